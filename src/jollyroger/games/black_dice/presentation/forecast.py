"""What to expect of a game: how long it takes, and how often a crew of bots brings the ship home.

Measured with 400 games for each line, by

    jollyroger simulate black-dice --games 400 --bots mate --seats N --option quest=Q --option layout=L
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ....engine import Difficulty
from ....engine.text.english import number
from ..components import USUAL

SECONDS_PER_CHOICE = 9
"""Of a person, the others' animations included. Bots are faster, so a game with bots is shorter."""


class Measured(NamedTuple):
    """What a crew of Mates did, on average: how often the ship came home, and how many choices all made together."""

    success: float
    choices: float


MEASURED: dict[str, tuple[Measured, Measured, Measured]] = {
    "kraken": (Measured(0.90, 94), Measured(0.91, 125), Measured(0.89, 158)),
    "armada": (Measured(0.89, 78), Measured(0.86, 78), Measured(0.86, 87)),
    "pirate-island": (Measured(0.80, 63), Measured(0.75, 85), Measured(0.71, 103)),
    "dutchman": (Measured(0.58, 107), Measured(0.53, 148), Measured(0.55, 184)),
}
"""Each quest with the usual penalties, for 2, 3 and 4 players; the safest quest first."""
CAMPAIGN = (Measured(0.33, 259), Measured(0.34, 317), Measured(0.27, 370))
"""The choices are fewer than those of all quests, since many campaigns end early."""
OTHER_LAYOUTS = {
    ("pirate-island", "full"): Measured(0.76, 89),
    ("kraken", "full"): Measured(0.77, 125),
    ("kraken", "shifted"): Measured(0.93, 124),
    ("dutchman", "full"): Measured(0.06, 105),
    ("dutchman", "shifted"): Measured(0.41, 141),
}
"""For 3 players."""
DIFFICULTY = Difficulty("quest", tuple(MEASURED))


def forecast(seats: int, options: Mapping[str, str]) -> str:
    """How long a game takes, and how likely the ship is to come home."""
    if options["campaign"] == "on":
        measured = CAMPAIGN[seats - 2]
        whole = sum(quest[seats - 2].choices for quest in MEASURED.values())
        guess = "" if options["layout"] == USUAL else " Other penalties make that less certain."
        return (
            f"{duration(whole)} if you get through all quests; "
            f"a crew of Mates does in {share(measured.success, 'campaign')}.{guess}"
        )
    quest = options["quest"]
    usual = MEASURED[quest][seats - 2]
    success = OTHER_LAYOUTS.get((quest, options["layout"]), usual).success
    return f"{duration(usual.choices)}. A crew of Mates brings the ship home in {share(success, 'game')}."


def duration(choices: float) -> str:
    """'About 15 minutes', in steps of five."""
    return f"About {max(5, round(choices * SECONDS_PER_CHOICE / 300) * 5)} minutes"


def share(part: float, noun: str) -> str:
    """'3 games in 4': the nearest simple fraction."""
    pairs = [(count, of) for of in (2, 3, 4, 5, 6, 7, 10) for count in range(1, of)] + [(1, 15), (1, 20)]
    # Of equally near ones the simplest, which comes first.
    count, of = min(pairs, key=lambda pair: round(abs(pair[0] / pair[1] - part), 3))
    return f"{number(count, noun)} in {of}"
