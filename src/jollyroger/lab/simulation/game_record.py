"""Records of simulated games, in the format of saved games: they can be replayed, verified and analysed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...bots import BOT_NAMES
from ...engine import Action, Ask, Choice, Game, Record, Recorder, Result, Sealed, State
from .observers import GameObserver
from .run_config import RunConfig

MAX_KIND = 900
"""The longest name of a bot in a record; the name of a program can be any command line."""


class GameRecorder(GameObserver):
    """Records the rolls and choices of a game whose luck is sealed."""

    def __init__(self, game: Game[Any], config: RunConfig, seating: Sequence[str]) -> None:
        self._game = game
        self._config = config
        self._players = tuple(_player(seat, bot) for seat, bot in enumerate(seating))
        self._deal: tuple[int, ...] = ()
        self._choices: list[Choice] = []
        self._result: Result | None = None

    def start(self, s: State) -> None:
        luck = s.chance
        assert isinstance(luck, Recorder)
        assert isinstance(luck.source, Sealed)
        self._luck, self._sealed = luck, luck.source
        self._deal = luck.collect()

    def before_choice(self, s: State, ask: Ask) -> None:
        self._collect_rolls()

    def after_choice(self, ask: Ask, action: Action | None) -> None:
        if action is not None:
            self._choices.append(Choice(ask.seat, str(action), ()))

    def end(self, s: State) -> None:
        self._collect_rolls()
        self._result = s.result

    def record(self) -> Record:
        """The record of the game, with the secret of its luck: whoever knows the seed of the run knows it anyway."""
        return Record(
            game=self._game.id,
            version=self._game.version,
            seats=self._config.seats,
            options=self._config.options,
            players=self._players,
            commitment=self._sealed.commitment,
            deal=self._deal,
            choices=tuple(self._choices),
            result=self._result,
            secret=self._sealed.secret.hex(),
            components_hash=self._game.components_hash,
            seeded=True,
        )

    def _collect_rolls(self) -> None:
        """The rolls since the last choice were caused by it."""
        rolls = self._luck.collect()
        if rolls:
            self._choices[-1] = self._choices[-1]._replace(rolls=rolls)


def _player(seat: int, bot: str) -> str:
    """The bot and a name for its seat, as records have them. A seat has the same name in every game."""
    kind = "".join(filter(str.isprintable, bot))[:MAX_KIND]
    return f"{kind}:{BOT_NAMES[seat] if seat < len(BOT_NAMES) else f'Sailor {seat}'}"
