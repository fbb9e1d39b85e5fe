"""Wins and scores, compared with a slow and simple implementation. (AH-7.1, AH-7.2, AH-9.1)"""

from __future__ import annotations

from itertools import product

import pytest

from jollyroger.engine import Fast, play, random_choice

from .. import GAME
from ..components import CREW, DECK, MONKEY, RANK
from ..rules.runs import find_win, score

Ranks = list[set[int]]


def possible_ranks(hand: list[int]) -> list[tuple[Ranks, Ranks]]:
    """For all cards that the monkeys may stand for: the ranks of each crew with them, and without them."""
    sailors = [kind for kind in hand if CREW[kind] is not None]
    disguises = product(range(30), repeat=hand.count(MONKEY))
    return [(ranks([*sailors, *disguise]), ranks(sailors)) for disguise in disguises]


def ranks(kinds: list[int]) -> Ranks:
    return [{RANK[kind] for kind in kinds if CREW[kind] == crew} for crew in range(3)]


def runs(held: set[int], length: int) -> list[range]:
    starts = range(1, 10 - length + 2)
    return [range(start, start + length) for start in starts if held.issuperset(range(start, start + length))]


def slow_win(hand: list[int]) -> str | None:
    if any(runs(held, 7) for whole, _ in possible_ranks(hand) for held in whole):
        return "crew-of-seven"
    return "three-crews" if any(all(runs(held, 3) for held in whole) for whole, _ in possible_ranks(hand)) else None


def slow_score(hand: list[int], both: bool) -> int:
    totals = []
    for whole, real in possible_ranks(hand):
        pays = [(best(*crew, 3), best(*crew, 7)) for crew in zip(whole, real, strict=True)]
        totals.append(sum(sum(pay) if both else max(pay) for pay in pays))
    return max(totals)


def best(whole: set[int], real: set[int], length: int) -> int:
    return max((sum(real.intersection(run)) for run in runs(whole, length)), default=0)


def hand_of(count: int, seed: int) -> list[int]:
    """A random hand with no, one or two monkeys, all equally likely."""
    luck = Fast(seed)
    monkeys = luck.below(3)
    deck = [kind for kind in DECK if kind != MONKEY]
    return sorted([MONKEY] * monkeys + [luck.draw(deck) for _ in range(count - monkeys)])


HANDS = [hand_of(count, seed) for count in (7, 9, 12, 15, 18) for seed in range(12)]


def test_the_hands_tried_win_in_all_ways_and_in_none() -> None:
    assert {find_win(hand) for hand in HANDS} == {"crew-of-seven", "three-crews", None}


def test_a_hand_wins_if_its_monkeys_can_complete_it() -> None:  # AH-7.1, AH-7.4
    assert [find_win(hand) for hand in HANDS] == [slow_win(hand) for hand in HANDS]


@pytest.mark.parametrize("both", [True, False])
def test_monkeys_stand_for_the_cards_that_score_most(both: bool) -> None:  # AH-9.1, AH-9.2, AH-9.3
    assert [score(hand, both) for hand in HANDS] == [slow_score(hand, both) for hand in HANDS]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("length", ["single-hand", "long-game"])
def test_a_winning_hand_is_always_announced_at_once(seats: int, length: str) -> None:  # AH-7.2
    luck = Fast(seats)
    s = GAME.new(seats, Fast(seats), {"length": length})
    for _ in range(1500):
        if not s.asks:
            break
        assert not any(find_win(hand) for hand in s.hands)
        ask = luck.pick(s.asks)
        action = random_choice(ask, luck)
        if action is not None:
            play(s, ask.seat, action)
