"""What each value of each option does: the agreed setting against it, game by game with the same luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ...engine import Game
from ..rollouts import Estimate, difference
from ..simulation.run_config import RunConfig
from .game_stats import Row

FEW = 4
"""Of an option with more numbers than this, so many are tried."""
ENOUGH = 10
"""With fewer pairs it cannot be told how much a length scatters."""

Rows = Mapping[int, Row]
"""Games by their number."""


class Variant(NamedTuple):
    """One option given another value than agreed."""

    option: str
    value: str
    about: str

    @property
    def label(self) -> str:
        return f"{self.option.replace('_', ' ')}: {self.value}"


class Measure(NamedTuple):
    """Something a game comes to that an option may change."""

    name: str
    unit: str
    of: Callable[[Row], float]
    bounded: bool
    """Whether it lies between 0 and 1, so that it is a rate."""


@dataclass(frozen=True)
class Effect:
    """What a variant did to a measure: what it is with and without, and the difference between paired games."""

    variant: Variant
    measure: Measure
    without: float
    with_it: float
    change: Estimate
    pairs: int
    same: int
    """How many of the pairs were the same game to the last choice."""


def variants(game: Game[Any], agreed: Mapping[str, str]) -> list[Variant]:
    """Every other value of every option; of a long row of numbers, a few."""
    return [
        Variant(option.id, value, option.about)
        for option in game.options
        for value in _few(option.values, agreed[option.id])
    ]


def _few(values: Sequence[str], agreed: str) -> list[str]:
    others = [value for value in values if value != agreed]
    if len(others) < FEW or not all(value.lstrip("-").isdecimal() for value in values):
        return others
    return [others[(len(others) - 1) * step // (FEW - 1)] for step in range(1, FEW)]


def with_variant(base: RunConfig, variant: Variant) -> RunConfig:
    """The base once more with that one value changed, and the same seed."""
    return replace(base, options={**base.options, variant.option: variant.value})


def measures(game: Game[Any], rows: Sequence[Row]) -> list[Measure]:
    """What is worth comparing: where all play together whether they win; else the first seat's luck and the length."""
    if game.cooperative:
        return [Measure("the crew wins", "of games", lambda row: float(bool(row.result.winners)), True), LENGTH]
    found = [Measure("the first seat wins", "of games", lambda row: row.shares[0], True), LENGTH]
    if any(not row.result.winners for row in rows):
        found.insert(0, Measure("anybody wins", "of games", lambda row: float(bool(row.result.winners)), True))
    return found


LENGTH = Measure("length", "choices", lambda row: float(row.choices), False)


def effect(variant: Variant, measure: Measure, without: Rows, with_it: Rows) -> Effect | None:
    """Only games that were played both ways count. None: there are too few to say how much they scatter."""
    both = sorted(without.keys() & with_it.keys())
    if len(both) < (1 if measure.bounded else ENOUGH):
        return None
    pairs = [(measure.of(without[number]), measure.of(with_it[number])) for number in both]
    return Effect(
        variant,
        measure,
        sum(before for before, _ in pairs) / len(pairs),
        sum(after for _, after in pairs) / len(pairs),
        difference([after - before for before, after in pairs], measure.bounded),
        len(pairs),
        sum(without[number] == with_it[number] for number in both),
    )
