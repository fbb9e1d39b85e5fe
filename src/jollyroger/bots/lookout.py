"""What a bot is handed: its options, its view, and tables that look the same from its seat. Never the table itself."""

from __future__ import annotations

from typing import Any, Protocol

from ..engine import Action, Ask, Chance, Game, State, View


class Lookout:
    """One decision as its seat sees it."""

    def __init__(self, game: Game[Any], s: State, ask: Ask, chance: Chance) -> None:
        self.game = game
        self.ask = ask
        self.chance = chance
        """The bot's own luck; it has nothing to do with the table's."""
        self.__s = s

    def view(self) -> View:
        """What the seat may know."""
        view: View = self.game.view(self.__s, self.ask.seat)
        return view

    def world(self) -> State:
        """A table like the real one in all that the seat may know, dealt anew in all else."""
        world: State = self.game.resample(self.__s, self.ask.seat, self.chance)
        return world


class Bot(Protocol):
    """Somebody who chooses. None is silence, for an ask that one may leave unanswered."""

    def choose(self, lookout: Lookout) -> Action | None: ...
