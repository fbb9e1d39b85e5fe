"""The code in docs/bots.md works, and its examples are as good as it says."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from jollyroger.bots import Bot, bot_factory, run_bots
from jollyroger.bots.from_program import program_bot_factory
from jollyroger.engine import Fast, Result
from jollyroger.games import game_named

from ..toy import GAME

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "bots.md").read_text(encoding="utf-8")


def code_in_guide(language: str, word: str) -> str:
    """The code block in the guide that contains this word."""
    blocks: list[str] = re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)
    return next(block for block in blocks if word in block)


def play_toy_game(*bots: Bot, seed: int = 1) -> Result:
    s = GAME.new(len(bots), Fast(seed))
    run_bots(GAME, s, bots, Fast(seed))
    assert s.result is not None
    return s.result


def test_the_first_bot_of_the_guide_plays(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(code_in_guide("python", "class First"), encoding="utf-8")
    play_toy_game(bot_factory(f"{tmp_path}/first.py:First")(), bot_factory("random")())


def test_the_example_beats_random_bots_every_time() -> None:
    game, mine = game_named("all-hands"), f"{DOCS}/examples/my_bot.py:MyBot"
    for seed in range(8):
        s = game.new(4, Fast(seed))
        run_bots(game, s, [bot_factory(name)() for name in (mine, "random") * 2], Fast(seed))
        assert s.result is not None
        assert set(s.result.winners) <= {0, 2}
        assert s.result.winners


def test_the_example_that_looks_ahead_plays_another_game() -> None:
    ahead = f"{DOCS}/examples/my_bot.py:Ahead"
    wins = sum(
        0 in play_toy_game(bot_factory(ahead)(), bot_factory("random")(), seed=seed).winners for seed in range(20)
    )
    assert wins > 12


def test_the_example_program_plays_and_is_what_the_guide_shows() -> None:
    example = DOCS / "examples" / "program_bot.py"
    text = example.read_text(encoding="utf-8")
    assert all(line in text for line in code_in_guide("python", "sys.stdin").splitlines())
    play_toy_game(program_bot_factory(f"program:{sys.executable} {example}")(), bot_factory("random")())


def test_the_program_in_javascript_plays(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        pytest.skip("node is not installed")
    (tmp_path / "bot.js").write_text(code_in_guide("js", "readline"), encoding="utf-8")
    play_toy_game(program_bot_factory(f"program:node {tmp_path}/bot.js")(), bot_factory("random")())
