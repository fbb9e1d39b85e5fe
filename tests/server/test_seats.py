"""Links to a table, and who sits in its seats, in how many windows."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from jollyroger.bots import BOT_NAMES
from jollyroger.engine import Refused
from jollyroger.server import protocol
from jollyroger.server.http.sockets import CLOSE_FORBIDDEN, CLOSE_NO_TABLE
from jollyroger.server.tables.credentials import Credentials

from .in_process import in_process
from .recording_client import HurryingRandom, RecordingClient
from .run_async import run_async
from .test_play import reach_same_version, two_players

# --- links ----------------------------------------------------------------------------------------


@run_async
async def test_a_link_made_anew_voids_the_old_one_also_where_it_is_open(data: Path) -> None:
    async with in_process(data) as server:
        table, _, mary = await two_players(server)
        other_window = await server.connect(table.table, table.seat_tokens[1].token)
        answer = await mary.expect_done("new_seat_link", seat=1, key="once")
        await other_window.wait_for_close()
        # Whoever asked for it goes on playing, and holds the only link.
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
async def test_a_link_the_host_makes_anew_is_for_the_seat_and_not_for_the_host(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        answer = await anne.expect_done("new_seat_link", seat=1)
        await mary.wait_for_close()
        assert "not yours" in await anne.expect_refused("choose", seat=1, action="give:1", version=1)
        new = await server.connect(table.table, answer["token"])
        assert new.welcome["seats"] == [1]
        assert "Only the host" in await new.expect_refused("new_seat_link", seat=0)


@run_async
async def test_links_to_join_and_watch_by_are_shown_to_those_who_sit_there(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        watcher = await server.connect(table.table, table.watch)
        for seated in (anne, mary):
            assert (seated.info["join"], seated.info["watch"]) == (table.join, table.watch)
        assert (watcher.info["join"], watcher.info["watch"]) == (None, None)
        tokens = [table.host, table.join, table.watch, *(held.token for held in table.seat_tokens)]
        assert not any(token in text for token in tokens for text in watcher.raw)


@pytest.mark.parametrize(
    ("watch", "token", "lets_in"),
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
async def test_who_may_watch_is_laid_down(data: Path, watch: Any, token: str, lets_in: bool) -> None:
    async with in_process(data) as server:
        table = await server.open("random", "random", policy=protocol.TablePolicy(watch=watch))
        tokens = [getattr(table, token)] if token else []
        watcher = await server.connect(table.table, *tokens)
        assert (watcher.disconnected is None) == lets_in
        if watcher.disconnected is not None:
            assert watcher.disconnected.code == CLOSE_FORBIDDEN


@run_async
async def test_there_is_no_table_of_another_name(data: Path) -> None:
    async with in_process(data) as server:
        lost = await server.connect("atlantis")
        assert await lost.wait_for_close() == CLOSE_NO_TABLE


# --- seats ----------------------------------------------------------------------------------------


@run_async
async def test_a_seat_is_taken_by_the_link_under_a_name_that_nobody_has(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "open", "open", names=["Anne"], start=False)
        for name in ("Anne", "anne"):
            with pytest.raises(Refused, match="called"):
                await server.take_seat(table, name)
        for name in (" Mary", "Ma\u202ery", "Mary\n"):
            with pytest.raises(Refused, match="plain characters"):
                await server.take_seat(table, name)
        with pytest.raises(Refused, match="taken"):
            await server.take_seat(table, "Mary", seat=0)
        with pytest.raises(Refused, match="no seat 4"):
            await server.take_seat(table, "Mary", seat=3)
        await server.take_seat(table, "Mary", seat=2)
        _, live_table = await server.take_seat(table, "Jack")
        assert live_table.table is not None
        assert [seat_info.name for seat_info in live_table.table.seats] == ["Anne", "Jack", "Mary"]
        with pytest.raises(Refused, match="All seats are taken"):
            await server.take_seat(table, "Bess")
        table.join = "æøå"
        with pytest.raises(Refused, match="not valid"):
            await server.take_seat(table, "Bess")


@run_async
async def test_whoever_sits_in_several_seats_plays_them_all_on_one_line(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me", "random")
        both = await server.connect(table.table, *(held.token for held in table.seat_tokens))
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
async def test_several_windows_of_a_seat_stay_in_step(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        windows = [anne, *[await server.connect(table.table, table.seat_tokens[0].token) for _ in range(3)]]
        luck = random.Random(2)
        playing = asyncio.create_task(mary.play(random.Random(1)))
        while anne.update["result"] is None:
            window = luck.choice(windows)
            await reach_same_version(*windows)
            await any_choice(window, luck)
        await playing
        await reach_same_version(*windows)
        for window in windows[1:]:
            assert window.update["view"] == anne.update["view"]
            assert window.log == anne.log
        assert anne.info["seats"][0]["present"]
        for window in windows[1:]:
            await window.leave()
        await anne.expect_done("ping")
        assert anne.info["seats"][0]["present"]


async def any_choice(window: RecordingClient, luck: random.Random) -> None:
    await window.wait_until(window.must_choose, lambda: window.is_over)
    if not window.is_over:
        await window.choose(luck.choice(window.update["question"]["options"])["id"])


@run_async
async def test_presence_is_told(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        await anne.wait_until(lambda: [seat_info["present"] for seat_info in anne.info["seats"]] == [True, True])
        await mary.leave()
        await anne.wait_until(lambda: [seat_info["present"] for seat_info in anne.info["seats"]] == [True, False])


@run_async
async def test_a_person_takes_over_from_a_bot_and_a_bot_from_a_person(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "greedy", names=["Anne"], policy=protocol.TablePolicy(bot_pace="slow"))
        (anne,) = await server.connect_all(table)
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
        await anne.wait_until(lambda: anne.info["seats"][1]["kind"] == "open")
        await anne.expect_done("assign_seat", seat=1, bot="greedy")
        await anne.play(HurryingRandom(anne))
        record = await server.registry.export_record(await server.registry.get(table.table), Credentials([]))
        assert record.players == ("human:Anne", f"greedy:{anne.info['seats'][1]['name']}")


@run_async
async def test_a_bot_never_takes_the_name_of_somebody_who_sits_down_with_it(data: Path) -> None:
    async with in_process(data) as server:
        for name in BOT_NAMES:
            table = await server.open("random", "random", "random", "me", names=[name])
            live_table = await server.registry.get(table.table)
            assert live_table.table is not None
            assert len({seat_info.name for seat_info in live_table.table.seats}) == 4
