"""Golden records, one for each ending. `python -m` this module plays them again."""

from __future__ import annotations

from pathlib import Path

from jollyroger.engine import Action, Ask, Chance
from jollyroger.testing.golden import Golden, Player, Recipe, policy_player, random_player

from .. import GAME
from ..ai.destination import destination
from ..components import OFF_SHIP
from ..state import Ship, looted_count
from .clairvoyant_crew import ClairvoyantCrew


def drunk_player(s: Ship, ask: Ask, luck: Chance) -> Action | None:
    """Plays by the policy until the treasure is looted, then moves at random until the pirate dies."""
    if looted_count(s) < s.goal:
        return policy_player(GAME)(s, ask, luck)
    return luck.pick(
        [step for step in ask.options if destination(s, ask.seat, step) not in (None, OFF_SHIP)] or ask.options
    )


PLAYERS: dict[str, Player[Ship]] = {
    "g": policy_player(GAME),
    "r": random_player,
    "d": drunk_player,
    "p": ClairvoyantCrew(),
}
RECIPES = {
    "win": Recipe("gg", 0, {"difficulty": "scurvy-dog"}),
    "win.reference": Recipe("gg", 0, {"difficulty": "scurvy-dog", "edition": "reference"}),
    "untimely-death.reference": Recipe("dd", 40, {"difficulty": "scurvy-dog", "edition": "reference"}),
    "explosion": Recipe("ggg", 0),
    "explosion.marker-started-on-three": Recipe("gg", 1, {"marker_start": "3"}),
    "overwhelmed": Recipe("ggggg", 5, {"captain_fromm": "on"}),
    "overwhelmed.deckhands-set-aside": Recipe("rrr", 20, {"difficulty": "scurvy-dog", "deckhands_set_aside": "15"}),
    "lost-treasure": Recipe("rrrrr", 18),
    "trapped": Recipe("rr", 193),
    "dead-pirate": Recipe("rrr", 25, {"dead_pirate_loses": "on"}),
    "no-more-pirates": Recipe("rrrrr", 144),
    "burnt-out.reference": Recipe("ppp", 5, {"difficulty": "scurvy-dog", "edition": "reference"}),
    "blocked": Recipe("rr", 133, {"edition": "reference"}),
}

GOLDEN = Golden(GAME, Path(__file__).with_name("golden"), PLAYERS, RECIPES)

if __name__ == "__main__":
    GOLDEN.write()
