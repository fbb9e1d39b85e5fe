"""Moves a second of a server with many tables, their latency, and what a move costs, next to boardgame.io.

Each seat has its own WebSocket. A table moves as soon as its last move is answered: one of the seats that are asked
chooses one of its options at random. When a game ends, a new table is opened. All servers are single processes and
take turns, round after round.

What they promise: our server answers a move when it is on disk (SQLite with synchronous=FULL, or PostgreSQL's commit).
boardgame.io "on disk" does the same with a storage of ours; "in memory" is how it is set up by default, and forgets
everything when it ends.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import uvloop

from .builds import Build, builds
from .command import Announce, make_parser, run_benchmark
from .results import Measurement, Rounds, summarize_rounds
from .serving import cards, count
from .serving.boardgame_players import BoardgameTable
from .serving.games import games
from .serving.load import WITHOUT_RATIO, measure_load
from .serving.players import Meter, TablePlayer
from .serving.servers import start_boardgame, start_jollyroger

TOPIC, COUNTING_TOPIC = "tables", "counting game"
COUNTING_GAME, COUNTING_SEATS = count.GAME.id, 2
CARD_GAME, CARD_SEATS = cards.GAME.id, 4
SHARED_GAMES = (CARD_GAME, COUNTING_GAME)
GAMES = ("dead-men", "sword-skull", "all-hands", "black-dice", *SHARED_GAMES)
BOARDGAME_CARDS = "boardgame.io Cards, on disk"
BOARDGAME_COUNT = "boardgame.io Count, on disk"
BOARDGAME_COUNT_IN_MEMORY = "boardgame.io Count, in memory"
REFERENCES = {TOPIC: BOARDGAME_CARDS, COUNTING_TOPIC: BOARDGAME_COUNT}
PEERS = (BOARDGAME_CARDS, BOARDGAME_COUNT, BOARDGAME_COUNT_IN_MEMORY)
MeasureLoad = Callable[[], dict[str, float]]


class Settings(NamedTuple):
    rounds: int
    moves: int
    """Of each table in each round; four times as many of the games that boardgame.io plays: they are fast, and Node
    needs some thousand moves before it has compiled its code."""
    tables: int = 50
    seats: Sequence[int] = (4,)
    games: Sequence[str] = GAMES
    database: str | None = None
    """URL of a PostgreSQL database to use instead of SQLite."""
    boardgame: bool = True
    """Whether to measure boardgame.io, and ratios to it."""

    def all_moves(self, game: str) -> int:
        return self.tables * self.moves * (4 if game in SHARED_GAMES else 1)


def measure_jollyroger(build: Build, game: str, seats: int, settings: Settings) -> dict[str, float]:
    async def measure() -> dict[str, float]:
        meter = Meter()
        players = [TablePlayer(server.port, game, seats, meter, seed) for seed in range(settings.tables)]
        return await measure_load(server, players, meter, seats, settings.all_moves(game))

    with start_jollyroger(build, settings.database) as server:
        return uvloop.run(measure())


def measure_boardgame(durable: bool, game: str, seats: int, settings: Settings) -> dict[str, float]:
    async def measure() -> dict[str, float]:
        meter = Meter()
        players = [BoardgameTable(server.port, game, seats, meter, seed) for seed in range(settings.tables)]
        return await measure_load(server, players, meter, seats, settings.all_moves(game))

    with start_boardgame(durable) as server:
        return uvloop.run(measure())


def contenders(settings: Settings) -> dict[str, dict[str, MeasureLoad]]:
    """What is measured, by topic and name."""
    found: dict[str, dict[str, MeasureLoad]] = {}
    for build in builds():
        for game in settings.games:
            topic = COUNTING_TOPIC if game == COUNTING_GAME else TOPIC
            for seats in seat_numbers(game, settings.seats):
                name = f"{games()[game].name}, {seats} seats{build.suffix}"
                found.setdefault(topic, {})[name] = partial(measure_jollyroger, build, game, seats, settings)
    if settings.boardgame and COUNTING_TOPIC in found:
        for name, durable in ((BOARDGAME_COUNT, True), (BOARDGAME_COUNT_IN_MEMORY, False)):
            measure = partial(measure_boardgame, durable, COUNTING_GAME, COUNTING_SEATS, settings)
            found[COUNTING_TOPIC][name] = measure
    if settings.boardgame and TOPIC in found:
        found[TOPIC][BOARDGAME_CARDS] = partial(measure_boardgame, True, CARD_GAME, CARD_SEATS, settings)
    return found


def measure(settings: Settings, announce: Announce) -> list[Measurement]:
    topics = contenders(settings)
    rounds: dict[str, Rounds] = {topic: {name: [] for name in found} for topic, found in topics.items()}
    for number in range(settings.rounds):
        for topic, found in topics.items():
            for name, measure_contender in found.items():
                announce(f"round {number + 1} of {settings.rounds}: {name}")
                rounds[topic][name].append(measure_contender())
    return [
        one
        for topic, measured in rounds.items()
        for one in summarize_rounds(
            topic, measured, REFERENCES[topic] if settings.boardgame else "", PEERS, WITHOUT_RATIO
        )
    ]


def seat_numbers(game: str, seats: Sequence[int]) -> Sequence[int]:
    """The numbers of seats to play this game with, of those asked for."""
    return [number for number in seats if number in games()[game].seats] or [COUNTING_SEATS]


def main() -> None:
    parser = make_parser(__doc__, rounds=3)
    parser.add_argument(
        "--moves", type=int, default=60, help="moves of each table in each round (60; of Cards and Count 240)"
    )
    parser.add_argument("--games", default=",".join(GAMES), help="which games, separated by commas (all)")
    parser.add_argument("--tables", type=int, default=50, help="how many tables play (50)")
    parser.add_argument("--seats", default="4", help="seats at each table, separated by commas (4; Count has 2)")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite", help="our store (sqlite)")
    parser.add_argument(
        "--database", default=os.environ.get("JOLLYROGER_POSTGRES"), help="URL of PostgreSQL ($JOLLYROGER_POSTGRES)"
    )
    parser.add_argument("--boardgame", action="store_true", help="measure boardgame.io, too, and ratios to it")
    args = parser.parse_args()
    if args.store == "postgres" and not args.database:
        parser.error("--store postgres needs --database URL, or run it under `python tools/services.py`.")
    settings = Settings(
        rounds=args.rounds,
        moves=args.moves,
        tables=args.tables,
        seats=[int(number) for number in args.seats.split(",")],
        games=args.games.split(","),
        database=args.database if args.store == "postgres" else None,
        boardgame=args.boardgame,
    )
    run_benchmark(args, lambda announce: measure(settings, announce))


if __name__ == "__main__":
    main()
