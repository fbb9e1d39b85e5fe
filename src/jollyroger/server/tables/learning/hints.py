"""Hints: what a strong bot would do in the seat of the person who asks, and why."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple, Protocol

from ....bots import LEVELS
from ....engine import Game, Refused, State, ask_for
from ....engine.messages import Remark
from ... import protocol
from ...fair_queue import JobOrigin
from ...messages import text
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
    reason: Remark
    bot: str


class Adviser(Protocol):
    """Lets a bot think about a hint, outside the event loop."""

    async def advise(self, game: Game[Any], s: State, seat: int, seed: int, origin: JobOrigin) -> Advice: ...


def require_hint_allowed(table: Table, credentials: Credentials, seat: int) -> None:
    """Refuse a hint to anybody but the person who is to choose, and among rivals unless the table is for practice."""
    require_seat(table, credentials, seat)
    if not table.allows_hints:
        raise Refused(text("refusal-hint-rivals"))
    if table.match is None or table.status != "playing" or ask_for(table.match.s, seat) is None:
        raise Refused(text("refusal-hint-turn"))
    if table.seats[seat].substituted:
        raise Refused(text("refusal-bot-stands-in"))
    if table.line_count >= MAX_LOG_LINES:
        raise Refused(text("refusal-hint-log-full"))


class Hints:
    """Gives hints, and remembers the last one of each seat: whoever asks again is told the same."""

    def __init__(self, adviser: Adviser) -> None:
        self._adviser = adviser
        self._last: dict[tuple[str, int], tuple[int, Advice]] = {}

    async def give(self, live_table: LiveTable, credentials: Credentials, seat: int) -> protocol.HintInfo:
        """A hint for this seat. The log notes it, and rivals are told."""
        table = await live_table.current()
        require_hint_allowed(table, credentials, seat)
        version, last = table.version, self._last.get((table.id, seat))
        if last is not None and last[0] == version:
            return build_hint_info(table.game, last[1])
        assert table.match is not None
        origin = live_table.presence.job_origin(table.id)
        seed = secrets.randbits(63)
        advice = await self._adviser.advise(table.game, table.match.s, seat, seed, origin)

        def make_entries(table: Table) -> list[entries.Entry]:
            if table.is_stale(seat, version):
                raise Refused(text("refusal-hint-stale"))
            return [entries.HintGiven(seat, advice.action or "", announced=not table.game.cooperative)]

        await live_table.write(make_entries)
        if len(self._last) >= MAX_REMEMBERED:
            self._last.clear()
        self._last[table.id, seat] = version, advice
        return build_hint_info(table.game, advice)


def build_hint_info(game: Game[Any], advice: Advice) -> protocol.HintInfo:
    """The hint in the language of the reader."""
    bot = text(f"bot-{advice.bot}") if advice.bot in LEVELS else advice.bot.capitalize()
    return protocol.HintInfo(advice.action or "", game.remark_text(advice.reason), bot)
