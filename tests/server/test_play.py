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
from jollyroger.server.tables.driver import BotAnswer
from jollyroger.server.tables.live_table import LiveTable

from .in_process import INSTANT_BOTS, InProcessServer, in_process
from .recording_client import RecordingClient
from .run_async import run_async


async def two_players(
    server: InProcessServer, policy: protocol.TablePolicy = INSTANT_BOTS
) -> tuple[protocol.Created, RecordingClient, RecordingClient]:
    """Two people at a table of Liar's Cove, who must each give a card now."""
    table = await server.open("me", "me", names=["Anne", "Mary"], policy=policy, seed=11)
    anne, mary = await server.connect_all(table)
    for client in (anne, mary):
        await client.wait_for_start()
    return table, anne, mary


async def given(
    server: InProcessServer, policy: protocol.TablePolicy = INSTANT_BOTS
) -> tuple[protocol.Created, RecordingClient, RecordingClient]:
    """Two people who have given their cards; Anne must lay one now."""
    table, anne, mary = await two_players(server, policy)
    await anne.choose()
    await mary.choose()
    await reach_same_version(anne, mary)
    return table, anne, mary


async def reach_same_version(*clients: RecordingClient) -> None:
    """Wait until all of them see the newest of what one of them sees."""
    version = max(client.version for client in clients)
    for client in clients:
        await client.wait_for(version=version)


@run_async
async def test_a_choice_from_before_one_was_asked_anew_is_refused(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, _ = await given(server)
        option = anne.update["question"]["options"][0]["id"]
        assert "changed since" in await anne.expect_refused("choose", seat=0, action=option, version=1)
        assert "changed since" in await anne.expect_refused("choose", seat=0, action=option, version=99)
        assert "changed since" in await anne.expect_refused("choose", seat=0, action=option, version=-(10**30))
        assert anne.update["moment"] == 2


@run_async
async def test_what_others_answer_under_seal_makes_nobodys_choice_stale(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        version, option = mary.version, mary.update["question"]["options"][0]["id"]
        await anne.choose()
        await mary.expect_done("choose", seat=1, action=option, version=version)


@run_async
async def test_a_choice_that_is_not_offered_is_refused_with_its_rule(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        greyed = anne.update["question"]["refusals"][0]
        answer = await anne.choose(greyed["id"])
        assert (answer["type"], answer["rule"], answer["why"]) == ("refused", greyed["rule"], greyed["why"])
        assert "not one of your options" in (await anne.choose("claim:1"))["why"]
        assert "There is no action" in (await anne.choose("scuttle"))["why"]
        option = anne.update["question"]["options"][0]["id"]
        await anne.choose(option)
        assert "answered already" in await anne.expect_refused("choose", seat=0, action=option, version=anne.version)
        await mary.choose()
        await reach_same_version(anne, mary)
        assert "not your turn" in (await mary.choose("lay:1"))["why"]


@run_async
async def test_one_chooses_for_ones_own_seat_only(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        watcher = await server.connect(table.table, table.watch)
        stranger = await server.connect(table.table, table.watch, "no token of this table")
        option = anne.update["question"]["options"][0]["id"]
        for other in (mary, watcher, stranger):
            assert "not yours" in await other.expect_refused("choose", seat=0, action=option, version=1)
        assert "There is no seat 8" in await anne.expect_refused("choose", seat=7, action=option, version=1)
        assert anne.update["moment"] == 0


@run_async
async def test_a_game_that_has_not_begun_is_paused_or_over_takes_no_choices(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me", start=False)
        anne, mary = await server.connect_all(table)
        assert "not begun" in await anne.expect_refused("choose", seat=0, action="give:1", version=0)
        assert "not begun" in await anne.expect_refused("undo", seat=0, version=0)
        assert "not begun" in await anne.expect_refused("rewind", moment=0)
        await anne.expect_done("start")
        assert "begun already" in await anne.expect_refused("start")
        await anne.wait_for_start()
        await anne.expect_done("pause", on=True)
        assert "paused" in (await anne.choose())["why"]
        await anne.expect_done("pause", on=False)
        await asyncio.gather(anne.play(random.Random(1)), mary.play(random.Random(2)))
        assert "over" in await anne.expect_refused("choose", seat=0, action="give:1", version=anne.version)
        assert "over" in await anne.expect_refused("undo", seat=0, version=anne.version)
        assert "over" in await anne.expect_refused("rewind", moment=0)


@run_async
async def test_a_wish_repeated_with_its_key_is_done_but_once(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        option = anne.update["question"]["options"][0]["id"]
        wish = {"seat": 0, "action": option, "version": 1, "key": "the first"}
        first = await anne.expect_done("choose", **wish)
        await mary.choose()
        await reach_same_version(anne, mary)
        assert await anne.expect_done("choose", **wish) == first
        # Whoever was cut off says it again on another line.
        again = await server.connect(table.table, table.seat_tokens[0].token)
        assert await again.expect_done("choose", **wish) == first
        assert again.update["moment"] == 2
        assert "changed since" in await anne.expect_refused("choose", **wish | {"key": "another"})
    async with in_process(data) as server:
        later = await server.connect(table.table, table.seat_tokens[0].token)
        assert await later.expect_done("choose", **wish) == first
        assert later.update["moment"] == 2


@run_async
async def test_keys_of_different_seats_do_not_meet(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        for seat, client in enumerate((anne, mary)):
            option = client.update["question"]["options"][0]["id"]
            await client.expect_done("choose", seat=seat, action=option, version=1, key="same")
        await reach_same_version(anne, mary)
        await anne.wait_until(lambda: anne.update["moment"] == 2)


@run_async
async def test_what_was_refused_may_be_wished_again(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, _ = await two_players(server)
        option = anne.update["question"]["options"][0]["id"]
        await anne.expect_refused("choose", seat=0, action="claim:1", version=1, key="k")
        await anne.expect_done("choose", seat=0, action=option, version=1, key="k")


# --- undo -----------------------------------------------------------------------------------------


@run_async
async def test_ones_own_choice_is_taken_back_where_the_engine_allows_it(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await given(server)
        before = anne.update["view"]
        await anne.choose()
        await reach_same_version(anne, mary)
        assert anne.update["undo"]["allowed"]
        await anne.expect_done("undo", seat=0, version=anne.version)
        await reach_same_version(anne, mary)
        assert anne.update["view"] == before
        assert (anne.update["moment"], mary.update["moment"]) == (2, 2)
        assert len(anne.log) == len(mary.log) == 3
        assert "{0} takes a choice back." in mary.notices
        assert "asked since" in mary.update["undo"]["text"] or "hidden" in mary.update["undo"]["text"]
        assert await mary.expect_refused("undo", seat=1, version=mary.version)
        assert "not yours" in await mary.expect_refused("undo", seat=0, version=mary.version)
        assert "changed since" in await anne.expect_refused("undo", seat=0, version=1)


@run_async
async def test_where_undo_is_off_a_choice_stands(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, _ = await given(server, protocol.TablePolicy(undo="off", bot_pace="instant"))
        await anne.choose()
        await anne.wait_until(lambda: anne.update["moment"] == 3)
        assert anne.update["undo"] == {
            "allowed": False,
            "text": "At this table a choice stands.",
            "needs_agreement": False,
        }
        assert "stands" in await anne.expect_refused("undo", seat=0, version=anne.version)


@run_async
async def test_where_the_others_vote_all_of_them_must_agree(data: Path) -> None:
    async with in_process(data) as server:
        policy = protocol.TablePolicy(undo="vote", bot_pace="instant")
        table = await server.open("me", "me", "me", names=["Anne", "Mary", "Jack"], policy=policy)
        anne, mary, jack = crew = await server.connect_all(table)
        for client in crew:
            await client.wait_for_start()
            await client.choose()
        await anne.wait_until(lambda: anne.update["moment"] == 3)
        assert anne.update["undo"]["needs_agreement"]
        await anne.expect_done("undo", seat=0, version=anne.version)
        await mary.wait_until(lambda: mary.info["undo_request"] is not None)
        assert mary.info["undo_request"] == {"seat": 0, "moment": 0, "waiting_for": [1, 2]}
        assert "already" in await jack.expect_refused("undo", seat=2, version=jack.version)
        assert "not asked" in await anne.expect_refused("undo_vote", agree=True, seat=0)
        assert "for the others" in await anne.expect_refused("undo_vote", agree=True)
        await mary.expect_done("undo_vote", agree=True, seat=1)
        assert "not asked" in await mary.expect_refused("undo_vote", agree=True, seat=1)
        await jack.wait_until(lambda: jack.info["undo_request"]["waiting_for"] == [2])
        assert jack.update["moment"] == 3
        await jack.expect_done("undo_vote", agree=True, seat=2)
        await anne.wait_until(lambda: anne.update["moment"] == 0)
        await anne.wait_until(lambda: anne.info["undo_request"] is None)
        assert anne.notices[-4:] == [
            "{0} would like to take a choice back.",
            "{1} agrees.",
            "{2} agrees.",
            "The game begins anew.",
        ]


@run_async
async def test_one_who_does_not_agree_ends_the_vote(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await given(server, protocol.TablePolicy(undo="vote", bot_pace="instant"))
        await anne.expect_done("undo", seat=0, version=anne.version)
        await mary.expect_done("undo_vote", agree=False, seat=1)
        await anne.wait_until(lambda: "{1} does not agree." in anne.notices)
        assert anne.update["moment"] == 2
        assert anne.info["undo_request"] is None
        assert "Nobody has asked" in await mary.expect_refused("undo_vote", agree=True, seat=1)


@run_async
async def test_a_wish_is_forgotten_when_the_game_goes_on(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await given(server, protocol.TablePolicy(undo="vote", bot_pace="instant"))
        await mary.expect_done("undo", seat=1, version=mary.version)
        await anne.choose()
        await mary.wait_until(lambda: mary.info["undo_request"] is None)
        assert "Nobody has asked" in await anne.expect_refused("undo_vote", agree=True, seat=0)


@run_async
async def test_whoever_sits_alone_with_bots_needs_no_vote(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "random", policy=protocol.TablePolicy(undo="vote", bot_pace="instant"))
        (anne,) = await server.connect_all(table)
        await anne.wait_for_start()
        await anne.choose()
        await anne.wait_until(lambda: anne.update["moment"] >= 2)
        await anne.expect_done("undo", seat=0, version=anne.version)
        await anne.wait_until(lambda: anne.update["moment"] <= 1)


@run_async
async def test_where_the_host_decides_the_host_alone_is_asked(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await given(server, protocol.TablePolicy(undo="host", bot_pace="instant"))
        await mary.expect_done("undo", seat=1, version=mary.version)
        await anne.wait_until(lambda: anne.info["undo_request"] is not None)
        assert "Only the host" in await mary.expect_refused("undo_vote", agree=True)
        assert "not asked" in await mary.expect_refused("undo_vote", agree=True, seat=1)
        await anne.expect_done("undo_vote", agree=True)
        await mary.wait_until(lambda: mary.update["moment"] == 1)
        assert "The host agrees." in mary.notices


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
@run_async
async def test_whoever_comes_back_gets_what_is_missing_also_after_undos_and_rewinds(
    data: Path, game: Game[Any]
) -> None:
    """From every version a client may have seen, its log and the gap make the whole log."""
    luck = random.Random(3)
    async with in_process(data) as server:
        seats = game.seats[0]
        table = await server.open(*["me"] * seats, game=game.id)
        live_table = await server.registry.get(table.table)
        logs: list[list[list[protocol.Moment]]] = [[]]

        def note() -> None:
            assert live_table.table is not None
            while len(logs) <= live_table.table.version:
                logs.append([whole(live_table, reader) for reader in [*range(seats), None]])

        note()
        for _ in range(60):
            await live_table.write(lambda table: [any_step(table, luck)])
            note()
            if live_table.table is None or live_table.table.status == "over":
                break
        for version, known in enumerate(logs[1:], start=1):
            for reader, old in zip([*range(seats), None], known, strict=True):
                update = told(live_table, reader, version)
                assert old[: update["log_from"]] + update["log"] == whole(live_table, reader)
        # Who has seen the newest is told nothing again.
        assert told(live_table, None, len(logs) - 1)["log"] == []


def whole(live_table: LiveTable, reader: int | None) -> list[Any]:
    return list(told(live_table, reader, None)["log"])


def told(live_table: LiveTable, reader: int | None, version: int | None) -> dict[str, Any]:
    assert live_table.table is not None
    update = live_table.updates.get(live_table.table, reader, version)
    assert update is not None
    return dict(msgspec.json.decode(update))


def any_step(table: Any, luck: random.Random) -> entries.Entry:
    """A choice; now and then one is taken back, or the game goes back further."""
    dice = luck.random()
    if dice < 0.1 and table.moment > 3:
        return entries.Rewound(table.moment - luck.randint(1, 3))
    for seat in range(len(table.seats)) if dice < 0.4 else ():
        try:
            table.match.undoable(seat)
        except Exception:
            continue
        return entries.Undone(seat)
    ask = luck.choice([ask for ask in table.match.s.asks if not ask.may])
    return entries.ActionChosen(ask.seat, str(luck.choice(ask.options)))


# --- bots -----------------------------------------------------------------------------------------


@run_async
async def test_a_rewind_drops_what_the_bots_were_thinking(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with in_process(data) as server:
        thoughts: list[asyncio.Future[BotAnswer]] = []

        async def choose(*args: Any) -> BotAnswer:
            thoughts.append(asyncio.get_running_loop().create_future())
            return await thoughts[-1]

        monkeypatch.setattr(server.workers, "choose", choose)
        table = await server.open("me", "random", seed=1)
        (anne,) = await server.connect_all(table)
        await anne.wait_for_start()
        await anne.choose()
        while len(thoughts) < 2:
            await asyncio.sleep(0.01)
        await anne.expect_done("rewind", moment=0)
        while len(thoughts) < 3:
            await asyncio.sleep(0.01)
        assert [thought.cancelled() for thought in thoughts] == [True, True, False]
        live_table = await server.registry.get(table.table)
        assert live_table.table is not None
        assert live_table.table.match is not None
        options = [str(option) for option in live_table.table.match.s.asks[1].options]
        thoughts[2].set_result(BotAnswer(options[-1]))
        await anne.wait_until(lambda: anne.update["moment"] == 1)
        assert [(choice.seat, choice.action) for choice in live_table.table.match.choices] == [(1, options[-1])]


@run_async
async def test_what_a_bot_says_of_its_choice_is_in_the_log_of_all_until_it_is_taken_back(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process(data) as server:

        async def choose(game: Game[Any], s: Any, seat: int, *args: Any) -> BotAnswer:
            ask = next(ask for ask in s.asks if ask.seat == seat)
            return BotAnswer(None) if ask.may else BotAnswer(str(ask.options[0]), "the wind is fair.")

        monkeypatch.setattr(server.workers, "choose", choose)
        table = await server.open("me", "random", seed=1)
        (anne,) = await server.connect_all(table)
        await anne.wait_for_start()
        await anne.wait_until(lambda: anne.update["moment"] == 1)
        assert anne.update["log"][-1]["events"][-1]["text"] == "{1} says: the wind is fair."
        live_table = await server.registry.get(table.table)
        assert live_table.table is not None
        assert live_table.table.bot_reasons == {1: "{1} says: the wind is fair."}
        await anne.expect_done("pause", on=True)
        await anne.expect_done("rewind", moment=0)
        assert live_table.table.bot_reasons == {}


@run_async
async def test_nobody_tends_a_closed_table_even_if_being_called_off_went_unheard(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process(data) as server:
        table = await server.open("random", "random", policy=protocol.TablePolicy(bot_pace="slow"))
        live_table = await server.registry.get(table.table)
        tends = 0

        async def deaf() -> float:
            nonlocal tends
            tends += 1
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(60)
            return 0.0

        monkeypatch.setattr(live_table._driver, "_run_due", deaf)
        live_table._driver.wake()
        while not tends:
            await asyncio.sleep(0.01)
        task = next(task for task in asyncio.all_tasks() if task.get_name() == f"table {table.table}")
        live_table.close()
        await asyncio.wait({task}, timeout=10)
        assert task.done()
        assert tends == 1


@run_async
async def test_a_bot_that_fails_does_not_hold_the_table_up(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with in_process(data) as server:

        async def fail(budget: float, work: object, *args: object) -> None:
            raise ArithmeticError("a bot that cannot count")

        monkeypatch.setattr(server.workers, "_run", fail)
        table = await server.open("random", "random")
        watcher = await server.connect(table.table, table.watch)
        await watcher.wait_until(lambda: watcher.is_over)


@run_async
async def test_skip_makes_slow_bots_play_at_once_and_is_for_those_who_sit_there(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(driver.BOT_DELAY_SECONDS, "slow", 60.0)
    async with in_process(data) as server:
        table = await server.open("me", "greedy", policy=protocol.TablePolicy(bot_pace="slow"))
        (anne,) = await server.connect_all(table)
        await anne.wait_for_start()
        await anne.choose()
        watcher = await server.connect(table.table, table.watch)
        assert await watcher.expect_refused("hurry_bots")
        await anne.expect_done("hurry_bots")
        await anne.wait_until(lambda: anne.update["moment"] >= 2)
