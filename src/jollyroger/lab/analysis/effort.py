"""How many rollouts an analysis makes, chosen by the user or fitted to the time available."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import ceil
from time import perf_counter

from ...engine import Action, Ask, Chance, State
from ..rollouts import run_rollouts
from .replayed import ReplayedGame

MIN_TRIALS = 32
"""A chance is then known to ± 16 percentage points at worst; with fewer rollouts the curve is mostly noise."""
ENOUGH_TRIALS = 100
"""± 10 points. If there is time for that, rollouts to the end replace the game's own estimate, which is biased."""
MAX_TRIALS = 400
"""± 5 points. More are made only on request."""
MAX_OPTIONS = 12
"""The most alternatives to a choice that are tried, so that decisions with many options do not take all the time."""
RECHECKS = 3
"""How many rolls and decisions of each seat are checked again with new seeds and more rollouts: the most extreme of
many noisy estimates is mostly overrated."""
OPINIONS_PER_RECHECK = 3
"""For each decision that is checked again, the Captain thinks about this many."""
DEFAULT_HORIZON = 20
"""The number of choices in a rollout, if the game can then estimate the chances and no horizon is asked for."""
HORIZONS = (40, 20, 10, 5, 2, 1, 0)
"""Tried in this order if there is no time to play to the end: the farther, the less the game's bias matters."""


@dataclass(frozen=True)
class Effort:
    """How closely to look: rollouts for each position, and which positions."""

    trials: int
    every: int = 1
    """1 analyses every position, 2 every second, and so on."""
    horizon: int | None = None
    """How many choices a rollout takes; None plays to the end."""
    curve_only: bool = False
    """Leave out luck and decisions, for lack of time."""

    @property
    def rechecks(self) -> int:
        """How many rolls and decisions of each seat are checked again."""
        return RECHECKS if self.every == 1 else 1

    @property
    def opinions(self) -> int:
        """How many decisions of each seat the Captain thinks about: of the costliest ones, many are not mistakes."""
        return OPINIONS_PER_RECHECK * self.rechecks

    @property
    def screening_trials(self) -> int:
        """Rollouts for each option of a decision in the first pass."""
        return max(4, self.trials // 8)

    @property
    def recheck_trials(self) -> int:
        return 4 * self.trials if self.every == 1 else self.trials

    def total_trials(self, replayed: ReplayedGame) -> float:
        """About how many rollouts the whole analysis takes."""
        if self.curve_only:
            return self.trials * len(replayed.positions) / self.every
        rolls = sum(step.rolled for step in replayed.steps)
        options = sum(min(MAX_OPTIONS + 1, len(step.ask.options)) for step in replayed.steps if step.is_free)
        sides = 1 if replayed.game.cooperative else replayed.seats
        first_pass = (len(replayed.positions) + rolls) * self.trials + options * self.screening_trials
        second_pass = self.recheck_trials * self.rechecks * (2 * replayed.seats + 4 * sides)
        return first_pass / self.every + second_pass + self.trials * self.opinions * replayed.seats

    def arguments(self) -> str:
        """The command-line arguments that ask for this effort."""
        horizon = "" if self.horizon is None else f" --horizon {self.horizon}"
        return f"--trials {self.trials} --every {self.every}{horizon}"


def fit_effort(
    replayed: ReplayedGame, seconds: float, workers: int = 1, clock: Callable[[], float] = perf_counter
) -> Effort:
    """The most thorough effort for about this time: all positions if they are cheap, else some, evenly spread."""
    rollout_seconds, choice_seconds = _measure(replayed, clock)
    wait = replayed.choices_to_estimate
    # Each entry: the horizon, the cost of a rollout, and the rollouts that are worth having with that horizon.
    plans: list[tuple[int | None, float, int]] = [
        (None, rollout_seconds, MIN_TRIALS if wait is None else ENOUGH_TRIALS)
    ]
    if wait is not None:
        # 0.2 choices for the estimate itself.
        plans += [
            (horizon, min(rollout_seconds, choice_seconds * (horizon + wait + 0.2)), MIN_TRIALS) for horizon in HORIZONS
        ]
    budget = seconds * workers
    for horizon, cost, wanted in plans:
        trials = int(budget / (cost * Effort(1000).total_trials(replayed) / 1000))
        if trials >= wanted:
            return Effort(min(MAX_TRIALS, trials // 10 * 10), 1, horizon)
    for every in (2, 3, 4, 6, 8):
        if Effort(MIN_TRIALS, every).total_trials(replayed) * cost <= budget:
            return Effort(MIN_TRIALS, every, horizon)
    every = max(1, min(len(replayed.steps) // 4, ceil(MIN_TRIALS * len(replayed.positions) * cost / budget)))
    return Effort(MIN_TRIALS, every, horizon, curve_only=True)


def _measure(replayed: ReplayedGame, clock: Callable[[], float]) -> tuple[float, float]:
    """The seconds that a rollout takes, averaged over the game, and those of one choice."""
    indexes = [len(replayed.steps) * quarter // 4 for quarter in (1, 2, 3)]
    choices = 0

    def policy(s: State, ask: Ask, chance: Chance) -> Action | None:
        nonlocal choices
        choices += 1
        return replayed.game.policy(s, ask, chance)

    started = clock()
    for index in indexes:
        run_rollouts(replace(replayed.game, policy=policy), replayed.positions[index], [index])
    seconds = max(1e-6, clock() - started)
    return seconds / len(indexes), seconds / max(1, choices)
