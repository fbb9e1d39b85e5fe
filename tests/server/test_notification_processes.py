"""Two server processes on one database: one of them tells, also about people who are connected to the other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .conftest import required_variable
from .receivers import HttpReceiver, http_receiver
from .run_async import run_async
from .server_process import UNLIMITED, ServerProcess, ensure_stopped, start_server

TOY = "liars-cove"
AFTER = 3


def start_two(folder: Path, database: str, receiver: HttpReceiver) -> list[ServerProcess]:
    flags = ["--database", database, "--redis", required_variable("JOLLYROGER_REDIS")]
    flags += ["--public-url", "https://pirates.example", "--notify-test-host", receiver.host]
    flags += ["--notify-after", str(AFTER)]
    return [start_server(folder / name, *flags, module=UNLIMITED) for name in ("one", "two")]


@pytest.mark.parametrize("killed", [False, True])
@run_async
async def test_a_person_is_told_once_by_one_of_two_processes(tmp_path: Path, database: str, killed: bool) -> None:
    with http_receiver() as receiver:
        one, two = start_two(tmp_path, database, receiver)
        try:
            policy = {"clock": {"move": 86400}}
            created = one.open(TOY, "me", "me", names=["Anne", "Bart"], start=True, policy=policy)
            anne, bart = (taken["token"] for taken in created["seat_tokens"])
            for server, seat, token in ((one, 0, anne), (two, 1, bart)):
                new = {"seat": seat, "channel": {"type": "webhook", "url": f"{receiver.url}/{seat}", "format": "plain"}}
                server.post(f"/api/tables/{created['table']}/notifications", new, token).expect(201)
            # Anne is connected to the second process, Bart to none.
            client = await two.connect(created["table"], anne)
            if killed:
                one.kill()
            await asyncio.to_thread(receiver.wait_for, 1, 60.0)
            await asyncio.sleep(2 * AFTER)
            assert [request.path for request in receiver.requests] == ["/1"]
            await client.leave()
            await asyncio.to_thread(receiver.wait_for, 2, 60.0)
            await asyncio.sleep(2 * AFTER)
            assert [request.path for request in receiver.requests] == ["/1", "/0"]
        finally:
            ensure_stopped(one)
            ensure_stopped(two)
