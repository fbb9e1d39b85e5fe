"""Golden records, one for each way a game can end. Run this module with `python -m` to play them again.

There is none of a quest that is given up after 50 rounds (BD-10.4): no bot's game lasts that long.
"""

from __future__ import annotations

from pathlib import Path

from jollyroger.testing.golden import Golden, Recipe, policy_player, random_player

from .. import GAME

LOYAL, SELFISH = GAME.temperaments["loyal"], GAME.temperaments["selfish"]
PLAYERS = {"l": policy_player(GAME, LOYAL.policy), "s": policy_player(GAME, SELFISH.policy), "r": random_player}
"""l: loyal, s: selfish, r: random."""
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

GOLDEN = Golden(GAME, Path(__file__).with_name("golden"), PLAYERS, RECIPES, pick_ask=lambda asks, luck: asks[0])

if __name__ == "__main__":
    GOLDEN.write()
