"""What the host may do, and nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from jollyroger.server import protocol
from jollyroger.server.http.sockets import CLOSE_FORBIDDEN

from .in_process import in_process
from .run_async import run_async
from .test_play import given, reach_same_version, two_players

POWERS: dict[str, tuple[dict[str, Any], str]] = {
    "start": ({}, "The game begins."),
    "pause": ({"on": True}, "The host pauses the game."),
    "rewind": ({"moment": 0}, "The game begins anew."),
    "assign_seat": ({"seat": 1, "bot": "random"}, "{1}, a bot, takes the seat."),
    "mute": ({"seat": 1, "on": True}, "The host mutes: {1}."),
    "transfer_host": ({"seat": 1}, "{1} is the host now."),
    "new_seat_link": ({"seat": 1}, "The host has made a new link for the seat of {1}."),
}


@pytest.mark.parametrize("power", POWERS)
@run_async
async def test_the_hosts_powers_are_the_hosts_alone_and_everybody_is_told(data: Path, power: str) -> None:
    fields, notice = POWERS[power]
    async with in_process(data) as server:
        table = await server.open("me", "me", names=["Anne", "Mary"], start=power != "start")
        anne, mary = await server.connect_all(table)
        watcher = await server.connect(table.table, table.watch)
        if power == "rewind":
            await anne.wait_for_start()
            await anne.choose()
        others = [watcher] if power == "new_seat_link" else [mary, watcher]
        for other in others:
            assert "Only the host" in await other.expect_refused(power, **fields)
            assert notice not in watcher.notices
        await anne.expect_done(power, **fields)
        for client in (anne, watcher):
            await client.wait_for_notice(notice)


@run_async
async def test_the_hosts_token_alone_is_enough_to_host_and_to_watch(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("open", "random", start=False, policy=protocol.TablePolicy(watch="none"))
        host = await server.connect(table.table, table.host)
        assert host.welcome["host"]
        assert host.welcome["seats"] == []
        assert "Seat 1 is free" in await host.expect_refused("start")
        await host.expect_done("assign_seat", seat=0, bot="random")
        await host.expect_done("start")
        assert "no seat 10" in await host.expect_refused("assign_seat", seat=9, bot="random")
        assert "no bot" in await host.expect_refused("assign_seat", seat=0, bot="parrot")


@run_async
async def test_a_rewound_game_has_the_same_luck(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await given(server)
        hands = [client.logs[seat][0] for seat, client in enumerate((anne, mary))]
        await anne.expect_done("rewind", moment=1)
        await reach_same_version(anne, mary)
        assert anne.update["moment"] == 1
        assert [client.logs[seat][0] for seat, client in enumerate((anne, mary))] == hands
        assert [seat for seat in range(2) if anne.update["waiting_for"] == [seat]] == [1]
        assert "go back only" in await anne.expect_refused("rewind", moment=1)


@run_async
async def test_a_paused_table_waits_and_its_bots_too(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "greedy", policy=protocol.TablePolicy(bot_pace="brisk"))
        (anne,) = await server.connect_all(table)
        await anne.expect_done("pause", on=True)
        await asyncio.sleep(0.8)
        assert anne.update["moment"] == 0
        assert anne.info["status"] == "paused"
        await anne.expect_done("pause", on=False)
        await anne.wait_until(lambda: anne.update["moment"] == 1)


@run_async
async def test_whoever_loses_the_seat_is_shown_out(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        watching = await server.connect(table.table, table.seat_tokens[1].token, table.watch)
        await anne.expect_done("assign_seat", seat=1, bot=None)
        assert await mary.wait_for_close() == CLOSE_FORBIDDEN
        # Who also has the link to watch by stays, as a spectator.
        await watching.wait_until(lambda: None in watching.updates)
        assert watching.updates[None]["question"] is None
        assert "not yours" in await watching.expect_refused("choose", seat=1, action="give:1", version=1)
        assert anne.info["seats"][1]["kind"] == "open"
        # Somebody else takes the seat, and is asked what Mary was asked.
        jack = await server.join(table, "Jack")
        await jack.wait_for_start()
        assert jack.update["question"]["options"] == mary.update["question"]["options"]


@run_async
async def test_a_muted_seat_is_heard_again_when_the_host_lets_it(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        await mary.expect_done("send_chat", seat=1, text="Arr!")
        await anne.wait_until(lambda: any(said["text"] == "Arr!" and said["seat"] == 1 for said in anne.chat))
        await anne.expect_done("mute", seat=1, on=True)
        assert "muted" in await mary.expect_refused("send_chat", seat=1, text="Arr?")
        await anne.expect_done("mute", seat=1, on=False)
        await mary.expect_done("send_chat", seat=1, text="Arr.")
        assert "not yours" in await mary.expect_refused("send_chat", seat=0, text="I am Anne.")


@run_async
async def test_one_does_not_hear_whom_one_blocks(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        await anne.expect_done("block", seat=0, other=1, on=True)
        await mary.expect_done("send_chat", seat=1, text="Listen!")
        await mary.wait_until(lambda: any(said["text"] == "Listen!" for said in mary.chat))
        await anne.expect_done("ping")
        again = await server.connect(table.table, table.seat_tokens[0].token)
        assert again.welcome["blocked"] == [[0, 1]]
        await again.expect_done("ping")
        for client in (anne, again):
            assert not any(said["text"] == "Listen!" for said in client.chat)
            assert "The game begins." in client.notices
        await anne.expect_done("block", seat=0, other=1, on=False)
        await mary.expect_done("send_chat", seat=1, text="Now?")
        await anne.wait_until(lambda: any(said["text"] == "Now?" for said in anne.chat))


@run_async
async def test_a_host_who_was_made_one_has_the_powers_and_the_old_one_has_none(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        await anne.wait_until(lambda: anne.info["host"] == 0)
        await anne.expect_done("transfer_host", seat=1)
        assert "Only the host" in await anne.expect_refused("pause", on=True)
        await mary.expect_done("pause", on=True)
        await anne.wait_until(lambda: anne.info["host"] == 1)


@pytest.mark.parametrize("way", ["leave", "assign_seat"])
@run_async
async def test_a_table_whose_host_has_left_belongs_again_to_whoever_opened_it(data: Path, way: str) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        await anne.expect_done("transfer_host", seat=1)
        # Whoever leaves is told so, and then shown out.
        await mary.expect_done(way, seat=1)
        await mary.wait_for_close()
        await anne.wait_until(lambda: anne.info["seats"][1]["kind"] == "open")
        await anne.expect_done("assign_seat", seat=1, bot="random")


@run_async
async def test_nobody_can_be_made_host_where_nobody_sits(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "random", "open", start=False)
        (anne,) = await server.connect_all(table)
        for seat in (1, 2):
            assert "Nobody sits there" in await anne.expect_refused("transfer_host", seat=seat)
            assert "Nobody sits there" in await anne.expect_refused("new_seat_link", seat=seat)
