"""Golden records: whole games to verify, one for each way a game can end.

They change only with the rules' version. Each is named by its ending and, after a dot, by what else is to be seen in
it; its recipe says who played it, with which secret, under which options, so that it can be played again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from ..engine import Action, Ask, Chance, Fast, Game, Match, Record, Sealed, State, random_choice, replay, verify

S = TypeVar("S", bound=State)
Player = Callable[[S, Ask, Chance], Action | None]
"""How somebody chooses, from all that is on the table."""


class Recipe(NamedTuple):
    players: str
    """One letter a seat."""
    secret: int
    options: dict[str, str] = {}


def thoughtful(game: Game[S], policy: Player[S] | None = None) -> Player[S]:
    """Plays by rules of thumb: the game's own, or these."""
    by_thumb = policy or game.policy
    return lambda s, ask, luck: by_thumb(game.resample(s, ask.seat, luck), ask, luck)


def whimsical(s: State, ask: Ask, luck: Chance) -> Action | None:
    """Plays at random."""
    return random_choice(ask, luck)


def anybody(asks: Sequence[Ask], luck: Chance) -> Ask:
    """Whoever of those asked speaks first."""
    return luck.pick(asks)


class Golden(Generic[S]):
    """The golden records of a game, in a folder: the players by their letters, the recipes by the records' names."""

    def __init__(
        self,
        game: Game[S],
        folder: Path,
        players: Mapping[str, Player[S]],
        recipes: Mapping[str, Recipe],
        speaks: Callable[[Sequence[Ask], Chance], Ask] = anybody,
    ) -> None:
        self.game = game
        self.folder = folder
        self.players = players
        self.recipes = recipes
        self.speaks = speaks

    def names(self) -> list[str]:
        """The records there are."""
        return sorted(path.stem for path in self.folder.glob("*.json"))

    def record(self, name: str) -> Record:
        return Record.loads((self.folder / f"{name}.json").read_text(encoding="utf-8"))

    def choices(self, name: str) -> list[str]:
        return [choice.action for choice in self.record(name).choices]

    def final(self, name: str) -> S:
        """The table at the end of a record, with every roll derived again."""
        return verify(self.game, self.record(name)).s

    def pieces(self, name: str) -> list[dict[str, int]]:
        """All pieces at each step of a record."""
        counted: list[dict[str, int]] = []

        def count(match: Match[S]) -> None:
            counted.append(dict(self.game.pieces(match.s)))

        replay(self.game, self.record(name), count)
        return counted

    def played(self, recipe: Recipe) -> Record:
        """The record of a game so played."""
        luck = Fast(recipe.secret)
        match = Match(self.game, len(recipe.players), Sealed(recipe.secret.to_bytes(32, "big")), recipe.options)
        while match.s.asks:
            ask = self.speaks(match.s.asks, luck)
            action = self.players[recipe.players[ask.seat]](match.s, ask, luck)
            if action is not None:
                match.choose(ask.seat, str(action))
        return match.record()

    def write(self) -> None:
        """Play all of them again, after a change of rules. See that each still shows what its name says."""
        for name, recipe in self.recipes.items():
            (self.folder / f"{name}.json").write_text(self.played(recipe).dumps(), encoding="utf-8")


def ending(name: str) -> str:
    """The ending that a record is named by."""
    return name.partition(".")[0]
