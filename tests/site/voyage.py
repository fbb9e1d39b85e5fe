"""Whole games played beforehand, so that a table can be laid at any moment of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from websockets.sync.client import connect

from jollyroger.bots import Decision, Mate
from jollyroger.engine import Action, Ask, Fast, Game, Match, Sealed

from ..server.server_process import ServerProcess


class Voyage(NamedTuple):
    """A game that bots have played to its end, as a table that is over."""

    table: str
    seats: int
    asked: list[int]
    """The moments at which seat 0 had a choice to make."""
    last: int

    def moment(self, part: float) -> int:
        """A moment at which seat 0 is asked: 0 is the first of them, 1 the last."""
        return self.asked[round(part * (len(self.asked) - 1))]


def sailed(
    server: ServerProcess, game: Game[Any], seats: int, seed: int, options: dict[str, str] | None = None, *names: str
) -> Voyage:
    """The same game for the same seed."""
    match = Match(game, seats, Sealed(seed.to_bytes(32, "big")), options)
    bot, luck, asked = Mate(), Fast(seed), list[int]()

    def choose(ask: Ask) -> Action | None:
        if ask.seat == 0 and not ask.may and len(ask.options) > 1:
            asked.append(len(match.choices))
        return bot.choose(Decision(game, match.s, ask, luck))

    while match.s.result is None:
        _step(match, choose)
    created = server.post("/api/tables/import", match.record().dumps()).expect(201)
    for seat in range(seats):
        name = names[seat] if seat < len(names) else f"Captain {seat + 1}"
        server.post(f"/api/tables/{created['table']}/seats", {"token": created["join"], "name": name}).expect(201)
    _start(server, created)
    return Voyage(created["table"], seats, asked, len(match.choices))


def boarded(server: ServerProcess, voyage: Voyage, moment: int) -> Any:
    """A table that goes on from a moment of the voyage, with a person in seat 0 and bots in the others."""
    wish = {"moment": moment, "name": "Anne", "seats": ["me", *["greedy"] * (voyage.seats - 1)]}
    return server.post(f"/api/tables/{voyage.table}/clone", wish).expect(201)


def _step(match: Match[Any], choose: Callable[[Ask], Action | None]) -> None:
    """One choice: of whoever may speak up and does, or else of the first who must."""
    for ask in sorted(match.s.asks, key=lambda ask: not ask.may):
        if (action := choose(ask)) is not None:
            match.choose(ask.seat, str(action))
            return
    raise AssertionError("a seat that must choose stayed silent")


def _start(server: ServerProcess, created: Any) -> None:
    with connect(f"ws://{server.address}/api/tables/{created['table']}/live", max_size=None, proxy=None) as line:
        line.send(json.dumps({"type": "hello", "tokens": [created["host"]]}))
        line.send(json.dumps({"type": "start", "key": "start"}))
        while (heard := json.loads(line.recv(timeout=30)))["type"] != "done":
            assert heard["type"] != "refused", heard
