"""Golden records: one for each way a game can end, and for what is rare on the way there.

`python -m jollyroger.games.sword_skull.tests.golden` plays them again after a change of rules.
"""

from __future__ import annotations

from pathlib import Path

from jollyroger.testing.golden import Golden, Player, Recipe, policy_player, random_player

from .. import GAME
from ..state import Table

PLAYERS: dict[str, Player[Table]] = {"p": policy_player(GAME), "r": policy_player(GAME, random_player)}
RECIPES = {
    "gold": Recipe("pp", 90),
    "might": Recipe("ppp", 60),
    "bankruptcy": Recipe("pp", 230),
    "both-on-the-lair": Recipe("rr", 198),
}

GOLDEN = Golden(
    GAME,
    Path(__file__).with_name("golden"),
    PLAYERS,
    RECIPES,
    pick_ask=lambda asks, chance: asks[0],
    salts=[b"golden"],
)

if __name__ == "__main__":
    GOLDEN.write()
