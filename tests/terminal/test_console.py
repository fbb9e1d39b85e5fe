"""The real console, written to a pipe."""

from __future__ import annotations

import sys
from io import StringIO

import pytest

from jollyroger.terminal import Console, Screen


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Console:
    monkeypatch.setattr(sys, "stdin", StringIO("one\nlast"))
    monkeypatch.setenv("COLUMNS", "30")
    return Screen()


def test_input_is_echoed_into_the_transcript(screen: Console, capsys: pytest.CaptureFixture[str]) -> None:
    assert [screen.read("> "), screen.read("> ")] == ["one", "last"]
    with pytest.raises(EOFError):
        screen.read("> ")
    assert capsys.readouterr().out == "> one\n> last\n> \n"


def test_prose_is_wrapped_and_indented(screen: Console, capsys: pytest.CaptureFixture[str]) -> None:
    screen.write("  1  Give every card you hold to the cook", indent=5)
    assert capsys.readouterr().out == "  1  Give every card you hold\n     to the cook\n"


def test_a_note_follows_or_takes_a_line_of_its_own(screen: Console, capsys: pytest.CaptureFixture[str]) -> None:
    screen.write("  1  Pass    ", note="  pass")
    screen.write("  2  Lay a stormsail    ", note="  lay:stormsail-2", indent=5)
    assert capsys.readouterr().out == "  1  Pass      pass\n  2  Lay a stormsail\n       lay:stormsail-2\n"


def test_markup_is_not_interpreted_and_a_pipe_gets_no_colour(
    screen: Console, capsys: pytest.CaptureFixture[str]
) -> None:
    screen.write("[red]Anne[/red] :smile:", "bold", note=" [x]")
    screen.write_verbatim("[bold] a wide picture that is longer than the screen ]")
    out = capsys.readouterr().out
    assert out == "[red]Anne[/red] :smile: [x]\n[bold] a wide picture that is longer than the screen ]\n"


def test_clearing_a_pipe_writes_empty_lines(screen: Console, capsys: pytest.CaptureFixture[str]) -> None:
    screen.clear()
    assert capsys.readouterr().out.count("\n") > 40
