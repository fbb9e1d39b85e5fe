"""Observers of a game that bots play: they check it, or record it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...engine import Action, Ask, Game, State
from .game_result import GameFailed, Move


class GameObserver:
    """Hooks that are called while a game is played. By default they do nothing."""

    def start(self, s: State) -> None:
        """The game has been set up."""

    def before_choice(self, s: State, ask: Ask) -> None:
        """A bot is about to be asked."""

    def after_choice(self, ask: Ask, action: Action | None) -> None:
        """The bot has chosen, and the choice has not been played yet. None: it stayed silent."""

    def end(self, s: State) -> None:
        """The game is over, or has reached the limit of choices."""


class PieceCheck(GameObserver):
    """Fails a game that loses or gains pieces."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._pieces: dict[str, int] = {}
        self._choices = 0

    def start(self, s: State) -> None:
        self._pieces = dict(self._game.pieces(s))

    def before_choice(self, s: State, ask: Ask) -> None:
        self._check(s)

    def after_choice(self, ask: Ask, action: Action | None) -> None:
        self._choices += action is not None

    def end(self, s: State) -> None:
        self._check(s)

    def _check(self, s: State) -> None:
        pieces = dict(self._game.pieces(s))
        if pieces != self._pieces:
            difference = _describe_difference(self._pieces, pieces)
            raise GameFailed(f"pieces not conserved: after {self._choices} choices {difference}")


class MoveRecorder(GameObserver):
    """Records what each bot saw and chose."""

    def __init__(self, game: Game[Any], seating: Sequence[str]) -> None:
        self.moves: list[Move] = []
        self._game = game
        self._seating = seating
        self._observation = ""

    def before_choice(self, s: State, ask: Ask) -> None:
        self._observation = msgspec.json.encode(self._game.view(s, ask.seat)).decode()

    def after_choice(self, ask: Ask, action: Action | None) -> None:
        options = tuple(str(option) for option in ask.options)
        choice = None if action is None else str(action)
        self.moves.append(Move(ask.seat, self._seating[ask.seat], self._observation, options, choice))


def _describe_difference(before: Mapping[str, int], now: Mapping[str, int]) -> str:
    kinds = [kind for kind in {**before, **now} if before.get(kind) != now.get(kind)]
    return ", ".join(f"{kind} {before.get(kind, 0)} became {now.get(kind, 0)}" for kind in kinds)
