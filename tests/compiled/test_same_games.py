"""The compiled build plays the same games as the pure one.

`make fast-test` builds it and runs this with JOLLYROGER_COMPILED set to the folder of the compiled package.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
COMPILED = os.environ.get("JOLLYROGER_COMPILED", "")


def run_with(source: Path, *args: str) -> str:
    """What Python prints when the package comes from this folder."""
    command = [sys.executable, *args]
    environment = os.environ | {"PYTHONPATH": str(source)}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(not COMPILED, reason="needs the compiled build: make fast-test")
@pytest.mark.timeout(900)
def test_a_compiled_game_is_the_same_game() -> None:
    pure, compiled = (
        json.loads(run_with(source, "-m", "tests.compiled.checksums")) for source in (ROOT / "src", Path(COMPILED))
    )
    assert (pure["compiled"], compiled["compiled"]) == (False, True)
    assert differences(pure["games"], compiled["games"]) == []


@pytest.mark.skipif(not COMPILED, reason="needs the compiled build: make fast-test")
@pytest.mark.timeout(900)
def test_a_compiled_value_is_the_same_value() -> None:
    pure, compiled = (
        json.loads(run_with(source, "-m", "tests.compiled.values")) for source in (ROOT / "src", Path(COMPILED))
    )
    assert (pure["compiled"], compiled["compiled"]) == (False, True)
    assert len(pure["values"]) > 100
    assert pure["values"] == compiled["values"]


@pytest.mark.skipif(not COMPILED, reason="needs the compiled build: make fast-test")
@pytest.mark.timeout(900)
def test_a_compiled_server_sends_the_same() -> None:
    pure, compiled = (
        json.loads(run_with(source, "-m", "tests.compiled.served_games")) for source in (ROOT / "src", Path(COMPILED))
    )
    assert (pure["compiled"], compiled["compiled"]) == (False, True)
    assert pure["games"] == compiled["games"]


def differences(one: dict[str, dict[str, Any]], other: dict[str, dict[str, Any]]) -> list[tuple[str, str]]:
    assert one.keys() == other.keys()
    return [(id, name) for id, found in one.items() for name in found if found[name] != other[id].get(name)]


@pytest.mark.skipif(not COMPILED, reason="needs the compiled build: make fast-test")
@pytest.mark.parametrize(("source", "kind"), [(ROOT / "src", "pure Python"), (Path(COMPILED), "compiled")])
def test_the_version_says_which_build_is_loaded(source: Path, kind: str) -> None:
    assert f"({kind})" in run_with(source, "-m", "jollyroger.cli", "--version")
