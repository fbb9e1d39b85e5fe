"""Line mode: no word is broken, bots alone are narrated, a replay folds what nobody sees and can show everything."""

from __future__ import annotations

import re
import sys
from functools import partial
from io import StringIO
from pathlib import Path

import pytest

from jollyroger.engine import Record
from jollyroger.games import GAMES, game_named
from jollyroger.lab import RunConfig, simulate
from jollyroger.terminal import Screen, read_record, show_replay, start_game
from jollyroger.terminal.game_loop import GameLoop
from jollyroger.terminal.render import PICTURE
from jollyroger.terminal.table_rows import hanging_indent

from ..toy import GAME as TOY
from .scripted_console import ScriptedConsole, first_option_or_silence, play_scripted

COMMANDS = ("Go on with:", "Check every roll with:", "See it again with:")
"""Lines to copy into a shell: they are never cut."""


def long_lines(text: str, width: int) -> list[str]:
    """The lines that a terminal would break inside a word, except where nothing else is possible."""
    return [
        line
        for line in text.splitlines()
        if len(line) > width and " " in line.strip() and not is_drawing(line) and not line.startswith(COMMANDS)
    ]


def is_drawing(line: str) -> bool:
    return PICTURE.search(line) is not None and hanging_indent(line) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_no_line_breaks_inside_a_word_at_any_width(
    game: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    id = str(getattr(game, "id", ""))
    simulate(partial(game_named, id), RunConfig(game_named(id).default_seats, ["random"], games=1), records=tmp_path)
    [path] = tmp_path.iterdir()
    record = read_record(path)
    for width in range(40, 101, 12):
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr(sys, "stdin", StringIO("1\n?\nhints\nwhy\nrules\n1\nlog\n1\n1\n"))
        path = tmp_path / f"{width}.json"
        start_game(game_named(id), ["human", "greedy", "greedy"], Screen(), seed=width, path=path)
        show_replay(game_named(id), record, Screen(), is_open=True)
        assert long_lines(capsys.readouterr().out, width) == []


def test_the_last_column_of_a_table_goes_on_below_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("quit\n"))
    for width, column in ((80, 43), (60, 36)):
        monkeypatch.setenv("COLUMNS", str(width))
        path = tmp_path / f"{width}.json"
        start_game(game_named("black-dice"), ["human", "greedy"], Screen(), seed=3, path=path)
        lines = capsys.readouterr().out.splitlines()
        [row] = [number for number, line in enumerate(lines) if line.startswith("  Rum barrel")]
        assert "2 rum each, others 1 / a pirate goes overboard" in " ".join(" ".join(lines[row : row + 4]).split())
        assert len(lines[row + 1]) - len(lines[row + 1].lstrip()) == column


def test_an_option_says_what_it_costs_and_risks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    for game, line in (
        ("black-dice", "Drink a rum: re-roll all 5 dice · 1 rum left"),
        ("all-hands", "· holds fewer than 12: the call would be wrong · risky"),
        ("dead-men", "Train · strength +0 → +1"),
    ):
        monkeypatch.setattr(sys, "stdin", StringIO("1\n1\nquit\n"))
        start_game(game_named(game), ["human", "greedy", "greedy"], Screen(), seed=3, path=tmp_path / f"{game}.json")
        assert line in " ".join(capsys.readouterr().out.split())


def test_the_end_says_what_decided_the_game_and_what_everybody_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start_game(game_named("black-dice"), ["random", "random"], Screen(), names=(), seed=3, path=tmp_path / "game.json")
    end = capsys.readouterr().out.partition("Sealed at the start")[0]
    record = read_record(tmp_path / "game.json")
    first = record.players[0].partition(":")[2]
    assert re.search(rf"^  Worth of the gold: {first}: \d+; ", end, re.MULTILINE)


def test_every_word_survives_wrapping_at_every_width(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "  Up for auction: Stormsail 10 and the Harbourmaster's well-known great-grandmother, unfortunately."
    for width in range(40, 101):
        monkeypatch.setenv("COLUMNS", str(width))
        Screen().write(text, note="  lay:stormsail-10+harbourmaster", indent=5)
        out = capsys.readouterr().out
        assert out.split() == [*text.split(), "lay:stormsail-10+harbourmaster"]
        assert all(len(line) <= width for line in out.splitlines())


def test_a_game_of_bots_alone_is_narrated_as_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    console = ScriptedConsole()
    lengths: list[int] = []
    step = GameLoop._step

    def counted(self: GameLoop) -> None:
        lengths.append(len(console.output))
        step(self)

    monkeypatch.setattr(GameLoop, "_step", counted)
    record = play_scripted(console, tmp_path / "game.json", ("greedy", "random", "greedy"))
    assert record.result is not None
    assert len(set(lengths)) > len(lengths) / 3, "the output grows while the game is played"
    assert "Type ? for help" not in console.text
    replayed = ScriptedConsole()
    show_replay(TOY, record, replayed)
    for line in replayed.output[5:-3]:
        sentence = line[6:]
        if not re.search(r"ha(s|ve) chosen", sentence):
            assert sentence in console.text


def finished(tmp_path: Path) -> Record:
    return play_scripted(ScriptedConsole(rule=first_option_or_silence), tmp_path / "game.json", names=("Anne",))


def test_choices_that_nobody_sees_are_folded_into_one_line(tmp_path: Path) -> None:
    record = finished(tmp_path)
    console = ScriptedConsole()
    show_replay(TOY, record, console)
    folded = [line for line in console.output if "chosen." in line]
    assert any(re.search(r"\w+ and \w.* have chosen\.$", line) for line in folded)
    for before, after in zip(console.output, console.output[1:], strict=False):
        assert not ("chosen." in before and "chosen." in after)


def test_step_by_step_nothing_is_folded(tmp_path: Path) -> None:
    record = finished(tmp_path)
    console = ScriptedConsole(rule=lambda _: "")
    show_replay(TOY, record, console, step=True)
    assert not any("have chosen." in line for line in console.output)


def test_open_shows_all_choices_and_all_hands(tmp_path: Path) -> None:
    record = finished(tmp_path)
    closed, opened = ScriptedConsole(), ScriptedConsole()
    show_replay(TOY, record, closed)
    show_replay(TOY, record, opened, is_open=True)
    assert "chosen." in closed.text
    assert "chosen." not in opened.text
    numbers = [line[:4].strip() for line in opened.output if line[:4].strip().isdecimal()]
    assert numbers == [str(number) for number in range(1, len(record.choices) + 1)]
    names = [player.partition(":")[2] for player in record.players]
    for name in names:
        assert f"{name} sees:" in opened.text
        assert f"{name} sees:" not in closed.text
