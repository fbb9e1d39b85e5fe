"""A text costs nothing until somebody reads it: bots play whole games without making one."""

from __future__ import annotations

from typing import Any, NoReturn

import pytest

from jollyroger.bots import bot_named, run_bots
from jollyroger.engine import Fast, Game
from jollyroger.engine.messages import Catalogue, Message
from jollyroger.games import all_games


def fail_to_render(catalogue: Catalogue, message: Message) -> NoReturn:
    pytest.fail(f"The text '{message.id}' is made, and nobody reads it.")


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_simulation_makes_no_text(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "render", fail_to_render)
    for bot in ("random", "mate"):
        luck = Fast(1)
        s = game.new(game.seats[0], luck)
        run_bots(game, s, [bot_named(bot)] * s.seats, luck)
        assert s.result is not None
