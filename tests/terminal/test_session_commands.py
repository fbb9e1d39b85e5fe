"""What can be typed, and what is said to whatever else is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from jollyroger.terminal import read_record

from ..toy import GAME
from .scripted_console import Script, played


def said(tmp_path: Path, *lines: str) -> str:
    """What is answered to the last of these lines, at the first question: a card for the gift to the left."""
    script = Script(*lines)
    record = played(script, tmp_path / "game.json", ("human", "greedy"))
    assert record.choices == ()
    return script.last.partition("\nThe game is kept")[0]


@pytest.mark.parametrize(
    "line", ["", "  ", "99", "0", "-1", "1.5", "give:9", "gvie:1", "dance", "\x1b[A", "²", "9" * 5000]
)
def test_whatever_is_not_understood_is_answered_with_what_would_be_right(tmp_path: Path, line: str) -> None:
    assert "an id such as 'give:" in said(tmp_path, line)


def test_the_nearest_id_or_command_is_suggested(tmp_path: Path) -> None:
    option = said(tmp_path, "?").split("the option of that id")[0].split()[-1]
    assert f"Did you mean '{option}'?" in said(tmp_path, option.replace("give", "gvie"))
    assert "Did you mean 'undo'?" in said(tmp_path, "udno")


def test_an_action_that_is_not_offered_is_refused_with_its_reason(tmp_path: Path) -> None:
    assert "is not one of your options now" in said(tmp_path, "pay")


def test_a_number_and_an_id_choose_the_same(tmp_path: Path) -> None:
    by_number = played(Script("2"), tmp_path / "a.json", ("human", "greedy"))
    by_id = played(Script(by_number.choices[0].action), tmp_path / "b.json", ("human", "greedy"))
    assert by_number == by_id


def test_undo_takes_a_choice_back_and_says_so(tmp_path: Path) -> None:
    script = Script("1", "1", "undo")
    record = played(script, tmp_path / "game.json", ("human", "greedy"))
    assert [choice.action[:4] for choice in record.choices] == ["give", "give"]
    assert "Undone: Lay a" in script.text
    assert script.text.count("Lay a card, face down.") == 2


def test_what_is_undone_is_not_told_and_what_comes_instead_is(tmp_path: Path) -> None:
    script = Script("1", "1", "undo", "2", "log")
    played(script, tmp_path / "game.json", ("human", "greedy"))
    assert script.last.count("you laid") == 1


def test_undo_is_refused_with_the_reason(tmp_path: Path) -> None:
    assert said(tmp_path, "undo").startswith("undo\nNothing to undo: You have not chosen anything yet.")
    script = Script("1", "undo")
    played(script, tmp_path / "other.json", ("human", "greedy"))
    assert "Nothing to undo: Something hidden has been shown since." in script.text


def test_why_lists_all_that_cannot_be_done(tmp_path: Path) -> None:
    text = said(tmp_path, "why")
    assert "to give. (LC-2.2)" in text


def test_rules_are_found_by_number_and_word_and_listed_by_chapter(tmp_path: Path) -> None:
    assert "LC-2.1  Before each round" in said(tmp_path, "rules 2.1")
    assert "LC-3.3" in said(tmp_path, "rules heckle")
    assert "1 The cove" in said(tmp_path, "rules")
    assert "No rule has that number or holds 'kraken'" in said(tmp_path, "rules kraken")


def test_the_log_and_the_table_are_shown_again(tmp_path: Path) -> None:
    assert said(tmp_path, "log 2").count("drew") == 2
    assert "how many lines" in said(tmp_path, "log all")
    assert "how many lines" in said(tmp_path, "log 0")
    assert "coins" in said(tmp_path, "table")


def test_the_outlook_is_told_or_that_there_is_none(tmp_path: Path) -> None:
    assert "nothing to say about what lies ahead" in said(tmp_path, "hints")
    words = replace(GAME.words, hints=lambda view: f"{{1}} has {view['coins']} coins to lose.")
    game = replace(GAME, words=words, hints=lambda s, seat: {"coins": s.coins[1]})
    script = Script("hints")
    played(script, tmp_path / "other.json", ("human", "greedy"), game=game)
    assert " has 2 coins to lose." in script.last
    assert "{1}" not in script.text


def test_help_tells_every_command(tmp_path: Path) -> None:
    text = said(tmp_path, "help")
    for command in ("undo", "why", "rules", "log", "table", "hints", "save", "quiet", "as", "quit"):
        assert f"  {command}" in text


def test_save_keeps_a_copy_but_never_over_another_file(tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    assert f"A copy is in {copy}" in said(tmp_path, f"save {copy}")
    assert read_record(copy) == read_record(tmp_path / "game.json")
    copy.write_text("precious")
    assert "exists already" in said(tmp_path, f"save {copy}")
    assert copy.read_text() == "precious"
    assert "Cannot write" in said(tmp_path, f"save {tmp_path / 'no' / 'such' / 'folder.json'}")
    assert "Saved in" in said(tmp_path, "save")


def test_as_is_for_others_at_this_keyboard(tmp_path: Path) -> None:
    assert "Nobody else at this keyboard may interrupt." in said(tmp_path, "as 1 call")
