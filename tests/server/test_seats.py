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
from jollyroger.server.http.sockets import NO_ENTRY, NO_TABLE
from jollyroger.server.tables import commands

from .afloat import afloat
from .quay import quay
from .sailor import Sailor, SkipLuck
from .test_play import level, pair

# --- links ----------------------------------------------------------------------------------------


@afloat
async def test_a_link_made_anew_voids_the_old_one_also_where_it_is_open(data: Path) -> None:
    async with quay(data) as place:
        table, _, mary = await pair(place)
        other_window = await place.sailor(table.table, table.seat_tokens[1].token)
        answer = await mary.done("new_seat_link", seat=1, key="once")
        await other_window.ended()
        # Whoever asked for it goes on playing, and holds the only link.
        await mary.done("choose", seat=1, action=mary.update["question"]["options"][0]["id"], version=mary.version)
        assert (await mary.done("new_seat_link", seat=1, key="once"))["token"] is None
        old = await place.sailor(table.table, table.seat_tokens[1].token)
        assert old.hangup is not None
        new = await place.sailor(table.table, answer["token"])
        assert new.welcome["seats"] == [1]
        assert "{1} has made a new link for the seat of {1}." in new.notices


@afloat
async def test_a_link_the_host_makes_anew_is_for_the_seat_and_not_for_the_host(data: Path) -> None:
    async with quay(data) as place:
        table, anne, mary = await pair(place)
        answer = await anne.done("new_seat_link", seat=1)
        await mary.ended()
        assert "not yours" in await anne.refused("choose", seat=1, action="give:1", version=1)
        new = await place.sailor(table.table, answer["token"])
        assert new.welcome["seats"] == [1]
        assert "Only the host" in await new.refused("new_seat_link", seat=0)


@afloat
async def test_links_to_join_and_watch_by_are_shown_to_those_who_sit_there(data: Path) -> None:
    async with quay(data) as place:
        table, anne, mary = await pair(place)
        watcher = await place.sailor(table.table, table.watch)
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
@afloat
async def test_who_may_watch_is_laid_down(data: Path, watch: Any, token: str, lets_in: bool) -> None:
    async with quay(data) as place:
        table = await place.open("random", "random", policy=protocol.TablePolicy(watch=watch))
        tokens = [getattr(table, token)] if token else []
        watcher = await place.sailor(table.table, *tokens)
        assert (watcher.hangup is None) == lets_in
        if watcher.hangup is not None:
            assert watcher.hangup.code == NO_ENTRY


@afloat
async def test_there_is_no_table_of_another_name(data: Path) -> None:
    async with quay(data) as place:
        lost = await place.sailor("atlantis")
        assert await lost.ended() == NO_TABLE


# --- seats ----------------------------------------------------------------------------------------


@afloat
async def test_a_seat_is_taken_by_the_link_under_a_name_that_nobody_has(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "open", "open", names=["Anne"], start=False)
        for name in ("Anne", "anne"):
            with pytest.raises(Refused, match="called"):
                await place.take(table, name)
        for name in (" Mary", "Ma\u202ery", "Mary\n"):
            with pytest.raises(Refused, match="plain characters"):
                await place.take(table, name)
        with pytest.raises(Refused, match="taken"):
            await place.take(table, "Mary", seat=0)
        with pytest.raises(Refused, match="no seat 4"):
            await place.take(table, "Mary", seat=3)
        await place.take(table, "Mary", seat=2)
        _, berth = await place.take(table, "Jack")
        assert berth.table is not None
        assert [chair.name for chair in berth.table.chairs] == ["Anne", "Jack", "Mary"]
        with pytest.raises(Refused, match="All seats are taken"):
            await place.take(table, "Bess")
        table.join = "æøå"
        with pytest.raises(Refused, match="not valid"):
            await place.take(table, "Bess")


@afloat
async def test_whoever_sits_in_several_seats_plays_them_all_on_one_line(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "me", "random")
        both = await place.sailor(table.table, *(held.token for held in table.seat_tokens))
        await both.until(lambda: set(both.updates) == {0, 1})
        assert both.welcome["seats"] == [0, 1]
        assert both.updates[0]["view"]["hand"] is not both.updates[1]["view"]["hand"]
        luck = random.Random(5)

        def asked() -> list[int]:
            questions = {seat: both.updates[seat]["question"] for seat in (0, 1)}
            return [seat for seat, question in questions.items() if question and question["must"]]

        while both.updates[0]["result"] is None:
            await both.until(lambda: bool(asked()), lambda: both.updates[0]["result"] is not None)
            for seat in asked():
                await both.choose(luck.choice(both.updates[seat]["question"]["options"])["id"], seat)
        await both.until(lambda: both.updates[1]["result"] is not None)


@afloat
async def test_several_windows_of_a_seat_stay_in_step(data: Path) -> None:
    async with quay(data) as place:
        table, anne, mary = await pair(place)
        windows = [anne, *[await place.sailor(table.table, table.seat_tokens[0].token) for _ in range(3)]]
        luck = random.Random(2)
        playing = asyncio.create_task(mary.play(random.Random(1)))
        while anne.update["result"] is None:
            window = luck.choice(windows)
            await level(*windows)
            await any_choice(window, luck)
        await playing
        await level(*windows)
        for window in windows[1:]:
            assert window.update["view"] == anne.update["view"]
            assert window.log == anne.log
        assert anne.info["seats"][0]["present"]
        for window in windows[1:]:
            await window.leave()
        await anne.done("ping")
        assert anne.info["seats"][0]["present"]


async def any_choice(window: Sailor, luck: random.Random) -> None:
    await window.until(window.to_do, lambda: window.over)
    if not window.over:
        await window.choose(luck.choice(window.update["question"]["options"])["id"])


@afloat
async def test_presence_is_told(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await pair(place)
        await anne.until(lambda: [chair["present"] for chair in anne.info["seats"]] == [True, True])
        await mary.leave()
        await anne.until(lambda: [chair["present"] for chair in anne.info["seats"]] == [True, False])


@afloat
async def test_a_person_takes_over_from_a_bot_and_a_bot_from_a_person(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "greedy", names=["Anne"], policy=protocol.TablePolicy(bot_pace="slow"))
        (anne,) = await place.crew(table)
        jack = await place.join(table, "Jack", seat=1)
        await jack.begun()
        assert jack.update["question"]["must"]
        await jack.choose()
        await anne.until(lambda: anne.info["seats"][1]["kind"] == "person" and anne.update["moment"] == 1)
        with pytest.raises(Refused, match="taken"):
            await place.join(table, "Bess", seat=1)
        await jack.done("leave", seat=1)
        await jack.ended()
        await anne.choose()
        await anne.until(lambda: anne.info["seats"][1]["kind"] == "open")
        await anne.done("assign_seat", seat=1, bot="greedy")
        await anne.play(SkipLuck(anne))
        record = await place.harbour.export(await place.harbour.berth(table.table), commands.Holder([]))
        assert record.players == ("human:Anne", f"greedy:{anne.info['seats'][1]['name']}")


@afloat
async def test_a_bot_never_takes_the_name_of_somebody_who_sits_down_with_it(data: Path) -> None:
    async with quay(data) as place:
        for name in BOT_NAMES:
            table = await place.open("random", "random", "random", "me", names=[name])
            berth = await place.harbour.berth(table.table)
            assert berth.table is not None
            assert len({chair.name for chair in berth.table.chairs}) == 4
