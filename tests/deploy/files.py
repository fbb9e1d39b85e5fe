"""Reads the files in `deploy/`, so that tests run the very commands that operators run."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SITE = "pirates.example"
VARIABLES = {"SITE": SITE, "POSTGRES_PASSWORD": "secret"}
JOLLYROGER = [sys.executable, "-m", "jollyroger.cli"]
"""The command `jollyroger` of this tree."""


class Instruction(NamedTuple):
    """A line of the Containerfile."""

    stage: int
    keyword: str
    text: str

    @property
    def words(self) -> list[str]:
        """The list of an instruction in JSON form."""
        words: list[str] = json.loads(self.text[self.text.index("[") :])
        return words


def logical_lines(text: str) -> list[str]:
    """Lines without comments, with those that end in a backslash joined."""
    kept = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    return [line.strip() for line in re.sub(r"\\\n\s*", " ", kept).splitlines() if line.strip()]


def containerfile() -> list[Instruction]:
    found, stage = [], -1
    for line in logical_lines((DEPLOY / "Containerfile").read_text(encoding="utf-8")):
        keyword, _, rest = line.partition(" ")
        stage += keyword == "FROM"
        found.append(Instruction(stage, keyword, rest.strip()))
    return found


def image_instruction(keyword: str) -> Instruction:
    """The only instruction of this kind in the last stage."""
    instructions = containerfile()
    (found,) = (one for one in instructions if one.keyword == keyword and one.stage == instructions[-1].stage)
    return found


def compose() -> Any:
    """The compose file, with its variables replaced."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    return yaml.safe_load(re.sub(r"\$\{(\w+)(:\?[^}]*)?\}", lambda match: VARIABLES[match[1]], text))


def unit(name: str = "jollyroger.service") -> dict[str, list[str]]:
    """The settings of a systemd unit; a setting may occur several times."""
    settings: dict[str, list[str]] = {}
    for line in logical_lines((DEPLOY / name).read_text(encoding="utf-8")):
        if not line.startswith("["):
            name, _, value = line.partition("=")
            settings.setdefault(name, []).append(value)
    return settings


def unit_command(data: Path) -> list[str]:
    """The command of the unit, with the `jollyroger` of this tree and this folder."""
    (line,) = unit()["ExecStart"]
    program, *arguments = shlex.split(line.replace("${STATE_DIRECTORY}", str(data)))
    assert program == "/opt/jollyroger/bin/jollyroger"
    return [*JOLLYROGER, *arguments]


def image_command(arguments: list[str], replacements: dict[str, str]) -> list[str]:
    """What a container of the image runs with these arguments. Every replacement must be needed."""
    assert image_instruction("ENTRYPOINT").words == ["jollyroger"]
    text = "\0".join(arguments)
    for old, new in replacements.items():
        assert old in text, f"{old} is not in {arguments}"
        text = text.replace(old, new)
    return [*JOLLYROGER, *text.split("\0")]
