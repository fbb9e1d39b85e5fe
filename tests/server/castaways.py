"""People who go on playing whatever happens to the server, and write down every choice that was acknowledged."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Sequence
from typing import Any

from websockets.exceptions import InvalidHandshake, InvalidMessage

from jollyroger.engine import Game, Record, replay

from .sailor import Hangup, Message, Sailor
from .served import Served

HASTE = 0.01
"""Seconds somebody takes to choose."""


class Castaway:
    """One seat's player. A choice without an answer is sent again with its key, to any server there is."""

    def __init__(self, fleet: Sequence[Served], table: str, seat: int, token: str) -> None:
        self.fleet = fleet
        self.table, self.seat, self.token = table, seat, token
        self.journal: dict[str, tuple[str, int]] = {}
        """What was chosen by which key, and the version it is said to have led to."""
        self.wish: Message | None = None
        self.luck = random.Random(seat)
        self.stop = False
        self.lines = 0
        self.over = False

    async def play(self) -> None:
        while not self.over and not (self.stop and self.wish is None):
            server = self.luck.choice(self.fleet)
            try:
                sailor = await server.sailor(self.table, self.token)
            except (OSError, InvalidHandshake, InvalidMessage, EOFError):
                await asyncio.sleep(0.1)
                continue
            self.lines += 1
            try:
                await self.work(sailor)
            except Hangup:
                await asyncio.sleep(0.05)
            finally:
                await sailor.leave()

    async def work(self, sailor: Sailor) -> None:
        while True:
            if self.wish is None:
                if self.stop:
                    return
                await sailor.until(sailor.to_do, lambda: self.stop or sailor.over, patience=60)
                if sailor.over:
                    self.over = True
                if self.stop or self.over:
                    return
                await asyncio.sleep(HASTE * self.luck.random())
                update = sailor.update
                if not update["question"]:
                    continue
                option = self.luck.choice(update["question"]["options"])["id"]
                self.wish = {"seat": self.seat, "action": option, "version": update["version"]}
                self.wish["key"] = secrets.token_hex(8)
            answer = await sailor.ask("choose", **self.wish)
            if answer["type"] == "done":
                self.journal[self.wish["key"]] = self.wish["action"], answer["version"]
            elif "could not be saved" in answer["why"]:
                continue
            self.wish = None


class Raft:
    """A table where people play, and what they wrote down about it."""

    def __init__(self, fleet: Sequence[Served], game: Game[Any], seats: int) -> None:
        self.fleet = fleet
        self.game = game
        self.table = fleet[0].open(game.id, *["me"] * seats, start=True)
        self.id: str = self.table["table"]
        self.crew = [Castaway(fleet, self.id, held["seat"], held["token"]) for held in self.table["seat_tokens"]]
        self.tasks = [asyncio.create_task(castaway.play()) for castaway in self.crew]

    async def rescue(self) -> None:
        """Let them stop, and see that the table knows what they wrote down: nothing less, nothing more."""
        for castaway in self.crew:
            castaway.stop = True
        for castaway, task in zip(self.crew, self.tasks, strict=True):
            # Whoever waits for others wakes up when something happens; nothing more will.
            await asyncio.wait({task}, timeout=3)
            if castaway.wish is None:
                task.cancel()
            else:
                await asyncio.wait_for(task, 30)
        await asyncio.gather(*self.tasks, return_exceptions=True)
        tokens = [self.table["host"], *(held["token"] for held in self.table["seat_tokens"])]
        record = Record.loads(self.fleet[0].get(f"/api/tables/{self.id}/export", *tokens).text)
        replay(self.game, record)
        for castaway in self.crew:
            mine = [choice for choice in record.choices if choice.seat == castaway.seat]
            assert len(mine) == len(castaway.journal), "a choice was lost or made twice"
            for action, version in castaway.journal.values():
                # The start is the first version of the game, and every choice one more.
                choice = record.choices[version - 2]
                assert (choice.seat, choice.action) == (castaway.seat, action)
