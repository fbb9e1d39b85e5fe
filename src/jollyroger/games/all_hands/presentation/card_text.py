"""Cards, and what a hand lacks to win, as text."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.text.english import listed
from ..components import COMPONENTS, KINDS, MONKEY, RANK, RANKS, kind_of
from ..rules.runs import missing_cards

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
"""A hand never lacks more than nine cards."""


def card_name(kind: int) -> str:
    return KINDS[kind].name


def card_named(id: str) -> str:
    return card_name(kind_of(id))


def card_list(cards: Sequence[int]) -> str:
    """Cards in a sentence, equal ones counted: 'Rum and 2 Stormsail 4'."""
    counts = {kind: cards.count(kind) for kind in cards}
    return listed(card_name(kind) if count == 1 else f"{count} {card_name(kind)}" for kind, count in counts.items())


def is_needed(hand: list[int], rest: list[int]) -> bool:
    """Whether the rest of a hand is farther from winning than the whole hand."""
    return min(missing_cards(rest)) > min(missing_cards(hand))


def distance_text(hand: list[int]) -> str:
    """How far a hand is from winning, by the shorter way: 'four cards from seven in a row'."""
    seven, three = missing_cards(hand)
    if min(seven, three) == 0:
        return "a winning hand"
    return seven_text(seven) if seven <= three else three_text(three)


def seven_text(count: int) -> str:
    return f"{words(count)} from seven in a row"


def three_text(count: int) -> str:
    return f"{words(count)} from three of each crew"


def words(count: int) -> str:
    """'one card', 'two cards'."""
    return f"{NUMBERS[count]} card{'' if count == 1 else 's'}"


def runs_text(runs: Sequence[Sequence[int]]) -> str:
    """Complete runs: 'Stormsail 2 to 8, a Monkey for 5'."""
    return listed(run_text(run) for run in runs)


def run_text(run: Sequence[int]) -> str:
    crew, ranks = crew_and_ranks(run)
    gaps = [rank for rank, kind in zip(ranks, run, strict=True) if kind == MONKEY]
    monkeys = f" ({'a Monkey' if len(gaps) == 1 else 'Monkeys'} for the {listed(map(str, gaps))})" if gaps else ""
    return f"{COMPONENTS.crews[crew]} {ranks[0]} to {ranks[-1]}{monkeys}"


def crew_and_ranks(run: Sequence[int]) -> tuple[int, range]:
    """The crew of a complete run and its ranks, with those for which a Monkey stands."""
    index, known = next((index, kind) for index, kind in enumerate(run) if kind != MONKEY)
    return known // RANKS, range(RANK[known] - index, RANK[known] - index + len(run))


def crew_id(crew: int) -> str:
    return KINDS[crew * RANKS].id.rpartition("-")[0]
