"""Texts in German and Polish: complete, with the right persons, plurals and forms. Views have no texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from jollyroger.engine import Event
from jollyroger.engine.messages import (
    Message,
    Noun,
    Person,
    decode_message,
    encode_message,
    message,
    offered_languages,
    reading_in,
)

from .. import GAME
from ..components import ITEMS, ROOMS
from ..events import Driven, Looted, RoomBlew, Swapped, TilePlaced, TurnEnded
from ..messages import MESSAGES, text
from ..presentation.names import room_name
from ..state import Ship
from .positions import acting, ship
from .reached_positions import TABLES, policy_play, random_play

LANGUAGES = [language for language in offered_languages() if language != "en"]
POSITIONS = 60
"""So many of each game are looked at."""
GALLEY = 4 + 4
LONG_PASSAGE = 4 + 16
MAIN_DECK = 0
CREW_4 = 9


def texts_of(s: Ship) -> Iterator[str]:
    """Everything that is said about a position."""
    words = GAME.words
    for ask in s.asks:
        yield words.prompt(s, ask.seat)
        for option, shown in zip(ask.options, words.option_texts(s, ask), strict=True):
            yield from (shown.label, shown.button, shown.note, shown.group, shown.pose, shown.risk)
            for speak in (GAME.reason, GAME.advice):
                assert speak is not None
                yield GAME.remark_text(speak(s, ask, option) or "")
        for refusal in GAME.refusals(s, ask.seat):
            yield from (refusal.why, words.label(s, ask.seat, refusal.action))
    view = GAME.view(s, 0)
    yield from (words.text_board(view), words.goal(view), words.cause(view), words.hints(GAME.hints(s, 0)))
    yield from (part for passage in words.describe(view) for part in passage)
    yield from (part for row in words.tally(view) for part in (row.label, *row.values))


def event_texts(s: Ship, events: list[Event]) -> Iterator[str]:
    for event in events:
        for you in (0, None):
            seen = event.seen_by(you)
            if seen is None:
                continue
            yield GAME.words.event_text(seen, you)
            scene = GAME.words.scene(seen, you)
            if scene is not None:
                yield from (scene.title, scene.verdict, *(side.name for side in scene.sides))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES[::4])
def test_no_text_of_a_game_is_missing(seats: int, options: dict[str, str], language: str) -> None:
    with reading_in(language):
        for play in (policy_play, random_play):
            events: list[Event] = []
            for s in islice(play(seats, options, seed=seats), POSITIONS):
                s.listener = events.append
                for said in (*texts_of(s), *event_texts(s, events)):
                    assert "⟨" not in said, said
                    assert not re.search(r"\b(the|with|your)\b", said), said
                events.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_begins_with_a_capital_letter(language: str) -> None:
    s = acting(ship(at=["centre"], fire={"centre": 5}))
    with reading_in(language):
        labels = [GAME.words.label(s, 0, action) for action in GAME.catalogue]
    assert [label for label in labels if label[:1].islower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_views_and_hints_are_the_same_in_every_language(language: str) -> None:
    s = acting(ship(at=["centre"], fire={"centre": 5}))
    here = GAME.view(s, 0), GAME.hints(s, 0)
    with reading_in(language):
        assert (GAME.view(s, 0), GAME.hints(s, 0)) == here


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_is_translated(language: str) -> None:
    assert GAME.help is not None
    assert GAME.tutorial is not None
    panels = (GAME.help.goal, *GAME.help.turn, *GAME.help.examples)

    def explanations() -> list[str]:
        assert GAME.tutorial is not None
        terms = [term.text for term in GAME.glossary]
        steps = [step.text for step in GAME.tutorial.steps] + [concept.text for concept in GAME.tutorial.concepts]
        options = [option.about for option in GAME.options]
        return [*terms, *(panel.text for panel in panels), *steps, *options, GAME.summary]

    english = explanations()
    with reading_in(language):
        for ours, theirs in zip(english, explanations(), strict=True):
            assert ours != theirs
            assert "⟨" not in theirs


def said(language: str, event: Event, you: int | None = None) -> str:
    with reading_in(language):
        return GAME.words.event_text(event, you)


def test_german_has_cases_and_prepositions() -> None:
    assert said("de", TilePlaced(1, GALLEY, LONG_PASSAGE, 0)) == (
        "{1} legt die Kombüse nördlich an den Langen Gang an."
    )
    assert said("de", Driven(None, CREW_4, 4, MAIN_DECK)) == "Das Crewmitglied (4) geht aufs Hauptdeck."
    with reading_in("de"):
        assert text("event-rose", room=room_name(LONG_PASSAGE), level=3) == "Das Feuer im Langen Gang steigt auf 3."
        assert text("event-rose", room=room_name(MAIN_DECK), level=3) == "Das Feuer auf dem Hauptdeck steigt auf 3."


def test_polish_has_cases_and_prepositions() -> None:
    assert said("pl", TilePlaced(1, GALLEY, LONG_PASSAGE, 0)) == ("{1} kładzie Kambuz na północ od Długiego Korytarza.")
    assert said("pl", Driven(None, CREW_4, 4, MAIN_DECK)) == "Załogant (4) idzie na Pokład Główny."
    with reading_in("pl"):
        assert text("scene-fight", who=Person(1), foe=Noun("foe-guard")) == "{1} walczy ze strażnikiem"
        assert text("scene-fight", who=Person(1, is_reader=True), foe=Noun("foe-crew")) == "Walczysz z załogantem"


def test_the_reader_is_addressed() -> None:
    event = Swapped(1, 3, 0, 6)
    assert said("de", event, 0) == "{1} nimmt den Dolch von dir und legt das Schwert ab."
    assert said("de", event, 1) == "Du nimmst den Dolch von {0} und legst das Schwert ab."
    assert said("pl", event, 0) == "{1} zabiera ci Sztylet i odkłada Miecz."
    assert said("pl", event, 1) == "Zabierasz Sztylet graczowi {0} i odkładasz Miecz."
    assert said("pl", Looted(0, 2, 5), 0) == "Przynosisz Skarb do łodzi: 2 z 5!"


@pytest.mark.parametrize(
    ("count", "german", "polish"),
    [
        (1, "Du gibst 1 Aktion weiter.", "Przekazujesz dalej 1 akcję."),
        (2, "Du gibst 2 Aktionen weiter.", "Przekazujesz dalej 2 akcje."),
        (5, "Du gibst 5 Aktionen weiter.", "Przekazujesz dalej 5 akcji."),
        (22, "Du gibst 22 Aktionen weiter.", "Przekazujesz dalej 22 akcje."),
    ],
)
def test_plurals(count: int, german: str, polish: str) -> None:
    assert said("de", TurnEnded(0, count), 0) == german
    assert said("pl", TurnEnded(0, count), 0) == polish


@pytest.mark.parametrize(
    ("remark", "german", "polish"),
    [
        (
            message("advice-track-wins", short=1, strength=2),
            "Dir fehlt 1, und deine +2 bringen den Sieg.",
            "Brakuje ci 1, a twoje +2 daje wygraną.",
        ),
        (
            message("plan", jobs=(message("plan-strike", count=1, room=room_name(GALLEY)),)),
            "Ich will in der Kombüse einen Matrosen niederstrecken.",
            "Chcę powalić majtka w Kambuzie.",
        ),
        (
            message("forecast-mates", wins=0, games=0),
            "Eine Crew aus Maaten gewinnt so gut wie nie",
            "Drużyna Matów prawie nigdy nie wygrywa",
        ),
    ],
)
def test_remarks_are_grammatical(remark: Message, german: str, polish: str) -> None:
    for language, sentence in (("de", german), ("pl", polish)):
        with reading_in(language):
            assert GAME.remark_text(remark) == sentence


def test_what_goes_with_a_room_is_listed() -> None:  # DM-9.6
    event = RoomBlew(GALLEY, 3, deckhands=2, tokens=1)
    assert said("de", event) == "Die Kombüse explodiert: Explosion 3 von 7. 2 Matrosen und 1 Plättchen gehen mit unter."
    assert said("pl", event) == "Kambuz wybucha: eksplozja 3 z 7. Przepada: 2 majtków i 1 żeton."


def test_a_plan_that_was_kept_is_read_in_any_language() -> None:
    clauses = (
        message("plan-cool", room=room_name(GALLEY), level=2),
        message("plan-swap", item=ITEMS[0].noun),
    )
    plan = decode_message(encode_message(message("plan", jobs=clauses)))
    assert GAME.remark_text(plan) == "I'll cool the Galley to 2 and take the Blanket."
    with reading_in("de"):
        assert GAME.remark_text(plan) == "Ich will das Feuer in der Kombüse auf 2 senken und die Löschdecke nehmen."
    with reading_in("pl"):
        assert GAME.remark_text(plan) == "Chcę przygasić ogień w Kambuzie do 2 i wziąć Koc."


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_room_has_a_name_of_its_own_and_the_board_letters_fit(language: str) -> None:
    with reading_in(language):
        names = [text(f"place-{tile.id}") for tile in ROOMS]
        assert len(set(names)) == len(ROOMS)
        assert len(text("board-exploded")) <= 9
        assert len(text("board-free-cell")) <= 9
        assert all(len(text(id)) == 1 for id in MESSAGES.translation(language).parts if id.startswith("board-letter-"))
