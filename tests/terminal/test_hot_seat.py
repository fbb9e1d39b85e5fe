"""Several people at one keyboard: the screen is cleared between them, and they can interrupt each other."""

from __future__ import annotations

from pathlib import Path

from .scripted_console import CLEARED, ScriptedConsole, first_option_or_silence, play_scripted

TWO = ("human", "human")
NAMES = ("Anne", "Bob")


def test_the_screen_is_cleared_before_another_person_is_shown_anything(tmp_path: Path) -> None:
    console = ScriptedConsole(rule=first_option_or_silence)
    record = play_scripted(console, tmp_path / "game.json", TWO, NAMES)
    assert record.players == ("human:Anne", "human:Bob")
    assert record.result is not None
    for part in console.text.split(CLEARED):
        readers = {name for name in NAMES if f"{name}> " in part}
        assert len(readers) <= 1
        for name in readers:
            assert f"Pass the keyboard to {name}, then press Enter." in part


def test_nothing_private_is_shown_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    console = ScriptedConsole(rule=first_option_or_silence)
    play_scripted(console, tmp_path / "game.json", TWO, NAMES)
    for part in console.text.split(CLEARED):
        assert "Your hand: [" not in part.partition("Pass the keyboard")[0]


def test_the_screen_is_not_cleared_for_the_first_person(tmp_path: Path) -> None:
    console = ScriptedConsole()
    play_scripted(console, tmp_path / "game.json", TWO, NAMES)
    assert CLEARED not in console.text
    assert "Pass the keyboard to Anne" in console.text


def test_the_screen_is_not_cleared_while_the_same_person_chooses_on(tmp_path: Path) -> None:
    console = ScriptedConsole("", "1", "", "1", "", "1", "1")
    play_scripted(console, tmp_path / "game.json", TWO, NAMES)
    laid = console.text.index("Lay a card, face down.")
    assert CLEARED not in console.text[laid : console.text.index("What do you say it is?")]


def test_seats_asked_at_the_same_time_answer_one_after_another(tmp_path: Path) -> None:
    record = play_scripted(ScriptedConsole("", "1", "", "1"), tmp_path / "game.json", TWO, NAMES)
    assert [(choice.seat, choice.action[:4]) for choice in record.choices] == [(0, "give"), (1, "give")]


def test_another_person_can_interrupt_with_as(tmp_path: Path) -> None:
    console = ScriptedConsole("", "1", "", "1", "", "1", "as 1", "as 0 heckle", "as 1 heckle")
    record = play_scripted(console, tmp_path / "game.json", TWO, NAMES)
    assert "Bob may interrupt: 'as 1' shows how, 'as 1 ID' does it." in console.text
    assert "Type 'as 1' (Bob) and an id." in console.text
    assert (record.choices[-1].seat, record.choices[-1].action) == (1, "heckle")
    assert "Bob heckled you." in console.text


def test_as_offers_only_what_that_seat_is_offered(tmp_path: Path) -> None:
    console = ScriptedConsole("", "1", "", "1", "", "1", "as 1 pay", "as 1 nonsense", "as 1 7", "as", "as x y")
    record = play_scripted(console, tmp_path / "game.json", TWO, NAMES)
    assert len(record.choices) == 3
    assert "They are: heckle." in console.text
    assert console.text.count("an id such as 'heckle'") == 2


def test_the_result_is_shown_for_every_person_by_name(tmp_path: Path) -> None:
    console = ScriptedConsole(rule=first_option_or_silence)
    play_scripted(console, tmp_path / "game.json", (*TWO, "greedy"), NAMES, seed=3)
    assert "Anne: " in console.text
    assert "Bob: " in console.text
