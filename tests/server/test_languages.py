"""Everybody reads their own language at the same table; logs, rows and shared parts hold no text of one language."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import Action, Ask, Game, State, Steps, finish
from jollyroger.engine.messages import Catalogue, Person, message, offered_languages, reading_in
from jollyroger.games import all_games
from jollyroger.server import protocol
from jollyroger.server.jobs import steps_in_language
from jollyroger.server.messages import text
from jollyroger.server.notifications.messages import build_message
from jollyroger.server.notifications.subscriptions import SeatKey, new_subscription
from jollyroger.server.table_log import entries
from jollyroger.server.tables.driver import BotAnswer
from jollyroger.server.tables.listing.my_tables import list_my_tables

from ..engine.forged_records import FOLDER
from ..toy import GAME
from .in_process import in_process, two_players
from .run_async import run_async
from .server_process import running_server

REASONS = {
    "en": "reason-lie = I lie to { $who }.\ngame-about = Lies and cards.\n",
    "de": "reason-lie = Ich belüge { $who }.\ngame-about = Lügen und Karten.\n",
}


def translated_toy(folder: Path) -> Game[Any]:
    """The toy game with a catalogue in two languages, and reasons from it."""
    for language, messages in REASONS.items():
        (folder / language).mkdir(parents=True)
        (folder / language / "reasons.ftl").write_text(messages, encoding="utf-8")

    def reason(s: State, ask: Ask, action: Action) -> Any:
        return message("reason-lie", who=Person(0))

    return replace(GAME, messages=Catalogue(folder), about="", reason=reason)


@run_async
async def test_two_people_at_one_table_each_read_their_own_language(data: Path) -> None:
    async with in_process(data) as server:
        table = await server.open("me", "me", names=["Anne", "Mary"], seed=11, start=False)
        tokens = [taken.token for taken in table.seat_tokens]
        anne = await server.connect(table.table, tokens[0], table.host, language="de-AT,de;q=0.9")
        mary = await server.connect(table.table, tokens[1], language="pl")
        jack = await server.connect(table.table, table.watch)
        assert await anne.expect_refused("pause", on=True) == "Das Spiel hat noch nicht begonnen."
        await anne.expect_done("start")
        await anne.wait_for_notice("Das Spiel beginnt.")
        await mary.wait_for_notice("Gra się zaczyna.")
        await jack.wait_for_notice("The game begins.")
        assert await mary.expect_refused("start") == "To może zrobić tylko gospodarz stołu."


@run_async
async def test_a_bots_reason_is_kept_as_a_message_and_read_in_every_language(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = translated_toy(tmp_path / "messages")
    async with in_process(data, known={GAME.id: game}) as server:

        async def choose(game: Game[Any], s: Any, seat: int, *args: Any) -> BotAnswer:
            ask = next(ask for ask in s.asks if ask.seat == seat)
            said = message("reason-lie", who=Person(0))
            return BotAnswer(None) if ask.may else BotAnswer(str(ask.options[0]), said)

        monkeypatch.setattr(server.workers, "choose", choose)
        table = await server.open("me", "random", seed=1)
        token = table.seat_tokens[0].token
        anne = await server.connect(table.table, token, language="de")
        jack = await server.connect(table.table, table.watch)
        for client, said in ((anne, "{1} sagt: Ich belüge {0}."), (jack, "{1} says: I lie to {0}.")):
            await client.wait_for(1)
            assert client.update["log"][-1]["events"][-1]["text"] == said
        lines = [entries.decode(line).entry for line in await server.registry.store.read_lines(table.table)]
        (chosen,) = [entry for entry in lines if isinstance(entry, entries.ActionChosen)]
        assert chosen.reason == {"message": "reason-lie", "with": {"who": {"seat": 0}}}


def test_a_log_with_plain_reasons_still_loads() -> None:
    line = '{"at":1.0,"entry":{"type":"action_chosen","seat":0,"action":"give:1","reason":"The wind is fair."}}'
    assert entries.decode(line).entry == entries.ActionChosen(0, "give:1", "The wind is fair.")


@run_async
async def test_a_slow_reader_is_not_answered_in_the_language_of_whoever_wakes_them(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, mary = await two_players(server)
        jack = await server.connect(table.table, table.watch, language="pl")
        await anne.expect_done("pause", on=True)
        await jack.wait_for_notice("Gospodarz wstrzymuje grę.")
        await mary.wait_for_notice("The host pauses the game.")


@run_async
async def test_a_persons_own_tables_are_told_in_the_language_of_the_request(data: Path) -> None:
    async with in_process(data) as server:
        table, anne, _ = await two_players(server)
        await anne.choose()
        asked = [protocol.TableTokens("no-such-table", []), protocol.TableTokens(table.table, [])]
        with reading_in("de"):
            gone, listed = await list_my_tables(server.registry, asked)
        assert (gone.status, listed.problem) == ("gone", "")
        row = (await server.registry.store.read_rows([table.table]))[table.table]
        assert {"en", *json.loads(row.summary)["translations"]} == set(offered_languages())
        live_table = await server.registry.get(table.table)
        current = await live_table.current()
        with reading_in("pl"):
            assert build_message(current, 0, "turn", time.time()).text == "Twoja kolej: Liar's Cove (grają też: Mary)"
        assert build_message(current, 0, "turn", time.time()).text == "Your turn in Liar's Cove with Mary"


def test_a_subscription_remembers_its_language_also_for_the_next_game() -> None:
    new = protocol.NewNotification(0, protocol.MailChannel("anne@example.com"))
    subscription = new_subscription(SeatKey("t", 0, 1), new, "pl")
    assert subscription.language == "pl"
    assert subscription.moved_to(SeatKey("next", 0, 1)).language == "pl"


def test_requests_are_answered_in_the_language_they_ask_for(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        for headers, path, language in (
            ({}, "/api/tables/none", "en"),
            ({"accept-language": "de-DE,de;q=0.9"}, "/api/tables/none", "de"),
            ({"accept-language": "de"}, "/api/tables/none?language=pl", "pl"),
            ({"accept-language": "xx"}, "/api/tables/none", "en"),
        ):
            reply = server.call("GET", path, headers=headers)
            with reading_in(language):
                assert reply.expect(404)["why"] == text("table-not-found")
            assert reply.headers["content-language"] == language
            assert reply.headers["vary"] == "accept-language"
        wrong_method = server.call("POST", "/api/lobby", headers={"accept-language": "de"})
        with reading_in("de"):
            assert wrong_method.expect(405)["why"] == text("error-method")
        bots = server.call("GET", "/api/lobby", headers={"accept-language": "de"}).json["bots"]
        assert bots[0]["name"] == "Matrose"


def test_what_is_wrong_with_a_record_or_a_setup_is_told_in_the_language_of_the_request(data: Path) -> None:
    forged = (FOLDER / "roll-changed.json").read_text(encoding="utf-8")
    illegal = (FOLDER / "choice-of-another-seat.json").read_text(encoding="utf-8")
    with running_server(data) as server:
        verdict = server.post("/api/verify?language=de", forged).expect()
        assert verdict["text"].startswith("Falsch: Entscheidung 6 (Platz 0, claim:2): Die Aufzeichnung enthält")
        verdict = server.post("/api/verify?language=pl", illegal).expect()
        assert "nie ma miejsca 1000000" in verdict["text"]
        assert server.post("/api/verify?language=de", "{").expect(400)["why"].startswith("Die Aufzeichnung ist in")
        assert server.post("/api/tables/import?language=pl", "{}").expect(400)["why"].startswith("To nie jest")
        setup = {"game": GAME.id, "seats": ["open"] * 9}
        assert server.post("/api/tables?language=de", setup).expect(400)["why"].endswith("2 bis 4 Plätze, nicht 9.")


def test_a_replay_is_told_in_the_language_of_the_request(data: Path) -> None:
    with running_server(data) as server:
        created = server.open("black-dice", "me", "greedy", names=["Anne"], seed=1, start=True)
        path, token = (
            f"/api/tables/{created['table']}/moments?seat=0&first=0&last=0",
            created["seat_tokens"][0]["token"],
        )
        moments = {}
        for language in offered_languages():
            (moments[language],) = server.get(f"{path}&language={language}", token).expect()["moments"]
    assert len({moment["goal"] for moment in moments.values()}) == len(moments)
    for language, moment in moments.items():
        with reading_in(language):
            assert moment["goal"] == all_games()["black-dice"].words.goal(moment["view"])
        assert (moment["view"], moment["hints"]) == (moments["en"]["view"], moments["en"]["hints"])


def test_jobs_that_take_turns_each_keep_their_language() -> None:
    def read_twice() -> Steps[list[str]]:
        first = text("notice-begins")
        yield
        return [first, text("notice-begins")]

    german, polish = steps_in_language("de", read_twice()), steps_in_language("pl", read_twice())
    next(german)
    next(polish)
    assert finish(german) == ["Das Spiel beginnt."] * 2
    assert finish(polish) == ["Gra się zaczyna."] * 2
    assert text("notice-begins") == "The game begins."
