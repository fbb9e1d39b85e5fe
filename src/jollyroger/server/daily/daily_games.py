"""The daily games of a server: their secrets, what bots make of them, and how people did."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from ...engine import Game
from ..messages import text
from ..protocol import DailyInfo, DailyResult
from ..storage.store import Store
from ..tables.table import Table
from .days import daily_result, is_over, options_of, today

BENCHMARK_BOT = "mate"
"""The bot that plays the daily game for comparison."""
RESULTS = "daily"
"""The kind of the documents that keep people's results."""
KEEP_SECONDS = 40 * 86400.0
MAX_RESULTS, SHOWN_RESULTS = 2000, 10


class BotGamePlayer(Protocol):
    """Plays whole games between bots, outside the event loop."""

    async def play_bot_game(
        self, game: str, seats: int, options: Mapping[str, str], secret: str, bot: str
    ) -> DailyResult:
        """Play a game with this luck, the same bot in every seat; returns the result of the first seat."""


class DailyGames:
    """The secrets of the daily games, how bots do in them, and how people did."""

    def __init__(self, key: str, workers: BotGamePlayer, store: Store) -> None:
        self._key = bytes.fromhex(key)
        self._workers = workers
        self._store = store
        self._pars: dict[tuple[str, int, str], asyncio.Task[DailyResult]] = {}

    def secret(self, game: str, day: str) -> str:
        return hashlib.blake2b(f"{game} {day}".encode(), key=self._key, digest_size=32).hexdigest()

    async def info(self, game: Game[Any], seats: int, table: Table | None = None) -> DailyInfo:
        """The daily game of a game. With a table: of its day, and how that table did if its game is over."""
        day = table.opened.day if table is not None and table.opened.day is not None else today()
        game.fill_options(seats, {})
        yours = None if table is None else await self._note_result(table)
        par = await self._par(game, seats, day)
        found = await self._store.list_documents(RESULTS, f"{day}/{game.id}/{seats}/", MAX_RESULTS)
        results = sorted((_decode(value) for _, value in found), key=_order)
        return DailyInfo(
            day=day,
            game=game.id,
            seats=seats,
            par=msgspec.structs.replace(par, name=text(f"bot-{BENCHMARK_BOT}")),
            best=results[:SHOWN_RESULTS],
            played=len(results),
            won=sum(result.won for result in results),
            yours=yours,
            rank=results.index(yours) + 1 if yours in results else None,
        )

    async def _note_result(self, table: Table) -> DailyResult | None:
        """Keep the result of a daily game that is over. Everybody's first look at it does, so that none is missing."""
        day, match = table.opened.day, table.match
        if day is None or match is None or match.s.result is None:
            return None
        seat = next((seat for seat, state in enumerate(table.seats) if state.is_person), None)
        if seat is None:
            return None
        result = daily_result(table.seats[seat].name, seat, match.s.result, len(match.choices))
        id = f"{day}/{table.game.id}/{len(table.seats)}/{table.id}"
        await self._store.put_document(RESULTS, id, msgspec.json.encode(result).decode(), time.time() + KEEP_SECONDS)
        return result

    async def _par(self, game: Game[Any], seats: int, day: str) -> DailyResult:
        """What a bot makes of the first seat. Computed once for each day, game and number of seats."""
        key = (game.id, seats, day)
        if key not in self._pars:
            self._pars = {old: task for old, task in self._pars.items() if not is_over(old[2])}
            work = self._workers.play_bot_game(
                game.id, seats, options_of(game), self.secret(game.id, day), BENCHMARK_BOT
            )
            self._pars[key] = asyncio.create_task(work)
        try:
            return await asyncio.shield(self._pars[key])
        except Exception:
            self._pars.pop(key, None)
            raise


def _decode(value: str) -> DailyResult:
    return msgspec.json.decode(value, type=DailyResult)


def _order(result: DailyResult) -> tuple[bool, int, int]:
    """Winners first, then those with more points, then those who needed fewer choices."""
    return not result.won, -(result.points or 0), result.choices
