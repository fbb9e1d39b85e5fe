"""What is computed once and kept agrees with the rule it was computed from."""

from __future__ import annotations

from itertools import product

import pytest

from jollyroger.engine import Ask, Fast, Seat, State, play, playout, random_choice, refresh_asks

from .. import GAME, components
from ..actions import LAY, for_each_kind
from ..ai.evaluation import ACTION_VALUES, MISSING_CARD_FACTOR, MONKEY_FACTORS
from ..components import ACTIONS, CREW, CREW_KINDS, DECK, KINDS, MAX_CAPTAINS, MONKEY, RANK, SUIT_MULTIPLIER
from ..rules.auction import CARD_VALUES, card_value, card_values
from ..rules.bidding import BIDDING, REBIDDING, Bidding
from ..rules.cheating import CALLS, KEEP_OF_CHEAT, KEEP_OF_STAKE, call_refusal
from ..rules.effects import IS_RESOLVED, RESOLVING
from ..rules.rounds import DISCARDING, Discarding, bidding_round
from ..state import BID_CARDS, BidCard, Table, distinct
from .positions import bidding, table


def test_the_action_cards_have_the_numbers_of_their_kinds() -> None:
    names = ("CUTPURSE", "DOCK", "PLUNDER", "MERMAID", "EIGHT", "MONKEY", "RUM", "SHADY", "BRAWL", "KING")
    assert [KINDS[getattr(components, name)].id for name in names] == list(ACTIONS)


def test_a_card_is_worth_its_rank_and_more_in_the_crew_of_the_auction_card() -> None:  # AH-3.2, AH-5.1
    for auction, kind in product(range(len(KINDS)), repeat=2):
        same_crew = CREW[auction] is not None and CREW[auction] == CREW[kind]
        assert CARD_VALUES[auction][kind] == RANK[kind] * (SUIT_MULTIPLIER if same_crew else 1)
        assert card_values(auction)[kind] == card_value(kind, auction)
        assert card_values(None)[kind] == card_value(kind, None) == RANK[kind]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_calls_are_those_that_no_rule_refuses(seats: int) -> None:  # AH-6.2, AH-6.3
    for windows in product([False, True], repeat=seats):
        immune = [seat for seat in range(seats) if not windows[seat]]
        s = bidding(table(seats, immune=immune))
        for seat in range(seats):
            allowed = [captain for captain in range(seats) if call_refusal(s, seat, captain) is None]
            offered = [str(call) for ask in CALLS[windows] if ask.seat == seat for call in ask.options]
            assert offered == [f"call:{captain}" for captain in allowed]


def test_each_captain_has_his_phases() -> None:
    for seat in range(MAX_CAPTAINS):
        for phases in (BIDDING, REBIDDING, RESOLVING, KEEP_OF_CHEAT, KEEP_OF_STAKE):
            assert phases[seat].seat == seat
        assert BIDDING[seat].picks == REBIDDING[seat].picks == ()


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_discard_begins_with_nothing_picked(seats: int) -> None:  # AH-3.7
    assert DISCARDING[seats] == Discarding(((),) * seats, (False,) * seats)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_round_follows_the_turn_order(seats: int) -> None:  # AH-3.3
    s = Table(seats, Fast(1))
    for s.dealer in range(seats):
        order = State.after(s, s.dealer)
        assert s.after(s.dealer) == order
        assert [phase.seat for phase in bidding_round(s) if isinstance(phase, Bidding)] == order
        assert DISCARDING[seats] in bidding_round(s)


def test_a_card_of_a_bid_is_neither_resolved_nor_claimed() -> None:  # AH-3.4
    for seat, kind in product(range(MAX_CAPTAINS), range(len(KINDS))):
        assert BID_CARDS[seat][kind] == BidCard(seat, kind, resolved=False, claim=None)


def test_monkeys_and_rum_are_the_actions_that_are_not_resolved() -> None:  # AH-4.6, AH-4.7
    assert [
        kind.id for kind, resolved in zip(KINDS, IS_RESOLVED, strict=True) if kind.crew is None and not resolved
    ] == [
        "pirate-monkey",
        "rum",
    ]
    assert not any(IS_RESOLVED[:CREW_KINDS])


def test_crew_and_monkeys_have_no_value_as_actions() -> None:
    assert [kind for kind, value in enumerate(ACTION_VALUES) if not value] == [*range(CREW_KINDS), MONKEY]
    assert [MISSING_CARD_FACTOR**count for count in range(DECK.count(MONKEY) + 1)] == MONKEY_FACTORS


def test_each_kind_of_card_is_offered_once() -> None:
    chance = Fast(1)
    for size in range(20):
        deck = DECK[:]
        hand = sorted(chance.draw(deck) for _ in range(size))
        assert for_each_kind(hand, LAY) == [LAY[kind] for kind in distinct(hand)]


def questions(s: State) -> list[tuple[Seat, list[str], bool]]:
    return [(ask.seat, [str(option) for option in ask.options], ask.may) for ask in s.asks]


@pytest.mark.parametrize("cheating", ["on", "off"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_questions_kept_during_a_discard_are_those_asked_anew(seats: int, cheating: str) -> None:  # AH-3.7
    chance, s = Fast(seats), GAME.new(seats, Fast(seats), {"cheating": cheating, "length": "long-game"})
    compared = 0
    while s.asks and compared < 100:
        if not isinstance(s.agenda[-1], Discarding):
            playout(s, chance, 1)
            continue
        ask: Ask = chance.pick(s.asks)
        action = random_choice(ask, chance)
        assert action is not None
        twin = s.clone()
        for state in (s, twin):
            play(state, ask.seat, action)
        assert questions(twin) == questions(s)
        refresh_asks(twin)
        assert questions(twin) == questions(s)
        compared += 1
    assert compared == 100
