"""A game takes the texts of its options, glossary, help and guided game from its catalogue, when they are read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from jollyroger.engine import Option, read_glossary, read_help_sheet, read_tutorial
from jollyroger.engine.messages import Person, message, reading_in

from ..toy import GAME
from .catalogues import catalogue

ENGLISH = """
game-about = Lies and cards.
setup-length = Length
    .about = How long it takes.
setup-length-short = Short
setup-length-long = Long
setup-length-rum = Rum
setup-length-gold = Gold
term-hand = Your hand
    .text = What you hold.
help-goal = Win
    .text = Be the richest.
help-turn = Take a turn
    .text = Lay a card.
tutorial-step-1 = Look at this.
concept-lie = That was a lie.
reason-lie = I lie to { $who }.
"""
GERMAN = """
game-about = Lügen und Karten.
setup-length = Dauer
    .about = Wie lange es dauert.
setup-length-short = Kurz
setup-length-long = Lang
setup-length-rum = Rum
setup-length-gold = Gold
term-hand = Deine Hand
    .text = Was du hältst.
help-goal = Gewinnen
    .text = Werde am reichsten.
help-turn = Dein Zug
    .text = Leg eine Karte.
tutorial-step-1 = Schau dir das an.
concept-lie = Das war gelogen.
reason-lie = Ich belüge { $who }.
"""


def test_texts_of_a_game_follow_the_reader(tmp_path: Path) -> None:
    messages = catalogue(tmp_path, en=ENGLISH, de=GERMAN)
    files = {
        "glossary": '[hand]\nrule = "1"\n',
        "help": '[goal]\npicture = "goal"\nrule = "1"\n[[turn]]\npicture = "turn"\n',
        "tutorial": 'seats = 2\nseed = 1\n[[steps]]\n[[concepts]]\nid = "lie"\nwhen = "option:lie"\n',
    }
    for name, content in files.items():
        (tmp_path / f"{name}.toml").write_text(content, encoding="utf-8")
    option = Option("length", ("short", "long"), picks=("rum", "gold"), messages=messages)
    (term,) = read_glossary(tmp_path / "glossary.toml", messages)
    sheet = read_help_sheet(tmp_path / "help.toml", messages)
    tutorial = read_tutorial(tmp_path / "tutorial.toml", messages)
    game = replace(GAME, messages=messages, about="")
    reason = message("reason-lie", who=Person(1))

    def texts() -> list[str]:
        return [
            *(game.summary, game.remark_text(reason), game.remark_text("plain")),
            *(option.name, option.about, option.describe("long"), option.describe("rum+gold")),
            *(term.name, term.text, sheet.goal.title, sheet.turn[0].text),
            *(tutorial.steps[0].text, tutorial.concepts[0].text),
        ]

    assert texts() == [
        *("Lies and cards.", "I lie to {1}.", "plain"),
        *("Length", "How long it takes.", "Long", "Rum, Gold"),
        *("Your hand", "What you hold.", "Win", "Lay a card."),
        *("Look at this.", "That was a lie."),
    ]
    with reading_in("de"):
        assert texts() == [
            *("Lügen und Karten.", "Ich belüge {1}.", "plain"),
            *("Dauer", "Wie lange es dauert.", "Lang", "Rum, Gold"),
            *("Deine Hand", "Was du hältst.", "Gewinnen", "Leg eine Karte."),
            *("Schau dir das an.", "Das war gelogen."),
        ]


def test_a_game_without_a_catalogue_keeps_its_plain_texts() -> None:
    option = Option("length", ("short", "long"), "How long it takes.", labels=("Short one", "Long one"))
    with reading_in("de"):
        assert GAME.summary == GAME.about
        assert (option.name, option.about, option.describe("long")) == ("Length", "How long it takes.", "Long one")
