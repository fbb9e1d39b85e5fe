"""The picture sheet of a game: its goal, a turn in pictures, and worked examples."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple


class HelpPanel(NamedTuple):
    """A picture with a few words."""

    picture: str
    """The game's own id of the picture, which its `web/HelpPicture.svelte` draws."""
    title: str
    text: str
    rule: str = ""
    """The rule it is about."""


class HelpSymbol(NamedTuple):
    """A symbol on the table, and its term in the glossary."""

    picture: str
    term: str


class HelpSheet(NamedTuple):
    goal: HelpPanel
    turn: tuple[HelpPanel, ...]
    """A turn in four pictures."""
    symbols: tuple[HelpSymbol, ...] = ()
    examples: tuple[HelpPanel, ...] = ()
    """Worked examples, shown beside their rules."""


def read_help_sheet(path: Path) -> HelpSheet:
    """Read a TOML file with a table `[goal]` and tables `[[turn]]`, `[[symbols]]` and `[[examples]]`."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return HelpSheet(
        goal=HelpPanel(**data["goal"]),
        turn=tuple(HelpPanel(**panel) for panel in data["turn"]),
        symbols=tuple(HelpSymbol(**symbol) for symbol in data.get("symbols", ())),
        examples=tuple(HelpPanel(**panel) for panel in data.get("examples", ())),
    )
