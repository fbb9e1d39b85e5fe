"""The picture sheet: every picture is drawn, and every term and rule exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from jollyroger.engine import HelpPanel

from .. import GAME

assert GAME.help is not None
HELP = GAME.help
PANELS = (HELP.goal, *HELP.turn, *HELP.examples)
FOLDER = Path(__file__).parents[1] / "web/help"
DRAWINGS = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.svelte"))


def test_a_turn_has_four_pictures() -> None:
    assert len(HELP.turn) == 4
    assert 8 <= len(HELP.symbols) <= 16
    assert 4 <= len(HELP.examples) <= 6


@pytest.mark.parametrize("picture", [*(panel.picture for panel in PANELS), *(each.picture for each in HELP.symbols)])
def test_every_picture_is_drawn(picture: str) -> None:
    assert f'id === "{picture}"' in DRAWINGS


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: str(panel.picture))
def test_a_panel_is_short_and_cites_a_rule(panel: HelpPanel) -> None:
    assert 2 <= len(panel.title.split()) <= 4
    assert len(panel.text.split()) <= 25
    assert panel.rule in GAME.rules.ids


def test_every_symbol_is_a_term_of_the_glossary() -> None:
    terms = {term.id for term in GAME.glossary}
    assert all(symbol.term in terms for symbol in HELP.symbols)
    assert len({symbol.term for symbol in HELP.symbols}) == len(HELP.symbols)
