"""The colours of the full screen: parchment by day, night sea by night, and none on terminals without colour."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import NamedTuple

from textual.theme import Theme

PARCHMENT, NIGHT = "parchment", "night"
MONOCHROME_TERMINALS = ("vt52", "vt100", "vt102", "vt220", "vt320", "xterm-mono", "screen.mono")
LIGHT_BACKGROUNDS = ("7", "15")
"""The colour numbers of a light background at the end of COLORFGBG."""


class Palette(NamedTuple):
    """Colours of the text, besides those of the theme."""

    dim: str
    accent: str
    good: str
    bad: str
    seats: tuple[str, ...]
    """One for each seat, in order; more seats begin again."""

    def seat(self, number: int) -> str:
        return self.seats[number % len(self.seats)]

    def chance(self, chance: float) -> str:
        """From bad to good."""
        return self.bad if chance < 1 / 3 else self.accent if chance < 2 / 3 else self.good


PALETTES = {
    NIGHT: Palette(
        dim="#7f93a8",
        accent="#e8b75c",
        good="#7fc98a",
        bad="#f08a70",
        seats=("#f2c14e", "#6fc3df", "#f78e69", "#9bd67f", "#d49bd8", "#e8e0c8", "#8fa8ff", "#5fd3b0"),
    ),
    PARCHMENT: Palette(
        dim="#7a6a52",
        accent="#8a5a0b",
        good="#2f6b3a",
        bad="#a3301c",
        seats=("#8a4b00", "#155e8a", "#a3301c", "#3d6b1f", "#7a3585", "#4a4030", "#3a45a0", "#0f6b58"),
    ),
}

THEMES = (
    Theme(
        name=NIGHT,
        primary="#e8b75c",
        secondary="#6fc3df",
        accent="#e8b75c",
        foreground="#e6e2d3",
        background="#0e1a27",
        surface="#132336",
        panel="#1b3048",
        error="#f08a70",
        warning="#e8b75c",
        success="#7fc98a",
        dark=True,
    ),
    Theme(
        name=PARCHMENT,
        primary="#8a5a0b",
        secondary="#155e8a",
        accent="#8a5a0b",
        foreground="#2b2014",
        background="#f4ead2",
        surface="#eddfbf",
        panel="#e0cda2",
        error="#a3301c",
        warning="#8a5a0b",
        success="#2f6b3a",
        dark=False,
    ),
)


def default_theme(environment: Mapping[str, str] = os.environ) -> str:
    """Parchment if the terminal says that its background is light.

    >>> default_theme({"COLORFGBG": "0;15"}), default_theme({})
    ('parchment', 'night')
    """
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return PARCHMENT if background in LIGHT_BACKGROUNDS else NIGHT


def is_monochrome(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether to use no colours at all: by NO_COLOR, or because the terminal has none.

    >>> is_monochrome({"TERM": "vt100"}), is_monochrome({"NO_COLOR": "1"}), is_monochrome({"TERM": "xterm-256color"})
    (True, True, False)
    """
    return bool(environment.get("NO_COLOR")) or environment.get("TERM", "") in MONOCHROME_TERMINALS
