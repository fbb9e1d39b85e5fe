"""Saved files, and the players in the seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from jollyroger.bots import BOT_NAMES
from jollyroger.engine import BadSetup, Fast, Record
from jollyroger.terminal import BadFile, Player, fill_names, players_of, read_record, saves
from jollyroger.terminal.players import seat_players

from ..toy import GAME as TOY
from .scripted_console import ScriptedConsole, play_scripted


def test_games_are_saved_in_the_data_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = saves.new_save_path("some-game")
    assert path.parent == tmp_path / "jollyroger" / "games"
    path.write_text("")
    assert saves.new_save_path("some-game") != path
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert saves.saves_folder() == tmp_path / ".local" / "share" / "jollyroger" / "games"


def test_saving_leaves_no_temporary_file(tmp_path: Path) -> None:
    play_scripted(ScriptedConsole("1", "1"), tmp_path / "game.json")
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_failed_write_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    record = play_scripted(ScriptedConsole(), path)

    def raise_disk_full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", raise_disk_full)
    with pytest.raises(BadFile, match="no space left"):
        saves.write_record(path, record)
    assert read_record(path) == record
    assert len([*tmp_path.iterdir()]) == 1


def test_a_game_that_cannot_be_saved_goes_on_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = saves.write_record

    def fail_after_the_start(path: Path, record: Record) -> None:
        if record.choices:
            raise BadFile("The disk is full.")
        real(path, record)

    monkeypatch.setattr(saves, "write_record", fail_after_the_start)
    console = ScriptedConsole("1", "1")
    play_scripted(console, tmp_path / "game.json", ("human", "greedy"))
    assert "The game is not saved! The disk is full." in console.text
    assert "What do you say it is?" in console.text
    assert "The last choices could not be saved." in console.text


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "incomplete or garbled at line 1"),
        (b"{}", "not a game record"),
        (b"\xff\xfe\x00", "not a game record"),
        (b"[" * 100_000, "long numbers or such deep lists"),
        (b"9" * 10_000, "long numbers or such deep lists"),
    ],
)
def test_a_file_that_is_not_a_record_is_refused(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    with pytest.raises(BadFile, match=says):
        read_record(path)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no such file"):
        read_record(tmp_path / "none.json")
    with pytest.raises(BadFile, match="directory"):
        read_record(tmp_path)


def test_people_get_the_given_names_and_bots_get_bot_names() -> None:
    players = seat_players(["greedy", "human", "random", "human"], ["Anne"], Fast(1), TOY)
    assert [player.name for player in players if player.is_human] == ["Anne", "Captain 2"]
    assert all(player.name in BOT_NAMES for player in players if not player.is_human)
    assert len({player.name for player in players}) == 4
    assert seat_players(["human"], [], Fast(1), TOY) == (Player("human", "Captain"),)


def test_a_bot_never_takes_the_name_of_a_person() -> None:
    for seed in range(30):
        players = seat_players(["human", "greedy", "greedy", "greedy"], [BOT_NAMES[0].upper()], Fast(seed), TOY)
        assert BOT_NAMES[0] not in [player.name for player in players[1:]]


@pytest.mark.parametrize(
    ("kinds", "names", "says"),
    [
        (["human", "kraken"], [], "a human or a bot. There is no bot 'kraken'; there are random"),
        (["human", ""], [], "no bot ''"),
        (["human", "captain@soon"], [], "number of trials or seconds"),
        (["human", "strength:101"], [], "from 0 to 100"),
        (["human", "mate:cheerful"], [], "no temperament 'cheerful'"),
        (["human", "greedy"], ["Anne", "Bob"], "2 names but only 1"),
        (["human", "human"], ["Anne", "anne"], "same name"),
        (["human"], [""], "from 1 to 20"),
        (["human"], ["x" * 21], "from 1 to 20"),
        (["human"], ["a\x1b[2J"], "from 1 to 20"),
    ],
)
def test_bad_seats_and_names_are_refused(kinds: list[str], names: list[str], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        seat_players(kinds, names, Fast(0), TOY)


def test_a_bot_whose_kind_has_a_colon_is_read_from_a_record_as_it_was_seated() -> None:
    players = seat_players(["strength:35", "human"], ["Anne: Red"], Fast(1), TOY)
    record = Record("x", 1, 2, {}, tuple(map(str, players)), "")
    assert players_of(record) == players


def test_players_that_a_record_does_not_name_are_numbered() -> None:
    record = Record("x", 1, 3, {}, ("human:Anne", "Long John"), "")
    assert [player.name for player in players_of(record)] == ["Anne", "Long John", "Captain 2"]
    garbled = Record("x", 1, 10**9, {}, ("human:\x1b[2JAnne",), "")
    assert players_of(garbled)[0].name == "[2JAnne"


def test_names_are_filled_in_once() -> None:
    players = [Player("human", "{1}"), Player("greedy", "Long Tom")]
    assert fill_names("{0} pays {1}; {7} looks on {x}.", players) == "{1} pays Long Tom; seat 7 looks on {x}."
