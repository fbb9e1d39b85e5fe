"""Hints: who gets one, what it may know, and how it is noted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from jollyroger.engine import Fast, Game, Match, Record, Sealed, ask_for, secret_from_seed, verify
from jollyroger.games import all_games
from jollyroger.server import jobs, protocol
from jollyroger.server.table_log import entries
from jollyroger.server.tables.credentials import Credentials

from ..embedded.browser_server import running_browser_server
from ..toy import GAME
from .any_server import AnyServer
from .in_process import games, in_process
from .run_async import run_async
from .server_process import running_server

PRACTICE = {"policy": {"practice": True}}
ALL = {GAME.id: GAME, **all_games()}


@pytest.fixture(scope="module", params=["http", "browser"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyServer]:
    folder = tmp_path_factory.mktemp("hints")
    with running_server(folder) if request.param == "http" else running_browser_server(games) as server:
        yield server


def hint(server: AnyServer, created: Any, *tokens: str, seat: int = 0) -> Any:
    return server.get(f"/api/tables/{created['table']}/hint?seat={seat}", *tokens)


def open_toy(server: AnyServer, **more: Any) -> tuple[Any, str]:
    created = server.open(GAME.id, "me", "deckhand", names=["Anne"], start=True, **more)
    return created, created["seat_tokens"][0]["token"]


def test_a_hint_at_a_practice_table_is_one_of_the_options(server: AnyServer) -> None:
    created, token = open_toy(server, **PRACTICE, seed=1)
    answer = hint(server, created, token).expect()
    assert answer["action"] in ("give:1", "give:2")
    assert answer["bot"] == "Captain"
    assert hint(server, created, token).expect() == answer


def test_rivals_get_no_hint_at_other_tables(server: AnyServer) -> None:
    created, token = open_toy(server)
    assert "practice" in hint(server, created, token).expect(409)["why"]


def test_partners_get_a_hint_at_every_table(server: AnyServer) -> None:
    game = next(game for game in all_games().values() if game.cooperative)
    seats = ["me", *["deckhand"] * (game.seats[0] - 1)]
    created = server.open(game.id, *seats, names=["Anne"], start=True, move_first=True)
    (taken,) = created["seat_tokens"]
    assert hint(server, created, taken["token"], seat=taken["seat"]).expect()["action"]


def test_guided_games_give_hints(server: AnyServer) -> None:
    created = server.post("/api/tables", {"game": GAME.id, "names": ["Anne"], "tutorial": True}).expect(201)
    assert hint(server, created, created["seat_tokens"][0]["token"]).expect()["action"]


def test_only_the_person_in_the_seat_gets_its_hint(server: AnyServer) -> None:
    created, token = open_toy(server, **PRACTICE)
    for tokens in ((), (created["host"],), (created["watch"],)):
        assert "not yours" in hint(server, created, *tokens).expect(409)["why"]
    assert "not yours" in hint(server, created, token, seat=1).expect(409)["why"]
    assert "no seat 10" in hint(server, created, token, seat=9).expect(409)["why"]
    server.get(f"/api/tables/{created['table']}/hint", token).expect(400)


def test_a_seat_gets_only_so_many_hints(http_server: AnyServer) -> None:
    created, token = open_toy(http_server, **PRACTICE)
    statuses = [hint(http_server, created, token).status for _ in range(12)]
    assert statuses[:10] == [200] * 10
    assert 429 in statuses[10:]


@run_async
async def test_rivals_are_told_and_the_log_notes_the_hint_once(tmp_path: Path) -> None:
    async with in_process(tmp_path) as server:
        policy = protocol.TablePolicy(practice=True)
        created = await server.open("me", "me", names=["Anne", "Mary"], policy=policy, seed=1)
        anne, mary = await server.connect_all(created)
        live_table = await server.registry.get(created.table)
        credentials = Credentials([created.seat_tokens[0].token])
        given = await server.registry.hints.give(live_table, credentials, 0)
        assert await server.registry.hints.give(live_table, credentials, 0) == given
        await mary.wait_for_notice("{0} took a hint.")
        assert not any(given.action in notice for notice in mary.notices)
        lines = [entries.decode(line).entry for line in await server.registry.store.read_lines(created.table)]
        assert [line for line in lines if isinstance(line, entries.HintGiven)] == [
            entries.HintGiven(0, given.action, announced=True)
        ]
        assert anne.info["policy"]["practice"]


@run_async
async def test_a_practice_game_is_marked_in_its_record_and_still_proven(tmp_path: Path) -> None:
    async with in_process(tmp_path) as server:
        for practice in (True, False):
            policy = protocol.TablePolicy(bot_pace="instant", practice=practice)
            created = await server.open("me", "mate", names=["Anne"], policy=policy)
            table = await (await server.registry.get(created.table)).current()
            text = table.record().dumps()
            assert ('"practice": true' in text) == practice
            record = Record.loads(text)
            assert record.practice == practice
            assert verify(GAME, replace(record, secret=table.opened.secret)).outcome == "proven"
            imported = await server.registry.import_record(text)
            copy = await (await server.registry.get(imported.table)).current()
            assert copy.policy.practice == practice


def test_old_logs_are_read() -> None:
    opened = (
        '{"type":"table_opened","game":"g","seats":1,"options":{},"title":"","policy":{},"luck":"sealed","secret":"",'
        '"host_digest":"","join_token":"","watch_token":""}'
    )
    entry = msgspec.json.decode(opened, type=entries.TableOpened)
    assert not entry.tutorial
    assert not entry.policy.practice


@pytest.mark.parametrize("id", ALL)
def test_a_hint_does_not_depend_on_what_the_seat_may_not_know(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As for bots: two states that look the same to the seat lead to the same hint, with the same reason."""
    game: Game[Any] = ALL[id]
    monkeypatch.setattr(jobs.setup, "games", ALL)
    match = Match(game, game.default_seats, Sealed(secret_from_seed(7)))
    compared = 0
    for number in range(60):
        if match.s.result is not None:
            break
        ask = next(ask for ask in match.s.asks if not ask.may)
        twin = game.resample(match.s, ask.seat, Fast(1000 + number))
        assert ask_for(twin, ask.seat) is not None
        # A Captain with a number of trials instead of a time limit decides the same each time.
        bot = "captain@8" if number % 20 == 0 else "mate"
        answers = [
            jobs.complete(jobs.advise, id, msgspec.json.encode(game.codec.encode(s)), ask.seat, bot, number)
            for s in (match.s, twin)
        ]
        assert answers[0] == answers[1]
        compared += 1
        assert answers[0].action is not None
        match.choose(ask.seat, answers[0].action)
    assert compared > 10
