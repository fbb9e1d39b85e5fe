"""Tables that were started under other rules than those of the server that loads them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from jollyroger.engine import Action, Game, Record
from jollyroger.server import protocol
from jollyroger.server.storage.opening import open_store
from jollyroger.server.storage.sqlite import open_sqlite
from jollyroger.server.storage.store import TableRow
from jollyroger.server.table_log import entries

from ..toy import GAME as TOY
from ..toy import Cove, toy
from .in_process import in_process, settle

T = TypeVar("T")
LISTED = protocol.TablePolicy(bot_pace="instant", substitute_after=None, listed=True)


class PoorCove(Cove):
    """A claim that nobody called earns its captain nothing: the same choices lead to other positions."""

    def earn(self, seat: int) -> None:
        pass


class SilentCove(Cove):
    """Nobody may claim the lowest value: choices that were made are not legal."""

    def claims(self) -> list[Action]:
        return super().claims()[-1:]


class LuckyCove(Cove):
    """A claim that nobody called costs a roll which changes nothing on the table."""

    def earn(self, seat: int) -> None:
        super().earn(seat)
        self.chance.below(6)


class BrokenCove(Cove):
    """A programming error in the new rules."""

    def earn(self, seat: int) -> None:
        raise KeyError(seat)


SAME = toy(version=2)
"""The version says that the rules are others, but every game is the same under them."""
DIFFERENT = [toy(state, version=2) for state in (PoorCove, SilentCove, LuckyCove)]


class FirstOption(random.Random):
    """Chooses the first option: nobody calls a claim, and everybody claims the lowest value."""

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]
        return seq[0]


class PlayedTable:
    """A table that was played under the old rules, by a server that has stopped."""

    def __init__(self, created: protocol.Created, record: Record, view: Any) -> None:
        self.id = created.table
        self.host = created.host
        self.tokens = [taken.token for taken in created.seat_tokens]
        self.record = record
        """With its secret, though the game may be going on."""
        self.view = view


def only(game: Game[Any]) -> dict[str, Game[Any]]:
    """The games of a server that has just this one."""
    return {game.id: game}


async def play_table(
    data: Path, until_moment: int | None = 10, game: Game[Any] = TOY, database: str | None = None, **more: Any
) -> PlayedTable:
    """Play a table up to this moment, or to the end of the game (None)."""
    async with in_process(data, await open_store(data, database), known=only(game)) as server:
        created = await server.open(
            "me", "me", names=["Anne", "Mary"], policy=LISTED, options={"length": "long"}, **more
        )
        clients = await server.connect_all(created)
        await asyncio.gather(*(client.play(FirstOption(), until_moment) for client in clients))
        await settle()
        table = await (await server.registry.get(created.table)).current()
        assert table.match is not None
        return PlayedTable(created, table.match.record(secret=True), clients[0].update["view"])


async def read_table(data: Path, id: str) -> tuple[list[str], TableRow]:
    """The log and the row of a table."""
    store = open_sqlite(data)
    try:
        row = await store.read_row(id)
        assert row is not None
        return await store.read_lines(id), row
    finally:
        await store.close()


async def replace_log(data: Path, id: str, lines: list[str]) -> None:
    """Put another log in place of a table's own."""
    store = open_sqlite(data)
    row = await store.read_row(id)
    assert row is not None
    await store.delete(id)
    await store.create(id, lines, row)
    await store.close()


async def forget_rules(data: Path, id: str) -> None:
    """Make a table as the program wrote it before logs named the rules and held effects."""
    lines, row = await read_table(data, id)
    old = []
    for line in lines:
        content = json.loads(line)
        content.pop("effect", None)
        for name in ("rules_version", "components_hash"):
            content["entry"].pop(name, None)
        old.append(json.dumps(content))
    store = open_sqlite(data)
    await store.delete(id)
    await store.create(id, old, row._replace(rules_version=None, components_hash=""))
    await store.close()


def rules_changes(lines: list[str]) -> list[entries.Entry]:
    return [line.entry for line in map(entries.decode, lines) if isinstance(line.entry, entries.RulesChanged)]
