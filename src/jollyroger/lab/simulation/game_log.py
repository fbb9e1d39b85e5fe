"""The log of many games: a row for each game, and a row for each choice."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from ...engine import Game
from .game_result import GameResult
from .run_config import RunConfig
from .table_writer import Row, sheet

GAMES = {
    "game": "text",
    "version": "int",
    "options": "text",
    "seed": "seed",
    "number": "int",
    "seats": "int",
    "seating": "texts",
    "winners": "ints",
    "ending": "text",
    "points": "ints",
    "decisions": "int",
    "choices": "int",
    "seconds": "float",
    "error": "text",
}
"""`seed` and `number` are what it takes to play it again; winners and ending are None where something went wrong."""

MOVES = {
    "number": "int",
    "step": "int",
    "seat": "int",
    "bot": "text",
    "observation": "text",
    "options": "texts",
    "choice": "text",
    "outcome": "float",
}
"""`step` counts how often somebody was asked, a `choice` of None is silence, `outcome` the seat's share of the win."""


class Log:
    """Where games and choices are written down, if anywhere."""

    def __init__(self, game: Game[Any], voyage: RunConfig, games: Path | None, moves: Path | None) -> None:
        self._game = game
        self._voyage = voyage
        self._games = None if games is None else sheet(games, GAMES)
        self._moves = None if moves is None else sheet(moves, MOVES)
        self._open = ExitStack()

    def add(self, played: Sequence[GameResult]) -> None:
        if self._games is not None:
            self._games.add([self._row(game) for game in played])
        if self._moves is not None:
            self._moves.add([row for game in played for row in self._rows(game)])

    def _row(self, played: GameResult) -> Row:
        voyage, result = self._voyage, played.result
        options = json.dumps(dict(voyage.options))
        ended = (None, None, None) if result is None else (list(result.winners), result.ending, list(result.points))
        begun = (self._game.id, self._game.version, options, voyage.seed, played.number, voyage.seats)
        counts = (played.decisions, played.choices, round(played.seconds, 6), played.error or None)
        return (*begun, list(played.seating), *ended, *counts)

    def _rows(self, played: GameResult) -> Iterable[Row]:
        shares = played.shares(self._game.cooperative)
        for step, move in enumerate(played.moves):
            outcome = None if played.result is None else shares[move.seat]
            yield (played.number, step, *move[:3], list(move.options), move.choice, outcome)

    def __enter__(self) -> Self:
        with ExitStack() as opened:
            for sheet in (self._games, self._moves):
                if sheet is not None:
                    opened.enter_context(sheet)
            self._open = opened.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.__exit__(kind, error, trace)
