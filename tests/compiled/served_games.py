"""Prints whether the server's tables are compiled and a hash of what it sends at seeded games, as JSON.

python -m tests.compiled.served_games
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from hashlib import blake2b
from pathlib import Path
from typing import Any

from jollyroger.engine import Game
from jollyroger.server.tables import live_table

from ..server.in_process import InProcessServer, games, in_process
from ..server.recording_client import RecordingClient

CHOICES = 60
"""How many choices of a game are made at most."""
CHOICES_BETWEEN_UNDOS = 7


async def served(server: InProcessServer, game: Game[Any]) -> str:
    """A hash of all that the clients of a table see after each choice, one of them for each seat."""
    luck, seats = random.Random(5), game.default_seats
    names = [f"Player {seat + 1}" for seat in range(seats)]
    clients = await server.connect_all(await server.open(*["me"] * seats, names=names, seed=11, game=game.id))
    seen = blake2b(digest_size=8)
    for number in range(CHOICES):
        for client in clients:
            await client.wait_for_start()
            await client.wait_for(version=max(each.version for each in clients))
            seen.update(json.dumps([client.update, client.log]).encode())
        if clients[0].is_over:
            break
        answer = await next_choice(clients, luck)
        if number % CHOICES_BETWEEN_UNDOS == 0:
            answer = await try_to_undo(clients, luck)
        seen.update(f"{answer['type']} {answer.get('why')} {answer['version']}".encode())
        for client in clients:
            await client.wait_for(version=answer["version"])
    return seen.hexdigest()


async def next_choice(clients: list[RecordingClient], luck: random.Random) -> dict[str, Any]:
    """One of those who must choose does so."""
    client = next(client for client in clients if client.must_choose())
    return await client.choose(luck.choice(client.update["question"]["options"])["id"])


async def try_to_undo(clients: list[RecordingClient], luck: random.Random) -> dict[str, Any]:
    client = luck.choice(clients)
    return await client.send("undo", seat=client.update["seat"], version=client.version)


async def serve_all() -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        async with in_process(Path(folder)) as server:
            return {id: await served(server, game) for id, game in games().items()}


def main() -> None:
    compiled = not str(live_table.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "games": asyncio.run(serve_all())}))  # noqa: T201


if __name__ == "__main__":
    main()
