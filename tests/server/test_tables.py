"""Who sits where and who may do what: the host's powers, links, seats and windows."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from jollyroger.bots import SALTY
from jollyroger.engine import BadRecord, Record, Refused
from jollyroger.server import desk, wire
from jollyroger.server.berth import Berth
from jollyroger.server.sockets import NO_ENTRY, NO_TABLE

from .afloat import afloat
from .quay import INSTANT, Quay, quay
from .sailor import Sailor
from .test_play import given, level, pair

POWERS: dict[str, tuple[dict[str, Any], str]] = {
    "start": ({}, "The game begins."),
    "pause": ({"on": True}, "The host pauses the game."),
    "rewind": ({"moment": 0}, "The game begins anew."),
    "assign": ({"seat": 1, "bot": "random"}, "{1}, a bot, takes the seat."),
    "mute": ({"seat": 1, "on": True}, "The host mutes: {1}."),
    "transfer": ({"seat": 1}, "{1} is the host now."),
    "reissue": ({"seat": 1}, "The host has made a new link for the seat of {1}."),
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
        others = [watcher] if power == "reissue" else [mary, watcher]
        for other in others:
            assert "Only the host" in await other.refused(power, **particulars)
            assert notice not in watcher.notices
        await anne.done(power, **particulars)
        for sailor in (anne, watcher):
            await sailor.noticed(notice)


@afloat
async def test_the_hosts_token_alone_is_enough_to_host_and_to_watch(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("open", "random", start=False, policy=wire.Policy(watch="none"))
        host = await place.sailor(table.table, table.host)
        assert host.welcome["host"]
        assert host.welcome["seats"] == []
        assert "Seat 1 is free" in await host.refused("start")
        await host.done("assign", seat=0, bot="random")
        await host.done("start")
        assert "no seat 10" in await host.refused("assign", seat=9, bot="random")
        assert "no bot" in await host.refused("assign", seat=0, bot="parrot")


@afloat
async def test_a_rewound_game_has_the_same_luck(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await given(place)
        hands = [sailor.logs[seat][0] for seat, sailor in enumerate((anne, mary))]
        await anne.done("rewind", moment=1)
        await level(anne, mary)
        assert anne.update["moment"] == 1
        assert [sailor.logs[seat][0] for seat, sailor in enumerate((anne, mary))] == hands
        assert [seat for seat in range(2) if anne.update["waiting"] == [seat]] == [1]
        assert "go back only" in await anne.refused("rewind", moment=1)


@afloat
async def test_a_paused_table_waits_and_its_bots_too(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "greedy", policy=wire.Policy(pace="brisk"))
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
        watching = await place.sailor(table.table, table.held[1].token, table.watch)
        await anne.done("assign", seat=1, bot=None)
        assert await mary.ended() == NO_ENTRY
        # Who also has the link to watch by stays, as a spectator.
        await watching.until(lambda: None in watching.updates)
        assert watching.updates[None]["question"] is None
        assert "not yours" in await watching.refused("choose", seat=1, action="give:1", version=1)
        assert anne.info["chairs"][1]["kind"] == "open"
        # Somebody else takes the seat, and is asked what Mary was asked.
        jack = await join(place, table, "Jack")
        await jack.begun()
        assert jack.update["question"]["options"] == mary.update["question"]["options"]


async def join(place: Quay, table: wire.Created, name: str, seat: int | None = None) -> Sailor:
    token, _ = await take(place, table, name, seat)
    return await place.sailor(table.table, token)


async def take(place: Quay, table: wire.Created, name: str, seat: int | None = None) -> tuple[str, Berth]:
    berth = await place.harbour.berth(table.table)
    token = desk.new_token()
    await berth.write(lambda it: [desk.sit(it, wire.Join(table.join, name, seat), token)])
    return token, berth


@afloat
async def test_a_muted_seat_is_heard_again_when_the_host_lets_it(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await pair(place)
        await mary.done("say", seat=1, text="Arr!")
        await anne.until(lambda: any(said["text"] == "Arr!" and said["seat"] == 1 for said in anne.said))
        await anne.done("mute", seat=1, on=True)
        assert "muted" in await mary.refused("say", seat=1, text="Arr?")
        await anne.done("mute", seat=1, on=False)
        await mary.done("say", seat=1, text="Arr.")
        assert "not yours" in await mary.refused("say", seat=0, text="I am Anne.")


@afloat
async def test_one_does_not_hear_whom_one_blocks(data: Path) -> None:
    async with quay(data) as place:
        table, anne, mary = await pair(place)
        await anne.done("block", seat=0, other=1, on=True)
        await mary.done("say", seat=1, text="Listen!")
        await mary.until(lambda: any(said["text"] == "Listen!" for said in mary.said))
        await anne.done("ping")
        again = await place.sailor(table.table, table.held[0].token)
        assert again.welcome["blocked"] == [[0, 1]]
        await again.done("ping")
        for sailor in (anne, again):
            assert not any(said["text"] == "Listen!" for said in sailor.said)
            assert "The game begins." in sailor.notices
        await anne.done("block", seat=0, other=1, on=False)
        await mary.done("say", seat=1, text="Now?")
        await anne.until(lambda: any(said["text"] == "Now?" for said in anne.said))


@afloat
async def test_a_host_who_was_made_one_has_the_powers_and_the_old_one_has_none(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await pair(place)
        await anne.until(lambda: anne.info["host"] == 0)
        await anne.done("transfer", seat=1)
        assert "Only the host" in await anne.refused("pause", on=True)
        await mary.done("pause", on=True)
        await anne.until(lambda: anne.info["host"] == 1)


@pytest.mark.parametrize("way", ["leave", "assign"])
@afloat
async def test_a_table_whose_host_has_left_belongs_again_to_whoever_opened_it(data: Path, way: str) -> None:
    async with quay(data) as place:
        _, anne, mary = await pair(place)
        await anne.done("transfer", seat=1)
        # Whoever leaves is told so, and then shown out.
        await mary.done(way, seat=1)
        await mary.ended()
        await anne.until(lambda: anne.info["chairs"][1]["kind"] == "open")
        await anne.done("assign", seat=1, bot="random")


@afloat
async def test_nobody_can_be_made_host_where_nobody_sits(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "random", "open", start=False)
        (anne,) = await place.crew(table)
        for seat in (1, 2):
            assert "Nobody sits there" in await anne.refused("transfer", seat=seat)
            assert "Nobody sits there" in await anne.refused("reissue", seat=seat)


# --- links ----------------------------------------------------------------------------------------


@afloat
async def test_a_link_made_anew_voids_the_old_one_also_where_it_is_open(data: Path) -> None:
    async with quay(data) as place:
        table, _, mary = await pair(place)
        other_window = await place.sailor(table.table, table.held[1].token)
        answer = await mary.done("reissue", seat=1, key="once")
        await other_window.ended()
        # Whoever asked for it goes on playing, and holds the only link.
        await mary.done("choose", seat=1, action=mary.update["question"]["options"][0]["id"], version=mary.version)
        assert (await mary.done("reissue", seat=1, key="once"))["token"] is None
        old = await place.sailor(table.table, table.held[1].token)
        assert old.hangup is not None
        new = await place.sailor(table.table, answer["token"])
        assert new.welcome["seats"] == [1]
        assert "{1} has made a new link for the seat of {1}." in new.notices


@afloat
async def test_a_link_the_host_makes_anew_is_for_the_seat_and_not_for_the_host(data: Path) -> None:
    async with quay(data) as place:
        table, anne, mary = await pair(place)
        answer = await anne.done("reissue", seat=1)
        await mary.ended()
        assert "not yours" in await anne.refused("choose", seat=1, action="give:1", version=1)
        new = await place.sailor(table.table, answer["token"])
        assert new.welcome["seats"] == [1]
        assert "Only the host" in await new.refused("reissue", seat=0)


@afloat
async def test_links_to_join_and_watch_by_are_shown_to_those_who_sit_there(data: Path) -> None:
    async with quay(data) as place:
        table, anne, mary = await pair(place)
        watcher = await place.sailor(table.table, table.watch)
        for seated in (anne, mary):
            assert (seated.info["join"], seated.info["watch"]) == (table.join, table.watch)
        assert (watcher.info["join"], watcher.info["watch"]) == (None, None)
        tokens = [table.host, table.join, table.watch, *(held.token for held in table.held)]
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
        table = await place.open("random", "random", policy=wire.Policy(watch=watch))
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
                await take(place, table, name)
        for name in (" Mary", "Ma\u202ery", "Mary\n"):
            with pytest.raises(Refused, match="plain characters"):
                await take(place, table, name)
        with pytest.raises(Refused, match="taken"):
            await take(place, table, "Mary", seat=0)
        with pytest.raises(Refused, match="no seat 4"):
            await take(place, table, "Mary", seat=3)
        await take(place, table, "Mary", seat=2)
        _, berth = await take(place, table, "Jack")
        assert berth.table is not None
        assert [chair.name for chair in berth.table.chairs] == ["Anne", "Jack", "Mary"]
        with pytest.raises(Refused, match="All seats are taken"):
            await take(place, table, "Bess")
        table.join = "æøå"
        with pytest.raises(Refused, match="not valid"):
            await take(place, table, "Bess")


@afloat
async def test_whoever_sits_in_several_seats_plays_them_all_on_one_line(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "me", "random")
        both = await place.sailor(table.table, *(held.token for held in table.held))
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
        windows = [anne, *[await place.sailor(table.table, table.held[0].token) for _ in range(3)]]
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
        assert anne.info["chairs"][0]["present"]
        for window in windows[1:]:
            await window.leave()
        await anne.done("ping")
        assert anne.info["chairs"][0]["present"]


async def any_choice(window: Sailor, luck: random.Random) -> None:
    await window.until(window.to_do, lambda: window.over)
    if not window.over:
        await window.choose(luck.choice(window.update["question"]["options"])["id"])


@afloat
async def test_presence_is_told(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await pair(place)
        await anne.until(lambda: [chair["present"] for chair in anne.info["chairs"]] == [True, True])
        await mary.leave()
        await anne.until(lambda: [chair["present"] for chair in anne.info["chairs"]] == [True, False])


@afloat
async def test_a_person_takes_over_from_a_bot_and_a_bot_from_a_person(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "greedy", names=["Anne"], policy=wire.Policy(pace="slow"))
        (anne,) = await place.crew(table)
        jack = await join(place, table, "Jack", seat=1)
        await jack.begun()
        assert jack.update["question"]["must"]
        await jack.choose()
        await anne.until(lambda: anne.info["chairs"][1]["kind"] == "person" and anne.update["moment"] == 1)
        with pytest.raises(Refused, match="taken"):
            await join(place, table, "Bess", seat=1)
        await jack.done("leave", seat=1)
        await jack.ended()
        await anne.choose()
        await anne.until(lambda: anne.info["chairs"][1]["kind"] == "open")
        await anne.done("assign", seat=1, bot="greedy")
        await anne.play(SkipLuck(anne))
        record = await place.harbour.export(await place.harbour.berth(table.table), desk.Holder([]))
        assert record.players == ("human:Anne", f"greedy:{anne.info['chairs'][1]['name']}")


@afloat
async def test_a_bot_never_takes_the_name_of_somebody_who_sits_down_with_it(data: Path) -> None:
    async with quay(data) as place:
        for name in SALTY:
            table = await place.open("random", "random", "random", "me", names=[name])
            berth = await place.harbour.berth(table.table)
            assert berth.table is not None
            assert len({chair.name for chair in berth.table.chairs}) == 4


# --- copies and files -----------------------------------------------------------------------------


@afloat
async def test_a_table_is_cloned_by_whoever_sits_alone_with_bots(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "random", names=["Anne"])
        (anne,) = await place.crew(table)
        await anne.play(random.Random(1), upto=4)
        berth = await place.harbour.berth(table.table)
        clone = wire.Clone(2, "Anne")
        with pytest.raises(Refused, match="Only the host"):
            await place.harbour.clone(berth, desk.Holder([table.held[0].token]), clone)
        holder = desk.Holder([table.held[0].token, table.host])
        with pytest.raises(Refused, match="choices have been made"):
            await place.harbour.clone(berth, holder, wire.Clone(99))
        made = await place.harbour.clone(berth, holder, clone)
        await anne.until(lambda: "The host has cloned the table as it stood after choice 2." in anne.notices)
        again = await place.sailor(made.table, made.held[0].token)
        await again.begun()
        assert again.info["cloned"] == table.table
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
        holder = desk.Holder([table.held[0].token, table.host])
        for copy in (place.harbour.clone(berth, holder, wire.Clone(1)), place.harbour.export(berth, holder)):
            with pytest.raises(Refused, match="others hold"):
                await copy
        await asyncio.gather(anne.play(random.Random(1)), mary.play(random.Random(2)))
        stranger = desk.Holder([])
        with pytest.raises(Refused, match="over there"):
            await place.harbour.clone(berth, stranger, wire.Clone(anne.update["moment"]))
        made = await place.harbour.clone(berth, stranger, wire.Clone(3, "Jack", ["me", "random"]))
        jack = await place.sailor(made.table, made.held[0].token)
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
            await place.harbour.berth(table.table), desk.Holder([table.host, table.held[0].token])
        )
        assert record.secret is None
    async with quay(tmp_path / "elsewhere") as place:
        made = await place.harbour.adopt(record.dumps())
        token, berth = await take(place, made, "Anne", 0)
        host = await place.sailor(made.table, made.host)
        await host.done("assign", seat=1, bot="random")
        await host.done("start")
        again = await place.sailor(made.table, token)
        await again.begun()
        assert again.log[: len(record.choices) + 1] == anne.log
        await again.play(SkipLuck(again))
        final = await place.harbour.export(berth, desk.Holder([]))
        assert final.choices[: len(record.choices)] == record.choices
        assert (await place.harbour.crew.verdict(final.dumps()))[0]
        with pytest.raises(BadRecord):
            await place.harbour.adopt(record.dumps().replace('"give:', '"lay:'))


# --- luck -----------------------------------------------------------------------------------------


async def dealt(place: Quay, *seats: str, **more: Any) -> tuple[wire.Created, str, tuple[int, ...]]:
    table = await place.open(*seats, policy=wire.Policy(pace="slow"), **more)
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
        anne = await place.sailor(table.table, table.held[0].token, table.host)
        await anne.done("skip")
        await anne.play(SkipLuck(anne))
        berth = await place.harbour.berth(table.table)
        await anne.until(lambda: anne.info["status"] == "over")
        record = await place.harbour.export(berth, desk.Holder([]))
        assert (record.secret, anne.info["secret"]) == (None, None)
        assert not any(secret in text for text in anne.raw)
        monkeypatch.setattr(place.harbour, "today", lambda: "2026-05-02")
        record = await place.harbour.export(berth, desk.Holder([]))
        assert record.secret == secret
        assert (await place.harbour.crew.verdict(record.dumps()))[0]
        assert (await dealt(place, "me", "random", daily=True))[1] != secret
    # The key of the days is kept with the tables.
    assert Record.loads(record.dumps()) == record


class SkipLuck(random.Random):
    """Luck for somebody in a hurry: bots are told to skip before each choice."""

    def __init__(self, sailor: Sailor) -> None:
        super().__init__(1)
        self._sailor = sailor

    def choice(self, options: Any) -> Any:
        asyncio.get_running_loop().create_task(hasten(self._sailor))
        return super().choice(options)


async def hasten(sailor: Sailor) -> None:
    await asyncio.sleep(0.02)
    await sailor.done("skip")


@afloat
async def test_a_listed_table_is_shown_in_the_lobby_and_others_are_not(data: Path) -> None:
    async with quay(data) as place:
        listed = await place.open("me", "open", policy=wire.Policy(listed=True), start=False, title="Tortuga")
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
        monkeypatch.setattr("jollyroger.server.harbour.IDLE", 0.0)
        old = await place.harbour.berth(table.table)
        await asyncio.sleep(0.01)
        await place.harbour._let_go()
        monkeypatch.undo()
        new = await place.harbour.berth(table.table)
        assert new is not old
        again = await place.sailor(table.table, table.held[0].token)
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
