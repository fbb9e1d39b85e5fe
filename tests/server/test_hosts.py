"""What the host may do, and nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from jollyroger.server import protocol
from jollyroger.server.http.sockets import NO_ENTRY

from .afloat import afloat
from .quay import quay
from .test_play import given, level, pair

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
@afloat
async def test_the_hosts_powers_are_the_hosts_alone_and_everybody_is_told(data: Path, power: str) -> None:
    particulars, notice = POWERS[power]
    async with quay(data) as place:
        table = await place.open("me", "me", names=["Anne", "Mary"], start=power != "start")
        anne, mary = await place.crew(table)
        watcher = await place.sailor(table.table, table.watch)
        if power == "rewind":
            await anne.begun()
            await anne.choose()
        others = [watcher] if power == "new_seat_link" else [mary, watcher]
        for other in others:
            assert "Only the host" in await other.refused(power, **particulars)
            assert notice not in watcher.notices
        await anne.done(power, **particulars)
        for sailor in (anne, watcher):
            await sailor.noticed(notice)


@afloat
async def test_the_hosts_token_alone_is_enough_to_host_and_to_watch(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("open", "random", start=False, policy=protocol.TablePolicy(watch="none"))
        host = await place.sailor(table.table, table.host)
        assert host.welcome["host"]
        assert host.welcome["seats"] == []
        assert "Seat 1 is free" in await host.refused("start")
        await host.done("assign_seat", seat=0, bot="random")
        await host.done("start")
        assert "no seat 10" in await host.refused("assign_seat", seat=9, bot="random")
        assert "no bot" in await host.refused("assign_seat", seat=0, bot="parrot")


@afloat
async def test_a_rewound_game_has_the_same_luck(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await given(place)
        hands = [sailor.logs[seat][0] for seat, sailor in enumerate((anne, mary))]
        await anne.done("rewind", moment=1)
        await level(anne, mary)
        assert anne.update["moment"] == 1
        assert [sailor.logs[seat][0] for seat, sailor in enumerate((anne, mary))] == hands
        assert [seat for seat in range(2) if anne.update["waiting_for"] == [seat]] == [1]
        assert "go back only" in await anne.refused("rewind", moment=1)


@afloat
async def test_a_paused_table_waits_and_its_bots_too(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "greedy", policy=protocol.TablePolicy(bot_pace="brisk"))
        (anne,) = await place.crew(table)
        await anne.done("pause", on=True)
        await asyncio.sleep(0.8)
        assert anne.update["moment"] == 0
        assert anne.info["status"] == "paused"
        await anne.done("pause", on=False)
        await anne.until(lambda: anne.update["moment"] == 1)


@afloat
async def test_whoever_loses_the_seat_is_shown_out(data: Path) -> None:
    async with quay(data) as place:
        table, anne, mary = await pair(place)
        watching = await place.sailor(table.table, table.seat_tokens[1].token, table.watch)
        await anne.done("assign_seat", seat=1, bot=None)
        assert await mary.ended() == NO_ENTRY
        # Who also has the link to watch by stays, as a spectator.
        await watching.until(lambda: None in watching.updates)
        assert watching.updates[None]["question"] is None
        assert "not yours" in await watching.refused("choose", seat=1, action="give:1", version=1)
        assert anne.info["seats"][1]["kind"] == "open"
        # Somebody else takes the seat, and is asked what Mary was asked.
        jack = await place.join(table, "Jack")
        await jack.begun()
        assert jack.update["question"]["options"] == mary.update["question"]["options"]


@afloat
async def test_a_muted_seat_is_heard_again_when_the_host_lets_it(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await pair(place)
        await mary.done("send_chat", seat=1, text="Arr!")
        await anne.until(lambda: any(said["text"] == "Arr!" and said["seat"] == 1 for said in anne.said))
        await anne.done("mute", seat=1, on=True)
        assert "muted" in await mary.refused("send_chat", seat=1, text="Arr?")
        await anne.done("mute", seat=1, on=False)
        await mary.done("send_chat", seat=1, text="Arr.")
        assert "not yours" in await mary.refused("send_chat", seat=0, text="I am Anne.")


@afloat
async def test_one_does_not_hear_whom_one_blocks(data: Path) -> None:
    async with quay(data) as place:
        table, anne, mary = await pair(place)
        await anne.done("block", seat=0, other=1, on=True)
        await mary.done("send_chat", seat=1, text="Listen!")
        await mary.until(lambda: any(said["text"] == "Listen!" for said in mary.said))
        await anne.done("ping")
        again = await place.sailor(table.table, table.seat_tokens[0].token)
        assert again.welcome["blocked"] == [[0, 1]]
        await again.done("ping")
        for sailor in (anne, again):
            assert not any(said["text"] == "Listen!" for said in sailor.said)
            assert "The game begins." in sailor.notices
        await anne.done("block", seat=0, other=1, on=False)
        await mary.done("send_chat", seat=1, text="Now?")
        await anne.until(lambda: any(said["text"] == "Now?" for said in anne.said))


@afloat
async def test_a_host_who_was_made_one_has_the_powers_and_the_old_one_has_none(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await pair(place)
        await anne.until(lambda: anne.info["host"] == 0)
        await anne.done("transfer_host", seat=1)
        assert "Only the host" in await anne.refused("pause", on=True)
        await mary.done("pause", on=True)
        await anne.until(lambda: anne.info["host"] == 1)


@pytest.mark.parametrize("way", ["leave", "assign_seat"])
@afloat
async def test_a_table_whose_host_has_left_belongs_again_to_whoever_opened_it(data: Path, way: str) -> None:
    async with quay(data) as place:
        _, anne, mary = await pair(place)
        await anne.done("transfer_host", seat=1)
        # Whoever leaves is told so, and then shown out.
        await mary.done(way, seat=1)
        await mary.ended()
        await anne.until(lambda: anne.info["seats"][1]["kind"] == "open")
        await anne.done("assign_seat", seat=1, bot="random")


@afloat
async def test_nobody_can_be_made_host_where_nobody_sits(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "random", "open", start=False)
        (anne,) = await place.crew(table)
        for seat in (1, 2):
            assert "Nobody sits there" in await anne.refused("transfer_host", seat=seat)
            assert "Nobody sits there" in await anne.refused("new_seat_link", seat=seat)
