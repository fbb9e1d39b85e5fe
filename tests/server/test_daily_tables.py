"""The daily game has the same luck at every table: nobody may learn from one table what another still hides."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from jollyroger.engine import Refused, commitment
from jollyroger.server import protocol
from jollyroger.server.daily import days
from jollyroger.server.tables.credentials import Credentials

from ..toy import GAME as TOY
from .in_process import INSTANT_BOTS, in_process
from .recording_client import HurryingRandom
from .run_async import run_async
from .server_process import ServerProcess


@pytest.mark.parametrize("seats", [["me", "me"], ["me", "open", "mate"], ["open", "open"]])
@run_async
async def test_a_daily_table_has_one_person_only(data: Path, seats: list[str]) -> None:
    async with in_process(data) as server:
        with pytest.raises(Refused, match="for one person"):
            await server.open(*seats, daily=True, start=False)


def test_a_daily_table_for_two_people_is_refused_over_http(server: ServerProcess) -> None:
    new = {"game": TOY.id, "seats": ["me", "open"], "daily": True}
    assert "for one person" in server.post("/api/tables", new).expect(409)["why"]


@run_async
async def test_nobody_joins_the_person_at_a_daily_table(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "mate", daily=True, policy=protocol.TablePolicy(bot_pace="slow"))
        (anne,) = await server.connect_all(table)
        await anne.expect_done("assign_seat", seat=1, bot=None)
        with pytest.raises(Refused, match="for one person"):
            await server.take_seat(table, "Jack")
        await anne.expect_done("assign_seat", seat=1, bot="mate")
        # When the first person is gone, somebody else can play on.
        await anne.expect_done("leave", seat=0)
        host = await server.connect(table.table, table.host)
        await host.expect_done("assign_seat", seat=0, bot=None)
        await server.take_seat(table, "Jack")


@run_async
async def test_the_secret_of_a_day_is_shown_only_when_no_game_with_that_luck_can_be_played_on(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A finished game tells the luck of an unfinished one with the same secret."""
    async with in_process(data) as server:
        monkeypatch.setattr(days, "today", lambda: "2026-05-31")
        finished = await server.open("me", "random", daily=True, policy=INSTANT_BOTS)
        unfinished = await server.open("me", "random", daily=True, policy=INSTANT_BOTS)
        waiting = await server.open("me", "random", daily=True, policy=INSTANT_BOTS, start=False)
        (anne,) = await server.connect_all(finished)
        await anne.play(HurryingRandom(anne))
        (mary,) = await server.connect_all(unfinished)
        (jack,) = await server.connect_all(waiting)
        tokens = Credentials([unfinished.host, unfinished.seat_tokens[0].token])

        async def published_secret() -> str | None:
            live_table = await server.registry.get(finished.table)
            record = await server.registry.export_record(live_table, Credentials([]))
            again = await server.connect(finished.table, finished.watch)
            assert again.info["secret"] == record.secret
            return record.secret

        for today in ("2026-05-31", "2026-06-01"):
            monkeypatch.setattr(days, "today", lambda today=today: today)
            assert await published_secret() is None
            await mary.wait_for_start()
            await mary.play(random.Random(1), until_moment=mary.update["moment"] + 1)

        assert not mary.is_over
        monkeypatch.setattr(days, "today", lambda: "2026-06-02")
        secret = await published_secret()
        assert secret is not None
        assert commitment(bytes.fromhex(secret)) == mary.info["commitment"] == jack.info["commitment"]
        choice = {"seat": 0, "action": "give:1", "version": mary.version}
        assert "luck is public" in await mary.expect_refused("choose", **choice)
        assert "luck is public" in await mary.expect_refused("undo", seat=0, version=mary.version)
        assert "luck is public" in await mary.expect_refused("rewind", moment=0)
        assert "luck is public" in await jack.expect_refused("start")
        live_table = await server.registry.get(unfinished.table)
        moment = (await live_table.current()).moment
        # A bot in the seat does not play on either.
        await mary.expect_done("assign_seat", seat=0, bot="random")
        await asyncio.sleep(0.2)
        assert (await live_table.current()).moment == moment
        # The clone has luck of its own.
        clone = await server.registry.clone(live_table, tokens, protocol.Clone(moment, "Mary", ["me", "random"]))
        playing = await server.connect(clone.table, clone.seat_tokens[0].token)
        assert playing.info["commitment"] != commitment(bytes.fromhex(secret))
        assert playing.info["luck"] == "sealed"
        await playing.wait_for_start()
        await playing.play(random.Random(1), until_moment=moment + 1)
