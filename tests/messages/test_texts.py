"""Texts are made in the language of the reader: persons, nouns and their forms, lists, plurals, kept messages."""

from __future__ import annotations

import json
import pickle
import shutil
from pathlib import Path

import pytest

from jollyroger.engine.messages import (
    PSEUDO,
    Catalogue,
    LazyText,
    Message,
    Noun,
    Person,
    best_language,
    current_language,
    decode_message,
    encode_message,
    kept_by_language,
    language,
    language_named,
    message,
    offered_languages,
    reading_in,
)
from jollyroger.engine.messages.translation import MOST_KEPT

from .catalogues import catalogue

ENGLISH = """
bids = { $who-is ->
    [you] You bid
   *[other] { $who } bids
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
gives = { $who } gives { $taker } { $card }.
took = Took { $things }.
card-rum = Rum
card-flag = Flag
only-english = Only English
"""
GERMAN = """
bids = { $who-is ->
    [you] Du bietest
   *[other] { $who } bietet
} { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
gives = { $who } gibt { FORM($taker, case: "dative") } { GENDER($card) ->
    [m] den
    [f] die
   *[n] das
} { FORM($card, case: "accusative") }.
took = { FORM($things, case: "accusative") } genommen.
card-rum = { $case ->
    [accusative] guten Rum
   *[nominative] guter Rum
}
    .gender = m
card-flag = Flagge
    .gender = f
"""


@pytest.fixture
def messages(tmp_path: Path) -> Catalogue:
    return catalogue(tmp_path, en=ENGLISH, de=GERMAN)


def test_without_a_reader_texts_are_english(messages: Catalogue) -> None:
    assert current_language() == "en"
    assert messages.text("card-flag") == "Flag"


def test_two_readers_each_read_their_own_language(messages: Catalogue) -> None:
    bid = message("bids", who=Person(1), count=2)
    with reading_in("de"):
        assert messages.render(bid) == "{1} bietet 2 Karten."
        with reading_in("en"):
            assert messages.render(bid) == "{1} bids 2 cards."
        assert messages.render(bid) == "{1} bietet 2 Karten."


def test_the_reader_is_addressed(messages: Catalogue) -> None:
    assert messages.text("bids", who=Person(1, True), count=1) == "You bid 1 card."
    with reading_in("de"):
        assert messages.text("bids", who=Person(1, True), count=1) == "Du bietest 1 Karte."


def test_nouns_have_forms_and_genders(messages: Catalogue) -> None:
    def given(card: str) -> str:
        return messages.text("gives", who=Person(0), taker=Person(1, True), card=Noun(card))

    assert given("card-rum") == "{0} gives you Rum."
    with reading_in("de"):
        assert given("card-rum") == "{0} gibt dir den guten Rum."
        assert given("card-flag") == "{0} gibt dir die Flagge."


def test_lists_are_joined_and_formed_item_by_item(messages: Catalogue) -> None:
    rum, flag = Noun("card-rum"), Noun("card-flag")
    assert messages.text("took", things=(rum, flag, rum)) == "Took Rum, Flag and Rum."
    assert messages.text("took", things=(flag,)) == "Took Flag."
    assert messages.text("took", things=()) == "Took nothing."
    with reading_in("de"):
        assert messages.text("took", things=(rum, flag)) == "guten Rum und Flagge genommen."


def test_a_text_in_a_text_is_made_in_the_same_language(messages: Catalogue) -> None:
    inner = message("bids", who=Person(2), count=1)
    with reading_in("de"):
        assert messages.text("took", things=inner) == "{2} bietet 1 Karte. genommen."


def test_what_a_language_lacks_is_read_in_english(messages: Catalogue) -> None:
    with reading_in("de"):
        assert messages.text("only-english") == "Only English"
    with reading_in("xx"):
        assert messages.text("card-flag") == "Flag"


def test_a_missing_message_shows_its_id(messages: Catalogue) -> None:
    assert messages.text("no-such-thing") == "⟨no-such-thing⟩"
    assert not messages.has("no-such-thing")


def test_the_pseudo_language_changes_words_and_not_what_is_filled_in(messages: Catalogue) -> None:
    with reading_in(PSEUDO):
        assert messages.text("gives", who=Person(0), taker="Anne", card=Noun("card-rum")) == "{0} gívéšš Anne Rúm."
        assert messages.text("bids", who=Person(1), count=1).startswith("{1} bídšš 1 ")


def test_a_missing_argument_shows_as_nothing(messages: Catalogue) -> None:
    assert messages.text("gives", who=Person(0), taker=Person(1)) == "{0} gives {1} ."
    assert messages.text("gives", who=Person(0), taker=Person(1), card=Noun("card-rum")) == "{0} gives {1} Rum."


def test_texts_are_right_whatever_was_remembered_before(messages: Catalogue) -> None:
    for count in [*range(2, 2 * MOST_KEPT), 2]:
        assert messages.text("bids", who=Person(1), count=count) == f"{{1}} bids {count} cards."


def test_words_of_a_message_stay_as_they_are(tmp_path: Path) -> None:
    odd = r"""a 'quoted' "word", a \backslash, {"{"}braces{"}"} and $dollars: """.strip()
    messages = catalogue(tmp_path, en=f"odd = {odd} {{ $n }}\n", de="")
    assert messages.text("odd", n=1) == odd.replace('{"{"}', "{").replace('{"}"}', "}") + " 1"


def test_what_is_made_of_several_texts_is_kept_for_each_language(messages: Catalogue) -> None:
    made: list[str] = []

    @kept_by_language
    def both(card: str, count: int = 1) -> str:
        made.append(card)
        return f"{count} of {messages.text(card)}"

    assert [both("card-flag", 2), both("card-flag", 2), both("card-flag")] == ["2 of Flag", "2 of Flag", "1 of Flag"]
    with reading_in("de"):
        assert both("card-flag", 2) == "2 of Flagge"
    assert made == ["card-flag"] * 3


def test_a_lazy_text_is_made_when_it_is_read(messages: Catalogue) -> None:
    name = LazyText(messages, "card-flag")
    assert str(name) == "Flag"
    with reading_in("de"):
        assert str(name) == "Flagge"


@pytest.mark.parametrize(
    "text",
    [
        "plain text of an old log",
        message("bids", who=Person(1), count=2),
        message("gives", who=Person(0, True), card=Noun("card-rum"), why=message("took", things=("a", 3, Person(2)))),
        message("card-rum"),
    ],
)
def test_kept_messages_come_back_from_json(text: Message | str) -> None:
    assert decode_message(json.loads(json.dumps(encode_message(text)))) == text


@pytest.mark.parametrize("data", [3, [], {}, {"noun": "card-rum"}, {"message": 3}, {"message": "m", "with": {"x": {}}}])
def test_other_json_is_no_message(data: object) -> None:
    with pytest.raises(ValueError, match="is no"):
        decode_message(data)


def test_a_catalogue_goes_to_another_process_as_its_folder(messages: Catalogue) -> None:
    twin = pickle.loads(pickle.dumps(messages))
    assert twin == messages
    assert twin.text("card-rum") == "Rum"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("pl_PL.UTF-8", "pl"),
        ("tlh,pl;q=0.5", "pl"),
        ("en;q=0.5, de", "de"),
        ("de;q=0, en", "en"),
        ("en-XA", "en-XA"),
        ("DE", "de"),
        ("C", "en"),
        ("", "en"),
        ("../../etc", "en"),
        ("de_DE@euro", "de"),
        ("zh-Hant-TW, de;q=0.1", "de"),
        ("de;q=nan, pl;q=many, *", "en"),
        ("\x00de\r\n", "en"),
        ("x," * 600 + "de", "en"),
    ],
)
def test_the_offered_language_that_fits_best(wanted: str, found: str) -> None:
    assert best_language(wanted) == found


def test_a_language_may_be_that_of_a_region_or_a_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "offered_languages", lambda: ("en", "pt-BR", "zh-Hant"))
    assert [best_language(wanted) for wanted in ("pt_BR.UTF-8", "zh-Hant-TW", "pt-PT, zh;q=0.5")] == [
        "pt-BR",
        "zh-Hant",
        "en",
    ]


def test_a_folder_is_all_that_a_new_language_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "languages"
    shutil.copytree(language.LANGUAGES, folder)
    (folder / "tlh" / "shared").mkdir(parents=True)
    (folder / "tlh" / "language.toml").write_text(
        'name = "tlhIngan Hol"\n[plurals]\none = "i = 0,1"\n', encoding="utf-8"
    )
    (folder / "tlh" / "shared" / "words.ftl").write_text("you = SoH\n", encoding="utf-8")
    for module in ("language", "catalogue"):
        monkeypatch.setattr(f"jollyroger.engine.messages.{module}.LANGUAGES", folder)
    for remembered in (language.offered_languages, language.language_named):
        monkeypatch.setattr(language, remembered.__name__, remembered.__wrapped__)
    assert language.offered_languages() == (*offered_languages(), "tlh")
    assert best_language("tlh-KX, de;q=0.9") == "tlh"
    assert language.language_named("tlh").plurals.category(0) == "one"
    messages = Catalogue(folder, "shared")
    with reading_in("tlh"):
        assert messages.text("you") == "SoH"
        assert messages.text("list-none") == "nothing"


def test_languages_are_offered_with_their_own_names_and_english_first() -> None:
    names = {code: language_named(code).name for code in offered_languages()}
    assert names.items() >= {"en": "English", "de": "Deutsch", "pl": "Polski"}.items()
    assert next(iter(names)) == "en"
