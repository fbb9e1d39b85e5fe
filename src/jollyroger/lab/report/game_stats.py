"""One game of many as a row: how it ended, how long it was, how much there was to choose from, and who led."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...bots import Decision, bot_factory
from ...engine import Action, Ask, Fast, Game, Result, Seat, State, run
from ..rollouts import average, difference, estimates, futures, keys, shares
from ..simulation.run_config import GameFailed, RunConfig, derive_seed

PARTS = 10
"""Into how many parts a game is cut to see how it changes as it goes on."""
LEAD_TRIALS = 24


@dataclass(frozen=True)
class Row:
    """What is kept of a game."""

    seating: tuple[str, ...]
    result: Result
    shares: tuple[float, ...]
    choices: int
    free: int
    branching: Mapping[int, int]
    """How often a free choice was one of so many."""
    by_part: tuple[tuple[int, int], ...]
    """For each part of the game, its free choices and the options they had in all."""
    leaders: tuple[Seat | None, ...] = field(default=(), compare=False)
    """Who was most likely to win at the end of each part; None: nobody clearly."""
    estimated: bool = field(default=False, compare=False)
    """Whether that is by the game's own estimate."""


@dataclass
class Watch:
    """What is noted while a game is played."""

    made: int = 0
    branches: list[tuple[int, int]] = field(default_factory=list)
    positions: list[State] = field(default_factory=list)


def play_row(game: Game[Any], voyage: RunConfig, number: int, lead: bool = False, closely: bool = False) -> Row:
    """Play that game. The same number has the same luck and the same crew in every setting, so settings can be paired.

    With `lead` it is also found out who led, where the game can say so itself; `closely`, by playing on where not.
    """
    seed = derive_seed(voyage.seed, number)
    seating = voyage.seating(number)
    bots = [bot_factory(name)() for name in seating]
    s = game.new(voyage.seats, Fast(seed), voyage.options)
    chance = Fast(derive_seed(seed, 0))
    watch = Watch()

    def choose(ask: Ask) -> Action | None:
        if ask.may or len(ask.options) > 1:
            watch.branches.append((watch.made, len(ask.options) + ask.may))
        if lead:
            watch.positions.append(s.clone())
        action = bots[ask.seat].choose(Decision(game, s, ask, chance))
        watch.made += action is not None
        return action

    choices, free = run(s, choose, voyage.limit)
    if s.result is None:
        raise GameFailed(f"not over after {choices} choices")
    ended = shares(s.result, s.seats, game.cooperative)
    leaders = _by_estimate(game, watch.positions) if lead else ()
    estimated = bool(leaders)
    if closely and not estimated:
        leaders = _by_trials(game, watch.positions, derive_seed(seed, 1))
    branching, by_part = Counter(count for _, count in watch.branches), _by_part(watch.branches, choices)
    return Row(seating, s.result, tuple(ended), choices, free, branching, by_part, leaders, estimated)


def _by_part(branches: Sequence[tuple[int, int]], choices: int) -> tuple[tuple[int, int], ...]:
    parts = [[0, 0] for _ in range(PARTS)]
    for at, count in branches:
        part = parts[min(PARTS - 1, at * PARTS // max(1, choices))]
        part[0] += 1
        part[1] += count
    return tuple((asked, options) for asked, options in parts)


def _by_estimate(game: Game[Any], positions: Sequence[State]) -> tuple[Seat | None, ...]:
    """The seat that led at the end of each part but the last, or as soon after as the game can say; else nothing."""
    leaders: list[Seat | None] = []
    leader: Seat | None = None
    for part in range(1, PARTS):
        later = (estimates(game, s) for s in positions[part * len(positions) // PARTS :])
        chances = next((chances for chances in later if chances is not None), None)
        if chances is None:
            break
        most = max(chances)
        if chances.count(most) == 1:
            leader = chances.index(most)
        leaders.append(leader)
    return (*leaders, *[leader] * (PARTS - 1 - len(leaders))) if leaders else ()


def _by_trials(game: Game[Any], positions: Sequence[State], seed: int) -> tuple[Seat | None, ...]:
    """The same by playing on. The lead passes only to one who is clearly ahead."""
    leaders: list[Seat | None] = []
    leader: Seat | None = None
    for part in range(1, PARTS):
        s = positions[part * len(positions) // PARTS]
        trials = futures(game, s, keys(LEAD_TRIALS, Fast(derive_seed(seed, part))))
        chances = average(trials)
        first = chances.index(max(chances))
        rivals = range(s.seats) if leader is None else [leader]
        ahead = [difference([trial[first] - trial[seat] for trial in trials]) for seat in rivals if seat != first]
        if all(gap.sure for gap in ahead):
            leader = first
        leaders.append(leader)
    return tuple(leaders)
