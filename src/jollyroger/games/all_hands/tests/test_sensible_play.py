"""Bots do nothing silly: some hundred games, in which every choice is checked against rules of thumb.

With JOLLYROGER_SOAK set, a hundred times as many games are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from jollyroger.bots import bot_named
from jollyroger.bots.decision import Decision
from jollyroger.engine import Action, Ask, Chance, Fast, Seat, ask_order, play
from jollyroger.testing.play import play_ids
from jollyroger.testing.soak import SOAK_FACTOR

from .. import GAME
from ..actions import NAME, SEAL, Call, Cut, Drop, Lay, Name
from ..ai.evaluation import hand_value
from ..components import CREW_KINDS, DOCK, HAND_LIMIT, MONKEY
from ..presentation.hints import rest_of_hand
from ..rules.bidding import Bidding
from ..rules.effects import Brawling
from ..rules.rounds import Discarding
from ..rules.runs import missing_cards
from ..state import Table, cards_left
from .positions import begin, bidding, table

MAX_ROUNDS = 80
"""A hand between sensible captains takes about 15 rounds."""
LEAST_LEFT = 0.6
"""Nobody pays more than two fifths of what a hand is worth for a card of no use."""

Choose = Callable[[Table, Ask, Chance], Action | None]


def calls_a_rightful_captain(s: Table, seat: Seat, action: Action) -> bool:
    return isinstance(action, Call) and len(s.hands[action.captain]) <= HAND_LIMIT


def bids_a_monkey(s: Table, seat: Seat, action: Action) -> bool:
    return isinstance(action, Lay) and action.kind == MONKEY


def bids_something_with_fall_off_the_dock(s: Table, seat: Seat, action: Action) -> bool:
    phase = s.agenda[-1]
    laid = phase.picks if isinstance(phase, Bidding) else ()
    return isinstance(action, Lay) and DOCK in (*laid, action.kind) and any(kind < CREW_KINDS for kind in laid)


def discards_below_the_limit(s: Table, seat: Seat, action: Action) -> bool:
    phase = s.agenda[-1]
    return isinstance(phase, Discarding) and isinstance(action, Drop) and len(rest_of_hand(s, seat)) < HAND_LIMIT


def brawls_twice(s: Table, seat: Seat, action: Action) -> bool:
    others = [other for other in range(s.seats) if other != seat]
    return (
        isinstance(s.agenda[-1], Brawling)
        and isinstance(action, Name)
        and s.brawled_next[action.captain]
        and not all(s.brawled_next[other] for other in others)
    )


def cuts_an_own_card(s: Table, seat: Seat, action: Action) -> bool:
    return isinstance(action, Cut) and s.row[action.place].owner == seat


def pays_much_for_what_helps_nobody(s: Table, seat: Seat, action: Action) -> bool:
    """Crew that would leave the hand much worse even with the auction card, for one that brings nobody nearer."""
    phase = s.agenda[-1]
    if action != SEAL or not isinstance(phase, Bidding) or s.auction is None:
        return False
    if any(kind >= CREW_KINDS for kind in (*phase.picks, s.auction)):
        return False
    if any(lacking([*hand, s.auction]) < lacking(hand) for hand in s.hands):
        return False
    after = [*cards_left(s.hands[seat], phase.picks), s.auction]
    return hand_value(after) < LEAST_LEFT * hand_value(s.hands[seat])


def lacking(hand: list[int]) -> int:
    """How many cards a hand lacks to win. (AH-7.4)"""
    return min(missing_cards(hand))


SILLY: tuple[Callable[[Table, Seat, Action], bool], ...] = (
    calls_a_rightful_captain,
    bids_a_monkey,
    bids_something_with_fall_off_the_dock,
    discards_below_the_limit,
    brawls_twice,
    cuts_an_own_card,
    pays_much_for_what_helps_nobody,
)
CALLED_AGAIN, CALLED_BACK, ENDLESS = "called again", "called back", "endless"
BEGINNERS_MISTAKES = {calls_a_rightful_captain.__name__, pays_much_for_what_helps_nobody.__name__}


def silly_choices(player: Choose, seats: int, games: int) -> Counter[str]:
    """How often each silly thing is done in these games.

    Besides: wrong calls of a captain who was called in the round before, or who has called the caller as wrongly; and
    games that are far too long.
    """
    found: Counter[str] = Counter()
    for number in range(games):
        s, chance = GAME.new(seats, Fast(number)), Fast(number)
        rounds, dealer = 0, s.dealer
        called, wronged = set[Seat](), set[tuple[Seat, Seat]]()
        while s.asks and rounds <= MAX_ROUNDS:
            if s.dealer != dealer:
                rounds, dealer, called, wronged = rounds + 1, s.dealer, set(), set()
            ask, action = choose(s, lambda ask: player(s, ask, chance))  # noqa: B023
            found.update(silly.__name__ for silly in SILLY if silly(s, ask.seat, action))
            if isinstance(action, Call):
                if calls_a_rightful_captain(s, ask.seat, action):
                    found[CALLED_AGAIN] += action.captain in called
                    found[CALLED_BACK] += (action.captain, ask.seat) in wronged
                    wronged.add((ask.seat, action.captain))
                called.add(action.captain)
            play(s, ask.seat, action)
        found[ENDLESS] += rounds > MAX_ROUNDS
    return +found


def choose(s: Table, answer: Callable[[Ask], Action | None]) -> tuple[Ask, Action]:
    for ask in ask_order(s):
        action = answer(ask)
        if action is not None:
            return ask, action
    raise AssertionError("nobody chose")


def bot(name: str) -> Choose:
    player = bot_named(name)
    return lambda s, ask, chance: player.choose(Decision(GAME, s, ask, chance))


def contrary_bot(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """Plays as a Mate, but now and then does something silly if it can, or calls somebody."""
    wild: list[Action] = []
    if chance.below(8) == 0:
        wild += [option for option in ask.options if isinstance(option, Call)]
    if chance.below(2):
        wild += [option for option in ask.options if any(silly(s, ask.seat, option) for silly in SILLY[1:])]
    if wild:
        return chance.pick(wild)
    if chance.below(8) == 0 and isinstance(s.agenda[-1], Bidding) and not ask.may:
        return chance.pick(ask.options)
    return GAME.policy(s, ask, chance)


@pytest.mark.timeout(120 * SOAK_FACTOR)
@pytest.mark.parametrize(("seats", "games"), [(2, 100), (3, 50), (6, 20)])
def test_a_mate_does_nothing_silly(seats: int, games: int) -> None:
    assert silly_choices(bot("mate"), seats, games * SOAK_FACTOR) == {}


@pytest.mark.timeout(120 * SOAK_FACTOR)
@pytest.mark.parametrize(("seats", "games"), [(2, 4), (4, 1)])
def test_a_captain_does_nothing_silly(seats: int, games: int) -> None:
    assert silly_choices(bot("captain@24"), seats, games * SOAK_FACTOR) == {}


@pytest.mark.timeout(120 * SOAK_FACTOR)
def test_a_deckhand_errs_like_a_beginner_and_still_comes_to_an_end() -> None:
    assert silly_choices(bot("deckhand"), 3, 40 * SOAK_FACTOR).keys() == BEGINNERS_MISTAKES


def test_whatever_is_silly_could_be_done_in_these_games() -> None:
    found = silly_choices(contrary_bot, 2, 30)
    assert found.keys() == {silly.__name__ for silly in SILLY} - {brawls_twice.__name__} | {CALLED_BACK, ENDLESS}


def test_a_second_brawl_with_the_same_captain_is_silly() -> None:  # AH-4.9
    s = begin(table(brawled_next=[1]), Brawling(0))
    assert brawls_twice(s, 0, NAME[1])
    assert not brawls_twice(s, 0, NAME[2])


def test_half_a_hand_for_a_card_that_nobody_needs_is_silly() -> None:  # AH-3.3
    s = bidding(table(hands=["stormsail-2..5 sea-sabre-1", "any*5", "any*5"], auction="stormsail-2"))
    assert laying(s, "lay:stormsail-4", "lay:stormsail-5")
    s = bidding(table(hands=["stormsail-2..5 sea-sabre-1", "any*5", "any*5"], auction="stormsail-6"))
    assert not laying(s, "lay:stormsail-4", "lay:stormsail-5")


def laying(s: Table, *cards: str) -> bool:
    """Whether it is silly to bid these cards."""
    play_ids(GAME, s, 0, *cards)
    return pays_much_for_what_helps_nobody(s, 0, SEAL)
