"""A process that has missed news of other processes gives no answer from an old state."""

from __future__ import annotations

from pathlib import Path

from jollyroger.server.fanout import Fanout
from jollyroger.server.storage.sqlite import open_sqlite

from .in_process import in_process, reach_same_version, two_players
from .run_async import run_async


class SilentFanout(Fanout):
    """There are other processes, and nothing is heard of them."""

    is_shared = True


@run_async
async def test_a_repeated_command_is_answered_as_before_by_a_process_that_is_behind(data: Path) -> None:
    store = open_sqlite(data)
    async with in_process(data, store, SilentFanout()) as here, in_process(data, store, SilentFanout()) as elsewhere:
        table, anne, mary = await two_players(here)
        behind = await elsewhere.connect(table.table, table.seat_tokens[0].token)
        for client in (anne, mary):
            await client.choose()
        await reach_same_version(anne, mary)
        action, version = anne.update["question"]["options"][0]["id"], anne.version
        command = {"key": "repeated", "seat": 0, "action": action, "version": version}
        first = await anne.send("choose", **command)
        assert first["type"] == "done"
        assert behind.version < version
        assert await behind.send("choose", **command) == first


@run_async
async def test_a_command_is_judged_by_the_newest_state(data: Path) -> None:
    store = open_sqlite(data)
    async with in_process(data, store, SilentFanout()) as here, in_process(data, store, SilentFanout()) as elsewhere:
        table, anne, mary = await two_players(here)
        behind = await elsewhere.connect(table.table, table.seat_tokens[0].token)
        for client in (anne, mary):
            await client.choose()
        await reach_same_version(anne, mary)
        action = anne.update["question"]["options"][0]["id"]
        answer = await behind.send("choose", seat=0, action=action, version=anne.version)
        assert answer["type"] == "done"
