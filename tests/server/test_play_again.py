"""Playing again: the people of a finished game move to one new table with the tokens they have."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import BadSetup, Refused
from jollyroger.server import protocol
from jollyroger.server.table_log import entries
from jollyroger.server.tables.credentials import Credentials

from .in_process import INSTANT_BOTS, InProcessServer, in_process
from .recording_client import RecordingClient
from .run_async import run_async

SALT = "5a" * 16


async def play_to_the_end(*clients: RecordingClient) -> None:
    await asyncio.gather(*(client.play(random.Random(seat)) for seat, client in enumerate(clients)))


async def finished_table(server: InProcessServer, **more: Any) -> tuple[protocol.Created, str, list[RecordingClient]]:
    """Anne, who is the host, Mary and a bot have played a game to its end. Also returns Mary's token."""
    table = await server.open("me", "open", "mate", names=["Anne"], start=False, title="Tortuga", **more)
    (anne,) = await server.connect_all(table)
    token, _ = await server.take_seat(table, "Mary")
    mary = await server.connect(table.table, token)
    await anne.expect_done("start")
    await play_to_the_end(anne, mary)
    return table, token, [anne, mary]


async def play_again(server: InProcessServer, table: str, *tokens: str, **fields: Any) -> str:
    live_table = await server.registry.get(table)
    return await server.registry.play_again(live_table, Credentials(tokens), protocol.Again(**fields))


async def entries_of(server: InProcessServer, table: str) -> list[entries.Entry]:
    return [entries.decode(line).entry for line in await server.registry.store.read_lines(table)]


@run_async
async def test_everybody_keeps_seat_name_and_token_at_the_next_table(data: Path) -> None:
    async with in_process(data) as server:
        table, token, (anne, mary) = await finished_table(server, options={"length": "long"})
        id = await play_again(server, table.table, token, salt=SALT)
        await anne.wait_until(lambda: anne.info["next_table"] == id)
        assert anne.info["next_by"] == 1
        await mary.wait_for_notice("{1} has opened the next game.")
        old = anne.info
        again = [await server.connect(id, table.seat_tokens[0].token, table.host), await server.connect(id, token)]
        for seat, client in enumerate(again):
            await client.wait_for_start()
            assert client.welcome["seats"] == [seat]
            assert client.welcome["host"] == (seat == 0)
        info = again[0].info
        assert (info["title"], info["options"], info["policy"]) == ("Tortuga", {"length": "long"}, old["policy"])
        assert [(seat["name"], seat["bot"]) for seat in info["seats"]] == [
            (seat["name"], seat["bot"]) for seat in old["seats"]
        ]
        assert info["commitment"] != old["commitment"]
        assert info["salts"] == ["", SALT, ""]
        await play_to_the_end(*again)


@run_async
async def test_there_is_only_one_next_table_however_many_press(data: Path) -> None:
    async with in_process(data) as server:
        table, token, _ = await finished_table(server)
        anne = table.seat_tokens[0].token
        ids = await asyncio.gather(*(play_again(server, table.table, each) for each in (anne, token, anne, token)))
        assert len(set(ids)) == 1
        assert sum(isinstance(entry, entries.PlayedAgain) for entry in await entries_of(server, table.table)) == 1
        # The tables of those who were slower are gone.
        assert len(await server.registry.store.list_rows("", 100)) == 2


@run_async
async def test_strangers_and_spectators_may_not_lay_the_table_again(data: Path) -> None:
    async with in_process(data) as server:
        table, _, _ = await finished_table(server)
        for tokens in ((), (table.watch,), (table.join,)):
            with pytest.raises(Refused, match="Only those who sat"):
                await play_again(server, table.table, *tokens)


@run_async
async def test_a_game_that_is_on_is_not_followed_by_another(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "mate")
        with pytest.raises(Refused, match="not over"):
            await play_again(server, table.table, table.seat_tokens[0].token)


@run_async
async def test_options_and_bots_can_be_changed(data: Path) -> None:
    async with in_process(data) as server:
        table, token, (anne, _) = await finished_table(server)
        own = table.seat_tokens[0].token
        with pytest.raises(BadSetup, match="one of short, long"):
            await play_again(server, table.table, own, options={"length": "endless"})
        with pytest.raises(Refused, match="replaced by another bot"):
            await play_again(server, table.table, own, bots=[None, "captain"])
        with pytest.raises(Refused, match="There is no bot"):
            await play_again(server, table.table, own, bots=[None, None, "kraken"])
        changes: dict[str, Any] = {"options": {"length": "long"}, "bots": [None, None, "deckhand"]}
        id = await play_again(server, table.table, own, **changes)
        client = await server.connect(id, token)
        assert client.info["options"] == {"length": "long"}
        assert client.info["seats"][2]["bot"] == "deckhand"
        assert client.info["seats"][2]["name"] == anne.info["seats"][2]["name"]


@run_async
async def test_a_seat_that_somebody_left_is_free_and_the_game_waits_for_the_host(data: Path) -> None:
    async with in_process(data) as server:
        table, _, (_, mary) = await finished_table(server)
        await mary.expect_done("leave", seat=1)
        id = await play_again(server, table.table, table.seat_tokens[0].token)
        anne = await server.connect(id, table.seat_tokens[0].token, table.host)
        assert anne.info["status"] == "gathering"
        assert [seat["kind"] for seat in anne.info["seats"]] == ["person", "open", "bot"]
        assert anne.info["join"] != table.join


@run_async
async def test_whoever_became_host_and_whoever_was_muted_stay_so(data: Path) -> None:
    async with in_process(data) as server:
        table, token, (anne, _) = await finished_table(server)
        await anne.expect_done("mute", seat=0, on=True)
        await anne.expect_done("transfer_host", seat=1)
        id = await play_again(server, table.table, token)
        mary = await server.connect(id, token)
        assert mary.welcome["host"]
        assert mary.info["seats"][0]["muted"]


@pytest.mark.parametrize("luck", [{"seed": 5}, {"daily": True}])
@run_async
async def test_known_luck_is_followed_by_sealed_luck(data: Path, luck: dict[str, Any]) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "mate", policy=INSTANT_BOTS, **luck)
        (anne,) = await server.connect_all(table)
        await play_to_the_end(anne)
        token = table.seat_tokens[0].token
        again = await server.connect(await play_again(server, table.table, token, salt=SALT), token)
        assert (again.info["luck"], again.info["day"], again.info["salts"]) == ("sealed", None, [SALT, ""])


@run_async
async def test_a_hot_seat_table_stays_one(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me", names=["Anne", "Mary"])
        clients = await server.connect_all(table)
        await play_to_the_end(*clients)
        tokens = [taken.token for taken in table.seat_tokens]
        again = await server.connect(await play_again(server, table.table, *tokens), *tokens)
        assert again.welcome["seats"] == [0, 1]
        assert again.info["hot_seat"]


@run_async
async def test_the_next_table_is_known_after_a_restart(data: Path) -> None:
    async with in_process(data) as server:
        table, token, _ = await finished_table(server)
        id = await play_again(server, table.table, token)
    async with in_process(data) as server:
        assert await play_again(server, table.table, table.host) == id
        spectator = await server.connect(id, table.watch)
        assert spectator.welcome["seats"] == []


@run_async
async def test_a_clone_keeps_the_names_of_the_bots(data: Path) -> None:
    async with in_process(data) as server:
        table, _, (anne, _) = await finished_table(server)
        live_table = await server.registry.get(table.table)
        clone = protocol.Clone(3, "Jack", ["me", "captain", "captain"])
        created = await server.registry.clone(live_table, Credentials([]), clone)
        jack = await server.connect(created.table, created.seat_tokens[0].token)
        bot = anne.info["seats"][2]["name"]
        assert jack.info["seats"][2]["name"] == bot
        assert jack.info["seats"][1]["name"] not in ("Mary", bot)
