"""Whole games to verify, one for each way a game can end. Played anew by `python -m <this module>`.

They change only with the rules' version: see that what they show is still what their names say. A quest given up
after 50 rounds (BD-10.4) is not among them: nobody plays so badly and so luckily at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from jollyroger.engine import Action, Ask, Chance, Fast, Match, Record, Sealed, at_random

from .. import GAME
from ..bot import selfish_policy
from ..state import Table

FOLDER = Path(__file__).with_name("golden")


class Recipe(NamedTuple):
    """Who plays, one letter a seat (l: loyal, s: selfish, r: at random), with which secret, under which options."""

    players: str
    secret: int
    options: dict[str, str] = {}


RECIPES = {
    "most-gold.pirate-island": Recipe("ll", 2),
    "most-gold.kraken": Recipe("lll", 4, {"quest": "kraken"}),
    "most-gold.armada": Recipe("ls", 1, {"quest": "armada"}),
    "most-gold.dutchman": Recipe("ll", 3, {"quest": "dutchman"}),
    "most-gold.campaign": Recipe("ll", 2, {"campaign": "on"}),
    "fewest-tokens": Recipe("lll", 5),
    "captain": Recipe("lll", 25),
    "captain.not-among-the-tied": Recipe("lll", 441),
    "sunk": Recipe("rr", 3),
    "sunk.full-layout": Recipe("ssss", 1, {"quest": "dutchman", "layout": "full"}),
    "sunk.with-a-penalty-ignored": Recipe(
        "lr", 4, {"quest": "armada", "pirates": "overboard+keelhauling+change-of-course"}
    ),
    "crew-lost": Recipe("rr", 4, {"quest": "kraken", "layout": "full"}),
    "crew-lost.overboard": Recipe("rr", 68, {"quest": "kraken", "pirates": "overboard+storm+to-sails"}),
}
"""By the ending, and what else is to be seen in it."""


def played(recipe: Recipe) -> Record:
    """The record of the game so played."""
    luck = Fast(recipe.secret)
    match = Match(GAME, len(recipe.players), Sealed(recipe.secret.to_bytes(32, "big")), recipe.options)
    while match.s.asks:
        ask = match.s.asks[0]
        match.choose(ask.seat, str(choice(match.s, ask, recipe.players[ask.seat], luck)))
    return match.record()


def choice(s: Table, ask: Ask, player: str, luck: Chance) -> Action | None:
    if player == "r":
        return at_random(ask, luck)
    policy = selfish_policy if player == "s" else GAME.policy
    return policy(GAME.resample(s, ask.seat, luck), ask, luck)


if __name__ == "__main__":
    for name, recipe in RECIPES.items():
        (FOLDER / f"{name}.json").write_text(played(recipe).dumps(), encoding="utf-8")
