"""Games from the deal to the end, over real sockets: everybody sees the same, and the record is true."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from jollyroger import cli
from jollyroger.engine import Game, Record, replay
from jollyroger.games import all_games
from jollyroger.server.tables import updates

from .afloat import afloat
from .sailor import Sailor
from .served import Served, served

EVERY = 10
"""After how many choices the one who comes and goes drops his line."""


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
@afloat
async def test_a_game_is_played_to_the_end_and_nobody_misses_anything(tmp_path: Path, game: Game[Any]) -> None:
    with served(tmp_path) as server:
        table = server.open(game.id, "me", *["open"] * (min(4, game.seats[-1]) - 1), salt="00ff")
        tokens = [table["seat_tokens"][0]["token"]]
        salts = ["00ff"]
        for name in ("Anne", "Mary", "Jack")[: min(4, game.seats[-1]) - 1]:
            salts.append(secrets.token_hex(16))
            wish = {"token": table["join"], "name": name, "salt": salts[-1]}
            tokens.append(server.post(f"/api/tables/{table['table']}/seats", wish).got(201)["token"])
        seated = [await server.sailor(table["table"], token) for token in tokens]
        watcher = await server.sailor(table["table"], table["watch"])
        gathered = [*seated, watcher]
        for salt in salts:
            assert not any(salt in text for sailor in gathered for text in sailor.raw), "a salt was told too early"
        host = await server.sailor(table["table"], table["host"])
        await host.done("start")
        rover = Rover(server, table["table"], tokens[0])
        roving = asyncio.create_task(rover.rove())
        await asyncio.gather(*(sailor.play(random.Random(seat)) for seat, sailor in enumerate(seated)))
        await watcher.until(lambda: watcher.over)
        await roving

        assert rover.returns >= 2
        assert rover.log == seated[0].log
        assert rover.update["view"] == seated[0].update["view"]

        text = server.get(f"/api/tables/{table['table']}/record").text
        file = tmp_path / "record.json"
        file.write_text(text, encoding="utf-8")
        assert cli.main(["verify", str(file)]) == 0
        match = replay(game, Record.loads(text))
        for seat, sailor in enumerate([*seated, watcher]):
            reader = seat if sailor is not watcher else None
            again = updates.update(game, match, reader, sailor.version, 0, "own")
            expected = msgspec.json.decode(msgspec.json.encode(again))
            assert sailor.update | {"log": sailor.log, "log_from": 0, "type": "update"} == expected

        secret = Record.loads(text).secret
        assert secret is not None
        await seated[0].until(lambda: seated[0].info["secret"] == secret)
        # The secret is told when the game is over, and not before.
        for sailor in (*gathered, host):
            telling = [json.loads(text) for text in sailor.raw if secret in text]
            assert all(message["status"] == "over" for message in telling)
        # Nothing that opens a seat is shown to anybody else, nor is it written down.
        private = [table["host"], table["join"], table["watch"], secret]
        for sailor in (watcher,):
            assert not any(word in text for word in private[:3] for text in sailor.raw)
        for holder, sailor in enumerate([*seated, watcher, host]):
            others = [token for seat, token in enumerate(tokens) if seat != holder]
            assert not any(token in text for token in [*others, table["host"]] for text in sailor.raw)
        assert not [word for word in [*private, *tokens, *salts[1:]] if word in server.log]
        for sailor in [*gathered, host]:
            await sailor.leave()


class Rover:
    """A second window on a seat that closes every few choices and is opened again, and never asks twice."""

    def __init__(self, server: Served, table: str, token: str) -> None:
        self.server, self.table, self.token = server, table, token
        self.log: list[Any] = []
        self.update: Any = {}
        self.returns = -1

    async def rove(self) -> None:
        while not self.update or self.update["result"] is None:
            known = len(self.log)
            seen = self.update["version"] if self.update else None
            sailor = await self.server.sailor(self.table, self.token, version=seen, known={0: self.log[:]})
            self.returns += 1
            await self.stay(sailor, known)

    async def stay(self, sailor: Sailor, known: int) -> None:
        """Look on for ten choices. Only what was missed is sent."""
        await sailor.until(
            lambda: bool(sailor.updates) and sailor.update["moment"] >= known + EVERY, lambda: sailor.over
        )
        first = next(message for message in map(msgspec.json.decode, sailor.raw) if message["type"] == "update")
        assert first["log_from"] == known
        assert len(first["log"]) == first["moment"] + 1 - known
        self.log, self.update = sailor.log[:], sailor.update
        await sailor.leave()
