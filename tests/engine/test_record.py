"""Records as files: read back unchanged, or refused with the place that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from jollyroger.engine import BadRecord, Fast, Match, Record, Sealed, playout, replay

from ..toy import GAME
from .example_records import FINISHED, HALFWAY


@pytest.mark.parametrize("record", [FINISHED, HALFWAY, Match(GAME, 2, Fast(0)).record()], ids=["over", "half", "begun"])
def test_a_record_is_written_and_read_unchanged(record: Record) -> None:
    assert Record.loads(record.dumps()) == record


def test_a_record_has_one_choice_per_line() -> None:
    lines = FINISHED.dumps().splitlines()
    assert len([line for line in lines if line.startswith("  [")]) == len(FINISHED.choices)
    assert lines[1] == ' "format": "jollyroger record 1",'


def test_a_game_without_choices_has_a_record() -> None:
    assert ' "choices": [],' in Match(GAME, 2, Sealed(b"x")).record().dumps()


def test_a_truncated_record_is_refused_with_the_line() -> None:
    text = FINISHED.dumps().rstrip()
    for end in range(0, len(text), 7):
        with pytest.raises(BadRecord, match=r"incomplete or garbled at line \d+"):
            Record.loads(text[:end])


def test_a_garbled_line_is_named() -> None:
    lines = FINISHED.dumps().splitlines()
    lines[14] = lines[14].replace("[", "<")
    with pytest.raises(BadRecord, match="garbled at line 15"):
        Record.loads("\n".join(lines))


@pytest.mark.parametrize("text", ["[]", "3", "null", '"a record"', "{}", '{"format": "jollyroger record 2"}'])
def test_other_files_are_refused_with_how_a_record_begins(text: str) -> None:
    with pytest.raises(BadRecord, match='one begins with "format": "jollyroger record 1"'):
        Record.loads(text)


ENTRIES = [name for name in json.loads(FINISHED.dumps()) if name != "format"]


@pytest.mark.parametrize("name", ENTRIES)
def test_a_missing_entry_is_named(name: str) -> None:
    data = json.loads(FINISHED.dumps())
    del data[name]
    with pytest.raises(BadRecord, match=f"no entry '{name}'"):
        Record.loads(json.dumps(data))


WRONG: list[tuple[str, Any, str]] = [
    ("game", 3, "3 is not a text"),
    ("version", "1", "'1' is not a number"),
    ("version", 1.0, r"1\.0 is not a number"),
    ("components_hash", None, "None is not a text"),
    ("seats", True, "True is not a number"),
    ("options", ["length"], r"\['length'\] is not a list of names"),
    ("options", {"length": 2}, "2 is not a text"),
    ("players", "Anne", "'Anne' is not a list"),
    ("players", [None], "None is not a text"),
    ("commitment", 12, "12 is not a text"),
    ("salts", "ab", "'ab' is not a list"),
    ("salts", [1], "1 is not a text"),
    ("deal", 5, "5 is not a list"),
    ("deal", [1, "2"], "'2' is not a number"),
    ("choices", {"0": "pay"}, r"\{'0': 'pay'\} is not a list"),
    ("choices", [[0, "lay:1", []], [0, "pay"]], r"choice 2: \[0, 'pay'\] does not have three items"),
    ("choices", [[0, "lay:1", []], "pay"], "choice 2: 'pay' is not a list"),
    ("choices", [["0", "lay:1", []]], "choice 1: '0' is not a number"),
    ("choices", [[0, 1, []]], "choice 1: 1 is not a text"),
    ("choices", [[0, "lay:1", 4]], "choice 1: 4 is not a list"),
    ("choices", [[0, "lay:1", [None]]], "choice 1: None is not a number"),
    ("result", [[0], "dawn"], "does not have three items"),
    ("result", "dawn", "'dawn' is not a list"),
    ("result", [0, "dawn", []], "0 is not a list"),
    ("result", [[0], None, []], "None is not a text"),
    ("secret", 5, "5 is not a text"),
]


@pytest.mark.parametrize(("name", "value", "complaint"), WRONG, ids=lambda part: str(part))
def test_an_entry_of_the_wrong_form_is_named(name: str, value: Any, complaint: str) -> None:
    data = json.loads(FINISHED.dumps())
    data[name] = value
    with pytest.raises(BadRecord, match=f"entry '{name}' has the wrong form: .*{complaint}"):
        Record.loads(json.dumps(data))


def test_an_unfinished_record_can_be_played_on() -> None:
    match = replay(GAME, HALFWAY)
    assert match.version == len(HALFWAY.choices)
    match.s.chance = Fast(0)
    playout(match.s, Fast(0))
    assert match.s.result is not None
