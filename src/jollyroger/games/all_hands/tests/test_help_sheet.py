"""The picture sheet: every picture is drawn, every term and rule exists, and the texts are short."""

from __future__ import annotations

import re
from pathlib import Path

from jollyroger.engine import HelpSheet

from .. import GAME

WEB = Path(__file__).parents[1] / "web"
MAX_WORDS = 25


def sheet() -> HelpSheet:
    assert GAME.help is not None
    return GAME.help


def drawn_panels() -> set[str]:
    text = (WEB / "help" / "panels.ts").read_text(encoding="utf-8")
    return set(re.findall(r'^  "?([a-z-]+)"?: \{$', text, re.MULTILINE))


def drawn_symbols() -> set[str]:
    files = ("HelpPicture.svelte", "cards/CardPicture.svelte")
    text = "".join((WEB / name).read_text(encoding="utf-8") for name in files)
    return set(re.findall(r'(?:id|symbol) === "([a-z-]+)"', text))


def test_every_panel_is_drawn_and_no_other() -> None:
    panels = [sheet().goal, *sheet().turn, *sheet().examples]
    assert {panel.picture for panel in panels} == drawn_panels()


def test_every_symbol_is_drawn_and_has_its_term() -> None:
    terms = {term.id for term in GAME.glossary}
    for symbol in sheet().symbols:
        assert symbol.term in terms
        assert symbol.picture == f"symbol-{symbol.term}"
        assert symbol.term in drawn_symbols(), symbol


def test_a_turn_has_four_pictures_and_every_panel_a_rule_and_few_words() -> None:
    assert len(sheet().turn) == 4
    assert 4 <= len(sheet().examples) <= 6
    assert 8 <= len(sheet().symbols) <= 16
    for panel in (sheet().goal, *sheet().turn, *sheet().examples):
        assert panel.rule in GAME.rules.ids
        assert len(panel.text.split()) <= MAX_WORDS, panel
        assert 2 <= len(panel.title.split()) <= 4, panel
