"""How closely a game is looked at: by what is asked for, or by what there is time for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import ceil
from time import perf_counter

from ...engine import Action, Ask, Chance, State
from ..rollouts import futures
from .replayed import ReplayedGame

MOST, ENOUGH, LEAST = 400, 100, 32
LOOKS = 12
"""At most so many other options of a decision are tried."""
JUDGED = 3
"""So many decisions and rolls of each seat are looked at a second time, with other luck and more trials: what looks
dearest or luckiest among many at first sight is mostly what was overrated."""
HORIZONS = (40, 20, 10, 5, 2, 1, 0)
HORIZON = 20
"""How many choices a trial goes on where the game can then say what a table is worth."""


@dataclass(frozen=True)
class Effort:
    """So many trials for each position looked at, every so many choices, played on for so many (None: to the end)."""

    trials: int
    every: int = 1
    horizon: int | None = None
    brief: bool = False
    """Only the curve: there is no time for luck and decisions."""

    @property
    def again(self) -> int:
        """How many rolls and decisions of each seat are looked at a second time."""
        return JUDGED if self.every == 1 else 1

    @property
    def screen(self) -> int:
        """Trials for each option of a decision at first sight."""
        return max(4, self.trials // 8)

    @property
    def judge(self) -> int:
        """Trials for what is looked at a second time."""
        return 4 * self.trials if self.every == 1 else self.trials

    def total(self, log: ReplayedGame) -> float:
        """How many trials it takes in all: the curve, the luck, the decisions."""
        if self.brief:
            return self.trials * len(log.tables) / self.every
        rolls = sum(step.rolled for step in log.steps)
        options = sum(min(LOOKS + 1, len(step.ask.options)) for step in log.steps if step.free)
        sides = 1 if log.game.cooperative else log.seats
        first = (len(log.tables) + rolls) * self.trials + options * self.screen
        return first / self.every + self.judge * self.again * (2 * log.seats + 4 * sides)

    def __str__(self) -> str:
        horizon = "" if self.horizon is None else f" --horizon {self.horizon}"
        return f"--trials {self.trials} --every {self.every}{horizon}"


def within(log: ReplayedGame, seconds: float, workers: int = 1, clock: Callable[[], float] = perf_counter) -> Effort:
    """As closely as can be done in about that time: all positions if they are cheap, else some, evenly."""
    trial, choice = _costs(log, clock)
    # To the end is the truth about these players; a game's own estimate is only nearly that, but much quicker.
    loads: list[tuple[int | None, float, int]] = [(None, trial, LEAST if log.untold is None else ENOUGH)]
    if log.untold is not None:
        loads += [(far, min(trial, choice * (far + log.untold + 0.2)), LEAST) for far in HORIZONS]
    budget = seconds * workers
    for horizon, cost, wanted in loads:
        trials = int(budget / (cost * Effort(1000).total(log) / 1000))
        if trials >= wanted:
            return Effort(min(MOST, trials // 10 * 10), 1, horizon)
    for every in (2, 3, 4, 6, 8):
        if Effort(LEAST, every).total(log) * cost <= budget:
            return Effort(LEAST, every, horizon)
    every = max(1, min(len(log.steps) // 4, ceil(LEAST * len(log.tables) * cost / budget)))
    return Effort(LEAST, every, horizon, brief=True)


def _costs(log: ReplayedGame, clock: Callable[[], float]) -> tuple[float, float]:
    """What a trial from somewhere in the game takes, and one choice of it."""
    places = [len(log.steps) * quarter // 4 for quarter in (1, 2, 3)]
    asked = 0

    def policy(s: State, ask: Ask, chance: Chance) -> Action | None:
        nonlocal asked
        asked += 1
        return log.game.policy(s, ask, chance)

    started = clock()
    for at in places:
        futures(replace(log.game, policy=policy), log.tables[at], [at])
    seconds = max(1e-6, clock() - started)
    return seconds / len(places), seconds / max(1, asked)
