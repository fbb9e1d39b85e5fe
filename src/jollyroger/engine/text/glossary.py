"""The glossary of a game: what each symbol, number, track, card and space means, for tooltips and the rules page."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ..messages import AnyText, Catalogue, LazyText


class Term:
    """A thing on the table: its name, what it means in a sentence or two, and the rule about it."""

    def __init__(self, id: str, name: AnyText, text: AnyText, rule: str) -> None:
        self.id = id
        self.rule = rule
        self._name = name
        self._text = text

    @property
    def name(self) -> str:
        return str(self._name)

    @property
    def text(self) -> str:
        return str(self._text)


Glossary = tuple[Term, ...]


def read_glossary(path: Path, messages: Catalogue | None = None) -> Glossary:
    """Read a TOML file with a table for each term, such as `[fatigue]`, and its `rule`.

    The name is the message `term-fatigue`, and what it means is the attribute `.text` of that. Without a catalogue both
    are in the file, as `name` and `text`.
    """
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    if messages is None:
        return tuple(Term(id, table["name"], table["text"], table["rule"]) for id, table in tables.items())
    return tuple(
        Term(id, LazyText(messages, f"term-{id}"), LazyText(messages, f"term-{id}.text"), table["rule"])
        for id, table in tables.items()
    )
