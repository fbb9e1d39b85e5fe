"""The commands that only the host can give."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from jollyroger.server import protocol
from jollyroger.server.api.sockets import CLOSE_FORBIDDEN

from .in_process import in_process, players_with_cards_given, reach_same_version, two_players
from .run_async import run_async

HOST_COMMANDS: dict[str, tuple[dict[str, Any], str]] = {
    "start": ({}, "The game begins."),
    "pause": ({"on": True}, "The host pauses the game."),
    "rewind": ({"moment": 0}, "The host would like to go back to the beginning."),
    "assign_seat": ({"seat": 1, "bot": "random"}, "{1}, a bot, takes the seat."),
    "mute": ({"seat": 1, "on": True}, "The host mutes: {1}."),
    "transfer_host": ({"seat": 1}, "{1} is the host now."),
    "new_seat_link": ({"seat": 1}, "The host asks for a new link for the seat of {1}; it is made if they stay away."),
}


@pytest.mark.parametrize("command", HOST_COMMANDS)
@run_async
async def test_only_the_host_can_give_host_commands_and_everybody_is_notified(data: Path, command: str) -> None:
    fields, notice = HOST_COMMANDS[command]
    async with in_process(data) as server:
        table = await server.open("me", "me", names=["Anne", "Mary"], start=command != "start")
        anne, mary = await server.connect_all(table)
        watcher = await server.connect(table.table, table.watch)
        if command == "rewind":
            await anne.wait_for_start()
            await anne.choose()
        others = [watcher] if command == "new_seat_link" else [mary, watcher]
        for other in others:
            assert "Only the host" in await other.expect_refused(command, **fields)
            assert notice not in watcher.notices
        if command == "new_seat_link":
            await mary.leave()
        await anne.expect_done(command, **fields)
        for client in (anne, watcher):
            await client.wait_for_notice(notice)


@run_async
async def test_the_host_token_alone_is_enough_to_host_and_to_watch(data: Path) -> None:
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
        _, anne, mary = await players_with_cards_given(server)
        hands = [client.logs[seat][0] for seat, client in enumerate((anne, mary))]
        await anne.expect_done("rewind", moment=1)
        await mary.expect_done("undo_vote", agree=True, seat=1)
        await reach_same_version(anne, mary)
        assert anne.update["moment"] == 1
        assert [client.logs[seat][0] for seat, client in enumerate((anne, mary))] == hands
        assert [seat for seat in range(2) if anne.update["waiting_for"] == [seat]] == [1]
        assert "only go back" in await anne.expect_refused("rewind", moment=1)


@run_async
async def test_bots_do_not_play_at_a_paused_table(data: Path) -> None:
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
async def test_a_client_that_loses_its_seat_is_disconnected(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        watching = await server.connect(table.table, table.seat_tokens[1].token, table.watch)
        await anne.expect_done("assign_seat", seat=1, bot=None)
        assert await mary.wait_for_close() == CLOSE_FORBIDDEN
        # A client that also has the watch link stays, as a spectator.
        await watching.wait_until(lambda: None in watching.updates)
        assert watching.updates[None]["question"] is None
        assert "not yours" in await watching.expect_refused("choose", seat=1, action="give:1", version=1)
        assert anne.info["seats"][1]["kind"] == "open"
        # The next person in the seat gets the question that Mary had.
        jack = await server.join(table, "Jack")
        await jack.wait_for_start()
        assert jack.update["question"]["options"] == mary.update["question"]["options"]


@run_async
async def test_the_host_can_mute_a_seat_and_unmute_it(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        await mary.expect_done("send_chat", seat=1, text="Arr!")
        await anne.wait_until(lambda: any(line["text"] == "Arr!" and line["seat"] == 1 for line in anne.chat))
        await anne.expect_done("mute", seat=1, on=True)
        assert "muted" in await mary.expect_refused("send_chat", seat=1, text="Arr?")
        await anne.expect_done("mute", seat=1, on=False)
        await mary.expect_done("send_chat", seat=1, text="Arr.")
        assert "not yours" in await mary.expect_refused("send_chat", seat=0, text="I am Anne.")


@run_async
async def test_a_seat_receives_no_chat_from_a_seat_it_blocks(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        await anne.expect_done("block", seat=0, other=1, on=True)
        await mary.expect_done("send_chat", seat=1, text="Listen!")
        await mary.wait_until(lambda: any(line["text"] == "Listen!" for line in mary.chat))
        await anne.expect_done("ping")
        again = await server.connect(table.table, table.seat_tokens[0].token)
        assert again.welcome["blocked"] == [[0, 1]]
        await again.expect_done("ping")
        for client in (anne, again):
            assert not any(line["text"] == "Listen!" for line in client.chat)
            assert "The game begins." in client.notices
        await anne.expect_done("block", seat=0, other=1, on=False)
        await mary.expect_done("send_chat", seat=1, text="Now?")
        await anne.wait_until(lambda: any(line["text"] == "Now?" for line in anne.chat))


@run_async
async def test_a_new_host_can_give_host_commands_and_the_old_one_cannot(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        await anne.wait_until(lambda: anne.info["host"] == 0)
        await anne.expect_done("transfer_host", seat=1)
        assert "Only the host" in await anne.expect_refused("pause", on=True)
        await mary.expect_done("pause", on=True)
        await anne.wait_until(lambda: anne.info["host"] == 1)


@pytest.mark.parametrize("way", ["leave", "assign_seat"])
@run_async
async def test_when_the_new_host_leaves_the_one_who_opened_the_table_is_host_again(data: Path, way: str) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        await anne.expect_done("transfer_host", seat=1)
        # The client that leaves gets its answer, and is then disconnected.
        await mary.expect_done(way, seat=1)
        await mary.wait_for_close()
        # A bot plays on for a person who leaves; a seat that the host frees stays empty.
        left = {"leave": "bot", "assign_seat": "open"}[way]
        await anne.wait_until(lambda: anne.info["seats"][1]["kind"] == left)
        await anne.expect_done("assign_seat", seat=1, bot="random")


@run_async
async def test_an_empty_or_bot_seat_cannot_become_host_or_get_a_link(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "random", "open", start=False)
        (anne,) = await server.connect_all(table)
        for seat in (1, 2):
            assert "Nobody sits there" in await anne.expect_refused("transfer_host", seat=seat)
            assert "Nobody sits there" in await anne.expect_refused("new_seat_link", seat=seat)
