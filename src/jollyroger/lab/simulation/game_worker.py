"""The handler that plays the games of a simulation or a tournament in a worker process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine import Game
from .game_player import GamePlayer
from .game_record import GameRecorder
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
        planned, game = self._schedule.game(number), self._player.game
        observers: list[GameObserver] = [PieceCheck(game)] if self._config.check_pieces else []
        moves = MoveRecorder(game, planned.seating) if self._record_moves else None
        recorder = GameRecorder(game, self._config, planned.seating) if self._config.keep_records else None
        observers += [observer for observer in (moves, recorder) if observer is not None]
        result = self._player.play(self._config, planned, observers)
        if moves is not None:
            result = result._replace(moves=tuple(moves.moves))
        if recorder is not None and result.result is not None:
            result = result._replace(record=recorder.record().dumps())
        return result

    def close(self) -> None:
        self._player.close()
