"""Bots do nothing silly: some hundred games, in which every choice is checked against rules of thumb."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from jollyroger.bots import bot_named
from jollyroger.bots.decision import Decision
from jollyroger.engine import Action, Ask, Fast, Seat, ask_order, play

from .. import GAME
from ..actions import Call, Cut, Drop, Lay, Name
from ..components import CREW_KINDS, DOCK, HAND_LIMIT, MONKEY
from ..presentation.hints import rest_of_hand
from ..rules.bidding import Bidding
from ..rules.effects import Brawling
from ..rules.rounds import Discarding
from ..state import Table

MAX_ROUNDS = 80
"""A hand between sensible captains takes about 15 rounds."""


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


SILLY: tuple[Callable[[Table, Seat, Action], bool], ...] = (
    calls_a_rightful_captain,
    bids_a_monkey,
    bids_something_with_fall_off_the_dock,
    discards_below_the_limit,
    brawls_twice,
    cuts_an_own_card,
)


def silly_choices(name: str, seats: int, games: int) -> Counter[str]:
    """How often a bot of this name does each silly thing.

    'repeats' are wrong calls of a captain who was called before in the round, 'endless' are far too long games.
    """
    found: Counter[str] = Counter()
    bot = bot_named(name)
    for number in range(games):
        chance = Fast(number)
        s = GAME.new(seats, Fast(number))
        rounds, dealer = 0, s.dealer
        called: list[Seat] = []
        while s.asks:
            if s.dealer != dealer:
                rounds, dealer, called = rounds + 1, s.dealer, []
            ask, action = choose(s, lambda ask: bot.choose(Decision(GAME, s, ask, chance)))  # noqa: B023
            found.update(silly.__name__ for silly in SILLY if silly(s, ask.seat, action))
            if isinstance(action, Call):
                found["repeats"] += action.captain in called and calls_a_rightful_captain(s, ask.seat, action)
                called.append(action.captain)
            play(s, ask.seat, action)
        found["endless"] += rounds > MAX_ROUNDS
    return +found


def choose(s: Table, answer: Callable[[Ask], Action | None]) -> tuple[Ask, Action]:
    for ask in ask_order(s):
        action = answer(ask)
        if action is not None:
            return ask, action
    raise AssertionError("nobody chose")


@pytest.mark.parametrize(("seats", "games"), [(2, 100), (3, 50), (6, 20)])
def test_a_mate_does_nothing_silly(seats: int, games: int) -> None:
    assert silly_choices("mate", seats, games) == {}


@pytest.mark.parametrize(("seats", "games"), [(2, 4), (4, 1)])
def test_a_captain_does_nothing_silly(seats: int, games: int) -> None:
    assert silly_choices("captain@24", seats, games) == {}


def test_a_deckhand_errs_like_a_beginner_and_still_comes_to_an_end() -> None:
    assert silly_choices("deckhand", 3, 40).keys() == {"calls_a_rightful_captain"}


def test_random_choices_are_found_to_be_silly() -> None:
    found = silly_choices("random", 3, 12)
    assert {silly.__name__ for silly in SILLY} <= {*found, "brawls_twice"}
