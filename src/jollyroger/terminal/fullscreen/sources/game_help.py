"""The help sheet and the rules of a game as pages of text."""

from __future__ import annotations

from typing import Any

from ....engine import Game, HelpSheet
from ...messages import text as words
from ...render import EMPHASIS
from .source import HelpPage


def help_pages(game: Game[Any]) -> list[HelpPage]:
    """How the game works, its symbols, and each chapter of its rules."""
    pages = [] if game.help is None else [HelpPage(words("help-works"), _sheet(game.help))]
    if game.glossary:
        pages.append(
            HelpPage(words("help-terms"), tuple(f"{term.name}: {term.text} ({term.rule})" for term in game.glossary))
        )
    chapters: dict[str, list[str]] = {}
    for id in game.rules.ids:
        rule = game.rules.find(id)[0]
        chapters.setdefault(rule.chapter, []).append(f"{rule.id}: {_plain(rule.text)}")
    return pages + [HelpPage(words("help-rules", chapter=chapter), tuple(rules)) for chapter, rules in chapters.items()]


def rule_text(game: Game[Any], id: str) -> str:
    """The text of the rule of that id; empty if there is none."""
    return next((_plain(rule.text) for rule in game.rules.find(id) if rule.id == id), "")


def _sheet(sheet: HelpSheet) -> tuple[str, ...]:
    return tuple(f"{panel.title}: {panel.text}" for panel in (sheet.goal, *sheet.turn, *sheet.examples))


def _plain(markdown: str) -> str:
    return EMPHASIS.sub(r"\2", markdown)
