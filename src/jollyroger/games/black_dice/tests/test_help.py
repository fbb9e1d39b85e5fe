"""The picture sheet: every picture is drawn, every symbol explained, every rule there."""

from __future__ import annotations

from pathlib import Path

import pytest

from jollyroger.engine import HelpPanel

from .. import GAME
from ..components import SYMBOLS

WEB = Path(__file__).parent.parent / "web"
SHEET = GAME.help
assert SHEET is not None
PANELS = [SHEET.goal, *SHEET.turn, *SHEET.examples]
DRAWN = "".join(path.read_text(encoding="utf-8") for path in [*WEB.glob("help/*.svelte"), *WEB.glob("*Picture.svelte")])
EFFECTS = (WEB / "pictures" / "EffectPicture.svelte").read_text(encoding="utf-8")


def test_the_sheet_has_what_a_newcomer_needs() -> None:
    assert SHEET is not None
    assert len(SHEET.turn) == 4
    assert 8 <= len(SHEET.symbols) <= 16
    assert 4 <= len(SHEET.examples) <= 6


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: panel.picture)
def test_a_panel_is_drawn_short_and_cites_its_rule(panel: HelpPanel) -> None:
    assert f'id === "{panel.picture}"' in DRAWN
    assert 2 <= len(panel.title.split()) <= 4
    assert len(panel.text.split()) <= 25
    assert panel.rule in GAME.rules.ids


def test_every_symbol_is_drawn_and_in_the_glossary() -> None:
    assert SHEET is not None
    terms = {term.id for term in GAME.glossary}
    for symbol in SHEET.symbols:
        name = symbol.picture.removeprefix("symbol-")
        assert symbol.term in terms
        assert name in SYMBOLS or f'"{name}"' in DRAWN or f'"{name}"' in EFFECTS
