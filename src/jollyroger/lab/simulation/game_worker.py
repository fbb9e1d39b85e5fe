"""The handler that plays the games of a simulation or a tournament in a worker process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine import Game
from .game_player import GamePlayer
from .game_result import GameResult
from .observers import GameObserver, MoveRecorder, PieceCheck
from .run_config import RunConfig
from .schedule import Schedule


class GameWorker:
    """Plays games of a schedule by their numbers."""

    def __init__(
        self, load: Callable[[], Game[Any]], config: RunConfig, schedule: Schedule, record_moves: bool = False
    ) -> None:
        self._player = GamePlayer(load())
        self._config = config
        self._schedule = schedule
        self._record_moves = record_moves

    def __call__(self, number: int) -> GameResult:
        planned = self._schedule.game(number)
        observers: list[GameObserver] = [PieceCheck(self._player.game)] if self._config.check_pieces else []
        if not self._record_moves:
            return self._player.play(self._config, planned, observers)
        recorder = MoveRecorder(self._player.game, planned.seating)
        result = self._player.play(self._config, planned, [*observers, recorder])
        return result._replace(moves=tuple(recorder.moves))

    def close(self) -> None:
        self._player.close()
