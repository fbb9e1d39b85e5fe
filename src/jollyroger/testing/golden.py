"""Golden records: whole games, one for each way a game can end, that must replay unchanged.

They change only with the version of the rules. A record is named by its ending, optionally with a dot and what else it
shows. Its recipe (players, secret, options) is kept, so that it can be played again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from ..engine import Action, Ask, Chance, Fast, Game, Match, Record, Sealed, State, random_choice, replay, verify

S = TypeVar("S", bound=State)
Player = Callable[[S, Ask, Chance], Action | None]
"""Chooses one of the options. It is handed the real state."""


class Recipe(NamedTuple):
    players: str
    """One letter per seat."""
    secret: int
    options: dict[str, str] = {}


def policy_player(game: Game[S], policy: Player[S] | None = None) -> Player[S]:
    """A player who follows this policy (default: the game's) and sees only a resampled state."""
    chosen = policy or game.policy
    return lambda s, ask, chance: chosen(game.resample(s, ask.seat, chance), ask, chance)


def random_player(s: State, ask: Ask, chance: Chance) -> Action | None:
    return random_choice(ask, chance)


def random_ask(asks: Sequence[Ask], chance: Chance) -> Ask:
    return chance.pick(asks)


class Golden(Generic[S]):
    """The golden records of a game: a folder, players by their letters, recipes by the names of the records."""

    def __init__(
        self,
        game: Game[S],
        folder: Path,
        players: Mapping[str, Player[S]],
        recipes: Mapping[str, Recipe],
        pick_ask: Callable[[Sequence[Ask], Chance], Ask] = random_ask,
        salts: Sequence[bytes] = (),
    ) -> None:
        self.game = game
        self.folder = folder
        self.players = players
        self.recipes = recipes
        self.pick_ask = pick_ask
        """Which of several open asks is answered first."""
        self.salts = salts
        """Mixed into the secret of each recipe, as a live table does with salts of its players."""

    def names(self) -> list[str]:
        """The names of the records in the folder."""
        return sorted(path.stem for path in self.folder.glob("*.json"))

    def record(self, name: str) -> Record:
        return Record.loads((self.folder / f"{name}.json").read_text(encoding="utf-8"))

    def choices(self, name: str) -> list[str]:
        return [choice.action for choice in self.record(name).choices]

    def final(self, name: str) -> S:
        """The state at the end of a record, which is verified."""
        verification = verify(self.game, self.record(name))
        assert verification.outcome == "proven", verification.text
        return verification.match.s

    def pieces(self, name: str) -> list[dict[str, int]]:
        """The number of pieces of each kind after each step of a record."""
        counted: list[dict[str, int]] = []

        def count(match: Match[S]) -> None:
            counted.append(dict(self.game.pieces(match.s)))

        replay(self.game, self.record(name), count)
        return counted

    def play(self, recipe: Recipe) -> Record:
        """Play a game by its recipe."""
        chance = Fast(recipe.secret)
        sealed = Sealed(recipe.secret.to_bytes(32, "big"), self.salts)
        match = Match(self.game, len(recipe.players), sealed, recipe.options)
        while match.s.asks:
            ask = self.pick_ask(match.s.asks, chance)
            action = self.players[recipe.players[ask.seat]](match.s, ask, chance)
            if action is not None:
                match.choose(ask.seat, str(action))
        return match.record()

    def write(self) -> None:
        """Play all records again, after a change of rules. Check that each still shows what its name says."""
        for name, recipe in self.recipes.items():
            (self.folder / f"{name}.json").write_text(self.play(recipe).dumps(), encoding="utf-8")


def ending(name: str) -> str:
    """The ending in the name of a record."""
    return name.partition(".")[0]
