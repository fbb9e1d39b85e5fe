"""Plays single games by bots; used by every run of many games."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from pathlib import PurePath
from time import perf_counter
from typing import Any

from ...bots import BadBot, Bot, ask_bot, bot_factory
from ...engine import Action, Ask, Chance, Fast, Game, Recorder, Sealed, State, playout, run, secret_from_seed
from ..seeds import derive_seed
from .game_result import GameFailed, GameResult
from .observers import GameObserver
from .run_config import RunConfig
from .schedule import PlannedGame


class GamePlayer:
    """Plays games one after another and reuses its bots, so that a bot's program starts only once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._bots: dict[tuple[str, int], Bot] = {}

    def play(self, config: RunConfig, planned: PlannedGame, observers: Sequence[GameObserver] = ()) -> GameResult:
        """Play one game. An error in the code of the game or of a bot is part of the result; the run goes on."""
        number, seed, seating = planned
        decisions = free_decisions = 0
        result, error_text = None, ""
        roles: tuple[Mapping[str, str], ...] = ()
        started = perf_counter()
        try:
            s = self.game.new(config.seats, _luck(seed, config), config.options)
            roles = tuple(self.game.roles(s))
            decisions, free_decisions = self._play(s, config, planned, observers)
            result = s.result
            if result is None:
                raise GameFailed(f"not over after {decisions} choices")
        except Exception as error:
            error_text = describe_error(error)
            # The bots may be in a bad state; the next game gets new ones.
            self.close()
        seconds = perf_counter() - started
        return GameResult(number, seed, seating, result, error_text, decisions, free_decisions, seconds, roles=roles)

    def close(self) -> None:
        """Close all bots that have a `close` method."""
        bots, self._bots = self._bots, {}
        for bot in bots.values():
            close = getattr(bot, "close", None)
            if close is not None:
                close()

    def _play(
        self, s: State, config: RunConfig, planned: PlannedGame, observers: Sequence[GameObserver]
    ) -> tuple[int, int]:
        chance = Fast(derive_seed(planned.seed, 0))
        if not observers and set(planned.seating) == {"random"}:
            # Plays the same games several times faster.
            return playout(s, chance, config.max_choices)
        bots = self._bots_for(planned.seating)
        choices = 0

        def choose(ask: Ask) -> Action | None:
            nonlocal choices
            for observer in observers:
                observer.before_choice(s, ask)
            try:
                action = ask_bot(bots[ask.seat], self.game, s, ask, chance).action
            except BadBot as error:
                raise GameFailed(f"{planned.seating[ask.seat]}, after {choices} choices: {error}") from error
            choices += action is not None
            for observer in observers:
                observer.after_choice(ask, action)
            return action

        for observer in observers:
            observer.start(s)
        counts = run(s, choose, config.max_choices)
        for observer in observers:
            observer.end(s)
        return counts

    def _bots_for(self, seating: Sequence[str]) -> list[Bot]:
        """A bot for every seat. Two seats with the same bot name get two bots."""
        bots = []
        for seat, name in enumerate(seating):
            key = (name, seating[:seat].count(name))
            if key not in self._bots:
                self._bots[key] = bot_factory(name)()
            bots.append(self._bots[key])
        return bots


def _luck(seed: int, config: RunConfig) -> Chance:
    """The luck of a game: fast, or sealed so that `jollyroger verify` can derive the rolls in its record again."""
    return Recorder(Sealed(secret_from_seed(seed), seeded=True)) if config.keep_records else Fast(seed)


def describe_error(error: Exception) -> str:
    """The error in one line, with the place in the code it comes from."""
    if isinstance(error, GameFailed):
        return str(error)
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({PurePath(frame.filename).name}:{frame.lineno})"
