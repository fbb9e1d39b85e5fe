"""What the players agree on before the game, in words. (DM-2, DM-12)"""

from __future__ import annotations

from ...engine import Difficulty, Option
from .component_reader import DIFFICULTIES
from .components import COMPONENTS, DECKHAND_COUNT, LOSING_EXPLOSIONS

LEVEL_NAMES = {
    "scurvy-dog": "Scurvy Dog (easiest)",
    "buccaneer": "Buccaneer (hard)",
    "admiral": "Admiral (hardest)",
}
MANY_PIRATES = 4
"""From this many pirates on more is wanted. (DM-2.4)"""


def describe_level(id: str) -> str:
    """'Scurvy Dog (easiest): 4 treasures, 5 with four or more pirates'. (DM-2.4)"""
    level = next(level for level in COMPONENTS.difficulties if level.id == id)
    more = [f"{level.many}"] if level.many != level.few else []
    more += ["all crew beaten"] if level.all_crew else []
    extra = f", {' and '.join(more)} with four or more pirates" if more else ""
    return f"{LEVEL_NAMES[id]}: {level.few} treasures{extra}"


def _numbers(most: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(most + 1))


def _explosions_label(counted: int) -> str:
    left = LOSING_EXPLOSIONS - counted
    return f"{counted or 'None'}: {left} more lose{'s' if left == 1 else ''} the game"


LEVELS = ("buccaneer", "scurvy-dog", "admiral")
MAX_DECKHANDS_ASIDE, MAX_EXTRA_DOUBLES, MAX_MARKER_START = 15, 10, 6

OPTIONS = (
    Option(
        "difficulty",
        LEVELS,
        "How many treasures you must carry off the ship.",
        name="Difficulty",
        labels=tuple(describe_level(id) for id in LEVELS),
    ),
    Option(
        "captain_fromm",
        ("off", "on"),
        "Harder: a captain of strength 4 or 8 hunts you, and you cannot win while he is aboard.",
        name="Captain Fromm",
        labels=("Not aboard", "Walks the ship"),
    ),
    Option(
        "deckhands_set_aside",
        _numbers(MAX_DECKHANDS_ASIDE),
        "Taking some out makes it harder: you lose when a deckhand is due and none is left.",
        name="Deckhands in the supply",
        labels=(f"All {DECKHAND_COUNT}", *(f"{count} fewer" for count in range(1, MAX_DECKHANDS_ASIDE + 1))),
    ),
    Option(
        "extra_double_tiles",
        _numbers(MAX_EXTRA_DOUBLES),
        "After everybody's first turn, rooms come one a turn. With more pairs the ship fills up sooner.",
        name="Rooms found in pairs",
        labels=("First turns only", *(f"{count} more" for count in range(1, MAX_EXTRA_DOUBLES + 1))),
    ),
    Option(
        "marker_start",
        _numbers(MAX_MARKER_START),
        "The further along the explosion marker starts, the harder it is.",
        name="Explosions before you arrive",
        labels=tuple(_explosions_label(counted) for counted in range(MAX_MARKER_START + 1)),
    ),
    Option(
        "dead_pirate_loses",
        ("off", "on"),
        "Normally another pirate takes the place of a dead one, as long as there are any.",
        name="When a pirate dies",
        labels=("Another takes over", "The game is lost (harder)"),
    ),
    Option(
        "edition",
        ("rulebook", "reference"),
        "They differ in details of retreats, kegs, robbed items and rooms beside a hole.",
        name="Rules",
        labels=("The 2015 rulebook", "The later reference manual"),
    ),
    Option(
        "group_choice",
        ("vote", "active-player"),
        "Which way hunting crew goes, who fights it, and where the Dinghy waits.",
        name="Shared decisions",
        labels=("Everybody votes", "Whoever's turn it is decides"),
    ),
)

DIFFICULTY = Difficulty("difficulty", DIFFICULTIES)
