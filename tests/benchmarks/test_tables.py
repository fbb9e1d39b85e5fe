"""The benchmark's clients play all games at a real server, and none of their moves is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import uvloop
from bench import languages
from bench.builds import PURE
from bench.open_tables import OpenTablesRun
from bench.serving.load import BYTES, CPU, MOVES, measure_load
from bench.serving.players import Meter, TablePlayer
from bench.serving.servers import Server, start_jollyroger
from bench.tables import GAMES, seat_numbers

COUNT = 30


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with start_jollyroger(PURE) as server:
        yield server


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played(server: Server, game: str) -> None:
    (seats,) = seat_numbers(game, [4])
    meter = Meter()

    async def measure() -> dict[str, float]:
        players = [TablePlayer(server.port, game, seats, meter, seed) for seed in range(3)]
        return await measure_load(server, players, meter, seats, COUNT)

    values = uvloop.run(measure())
    assert meter.refused == 0
    assert values[MOVES] > 0
    assert values[BYTES] > 0


def test_a_game_is_played_in_a_language_each() -> None:
    values = languages.measure_reading(PURE, "all-hands", languages.readers()[languages.ALL_DIFFERENT], moves=1)
    assert set(values) == {CPU, BYTES}
    assert all(value > 0 for value in values.values())


def test_tables_play_while_others_are_open(server: Server) -> None:
    steps = uvloop.run(OpenTablesRun(server, "all-hands", 2).run([1, 3], COUNT))
    assert all(step[MOVES] > 0 for step in steps)
    assert len(steps) == 2
