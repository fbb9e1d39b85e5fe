"""A game begun in a browser can be played on at a server, and the other way round."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest

from jollyroger.engine import Record
from jollyroger.games import all_games

from ..server.any_server import AnyServer
from ..server.recording_client import RecordingClient
from ..server.run_async import run_async
from ..server.server_process import running_server
from .browser_server import running_browser_server

CHOICES = 3
"""How many choices the person makes in each place."""
TRIES = 5
"""How many games may be begun until one lasts long enough. About one in fifty does not."""


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[AnyServer, AnyServer]]:
    with running_browser_server(all_games) as browser, running_server(tmp_path_factory.mktemp("server")) as server:
        yield browser, server


class EndedEarly(Exception):
    """The game was over before the person had made all their choices. The luck is the server's, so that happens."""


async def play(place: AnyServer, table: str, *tokens: str) -> None:
    """Make some choices in the only seat of these tokens."""
    client = await place.connect(table, *tokens)
    for _ in range(CHOICES):
        await client.wait_until(lambda: bool(client.updates) and None not in client.updates)
        if not can_choose(client):
            # Refused if the bots have just ended the game.
            await client.send("hurry_bots")
        if await client.wait_until(lambda: can_choose(client), lambda: client.is_over):
            raise EndedEarly
        await client.choose()
    await client.leave()


def can_choose(client: RecordingClient) -> bool:
    return client.update["question"] is not None


async def seat_bots(place: AnyServer, created: Any, token: str, seats: int) -> None:
    """Let bots play all other seats, and start."""
    host = await place.connect(created["table"], token, created["host"])
    for seat in range(1, seats):
        await host.expect_done("assign_seat", seat=seat, bot="mate")
    await host.expect_done("start")
    await host.leave()


def export(place: AnyServer, created: Any, token: str) -> Record:
    return Record.loads(place.get(f"/api/tables/{created['table']}/export", created["host"], token).text)


def play_on(place: AnyServer, record: Record) -> Record:
    """Import a game and play on in the first seat."""
    created = place.post("/api/tables/import", record.dumps()).expect(201)
    join = {"token": created["join"], "name": "Anne", "seat": 0}
    token = place.post(f"/api/tables/{created['table']}/seats", join).expect(201)["token"]
    run_async(seat_bots)(place, created, token, record.seats)
    run_async(play)(place, created["table"], token)
    return export(place, created, token)


def play_in_turns(here: AnyServer, there: AnyServer, game: str) -> list[Record]:
    """Begin a game here, play it on there and then here again. Returns what was exported each time."""
    seats = ["me", *["mate"] * (all_games()[game].seats[0] - 1)]
    created = here.open(game, *seats, names=["Anne"], start=True)
    token = created["seat_tokens"][0]["token"]
    run_async(play)(here, created["table"], token)
    records = [export(here, created, token)]
    for place in (there, here):
        records.append(play_on(place, records[-1]))
    return records


def play_until_long_enough(here: AnyServer, there: AnyServer, game: str) -> list[Record]:
    for _ in range(TRIES):
        with suppress(EndedEarly):
            return play_in_turns(here, there, game)
    raise AssertionError(f"{TRIES} games ended before everybody had chosen often enough")


@pytest.mark.parametrize("begins_in", ["browser", "server"])
@pytest.mark.parametrize("game", all_games())
def test_a_saved_game_is_played_on_elsewhere(places: tuple[AnyServer, AnyServer], game: str, begins_in: str) -> None:
    here, there = places if begins_in == "browser" else places[::-1]
    records = play_until_long_enough(here, there, game)
    for earlier, later in pairwise(records):
        assert earlier.choices == later.choices[: len(earlier.choices)]
        own = [choice for choice in later.choices[len(earlier.choices) :] if choice.seat == 0]
        assert len(own) == CHOICES
