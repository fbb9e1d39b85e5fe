"""Tables as a whole: copied and sent as files, their luck, listed in the lobby, let go and fetched again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import BadRecord, Record, Refused
from jollyroger.server import protocol
from jollyroger.server.tables import commands

from .afloat import afloat
from .quay import INSTANT, Quay, quay
from .sailor import SkipLuck
from .test_play import given

# --- copies and files -----------------------------------------------------------------------------


@afloat
async def test_a_table_is_cloned_by_whoever_sits_alone_with_bots(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "random", names=["Anne"])
        (anne,) = await place.crew(table)
        await anne.play(random.Random(1), upto=4)
        berth = await place.harbour.berth(table.table)
        clone = protocol.Clone(2, "Anne")
        with pytest.raises(Refused, match="Only the host"):
            await place.harbour.clone(berth, commands.Holder([table.seat_tokens[0].token]), clone)
        holder = commands.Holder([table.seat_tokens[0].token, table.host])
        with pytest.raises(Refused, match="choices have been made"):
            await place.harbour.clone(berth, holder, protocol.Clone(99))
        made = await place.harbour.clone(berth, holder, clone)
        await anne.until(lambda: "The host has cloned the table as it stood after choice 2." in anne.notices)
        again = await place.sailor(made.table, made.seat_tokens[0].token)
        await again.begun()
        assert again.info["cloned_from"] == table.table
        assert again.log[:3] == anne.log[:3]
        assert again.info["commitment"] != anne.info["commitment"]
        await again.play(random.Random(4))
        with pytest.raises(AssertionError, match="refused"):
            await again.done("rewind", moment=1)


@afloat
async def test_a_table_is_not_copied_while_others_sit_there(data: Path) -> None:
    async with quay(data) as place:
        table, anne, mary = await given(place)
        berth = await place.harbour.berth(table.table)
        holder = commands.Holder([table.seat_tokens[0].token, table.host])
        for copy in (place.harbour.clone(berth, holder, protocol.Clone(1)), place.harbour.export(berth, holder)):
            with pytest.raises(Refused, match="others hold"):
                await copy
        await asyncio.gather(anne.play(random.Random(1)), mary.play(random.Random(2)))
        stranger = commands.Holder([])
        with pytest.raises(Refused, match="over there"):
            await place.harbour.clone(berth, stranger, protocol.Clone(anne.update["moment"]))
        made = await place.harbour.clone(berth, stranger, protocol.Clone(3, "Jack", ["me", "random"]))
        jack = await place.sailor(made.table, made.seat_tokens[0].token)
        await jack.begun()
        assert jack.log[:4] == anne.log[:4]


@afloat
async def test_an_exported_game_goes_on_at_another_table(data: Path, tmp_path: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "random", names=["Anne"])
        (anne,) = await place.crew(table)
        await anne.play(random.Random(1), upto=4)
        # The bot may have gone on meanwhile; a paused table waits.
        await anne.done("pause", on=True)
        await anne.done("ping")
        record = await place.harbour.export(
            await place.harbour.berth(table.table), commands.Holder([table.host, table.seat_tokens[0].token])
        )
        assert record.secret is None
    async with quay(tmp_path / "elsewhere") as place:
        made = await place.harbour.adopt(record.dumps())
        token, berth = await place.take(made, "Anne", 0)
        host = await place.sailor(made.table, made.host)
        await host.done("assign_seat", seat=1, bot="random")
        await host.done("start")
        again = await place.sailor(made.table, token)
        await again.begun()
        assert again.log[: len(record.choices) + 1] == anne.log
        await again.play(SkipLuck(again))
        final = await place.harbour.export(berth, commands.Holder([]))
        assert final.choices[: len(record.choices)] == record.choices
        assert (await place.harbour.crew.verdict(final.dumps()))[0]
        with pytest.raises(BadRecord):
            await place.harbour.adopt(record.dumps().replace('"give:', '"lay:'))


# --- luck -----------------------------------------------------------------------------------------


async def dealt(place: Quay, *seats: str, **more: Any) -> tuple[protocol.Created, str, tuple[int, ...]]:
    table = await place.open(*seats, policy=protocol.TablePolicy(bot_pace="slow"), **more)
    berth = await place.harbour.berth(table.table)
    assert berth.table is not None
    return table, berth.table.opened.secret, berth.table.record().deal


@afloat
async def test_a_seeded_table_can_be_had_again(data: Path) -> None:
    async with quay(data) as place:
        first, again, other, sealed = [
            (await dealt(place, "me", "random", salt=salt, **more))[1:]
            for salt, more in (("00", {"seed": 7}), ("ff", {"seed": 7}), ("00", {"seed": 8}), ("00", {}))
        ]
        assert first == again
        assert first not in (other, sealed)


@afloat
async def test_the_luck_of_a_sealed_table_is_mixed_from_everybodys_salt(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "me", salt="ab", start=False)
        anne, _ = await place.crew(table)
        assert anne.info["salts"] == []
        assert not any('"ab"' in text for text in anne.raw)
        await anne.done("start")
        await anne.until(lambda: anne.info["salts"] == ["ab", "ab"])


@afloat
async def test_a_daily_table_has_the_same_luck_for_all_and_keeps_it_till_the_day_is_over(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with quay(data) as place:
        monkeypatch.setattr(place.harbour, "today", lambda: "2026-05-01")
        tables = [await dealt(place, "me", "random", daily=True, salt=salt) for salt in ("", "ff")]
        assert tables[0][1:] == tables[1][1:]
        with pytest.raises(Refused, match="same for everybody"):
            await dealt(place, "me", "random", daily=True, seed=3)
        with pytest.raises(Refused, match="same for everybody"):
            await dealt(place, "me", "random", daily=True, options={"length": "long"})
        table, secret, _ = tables[0]
        anne = await place.sailor(table.table, table.seat_tokens[0].token, table.host)
        await anne.done("hurry_bots")
        await anne.play(SkipLuck(anne))
        berth = await place.harbour.berth(table.table)
        await anne.until(lambda: anne.info["status"] == "over")
        record = await place.harbour.export(berth, commands.Holder([]))
        assert (record.secret, anne.info["secret"]) == (None, None)
        assert not any(secret in text for text in anne.raw)
        monkeypatch.setattr(place.harbour, "today", lambda: "2026-05-02")
        record = await place.harbour.export(berth, commands.Holder([]))
        assert record.secret == secret
        assert (await place.harbour.crew.verdict(record.dumps()))[0]
        assert (await dealt(place, "me", "random", daily=True))[1] != secret
    # The key of the days is kept with the tables.
    assert Record.loads(record.dumps()) == record


@afloat
async def test_a_listed_table_is_shown_in_the_lobby_and_others_are_not(data: Path) -> None:
    async with quay(data) as place:
        listed = await place.open("me", "open", policy=protocol.TablePolicy(listed=True), start=False, title="Tortuga")
        await place.open("me", "open", policy=INSTANT, start=False)
        (shown,) = await place.harbour.listing(over=False)
        assert (shown.id, shown.title, shown.free, shown.join) == (listed.table, "Tortuga", 1, listed.join)
        assert await place.harbour.listing(over=True) == []


@afloat
async def test_a_table_nobody_is_at_is_let_go_and_comes_back_as_it_was(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with quay(data) as place:
        table, anne, mary = await given(place)
        before = anne.update["view"]
        await anne.leave()
        await mary.leave()
        monkeypatch.setattr("jollyroger.server.tables.registry.IDLE", 0.0)
        old = await place.harbour.berth(table.table)
        await asyncio.sleep(0.01)
        await place.harbour._let_go()
        monkeypatch.undo()
        new = await place.harbour.berth(table.table)
        assert new is not old
        again = await place.sailor(table.table, table.seat_tokens[0].token)
        await again.begun()
        assert again.update["view"] == before


@afloat
async def test_a_table_is_not_let_go_while_somebody_is_at_the_door(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "me")
        berth = await place.harbour.berth(table.table)
        await asyncio.sleep(0.05)
        berth.idle -= 1000
        assert await place.harbour.berth(table.table) is berth
        await place.harbour._let_go()
        assert await place.harbour.berth(table.table) is berth
