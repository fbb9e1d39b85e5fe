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

from .recording_client import RecordingClient
from .run_async import run_async
from .server_process import ServerProcess, running_server

EVERY = 10
"""After how many choices the one who comes and goes drops his line."""


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
@run_async
async def test_a_game_is_played_to_the_end_and_nobody_misses_anything(tmp_path: Path, game: Game[Any]) -> None:
    with running_server(tmp_path) as server:
        table = server.open(game.id, "me", *["open"] * (min(4, game.seats[-1]) - 1), salt="00ff")
        tokens = [table["seat_tokens"][0]["token"]]
        salts = ["00ff"]
        for name in ("Anne", "Mary", "Jack")[: min(4, game.seats[-1]) - 1]:
            salts.append(secrets.token_hex(16))
            wish = {"token": table["join"], "name": name, "salt": salts[-1]}
            tokens.append(server.post(f"/api/tables/{table['table']}/seats", wish).expect(201)["token"])
        seated = [await server.connect(table["table"], token) for token in tokens]
        watcher = await server.connect(table["table"], table["watch"])
        gathered = [*seated, watcher]
        for salt in salts:
            assert not any(salt in text for client in gathered for text in client.raw), "a salt was told too early"
        host = await server.connect(table["table"], table["host"])
        await host.expect_done("start")
        rover = Rover(server, table["table"], tokens[0])
        roving = asyncio.create_task(rover.rove())
        await asyncio.gather(*(client.play(random.Random(seat)) for seat, client in enumerate(seated)))
        await watcher.wait_until(lambda: watcher.is_over)
        await roving

        assert rover.returns >= 2
        assert rover.log == seated[0].log
        assert rover.update["view"] == seated[0].update["view"]

        text = server.get(f"/api/tables/{table['table']}/record").text
        file = tmp_path / "record.json"
        file.write_text(text, encoding="utf-8")
        assert cli.main(["verify", str(file)]) == 0
        match = replay(game, Record.loads(text))
        for seat, client in enumerate([*seated, watcher]):
            reader = seat if client is not watcher else None
            again = updates.build_update(game, match, reader, client.version, 0, "own")
            expected = msgspec.json.decode(msgspec.json.encode(again))
            assert client.update | {"log": client.log, "log_from": 0, "type": "update"} == expected

        secret = Record.loads(text).secret
        assert secret is not None
        await seated[0].wait_until(lambda: seated[0].info["secret"] == secret)
        # The secret is told when the game is over, and not before.
        for client in (*gathered, host):
            telling = [json.loads(text) for text in client.raw if secret in text]
            assert all(message["status"] == "over" for message in telling)
        # Nothing that opens a seat is shown to anybody else, nor is it written down.
        private = [table["host"], table["join"], table["watch"], secret]
        for client in (watcher,):
            assert not any(word in text for word in private[:3] for text in client.raw)
        for credentials, client in enumerate([*seated, watcher, host]):
            others = [token for seat, token in enumerate(tokens) if seat != credentials]
            assert not any(token in text for token in [*others, table["host"]] for text in client.raw)
        assert not [word for word in [*private, *tokens, *salts[1:]] if word in server.log]
        for client in [*gathered, host]:
            await client.leave()


class Rover:
    """A second window on a seat that closes every few choices and is opened again, and never asks twice."""

    def __init__(self, server: ServerProcess, table: str, token: str) -> None:
        self.server, self.table, self.token = server, table, token
        self.log: list[Any] = []
        self.update: Any = {}
        self.returns = -1

    async def rove(self) -> None:
        while not self.update or self.update["result"] is None:
            known = len(self.log)
            seen = self.update["version"] if self.update else None
            client = await self.server.connect(self.table, self.token, version=seen, known={0: self.log[:]})
            self.returns += 1
            await self.stay(client, known)

    async def stay(self, client: RecordingClient, known: int) -> None:
        """Look on for ten choices. Only what was missed is sent."""
        await client.wait_until(
            lambda: bool(client.updates) and client.update["moment"] >= known + EVERY, lambda: client.is_over
        )
        first = next(message for message in map(msgspec.json.decode, client.raw) if message["type"] == "update")
        assert first["log_from"] == known
        assert len(first["log"]) == first["moment"] + 1 - known
        self.log, self.update = client.log[:], client.update
        await client.leave()
