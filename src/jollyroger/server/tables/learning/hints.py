"""Hints: what a strong bot would do in the seat of the person who asks, and why."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple, Protocol

from ....engine import Game, Refused, State, ask_for
from ... import protocol
from ...fair_queue import JobOrigin
from ...table_log import entries
from ..commands import require_seat
from ..credentials import Credentials
from ..live_table import MAX_LOG_LINES, LiveTable
from ..table import Table

MAX_REMEMBERED = 10_000
"""How many seats' last hints are kept."""


class Advice(NamedTuple):
    """The id of the action a bot would choose (None: it would stay silent), its reason, and the bot's id."""

    action: str | None
    reason: str
    bot: str


class Adviser(Protocol):
    """Lets a bot think about a hint, outside the event loop."""

    async def advise(self, game: Game[Any], s: State, seat: int, seed: int, origin: JobOrigin) -> Advice: ...


def require_hint_allowed(table: Table, credentials: Credentials, seat: int) -> None:
    """Refuse a hint to anybody but the person who is to choose, and among rivals unless the table is for practice."""
    require_seat(table, credentials, seat)
    if not table.allows_hints:
        raise Refused("Rivals get hints only at practice tables.")
    if table.match is None or table.status != "playing" or ask_for(table.match.s, seat) is None:
        raise Refused("There is a hint when it is your turn.")
    if table.seats[seat].substituted:
        raise Refused("A bot stands in for you; take your seat back first.")
    if table.line_count >= MAX_LOG_LINES:
        raise Refused("The log of this table is full: there are no more hints.")


class Hints:
    """Gives hints, and remembers the last one of each seat: whoever asks again is told the same."""

    def __init__(self, adviser: Adviser) -> None:
        self._adviser = adviser
        self._last: dict[tuple[str, int], tuple[int, protocol.HintInfo]] = {}

    async def give(self, live_table: LiveTable, credentials: Credentials, seat: int) -> protocol.HintInfo:
        """A hint for this seat. The log notes it, and rivals are told."""
        table = await live_table.current()
        require_hint_allowed(table, credentials, seat)
        version, last = table.version, self._last.get((table.id, seat))
        if last is not None and last[0] == version:
            return last[1]
        assert table.match is not None
        origin = live_table.presence.job_origin(table.id)
        seed = secrets.randbits(63)
        action, reason, bot = await self._adviser.advise(table.game, table.match.s, seat, seed, origin)
        hint = protocol.HintInfo(action or "", reason, bot.capitalize())

        def make_entries(table: Table) -> list[entries.Entry]:
            if table.is_stale(seat, version):
                raise Refused("The table has changed meanwhile; ask again.")
            return [entries.HintGiven(seat, hint.action, announced=not table.game.cooperative)]

        await live_table.write(make_entries)
        if len(self._last) >= MAX_REMEMBERED:
            self._last.clear()
        self._last[table.id, seat] = version, hint
        return hint
