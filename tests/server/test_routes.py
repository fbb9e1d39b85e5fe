"""The endpoints: their answers, and their errors. They are the same over HTTP and inside a browser."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from jollyroger.engine import Record
from jollyroger.games import all_games

from ..toy import GAME as TOY
from .any_server import AnyServer
from .run_async import run_async

BAD_REQUESTS: dict[str, tuple[str, str, Any, int]] = {
    "no table": ("GET", "/api/tables/none", None, 404),
    "no table to join": ("POST", "/api/tables/none/seats", {"token": "t", "name": "n"}, 404),
    "no record": ("GET", "/api/tables/none/record", None, 404),
    "no game": ("GET", "/api/games/none/rules", None, 404),
    "no daily game": ("GET", "/api/daily/none", None, 404),
    "daily for too many": ("GET", f"/api/daily/{TOY.id}?seats=99", None, 400),
    "nothing": ("GET", "/api/none", None, 404),
    "invalid UTF-8 in a table's id": ("GET", "/api/tables/%ff%fe", None, 404),
    "a method that is not allowed": ("DELETE", "/api/lobby", None, 405),
    "a very long id": ("GET", "/api/tables/" + "a" * 5000, None, 404),
    "not JSON": ("POST", "/api/tables", "avast", 400),
    "not a table": ("POST", "/api/tables", [], 400),
    "an unknown field": ("POST", "/api/tables", {"game": TOY.id, "seats": ["me", "me"], "rum": 1}, 400),
    "an unknown game": ("POST", "/api/tables", {"game": "none", "seats": ["me", "me"]}, 409),
    "an unknown bot": ("POST", "/api/tables", {"game": TOY.id, "seats": ["me", "parrot"]}, 409),
    "too many seats": ("POST", "/api/tables", {"game": TOY.id, "seats": ["me"] * 9}, 400),
    "an unknown option": ("POST", "/api/tables", {"game": TOY.id, "seats": ["me"] * 2, "options": {"a": "b"}}, 400),
    "a seat that is free": ("POST", "/api/tables", {"game": TOY.id, "seats": ["me", "open"], "start": True}, 409),
    "the same name twice": ("POST", "/api/tables", {"game": TOY.id, "seats": ["me"] * 2, "names": ["A", "a"]}, 409),
    "a salt that is none": ("POST", "/api/tables", {"game": TOY.id, "seats": ["me"] * 2, "salt": "xy"}, 400),
    "a clock too short": (
        "POST",
        "/api/tables",
        {"game": TOY.id, "seats": ["me"] * 2, "policy": {"clock": {"move": 0}}},
        400,
    ),
    "a grace too short": (
        "POST",
        "/api/tables",
        {"game": TOY.id, "seats": ["me"] * 2, "policy": {"substitute_after": 1}},
        400,
    ),
    "a record that is none": ("POST", "/api/tables/import", "avast", 400),
    "nested too deeply": ("POST", "/api/tables", '{"x":' + "[" * 30000 + "]" * 30000 + "}", 400),
    "a record nested too deeply": ("POST", "/api/tables/import", "[" * 200_000, 400),
    "a record with a huge number": ("POST", "/api/tables/import", '{"seats": ' + "9" * 10_000 + "}", 400),
}


@pytest.fixture(params=["http", "browser"])
def server(request: pytest.FixtureRequest) -> AnyServer:
    """One server of each kind for all tests."""
    server: AnyServer = request.getfixturevalue(f"{request.param}_server")
    return server


@pytest.mark.parametrize("request_name", BAD_REQUESTS)
def test_every_error_is_answered_with_a_sentence(server: AnyServer, request_name: str) -> None:
    method, path, body, status = BAD_REQUESTS[request_name]
    answer = server.call(method, path, body).expect(status)
    assert list(answer) == ["why"]
    assert answer["why"].endswith((".", "`", "'", ")"))


def test_a_body_over_the_limit_is_refused(server: AnyServer) -> None:
    answer = server.post("/api/tables", "x" * (64 * 1024 + 1)).expect(413)
    assert "too much" in answer["why"]
    assert "too much" in server.post("/api/verify", "x" * (4 * 1024 * 1024 + 1)).expect(413)["why"]


def test_the_lobby_lists_all_games_and_bots(server: AnyServer) -> None:
    lobby = server.get("/api/lobby").expect()
    assert [game["id"] for game in lobby["games"]] == [TOY.id, *all_games()]
    assert "mate" in [bot["id"] for bot in lobby["bots"]]


@pytest.mark.parametrize("game", all_games())
def test_the_rules_of_a_game_are_sent_as_text_and_one_by_one(server: AnyServer, game: str) -> None:
    rules = server.get(f"/api/games/{game}/rules").expect()
    assert rules["text"].startswith("# ")
    assert all(rule["id"] and rule["text"] for rule in rules["rules"])
    assert len({rule["id"] for rule in rules["rules"]}) == len(rules["rules"]) > 10


def test_a_seat_is_taken_over_http(server: AnyServer) -> None:
    table = server.open(TOY.id, "me", "open", names=["Anne"])
    seats = f"/api/tables/{table['table']}/seats"
    join = {"token": table["join"], "name": "Mary"}
    assert "not valid" in server.post(seats, join | {"token": table["watch"]}).expect(409)["why"]
    assert "not valid" in server.post(seats, join | {"token": "æ"}).expect(409)["why"]
    assert "called" in server.post(seats, join | {"name": "ANNE"}).expect(409)["why"]
    taken = server.post(seats, join).expect(201)
    assert taken["seat"] == 1
    assert "All seats are taken" in server.post(seats, join | {"name": "Jack"}).expect(409)["why"]
    path = f"/api/tables/{table['table']}"
    assert server.get(path).expect()["join"] is None
    assert server.get(path, taken["token"]).expect()["join"] == table["join"]
    assert server.get(path, table["host"]).expect()["watch"] == table["watch"]
    assert [seat["name"] for seat in server.get(path).expect()["seats"]] == ["Anne", "Mary"]


@run_async
async def test_past_moments_are_sent_only_to_those_who_may_see_them(server: AnyServer) -> None:
    table = server.open(TOY.id, "me", "me")
    path = f"/api/tables/{table['table']}/moments"
    tokens = [taken["token"] for taken in table["seat_tokens"]]
    assert "not begun" in server.get(path, table["watch"]).expect(409)["why"]
    host = await server.connect(table["table"], table["host"])
    await host.expect_done("start")
    both = await server.connect(table["table"], *tokens)
    await both.wait_until(lambda: len(both.updates) == 2)
    await both.choose(seat=0)
    await both.choose(seat=1)
    await both.wait_until(lambda: all(update["moment"] == 2 for update in both.updates.values()))
    assert server.get(path).expect(403)
    assert server.get(f"{path}?seat=0", tokens[1]).expect(403)
    assert server.get(f"{path}?seat=0", table["watch"]).expect(403)
    assert server.get(f"{path}?seat=7", tokens[1]).expect(404)
    assert server.get(f"{path}?seat=x", tokens[1]).expect(400)
    seen = server.get(f"{path}?seat=0", tokens[0]).expect()
    assert (seen["seat"], seen["last"], len(seen["moments"])) == (0, 2, 3)
    assert seen["moments"][2]["view"] == both.updates[0]["view"]
    assert [moment["log"] for moment in seen["moments"]] == [moment["events"] for moment in both.logs[0]]
    assert len(server.get(f"{path}?first=1&last=1", table["watch"]).expect()["moments"]) == 1
    assert server.get(f"{path}?first=9", table["watch"]).expect()["moments"] == []
    assert seen["moments"][0]["text_board"] is None
    with_text = server.get(f"{path}?seat=0&text_board=1", tokens[0]).expect()["moments"][2]
    assert with_text["text_board"]["board"] == TOY.words.text_board(with_text["view"])
    await both.leave()
    await host.leave()


def play_bots_only(server: AnyServer, **more: Any) -> tuple[str, str]:
    """Let bots play a game to its end. Returns the path of the table, and the record."""
    return await_record(server, server.open(TOY.id, "random", "random", start=True, **more))


def await_record(server: AnyServer, table: dict[str, Any]) -> tuple[str, str]:
    """The path of a table that bots play at, and the record of its game."""
    path = f"/api/tables/{table['table']}"

    async def watch() -> None:
        watcher = await server.connect(table["table"], table["watch"])
        await watcher.wait_until(lambda: watcher.is_over)
        await watcher.leave()

    asyncio.run(watch())
    return path, server.get(f"{path}/record").text


def test_proven_legal_and_false_records_are_told_apart(server: AnyServer) -> None:
    _, text = play_bots_only(server)
    data = json.loads(text)
    verdict = server.post("/api/verify", text).expect()
    assert verdict["outcome"] == "proven"
    assert verdict["choices"] == len(data["choices"])
    assert verdict["derived_rolls"] == len(Record.loads(text).rolls())
    assert (verdict["taken_rolls"], verdict["unproven_choices"]) == (0, 0)

    forged = {**data, "played_on_from": len(data["choices"])}
    verdict = server.post("/api/verify", forged).expect()
    assert verdict["outcome"] == "unproven"
    assert (verdict["derived_rolls"], verdict["unproven_choices"]) == (0, len(data["choices"]))
    assert verdict["text"].startswith("Legal but not proven: ")

    data["deal"][0] = (data["deal"][0] + 1) % 24
    verdict = server.post("/api/verify", data).expect()
    assert verdict["outcome"] == "false"
    assert verdict["text"].startswith("False: The deal")


def test_nothing_is_said_about_a_file_that_is_not_a_record(server: AnyServer) -> None:
    _, text = play_bots_only(server)
    for wrong in ("avast", "[" * 100_000, '{"format": ' + "9" * 9999 + "}", text[:-20]):
        assert "record" in server.post("/api/verify", wrong).expect(400)["why"]
    for name, value in (("version", 99), ("game", "chess"), ("components_hash", "abc")):
        assert server.post("/api/verify", {**json.loads(text), name: value}).expect(400)["why"]


def test_a_record_is_not_available_before_the_game_is_over(server: AnyServer) -> None:
    table = server.open(TOY.id, "me", "me", start=True)
    path = f"/api/tables/{table['table']}"
    assert "not over" in server.get(f"{path}/record", table["host"]).expect(409)["why"]
    assert "Only the host" in server.get(f"{path}/export").expect(409)["why"]
    tokens = [table["host"], *(taken["token"] for taken in table["seat_tokens"])]
    assert "others hold" in server.get(f"{path}/export", *tokens[:2]).expect(409)["why"]
    assert Record.loads(server.get(f"{path}/export", *tokens).text).secret is None


def test_a_game_is_cloned_and_imported_over_http(server: AnyServer) -> None:
    path, text = play_bots_only(server, seed=5)
    clone = server.post(f"{path}/clone", {"moment": 2, "name": "Anne", "seats": ["me", "open"]}).expect(201)
    assert server.get(f"/api/tables/{clone['table']}").expect()["cloned_from"] == path.rpartition("/")[2]
    assert "seats, not 1" in server.post(f"{path}/clone", {"moment": 2, "seats": ["me"]}).expect(409)["why"]
    made = server.post("/api/tables/import", text).expect(201)
    info = server.get(f"/api/tables/{made['table']}").expect()
    assert [seat_info["kind"] for seat_info in info["seats"]] == ["open", "open"]


@pytest.mark.parametrize("moment", [0, 5])
def test_the_record_of_a_clone_carries_the_proof_of_the_game_it_was_played_on_from(
    server: AnyServer, moment: int
) -> None:
    path, text = play_bots_only(server)
    clone = server.post(f"{path}/clone", {"moment": moment, "seats": ["random", "random"]}).expect(201)
    _, cloned = await_record(server, clone)
    origin, record = Record.loads(text), Record.loads(cloned)
    assert record.choices[:moment] == origin.choices[:moment]
    assert record.origin == origin.proof
    verdict = server.post("/api/verify", cloned).expect()
    assert (verdict["derived_rolls"], verdict["taken_rolls"]) == (len(record.rolls()), 0)


def test_the_daily_game_shows_how_bots_do_today(server: AnyServer) -> None:
    first, again = (server.get(f"/api/daily/{TOY.id}?seats=3").expect() for _ in range(2))
    assert first == again
    assert first["par"]["name"] == "Mate"
    assert first["par"]["choices"] > 0
    assert (first["best"], first["yours"], first["rank"]) == ([], None, None)


def test_a_finished_daily_game_is_ranked_among_the_others_of_that_day(server: AnyServer) -> None:
    created = server.open(TOY.id, "me", "random", names=["Anne"], daily=True, start=True)
    address = f"/api/daily/{TOY.id}?seats=2&table={created['table']}"
    unfinished = server.get(address).expect()
    assert (unfinished["yours"], unfinished["played"]) == (None, 0)

    async def play() -> None:
        anne = await server.connect(created["table"], created["seat_tokens"][0]["token"])
        await anne.play(random.Random(1))
        await anne.leave()

    asyncio.run(play())
    for _ in range(2):
        daily = server.get(address).expect()
        assert daily["yours"]["name"] == "Anne"
        assert (daily["rank"], daily["played"], daily["best"]) == (1, 1, [daily["yours"]])
    assert server.get(f"/api/daily/{TOY.id}?seats=2").expect()["best"] == [daily["yours"]]
    other = server.open(TOY.id, "me", "random", names=["Anne"], start=True)
    server.get(f"/api/daily/{TOY.id}?seats=2&table={other['table']}").expect(404)


def test_listed_tables_are_shown_and_their_summaries_contain_no_token(server: AnyServer) -> None:
    table = server.open(TOY.id, "me", "open", policy={"listed": True}, title="<b>Tortuga</b>")
    text = server.get("/api/tables").text
    shown = next(row for row in json.loads(text)["open"] if row["id"] == table["table"])
    assert (shown["title"], shown["free_seats"], shown["join"]) == ("<b>Tortuga</b>", 1, table["join"])
    assert not [token for token in (table["host"], table["watch"], table["seat_tokens"][0]["token"]) if token in text]


def test_a_title_is_one_line_of_printable_characters(server: AnyServer) -> None:
    table = server.open(TOY.id, "me", "open", title="Tor\u0000tu\u001b[2Jga\n\u202eevil\u2028x\ud83c\udff4")
    assert server.get(f"/api/tables/{table['table']}").expect()["title"] == "Tor tu [2Jga evil x\U0001f3f4"
