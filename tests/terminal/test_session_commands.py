"""The commands in a game, and the replies to bad input."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

from jollyroger.engine import Ask, Chance, Thought
from jollyroger.games import game_named
from jollyroger.terminal import read_record

from ..toy import GAME
from .scripted_console import ScriptedConsole, first_option, play_scripted


def reply_to(tmp_path: Path, *lines: str) -> str:
    """The reply to the last of these lines, typed at the first question: a card to give to the left."""
    console = ScriptedConsole(*lines)
    record = play_scripted(console, tmp_path / "game.json", ("human", "greedy"))
    assert record.choices == ()
    return console.last_output.partition("\nThe game is kept")[0]


@pytest.mark.parametrize(
    "line", ["", "  ", "99", "0", "-1", "1.5", "give:9", "gvie:1", "dance", "\x1b[A", "²", "9" * 5000]
)
def test_bad_input_is_answered_with_advice(tmp_path: Path, line: str) -> None:
    assert "an id such as 'give:" in reply_to(tmp_path, line)


def test_the_most_similar_id_or_command_is_suggested(tmp_path: Path) -> None:
    option = reply_to(tmp_path, "?").split("the option of that id")[0].split()[-1]
    assert f"Did you mean '{option}'?" in reply_to(tmp_path, option.replace("give", "gvie"))
    assert "Did you mean 'undo'?" in reply_to(tmp_path, "udno")


def test_an_action_that_is_not_offered_is_refused_with_its_reason(tmp_path: Path) -> None:
    assert "is not one of your options now" in reply_to(tmp_path, "pay")


def test_a_number_and_an_id_choose_the_same(tmp_path: Path) -> None:
    by_number = play_scripted(ScriptedConsole("2"), tmp_path / "a.json", ("human", "greedy"))
    by_id = play_scripted(ScriptedConsole(by_number.choices[0].action), tmp_path / "b.json", ("human", "greedy"))
    assert by_number == by_id


def test_undo_takes_a_choice_back_and_says_so(tmp_path: Path) -> None:
    console = ScriptedConsole("1", "1", "undo")
    record = play_scripted(console, tmp_path / "game.json", ("human", "greedy"))
    assert [choice.action[:4] for choice in record.choices] == ["give", "give"]
    assert "Undone: Lay a" in console.text
    assert console.text.count("Lay a card, face down.") == 2


def test_the_log_shows_the_new_choice_and_not_the_undone_one(tmp_path: Path) -> None:
    console = ScriptedConsole("1", "1", "undo", "2", "log")
    play_scripted(console, tmp_path / "game.json", ("human", "greedy"))
    assert console.last_output.count("you laid") == 1


def test_undo_is_refused_with_the_reason(tmp_path: Path) -> None:
    assert reply_to(tmp_path, "undo").startswith("undo\nNothing to undo: You have not chosen anything yet.")
    console = ScriptedConsole("1", "undo")
    play_scripted(console, tmp_path / "other.json", ("human", "greedy"))
    assert "Nothing to undo: Something hidden has been shown since." in console.text


def test_why_lists_every_refusal(tmp_path: Path) -> None:
    text = reply_to(tmp_path, "why")
    assert "to give. (LC-2.2)" in text


def test_rules_are_found_by_number_and_word_and_listed_by_chapter(tmp_path: Path) -> None:
    assert "LC-2.1  Before each round" in reply_to(tmp_path, "rules 2.1")
    assert "LC-3.3" in reply_to(tmp_path, "rules heckle")
    assert "1 The cove" in reply_to(tmp_path, "rules")
    assert "No rule has that number or holds 'kraken'" in reply_to(tmp_path, "rules kraken")


def test_the_log_and_the_table_are_shown_again(tmp_path: Path) -> None:
    assert reply_to(tmp_path, "log 2").count("drew") == 2
    assert "how many lines" in reply_to(tmp_path, "log all")
    assert "how many lines" in reply_to(tmp_path, "log 0")
    assert "coins" in reply_to(tmp_path, "table")


def test_hints_are_shown_or_that_there_are_none(tmp_path: Path) -> None:
    assert "nothing to say about what lies ahead" in reply_to(tmp_path, "hints")
    words = replace(GAME.words, hints=lambda view: f"{{1}} has {view['coins']} coins to lose.")
    game = replace(GAME, words=words, hints=lambda s, seat: {"coins": s.coins[1]})
    console = ScriptedConsole("hints")
    play_scripted(console, tmp_path / "other.json", ("human", "greedy"), game=game)
    assert " has 2 coins to lose." in console.last_output
    assert "{1}" not in console.text


def test_help_lists_every_command(tmp_path: Path) -> None:
    text = reply_to(tmp_path, "help")
    for command in ("undo", "why", "rules", "log", "table", "hints", "save", "quiet", "as", "quit"):
        assert f"  {command}" in text


def test_save_writes_a_copy_but_never_over_another_file(tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    assert f"A copy is in {copy}" in reply_to(tmp_path, f"save {copy}")
    assert read_record(copy) == read_record(tmp_path / "game.json")
    copy.write_text("precious")
    assert "exists already" in reply_to(tmp_path, f"save {copy}")
    assert copy.read_text() == "precious"
    assert "Cannot write" in reply_to(tmp_path, f"save {tmp_path / 'no' / 'such' / 'folder.json'}")
    assert "Saved in" in reply_to(tmp_path, "save")


def test_as_is_refused_if_nobody_else_sits_at_this_keyboard(tmp_path: Path) -> None:
    assert "Nobody else at this keyboard may interrupt." in reply_to(tmp_path, "as 1 call")


def test_a_hint_says_what_the_captain_would_do_and_why(tmp_path: Path) -> None:
    def think(deal: object, ask: Ask, chance: Chance, budget: object) -> Thought:
        return Thought(ask.options[1], "{1} can use it.")

    console = ScriptedConsole("hint")
    record = play_scripted(console, tmp_path / "a.json", ("human", "greedy"), game=replace(GAME, think=think))
    name = record.players[1].partition(":")[2]
    assert "The Captain would: Give a " in console.last_output
    assert f"{name} can use it." in console.last_output


def test_rivals_at_one_keyboard_get_no_hint_but_partners_do(tmp_path: Path) -> None:
    console = ScriptedConsole("", "hint")
    play_scripted(console, tmp_path / "a.json", ("human", "human"))
    assert "The Captain would" not in console.text
    assert "hints for a crew" in console.text
    console = ScriptedConsole("", "hint")
    play_scripted(console, tmp_path / "b.json", ("human", "human"), game=replace(GAME, cooperative=True))
    assert "The Captain would" in console.text


def test_a_bot_says_its_plan_once_in_a_turn(tmp_path: Path) -> None:
    game = replace(GAME, reason=lambda s, ask, action: "I lay a card and claim it.")
    console = ScriptedConsole(rule=first_option)
    record = play_scripted(console, tmp_path / "a.json", ("human", "mate"), game=game)
    turns = [
        choice
        for before, choice in zip(("", *(c.seat for c in record.choices)), record.choices, strict=False)
        if choice.seat == 1 and before != 1
    ]
    assert sum(choice.seat == 1 for choice in record.choices) > len(turns)
    assert console.text.count("says: I lay a card and claim it.") == len(turns)


def test_a_plan_is_not_said_again_after_a_question_in_between(tmp_path: Path) -> None:
    def why(action: str) -> str:
        return "I have a plan." if len(action) % 2 else "That is a part of it."

    game = replace(game_named("dead-men"), reason=lambda s, ask, action: why(str(action)))
    console = ScriptedConsole()  # the first question to the person ends the game
    record = play_scripted(console, tmp_path / "a.json", ("mate", "mate", "human"), seed=2, game=game)
    turns = [[*turn] for _, turn in groupby(record.choices, key=lambda choice: choice.seat)]
    told = [[why(choice.action) for choice in turn] for turn in turns]
    assert any(reasons != sorted(reasons) and reasons != sorted(reasons, reverse=True) for reasons in told)
    assert console.text.count("says: ") == sum(len(set(reasons)) for reasons in told)
