"""Somebody's own tables, listed by their tokens."""

from __future__ import annotations

import json
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from jollyroger.server import protocol
from jollyroger.server.storage.sqlite import open_sqlite
from jollyroger.server.tables.credentials import Credentials
from jollyroger.server.tables.listing import my_tables
from jollyroger.server.tables.listing.my_tables import list_my_tables
from jollyroger.server.tables.listing.row_summary import build_row_summary

from ..toy import GAME as TOY
from .in_process import INSTANT_BOTS, InProcessServer, in_process, reach_same_version, two_players
from .recording_client import HurryingRandom, RecordingClient
from .run_async import run_async
from .server_process import ServerProcess


async def ask(server: InProcessServer, table: str, *tokens: str) -> protocol.MyTable:
    [listed] = await list_my_tables(server.registry, [protocol.TableTokens(table, list(tokens))])
    return listed


@run_async
async def test_a_player_sees_people_turn_and_last_move(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, _ = await two_players(server)
        first = min(anne.update["waiting_for"])
        tokens = [taken.token for taken in table.seat_tokens]
        for seat, token in enumerate(tokens):
            mine = await ask(server, table.table, token)
            assert mine.my_seats == [seat]
            assert mine.your_turn == (seat in mine.waiting_for)
            assert first in mine.waiting_for
            assert [(each.kind, bool(each.name)) for each in mine.seats][:2] == [("person", True)] * 2
            assert mine.last_event
            assert (mine.status, mine.game, mine.won) == ("playing", TOY.id, None)
            assert abs(mine.updated - time.time()) < 60


@run_async
async def test_the_list_is_the_same_from_the_row_alone(data: Path) -> None:
    async with in_process(data) as server:
        table, _, mary = await two_players(server)
        await mary.leave()
        tokens = [table.seat_tokens[0].token, table.host]
        in_memory = await ask(server, table.table, *tokens)
    async with in_process(data) as server:
        from_row = await ask(server, table.table, *tokens)
        assert server.registry.in_memory(table.table) is None
        assert from_row == in_memory
        assert from_row.host


def has_question(player: RecordingClient) -> bool:
    return player.update["question"] is not None


@run_async
async def test_the_turn_in_the_row_follows_every_change_of_turn(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        for _ in range(6):
            seat = anne.update["waiting_for"][0]
            player = (anne, mary)[seat]
            await player.wait_until(partial(has_question, player))
            option = player.update["question"]["options"][0]["id"]
            await player.expect_done("choose", seat=seat, action=option, version=player.version)
            await reach_same_version(anne, mary)
            current = await (await server.registry.get(table.table)).current()
            rows = await server.registry.store.read_rows([table.table])
            assert json.loads(rows[table.table].summary)["waiting_for"] == sorted(current.people_to_move())
            if current.status == "over":
                return


@run_async
async def test_a_stranger_learns_neither_turn_nor_last_move_of_a_private_table(data: Path) -> None:
    async with in_process(data) as server:
        table, _, _ = await two_players(server)
        for tokens in ([], ["guess"], [table.join]):
            listed = await ask(server, table.table, *tokens)
            assert (listed.my_seats, listed.waiting_for, listed.last_event, listed.your_turn) == ([], [], "", False)
        assert (await ask(server, table.table, table.watch)).waiting_for


@run_async
async def test_no_answer_holds_a_digest_or_a_token(data: Path) -> None:
    async with in_process(data) as server:
        policy = protocol.TablePolicy(listed=True, bot_pace="instant", substitute_after=None)
        table = await server.open("me", "open", policy=policy, names=["Anne"], start=False)
        current = await (await server.registry.get(table.table)).current()
        summary = build_row_summary(current)
        secrets = [summary.host_digest, summary.watch_digest, summary.token_digests[0], table.host, table.watch]
        mine = await ask(server, table.table, table.seat_tokens[0].token, table.host)
        lobby = await server.registry.summaries(over=False)
        text = repr(mine) + repr(lobby)
        assert "Anne" in text
        assert not [secret for secret in secrets if secret is None or secret in text]


@run_async
async def test_a_finished_game_says_who_won(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "random", names=["Anne"], seed=3)
        anne = await server.connect(table.table, table.seat_tokens[0].token)
        await anne.play(HurryingRandom(anne))
        result = anne.update["result"]
        mine = await ask(server, table.table, table.seat_tokens[0].token)
        assert (mine.status, mine.won) == ("over", 0 in result["winners"])
        assert mine.outcome
        assert (await ask(server, table.table)).won is None


@run_async
async def test_clocks_that_run_are_counted_down(data: Path) -> None:
    async with in_process(data) as server:
        policy = protocol.TablePolicy(clock=protocol.Clock(86400), substitute_after=None, bot_pace="instant")
        table = await server.open("me", "me", policy=policy, names=["Anne", "Mary"])
        tokens = [taken.token for taken in table.seat_tokens]
        mine = await ask(server, table.table, *tokens)
        assert mine.seconds_left is not None
        assert 86000 < mine.seconds_left <= 86400


@run_async
async def test_tables_that_are_gone_or_closed_are_said_to_be(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "open", names=["Anne"], start=False)
        store = server.registry.store
        row = await store.read_row(table.table)
        assert row is not None
        await store.create("closed-one", ["x"], row._replace(status="closed"))
        await store.create("odd-one", ["x"], row._replace(game="atlantis", summary="what?"))
        asked = [protocol.TableTokens(id) for id in ("no-such", "closed-one", "odd-one")]
        gone, closed, odd = await list_my_tables(server.registry, asked)
        assert (gone.status, closed.status) == ("gone", "closed")
        assert closed.problem
        assert odd.problem


@run_async
async def test_rows_of_an_older_program_are_written_again_a_few_at_a_time(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_process(data) as server:
        tables = [await server.open("me", "random", names=["Anne"], start=False) for _ in range(3)]
    store = open_sqlite(data)
    old = {"id": "", "title": "Old", "game": TOY.id, "status": "gathering", "names": [], "free_seats": 0}
    for table in tables:
        row = await store.read_row(table.table)
        assert row is not None
        text = json.dumps(old | {"id": table.table, "join": None, "updated": 0.0})
        await store.append(table.table, 0, [], row._replace(summary=text))
    await store.close()
    monkeypatch.setattr(my_tables, "MAX_LOADS", 2)
    asked = [protocol.TableTokens(table.table, [table.seat_tokens[0].token]) for table in tables]
    async with in_process(data) as server:
        listed = await list_my_tables(server.registry, asked)
        assert [each.my_seats for each in listed] == [[0], [0], []]
        listed = await list_my_tables(server.registry, asked)
        assert [each.my_seats for each in listed] == [[0], [0], [0]]


@run_async
async def test_the_lobby_shows_when_a_table_was_last_used(data: Path) -> None:
    async with in_process(data) as server:
        policy = protocol.TablePolicy(listed=True, watch="all", bot_pace="instant", substitute_after=None)
        await server.open("me", "open", policy=policy, names=["Anne"], start=False)
        [summary] = await server.registry.summaries(over=False)
        assert abs(summary.updated - time.time()) < 60
        assert summary.watchable
        assert [seat.kind for seat in summary.seats] == ["person", "open"]


@run_async
async def test_a_table_in_play_can_be_listed_without_its_log(data: Path) -> None:
    async with in_process(data) as server:
        created = [await server.open("me", "me", names=["Anne", "Bo"], policy=INSTANT_BOTS) for _ in range(5)]
    async with in_process(data) as server:
        asked = [protocol.TableTokens(table.table, [table.seat_tokens[0].token]) for table in created]
        listed = await list_my_tables(server.registry, asked)
        assert all(each.waiting_for for each in listed)
        assert len(server.registry) == 0


def test_the_endpoint_takes_sixty_tables_and_no_more(server: ServerProcess) -> None:
    created = server.open(TOY.id, "me", "open", names=["Anne"])
    one: Any = {"table": created["table"], "tokens": [created["seat_tokens"][0]["token"]]}
    listed = server.post("/api/my-tables", {"tables": [one] * 60}).expect()["tables"]
    assert [each["my_seats"] for each in listed] == [[0]] * 60
    assert server.post("/api/my-tables", {"tables": [one] * 61}).status == 400
    assert server.post("/api/my-tables", {"tables": [one | {"tokens": ["x"] * 13}]}).status == 400
    assert server.get("/api/my-tables").status == 404
    odd = [{"table": id} for id in ("\0", "é", "../x", "'")]
    assert [each["status"] for each in server.post("/api/my-tables", {"tables": odd}).expect()["tables"]] == [
        "gone"
    ] * 4


def test_a_forecast_is_empty_or_a_sentence_and_refuses_wrong_options(server: ServerProcess) -> None:
    for game in server.get("/api/lobby").expect()["games"]:
        text = server.get(f"/api/games/{game['id']}/forecast?seats={game['seats'][0]}").expect()["text"]
        assert isinstance(text, str)
    assert server.get(f"/api/games/{TOY.id}/forecast?seats=99").status == 400
    assert server.get(f"/api/games/{TOY.id}/forecast?seats=2&nonsense=1").status == 400


@run_async
async def test_whoever_was_away_finds_the_table_where_the_others_play_again(data: Path) -> None:
    async with in_process(data) as server:
        created = await server.open("me", "random", policy=INSTANT_BOTS)
        (anne,) = await server.connect_all(created)
        await anne.play(HurryingRandom(anne))
        token = created.seat_tokens[0].token
        assert (await ask(server, created.table, token)).next_table is None
        finished = await server.registry.get(created.table)
        next_table = await server.registry.play_again(finished, Credentials([token]), protocol.Again())
        assert (await ask(server, created.table, token)).next_table == next_table
        assert (await ask(server, created.table, created.watch)).next_table is None
        assert (await ask(server, next_table, token)).my_seats == [0]
