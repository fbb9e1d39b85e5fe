"""The page of the ladder: every bot that can play is on it, with its pairs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tools import ladder

from jollyroger.engine import Game
from jollyroger.games import game_named

BOTS = ["random", "apprentice", "deckhand", "mate", "captain@1"]


def test_the_page_has_a_table_of_bots_and_one_of_pairs(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    ladder.main(["--rounds", "1", "--captain", "1", "--game", "black-dice", "--out", str(page)])
    text = page.read_text()
    assert "python -m tools.ladder --rounds 1 --captain 1 --seed 1 --game black-dice" in text
    assert all(f"| {bot} |" in text for bot in BOTS)
    assert "2 seats, 20 games in 1 rounds." in text
    assert "| random, apprentice | 2 |" in text


def test_a_bot_that_was_not_trained_for_a_game_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game: Game[Any] = replace(game_named("black-dice"), apprentice=tmp_path)
    assert ladder.playable(game, BOTS) == ["random", "deckhand", "mate", "captain@1"]
    assert "has not been trained" in capsys.readouterr().err
