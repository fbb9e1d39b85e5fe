"""One game of many: who sits where, where its luck comes from, and what is done when it goes wrong."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import PurePath
from time import perf_counter
from typing import Any

from ..bots import Lookout, bot_named
from ..engine import Action, Ask, Fast, Game, State, playout, run
from .tally import Failure, Tally

SLICE = 0.25
"""Seconds until it is told what has been done: how stale the progress bar is, and how long Ctrl-C waits."""


class Wrecked(Exception):
    """A game that broke a promise of its rules: it does not end, or loses pieces."""


@dataclass(frozen=True)
class Voyage:
    """What all games of a simulation have in common."""

    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str]
    check: bool
    limit: int

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in that game: everybody moves up one seat from game to game, so that no seat favours a bot."""
        crew = max(self.seats, len(self.bots))
        return tuple(self.bots[(seat + number) % crew % len(self.bots)] for seat in range(self.seats))


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of many."""
    digest = blake2b(f"{seed}/{number}".encode(), digest_size=8, person=b"jr-lab").digest()
    return int.from_bytes(digest, "big")


def sail(game: Game[Any], voyage: Voyage, number: int, tally: Tally) -> None:
    """Play that game and count it, as a failure if need be."""
    seed = seed_of(voyage.seed, number)
    seating = voyage.seating(number)
    try:
        s = game.new(voyage.seats, Fast(seed), voyage.options)
        decisions, choices = _play(game, s, voyage, seating, Fast(seed_of(seed, 0)))
        if s.result is None:
            raise Wrecked(f"not over after {decisions} choices")
    except Exception as error:  # whatever a game's code can raise is a finding, not the end of the simulation
        tally.fail(Failure(number, seed, _described(error)))
    else:
        tally.add(s.result, seating, decisions, choices, game.cooperative)


def sail_on(game: Game[Any], voyage: Voyage, first: int, last: int) -> Tally:
    """Play games from first to before last until a slice of time is up: at least one; the tally says how many."""
    until = perf_counter() + SLICE
    tally = Tally(voyage.seats)
    for number in range(first, last):
        sail(game, voyage, number, tally)
        if perf_counter() > until:
            break
    return tally


def _play(game: Game[Any], s: State, voyage: Voyage, seating: tuple[str, ...], chance: Fast) -> tuple[int, int]:
    if not voyage.check and set(seating) == {"random"}:
        return playout(s, chance, voyage.limit)
    bots = [bot_named(name) for name in seating]
    pieces = dict(game.pieces(s))
    made = 0

    def count() -> None:
        now = dict(game.pieces(s))
        if now != pieces:
            raise Wrecked(f"pieces not conserved: after {made} choices {_difference(pieces, now)}")

    def choose(ask: Ask) -> Action | None:
        nonlocal made
        if voyage.check:
            count()
        action = bots[ask.seat].choose(Lookout(game, s, ask, chance))
        made += action is not None
        return action

    counts = run(s, choose, voyage.limit)
    if voyage.check:
        count()
    return counts


def _difference(before: Mapping[str, int], now: Mapping[str, int]) -> str:
    kinds = [kind for kind in {**before, **now} if before.get(kind) != now.get(kind)]
    return ", ".join(f"{kind} {before.get(kind, 0)} became {now.get(kind, 0)}" for kind in kinds)


def _described(error: Exception) -> str:
    if isinstance(error, Wrecked):
        return str(error)
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({PurePath(frame.filename).name}:{frame.lineno})"
