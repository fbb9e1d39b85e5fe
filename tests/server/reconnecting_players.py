"""Players who keep playing while servers are killed, and note every choice that was acknowledged."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Sequence
from typing import Any

from websockets.exceptions import InvalidHandshake, InvalidMessage

from jollyroger.engine import Game, Record, replay

from .recording_client import Disconnected, Message, RecordingClient
from .server_process import NetworkConnection, ServerProcess

MAX_THINK_SECONDS = 0.01


class ReconnectingPlayer:
    """Plays one seat. A choice that was not answered is sent again with its key, to any of the servers."""

    def __init__(self, servers: Sequence[ServerProcess], table: str, seat: int, token: str) -> None:
        self.servers = servers
        self.table, self.seat, self.token = table, seat, token
        self.acknowledged: dict[str, tuple[str, int]] = {}
        """By key, the action that was chosen and the version it led to according to the server."""
        self.unanswered: Message | None = None
        self.luck = random.Random(seat)
        self.stop = False
        self.connections = 0
        self.is_over = False
        self.client: RecordingClient | None = None

    async def play(self) -> None:
        while not self.is_over and not (self.stop and self.unanswered is None):
            server = self.luck.choice(self.servers)
            try:
                client = await server.connect(self.table, self.token)
            except (OSError, InvalidHandshake, InvalidMessage, EOFError):
                await asyncio.sleep(0.1)
                continue
            self.connections += 1
            self.client = client
            try:
                await self.play_connected(client)
            except Disconnected:
                await asyncio.sleep(0.05)
            finally:
                self.client = None
                await client.leave()

    def cut_connection(self) -> None:
        """Lose the connection without a farewell, as when a cable is pulled."""
        if self.client is not None:
            assert isinstance(self.client.connection, NetworkConnection)
            self.client.connection.abort()

    async def play_connected(self, client: RecordingClient) -> None:
        while True:
            if self.unanswered is None:
                if self.stop:
                    return
                await client.wait_until(client.must_choose, lambda: self.stop or client.is_over, timeout=60)
                if client.is_over:
                    self.is_over = True
                if self.stop or self.is_over:
                    return
                await asyncio.sleep(MAX_THINK_SECONDS * self.luck.random())
                update = client.update
                if not update["question"]:
                    continue
                option = self.luck.choice(update["question"]["options"])["id"]
                self.unanswered = {"seat": self.seat, "action": option, "version": update["version"]}
                self.unanswered["key"] = secrets.token_hex(8)
            answer = await client.send("choose", **self.unanswered)
            if answer["type"] == "done":
                self.acknowledged[self.unanswered["key"]] = self.unanswered["action"], answer["version"]
            elif "could not be saved" in answer["why"]:
                await asyncio.sleep(0.05)
                continue
            self.unanswered = None


class CheckedTable:
    """A table with a reconnecting player in each seat."""

    def __init__(self, servers: Sequence[ServerProcess], game: Game[Any], seats: int, table: Any = None) -> None:
        """`table`: one that was opened already."""
        self.servers = servers
        self.game = game
        self.table = table or servers[0].open(game.id, *["me"] * seats, start=True)
        self.id: str = self.table["table"]
        self.players = [
            ReconnectingPlayer(servers, self.id, taken["seat"], taken["token"]) for taken in self.table["seat_tokens"]
        ]
        self.tasks = [asyncio.create_task(player.play()) for player in self.players]

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def is_over(self) -> bool:
        return all(player.is_over for player in self.players)

    async def stop_and_check(self) -> Record:
        """Stop the players, and check that the record has exactly the choices that were acknowledged."""
        for player in self.players:
            player.stop = True
        for player, task in zip(self.players, self.tasks, strict=True):
            # A player who waits for others wakes up only when something happens, and nothing more will.
            await asyncio.wait({task}, timeout=3)
            if player.unanswered is None:
                task.cancel()
            else:
                await asyncio.wait_for(task, 30)
        for result in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        tokens = [self.table["host"], *(taken["token"] for taken in self.table["seat_tokens"])]
        record = Record.loads(self.servers[0].get(f"/api/tables/{self.id}/export", *tokens).text)
        replay(self.game, record)
        for player in self.players:
            recorded = [choice for choice in record.choices if choice.seat == player.seat]
            assert len(recorded) == len(player.acknowledged), "a choice was lost or made twice"
            for action, version in player.acknowledged.values():
                # The start is the first version of the game, and every choice adds one.
                choice = record.choices[version - 2]
                assert (choice.seat, choice.action) == (player.seat, action)
        return record
