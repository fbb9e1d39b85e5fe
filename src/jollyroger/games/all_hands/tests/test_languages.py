"""The game reads well in every language: complete, with the right plurals and persons, and short where it must be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jollyroger.engine import ask_for
from jollyroger.engine.messages import Person, offered_languages, reading_in
from jollyroger.testing.conformance import texts
from jollyroger.testing.conformance.suite import Property, check_property
from jollyroger.testing.random_play import positions

from .. import GAME
from .. import events as e
from ..ai.advice import advice
from ..ai.reason import reason
from ..components import BRAWL, KINDS, RUM, kind_of
from ..messages import MESSAGES, text
from ..presentation.event_text import event_text
from ..presentation.hints import hints
from ..presentation.view import view
from ..presentation.words import prompt
from ..state import Table
from .positions import bidding, table

TRANSLATED = [language for language in offered_languages() if language != "en"]
MISSING = "⟨"
"""Begins a message that is not there."""

in_every_language = pytest.mark.parametrize("language", offered_languages())
in_every_translation = pytest.mark.parametrize("language", TRANSLATED)


@in_every_translation
@pytest.mark.parametrize(
    "checked",
    [
        texts.prompts_and_labels_are_well_formed,
        texts.event_texts_and_board_are_well_formed,
        texts.events_read_the_same_for_those_they_do_not_name,
    ],
)
def test_the_texts_of_a_position_are_well_formed(language: str, checked: Property) -> None:
    with reading_in(language):
        check_property(GAME, checked, examples=15)


def all_texts(s: Table) -> Iterator[str]:
    """What is said in a position to those who are asked, and by bots."""
    for ask in s.asks:
        yield prompt(s, ask.seat)
        for option in ask.options:
            yield MESSAGES.render(advice(s, ask, option))
            said = reason(s, ask, option)
            if said is not None:
                yield MESSAGES.render(said)


@in_every_language
def test_no_message_is_missing_in_bots_remarks(language: str) -> None:
    with reading_in(language):
        for s in positions(GAME, 1500, random_share=0.5):
            for said in all_texts(s):
                assert MISSING not in said
                assert said[0].isupper() or said[0] == "{", said


@in_every_language
def test_no_message_is_missing_in_glossary_help_tutorial_and_options(language: str) -> None:
    assert GAME.help is not None
    assert GAME.tutorial is not None
    assert GAME.forecast is not None
    with reading_in(language):
        found = [GAME.summary, GAME.forecast(3, GAME.fill_options(3, {}))]
        found += [part for term in GAME.glossary for part in (term.name, term.text)]
        panels = (GAME.help.goal, *GAME.help.turn, *GAME.help.examples)
        found += [part for panel in panels for part in (panel.title, panel.text)]
        found += [step.text for step in GAME.tutorial.steps] + [concept.text for concept in GAME.tutorial.concepts]
        for option in GAME.options:
            found += [option.name, option.about, *(option.describe(value) for value in option.values)]
        assert all(part.strip() and MISSING not in part for part in found)


@in_every_translation
def test_every_long_text_is_translated(language: str) -> None:
    """A text of several words that is the same as in English has been forgotten."""
    assert GAME.tutorial is not None
    english = [term.text for term in GAME.glossary] + [step.text for step in GAME.tutorial.steps]
    english += [kind.about for kind in KINDS]
    with reading_in(language):
        translated = [term.text for term in GAME.glossary] + [step.text for step in GAME.tutorial.steps]
        translated += [kind.about for kind in KINDS]
    assert [one for one, other in zip(english, translated, strict=True) if one == other] == []


@in_every_language
def test_the_tutorial_is_as_short_as_its_bubbles(language: str) -> None:
    assert GAME.tutorial is not None
    with reading_in(language):
        assert [step.text for step in GAME.tutorial.steps if len(step.text.split()) > 20] == []
        assert [concept.text for concept in GAME.tutorial.concepts if len(concept.text.split()) > 30] == []


@in_every_language
def test_views_and_hints_are_the_same_for_all_readers(language: str) -> None:
    s = bidding(table(hands=["stormsail-2..5 rum pirate-monkey"]))
    english = view(s, 0), hints(s, 0)
    with reading_in(language):
        assert (view(s, 0), hints(s, 0)) == english


@pytest.mark.parametrize(
    ("count", "told"),
    [
        (1, "{1} licytuje: 1 zakryta karta."),
        (3, "{1} licytuje: 3 zakryte karty."),
        (5, "{1} licytuje: 5 zakrytych kart."),
        (12, "{1} licytuje: 12 zakrytych kart."),
        (22, "{1} licytuje: 22 zakryte karty."),
    ],
)
def test_polish_counts_cards_in_three_ways(count: int, told: str) -> None:
    with reading_in("pl"):
        assert event_text(e.Sealed(1, count), 0) == told


@pytest.mark.parametrize(
    ("language", "reader", "told"),
    [
        ("de", 0, "Du kappst Rum aus dem Gebot von {1}."),
        ("de", 1, "{0} kappt Rum aus deinem Gebot."),
        ("de", None, "{0} kappt Rum aus dem Gebot von {1}."),
        ("pl", 0, "Wycinasz kartę Rum z oferty gracza {1}."),
        ("pl", 1, "{0} wycina kartę Rum z twojej oferty."),
        ("pl", None, "{0} wycina kartę Rum z oferty gracza {1}."),
    ],
)
def test_each_reader_is_addressed(language: str, reader: int | None, told: str) -> None:
    with reading_in(language):
        assert event_text(e.WasCut(0, 1, RUM), reader) == told


def test_a_polish_captain_cuts_from_his_own_bid() -> None:
    with reading_in("pl"):
        assert event_text(e.WasCut(0, 0, RUM), 0) == "Wycinasz kartę Rum ze swojej oferty."


def test_german_has_its_cases() -> None:
    with reading_in("de"):
        assert event_text(e.Brawled(1, 0), 0).startswith("{1} fängt mit dir eine Schlägerei an")
        assert event_text(e.Tied(5, (0, 2), ((), ()), (0, 2)), 0).startswith("Gleichstand zwischen dir und {2}:")
        assert text("option-call", captain=Person(3)) == "{3} des Schummelns beschuldigen"


def test_cards_are_named_in_the_readers_language() -> None:
    card = KINDS[kind_of("black-viper-9")]
    names = []
    for language in ("en", "de", "pl"):
        with reading_in(language):
            names.append((card.name, KINDS[BRAWL].name))
    assert names == [
        ("Black Viper 9", "Tavern Brawl"),
        ("Schwarzviper 9", "Schlägerei"),
        ("Żmija 9", "Bójka w tawernie"),
    ]


def test_two_readers_are_asked_each_in_their_own_language() -> None:
    s = bidding(table(hands=["rum mermaid"]))
    assert ask_for(s, 0) is not None
    asked = []
    for language in ("en", "de", "pl"):
        with reading_in(language):
            asked.append(prompt(s, 0))
    assert asked == [
        "What do you bid for Stormsail 5?",
        "Was bietest du für Sturmsegel 5?",
        "Ile dajesz za kartę Sztorm 5?",
    ]
