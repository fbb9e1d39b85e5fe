"""Links to a table, and the people and bots in its seats."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from jollyroger.bots import BOT_NAMES
from jollyroger.engine import Refused
from jollyroger.server import protocol
from jollyroger.server.api.sockets import CLOSE_FORBIDDEN, CLOSE_NO_TABLE
from jollyroger.server.tables import commands
from jollyroger.server.tables.credentials import Credentials

from .in_process import in_process, reach_same_version, two_players
from .recording_client import HurryingRandom, RecordingClient
from .run_async import run_async

# --- links ----------------------------------------------------------------------------------------


@run_async
async def test_a_new_seat_link_voids_the_old_one_even_where_it_is_open(data: Path) -> None:
    async with in_process(data) as server:
        table, _, mary = await two_players(server)
        other_client = await server.connect(table.table, table.seat_tokens[1].token)
        answer = await mary.expect_done("new_seat_link", seat=1, key="once")
        await other_client.wait_for_close()
        # The client that asked for it keeps playing, with the only valid link.
        await mary.expect_done(
            "choose", seat=1, action=mary.update["question"]["options"][0]["id"], version=mary.version
        )
        assert (await mary.expect_done("new_seat_link", seat=1, key="once"))["token"] is None
        old = await server.connect(table.table, table.seat_tokens[1].token)
        assert old.disconnected is not None
        new = await server.connect(table.table, answer["token"])
        assert new.welcome["seats"] == [1]
        assert "{1} has made a new link for the seat of {1}." in new.notices


@run_async
async def test_a_new_seat_link_made_by_the_host_does_not_give_the_host_the_seat(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "LINK_WAIT_SECONDS", 0.0)
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        await mary.leave()
        await anne.expect_done("new_seat_link", seat=1)
        answer = await anne.expect_done("new_seat_link", seat=1)
        assert "not yours" in await anne.expect_refused("choose", seat=1, action="give:1", version=1)
        new = await server.connect(table.table, answer["token"])
        assert new.welcome["seats"] == [1]
        assert "Only the host" in await new.expect_refused("new_seat_link", seat=0)


@run_async
async def test_join_and_watch_links_are_shown_only_to_people_at_the_table(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        watcher = await server.connect(table.table, table.watch)
        for seated in (anne, mary):
            assert (seated.info["join"], seated.info["watch"]) == (table.join, table.watch)
        assert (watcher.info["join"], watcher.info["watch"]) == (None, None)
        tokens = [table.host, table.join, table.watch, *(taken.token for taken in table.seat_tokens)]
        assert not any(token in text for token in tokens for text in watcher.raw)


@pytest.mark.parametrize(
    ("watch", "token", "allowed"),
    [
        ("link", "watch", True),
        ("link", "join", False),
        ("link", "", False),
        ("all", "", True),
        ("none", "watch", False),
        ("none", "host", True),
    ],
)
@run_async
async def test_the_watch_policy_decides_who_may_watch(data: Path, watch: Any, token: str, allowed: bool) -> None:
    async with in_process(data) as server:
        table = await server.open("random", "random", policy=protocol.TablePolicy(watch=watch))
        tokens = [getattr(table, token)] if token else []
        watcher = await server.connect(table.table, *tokens)
        assert (watcher.disconnected is None) == allowed
        if watcher.disconnected is not None:
            assert watcher.disconnected.code == CLOSE_FORBIDDEN


@run_async
async def test_an_unknown_table_id_closes_the_connection(data: Path) -> None:
    async with in_process(data) as server:
        client = await server.connect("atlantis")
        assert await client.wait_for_close() == CLOSE_NO_TABLE


# --- seats ----------------------------------------------------------------------------------------


@run_async
async def test_the_join_link_gives_a_free_seat_under_a_name_that_nobody_has(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "open", "open", names=["Anne"], start=False)
        for name in ("Anne", "anne"):
            with pytest.raises(Refused, match="called"):
                await server.take_seat(table, name)
        for name in (" Mary", "Ma\u202ery", "Mary\n"):
            with pytest.raises(Refused, match="letters, digits, signs and emoji"):
                await server.take_seat(table, name)
        with pytest.raises(Refused, match="taken"):
            await server.take_seat(table, "Mary", seat=0)
        with pytest.raises(Refused, match="no seat 4"):
            await server.take_seat(table, "Mary", seat=3)
        await server.take_seat(table, "Mary", seat=2)
        _, live_table = await server.take_seat(table, "Jack")
        assert live_table.table is not None
        assert [state.name for state in live_table.table.seats] == ["Anne", "Jack", "Mary"]
        with pytest.raises(Refused, match="All seats are taken"):
            await server.take_seat(table, "Bess")
        table.join = "æøå"
        with pytest.raises(Refused, match="not valid"):
            await server.take_seat(table, "Bess")


@run_async
async def test_a_client_can_play_several_seats_over_one_connection(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me", "random")
        both = await server.connect(table.table, *(taken.token for taken in table.seat_tokens))
        await both.wait_until(lambda: set(both.updates) == {0, 1})
        assert both.welcome["seats"] == [0, 1]
        assert both.updates[0]["view"]["hand"] is not both.updates[1]["view"]["hand"]
        luck = random.Random(5)

        def asked() -> list[int]:
            questions = {seat: both.updates[seat]["question"] for seat in (0, 1)}
            return [seat for seat, question in questions.items() if question and question["must"]]

        while both.updates[0]["result"] is None:
            await both.wait_until(lambda: bool(asked()), lambda: both.updates[0]["result"] is not None)
            for seat in asked():
                await both.choose(luck.choice(both.updates[seat]["question"]["options"])["id"], seat)
        await both.wait_until(lambda: both.updates[1]["result"] is not None)


@run_async
async def test_several_clients_of_a_seat_see_the_same(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        clients = [anne, *[await server.connect(table.table, table.seat_tokens[0].token) for _ in range(3)]]
        luck = random.Random(2)
        playing = asyncio.create_task(mary.play(random.Random(1)))
        while anne.update["result"] is None:
            client = luck.choice(clients)
            await reach_same_version(*clients)
            await choose_at_random(client, luck)
        await playing
        await reach_same_version(*clients)
        for client in clients[1:]:
            assert client.update["view"] == anne.update["view"]
            assert client.log == anne.log
        assert anne.info["seats"][0]["present"]
        for client in clients[1:]:
            await client.leave()
        await anne.expect_done("ping")
        assert anne.info["seats"][0]["present"]


async def choose_at_random(client: RecordingClient, luck: random.Random) -> None:
    await client.wait_until(client.must_choose, lambda: client.is_over)
    if not client.is_over:
        await client.choose(luck.choice(client.update["question"]["options"])["id"])


@run_async
async def test_presence_is_sent_to_the_others(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        await anne.wait_until(lambda: [seat["present"] for seat in anne.info["seats"]] == [True, True])
        await mary.leave()
        await anne.wait_until(lambda: [seat["present"] for seat in anne.info["seats"]] == [True, False])


@run_async
async def test_a_person_can_replace_a_bot_and_a_bot_a_person(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "greedy", names=["Anne"], policy=protocol.TablePolicy(bot_pace="slow"))
        (anne,) = await server.connect_all(table)
        await anne.expect_done("assign_seat", seat=1, bot=None)
        jack = await server.join(table, "Jack", seat=1)
        await jack.wait_for_start()
        assert jack.update["question"]["must"]
        await jack.choose()
        await anne.wait_until(lambda: anne.info["seats"][1]["kind"] == "person" and anne.update["moment"] == 1)
        with pytest.raises(Refused, match="taken"):
            await server.join(table, "Bess", seat=1)
        await jack.expect_done("leave", seat=1)
        await jack.wait_for_close()
        await anne.choose()
        await anne.wait_until(lambda: anne.info["seats"][1]["kind"] == "bot")
        await anne.expect_done("assign_seat", seat=1, bot="greedy")
        await anne.play(HurryingRandom(anne))
        record = await server.registry.export_record(await server.registry.get(table.table), Credentials([]))
        assert record.players == ("human:Anne", f"greedy:{anne.info['seats'][1]['name']}")


@run_async
async def test_a_bot_never_gets_the_name_of_a_person_at_the_table(data: Path) -> None:
    async with in_process(data) as server:
        for name in BOT_NAMES:
            table = await server.open("random", "random", "random", "me", names=[name])
            live_table = await server.registry.get(table.table)
            assert live_table.table is not None
            assert len({state.name for state in live_table.table.seats}) == 4
