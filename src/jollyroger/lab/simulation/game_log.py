"""Writes the games of a run to files: a row for each game, a row for each choice, and the records."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from ...engine import BadSetup, Game
from .game_result import GameResult
from .record_folder import RecordFolder
from .run_config import RunConfig
from .table_writer import Row, open_table_writer

GAME_COLUMNS = {
    "game": "text",
    "version": "int",
    "options": "text",
    "seed": "seed",
    "number": "int",
    "seats": "int",
    "seating": "texts",
    "roles": "texts",
    "winners": "ints",
    "ending": "text",
    "points": "ints",
    "decisions": "int",
    "free_decisions": "int",
    "seconds": "float",
    "error": "text",
}
"""`seed` is the seed of the run: with `number` it is enough to play the game again. `roles` has a JSON object for each
seat, if the game tells its seats apart. A failed game has no winners."""

MOVE_COLUMNS = {
    "number": "int",
    "step": "int",
    "seat": "int",
    "bot": "text",
    "observation": "text",
    "options": "texts",
    "choice": "text",
    "outcome": "float",
}
"""`step` counts the asks of a game; a `choice` of None is silence; `outcome` is the seat's share of the win."""


class LogFiles(NamedTuple):
    """The files that a run writes, if any."""

    games: Path | None = None
    """A row for each game."""
    moves: Path | None = None
    """A row for each choice."""
    records: Path | None = None
    """A folder for the record of each game."""

    def check_distinct(self) -> None:
        """Raises BadSetup if two of them are the same file."""
        if self.games is not None and self.moves is not None and self.games.resolve() == self.moves.resolve():
            raise BadSetup(f"The games and the choices cannot both be written to {self.games}; name two files.")


class GameLog:
    """Writes results to the files that were asked for, if any."""

    def __init__(self, game: Game[Any], config: RunConfig, files: LogFiles, numbers: range) -> None:
        """`numbers` are the games of the run. Raises BadSetup if a file exists or cannot be written."""
        files.check_distinct()
        games, moves, records = files
        self._game = game
        self._config = config
        self._games = None if games is None else open_table_writer(games, GAME_COLUMNS)
        self._moves = None if moves is None else open_table_writer(moves, MOVE_COLUMNS)
        self._records = None if records is None else RecordFolder(records, game.id, config)
        if self._records is not None:
            self._records.prepare(numbers)
        self._open = ExitStack()

    def write(self, results: Sequence[GameResult]) -> None:
        if self._games is not None:
            self._games.write([self._game_row(result) for result in results])
        if self._moves is not None:
            self._moves.write([row for result in results for row in self._move_rows(result)])
        if self._records is not None:
            self._records.write(results)

    def _game_row(self, played: GameResult) -> Row:
        config, result = self._config, played.result
        options = json.dumps(dict(config.options))
        setup = (self._game.id, self._game.version, options, config.seed, played.number, config.seats)
        end = (None, None, None) if result is None else (list(result.winners), result.ending, list(result.points))
        counts = (played.decisions, played.free_decisions, round(played.seconds, 6), played.error or None)
        roles = [json.dumps(dict(role), ensure_ascii=False) for role in played.roles]
        return (*setup, list(played.seating), roles, *end, *counts)

    def _move_rows(self, played: GameResult) -> Iterable[Row]:
        shares = played.win_shares(self._game.cooperative)
        for step, move in enumerate(played.moves):
            outcome = None if played.result is None else shares[move.seat]
            yield (played.number, step, *move[:3], list(move.options), move.choice, outcome)

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            for writer in (self._games, self._moves):
                if writer is not None:
                    stack.enter_context(writer)
            self._open = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.__exit__(kind, error, trace)
