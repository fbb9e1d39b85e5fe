"""A record told again and put to the test."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from jollyroger.engine import BadRecord, BadSetup, Record
from jollyroger.terminal import show_replay, show_verification

from ..toy import GAME
from .scripted_console import Script, first, played


@pytest.fixture
def finished(tmp_path: Path) -> Record:
    return played(Script(then=first), tmp_path / "game.json", ("human", "greedy"))


def test_a_spectator_is_told_everything_that_is_open(finished: Record) -> None:
    script = Script()
    show_replay(GAME, finished, script)
    assert "Captain laid a card." in script.text
    assert f"\n{len(finished.choices):>4}  " in script.text
    assert script.shown[-1].endswith("won.")


def test_a_seat_is_told_what_it_saw(finished: Record) -> None:
    script = Script()
    show_replay(GAME, finished, script, seat=0)
    assert "only you have seen it" in script.text
    with pytest.raises(BadSetup, match="seats 0 to 1, not 2"):
        show_replay(GAME, finished, Script(), seat=2)


def test_a_choice_that_nobody_sees_is_still_numbered(finished: Record) -> None:
    script = Script()
    show_replay(GAME, finished, script)
    assert "   1  Captain has chosen." in script.text
    own = Script()
    show_replay(GAME, finished, own, seat=0)
    assert "   1  You chose: Give a " in own.text


def test_step_by_step_waits_after_each_choice(finished: Record) -> None:
    script = Script(then=lambda _: "")
    show_replay(GAME, finished, script, step=True)
    assert script.text.count(">>> ") == len(finished.choices)


def test_an_unfinished_game_says_whom_it_waits_for(tmp_path: Path) -> None:
    script = Script()
    show_replay(GAME, played(Script(), tmp_path / "game.json", ("human", "greedy")), script)
    assert "is not over and waits for Captain" in script.text


def test_a_true_record_is_found_true(finished: Record) -> None:
    script = Script()
    show_verification(GAME, finished, script)
    rolls = len(finished.deal) + sum(len(choice.rolls) for choice in finished.choices)
    assert f"True: {len(finished.choices)} choices checked and legal; {rolls} rolls derived again" in script.text
    assert finished.commitment in script.text


def test_without_the_secret_it_is_said_what_could_not_be_checked(tmp_path: Path) -> None:
    record = played(Script("1"), tmp_path / "game.json", ("human", "greedy"))
    script = Script()
    show_verification(GAME, replace(record, secret=None), script)
    assert "True as far as one can see" in script.text
    assert "cannot be checked yet" in script.text
    assert record.commitment in script.text


def test_a_record_that_was_changed_is_refused_at_the_place(finished: Record) -> None:
    at = next(n for n, choice in enumerate(finished.choices) if choice.rolls)
    choices = list(finished.choices)
    choices[at] = choices[at]._replace(rolls=tuple(roll + 1 for roll in choices[at].rolls))
    with pytest.raises(BadRecord, match=rf"Choice {at + 1} .*the record has rolls"):
        show_verification(GAME, replace(finished, choices=tuple(choices)), Script())
