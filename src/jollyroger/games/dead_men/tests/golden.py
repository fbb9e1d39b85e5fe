"""Whole games to verify, one for each way a game can end. Played anew by `python -m <this module>`.

They change only with the rules' version: see that what they show is still what their names say. No game burns out
by itself (DM-9.12); that ending has a position of its own among the tests.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from jollyroger.engine import Action, Ask, Chance, Fast, Match, Record, Sealed, at_random

from .. import GAME
from ..state import Ship, looted

FOLDER = Path(__file__).with_name("golden")


class Recipe(NamedTuple):
    """Who plays, one letter a seat, with which secret, under which options.

    g: by rules of thumb; r: at random; d: by rules of thumb until the treasure is looted, then drunk.
    """

    pirates: str
    secret: int
    options: dict[str, str] = {}


RECIPES = {
    "win": Recipe("gg", 16, {"difficulty": "scurvy-dog"}),
    "win.reference": Recipe("gg", 63, {"difficulty": "scurvy-dog", "edition": "reference"}),
    "untimely-death.reference": Recipe("dd", 63, {"difficulty": "scurvy-dog", "edition": "reference"}),
    "explosion": Recipe("ggg", 1),
    "explosion.marker-started-on-three": Recipe("gg", 1, {"marker_start": "3"}),
    "overwhelmed": Recipe("ggg", 4, {"captain_fromm": "on"}),
    "overwhelmed.deckhands-set-aside": Recipe("rrr", 20, {"difficulty": "scurvy-dog", "deckhands_set_aside": "15"}),
    "lost-treasure": Recipe("rrrrr", 18),
    "trapped": Recipe("rr", 193),
    "dead-pirate": Recipe("rrr", 25, {"dead_pirate_loses": "on"}),
    "no-more-pirates": Recipe("rrrrr", 144),
    "blocked": Recipe("rr", 133, {"edition": "reference"}),
}
"""By the ending, and what else is to be seen in it."""


def played(recipe: Recipe) -> Record:
    """The record of the game so played."""
    luck = Fast(recipe.secret)
    match = Match(GAME, len(recipe.pirates), Sealed(recipe.secret.to_bytes(32, "big")), recipe.options)
    while match.s.asks:
        ask = luck.pick(match.s.asks)
        action = choice(match.s, ask, recipe.pirates[ask.seat], luck)
        if action is not None:
            match.choose(ask.seat, str(action))
    return match.record()


def choice(s: Ship, ask: Ask, pirate: str, luck: Chance) -> Action | None:
    if pirate == "r" or (pirate == "d" and looted(s) >= s.goal):
        return at_random(ask, luck)
    return GAME.policy(GAME.resample(s, ask.seat, luck), ask, luck)


if __name__ == "__main__":
    for name, recipe in RECIPES.items():
        (FOLDER / f"{name}.json").write_text(played(recipe).dumps(), encoding="utf-8")
