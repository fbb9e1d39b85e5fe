"""Bots from files and programs at the keyboard: every bot of the lab plays, and a record alone runs no code."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from jollyroger import cli, games
from jollyroger.engine import BadSetup
from jollyroger.games import GAMES
from jollyroger.terminal import read_record, resume_game
from jollyroger.terminal.players import players_of

from ..toy import GAME as TOY
from .scripted_console import ScriptedConsole, play_scripted

BOT = """
from pathlib import Path
Path(__file__).with_name("ran").touch()

class First:
    def choose(self, decision):
        return None if decision.ask.may else decision.ask.options[0]

    def close(self):
        Path(__file__).with_name("closed").touch()
"""
PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if "options" in message:
        answer = None if message["may"] else message["options"][0]
        print(json.dumps({"n": message["n"], "choose": answer}), flush=True)
"""


@pytest.fixture
def bot(tmp_path: Path) -> str:
    (tmp_path / "first.py").write_text(BOT)
    return f"{tmp_path / 'first.py'}:First"


def resume(path: Path, bots: Sequence[str] = ()) -> ScriptedConsole:
    console = ScriptedConsole(rule=lambda _: "1")
    resume_game(TOY, read_record(path), console, path, foreign_bots=bots)
    return console


def left_early(tmp_path: Path, bot: str) -> tuple[Path, ScriptedConsole]:
    """A game with this bot that a person has left."""
    path = tmp_path / "game.json"
    console = ScriptedConsole("1", "quit")
    play_scripted(console, path, ("human", bot))
    return path, console


def test_a_bot_from_a_file_plays_and_is_closed(tmp_path: Path, bot: str) -> None:
    record = play_scripted(ScriptedConsole(), tmp_path / "game.json", ("captain@5", bot, "strength:60@10"))
    assert record.result is not None
    assert [player.kind for player in players_of(record)] == ["captain@5", bot, "strength:60@10"]
    assert (tmp_path / "closed").exists()


def test_a_saved_game_with_a_bot_from_a_file_says_how_to_go_on(tmp_path: Path, bot: str) -> None:
    path, console = left_early(tmp_path, bot)
    assert f"play --resume {path} --bot {bot}" in console.text
    (tmp_path / "ran").unlink()
    with pytest.raises(BadSetup, match="runs no code of its own accord"):
        resume(path)
    assert not (tmp_path / "ran").exists()
    resume(path, [bot])
    assert read_record(path).result is not None


def test_the_file_may_have_moved(tmp_path: Path, bot: str) -> None:
    path, _ = left_early(tmp_path, bot)
    moved = tmp_path / "elsewhere" / "first.py"
    moved.parent.mkdir()
    Path(bot.rpartition(":")[0]).rename(moved)
    resume(path, [f"{moved}:First"])
    assert read_record(path).result is not None


def test_two_files_of_one_name_in_two_folders_are_two_bots(tmp_path: Path, bot: str) -> None:
    other = tmp_path / "elsewhere" / "first.py"
    other.parent.mkdir()
    other.write_text(BOT)
    play_scripted(ScriptedConsole(), tmp_path / "game.json", (bot, f"{other}:First"))
    assert (tmp_path / "closed").exists()
    assert (other.parent / "closed").exists()


@pytest.mark.parametrize("given", ["other.py:First", "first.py:Second", "program:true", "mate"])
def test_another_bot_does_not_stand_in(tmp_path: Path, bot: str, given: str) -> None:
    path, _ = left_early(tmp_path, bot)
    with pytest.raises(BadSetup, match="runs no code"):
        resume(path, [given])


def test_a_record_that_names_a_program_runs_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play_scripted(ScriptedConsole("1", "quit"), path, ("human", "mate"))
    trap = tmp_path / "trap"
    path.write_text(path.read_text().replace('"mate:', f'"program:touch {trap}:'))
    with pytest.raises(BadSetup, match="played by 'program:touch"):
        resume(path)
    assert not trap.exists()


def test_the_command_takes_the_bots_that_the_lab_takes(
    tmp_path: Path, bot: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "GAMES", (*GAMES, TOY))
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    path = tmp_path / "game.json"
    seats = f"{bot},program:{sys.executable} {program},captain@5"
    assert cli.main(["play", TOY.id, "--seats", seats, "--seed", "1", "--save", str(path)]) == 0, capsys.readouterr()
    assert cli.main(["verify", str(path)]) == 0
    assert cli.main(["play", TOY.id, "--bot", bot]) == 2
    assert "--bot is for a resumed game" in capsys.readouterr().err
    assert cli.main(["play", TOY.id, "--seats", "human,nowhere.py:Bot"]) == 2
    assert "There is no bot file nowhere.py" in capsys.readouterr().err
