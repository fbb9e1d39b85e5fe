"""The example client in the docs works."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from ..toy import GAME as TOY
from .run_async import run_async
from .server_process import ROOT, ServerProcess

EXAMPLE = ROOT / "docs/examples/seat_bot.py"


def test_the_example_client_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 45


@pytest.mark.parametrize("which", [0, -1])
@run_async
async def test_the_example_client_plays_a_seat_to_the_end(server: ServerProcess, which: int) -> None:
    game = [TOY.id, *(game["id"] for game in server.get("/api/lobby").expect()["games"])][which]
    table = server.open(game, "open", "random")
    link = f"http://{server.address}/table/{table['table']}#join={table['join']}"
    pipe: Any = asyncio.subprocess.PIPE
    polly = await asyncio.create_subprocess_exec(sys.executable, EXAMPLE, link, stdout=pipe, stderr=pipe)
    host = await server.connect(table["table"], table["host"])
    await host.wait_until(lambda: host.info["seats"][0]["name"] == "Polly")
    await host.expect_done("start")
    out, errors = await asyncio.wait_for(polly.communicate(), 60)
    assert polly.returncode == 0, errors.decode()
    await host.wait_until(lambda: host.is_over)
    assert out.decode().strip()
    assert server.get(f"/api/tables/{table['table']}").expect()["status"] == "over"
    await host.leave()
