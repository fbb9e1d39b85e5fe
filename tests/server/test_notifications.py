"""People who are away are told of their turns: once, by what they chose, and not in their quiet hours."""

from __future__ import annotations

import asyncio
import random
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from jollyroger.engine import Refused
from jollyroger.server import protocol
from jollyroger.server.fanout import Fanout
from jollyroger.server.notifications import outbox
from jollyroger.server.notifications.notices import pending_notices
from jollyroger.server.notifications.subscriptions import KIND, seat_key
from jollyroger.server.storage.sqlite import open_sqlite
from jollyroger.server.table_log import entries
from jollyroger.server.tables import table_row
from jollyroger.server.tables.credentials import Credentials

from .in_process import in_process, settle
from .notified_tables import (
    AFTER,
    PUBLIC_URL,
    add,
    hook,
    live_table_of,
    service_maker,
    service_of,
    start,
    wait_for,
)
from .receivers import HttpReceiver
from .run_async import run_async

# --- being told -----------------------------------------------------------------------------------


@run_async
async def test_a_person_who_is_away_is_told_once_of_their_turn(data: Path, receiver: HttpReceiver) -> None:
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, anne, _ = await start(server)
        await add(server, created, hook(receiver))
        await asyncio.sleep(2 * AFTER)
        assert not receiver.requests, "somebody who is here is not told"
        await anne.leave()
        left = time.monotonic()
        (request,) = await wait_for(receiver, 1)
        assert time.monotonic() - left > AFTER * 0.8
        assert request.json["text"] == "Your turn in Liar's Cove with Mary · 23 h left"
        assert request.json["url"] == f"{PUBLIC_URL}/table/{created.table}"
        assert request.json["kind"] == "turn"
        await asyncio.sleep(3 * AFTER)
        assert len(receiver.requests) == 1
        # Coming, looking and going again is still the same turn.
        again = await server.connect(created.table, created.seat_tokens[0].token)
        await again.wait_for_start()
        await again.leave()
        await asyncio.sleep(3 * AFTER)
        assert len(receiver.requests) == 1


@run_async
async def test_each_turn_is_told(data: Path, receiver: HttpReceiver) -> None:
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, anne, mary = await start(server)
        await add(server, created, hook(receiver))
        turns = 0
        for _ in range(3):
            await anne.leave()
            turns += 1
            await wait_for(receiver, turns)
            anne = await server.connect(created.table, created.seat_tokens[0].token)
            await anne.wait_for_start()
            # Both choose until it is Anne's turn again, after one of Mary's.
            mary_has_played = False
            for _ in range(40):
                await anne.wait_until(lambda: True)
                table = (await live_table_of(server, created)).table
                assert table is not None
                if mary_has_played and table.people_to_move() == {0}:
                    break
                for seat, client in enumerate((anne, mary)):
                    if seat in table.people_to_move():
                        await client.wait_for(version=table.version)
                        await client.choose()
                        mary_has_played |= seat == 1
                        break
        assert len(receiver.requests) == turns


@run_async
async def test_a_reminder_comes_when_a_quarter_of_a_long_clock_is_left(data: Path, receiver: HttpReceiver) -> None:
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, anne, _ = await start(server)
        await add(server, created, hook(receiver))
        await anne.leave()
        await wait_for(receiver, 1)
        live_table = await live_table_of(server, created)
        table = await live_table.current()
        (notice,) = pending_notices(table, AFTER)
        assert notice.kind == "reminder"
        expires_at = table.clocks.expires_at(0)
        assert expires_at is not None
        assert notice.at == pytest.approx(expires_at - 6 * 3600)
        # As if 19 hours had passed.
        table.clocks._seconds_left[0] -= 19 * 3600
        live_table.notify()
        await wait_for(receiver, 2)
        assert receiver.requests[1].json["text"] == "Still your turn in Liar's Cove with Mary · 4 h left"
        await asyncio.sleep(3 * AFTER)
        assert len(receiver.requests) == 2


@run_async
async def test_nobody_is_told_who_returns_in_time_or_has_a_bot(data: Path, receiver: HttpReceiver) -> None:
    async with in_process(data, make_notifications=service_maker(receiver, notify_after=1.0)) as server:
        created, anne, _ = await start(server)
        await add(server, created, hook(receiver))
        await anne.leave()
        await asyncio.sleep(0.3)
        anne = await server.connect(created.table, created.seat_tokens[0].token)
        await asyncio.sleep(1.2)
        assert not receiver.requests
        live_table = await live_table_of(server, created)
        await live_table.write(lambda _: [entries.BotSubstituted(0, "clock")])
        await anne.leave()
        await asyncio.sleep(1.5)
        assert not receiver.requests


@run_async
async def test_in_quiet_hours_a_message_waits_and_is_dropped_if_it_is_no_longer_true(
    data: Path, receiver: HttpReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "POLL_INTERVAL_SECONDS", 0.05)
    now = datetime.now(UTC)
    begin, end = ((now + timedelta(hours=hours)).strftime("%H:%M") for hours in (-1, 1))
    quiet = protocol.QuietHours(begin, end, "+00:00")
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, anne, _ = await start(server)
        await add(server, created, hook(receiver, quiet=quiet))
        await anne.leave()
        store = server.registry.store
        for _ in range(200):
            if waiting := await store.list_documents(outbox.KIND, "", 5):
                break
            await asyncio.sleep(0.02)
        due_at = int(waiting[0][0].partition("/")[0]) / 1000
        assert 0 < due_at - time.time() <= 3600
        assert not receiver.requests

        async def make_due() -> None:
            """As if the quiet hours were over."""
            for id, text in await store.list_documents(outbox.KIND, "", 5):
                await store.take_document(outbox.KIND, id)
                await store.put_document(outbox.KIND, f"{0:015d}/{id[-8:]}", text)

        await make_due()
        await wait_for(receiver, 1)
        # The same message, but Anne has chosen in the meantime.
        delivery = msgspec.json.decode(waiting[0][1], type=outbox.Delivery)
        anne = await server.connect(created.table, created.seat_tokens[0].token)
        await anne.wait_for_start()
        await anne.choose()
        await anne.leave()
        await service_of(server)._deliver(delivery)
        assert len(receiver.requests) == 1


@run_async
async def test_of_two_processes_one_tells(data: Path, receiver: HttpReceiver) -> None:
    class SharedFanout(Fanout):
        is_shared = True

    store, make = open_sqlite(data), service_maker(receiver)
    async with (
        in_process(data, store, SharedFanout(), make_notifications=make) as one,
        in_process(data, store, SharedFanout(), make_notifications=make) as two,
    ):
        created, anne, mary = await start(one)
        await add(one, created, hook(receiver))
        # Both have the table in memory, and both see that Anne has gone.
        await (await live_table_of(two, created)).current()
        await anne.leave()
        await mary.leave()
        await wait_for(receiver, 1)
        await asyncio.sleep(6 * AFTER)
        assert len(receiver.requests) == 1
        lines = [entries.decode(line).entry for line in await store.read_lines(created.table)]
        assert sum(isinstance(entry, entries.SeatNotified) for entry in lines) == 1


@run_async
async def test_after_a_restart_a_table_that_nobody_opens_is_due(data: Path, receiver: HttpReceiver) -> None:
    make = service_maker(receiver)
    # The first process dies before it tells anybody.
    async with in_process(data, make_notifications=service_maker(receiver, notify_after=5.0)) as server:
        created, *_ = await start(server)
        await add(server, created, hook(receiver))
        row = await server.registry.store.read_row(created.table)
        assert row is not None
        assert row.due_at is not None
        assert 3 < row.due_at - time.time() <= 5
    await asyncio.sleep(5.5)
    async with in_process(data, make_notifications=make):
        await wait_for(receiver, 1)
        assert receiver.requests[0].json["text"].startswith("Your turn")


@run_async
async def test_a_table_whose_notice_was_sent_is_due_for_its_clock_only(data: Path, receiver: HttpReceiver) -> None:
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, anne, _ = await start(server)
        await add(server, created, hook(receiver))
        await anne.leave()
        await wait_for(receiver, 1)
        await settle()
        row = await server.registry.store.read_row(created.table)
        assert row is not None
        assert row.due_at is not None
        assert row.due_at - time.time() == pytest.approx(18 * 3600, abs=60)
        # A server without notifications does not load the table again and again.
        live_table = await live_table_of(server, created)
        table = await live_table.current()
        without = table_row.RowCache(None).build(table).due_at
        assert without is not None
        assert without - time.time() == pytest.approx(24 * 3600, abs=60)


# --- the end of it --------------------------------------------------------------------------------


@run_async
async def test_the_end_of_the_game_is_the_last_message(data: Path, receiver: HttpReceiver) -> None:
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, anne, mary = await start(server, protocol.TablePolicy(substitute_after=None))
        first = await add(server, created, hook(receiver))
        await add(server, created, hook(receiver, seat=1, game_over=False))
        luck = random.Random(3)
        await asyncio.gather(anne.play(luck), mary.play(luck))
        await anne.leave()
        await mary.leave()
        await wait_for(receiver, 1)
        await asyncio.sleep(3 * AFTER)
        assert [request.json["kind"] for request in receiver.requests] == ["over"]
        assert receiver.requests[0].json["text"] == "The game of Liar's Cove with Mary is over. See how it ended."
        # It is kept for the next game of the same people, unless somebody stops it.
        assert len(await server.registry.store.list_documents(KIND, created.table, 10)) == 2
        assert await service_of(server).stop(first.stop_token)
        with pytest.raises(Refused, match="over"):
            await add(server, created, hook(receiver))


@run_async
async def test_the_next_game_of_the_same_people_tells_them_as_before(data: Path, receiver: HttpReceiver) -> None:
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, anne, mary = await start(server, protocol.TablePolicy(substitute_after=None))
        for seat in (0, 1):
            await add(server, created, hook(receiver, seat=seat, game_over=False))
        luck = random.Random(3)
        await asyncio.gather(anne.play(luck), mary.play(luck))
        await anne.leave()
        await mary.leave()
        finished = await server.registry.get(created.table)
        tokens = Credentials([created.seat_tokens[0].token])
        next_id = await server.registry.play_again(finished, tokens, protocol.Again())
        await wait_for(receiver, 1)
        assert {request.json["kind"] for request in receiver.requests} == {"turn"}
        assert all(next_id in request.json["url"] for request in receiver.requests)


@run_async
async def test_what_was_chosen_goes_with_the_person(data: Path, receiver: HttpReceiver) -> None:
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, anne, _ = await start(server)
        await add(server, created, hook(receiver))
        store = server.registry.store
        assert await store.list_documents(KIND, created.table, 5)
        await anne.expect_done("leave", seat=0)
        for _ in range(100):
            if not await store.list_documents(KIND, created.table, 5):
                break
            await asyncio.sleep(0.02)
        assert not await store.list_documents(KIND, created.table, 5)
        # Whoever sits there next has not asked for anything.
        live_table = await live_table_of(server, created)
        table = await live_table.current()
        assert not table.seats[0].wants_notices
        assert not receiver.requests


@run_async
async def test_one_click_stops_and_a_receiver_that_is_gone_is_forgotten(data: Path, receiver: HttpReceiver) -> None:
    async with in_process(data, make_notifications=service_maker(receiver)) as server:
        created, anne, _ = await start(server)
        service = service_of(server)
        subscription = await add(server, created, hook(receiver))
        assert await service.stop(subscription.stop_token)
        assert not await service.stop(subscription.stop_token)
        table = await (await live_table_of(server, created)).current()
        assert not table.seats[0].wants_notices
        receiver.status = 410
        await add(server, created, hook(receiver))
        await anne.leave()
        await wait_for(receiver, 1)
        for _ in range(100):
            if not table.seats[0].wants_notices:
                break
            await asyncio.sleep(0.02)
        assert not table.seats[0].wants_notices
        assert not await service.subscriptions.list(seat_key(table, 0))
