"""Whole games over real sockets: everybody sees the same, and the record is true."""

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
from jollyroger.server.tables.updates import log
from jollyroger.server.tables.updates.content import Viewpoint

from .recording_client import RecordingClient
from .run_async import run_async
from .server_process import ServerProcess, running_server
from .whole_updates import build_update

CHOICES_PER_CONNECTION = 10
"""How many choices `IntermittentClient` watches before it disconnects."""


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
@run_async
async def test_a_whole_game_reaches_everybody_completely_and_its_record_is_true(
    tmp_path: Path, game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The clients put together the whole log, which here is compared with a single update.
    monkeypatch.setattr(log, "MAX_LOG_MOMENTS", 10_000)
    with running_server(tmp_path) as server:
        table = server.open(game.id, "me", *["open"] * (min(4, game.seats[-1]) - 1), salt="00ff")
        tokens = [table["seat_tokens"][0]["token"]]
        salts = ["00ff"]
        for name in ("Anne", "Mary", "Jack")[: min(4, game.seats[-1]) - 1]:
            salts.append(secrets.token_hex(16))
            join = {"token": table["join"], "name": name, "salt": salts[-1]}
            tokens.append(server.post(f"/api/tables/{table['table']}/seats", join).expect(201)["token"])
        seated = [await server.connect(table["table"], token) for token in tokens]
        watcher = await server.connect(table["table"], table["watch"])
        gathered = [*seated, watcher]
        for salt in salts:
            assert not any(salt in text for client in gathered for text in client.raw), "a salt was sent too early"
        host = await server.connect(table["table"], table["host"])
        await host.expect_done("start")
        intermittent = IntermittentClient(server, table["table"], tokens[0])
        watching = asyncio.create_task(intermittent.run())
        await asyncio.gather(*(client.play(random.Random(seat)) for seat, client in enumerate(seated)))
        await watcher.wait_until(lambda: watcher.is_over)
        await watching

        assert intermittent.reconnections >= 2
        assert intermittent.log == seated[0].log
        assert intermittent.update["view"] == seated[0].update["view"]

        text = server.get(f"/api/tables/{table['table']}/record").text
        file = tmp_path / "record.json"
        file.write_text(text, encoding="utf-8")
        assert cli.main(["verify", str(file)]) == 0
        match = replay(game, Record.loads(text))
        for seat, client in enumerate([*seated, watcher]):
            reader = seat if client is not watcher else None
            again = build_update(game, match, Viewpoint(reader), client.version, 0)
            expected = msgspec.json.decode(msgspec.json.encode(again))
            assert client.update | {"log": client.log, "log_from": 0, "type": "update"} == expected

        secret = Record.loads(text).secret
        assert secret is not None
        await seated[0].wait_until(lambda: seated[0].info["secret"] == secret)
        # The secret is sent when the game is over, and not before.
        for client in (*gathered, host):
            revealing = [json.loads(text) for text in client.raw if secret in text]
            assert all(message["status"] == "over" for message in revealing)
        # Tokens are shown to nobody else, and are not in the log.
        private = [table["host"], table["join"], table["watch"], secret]
        for client in (watcher,):
            assert not any(word in text for word in private[:3] for text in client.raw)
        for credentials, client in enumerate([*seated, watcher, host]):
            others = [token for seat, token in enumerate(tokens) if seat != credentials]
            assert not any(token in text for token in [*others, table["host"]] for text in client.raw)
        assert not [word for word in [*private, *tokens, *salts[1:]] if word in server.log]
        for client in [*gathered, host]:
            await client.leave()


class IntermittentClient:
    """A second client of a seat that disconnects every few choices and connects again."""

    def __init__(self, server: ServerProcess, table: str, token: str) -> None:
        self.server, self.table, self.token = server, table, token
        self.log: list[Any] = []
        self.update: Any = {}
        self.reconnections = -1

    async def run(self) -> None:
        while not self.update or self.update["result"] is None:
            known = len(self.log)
            seen = self.update["version"] if self.update else None
            client = await self.server.connect(self.table, self.token, version=seen, known={0: self.log[:]})
            self.reconnections += 1
            await self.watch(client, known)

    async def watch(self, client: RecordingClient, known: int) -> None:
        """Watch some choices, then disconnect. Only what was missed must be sent on connecting."""
        await client.wait_until(
            lambda: bool(client.updates) and client.update["moment"] >= known + CHOICES_PER_CONNECTION,
            lambda: client.is_over,
        )
        first = next(message for message in map(msgspec.json.decode, client.raw) if message["type"] == "update")
        assert first["log_from"] == known
        assert len(first["log"]) == first["moment"] + 1 - known
        self.log, self.update = client.log[:], client.update
        await client.leave()
