"""`tools/check_messages.py` finds what is missing, unused or malformed, and sentences in the code."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tools import check_messages
from tools.check_messages import MessageFolder, check_folder
from tools.literal_sentences import find_sentences
from tools.screen_sentences import find_screen_sentences

from jollyroger.engine.messages import language

ENGLISH = {
    "lay": "lay = Lay { $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n}",
    "gives": "gives = { $who } gives { $card }.",
    "rules": "rules = See the <rules>rules</rules>.",
}
POLISH = {
    "lay": (
        "lay = Połóż { $count ->\n    [one] { $count } kartę\n    [few] { $count } karty\n    [many] { $count } kart\n"
        "   *[other] { $count } karty\n}"
    ),
    "gives": 'gives = { $who } daje { FORM($card, case: "accusative") }.',
    "rules": "rules = Zobacz <rules>zasady</rules>.",
}
CODE = 'text("lay", count=2)\nfor kind in KINDS:\n    text(f"gi{kind}")\ntext("gives")\ntext("rules")\n'


def problems(folder: Path, english: dict[str, str], polish: dict[str, str], code: str = CODE) -> list[str]:
    for name, messages in (("en", english), ("pl", polish)):
        (folder / name).mkdir()
        (folder / name / "cards.ftl").write_text("\n".join(messages.values()), encoding="utf-8")
    (folder / "code").mkdir()
    (folder / "code" / "code.py").write_text(code, encoding="utf-8")
    folders = {language: folder / language for language in ("en", "pl")}
    return list(check_folder(MessageFolder("toy", folders, (folder / "code",))))


def test_good_messages_have_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path, ENGLISH, POLISH) == []


@pytest.mark.parametrize(
    ("polish", "problem"),
    [
        ({"gives": ""}, "toy/pl: 'gives' is missing"),
        ({"more": "more = Więcej"}, "toy/pl: English has no 'more'"),
        ({"gives": "gives = { $who } daje."}, "toy/pl: 'gives' does not use $card, as English does"),
        ({"gives": "gives = { $who } daje { $card } { $x }."}, "toy/pl: 'gives' uses $x, which English does not have"),
        (
            {"gives": "gives = { $who } daje { UPPER($card) }."},
            "toy/pl: 'gives' calls UPPER; there are FORM and GENDER",
        ),
        (
            {"gives": 'gives = { $who } daje { FORM($card, case: "biernik") }.'},
            "toy/pl: 'gives' asks for case 'biernik', which nothing here has",
        ),
        (
            {"rules": "rules = Zobacz <rules>zasady."},
            "toy/pl: 'rules' has the tags ['<rules>'], and in English ['</rules>', '<rules>']",
        ),
        ({"rules": "rules = { $who"}, "toy: pl/cards.ftl, line 8: '}' is missing"),
        (
            {"lay": ENGLISH["lay"]},
            "toy/pl: 'lay' selects by ['one', 'other'], but the plurals here are ['few', 'many', 'one', 'other']",
        ),
    ],
)
def test_what_is_wrong_with_a_translation_is_named(tmp_path: Path, polish: dict[str, str], problem: str) -> None:
    assert problems(tmp_path, ENGLISH, POLISH | polish) == [problem]


@pytest.mark.parametrize(
    ("file", "problem"),
    [
        ('name = "Français"\n[plurals]\none = "i = 0,1"\n', None),
        ('name = "Français"\n', None),
        ('[plurals]\none = "i = 0,1"\n', "fr/language.toml: 'name' is missing"),
        ('name = "Français"\n[plurals]\none = "0 or 1"\n', "fr/language.toml: '0' is not a relation of a plural rule."),
        ('name = "Français"\n[plurals]\nsingular = "n = 1"\n', "fr/language.toml: there is no plural 'singular'"),
        (None, "languages/fr: nobody can choose this language without languages/fr/language.toml"),
    ],
)
def test_what_is_wrong_with_a_new_language_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str | None, problem: str | None
) -> None:
    folder = tmp_path / "languages"
    for code, content in (("en", 'name = "English"\n'), ("fr", file)):
        (folder / code).mkdir(parents=True)
        if content is not None:
            (folder / code / "language.toml").write_text(content, encoding="utf-8")
    monkeypatch.setattr(language, "LANGUAGES", folder)
    for name, replaced in (("ROOT", tmp_path), ("PACKAGE", tmp_path), ("LANGUAGES", folder)):
        monkeypatch.setattr(check_messages, name, replaced)
    for remembered in (language.offered_languages, language.language_named):
        monkeypatch.setattr(check_messages, remembered.__name__, remembered.__wrapped__)
    assert list(check_messages.check_languages()) == ([] if problem is None else [problem])


def test_unused_messages_are_named_and_those_built_from_parts_are_used(tmp_path: Path) -> None:
    more = {"a": "card-rum = Rum", "b": "room-galley = Galley", "c": "old = Old", "d": "crew-red = Red"}
    code = CODE + 'text(f"card-{id}")\n# messages: room-*\n'
    assert problems(tmp_path, ENGLISH | more, POLISH | more, code) == [
        "toy: 'old' is not used",
        "toy: 'crew-red' is not used",
    ]


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('raise Refused("You may not do that.")', ["You may not do that."]),
        ('x = f"{name} takes {count} cards"', ["… takes … cards"]),
        ("x = f\"{'you lose' if a else b}\"", ["you lose"]),
        ('return "Lay a card" if a else "Nope."', ["Lay a card", "Nope."]),
        ('return f"Lay {card}" + "Take " + card', ["Lay …", "Take "]),
        ('x = OptionText(label="Pass", icon="Pass")', ["Pass"]),
        ('"""A docstring is no sentence for players."""', []),
        ('logger.info("a table was opened")', []),
        ('raise ValueError("a developer reads this")', []),
        ('text("refusal-lay-none-left")', []),
    ],
)
def test_sentences_in_the_code_are_found(code: str, found: list[str]) -> None:
    assert [sentence for _, sentence in find_sentences(ast.parse(code))] == found


@pytest.mark.parametrize(
    "component",
    [
        "<p>Waiting for you</p>",
        '<button aria-label="Close">✕</button>',
        "<p>{count} more</p>",
        '<script lang="ts">\n  const why = "Rivals get no hints.";\n</script>',
        '<script lang="ts">\n  const text = `Waiting for ${names}.`;\n</script>',
        '<p>{over ? "the game is over" : ""}</p>',
        '<p>{over ? "Over" : name}</p>',
        "<button title={`Choose ${name}`}>{name}</button>",
        '<Slider whose="of {name}" />',
        '<script lang="ts">\n  const why = "rivals get no hints";\n</script>',
        '<script lang="ts">\n  throw new ApiError("The file is too large.");\n</script>',
    ],
)
def test_a_text_in_a_component_is_found(component: str) -> None:
    assert list(find_screen_sentences(component, is_component=True))


def test_messages_code_and_names_in_a_component_are_no_texts() -> None:
    component = (
        '<script lang="ts">\n  // Waits for the others.\n  import { t } from "../i18n";\n</script>\n'
        '<h1>Jolly Roger</h1>\n<p class="soft wide" title={t("wait-title")}>{t("wait", { count: 2 })} · &nbsp;</p>\n'
        '<svg preserveAspectRatio="xMidYMid slice" viewBox="0 0 {width} 9"></svg>\n'
        '{#if phase === "Bidding"}<b class:over={phase === "Over"}>{count}</b>{/if}\n'
        "<style>\n  p { color: red; }\n</style>"
    )
    assert list(find_screen_sentences(component, is_component=True)) == []
