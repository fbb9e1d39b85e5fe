"""The examples of docs/lab.md: the commands still print what the page shows.

Those that take long are run by `make soak`. If one fails after a change of rules or bots, replace the numbers on the
page by what the command prints now.
"""

from __future__ import annotations

import os
import re
import shlex
from pathlib import Path

import pytest

from jollyroger.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
EXAMPLE = re.compile(
    r"^```console\n\$ jollyroger (?P<command>(?:[^\n]*\\\n)*[^\n]*)\n(?P<output>.*?)^```$", re.MULTILINE | re.DOTALL
)
QUICK = ("simulate all-hands", "tournament all-hands", "tournament dead-men")
"""These take some seconds, the others up to two minutes each."""

EXAMPLES = {
    " ".join(match["command"].replace("\\\n", " ").split()): match["output"]
    for match in EXAMPLE.finditer(PAGE.read_text(encoding="utf-8"))
}


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) == PAGE.read_text(encoding="utf-8").count("```console") > 5
    assert sum(command.startswith(QUICK) for command in EXAMPLES) == len(QUICK)


@pytest.mark.parametrize("command", EXAMPLES)
def test_a_command_prints_what_the_page_shows(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if not command.startswith(QUICK) and not os.environ.get("JOLLYROGER_SOAK"):
        pytest.skip("takes long; JOLLYROGER_SOAK=1 runs it")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    words = shlex.split(command)
    assert main(words if "--workers" in words else [*words, "--workers", "1"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    place = 0
    for shown in EXAMPLES[command].split("…"):
        text = " ".join(shown.split())
        found = printed.find(text, place)
        assert found >= 0, f"{text!r} is not in {printed!r}"
        place = found + len(text)
