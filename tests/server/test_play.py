"""Choices at a table: refused with a reason where they are not possible, and done only once."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from jollyroger.engine import Game
from jollyroger.games import all_games
from jollyroger.server import protocol
from jollyroger.server.table_log import entries
from jollyroger.server.tables import pace
from jollyroger.server.tables.driver import BotAnswer, reasons_in_turn
from jollyroger.server.tables.live_table import LiveTable
from jollyroger.server.tables.updates.content import Viewpoint

from ..toy import GAME as TOY
from .in_process import in_process, players_with_cards_given, reach_same_version, two_players
from .run_async import run_async


@run_async
async def test_a_choice_for_an_old_question_is_refused(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, _ = await players_with_cards_given(server)
        option = anne.update["question"]["options"][0]["id"]
        assert "changed since" in await anne.expect_refused("choose", seat=0, action=option, version=1)
        assert "changed since" in await anne.expect_refused("choose", seat=0, action=option, version=99)
        assert "changed since" in await anne.expect_refused("choose", seat=0, action=option, version=-(10**30))
        assert anne.update["moment"] == 2


@run_async
async def test_a_client_that_asks_for_it_is_sent_the_game_as_text(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, _ = await two_players(server)
        reader = await server.connect(table.table, table.seat_tokens[0].token, text_board=True)
        await reader.wait_for_start()
        assert anne.update["text_board"] is None
        assert reader.update["text_board"] == {"board": TOY.words.text_board(anne.update["view"]), "hints": ""}


@run_async
async def test_sealed_answers_of_others_do_not_make_a_choice_stale(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        version, option = mary.version, mary.update["question"]["options"][0]["id"]
        await anne.choose()
        await mary.expect_done("choose", seat=1, action=option, version=version)


@run_async
async def test_a_choice_that_is_not_offered_is_refused_with_its_rule(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        refused_option = anne.update["question"]["refusals"][0]
        answer = await anne.choose(refused_option["id"])
        assert (answer["type"], answer["rule"], answer["why"]) == (
            "refused",
            refused_option["rule"],
            refused_option["why"],
        )
        assert "not one of your options" in (await anne.choose("claim:1"))["why"]
        assert "There is no action" in (await anne.choose("scuttle"))["why"]
        option = anne.update["question"]["options"][0]["id"]
        await anne.choose(option)
        assert "answered already" in await anne.expect_refused("choose", seat=0, action=option, version=anne.version)
        await mary.choose()
        await reach_same_version(anne, mary)
        assert "not your turn" in (await mary.choose("lay:1"))["why"]


@run_async
async def test_a_client_can_choose_only_for_its_own_seat(data: Path) -> None:
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
async def test_a_game_that_has_not_started_is_paused_or_over_accepts_no_choices(data: Path) -> None:
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
async def test_a_command_repeated_with_its_key_is_done_once(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        option = anne.update["question"]["options"][0]["id"]
        command = {"seat": 0, "action": option, "version": 1, "key": "the first"}
        first = await anne.expect_done("choose", **command)
        await mary.choose()
        await reach_same_version(anne, mary)
        assert await anne.expect_done("choose", **command) == first
        # A client that lost its connection sends the command again over a new one.
        again = await server.connect(table.table, table.seat_tokens[0].token)
        assert await again.expect_done("choose", **command) == first
        assert again.update["moment"] == 2
        assert "changed since" in await anne.expect_refused("choose", **command | {"key": "another"})
    async with in_process(data) as server:
        later = await server.connect(table.table, table.seat_tokens[0].token)
        assert await later.expect_done("choose", **command) == first
        assert later.update["moment"] == 2


@run_async
async def test_two_seats_can_use_the_same_key(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await two_players(server)
        for seat, client in enumerate((anne, mary)):
            option = client.update["question"]["options"][0]["id"]
            await client.expect_done("choose", seat=seat, action=option, version=1, key="same")
        await reach_same_version(anne, mary)
        await anne.wait_until(lambda: anne.update["moment"] == 2)


@run_async
async def test_a_refused_command_can_be_sent_again_with_its_key(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, _ = await two_players(server)
        option = anne.update["question"]["options"][0]["id"]
        await anne.expect_refused("choose", seat=0, action="claim:1", version=1, key="k")
        await anne.expect_done("choose", seat=0, action=option, version=1, key="k")


# --- undo -----------------------------------------------------------------------------------------


@run_async
async def test_a_seat_can_undo_its_choice_where_the_engine_allows_it(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await players_with_cards_given(server)
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
async def test_with_the_undo_policy_off_nothing_can_be_undone(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, _ = await players_with_cards_given(server, protocol.TablePolicy(undo="off", bot_pace="instant"))
        await anne.choose()
        await anne.wait_until(lambda: anne.update["moment"] == 3)
        assert anne.update["undo"] == {"allowed": False, "text": "Undo is off at this table."}
        assert "Undo is off" in await anne.expect_refused("undo", seat=0, version=anne.version)


@run_async
async def test_with_the_undo_policy_vote_all_others_must_agree(data: Path) -> None:
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
        assert "The other players" in await anne.expect_refused("undo_vote", agree=True)
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
async def test_one_vote_against_ends_the_undo_request(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await players_with_cards_given(server, protocol.TablePolicy(undo="vote", bot_pace="instant"))
        await anne.expect_done("undo", seat=0, version=anne.version)
        await mary.expect_done("undo_vote", agree=False, seat=1)
        await anne.wait_until(lambda: "{1} does not agree." in anne.notices)
        assert anne.update["moment"] == 2
        assert anne.info["undo_request"] is None
        assert "Nobody has asked" in await mary.expect_refused("undo_vote", agree=True, seat=1)


@run_async
async def test_an_undo_request_lapses_when_somebody_chooses(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await players_with_cards_given(server, protocol.TablePolicy(undo="vote", bot_pace="instant"))
        await mary.expect_done("undo", seat=1, version=mary.version)
        await anne.choose()
        await mary.wait_until(lambda: mary.info["undo_request"] is None)
        assert "Nobody has asked" in await anne.expect_refused("undo_vote", agree=True, seat=0)


@run_async
async def test_a_person_alone_with_bots_needs_no_vote(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "random", policy=protocol.TablePolicy(undo="vote", bot_pace="instant"))
        (anne,) = await server.connect_all(table)
        await anne.wait_for_start()
        await anne.choose()
        await anne.wait_until(lambda: anne.update["moment"] >= 2)
        await anne.expect_done("undo", seat=0, version=anne.version)
        await anne.wait_until(lambda: anne.update["moment"] <= 1)


@run_async
async def test_with_the_undo_policy_host_only_the_host_decides(data: Path) -> None:
    async with in_process(data) as server:
        _, anne, mary = await players_with_cards_given(server, protocol.TablePolicy(undo="host", bot_pace="instant"))
        await mary.expect_done("undo", seat=1, version=mary.version)
        await anne.wait_until(lambda: anne.info["undo_request"] is not None)
        assert "Only the host" in await mary.expect_refused("undo_vote", agree=True)
        assert "not asked" in await mary.expect_refused("undo_vote", agree=True, seat=1)
        await anne.expect_done("undo_vote", agree=True)
        await mary.wait_until(lambda: mary.update["moment"] == 1)
        assert "The host agrees." in mary.notices


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
@run_async
async def test_a_reconnecting_client_gets_the_missing_log_even_after_undos_and_rewinds(
    data: Path, game: Game[Any]
) -> None:
    """For every version a client may have seen, its log and the update add up to the complete log."""
    luck = random.Random(3)
    async with in_process(data) as server:
        seats = game.seats[0]
        table = await server.open(*["me"] * seats, game=game.id)
        live_table = await server.registry.get(table.table)
        logs: list[list[list[protocol.Moment]]] = [[]]

        def record_logs() -> None:
            assert live_table.table is not None
            while len(logs) <= live_table.table.version:
                logs.append([full_log(live_table, reader) for reader in [*range(seats), None]])

        record_logs()
        for _ in range(60):
            await live_table.write(lambda table: [random_entry(table, luck)])
            record_logs()
            if live_table.table is None or live_table.table.status == "over":
                break
        for version, known in enumerate(logs[1:], start=1):
            for reader, old in zip([*range(seats), None], known, strict=True):
                update = decoded_update(live_table, reader, version)
                assert old[: update["log_from"]] + update["log"] == full_log(live_table, reader)
        # A client that has seen the newest version gets no log.
        assert decoded_update(live_table, None, len(logs) - 1)["log"] == []


def full_log(live_table: LiveTable, reader: int | None) -> list[Any]:
    return list(decoded_update(live_table, reader, None)["log"])


def decoded_update(live_table: LiveTable, reader: int | None, version: int | None) -> dict[str, Any]:
    assert live_table.table is not None
    update = live_table.updates.get(live_table.table, Viewpoint(reader), version)
    assert update is not None
    return dict(msgspec.json.decode(update))


def random_entry(table: Any, luck: random.Random) -> entries.Entry:
    """A choice; sometimes an undo or a rewind."""
    roll = luck.random()
    if roll < 0.1 and table.moment > 3:
        return entries.Rewound(table.moment - luck.randint(1, 3))
    for seat in range(len(table.seats)) if roll < 0.4 else ():
        try:
            table.match.undoable(seat)
        except Exception:
            continue
        return entries.Undone(seat)
    ask = luck.choice([ask for ask in table.match.s.asks if not ask.may])
    return entries.ActionChosen(ask.seat, str(luck.choice(ask.options)))


# --- bots -----------------------------------------------------------------------------------------


@run_async
async def test_a_rewind_cancels_the_bots_that_are_thinking(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with in_process(data) as server:
        answers: list[asyncio.Future[BotAnswer]] = []

        async def choose(*args: Any) -> BotAnswer:
            answers.append(asyncio.get_running_loop().create_future())
            return await answers[-1]

        monkeypatch.setattr(server.workers, "choose", choose)
        table = await server.open("me", "random", seed=1)
        (anne,) = await server.connect_all(table)
        await anne.wait_for_start()
        await anne.choose()
        while len(answers) < 2:
            await asyncio.sleep(0.01)
        await anne.expect_done("rewind", moment=0)
        while len(answers) < 3:
            await asyncio.sleep(0.01)
        assert [answer.cancelled() for answer in answers] == [True, True, False]
        live_table = await server.registry.get(table.table)
        assert live_table.table is not None
        assert live_table.table.match is not None
        options = [str(option) for option in live_table.table.match.s.asks[1].options]
        answers[2].set_result(BotAnswer(options[-1]))
        await anne.wait_until(lambda: anne.update["moment"] == 1)
        assert [(choice.seat, choice.action) for choice in live_table.table.match.choices] == [(1, options[-1])]


@run_async
async def test_a_bots_reason_is_in_everybodys_log_until_the_choice_is_rewound(
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
        assert live_table.table.bot_reasons == {1: "the wind is fair."}
        await anne.expect_done("pause", on=True)
        await anne.expect_done("rewind", moment=0)
        assert live_table.table.bot_reasons == {}


@run_async
async def test_a_bot_says_its_plan_when_it_is_made_or_changes_and_not_at_every_step(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process(data) as server:

        async def choose(game: Game[Any], s: Any, seat: int, *args: Any) -> BotAnswer:
            ask = next(ask for ask in s.asks if ask.seat == seat)
            changed = str(ask.options[0]).startswith("claim") and seat == 1
            plan = "now I must lie." if changed else "I lay a card and claim it."
            return BotAnswer(None) if ask.may else BotAnswer(str(ask.options[0]), plan)

        monkeypatch.setattr(server.workers, "choose", choose)
        table = await server.open("random", "random", seed=1)
        watcher = await server.connect(table.table, table.watch)
        await watcher.wait_for(12)
        live_table = await server.registry.get(table.table)
        assert live_table.table is not None
        assert live_table.table.match is not None
        reasons, choices = live_table.table.bot_reasons, live_table.table.match.choices
        steps = [
            (moment, choices[moment - 1].seat)
            for moment in range(2, 12)
            if choices[moment - 1].seat == choices[moment - 2].seat and choices[moment - 1].action.startswith("claim")
        ]
        assert {seat for _, seat in steps} == {0, 1}
        for moment, seat in steps:
            assert reasons[moment - 1] == "I lay a card and claim it."
            assert reasons.get(moment) == ("now I must lie." if seat == 1 else None)


def test_what_a_bot_said_before_a_question_in_its_turn_is_known() -> None:
    choices = [SimpleNamespace(seat=seat) for seat in (0, 0, 1, 0, 0)]
    said = {1: "a plan of before.", 3: "mine.", 4: "a plan.", 5: "an answer."}
    table: Any = SimpleNamespace(match=SimpleNamespace(choices=choices), moment=5, bot_reasons=said)
    assert reasons_in_turn(table, 0) == {"a plan.", "an answer."}
    assert reasons_in_turn(table, 1) == set()


@run_async
async def test_a_closed_table_is_not_driven_even_if_the_cancellation_is_lost(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process(data) as server:
        table = await server.open("random", "random", policy=protocol.TablePolicy(bot_pace="slow"))
        live_table = await server.registry.get(table.table)
        runs = 0

        async def run_and_ignore_cancellation() -> float:
            nonlocal runs
            runs += 1
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(60)
            return 0.0

        monkeypatch.setattr(live_table._driver, "_run_due", run_and_ignore_cancellation)
        assert live_table._driver is not None
        live_table._driver.wake()
        while not runs:
            await asyncio.sleep(0.01)
        task = next(task for task in asyncio.all_tasks() if task.get_name() == f"table {table.table}")
        live_table.close()
        await asyncio.wait({task}, timeout=10)
        assert task.done()
        assert runs == 1


@run_async
async def test_a_failing_bot_does_not_block_the_table(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with in_process(data) as server:

        async def fail(origin: object, timeout_seconds: float, work: object, *args: object) -> None:
            raise ArithmeticError("a bot that cannot count")

        monkeypatch.setattr(server.workers, "_run", fail)
        table = await server.open("random", "random")
        watcher = await server.connect(table.table, table.watch)
        await watcher.wait_until(lambda: watcher.is_over)


@run_async
async def test_hurry_bots_skips_the_delay_and_is_only_for_people_at_the_table(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(pace.BOT_DELAY_SECONDS, "slow", 60.0)
    async with in_process(data) as server:
        table = await server.open("me", "greedy", policy=protocol.TablePolicy(bot_pace="slow"))
        (anne,) = await server.connect_all(table)
        await anne.wait_for_start()
        await anne.choose()
        watcher = await server.connect(table.table, table.watch)
        assert await watcher.expect_refused("hurry_bots")
        await anne.expect_done("hurry_bots")
        await anne.wait_until(lambda: anne.update["moment"] >= 2)
