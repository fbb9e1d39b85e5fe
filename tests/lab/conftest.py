"""What the lab's tests share."""

from __future__ import annotations

import pytest

from jollyroger.lab import sailor
from jollyroger.lab.played import Played
from jollyroger.lab.sailor import Sailor


@pytest.fixture
def ctrl_c_in_game_7(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody stops it while game 7 is being played."""
    played = Sailor.play
    monkeypatch.setattr(sailor, "SLICE", 0.0)

    def interrupted(self: Sailor, number: int) -> Played:
        if number == 7:
            raise KeyboardInterrupt
        return played(self, number)

    monkeypatch.setattr(Sailor, "play", interrupted)
