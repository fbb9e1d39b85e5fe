"""Tables for a browser's own list: with their tokens, in every state, as the site saves them."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import connect

from jollyroger.bots import Decision, Mate
from jollyroger.engine import Fast, Game, Match, Sealed

from ..server.server_process import ServerProcess

Saved = dict[str, Any]


def saved_table(table: str, seats: dict[int, str], **more: str) -> Saved:
    """A table as the site keeps it in the browser."""
    return {"id": table, "game": "", "title": "", "seats": seats, "at": time.time(), **more}


def keep_tables(page: Page, *tables: Saved) -> None:
    """Put these tables into the browser's own list, and load the page again."""
    content = json.dumps({table["id"]: table for table in tables})
    page.evaluate("content => localStorage.setItem('jollyroger.tables', content)", content)
    page.reload()


def friends_table(server: ServerProcess, game: str, waits_for_me: bool, **more: Any) -> Saved:
    """A game of Anne and Bart that waits for the person of this browser, or for the other one."""
    created = server.open(game, "me", "me", names=["Anne", "Bart"], start=True, seed=5, **more)
    tokens = {taken["seat"]: taken["token"] for taken in created["seat_tokens"]}
    asked = {"tables": [{"table": created["table"], "tokens": list(tokens.values())}]}
    [listed] = server.post("/api/my-tables", asked).expect()["tables"]
    [seat] = [seat for seat in tokens if (seat in listed["waiting_for"]) == waits_for_me][:1]
    return saved_table(created["table"], {seat: tokens[seat]})


def finished_table(server: ServerProcess, game: Game[Any], seed: int) -> Saved:
    """A finished game in which this browser held the seat of the first winner, if somebody has won."""
    match = Match(game, game.seats[0], Sealed(seed.to_bytes(32, "big")))
    bot, chance = Mate(), Fast(seed)
    while match.s.result is None:
        for ask in sorted(match.s.asks, key=lambda ask: not ask.may):
            if (action := bot.choose(Decision(game, match.s, ask, chance))) is not None:
                match.choose(ask.seat, str(action))
                break
    created = server.post("/api/tables/import", match.record().dumps()).expect(201)
    tokens = []
    for name in ("Anne", "Bart", "Calico", "Dora")[: game.seats[0]]:
        join = {"token": created["join"], "name": name}
        tokens.append(server.post(f"/api/tables/{created['table']}/seats", join).expect(201)["token"])
    start_game(server, created)
    seat = next(iter(match.s.result.winners), 0)
    return saved_table(created["table"], {seat: tokens[seat]})


def start_game(server: ServerProcess, created: Any) -> None:
    """Start the game as its host."""
    with connect(f"ws://{server.address}/api/tables/{created['table']}/live", max_size=None, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [created["host"]]}))
        socket.send(json.dumps({"type": "start", "key": "start"}))
        while (message := json.loads(socket.recv(timeout=30)))["type"] != "done":
            assert message["type"] != "refused", message
