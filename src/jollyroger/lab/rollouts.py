"""Rollouts: a position played on many times with the game's own policy, to estimate each seat's chance to win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..engine import Action, Ask, Fast, Game, Seat, State, play, run
from .scoring import win_shares
from .seeds import SEED_LIMIT


def run_rollouts(
    game: Game[Any],
    s: State,
    seeds: Sequence[int],
    horizon: int | None = None,
    seat: Seat | None = None,
    first_move: Callable[[State], None] | None = None,
) -> list[list[float]]:
    """Play the position on once for each seed. Returns each seat's share of the win, rollout by rollout.

    The same seeds bring the same luck, so that choices can be compared pair by pair. `horizon` is the number of choices
    after which the game's own estimate is used, as soon as it has one; None plays to the end. With a `seat`, each
    rollout starts from a position that looks the same to that seat. `first_move` is applied to each rollout's position.
    """
    return [_run_rollout(game, s, seed, horizon, seat, first_move) for seed in seeds]


def _run_rollout(
    game: Game[Any],
    s: State,
    seed: int,
    horizon: int | None,
    seat: Seat | None,
    first_move: Callable[[State], None] | None,
) -> list[float]:
    chance = Fast(seed)
    state: State = s.clone() if seat is None else game.resample(s, seat, chance)
    state.chance = Fast(chance.below(SEED_LIMIT))
    if first_move is not None:
        first_move(state)

    def choose(ask: Ask) -> Action | None:
        return game.policy(state, ask, chance)

    if horizon is None:
        run(state, choose)
    else:
        run(state, choose, horizon)
    while state.result is None:
        estimate = estimate_shares(game, state)
        if estimate is not None:
            return estimate
        run(state, choose, 1)
    return win_shares(state.result, state.seats, game.cooperative)


def estimate_shares(game: Game[Any], s: State) -> list[float] | None:
    """The game's own estimate of each seat's chance to win, or None if it has none for this position."""
    values = [game.value(s, seat) for seat in range(s.seats)]
    known = [value for value in values if value is not None]
    return known if len(known) == s.seats else None


def make_first_move(game: Game[Any], seat: Seat, action: Action | None) -> Callable[[State], None]:
    """For `run_rollouts`: the seat plays this action first. With None it stays silent and the others go on."""

    def move(state: State) -> None:
        if action is not None:
            play(state, seat, action)
            return
        chance = Fast(state.chance.below(SEED_LIMIT))

        def choose(ask: Ask) -> Action | None:
            return None if ask.seat == seat and ask.may else game.policy(state, ask, chance)

        run(state, choose, 1)

    return move
