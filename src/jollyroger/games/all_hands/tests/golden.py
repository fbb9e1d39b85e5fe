"""Golden records, one for each way a game can end. Run this module with `python -m` to play them again."""

from __future__ import annotations

from pathlib import Path

from jollyroger.testing.golden import Golden, Recipe, policy_player, random_player

from .. import GAME

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

GOLDEN = Golden(GAME, Path(__file__).with_name("golden"), {"g": policy_player(GAME), "r": random_player}, RECIPES)

if __name__ == "__main__":
    GOLDEN.write()
