"""The glossary of a game: what each symbol, number, track, card and space means, for tooltips and the rules page."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple


class Term(NamedTuple):
    """A thing on the table: its name, what it means in a sentence or two, and the rule about it."""

    id: str
    name: str
    text: str
    rule: str


Glossary = tuple[Term, ...]


def read_glossary(path: Path) -> Glossary:
    """Read a TOML file with a table for each term: `[fatigue]`, and its `name`, `text` and `rule`."""
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(Term(id, table["name"], table["text"], table["rule"]) for id, table in tables.items())
