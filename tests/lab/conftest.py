"""Fixtures of the lab's tests."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from jollyroger.lab.simulation.game_result import GameResult
from jollyroger.lab.simulation.game_worker import GameWorker

collect_ignore = [] if find_spec("pyspiel") else ["test_spiel_game.py"]
"""OpenSpiel has no wheels for some systems."""


@pytest.fixture
def ctrl_c_in_game_7(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is pressed while game 7 is being played."""
    play = GameWorker.__call__
    monkeypatch.setattr("jollyroger.lab.pool.batches.BATCH_SECONDS", 0.0)

    def interrupted(self: GameWorker, number: int) -> GameResult:
        if number == 7:
            raise KeyboardInterrupt
        return play(self, number)

    monkeypatch.setattr(GameWorker, "__call__", interrupted)
