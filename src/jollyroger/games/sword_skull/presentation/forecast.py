"""What to expect of a game before it begins: how long it takes, and how the Pirate King falls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..messages import text

SECONDS_PER_CHOICE = 10
"""A person's choice with its scenes. A bot chooses faster, but its scenes are watched too."""


class Measured(NamedTuple):
    """What 300 games of Mates gave.

    From `jollyroger simulate sword-skull --seats N --option start_gold=G --games 300 --bots mate --out FILE`: the
    column `free_decisions` counts the choices between several options.
    """

    choices: int
    """The median of a game."""
    bought: float
    """The share of games won by gold."""


MEASURED = {
    (2, "10"): Measured(78, 0.70),
    (3, "10"): Measured(102, 0.51),
    (4, "10"): Measured(154, 0.50),
    (5, "10"): Measured(180, 0.37),
    (2, "20"): Measured(68, 0.80),
    (3, "20"): Measured(93, 0.66),
    (4, "20"): Measured(136, 0.66),
    (5, "20"): Measured(166, 0.55),
}
"""By the number of players and the gold each begins with."""


def forecast(seats: int, options: Mapping[str, str]) -> str:
    """How long such a game takes, and how often gold decides it."""
    measured = MEASURED[seats, options["start_gold"]]
    minutes = 5 * round(measured.choices * SECONDS_PER_CHOICE / 60 / 5)
    bought = round(10 * measured.bought)
    return text("forecast", minutes=minutes, bought=bought)
