"""Whole tables: copies and record files, luck, the lobby, eviction from memory."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import BadRecord, Record, Refused
from jollyroger.server import protocol
from jollyroger.server.daily import days
from jollyroger.server.tables.credentials import Credentials

from .in_process import INSTANT_BOTS, InProcessServer, in_process, players_with_cards_given
from .recording_client import HurryingRandom
from .run_async import run_async

# --- copies and files -----------------------------------------------------------------------------


@run_async
async def test_the_host_can_clone_a_running_game_only_when_alone_with_bots(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "random", names=["Anne"])
        (anne,) = await server.connect_all(table)
        await anne.play(random.Random(1), until_moment=4)
        live_table = await server.registry.get(table.table)
        clone = protocol.Clone(2, "Anne")
        with pytest.raises(Refused, match="Only the host"):
            await server.registry.clone(live_table, Credentials([table.seat_tokens[0].token]), clone)
        credentials = Credentials([table.seat_tokens[0].token, table.host])
        with pytest.raises(Refused, match="choices have been made"):
            await server.registry.clone(live_table, credentials, protocol.Clone(99))
        made = await server.registry.clone(live_table, credentials, clone)
        await anne.wait_until(lambda: "The host has cloned the table as it stood after choice 2." in anne.notices)
        again = await server.connect(made.table, made.seat_tokens[0].token)
        await again.wait_for_start()
        assert again.info["cloned_from"] == table.table
        assert again.log[:3] == anne.log[:3]
        assert again.info["commitment"] != anne.info["commitment"]
        with pytest.raises(AssertionError, match="refused"):
            await again.expect_done("rewind", moment=1)
        await again.play(random.Random(4))
        record = await server.registry.export_record(await server.registry.get(made.table), Credentials([]))
        # The original is not over: its secret is nobody's business, so the first two choices stay unproven.
        assert record.origin is not None
        assert (record.origin.commitment, record.origin.secret) == (anne.info["commitment"], None)
        verdict = await server.workers.verify_record(record.dumps())
        assert (verdict.outcome, verdict.unproven_choices) == ("unproven", 2)


@run_async
async def test_a_running_game_with_other_people_cannot_be_copied(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await players_with_cards_given(server)
        live_table = await server.registry.get(table.table)
        credentials = Credentials([table.seat_tokens[0].token, table.host])
        for copy in (
            server.registry.clone(live_table, credentials, protocol.Clone(1)),
            server.registry.export_record(live_table, credentials),
        ):
            with pytest.raises(Refused, match="others hold"):
                await copy
        await asyncio.gather(anne.play(random.Random(1)), mary.play(random.Random(2)))
        nobody = Credentials([])
        with pytest.raises(Refused, match="over there"):
            await server.registry.clone(live_table, nobody, protocol.Clone(anne.update["moment"]))
        made = await server.registry.clone(live_table, nobody, protocol.Clone(3, "Jack", ["me", "random"]))
        jack = await server.connect(made.table, made.seat_tokens[0].token)
        await jack.wait_for_start()
        assert jack.log[:4] == anne.log[:4]


@run_async
async def test_an_exported_game_can_be_continued_at_another_table(data: Path, tmp_path: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "random", names=["Anne"])
        (anne,) = await server.connect_all(table)
        await anne.play(random.Random(1), until_moment=4)
        # Pause the table, so that the bot does not continue.
        await anne.expect_done("pause", on=True)
        await anne.expect_done("ping")
        record = await server.registry.export_record(
            await server.registry.get(table.table), Credentials([table.host, table.seat_tokens[0].token])
        )
        assert record.secret is None
    async with in_process(tmp_path / "elsewhere") as server:
        made = await server.registry.import_record(record.dumps())
        token, live_table = await server.take_seat(made, "Anne", 0)
        host = await server.connect(made.table, made.host)
        await host.expect_done("assign_seat", seat=1, bot="random")
        await host.expect_done("start")
        again = await server.connect(made.table, token)
        await again.wait_for_start()
        assert again.log[: len(record.choices) + 1] == anne.log
        await again.play(HurryingRandom(again))
        final = await server.registry.export_record(live_table, Credentials([]))
        assert final.choices[: len(record.choices)] == record.choices
        # The record that was imported did not hold its secret.
        verdict = await server.workers.verify_record(final.dumps())
        assert (verdict.outcome, verdict.unproven_choices) == ("unproven", len(record.choices))
        with pytest.raises(BadRecord):
            await server.registry.import_record(record.dumps().replace('"give:', '"lay:'))


# --- luck -----------------------------------------------------------------------------------------


async def open_and_deal(
    server: InProcessServer, *seats: str, **more: Any
) -> tuple[protocol.Created, str, tuple[int, ...]]:
    table = await server.open(*seats, policy=protocol.TablePolicy(bot_pace="slow"), **more)
    live_table = await server.registry.get(table.table)
    assert live_table.table is not None
    return table, live_table.table.opened.secret, live_table.table.record().deal


@run_async
async def test_a_seeded_table_is_reproducible(data: Path) -> None:
    async with in_process(data) as server:
        first, again, other, sealed = [
            (await open_and_deal(server, "me", "random", salt=salt, **more))[1:]
            for salt, more in (("00", {"seed": 7}), ("ff", {"seed": 7}), ("00", {"seed": 8}), ("00", {}))
        ]
        assert first == again
        assert first not in (other, sealed)


@run_async
async def test_the_luck_of_a_sealed_table_uses_everybodys_salt(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me", salt="ab", start=False)
        anne, _ = await server.connect_all(table)
        assert anne.info["salts"] == []
        assert not any('"ab"' in text for text in anne.raw)
        await anne.expect_done("start")
        await anne.wait_until(lambda: anne.info["salts"] == ["ab", "ab"])


@run_async
async def test_daily_tables_share_their_luck_and_keep_its_secret_until_the_day_is_over(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process(data) as server:
        monkeypatch.setattr(days, "today", lambda: "2026-05-01")
        tables = [await open_and_deal(server, "me", "random", daily=True, salt=salt) for salt in ("", "ff")]
        assert tables[0][1:] == tables[1][1:]
        with pytest.raises(Refused, match="same for everybody"):
            await open_and_deal(server, "me", "random", daily=True, seed=3)
        with pytest.raises(Refused, match="same for everybody"):
            await open_and_deal(server, "me", "random", daily=True, options={"length": "long"})
        table, secret, _ = tables[0]
        anne = await server.connect(table.table, table.seat_tokens[0].token, table.host)
        await anne.expect_done("hurry_bots")
        await anne.play(HurryingRandom(anne))
        live_table = await server.registry.get(table.table)
        await anne.wait_until(lambda: anne.info["status"] == "over")
        record = await server.registry.export_record(live_table, Credentials([]))
        assert (record.secret, anne.info["secret"]) == (None, None)
        assert not any(secret in text for text in anne.raw)
        monkeypatch.setattr(days, "today", lambda: "2026-05-03")
        record = await server.registry.export_record(live_table, Credentials([]))
        assert record.secret == secret
        verdict = await server.workers.verify_record(record.dumps())
        assert verdict.outcome == "proven"
        assert "fixed by a seed, so it could be known in advance" in verdict.text
        assert (await open_and_deal(server, "me", "random", daily=True))[1] != secret
    assert Record.loads(record.dumps()) == record


@run_async
async def test_only_listed_tables_are_shown_in_the_lobby(data: Path) -> None:
    async with in_process(data) as server:
        listed = await server.open("me", "open", policy=protocol.TablePolicy(listed=True), start=False, title="Tortuga")
        await server.open("me", "open", policy=INSTANT_BOTS, start=False)
        (shown,) = await server.registry.summaries(over=False)
        assert (shown.id, shown.title, shown.free_seats, shown.join) == (listed.table, "Tortuga", 1, listed.join)
        assert await server.registry.summaries(over=True) == []


@run_async
async def test_an_unused_table_is_evicted_and_loaded_again_unchanged(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process(data) as server:
        table, anne, mary = await players_with_cards_given(server)
        before = anne.update["view"]
        await anne.leave()
        await mary.leave()
        monkeypatch.setattr("jollyroger.server.tables.registry.EVICT_AFTER_SECONDS", 0.0)
        old = await server.registry.get(table.table)
        await asyncio.sleep(0.01)
        server.registry._evict_unused()
        monkeypatch.undo()
        new = await server.registry.get(table.table)
        assert new is not old
        again = await server.connect(table.table, table.seat_tokens[0].token)
        await again.wait_for_start()
        assert again.update["view"] == before


@run_async
async def test_a_table_is_not_evicted_while_a_client_is_connecting(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me")
        live_table = await server.registry.get(table.table)
        await asyncio.sleep(0.05)
        live_table.used_at -= 1000
        assert await server.registry.get(table.table) is live_table
        server.registry._evict_unused()
        assert await server.registry.get(table.table) is live_table
