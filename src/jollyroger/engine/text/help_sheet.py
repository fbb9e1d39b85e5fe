"""The picture sheet of a game: its goal, a turn in pictures, and worked examples."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from ..messages import AnyText, Catalogue, LazyText


class HelpPanel:
    """A picture with a few words."""

    def __init__(self, picture: str, title: AnyText, text: AnyText, rule: str = "") -> None:
        self.picture = picture
        """The game's own id of the picture, which its `web/HelpPicture.svelte` draws."""
        self.rule = rule
        """The rule it is about."""
        self._title = title
        self._text = text

    @property
    def title(self) -> str:
        return str(self._title)

    @property
    def text(self) -> str:
        return str(self._text)


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


def read_help_sheet(path: Path, messages: Catalogue | None = None) -> HelpSheet:
    """Read a TOML file with a table `[goal]` and tables `[[turn]]`, `[[symbols]]` and `[[examples]]`.

    A panel has its `picture` and its `rule`. Its title is the message `help-PICTURE`, and its text the attribute
    `.text` of that. Without a catalogue both are in the file, as `title` and `text`.
    """
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return HelpSheet(
        goal=_panel(data["goal"], messages),
        turn=tuple(_panel(panel, messages) for panel in data["turn"]),
        symbols=tuple(HelpSymbol(**symbol) for symbol in data.get("symbols", ())),
        examples=tuple(_panel(panel, messages) for panel in data.get("examples", ())),
    )


def _panel(fields: Mapping[str, str], messages: Catalogue | None) -> HelpPanel:
    if messages is None:
        return HelpPanel(**fields)
    id = f"help-{fields['picture']}"  # messages: help-*
    return HelpPanel(title=LazyText(messages, id), text=LazyText(messages, f"{id}.text"), **fields)
