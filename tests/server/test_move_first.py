"""A newcomer who plays alone against bots is asked first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import Refused, waiting_for
from jollyroger.games import all_games
from jollyroger.server import protocol
from jollyroger.server.tables.learning import move_first

from ..toy import GAME
from .in_process import in_process
from .run_async import run_async


@pytest.mark.parametrize("game", [GAME.id, *all_games()])
def test_the_person_is_asked_first_wherever_they_would_sit(tmp_path: Path, game: str) -> None:
    @run_async
    async def check() -> None:
        async with in_process(tmp_path) as server:
            seats = max(server.registry.games[game].seats)
            for seat in range(seats):
                kinds = ["deckhand"] * seats
                kinds[seat] = "me"
                created = await server.open(*kinds, game=game, names=["Anne"], salt="ab", move_first=True)
                table = await (await server.registry.get(created.table)).current()
                assert table.match is not None
                assert created.seat_tokens[0].seat in waiting_for(table.match.s)
                assert [state.bot for state in table.seats].count("deckhand") == seats - 1

    check()


@pytest.mark.parametrize(
    "more",
    [
        {"seats": ["me", "open"]},
        {"seats": ["me", "me"]},
        {"seats": ["mate", "mate"]},
        {"seats": ["me", "mate"], "start": False},
        {"seats": ["me", "mate"], "daily": True},
    ],
)
def test_only_a_person_alone_with_bots_moves_first(more: dict[str, Any]) -> None:
    request = protocol.NewTable(**{"game": GAME.id, "start": True, "move_first": True, **more})
    with pytest.raises(Refused, match="against bots"):
        next(move_first.attempts(request))
