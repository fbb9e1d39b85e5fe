"""What to expect of a game before it starts: how long it takes, and how often it is won."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ...engine.messages import Message, message
from ...engine.text.measured import MeasuredSetup, find_measured, read_measured
from .messages import text
from .options import OPTIONS

SECONDS_PER_CHOICE = 10
"""What a person needs for a choice, talking with the others included."""
SECONDS_PER_CARD = 5
"""What a revenge card takes on the screen, at the end of each turn."""
CHOICES_PER_CARD = 6
"""How many choices a turn has, on average."""
MEASURED = read_measured(Path(__file__).with_name("forecast.toml"))
"""What bots won, by the number of pirates and the difficulty."""
INDIFFERENT = ("difficulty", "group_choice")
"""Options that the numbers know, or that do not matter to them."""


def forecast(seats: int, options: Mapping[str, str]) -> str:
    """'About 25 minutes. A crew of Mates wins about 1 game in 3, one of Captains about 6 in 10.'"""
    measured = find_measured(MEASURED, seats, options)
    seconds = measured.choices * (SECONDS_PER_CHOICE + SECONDS_PER_CARD / CHOICES_PER_CARD)
    minutes = 5 * round(seconds / 60 / 5)
    defaults = {option.id: option.default for option in OPTIONS}
    varied = any(options[id] != value for id, value in defaults.items() if id not in INDIFFERENT)
    return text("forecast", minutes=minutes, crews=crews(measured), varied="yes" if varied else "no")


def crews(measured: MeasuredSetup) -> Message:
    """'A crew of Mates wins about 1 game in 16, one of Captains about 1 in 4'."""
    wins, games = measured.rates["mate"].round_numbers
    mates = message("forecast-mates", wins=wins, games=games)
    if "captain" not in measured.rates:
        return mates
    wins, games = measured.rates["captain"].round_numbers
    return message("forecast-captains", mates=mates, wins=wins, games=games)
