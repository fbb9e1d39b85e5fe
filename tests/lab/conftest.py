"""What the lab's tests share."""

from __future__ import annotations

import pytest

from jollyroger.lab.simulation import game_worker
from jollyroger.lab.simulation.game_result import GameResult
from jollyroger.lab.simulation.game_worker import GameWorker


@pytest.fixture
def ctrl_c_in_game_7(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody stops it while game 7 is being played."""
    played = GameWorker.play
    monkeypatch.setattr(game_worker, "SLICE", 0.0)

    def interrupted(self: GameWorker, number: int) -> GameResult:
        if number == 7:
            raise KeyboardInterrupt
        return played(self, number)

    monkeypatch.setattr(GameWorker, "play", interrupted)
