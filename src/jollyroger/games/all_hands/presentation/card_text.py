"""Cards, and what a hand lacks to win, as text and as arguments of messages."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.messages import Argument, Message, message
from ..components import COMPONENTS, KINDS, MONKEY, RANK, RANKS, kind_of
from ..messages import text
from ..rules.runs import missing_cards


def card_name(kind: int) -> str:
    return KINDS[kind].name


def card_named(id: str) -> str:
    return card_name(kind_of(id))


def card(kind: int) -> Message | str:
    """A card, as an argument of a message."""
    return KINDS[kind].noun


def card_with(id: str) -> Message | str:
    """The card with this id, as an argument of a message."""
    return card(kind_of(id))


def card_list(cards: Sequence[int]) -> tuple[Argument, ...]:
    """Cards as a list in a message, equal ones counted: 'Rum and 2 Stormsail 4'."""
    counts = {kind: cards.count(kind) for kind in cards}
    return tuple(
        card(kind) if count == 1 else message("counted-card", count=count, card=card(kind))
        for kind, count in counts.items()
    )


def is_needed(hand: list[int], rest: list[int]) -> bool:
    """Whether the rest of a hand is farther from winning than the whole hand."""
    return min(missing_cards(rest)) > min(missing_cards(hand))


def distance(hand: list[int]) -> Message:
    """How far a hand is from winning, by the shorter way: 'four cards from seven in a row'."""
    return distance_of(*missing_cards(hand))


def distance_of(seven: int, three: int) -> Message:
    """How far a hand is from winning that lacks so many cards for each way."""
    if min(seven, three) == 0:
        return message("distance-won")
    return distance_to_seven(seven) if seven <= three else distance_to_three(three)


def distance_to_seven(count: int) -> Message:
    return message("distance-seven", count=count)


def distance_to_three(count: int) -> Message:
    return message("distance-three", count=count)


def runs_list(runs: Sequence[Sequence[int]]) -> tuple[Message, ...]:
    """Complete runs as a list in a message: 'Stormsail 2 to 8, a Monkey for 5'."""
    return tuple(run_message(run) for run in runs)


def runs_text(runs: Sequence[Sequence[int]]) -> str:
    return text("listed", things=runs_list(runs))


def run_message(run: Sequence[int]) -> Message:
    crew, ranks = crew_and_ranks(run)
    noun = COMPONENTS.crew_nouns[crew]
    gaps = tuple(rank for rank, kind in zip(ranks, run, strict=True) if kind == MONKEY)
    if not gaps:
        return message("run", crew=noun, first=ranks[0], last=ranks[-1])
    return message("run-with-monkeys", crew=noun, first=ranks[0], last=ranks[-1], count=len(gaps), gaps=gaps)


def crew_and_ranks(run: Sequence[int]) -> tuple[int, range]:
    """The crew of a complete run and its ranks, with those for which a Monkey stands."""
    index, known = next((index, kind) for index, kind in enumerate(run) if kind != MONKEY)
    return known // RANKS, range(RANK[known] - index, RANK[known] - index + len(run))


def crew_id(crew: int) -> str:
    return COMPONENTS.crew_ids[crew]
