"""Clocks that run out, people who are absent, and the bots that substitute them."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise
from pathlib import Path

import pytest

from jollyroger.engine import Refused
from jollyroger.server import protocol
from jollyroger.server.table_log import entries
from jollyroger.server.tables.clocks import Clocks
from jollyroger.server.tables.pace import BOT_DELAY_SECONDS, ROUTINE_SHARE, VARIATION

from ..toy import GAME as TOY
from .in_process import in_process, players_with_cards_given, reach_same_version, two_players
from .recording_client import RecordingClient
from .run_async import run_async
from .server_process import ServerProcess

ONE_SECOND_CLOCK = protocol.TablePolicy(clock=protocol.Clock(1), substitute_after=None, bot_pace="brisk")


def is_substituted(client: RecordingClient, seat: int) -> bool:
    return bool(client.info["seats"][seat]["substituted"])


def test_a_clock_without_a_bank_is_full_again_after_each_choice() -> None:
    clocks = Clocks(protocol.Clock(10), 2)
    clocks.run({0}, at=100.0)
    assert clocks.next_expiry() == (110.0, 0)
    clocks.run({0}, at=104.0)
    assert clocks.next_expiry() == (110.0, 0)
    clocks.renew(0)
    clocks.run({1}, at=104.0)
    assert clocks.next_expiry() == (114.0, 1)
    assert clocks.info(0) == protocol.ClockInfo(10.0, False)


def test_a_bank_runs_down_and_grows_with_each_choice() -> None:
    clocks = Clocks(protocol.Clock(5, bank=60), 2)
    clocks.run({0}, at=0.0)
    clocks.run(set(), at=20.0)
    assert clocks.info(0) == protocol.ClockInfo(40.0, False)
    clocks.renew(0)
    assert clocks.info(0) == protocol.ClockInfo(45.0, False)
    clocks.run({0, 1}, at=100.0)
    assert clocks.next_expiry() == (145.0, 0)
    clocks.run({1}, at=150.0)
    clocks.renew(0)
    # A clock that ran out gets the time for a choice; the overrun is not subtracted.
    assert clocks.info(0) == protocol.ClockInfo(5.0, False)
    assert clocks.info(1) == protocol.ClockInfo(10.0, True)


def test_without_a_clock_nothing_runs_out() -> None:
    clocks = Clocks(None, 2)
    clocks.run({0, 1}, at=0.0)
    clocks.renew(0)
    assert clocks.next_expiry() is None
    assert clocks.info(0) is None


@run_async
async def test_a_person_who_runs_out_of_time_is_substituted_at_the_bots_pace_until_they_return(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server, ONE_SECOND_CLOCK)
        await mary.choose()
        began = time.monotonic()
        await anne.wait_until(lambda: is_substituted(anne, 0))
        assert time.monotonic() - began > 0.5
        assert "{0} has run out of time; a bot stands in." in mary.notices
        assert not is_substituted(mary, 1)
        await anne.wait_until(lambda: anne.update["moment"] == 2)
        # The game continues: Anne must lay a card, and the bot does it after its usual delay.
        before = anne.update
        await anne.wait_until(lambda: anne.update["moment"] == 3)
        assert "stands in for you" in await anne.expect_refused(
            "choose", seat=0, action=before["question"]["options"][0]["id"], version=before["version"]
        )
        await anne.expect_done("resume_seat", seat=0)
        await anne.wait_until(lambda: not is_substituted(anne, 0))
        assert "{0} is back." in anne.notices
        assert "not yours" in await mary.expect_refused("resume_seat", seat=0)
        assert anne.info["seats"][0]["clock"]["seconds"] <= 1


@run_async
async def test_a_paused_clock_does_not_run(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, _ = await two_players(server, protocol.TablePolicy(clock=protocol.Clock(2), substitute_after=None))
        await anne.expect_done("pause", on=True)
        await asyncio.sleep(2.3)
        assert not is_substituted(anne, 0)
        assert not anne.info["seats"][0]["clock"]["running"]
        await anne.expect_done("pause", on=False)
        await anne.wait_until(lambda: is_substituted(anne, 0))


@run_async
async def test_a_bank_lasts_for_several_choices(data: Path) -> None:
    async with in_process(data) as server:
        policy = protocol.TablePolicy(clock=protocol.Clock(1, bank=60), substitute_after=None, bot_pace="instant")
        _, anne, mary = await players_with_cards_given(server, policy)
        assert all(55 < seat_info["clock"]["seconds"] <= 61 for seat_info in anne.info["seats"])
        await asyncio.sleep(1.2)
        await anne.choose()
        await reach_same_version(anne, mary)
        # Anne must choose again. Her thinking time was subtracted from the 61 seconds, and one second added.
        assert 55 < anne.info["seats"][0]["clock"]["seconds"] < 60.9
        assert [seat_info["clock"]["running"] for seat_info in anne.info["seats"]] == [True, False]


@run_async
async def test_a_clock_runs_even_when_nobody_is_connected(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server, ONE_SECOND_CLOCK)
        await anne.leave()
        await mary.leave()
        await asyncio.sleep(1.5)
        live_table = await server.registry.get(table.table)
        assert live_table.table is not None
        assert [state.substituted for state in live_table.table.seats] == [True, True]


@run_async
async def test_an_absent_person_is_substituted_after_the_grace_period_and_can_return(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await players_with_cards_given(
            server, protocol.TablePolicy(substitute_after=1, bot_pace="brisk")
        )
        await anne.leave()
        began = time.monotonic()
        await mary.wait_until(lambda: is_substituted(mary, 0))
        assert time.monotonic() - began > 0.9
        assert "{0} is away; a bot stands in." in mary.notices
        await mary.wait_until(lambda: mary.update["moment"] > 2)
        again = await server.connect(table.table, table.seat_tokens[0].token)
        await mary.wait_until(lambda: not is_substituted(mary, 0))
        assert not is_substituted(again, 0)
        assert "{0} is back." in mary.notices


@pytest.mark.parametrize(
    ("clock", "refused"),
    [
        (protocol.Clock(3600), True),
        (protocol.Clock(7 * 86400), True),
        (protocol.Clock(60, bank=86400), True),
        (protocol.Clock(3599), False),
        (protocol.Clock(15, bank=7200), False),
        (None, False),
    ],
)
@run_async
async def test_a_long_clock_refuses_a_bot_that_stands_in_early(
    data: Path, clock: protocol.Clock | None, refused: bool
) -> None:
    async with in_process(data) as server:
        opening = server.open("me", "open", policy=protocol.TablePolicy(clock=clock), start=False)
        if refused:
            with pytest.raises(Refused, match="waits for absent people"):
                await opening
        else:
            await opening
        await server.open("me", "open", policy=protocol.TablePolicy(clock=clock, substitute_after=None), start=False)


def test_a_clock_of_a_day_with_a_bot_after_two_minutes_is_refused_over_http(server: ServerProcess) -> None:
    new = {"game": TOY.id, "seats": ["me", "open"], "policy": {"clock": {"move": 86400}, "substitute_after": 120}}
    assert "waits for absent people" in server.post("/api/tables", new).expect(409)["why"]
    new["policy"] = {"clock": {"move": 86400}, "substitute_after": None}
    server.post("/api/tables", new).expect(201)


@run_async
async def test_with_a_clock_of_a_day_the_absent_are_not_substituted(data: Path) -> None:
    async with in_process(data) as server:
        policy = protocol.TablePolicy(clock=protocol.Clock(86400), substitute_after=None, bot_pace="instant")
        table, anne, mary = await players_with_cards_given(server, policy)
        await anne.leave()
        await mary.wait_until(lambda: not mary.info["seats"][0]["present"])
        live_table = await server.registry.get(table.table)
        # The next thing that happens without a command is that the clock runs out.
        assert live_table._driver is not None
        assert (await live_table._driver._run_due() or 0) > 80_000
        assert not is_substituted(mary, 0)


@run_async
async def test_nobody_is_substituted_while_nobody_waits_for_them(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await players_with_cards_given(
            server, protocol.TablePolicy(substitute_after=1, bot_pace="brisk")
        )
        # Mary is not asked anything: her absence keeps nobody waiting.
        await mary.leave()
        await asyncio.sleep(1.4)
        assert not is_substituted(anne, 1)
        # When everybody is absent, nobody is kept waiting.
        await anne.leave()
        await asyncio.sleep(1.4)
        live_table = await server.registry.get(table.table)
        assert live_table.table is not None
        assert [state.substituted for state in live_table.table.seats] == [False, False]
        # A spectator does not count.
        watcher = await server.connect(table.table, table.watch)
        await asyncio.sleep(1.4)
        assert not is_substituted(watcher, 0)


@run_async
async def test_a_person_who_returns_in_time_is_not_substituted(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await players_with_cards_given(
            server, protocol.TablePolicy(substitute_after=2, bot_pace="brisk")
        )
        await anne.leave()
        await asyncio.sleep(0.3)
        await server.connect(table.table, table.seat_tokens[0].token)
        await asyncio.sleep(2.0)
        assert not is_substituted(mary, 0)


@run_async
async def test_bots_play_after_a_delay(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("greedy", "random", policy=protocol.TablePolicy(bot_pace="brisk"))
        watcher = await server.connect(table.table, table.watch)
        await watcher.wait_for(6)
        lines = [entries.decode(line) for line in await server.registry.store.read_lines(table.table)]
        times = [line.at for line in lines if isinstance(line.entry, entries.GameStarted | entries.ActionChosen)]
        # The first two choices answer one question at the same time; before all others there is a delay.
        least = BOT_DELAY_SECONDS["brisk"] * (1 - VARIATION) * ROUTINE_SHARE
        assert all(after - before >= least for before, after in pairwise(times[:2] + times[3:]))
