"""Files of messages are read as Project Fluent describes them, and errors say where they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from jollyroger.engine.messages import BadMessages
from jollyroger.engine.messages.syntax import parse_messages

from .catalogues import catalogue


def rendered(folder: Path, source: str, id: str = "m", **arguments: str | int) -> str:
    return catalogue(folder, en=source).text(id, **arguments)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("m = One line", "One line"),
        ("m=No blanks", "No blanks"),
        ("m =   Blanks around   ", "Blanks around"),
        ("m = First\n    second", "First\nsecond"),
        ("m =\n    First\n      deeper\n    third", "First\n  deeper\nthird"),
        ("m =\n      Deeper\n    second", "  Deeper\nsecond"),
        ("m =\n\n    After a gap\n\n    another", "After a gap\n\nanother"),
        ("m = Joined\n    { $x } begins a line", "Joined\n7 begins a line"),
        ('m = { "" }    four blanks', "    four blanks"),
        ('m = { "{" }braces{ "}" }', "{braces}"),
        ('m = { "\\"quoted\\" \\\\ \\u00e9 \\U01F3F4" }', '"quoted" \\ é 🏴'),
        ("m = { 3 } and { -1.50 }", "3 and -1.50"),
        ("m = { { $x } }", "7"),
        ("# about\n## group\n### file\n\nm = Commented", "Commented"),
        ("m = Windows\r\n    lines\r\n", "Windows\nlines"),
        ("m = { other }\nother = A message", "A message"),
        ("m = { other.tip }\nother = A message\n    .tip = A tip", "A tip"),
        ("m = { -ship }\n-ship = The Galleon", "The Galleon"),
        ('m = { -ship(case: "plural") }\n-ship = { $case ->\n  *[one] ship\n   [plural] ships\n }', "ships"),
        ("m = { -ship }{ $x }\n-ship = { $x ->\n  *[none] ship\n   [7] seven\n }", "ship7"),
        ("m = { $x ->\n    [7] seven\n   *[other] { $x } others\n } of them", "seven of them"),
        ("m = { $x ->\n    [one] one\n   *[other] { $x } others\n}", "7 others"),
        ("m = { -ship.gender ->\n    [f] she\n   *[m] he\n}\n-ship = Ship\n    .gender = f", "she"),
    ],
)
def test_texts_are_read_as_the_specification_says(tmp_path: Path, source: str, expected: str) -> None:
    assert rendered(tmp_path, source, x=7) == expected


def test_a_message_may_have_attributes_alone(tmp_path: Path) -> None:
    assert rendered(tmp_path, "m =\n    .about = Only this", "m.about") == "Only this"


@pytest.mark.parametrize(
    ("source", "line", "why"),
    [
        ("good = Fine\nbad", 2, "'=' is missing"),
        ("m =\n", 1, "has no text"),
        ("m = { $x", 1, "'}' is missing"),
        ("m = closed }", 1, "braces come in pairs"),
        ("a = A\n\nm = { $x ->\n    [one] one\n}", 5, "a default"),
        ("m = { $x ->\n   *[one] one\n   *[two] two\n}", 3, "one default only"),
        ("m = First\nsecond line without indentation", 2, "'=' is missing"),
        ("m = { lower($x) }", 1, "capital letters"),
        ("m = Text\n    .tip = One\n    .tip = Two", 3, "twice"),
        ("m = Text\n    .tip =\n", 2, "no text"),
        ("m = { FORM($x }", 1, r"'\)' is missing"),
        ("-term =\n    .gender = f", 2, "no text"),
        (" m = Indented", 1, "a name is missing"),
    ],
)
def test_an_error_says_in_which_line_it_is(source: str, line: int, why: str) -> None:
    with pytest.raises(BadMessages, match=why) as error:
        parse_messages(source, "de/cards.ftl")
    assert f"de/cards.ftl, line {line}:" in str(error.value)


def test_an_id_is_there_once_in_all_files_of_a_language(tmp_path: Path) -> None:
    messages = catalogue(tmp_path, en="m = One")
    (tmp_path / "en" / "z.ftl").write_text("\nm = Two", encoding="utf-8")
    with pytest.raises(BadMessages, match=r"en/z\.ftl, line 2: 'm' is there twice"):
        messages.text("m")


def test_an_unknown_function_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="DATETIME"):
        rendered(tmp_path, "m = { DATETIME($x) }", x=1)
