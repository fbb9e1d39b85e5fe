"""A game's RULES.md as data, so that every rule number on the screen can show its text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ITEM = re.compile(r"^\*\*([A-Z]+-[A-Z]?[\d.]+)\*\* ")


class Rule(NamedTuple):
    id: str
    chapter: str
    text: str


class Rules:
    """The numbered rules of a game: paragraphs that begin with their id in bold, under headings."""

    def __init__(self, markdown: str) -> None:
        self.text = markdown
        self._rules: dict[str, Rule] = {}
        chapter = ""
        for block in re.split(r"\n\s*\n", markdown):
            paragraph = " ".join(block.split())
            if block.startswith("#"):
                chapter = paragraph.lstrip("# ")
            elif item := ITEM.match(paragraph):
                id = item[1]
                if id in self._rules:
                    raise ValueError(f"rule {id} is defined twice")
                self._rules[id] = Rule(id, chapter, paragraph[item.end() :])

    @classmethod
    def read(cls, path: Path) -> Rules:
        return cls(path.read_text(encoding="utf-8"))

    @property
    def ids(self) -> list[str]:
        return list(self._rules)

    def find(self, words: str) -> list[Rule]:
        """The rules with this number ('AH-6.5', '6.5', or '6' for a chapter), or else those that contain this text."""
        wanted = words.strip().lower()
        if not wanted:
            return []
        rules = self._rules.values()
        numbered = [rule for rule in rules if _matches(rule.id.lower(), wanted)]
        return numbered or [rule for rule in rules if wanted in f"{rule.chapter} {rule.text}".lower()]


def _matches(id: str, wanted: str) -> bool:
    number = id.partition("-")[2]
    return wanted in (id, number) or any(whole.startswith(f"{wanted}.") for whole in (id, number))
