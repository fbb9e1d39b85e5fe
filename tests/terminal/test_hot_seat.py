"""Several people at one keyboard: the curtain before anything private, and shouts out of turn."""

from __future__ import annotations

from pathlib import Path

from .scripted_console import CURTAIN, Script, played, quietly

TWO = ("human", "human")
NAMES = ("Anne", "Bob")


def test_a_curtain_falls_before_anything_is_shown_to_another_person(tmp_path: Path) -> None:
    script = Script(then=quietly)
    record = played(script, tmp_path / "game.json", TWO, NAMES)
    assert record.players == ("human:Anne", "human:Bob")
    assert record.result is not None
    for part in script.text.split(CURTAIN):
        readers = {name for name in NAMES if f"{name}> " in part}
        assert len(readers) <= 1
        for name in readers:
            assert f"Pass the keyboard to {name}, then press Enter." in part


def test_nothing_private_stands_before_the_person_has_come(tmp_path: Path) -> None:
    script = Script(then=quietly)
    played(script, tmp_path / "game.json", TWO, NAMES)
    for part in script.text.split(CURTAIN):
        assert "Your hand: [" not in part.partition("Pass the keyboard")[0]


def test_the_first_person_still_sees_the_seal(tmp_path: Path) -> None:
    script = Script()
    played(script, tmp_path / "game.json", TWO, NAMES)
    assert CURTAIN not in script.text
    assert "Pass the keyboard to Anne" in script.text


def test_there_is_no_curtain_for_the_person_who_sits_there(tmp_path: Path) -> None:
    script = Script("", "1", "", "1", "", "1", "1")
    played(script, tmp_path / "game.json", TWO, NAMES)
    laid = script.text.index("Lay a card, face down.")
    assert CURTAIN not in script.text[laid : script.text.index("What do you say it is?")]


def test_seats_asked_at_once_answer_one_after_the_other(tmp_path: Path) -> None:
    record = played(Script("", "1", "", "1"), tmp_path / "game.json", TWO, NAMES)
    assert [(choice.seat, choice.action[:4]) for choice in record.choices] == [(0, "give"), (1, "give")]


def test_another_person_interrupts_by_as(tmp_path: Path) -> None:
    script = Script("", "1", "", "1", "", "1", "as 1", "as 0 heckle", "as 1 heckle")
    record = played(script, tmp_path / "game.json", TWO, NAMES)
    assert "Bob may interrupt: 'as 1' shows how, 'as 1 ID' does it." in script.text
    assert "Type 'as 1' (Bob) and an id." in script.text
    assert (record.choices[-1].seat, record.choices[-1].action) == (1, "heckle")
    assert "Bob heckled you." in script.text


def test_as_offers_only_what_that_seat_is_offered(tmp_path: Path) -> None:
    script = Script("", "1", "", "1", "", "1", "as 1 pay", "as 1 nonsense", "as 1 7", "as", "as x y")
    record = played(script, tmp_path / "game.json", TWO, NAMES)
    assert len(record.choices) == 3
    assert "They are: heckle." in script.text
    assert script.text.count("an id such as 'heckle'") == 2


def test_the_end_is_told_to_everyone_by_name(tmp_path: Path) -> None:
    script = Script(then=quietly)
    played(script, tmp_path / "game.json", (*TWO, "greedy"), NAMES, seed=3)
    assert "Anne: " in script.text
    assert "Bob: " in script.text
