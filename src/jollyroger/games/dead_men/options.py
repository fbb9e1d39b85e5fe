"""What the players agree on before the game. (DM-2, DM-12)"""

from __future__ import annotations

from collections.abc import Callable

from ...engine import Difficulty, Option
from .component_reader import DIFFICULTIES
from .components import COMPONENTS, DECKHAND_COUNT, LOSING_EXPLOSIONS
from .messages import MESSAGES, text

MANY_PIRATES = 4
"""From this many pirates on more is wanted. (DM-2.4)"""


class OptionWithNumbers(Option):
    """An option whose values are named by a function, because numbers from the component file are in their names."""

    def __init__(self, id: str, values: tuple[str, ...], label: Callable[[str], str]) -> None:
        super().__init__(id, values, messages=MESSAGES)
        self._label = label

    @property
    def labels(self) -> tuple[str, ...]:
        return tuple(self._label(value) for value in self.values)


def describe_level(id: str) -> str:
    """'Scurvy Dog (easiest): 4 treasures, 5 with four or more pirates'. (DM-2.4)"""
    level = next(level for level in COMPONENTS.difficulties if level.id == id)
    more = "treasures" if level.many != level.few else "nothing"
    if level.all_crew:
        more = "crew" if more == "nothing" else "both"
    name = text(f"setup-difficulty-{id}")
    return text("setup-level", name=name, few=level.few, many=level.many, more=more)


def _numbers(most: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(most + 1))


def _deckhands_label(value: str) -> str:
    return text("setup-deckhands", fewer=int(value), all=DECKHAND_COUNT)


def _double_tiles_label(value: str) -> str:
    return text("setup-double-tiles", more=int(value))


def _explosions_label(value: str) -> str:
    return text("setup-explosions", counted=int(value), left=LOSING_EXPLOSIONS - int(value))


LEVELS = ("buccaneer", "scurvy-dog", "admiral")
MAX_DECKHANDS_ASIDE, MAX_EXTRA_DOUBLES, MAX_MARKER_START = 15, 10, 6

OPTIONS = (
    OptionWithNumbers("difficulty", LEVELS, describe_level),
    Option("captain_fromm", ("off", "on"), messages=MESSAGES),
    OptionWithNumbers("deckhands_set_aside", _numbers(MAX_DECKHANDS_ASIDE), _deckhands_label),
    OptionWithNumbers("extra_double_tiles", _numbers(MAX_EXTRA_DOUBLES), _double_tiles_label),
    OptionWithNumbers("marker_start", _numbers(MAX_MARKER_START), _explosions_label),
    Option("dead_pirate_loses", ("off", "on"), messages=MESSAGES),
    Option("edition", ("rulebook", "reference"), messages=MESSAGES),
    Option("group_choice", ("vote", "active-player"), messages=MESSAGES),
)

DIFFICULTY = Difficulty("difficulty", DIFFICULTIES)
