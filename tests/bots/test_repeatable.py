"""A bot chooses the same on every version of Python.

From Python 3.12 on, `sum` adds floats with less error, so a choice that depends on a sum of floats may differ. Bots and
games add floats with `math.fsum`, which is exact everywhere.
"""

from __future__ import annotations

import builtins
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

import jollyroger
from jollyroger.bots import Bot, ask_bot, bot_named
from jollyroger.engine import Chance, Fast, Game, State, run
from jollyroger.games import GAMES

from ..pythons import found_pythons
from ..toy import GAME as TOY

ROOT = Path(__file__).parents[2]
PACKAGE = Path(jollyroger.__file__).parent
PYODIDE = ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
CHECKSUMS = "tests.compiled.checksums"

original_sum = builtins.sum


def float_sums(found: set[str]) -> Any:
    """A `sum` that notes where it is called with floats by code that decides: the bots and the games."""

    def checked_sum(values: Iterable[Any], /, start: Any = 0) -> Any:
        items = list(values)
        total = original_sum(items, start)
        if isinstance(total, float) and len(items) > 1:
            code = sys._getframe(1)
            path = Path(code.f_code.co_filename)
            if any(folder in path.parents for folder in (PACKAGE / "bots", PACKAGE / "games")):
                found.add(f"{path.relative_to(PACKAGE)}:{code.f_lineno}")
        return total

    return checked_sum


@pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)
def test_no_choice_depends_on_a_sum_of_floats(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    found: set[str] = set()
    monkeypatch.setattr(builtins, "sum", float_sums(found))
    for seed, (name, choices) in enumerate({"mate": 250, "deckhand": 250, "captain@6": 12}.items()):
        s = game.new(game.default_seats, Fast(seed))
        play_some(game, s, bot_named(name), Fast(seed + 100), choices)
    assert found == set()


def play_some(game: Game[Any], s: State, bot: Bot, chance: Chance, choices: int) -> None:
    run(s, lambda ask: ask_bot(bot, game, s, ask, chance).action, choices)


def python_that_adds_otherwise(pythons: Mapping[str, str], running: int) -> str | None:
    """The newest Python on the other side of 3.12, where `sum` changed; if there is none, the newest other one."""
    minors = {int(version.removeprefix("3.")): path for version, path in pythons.items()}
    others = [minor for minor in minors if minor != running]
    best = max(others, key=lambda minor: ((minor >= 12) != (running >= 12), minor), default=None)
    return None if best is None else minors[best]


@pytest.mark.parametrize(
    ("running", "chosen"), [(11, "3.13"), (12, "3.11"), (13, "3.11")], ids=["on 3.11", "on 3.12", "on 3.13"]
)
def test_choices_are_compared_with_a_python_that_adds_floats_otherwise(running: int, chosen: str) -> None:
    pythons = {version: version for version in ("3.11", "3.12", "3.13")}
    assert python_that_adds_otherwise(pythons, running) == chosen
    del pythons["3.11"], pythons["3.13"]
    assert python_that_adds_otherwise(pythons, running) == (None if running == 12 else "3.12")


@pytest.mark.timeout(900)
def test_another_version_of_python_chooses_the_same() -> None:
    other = python_that_adds_otherwise(found_pythons(), sys.version_info.minor)
    if other is None:
        pytest.skip("there is no other version of Python here")
    assert differences(checksums(sys.executable), checksums(other)) == []


@pytest.mark.timeout(900)
def test_python_in_the_browser_chooses_the_same() -> None:
    node = shutil.which("node")
    if node is None or not PYODIDE.exists():
        pytest.skip("the tests run Pyodide of web/node_modules in the machine's Node.js, and one of them is missing")
    script = Path(__file__).with_name("pyodide_checksums.mjs")
    command = [node, str(script), str(PYODIDE), str(ROOT / "src"), str(ROOT), CHECKSUMS]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    assert differences(checksums(sys.executable), json.loads(done.stdout)["games"]) == []


def checksums(python: str) -> dict[str, dict[str, Any]]:
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [python, "-m", CHECKSUMS]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    games: dict[str, dict[str, Any]] = json.loads(done.stdout)["games"]
    return games


def differences(one: dict[str, dict[str, Any]], other: dict[str, dict[str, Any]]) -> list[str]:
    assert all({"mate", "strength:75@32", "captain@16"} <= found.keys() for found in one.values())
    return [f"{id}: {name}" for id, found in one.items() for name in found if found[name] != other[id].get(name)]
