"""The example game in docs/examples/pig.py works everywhere: conformance suite, simulator, terminal and server.

It is installed the way a game of another package is: by the entry point group `jollyroger.games`.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.request import Request, urlopen

import pytest

from jollyroger.engine import Fast, Game, Refused, Result, Scripted, apply, waiting_for
from jollyroger.testing.conformance import ConformanceSuite

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "docs" / "examples"
COMMAND = [sys.executable, "-m", "jollyroger.cli"]


def load_example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


pig = load_example("pig")
GAME: Game[Any] = pig.GAME


class TestPig(ConformanceSuite):
    game = GAME


def pig_with(rolls: list[int], scores: tuple[int, int] = (0, 0)) -> Any:
    """A game for two with these scores, in which the die falls like this."""
    s = GAME.new(2, Scripted(rolls))
    s.scores = list(scores)
    return s


def test_points_of_a_turn_add_up_until_the_player_holds() -> None:  # PIG-1, PIG-2
    s = pig_with([3, 5])
    for action in (pig.ROLL, pig.ROLL, pig.HOLD):
        apply(s, 0, action)
    assert (s.scores, s.points, waiting_for(s)) == ([8, 0], 0, [1])


def test_a_one_loses_the_points_of_the_turn() -> None:  # PIG-3
    s = pig_with([6, 1], scores=(40, 0))
    apply(s, 0, pig.ROLL)
    apply(s, 0, pig.ROLL)
    assert (s.scores, s.points, waiting_for(s)) == ([40, 0], 0, [1])


def test_whoever_holds_and_reaches_the_goal_wins() -> None:  # PIG-4
    s = pig_with([6], scores=(94, 80))
    apply(s, 0, pig.ROLL)
    assert s.result is None
    apply(s, 0, pig.HOLD)
    assert s.result == Result((0,), "goal", (100, 80))


def test_a_player_cannot_hold_before_rolling() -> None:  # PIG-1
    with pytest.raises(Refused, match="'hold' is not one of your options now"):
        apply(pig_with([]), 0, pig.HOLD)


def test_the_policy_holds_at_twenty_or_when_it_wins() -> None:
    for scores, rolls, action in (((0, 0), [6, 6, 6], "roll"), ((0, 0), [6, 6, 6, 2], "hold"), ((98, 0), [2], "hold")):
        s = pig_with(rolls, scores)
        for _ in rolls:
            apply(s, 0, pig.ROLL)
        assert str(GAME.policy(s, s.asks[0], Fast(1))) == action


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """An environment in which Pig is installed."""
    info = tmp_path / "site" / "pig-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pig\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[jollyroger.games]\npig = pig:GAME\n")
    path = os.pathsep.join([str(EXAMPLES), str(info.parent), str(ROOT / "src")])
    return {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path)}


def jollyroger(env: dict[str, str], *args: str, typed: str = "") -> str:
    """What the command writes; it must succeed and complain of nothing."""
    done = subprocess.run([*COMMAND, *args], env=env, input=typed, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_pig_is_listed_with_the_other_games(env: dict[str, str]) -> None:
    assert "pig" in jollyroger(env, "games")


def test_pig_is_simulated_in_several_processes(env: dict[str, str]) -> None:
    args = ["--bots", "greedy,random", "--games", "40", "--workers", "2", "--option", "goal=50", "--check", "--json"]
    data = json.loads(jollyroger(env, "simulate", "pig", "--seats", "4", *args))
    assert (data["games"], data["failures"]) == (40, 0)


def test_pig_is_played_through_a_pipe_and_verified(env: dict[str, str], tmp_path: Path) -> None:
    record = tmp_path / "pig.json"
    # Again and again two rolls and a hold. Where holding is not possible, the 2 is refused.
    text = jollyroger(env, "play", "pig", "--seed", "1", "--save", str(record), typed="1\n1\n2\n" * 500)
    assert "Roll or hold?" in text
    assert "Check every roll" in text
    assert jollyroger(env, "verify", str(record)).startswith("Proven: ")


@pytest.fixture
def server(env: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """The address of a server that knows Pig."""
    command = [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path / "data")]
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield next(word for word in process.stdout.readline().split() if word.startswith("http://"))
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)


def test_pig_is_played_on_a_server_against_bots(server: str) -> None:
    table = {"game": "pig", "seats": ["me", "greedy", "random"], "options": {"goal": "50"}, "start": True}
    body = json.dumps({**table, "policy": {"bot_pace": "instant"}})
    with urlopen(Request(f"{server}api/tables", body.encode()), timeout=30) as answer:
        created = json.load(answer)
    address = f"{server.replace('http', 'ws', 1)}api/tables/{created['table']}"
    result = load_example("seat_bot").play(address, created["seat_tokens"][0]["token"])
    assert (result["ending"], max(result["points"]) >= 50) == ("goal", True)
