"""Replaying and verifying a record in the terminal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from jollyroger.engine import BadRecord, BadSetup, Record, verify
from jollyroger.terminal import show_replay, show_verification

from ..toy import GAME
from .scripted_console import ScriptedConsole, first_option, play_scripted


@pytest.fixture
def finished_record(tmp_path: Path) -> Record:
    return play_scripted(ScriptedConsole(rule=first_option), tmp_path / "game.json", ("human", "greedy"))


def test_a_spectator_is_shown_everything_public(finished_record: Record) -> None:
    console = ScriptedConsole()
    show_replay(GAME, finished_record, console)
    assert "Captain laid a card." in console.text
    assert f"\n{len(finished_record.choices):>4}  " in console.text
    assert console.output[-1].endswith("won.")


def test_a_seat_is_shown_what_it_saw(finished_record: Record) -> None:
    console = ScriptedConsole()
    show_replay(GAME, finished_record, console, seat=0)
    assert "only you have seen it" in console.text
    with pytest.raises(BadSetup, match="seats 0 to 1, not 2"):
        show_replay(GAME, finished_record, ScriptedConsole(), seat=2)


def test_a_choice_that_nobody_sees_is_still_numbered(finished_record: Record) -> None:
    console = ScriptedConsole()
    show_replay(GAME, finished_record, console)
    assert "   1  Captain has chosen." in console.text
    own_console = ScriptedConsole()
    show_replay(GAME, finished_record, own_console, seat=0)
    assert "   1  You chose: Give a " in own_console.text


def test_step_by_step_waits_after_each_choice(finished_record: Record) -> None:
    console = ScriptedConsole(rule=lambda _: "")
    show_replay(GAME, finished_record, console, step=True)
    assert console.text.count(">>> ") == len(finished_record.choices)


def test_the_replay_of_an_unfinished_game_says_whom_it_waits_for(tmp_path: Path) -> None:
    console = ScriptedConsole()
    show_replay(GAME, play_scripted(ScriptedConsole(), tmp_path / "game.json", ("human", "greedy")), console)
    assert "is not over and waits for Captain" in console.text


def test_a_true_record_is_verified(finished_record: Record) -> None:
    console = ScriptedConsole()
    show_verification(verify(GAME, finished_record), console)
    choices, rolls = len(finished_record.choices), len(finished_record.rolls())
    assert f"Proven: all {rolls} rolls follow from the secret" in console.text
    assert f"all {choices} choices are legal" in console.text
    assert finished_record.commitment in console.text
    assert "only if it is the commitment that was shown to you before the game" in console.text
    assert "With the names in the record, which nothing proves:" in console.text


def test_without_the_secret_the_output_says_what_could_not_be_checked(tmp_path: Path) -> None:
    record = play_scripted(ScriptedConsole("1"), tmp_path / "game.json", ("human", "greedy"))
    console = ScriptedConsole()
    show_verification(verify(GAME, replace(record, secret=None)), console)
    assert "Legal but not proven: " in console.text
    assert "can be checked when the game is over" in console.text
    assert record.commitment in console.text
    assert "Proven" not in console.text


def test_a_changed_record_is_refused_and_the_choice_named(finished_record: Record) -> None:
    at = next(n for n, choice in enumerate(finished_record.choices) if choice.rolls)
    choices = list(finished_record.choices)
    choices[at] = choices[at]._replace(rolls=tuple(roll + 1 for roll in choices[at].rolls))
    with pytest.raises(BadRecord, match=rf"Choice {at + 1} .*the record has rolls"):
        verify(GAME, replace(finished_record, choices=tuple(choices)))
