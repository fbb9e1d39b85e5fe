"""A sailor plays games one after another with bots he keeps, and tells what became of each."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping, Sequence
from pathlib import PurePath
from time import perf_counter
from typing import Any

import msgspec

from ...bots import Bot, Decision, bot_factory
from ...engine import Action, Ask, Fast, Game, State, playout, run
from .game_result import GameResult, Move
from .run_config import GameFailed, RunConfig, derive_seed

SLICE = 0.25
"""Seconds until it is told what has been done: how stale the progress bar is, and how long Ctrl-C waits."""


class GameWorker:
    """One who plays. Bots are made from their names once and kept: a program is not started anew for every game."""

    def __init__(self, load: Callable[[], Game[Any]], voyage: RunConfig) -> None:
        self._game = load()
        self._voyage = voyage
        self._bots: dict[tuple[str, int], Bot] = {}

    def __call__(self, block: range) -> list[GameResult]:
        """Play these games in turn until a slice of time is up: at least one."""
        until = perf_counter() + SLICE
        played = []
        for number in block:
            played.append(self.play(number))
            if perf_counter() > until:
                break
        return played

    def play(self, number: int) -> GameResult:
        """Play that game. Whatever a game's or a bot's code can raise is a finding, not the end of all games."""
        game, voyage = self._game, self._voyage
        luck, seating = voyage.luck(number), voyage.seating(number)
        moves: list[Move] = []
        decisions = choices = 0
        result, wrong = None, ""
        started = perf_counter()
        try:
            s = game.new(voyage.seats, Fast(luck), voyage.options)
            decisions, choices = self._play(s, seating, Fast(derive_seed(luck, 0)), moves)
            result = s.result
            if result is None:
                raise GameFailed(f"not over after {decisions} choices")
        except Exception as error:
            wrong = _described(error)
            # A bot that broke a game may be broken itself: the next game gets a new one.
            self.close()
        seconds = perf_counter() - started
        return GameResult(number, luck, seating, result, wrong, decisions, choices, seconds, tuple(moves))

    def close(self) -> None:
        """Let the bots go."""
        bots, self._bots = self._bots, {}
        for bot in bots.values():
            close = getattr(bot, "close", None)
            if close is not None:
                close()

    def _seated(self, seating: Sequence[str]) -> list[Bot]:
        """A bot for every seat: two seats of one name are two bots."""
        seated = []
        for seat, name in enumerate(seating):
            key = (name, seating[:seat].count(name))
            if key not in self._bots:
                self._bots[key] = bot_factory(name)()
            seated.append(self._bots[key])
        return seated

    def _play(self, s: State, seating: tuple[str, ...], chance: Fast, moves: list[Move]) -> tuple[int, int]:
        game, voyage = self._game, self._voyage
        if not voyage.check and not voyage.moves and set(seating) == {"random"}:
            return playout(s, chance, voyage.limit)
        bots = self._seated(seating)
        pieces = dict(game.pieces(s))
        made = 0

        def count() -> None:
            now = dict(game.pieces(s))
            if now != pieces:
                raise GameFailed(f"pieces not conserved: after {made} choices {_difference(pieces, now)}")

        def choose(ask: Ask) -> Action | None:
            nonlocal made
            if voyage.check:
                count()
            observation = msgspec.json.encode(game.view(s, ask.seat)).decode() if voyage.moves else ""
            action = bots[ask.seat].choose(Decision(game, s, ask, chance))
            if action is not None and action not in ask.options:
                raise GameFailed(f"{seating[ask.seat]} chose '{action}' after {made} choices, which was not on offer")
            made += action is not None
            if voyage.moves:
                options = tuple(str(option) for option in ask.options)
                chosen = None if action is None else str(action)
                moves.append(Move(ask.seat, seating[ask.seat], observation, options, chosen))
            return action

        counts = run(s, choose, voyage.limit)
        if voyage.check:
            count()
        return counts


def _difference(before: Mapping[str, int], now: Mapping[str, int]) -> str:
    kinds = [kind for kind in {**before, **now} if before.get(kind) != now.get(kind)]
    return ", ".join(f"{kind} {before.get(kind, 0)} became {now.get(kind, 0)}" for kind in kinds)


def _described(error: Exception) -> str:
    if isinstance(error, GameFailed):
        return str(error)
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({PurePath(frame.filename).name}:{frame.lineno})"
