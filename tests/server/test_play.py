"""Choices at a table: whatever cannot be is answered with a reason, and what was done is done once."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from jollyroger.engine import Game
from jollyroger.games import all_games
from jollyroger.server import protocol
from jollyroger.server.tables import driver, entries
from jollyroger.server.tables.live_table import Berth
from jollyroger.server.workers import Thought

from .afloat import afloat
from .quay import INSTANT, Quay, quay
from .sailor import Sailor


async def pair(place: Quay, policy: protocol.TablePolicy = INSTANT) -> tuple[protocol.Created, Sailor, Sailor]:
    """Two people at a table of Liar's Cove, who must each give a card now."""
    table = await place.open("me", "me", names=["Anne", "Mary"], policy=policy, seed=11)
    anne, mary = await place.crew(table)
    for sailor in (anne, mary):
        await sailor.begun()
    return table, anne, mary


async def given(place: Quay, policy: protocol.TablePolicy = INSTANT) -> tuple[protocol.Created, Sailor, Sailor]:
    """Two people who have given their cards; Anne must lay one now."""
    table, anne, mary = await pair(place, policy)
    await anne.choose()
    await mary.choose()
    await level(anne, mary)
    return table, anne, mary


async def level(*sailors: Sailor) -> None:
    """Wait until all of them see the newest of what one of them sees."""
    version = max(sailor.version for sailor in sailors)
    for sailor in sailors:
        await sailor.reach(version=version)


@afloat
async def test_a_choice_from_before_one_was_asked_anew_is_refused(data: Path) -> None:
    async with quay(data) as place:
        _, anne, _ = await given(place)
        option = anne.update["question"]["options"][0]["id"]
        assert "changed since" in await anne.refused("choose", seat=0, action=option, version=1)
        assert "changed since" in await anne.refused("choose", seat=0, action=option, version=99)
        assert "changed since" in await anne.refused("choose", seat=0, action=option, version=-(10**30))
        assert anne.update["moment"] == 2


@afloat
async def test_what_others_answer_under_seal_makes_nobodys_choice_stale(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await pair(place)
        version, option = mary.version, mary.update["question"]["options"][0]["id"]
        await anne.choose()
        await mary.done("choose", seat=1, action=option, version=version)


@afloat
async def test_a_choice_that_is_not_offered_is_refused_with_its_rule(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await pair(place)
        greyed = anne.update["question"]["refusals"][0]
        answer = await anne.choose(greyed["id"])
        assert (answer["type"], answer["rule"], answer["why"]) == ("refused", greyed["rule"], greyed["why"])
        assert "not one of your options" in (await anne.choose("claim:1"))["why"]
        assert "There is no action" in (await anne.choose("scuttle"))["why"]
        option = anne.update["question"]["options"][0]["id"]
        await anne.choose(option)
        assert "answered already" in await anne.refused("choose", seat=0, action=option, version=anne.version)
        await mary.choose()
        await level(anne, mary)
        assert "not your turn" in (await mary.choose("lay:1"))["why"]


@afloat
async def test_one_chooses_for_ones_own_seat_only(data: Path) -> None:
    async with quay(data) as place:
        table, anne, mary = await pair(place)
        watcher = await place.sailor(table.table, table.watch)
        stranger = await place.sailor(table.table, table.watch, "no token of this table")
        option = anne.update["question"]["options"][0]["id"]
        for other in (mary, watcher, stranger):
            assert "not yours" in await other.refused("choose", seat=0, action=option, version=1)
        assert "There is no seat 8" in await anne.refused("choose", seat=7, action=option, version=1)
        assert anne.update["moment"] == 0


@afloat
async def test_a_game_that_has_not_begun_is_paused_or_over_takes_no_choices(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "me", start=False)
        anne, mary = await place.crew(table)
        assert "not begun" in await anne.refused("choose", seat=0, action="give:1", version=0)
        assert "not begun" in await anne.refused("undo", seat=0, version=0)
        assert "not begun" in await anne.refused("rewind", moment=0)
        await anne.done("start")
        assert "begun already" in await anne.refused("start")
        await anne.begun()
        await anne.done("pause", on=True)
        assert "paused" in (await anne.choose())["why"]
        await anne.done("pause", on=False)
        await asyncio.gather(anne.play(random.Random(1)), mary.play(random.Random(2)))
        assert "over" in await anne.refused("choose", seat=0, action="give:1", version=anne.version)
        assert "over" in await anne.refused("undo", seat=0, version=anne.version)
        assert "over" in await anne.refused("rewind", moment=0)


@afloat
async def test_a_wish_repeated_with_its_key_is_done_but_once(data: Path) -> None:
    async with quay(data) as place:
        table, anne, mary = await pair(place)
        option = anne.update["question"]["options"][0]["id"]
        wish = {"seat": 0, "action": option, "version": 1, "key": "the first"}
        first = await anne.done("choose", **wish)
        await mary.choose()
        await level(anne, mary)
        assert await anne.done("choose", **wish) == first
        # Whoever was cut off says it again on another line.
        again = await place.sailor(table.table, table.seat_tokens[0].token)
        assert await again.done("choose", **wish) == first
        assert again.update["moment"] == 2
        assert "changed since" in await anne.refused("choose", **wish | {"key": "another"})
    async with quay(data) as place:
        later = await place.sailor(table.table, table.seat_tokens[0].token)
        assert await later.done("choose", **wish) == first
        assert later.update["moment"] == 2


@afloat
async def test_keys_of_different_seats_do_not_meet(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await pair(place)
        for seat, sailor in enumerate((anne, mary)):
            option = sailor.update["question"]["options"][0]["id"]
            await sailor.done("choose", seat=seat, action=option, version=1, key="same")
        await level(anne, mary)
        await anne.until(lambda: anne.update["moment"] == 2)


@afloat
async def test_what_was_refused_may_be_wished_again(data: Path) -> None:
    async with quay(data) as place:
        _, anne, _ = await pair(place)
        option = anne.update["question"]["options"][0]["id"]
        await anne.refused("choose", seat=0, action="claim:1", version=1, key="k")
        await anne.done("choose", seat=0, action=option, version=1, key="k")


# --- undo -----------------------------------------------------------------------------------------


@afloat
async def test_ones_own_choice_is_taken_back_where_the_engine_allows_it(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await given(place)
        before = anne.update["view"]
        await anne.choose()
        await level(anne, mary)
        assert anne.update["undo"]["may"]
        await anne.done("undo", seat=0, version=anne.version)
        await level(anne, mary)
        assert anne.update["view"] == before
        assert (anne.update["moment"], mary.update["moment"]) == (2, 2)
        assert len(anne.log) == len(mary.log) == 3
        assert "{0} takes a choice back." in mary.notices
        assert "asked since" in mary.update["undo"]["text"] or "hidden" in mary.update["undo"]["text"]
        assert await mary.refused("undo", seat=1, version=mary.version)
        assert "not yours" in await mary.refused("undo", seat=0, version=mary.version)
        assert "changed since" in await anne.refused("undo", seat=0, version=1)


@afloat
async def test_where_undo_is_off_a_choice_stands(data: Path) -> None:
    async with quay(data) as place:
        _, anne, _ = await given(place, protocol.TablePolicy(undo="off", bot_pace="instant"))
        await anne.choose()
        await anne.until(lambda: anne.update["moment"] == 3)
        assert anne.update["undo"] == {"may": False, "text": "At this table a choice stands.", "needs_agreement": False}
        assert "stands" in await anne.refused("undo", seat=0, version=anne.version)


@afloat
async def test_where_the_others_vote_all_of_them_must_agree(data: Path) -> None:
    async with quay(data) as place:
        policy = protocol.TablePolicy(undo="vote", bot_pace="instant")
        table = await place.open("me", "me", "me", names=["Anne", "Mary", "Jack"], policy=policy)
        anne, mary, jack = crew = await place.crew(table)
        for sailor in crew:
            await sailor.begun()
            await sailor.choose()
        await anne.until(lambda: anne.update["moment"] == 3)
        assert anne.update["undo"]["needs_agreement"]
        await anne.done("undo", seat=0, version=anne.version)
        await mary.until(lambda: mary.info["undo_request"] is not None)
        assert mary.info["undo_request"] == {"seat": 0, "moment": 0, "waiting_for": [1, 2]}
        assert "already" in await jack.refused("undo", seat=2, version=jack.version)
        assert "not asked" in await anne.refused("undo_vote", agree=True, seat=0)
        assert "for the others" in await anne.refused("undo_vote", agree=True)
        await mary.done("undo_vote", agree=True, seat=1)
        assert "not asked" in await mary.refused("undo_vote", agree=True, seat=1)
        await jack.until(lambda: jack.info["undo_request"]["waiting_for"] == [2])
        assert jack.update["moment"] == 3
        await jack.done("undo_vote", agree=True, seat=2)
        await anne.until(lambda: anne.update["moment"] == 0)
        await anne.until(lambda: anne.info["undo_request"] is None)
        assert anne.notices[-4:] == [
            "{0} would like to take a choice back.",
            "{1} agrees.",
            "{2} agrees.",
            "The game begins anew.",
        ]


@afloat
async def test_one_who_does_not_agree_ends_the_vote(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await given(place, protocol.TablePolicy(undo="vote", bot_pace="instant"))
        await anne.done("undo", seat=0, version=anne.version)
        await mary.done("undo_vote", agree=False, seat=1)
        await anne.until(lambda: "{1} does not agree." in anne.notices)
        assert anne.update["moment"] == 2
        assert anne.info["undo_request"] is None
        assert "Nobody has asked" in await mary.refused("undo_vote", agree=True, seat=1)


@afloat
async def test_a_wish_is_forgotten_when_the_game_goes_on(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await given(place, protocol.TablePolicy(undo="vote", bot_pace="instant"))
        await mary.done("undo", seat=1, version=mary.version)
        await anne.choose()
        await mary.until(lambda: mary.info["undo_request"] is None)
        assert "Nobody has asked" in await anne.refused("undo_vote", agree=True, seat=0)


@afloat
async def test_whoever_sits_alone_with_bots_needs_no_vote(data: Path) -> None:
    async with quay(data) as place:
        table = await place.open("me", "random", policy=protocol.TablePolicy(undo="vote", bot_pace="instant"))
        (anne,) = await place.crew(table)
        await anne.begun()
        await anne.choose()
        await anne.until(lambda: anne.update["moment"] >= 2)
        await anne.done("undo", seat=0, version=anne.version)
        await anne.until(lambda: anne.update["moment"] <= 1)


@afloat
async def test_where_the_host_decides_the_host_alone_is_asked(data: Path) -> None:
    async with quay(data) as place:
        _, anne, mary = await given(place, protocol.TablePolicy(undo="host", bot_pace="instant"))
        await mary.done("undo", seat=1, version=mary.version)
        await anne.until(lambda: anne.info["undo_request"] is not None)
        assert "Only the host" in await mary.refused("undo_vote", agree=True)
        assert "not asked" in await mary.refused("undo_vote", agree=True, seat=1)
        await anne.done("undo_vote", agree=True)
        await mary.until(lambda: mary.update["moment"] == 1)
        assert "The host agrees." in mary.notices


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
@afloat
async def test_whoever_comes_back_gets_what_is_missing_also_after_undos_and_rewinds(
    data: Path, game: Game[Any]
) -> None:
    """From every version a client may have seen, its log and the gap make the whole log."""
    luck = random.Random(3)
    async with quay(data) as place:
        seats = game.seats[0]
        table = await place.open(*["me"] * seats, game=game.id)
        berth = await place.harbour.berth(table.table)
        logs: list[list[list[protocol.Moment]]] = [[]]

        def note() -> None:
            assert berth.table is not None
            while len(logs) <= berth.table.version:
                logs.append([whole(berth, reader) for reader in [*range(seats), None]])

        note()
        for _ in range(60):
            await berth.write(lambda table: [any_step(table, luck)])
            note()
            if berth.table is None or berth.table.status == "over":
                break
        for version, known in enumerate(logs[1:], start=1):
            for reader, old in zip([*range(seats), None], known, strict=True):
                update = told(berth, reader, version)
                assert old[: update["log_from"]] + update["log"] == whole(berth, reader)
        # Who has seen the newest is told nothing again.
        assert told(berth, None, len(logs) - 1)["log"] == []


def whole(berth: Berth, reader: int | None) -> list[Any]:
    return list(told(berth, reader, None)["log"])


def told(berth: Berth, reader: int | None, version: int | None) -> dict[str, Any]:
    assert berth.table is not None
    update = berth.update(berth.table, reader, version)
    assert update is not None
    return dict(msgspec.json.decode(update))


def any_step(table: Any, luck: random.Random) -> entries.Entry:
    """A choice; now and then one is taken back, or the game goes back further."""
    dice = luck.random()
    if dice < 0.1 and table.moment > 3:
        return entries.Rewound(table.moment - luck.randint(1, 3))
    for seat in range(len(table.chairs)) if dice < 0.4 else ():
        try:
            table.match.undoable(seat)
        except Exception:
            continue
        return entries.TookBack(seat)
    ask = luck.choice([ask for ask in table.match.s.asks if not ask.may])
    return entries.Chose(ask.seat, str(luck.choice(ask.options)))


# --- bots -----------------------------------------------------------------------------------------


@afloat
async def test_a_rewind_drops_what_the_bots_were_thinking(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with quay(data) as place:
        thoughts: list[asyncio.Future[Thought]] = []

        async def think(*args: Any) -> Thought:
            thoughts.append(asyncio.get_running_loop().create_future())
            return await thoughts[-1]

        monkeypatch.setattr(place.harbour.crew, "think", think)
        table = await place.open("me", "random", seed=1)
        (anne,) = await place.crew(table)
        await anne.begun()
        await anne.choose()
        while len(thoughts) < 2:
            await asyncio.sleep(0.01)
        await anne.done("rewind", moment=0)
        while len(thoughts) < 3:
            await asyncio.sleep(0.01)
        assert [thought.cancelled() for thought in thoughts] == [True, True, False]
        berth = await place.harbour.berth(table.table)
        assert berth.table is not None
        assert berth.table.match is not None
        options = [str(option) for option in berth.table.match.s.asks[1].options]
        thoughts[2].set_result(Thought(options[-1]))
        await anne.until(lambda: anne.update["moment"] == 1)
        assert [(choice.seat, choice.action) for choice in berth.table.match.choices] == [(1, options[-1])]


@afloat
async def test_what_a_bot_says_of_its_choice_is_in_the_log_of_all_until_it_is_taken_back(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with quay(data) as place:

        async def think(game: Game[Any], s: Any, seat: int, *args: Any) -> Thought:
            ask = next(ask for ask in s.asks if ask.seat == seat)
            return Thought(None) if ask.may else Thought(str(ask.options[0]), "the wind is fair.")

        monkeypatch.setattr(place.harbour.crew, "think", think)
        table = await place.open("me", "random", seed=1)
        (anne,) = await place.crew(table)
        await anne.begun()
        await anne.until(lambda: anne.update["moment"] == 1)
        assert anne.update["log"][-1]["events"][-1]["text"] == "{1} says: the wind is fair."
        berth = await place.harbour.berth(table.table)
        assert berth.table is not None
        assert berth.table.whys == {1: "{1} says: the wind is fair."}
        await anne.done("pause", on=True)
        await anne.done("rewind", moment=0)
        assert berth.table.whys == {}


@afloat
async def test_nobody_tends_a_closed_table_even_if_being_called_off_went_unheard(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with quay(data) as place:
        table = await place.open("random", "random", policy=protocol.TablePolicy(bot_pace="slow"))
        berth = await place.harbour.berth(table.table)
        tends = 0

        async def deaf() -> float:
            nonlocal tends
            tends += 1
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(60)
            return 0.0

        monkeypatch.setattr(berth._helm, "_tend", deaf)
        berth._helm.wake()
        while not tends:
            await asyncio.sleep(0.01)
        task = next(task for task in asyncio.all_tasks() if task.get_name() == f"table {table.table}")
        berth.close()
        await asyncio.wait({task}, timeout=10)
        assert task.done()
        assert tends == 1


@afloat
async def test_a_bot_that_fails_does_not_hold_the_table_up(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with quay(data) as place:

        async def fail(budget: float, work: object, *args: object) -> None:
            raise ArithmeticError("a bot that cannot count")

        monkeypatch.setattr(place.harbour.crew, "_do", fail)
        table = await place.open("random", "random")
        watcher = await place.sailor(table.table, table.watch)
        await watcher.until(lambda: watcher.over)


@afloat
async def test_skip_makes_slow_bots_play_at_once_and_is_for_those_who_sit_there(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(driver.PACE, "slow", 60.0)
    async with quay(data) as place:
        table = await place.open("me", "greedy", policy=protocol.TablePolicy(bot_pace="slow"))
        (anne,) = await place.crew(table)
        await anne.begun()
        await anne.choose()
        watcher = await place.sailor(table.table, table.watch)
        assert await watcher.refused("hurry_bots")
        await anne.done("hurry_bots")
        await anne.until(lambda: anne.update["moment"] >= 2)
