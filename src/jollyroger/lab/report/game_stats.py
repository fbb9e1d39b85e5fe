"""Statistics of one game: how it ended, how long it was, how many options there were, and who led."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ...engine import Action, Ask, Fast, Game, Result, Seat, State
from ..rollouts import estimate_shares, run_rollouts
from ..seeds import derive_seed, draw_seeds
from ..simulation.game_player import GamePlayer
from ..simulation.game_result import GameFailed
from ..simulation.observers import GameObserver
from ..simulation.run_config import RunConfig
from ..simulation.schedule import RotatingSchedule
from ..statistics import column_means, paired_difference

GAME_PARTS = 10
"""A game is divided into this many parts to see how it changes over time."""
LEAD_TRIALS = 24
"""Rollouts at the end of each part to find the leader. They take most of the report's time, and only a clear lead
counts, so few are enough."""


@dataclass(frozen=True)
class GameStats:
    """What is kept of a game. Two games with the same course are equal."""

    seating: tuple[str, ...]
    result: Result
    win_shares: tuple[float, ...]
    decisions: int
    free_decisions: int
    option_counts: Mapping[int, int]
    """How often a free decision had this many options."""
    parts: tuple[tuple[int, int], ...]
    """For each part of the game: its free decisions, and the sum of their options."""
    roles: tuple[Mapping[str, str], ...] = ()
    """What each seat began as, by kinds of role."""
    leaders: tuple[Seat | None, ...] = field(default=(), compare=False)
    """Who led at the end of each part except the last; None: nobody clearly. Empty if that was not looked at."""
    leaders_estimated: bool = field(default=False, compare=False)
    """Whether the leaders come from the game's own estimate."""
    chances: tuple[tuple[float, ...], ...] = field(default=(), compare=False)
    """Each seat's chance to win at the end of each part except the last. Empty if that was not looked at."""


class Lead(NamedTuple):
    """Who led at the end of each part but the last, and everybody's chances then."""

    leaders: tuple[Seat | None, ...]
    chances: tuple[tuple[float, ...], ...]


NO_LEAD = Lead((), ())


class StatsRecorder(GameObserver):
    """Records the free decisions of a game, and every position if asked to."""

    def __init__(self, keep_positions: bool) -> None:
        self.free: list[tuple[int, int]] = []
        """For each free decision, the number of choices before it and its number of options."""
        self.positions: list[State] = []
        self._keep_positions = keep_positions
        self._choices = 0

    def before_choice(self, s: State, ask: Ask) -> None:
        if ask.may or len(ask.options) > 1:
            self.free.append((self._choices, len(ask.options) + ask.may))
        if self._keep_positions:
            self.positions.append(s.clone())

    def after_choice(self, ask: Ask, action: Action | None) -> None:
        self._choices += action is not None


def play_for_stats(
    player: GamePlayer, config: RunConfig, number: int, find_leaders: bool = False, use_rollouts: bool = False
) -> GameStats:
    """Play a game. A number has the same seed and seating in every setting, so settings can be compared in pairs.

    With `find_leaders`, the game's own estimate says who led; if it has none, rollouts do with `use_rollouts`. Raises
    GameFailed if the game fails.
    """
    recorder = StatsRecorder(keep_positions=find_leaders)
    played = player.play(config, RotatingSchedule(config).game(number), [recorder])
    if played.result is None:
        raise GameFailed(played.error)
    lead = _estimated_lead(player.game, recorder.positions) if find_leaders else NO_LEAD
    leaders_estimated = bool(lead.leaders)
    if find_leaders and use_rollouts and not leaders_estimated:
        lead = _rollout_lead(player.game, recorder.positions, derive_seed(played.seed, 1))
    return GameStats(
        played.seating,
        played.result,
        tuple(played.win_shares(player.game.cooperative)),
        played.decisions,
        played.free_decisions,
        Counter(options for _, options in recorder.free),
        _count_by_part(recorder.free, played.decisions),
        played.roles,
        lead.leaders,
        leaders_estimated,
        lead.chances,
    )


def _count_by_part(free: Sequence[tuple[int, int]], decisions: int) -> tuple[tuple[int, int], ...]:
    parts = [[0, 0] for _ in range(GAME_PARTS)]
    for choices, options in free:
        part = parts[min(GAME_PARTS - 1, choices * GAME_PARTS // max(1, decisions))]
        part[0] += 1
        part[1] += options
    return tuple((count, options) for count, options in parts)


def _estimated_lead(game: Game[Any], positions: Sequence[State]) -> Lead:
    """Who led at the end of each part but the last, by the game's own estimate. Empty if it has none.

    If there is no estimate for that position, the next one that has an estimate counts.
    """
    leaders: list[Seat | None] = []
    all_chances: list[tuple[float, ...]] = []
    leader: Seat | None = None
    for part in range(1, GAME_PARTS):
        later = (estimate_shares(game, s) for s in positions[part * len(positions) // GAME_PARTS :])
        chances = next((chances for chances in later if chances is not None), None)
        if chances is None:
            break
        highest = max(chances)
        if chances.count(highest) == 1:
            leader = chances.index(highest)
        leaders.append(leader)
        all_chances.append(tuple(chances))
    if not leaders:
        return NO_LEAD
    missing = GAME_PARTS - 1 - len(leaders)
    return Lead((*leaders, *[leader] * missing), (*all_chances, *[all_chances[-1]] * missing))


def _rollout_lead(game: Game[Any], positions: Sequence[State], seed: int) -> Lead:
    """The same by rollouts. The lead passes only to a seat that is significantly ahead."""
    leaders: list[Seat | None] = []
    all_chances: list[tuple[float, ...]] = []
    leader: Seat | None = None
    for part in range(1, GAME_PARTS):
        s = positions[part * len(positions) // GAME_PARTS]
        outcomes = run_rollouts(game, s, draw_seeds(LEAD_TRIALS, Fast(derive_seed(seed, part))))
        chances = column_means(outcomes)
        first = chances.index(max(chances))
        rivals = range(s.seats) if leader is None else [leader]
        leads = [
            paired_difference([outcome[first] - outcome[seat] for outcome in outcomes])
            for seat in rivals
            if seat != first
        ]
        if all(lead.is_significant for lead in leads):
            leader = first
        leaders.append(leader)
        all_chances.append(tuple(chances))
    return Lead(tuple(leaders), tuple(all_chances))
