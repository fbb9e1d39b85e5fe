"""What to expect of a game before it starts: how long it takes, and how often it is won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .options import OPTIONS

SECONDS_PER_CHOICE = 10
"""What a person needs for a choice, talking with the others included."""
SECONDS_PER_CARD = 5
"""What a revenge card takes on the screen, at the end of each turn."""
CHOICES_PER_CARD = 6
"""How many choices a turn has, on average."""


class Measured(NamedTuple):
    """Games of a crew of Mates: how many, how many of them won, and how many choices a game had."""

    games: int
    wins: int
    choices: int


# jollyroger simulate dead-men --seats N --bots mate --games 80 --seed 17 --option difficulty=D; 150 games for the first
# two. Three pirates: the same with --games 500 --seed 1 (docs/bots.md, docs/decisions/0008).
MEASURED = {
    ("scurvy-dog", 2): Measured(150, 52, 133),
    ("scurvy-dog", 3): Measured(650, 138, 133),
    ("scurvy-dog", 4): Measured(80, 1, 139),
    ("buccaneer", 2): Measured(80, 10, 145),
    ("buccaneer", 3): Measured(500, 31, 133),
    ("buccaneer", 4): Measured(80, 0, 134),
    ("admiral", 2): Measured(80, 3, 142),
    ("admiral", 3): Measured(80, 0, 129),
    ("admiral", 4): Measured(80, 0, 126),
}
MOST_MEASURED_SEATS = 4
"""Five pirates want as many Treasures as four, and are expected to do no better."""
HARDLY_EVER = 0.03
"""Below this share of wins the number of games is too small to tell more."""
INDIFFERENT = ("difficulty", "group_choice")
"""Options that the numbers know, or that do not matter to them."""


def forecast(seats: int, options: Mapping[str, str]) -> str:
    """'About 25 minutes. A crew of Mates wins about 1 game in 3.'"""
    measured = MEASURED[options["difficulty"], min(seats, MOST_MEASURED_SEATS)]
    seconds = measured.choices * (SECONDS_PER_CHOICE + SECONDS_PER_CARD / CHOICES_PER_CARD)
    minutes = 5 * round(seconds / 60 / 5)
    defaults = {option.id: option.default for option in OPTIONS}
    varied = any(options[id] != value for id, value in defaults.items() if id not in INDIFFERENT)
    without = " without the variants you chose" if varied else ""
    return f"About {minutes} minutes. A crew of Mates {wins_text(measured)}{without}."


def wins_text(measured: Measured) -> str:
    """'wins about 1 game in 3', 'hardly ever wins'."""
    share = measured.wins / measured.games
    return "hardly ever wins" if share < HARDLY_EVER else f"wins about 1 game in {round(1 / share)}"
