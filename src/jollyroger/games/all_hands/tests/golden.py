"""Whole games to verify, one for each way a game can end. Played anew by `python -m <this module>`.

They change only with the rules' version: see that what they show is still what their names say.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from jollyroger.engine import Action, Ask, Chance, Fast, Match, Record, Sealed, at_random

from .. import GAME
from ..state import Table

FOLDER = Path(__file__).with_name("golden")


class Recipe(NamedTuple):
    """Who plays, one letter a seat (g: by rules of thumb, r: at random), with which secret, under which options."""

    captains: str
    secret: int
    options: dict[str, str] = {}


RECIPES = {
    "crew-of-seven": Recipe("ggg", 8),
    "crew-of-seven.cheating-off": Recipe("gggggg", 4, {"cheating": "off"}),
    "crew-of-seven.with-calls": Recipe("grggr", 17),
    "three-crews": Recipe("gg", 26),
    "three-crews.with-calls": Recipe("grgr", 20),
    "drawn": Recipe("rr", 5),
    "drawn.cheating-off": Recipe("rrrrr", 3, {"cheating": "off"}),
    "points": Recipe("gg", 22, {"length": "long-game"}),
    "points.after-five-hands": Recipe("gggg", 1, {"length": "long-game"}),
    "points.better-only": Recipe("ggg", 14, {"length": "long-game", "overlap": "better-only"}),
}
"""By the ending, and what else is to be seen in it."""


def played(recipe: Recipe) -> Record:
    """The record of the game so played."""
    luck = Fast(recipe.secret)
    match = Match(GAME, len(recipe.captains), Sealed(recipe.secret.to_bytes(32, "big")), recipe.options)
    while match.s.asks:
        ask = luck.pick(match.s.asks)
        action = choice(match.s, ask, recipe.captains[ask.seat], luck)
        if action is not None:
            match.choose(ask.seat, str(action))
    return match.record()


def choice(s: Table, ask: Ask, captain: str, luck: Chance) -> Action | None:
    if captain == "r":
        return at_random(ask, luck)
    return GAME.policy(GAME.resample(s, ask.seat, luck), ask, luck)


if __name__ == "__main__":
    for name, recipe in RECIPES.items():
        (FOLDER / f"{name}.json").write_text(played(recipe).dumps(), encoding="utf-8")
