"""The texts in German and Polish: complete, and grammatical where words change with number, person or case."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jollyroger.engine import Event, Fast, play, random_choice
from jollyroger.engine.messages import Noun, message, offered_languages, reading_in
from jollyroger.engine.messages.catalogue import all_parts
from jollyroger.testing.play import listen

from .. import GAME, build
from ..events import Clashed, DrewToHand, GotItem, Hired, Prevailed, Took, Walked
from ..messages import MESSAGES, render, text
from ..presentation.hints import hints
from ..presentation.view import view
from ..state import Table
from .positions import BOX, choose_move, edited_box, encounter, table

TRANSLATIONS = [language for language in offered_languages() if language != "en"]
MATE_WINS = Prevailed(0, None, False, False, "mate", None, False)
MISSING = "⟨"


def told(event: Event, you: int | None, language: str) -> str:
    with reading_in(language):
        return GAME.words.event_text(event, you)


def texts_at(s: Table, told: list[Event]) -> Iterator[object]:
    """Everything that somebody reads at this moment."""
    words = GAME.words
    for event in told:
        for you in (0, None):
            seen = event.seen_by(you)
            if seen is not None:
                yield words.event_text(seen, you)
                yield words.scene(seen, you)
    for ask in s.asks:
        yield words.prompt(s, ask.seat)
        yield words.option_texts(s, ask)
        yield [refusal.why for refusal in GAME.refusals(s, ask.seat)]
        for action in ask.options:
            for remark in (GAME.reason, GAME.advice):
                assert remark is not None
                said = remark(s, ask, action)
                yield "" if said is None or isinstance(said, str) else render(said)
    shown = view(s, 0)
    yield from (words.text_board(shown), words.describe(shown), words.goal(shown), words.cause(shown))
    yield from (words.tally(shown), words.hints(hints(s, 0)))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_text_of_whole_games_lacks_a_message(language: str) -> None:
    with reading_in(language):
        for seed in range(2):
            s, chance = GAME.new(2 + seed, Fast(seed)), Fast(seed + 1)
            events = listen(s)
            while s.asks:
                for shown in texts_at(s, events):
                    assert MISSING not in str(shown), shown
                events.clear()
                action = random_choice(s.asks[0], chance)
                assert action is not None
                play(s, s.asks[0].seat, action)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_message_is_translated(language: str) -> None:
    english, other = (set(all_parts(MESSAGES.entries(code))) for code in ("en", language))
    assert other == english


@pytest.mark.parametrize(
    ("event", "you", "language", "sentence"),
    [
        (Hired(0, 0), 0, "de", "Du heuerst einen Seesoldaten aus Klarwasser an."),
        (Hired(1, 2), 0, "pl", "{1} werbuje Zabijakę z Rumowej Rafy."),
        (
            Walked(0, 4, "move"),
            0,
            "de",
            "Nur ein Zug ist möglich: Dein Offizier geht nach Klarwasser hinter dem Flottenhafen.",
        ),
        (Walked(3, 8), 0, "pl", "Pirat gracza {1} idzie do Jaskini za Kościołem."),
        (MATE_WINS, 0, "de", "Dein Offizier verliert gegen den Ersten Maat."),
        (MATE_WINS, 1, "pl", "Oficer gracza {0} przegrywa z Bosmanem."),
        (MATE_WINS.replace(defender=3, won=True), 1, "de", "Der Offizier von {0} besiegt deinen Piraten."),
        (MATE_WINS.replace(defender=3, won=True), 1, "pl", "Oficer gracza {0} pokonuje twojego Pirata."),
        (Took(1, 0, 2, None), 0, "de", "{1} nimmt 2 Gold von dir."),
        (Took(1, 0, 2, None), None, "pl", "{1} zabiera 2 złota graczowi {0}."),
        (GotItem(0, 8, None), 0, "pl", "Dostajesz Lunetę w nagrodę."),
        (GotItem(0, 0, 3), 1, "de", "{0} bekommt den Entersäbel für 3 Gold."),
        (
            DrewToHand(1, 1),
            1,
            "de",
            "Du ziehst „Glückstreffer“ und hältst es geheim: Dein Würfel zählt als 5, auch wenn er leer war.",
        ),
        (
            Clashed(0, None, (0, 3), (2, 7), 1, "roll", (0, 1), ((), ()), "mate", None, False, False, (0, 0)),
            1,
            "pl",
            "Oficer gracza {0}: pusta + 2, Bosman: 3 + 7.",
        ),
    ],
)
def test_an_event_in_another_language(event: Event, you: int | None, language: str, sentence: str) -> None:
    assert told(event, you, language) == sentence


@pytest.mark.parametrize(
    ("count", "cards"),
    [(1, "1 karta Losu"), (2, "2 karty Losu"), (5, "5 kart Losu"), (12, "12 kart Losu"), (22, "22 karty Losu")],
)
def test_cards_are_counted_in_polish(count: int, cards: str) -> None:
    with reading_in("pl"):
        assert text("fortune-cards", count=count) == cards


def test_an_option_says_in_german_where_it_leads_and_what_happens() -> None:
    s = choose_move(table(at="O0:o07 P0:o24 P1:o25", dice=[0, 1]))
    with reading_in("de"):
        labels = [option.label for option in GAME.words.option_texts(s, s.asks[0])]
    assert "Offizier in die Höhle hinter der Kirche: kämpfe gegen einen Gegner (32 % Siegchance)" in labels


def test_reasons_in_german_are_sentences_with_articles() -> None:
    officer, hook, marine = Noun("role-officer"), Noun("item-hook"), Noun("crew-clearwater-marine")
    gain = message("reason-gain-might", role=officer, might=3)
    said = {
        "Der Haken bringt meinen Offizier auf Stärke 3.": message(
            "reason-bid-weapon", item=hook, role=officer, might=3
        ),
        "Auf den Haken kann ich verzichten.": message("reason-sell", item=hook),
        "Ein Seesoldat aus Klarwasser bringt meinen Offizier auf Stärke 3.": message(
            "reason-crew", crew=marine, gains=(gain,)
        ),
        "Ich kann in Klarwasser Crew anheuern.": message("reason-hire", settlement=Noun("settlement-clearwater")),
    }
    with reading_in("de"):
        assert [render(reason) for reason in said.values()] == [*said]


def test_a_prompt_in_two_languages_is_about_the_same_position() -> None:
    s = encounter(table(2, at="O0:v12", gold=[50], luck=[0]), "O0")
    with reading_in("de"):
        assert GAME.words.prompt(s, 0) == "Dem Piratenkönig 30 Gold zahlen, oder kämpfen?"
    with reading_in("pl"):
        assert GAME.words.prompt(s, 0) == "Zapłacić Królowi Piratów 30 złota czy walczyć?"


def test_views_and_hints_are_the_same_in_all_languages() -> None:
    s = choose_move(table(at="O0:o07 P0:o24 P1:o25", dice=[0, 1]))
    expected = view(s, 0), hints(s, 0)
    for language in TRANSLATIONS:
        with reading_in(language):
            assert (view(s, 0), hints(s, 0)) == expected


def test_the_names_of_a_component_file_are_shown_in_all_languages() -> None:
    def renamed(data: dict[str, list[dict[str, str]]]) -> None:
        data["crew"][0]["name"] = "Redcoat"
        data["outer"][7]["name"] = "Chapel"
        data["fortune"][10].update(name="Fat Purse", about="Take {n} coins.", when="now")

    box = edited_box(renamed)
    with reading_in("de"):
        words = build(box).words
        assert words.event_text(Hired(1, 0), 0) == "{1} heuert Redcoat an."
        assert words.event_text(Walked(0, 7), 0) == "Dein Offizier geht zum Feld Chapel."
        assert (box.fortunes[10].about, box.fortunes[10].when) == ("Take 3 coins.", "now")
    assert words.event_text(Walked(0, 7), 0) == "Your Officer goes to the Chapel."
    assert box.board_view[7]["name"] == "Chapel"
    assert box.printed["fortunes"]["lost-purse"]["about"] == "take 3 coins"
    assert "name" not in BOX.board_view[7]
    assert "about" not in BOX.printed["fortunes"]["lost-purse"]
