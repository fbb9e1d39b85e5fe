"""The picture sheet: its pictures are drawn, its terms and rules exist, its texts are short."""

from __future__ import annotations

from pathlib import Path

from jollyroger.engine import HelpSheet

from .. import GAME
from ..rules.combat import beats
from .positions import BOX

WEB = Path(__file__).parents[1] / "web"
MAX_WORDS = 25


def sheet() -> HelpSheet:
    assert GAME.help is not None
    return GAME.help


def test_every_picture_is_drawn() -> None:
    drawn = "".join(path.read_text(encoding="utf-8") for path in sorted((WEB / "help").glob("*Picture.svelte")))
    panels = [sheet().goal, *sheet().turn, *sheet().examples]
    for picture in [panel.picture for panel in panels] + [symbol.picture for symbol in sheet().symbols]:
        assert f'"{picture}"' in drawn, picture


def test_a_turn_has_four_pictures() -> None:
    assert len(sheet().turn) == 4
    assert 8 <= len(sheet().symbols) <= 16
    assert 4 <= len(sheet().examples) <= 6


def test_terms_and_rules_exist() -> None:
    terms = {term.id for term in GAME.glossary}
    assert all(symbol.term in terms for symbol in sheet().symbols)
    assert all(panel.rule in GAME.rules.ids for panel in (sheet().goal, *sheet().turn, *sheet().examples))


def test_texts_are_short() -> None:
    for panel in (sheet().goal, *sheet().turn, *sheet().examples):
        assert 2 <= len(panel.title.split()) <= 4
        assert len(panel.text.split()) <= MAX_WORDS


def test_the_numbers_of_the_examples_are_right() -> None:  # SS-5.10, SS-6.1, SS-6.2, SS-4.6
    assert BOX.price(3, 3) == 40
    assert beats(2, 1, 0, 3)
    assert not beats(12, 0, BOX.king_might, 1)
    ends = {BOX.board.spaces[end].kind for end in BOX.board.routes[BOX.board.castle][3]}
    assert ends == {"docks", "idol"}
