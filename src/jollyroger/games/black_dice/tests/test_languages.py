"""Texts in all languages: complete, and with the right plurals, persons and forms."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from jollyroger.engine import Event, Fast, Result, play
from jollyroger.engine.messages import offered_languages, reading_in
from jollyroger.testing import component_files
from jollyroger.testing.random_play import positions

from .. import GAME, events
from ..actions import LOAD, PLACE, THROW, USE
from ..ai.advice import advice
from ..ai.reasons import reason
from ..components import BULLSEYE, COMPONENTS, FLAG, MAP, SHIP, STORM, SWORD
from ..messages import MESSAGES, shown
from ..presentation.event_text import event_text
from ..presentation.option_text import label
from ..presentation.scenes import scene
from ..presentation.words import outcome
from ..state import Table
from .golden import GOLDEN
from .positions import settle_only, table
from .positions import shown as rolled

TRANSLATIONS = [language for language in offered_languages() if language != "en"]
MISSING = "⟨"
FILE = Path(__file__).parents[1] / "components.toml"


@cache
def told_events() -> list[Event]:
    """The events of random games of all quests."""
    told: list[Event] = []
    for seed, quest in enumerate(["pirate-island", "kraken", "armada", "dutchman"] * 3):
        luck = Fast(seed)
        s = GAME.new(2 + seed % 3, luck, {"quest": quest})
        s.listener = told.append
        while s.asks:
            play(s, s.asks[0].seat, luck.pick(s.asks[0].options))
    return told


def texts_of(s: Table) -> Iterator[str]:
    """Everything that is said about a position, except for options."""
    for reader in (None, *range(s.seats)):
        view = GAME.view(s, reader)
        yield GAME.words.text_board(view)
        yield GAME.words.goal(view)
        yield GAME.words.cause(view)
        yield from (f"{passage.heading} {passage.text}" for passage in GAME.words.describe(view))
        yield from (row.label for row in GAME.words.tally(view))
        yield GAME.words.hints(GAME.hints(s, reader))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_same_messages_as_english(language: str) -> None:
    english = {entry.id: set(entry.attributes) for entry in MESSAGES.entries("en")}
    assert {entry.id: set(entry.attributes) - {"gender"} for entry in MESSAGES.entries(language)} == english


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_text_about_a_position_is_missing(language: str) -> None:
    with reading_in(language):
        for s in positions(GAME, 300, random_share=0.8):
            assert MISSING not in "".join(texts_of(s))
            for ask in s.asks:
                assert MISSING not in GAME.words.prompt(s, ask.seat)
                for option, text in zip(ask.options, GAME.words.option_texts(s, ask), strict=True):
                    assert MISSING not in f"{text.label}{text.button}{text.note}{text.group}{text.risk}"
                    said = MESSAGES.render(reason(s, ask, option)), MESSAGES.render(advice(s, ask, option))
                    assert MISSING not in "".join(said)
                assert not any(MISSING in refusal.why for refusal in GAME.refusals(s, ask.seat))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_text_about_an_event_or_an_ending_is_missing(language: str) -> None:
    with reading_in(language):
        for event in told_events():
            for reader in (None, 0, 1):
                seen = event.seen_by(reader)
                if seen is not None:
                    made = scene(seen, reader)
                    assert MISSING not in event_text(seen, reader)
                    assert made is None or MISSING not in f"{made.title}{made.verdict}{made.sides}"
        for name in GOLDEN.names():
            s = GOLDEN.final(name)
            assert s.result is not None
            assert MISSING not in "".join(texts_of(s)) + outcome(s.result, 0)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_what_explains_the_game_is_translated(language: str) -> None:
    assert GAME.help is not None
    assert GAME.tutorial is not None
    english = [term.text for term in GAME.glossary]
    with reading_in(language):
        texts = [text for option in GAME.options for text in (option.name, option.about, *option.labels)]
        texts += [panel.text for panel in (GAME.help.goal, *GAME.help.turn, *GAME.help.examples)]
        texts += [str(step.text) for step in GAME.tutorial.steps]
        texts += [term.text for term in GAME.glossary]
        assert not any(MISSING in text for text in texts)
        assert not set(texts) & set(english)


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("de", 1, "1 Würfel auf die Schatzkarte legen"),
        ("pl", 1, "Połóż 1 kość w kolumnie mapy skarbów"),
        ("pl", 3, "Połóż 3 kości w kolumnie mapy skarbów"),
    ],
)
def test_dice_are_counted(language: str, count: int, text: str) -> None:  # BD-6.3
    s = rolled(table(black="0 0 0 3 0 0", rum=[2]), 0, " ".join(["map"] * count))
    with reading_in(language):
        assert label(s, 0, PLACE[MAP]) == text


def test_polish_has_three_plurals() -> None:
    with reading_in("pl"):
        told = [event_text(events.TookGold(1, count, None), 0) for count in (1, 2, 5, 22)]
        assert told == [
            "{1} bierze 1 żeton złota.",
            "{1} bierze 2 żetony złota.",
            "{1} bierze 5 żetonów złota.",
            "{1} bierze 22 żetony złota.",
        ]
        assert event_text(events.Rolled(0, (3, 5, 5, 6, 6, 6, 6, 6), ()), 0) == "Rzucasz: 1 szabla, 2 statki i 5 flag."


def test_the_reader_is_addressed_and_others_are_named() -> None:
    event = events.Drank(1, (SHIP, SHIP), (SHIP,))
    with reading_in("de"):
        assert event_text(event, 1) == "Du trinkst einen Rum und würfelst 2 Schiffe."
        assert event_text(event, 0) == "{1} trinkt einen Rum und würfelt 2 Schiffe."
        assert outcome(Result((1,), "most-gold", (3, 9)), 1) == "Du gewinnst mit dem meisten Gold: {0} 3 und du 9."
    with reading_in("pl"):
        assert event_text(event, 1) == "Pijesz rum i rzucasz: 2 statki."
        assert event_text(event, 0) == "{1} pije rum i rzuca: 2 statki."
        assert outcome(Result((1,), "most-gold", (3, 9)), 0) == "Wygrywa {1}, mając najwięcej złota: ty 3 i {1} 9."


def test_columns_stand_in_the_right_case() -> None:
    moved, hit = events.DieMoved(0, 0, SWORD, FLAG), events.EnemyHit(COMPONENTS.quests[1].enemy or "", 1, 3)
    with reading_in("de"):
        assert event_text(moved, 0) == "Du versetzt einen Würfel vom Säbel auf die Flagge."
        assert event_text(hit, 0) == "Treffer! Der Krake hat 1 von 3 abbekommen."
        assert GAME.words.goal(GAME.view(table(2, "armada"), 0)).startswith("3 Treffer gegen die Armada")
    with reading_in("pl"):
        assert event_text(moved, 0) == "Przesuwasz kość z kolumny szabli do kolumny flagi."
        assert GAME.words.goal(GAME.view(table(2, "kraken", tokens=2), 0)).startswith("3 trafienia w Krakena")


def test_pirates_stand_in_the_right_case() -> None:
    s = settle_only(table(2, black="0 1 0 0 0 0", crew="storm bullseye"))
    with reading_in("de"):
        assert label(s, 0, THROW[STORM]) == "Über Bord werfen: die Wetterhexe (Sturm)"
        assert label(s, 0, LOAD[BULLSEYE]) == "Einen Rum geben: dem Kanonier (Volltreffer)"
    with reading_in("pl"):
        assert label(s, 0, THROW[BULLSEYE]) == "Wyrzuć za burtę kanoniera (W dziesiątkę)"


def test_readers_of_all_languages_share_a_view() -> None:
    s = rolled(table(2, "kraken", black="2 0 1 3 0 0", flipped="jibe"), 0, "map sword")
    shared = GAME.view(s, 0), GAME.hints(s, 0)
    for language in TRANSLATIONS:
        with reading_in(language):
            assert (GAME.view(s, 0), GAME.hints(s, 0)) == shared


def test_the_names_of_a_component_file_are_shown_as_they_are(tmp_path: Path) -> None:  # BD-3.2
    path = component_files.edited_copy(
        FILE, tmp_path, 'id = "storm"', 'id = "storm"\nname = "Gale"\nabout = "It blows."'
    )
    component_files.edited_copy(path, tmp_path, "[gold]", '[rewards]\ngold = "{n} doubloon{s}"\n\n[gold]')
    component_files.edited_copy(path, tmp_path, 'id = "map"', 'id = "map"\nname = "Chart"')
    component_files.edited_copy(path, tmp_path, 'id = "pirate-island"', 'id = "pirate-island"\nname = "Isla"')
    assert GAME.with_components is not None
    game = GAME.with_components(path)
    s = game.new(2, Fast(1), {"pirates": "storm+bullseye+jibe"})
    with reading_in("de"):
        board = game.words.text_board(game.view(s, 0))
        assert "Abenteuer I, Isla" in board
        assert "Gale" in board
        assert "It blows." in board
        assert "Volltreffer" in board
        assert "2 doubloons*" in board
        assert "Chart" in board
        assert label(s, 0, USE[STORM]) == "Gale (1 Rum): It blows."
        options = {option.id: option for option in game.options}
        assert options["quest"].describe("pirate-island") == "I. Isla (am einfachsten)"
        assert options["pirates"].describe("storm+jibe+bullseye") == "Gale, Klar zur Halse!, Volltreffer"
    assert shown(s.components.pirates[STORM].name) == "Gale"
