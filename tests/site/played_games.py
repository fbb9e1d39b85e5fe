"""Finished games on the server, from which tests open tables at any moment."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from websockets.sync.client import connect

from jollyroger.bots import Decision, Mate
from jollyroger.engine import Action, Ask, Fast, Game, Match, Sealed

from ..server.server_process import ServerProcess


class PlayedGame(NamedTuple):
    """A game that bots have played to its end, as a finished table."""

    table: str
    seats: int
    choices_of_seat_0: list[int]
    """The moments at which seat 0 had a choice."""
    last: int

    def moment(self, part: float) -> int:
        """A moment at which seat 0 is asked: 0 is the first of them, 1 the last."""
        return self.choices_of_seat_0[round(part * (len(self.choices_of_seat_0) - 1))]


def play_game(
    server: ServerProcess, game: Game[Any], seats: int, seed: int, options: dict[str, str] | None = None, *names: str
) -> PlayedGame:
    """Play a game by bots; the same seed gives the same game."""
    match = Match(game, seats, Sealed(seed.to_bytes(32, "big")), options)
    bot, chance, moments = Mate(), Fast(seed), list[int]()

    def choose(ask: Ask) -> Action | None:
        if ask.seat == 0 and not ask.may and len(ask.options) > 1:
            moments.append(len(match.choices))
        return bot.choose(Decision(game, match.s, ask, chance))

    while match.s.result is None:
        _step(match, choose)
    created = server.post("/api/tables/import", match.record().dumps()).expect(201)
    for seat in range(seats):
        name = names[seat] if seat < len(names) else f"Captain {seat + 1}"
        server.post(f"/api/tables/{created['table']}/seats", {"token": created["join"], "name": name}).expect(201)
    _start(server, created)
    return PlayedGame(created["table"], seats, moments, len(match.choices))


def play_on(server: ServerProcess, played: PlayedGame, moment: int) -> Any:
    """Open a table that continues from a moment, with a person in seat 0 and bots in the others."""
    clone = {"moment": moment, "name": "Anne", "seats": ["me", *["greedy"] * (played.seats - 1)]}
    return server.post(f"/api/tables/{played.table}/clone", clone).expect(201)


def _step(match: Match[Any], choose: Callable[[Ask], Action | None]) -> None:
    """Make one choice: of the first seat that may interrupt and does, or else of the first that must choose."""
    for ask in sorted(match.s.asks, key=lambda ask: not ask.may):
        if (action := choose(ask)) is not None:
            match.choose(ask.seat, str(action))
            return
    raise AssertionError("a seat that must choose did not")


def _start(server: ServerProcess, created: Any) -> None:
    with connect(f"ws://{server.address}/api/tables/{created['table']}/live", max_size=None, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [created["host"]]}))
        socket.send(json.dumps({"type": "start", "key": "start"}))
        while (message := json.loads(socket.recv(timeout=30)))["type"] != "done":
            assert message["type"] != "refused", message
