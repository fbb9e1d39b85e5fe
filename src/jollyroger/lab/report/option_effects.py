"""What each value of each option changes: the baseline against it, game by game on the same seeds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from ...engine import Game
from ..simulation.run_config import RunConfig
from ..statistics import Estimate, paired_difference
from .game_stats import GameStats

NUMBERS_TRIED = 3
"""How many values of a numeric option are tried, besides the baseline. An option may have dozens."""
MIN_PAIRS = 10
"""With fewer pairs of games the spread of their lengths, and so the interval, cannot be estimated."""

StatsByNumber = Mapping[int, GameStats]


class Variant(NamedTuple):
    """The baseline with one option changed."""

    option: str
    value: str

    @property
    def label(self) -> str:
        return f"{self.option.replace('_', ' ')}: {self.value}"


class Measure(NamedTuple):
    """A number that a game yields and that an option may change."""

    name: str
    unit: str
    value: Callable[[GameStats], float]
    is_rate: bool
    """Whether it lies between 0 and 1."""


LENGTH = Measure("length", "choices", lambda stats: float(stats.decisions), False)


@dataclass(frozen=True)
class Effect:
    """How a variant changes a measure, from games that were played both ways."""

    variant: Variant
    measure: Measure
    baseline: float
    change: Estimate
    pairs: int
    identical: int
    """How many pairs are the same game to the last choice."""


def list_variants(game: Game[Any], baseline: Mapping[str, str]) -> list[Variant]:
    """Every other value of every option; of many numbers, a few."""
    return [
        Variant(option.id, value)
        for option in game.options
        for value in _values_to_try(option.values, baseline[option.id])
    ]


def _values_to_try(values: Sequence[str], baseline: str) -> list[str]:
    others = [value for value in values if value != baseline]
    if len(others) <= NUMBERS_TRIED or not all(value.lstrip("-").isdecimal() for value in values):
        return others
    return [others[(len(others) - 1) * step // NUMBERS_TRIED] for step in range(1, NUMBERS_TRIED + 1)]


def with_variant(baseline: RunConfig, variant: Variant) -> RunConfig:
    """The baseline with this one option changed, on the same seed."""
    return replace(baseline, options={**baseline.options, variant.option: variant.value})


def list_measures(game: Game[Any], games: Sequence[GameStats]) -> list[Measure]:
    """What to compare: the crew's wins if the game is cooperative, else the first seat's; and the length."""
    if game.cooperative:
        return [Measure("the crew wins", "of games", lambda stats: float(bool(stats.result.winners)), True), LENGTH]
    measures = [Measure("the first seat wins", "of games", lambda stats: stats.win_shares[0], True), LENGTH]
    if any(not stats.result.winners for stats in games):
        anybody_wins = Measure("anybody wins", "of games", lambda stats: float(bool(stats.result.winners)), True)
        measures.insert(0, anybody_wins)
    return measures


def measure_effect(
    variant: Variant, measure: Measure, baseline: StatsByNumber, changed: StatsByNumber
) -> Effect | None:
    """Compare the games that were played both ways. None if there are too few."""
    numbers = sorted(baseline.keys() & changed.keys())
    if len(numbers) < (1 if measure.is_rate else MIN_PAIRS):
        return None
    pairs = [(measure.value(baseline[number]), measure.value(changed[number])) for number in numbers]
    return Effect(
        variant,
        measure,
        sum(before for before, _ in pairs) / len(pairs),
        paired_difference([after - before for before, after in pairs], measure.is_rate),
        len(pairs),
        sum(baseline[number] == changed[number] for number in numbers),
    )
