"""Whether a move costs the same however many tables are open, and how much memory a table takes.

Some tables play the counting game, where every move costs the same, while others are open: loaded, at the start of a
game, with one person connected.
"""

from __future__ import annotations

import uvloop

from jollyroger.games import game_named

from .builds import PURE
from .command import Announce, make_parser, run_benchmark
from .results import Measurement, Rounds, summarize, summarize_rounds
from .serving.load import CPU, MOVES, P50, P99, close_all, open_all, play
from .serving.players import IdleTable, Meter, TablePlayer
from .serving.servers import Server, start_jollyroger
from .tables import COUNTING_GAME, COUNTING_SEATS

TOPIC = "open tables"
MEMORY = "kB a table"
EMPTY_SERVER = "the empty server"
SEATS = 4
MOVES_PER_TABLE = 400
"""About as many as take five seconds, so that what the server does every few seconds is measured, too."""


class OpenTablesRun:
    """Opens more and more tables at a server, and measures the play of some others after each step."""

    def __init__(self, server: Server, game: str, playing_tables: int) -> None:
        """`game`: of the tables that are open and do not play."""
        self._server = server
        self._game = game
        self._meter = Meter()
        self._players = [
            TablePlayer(server.port, COUNTING_GAME, COUNTING_SEATS, self._meter, seed) for seed in range(playing_tables)
        ]
        self._idle: list[IdleTable] = []
        self.kilobytes_per_table = 0.0
        """By the last step."""

    async def run(self, counts: list[int], moves: int) -> list[dict[str, float]]:
        """Returns what was measured at each number of open tables."""
        await open_all(self._players)
        measured = []
        for count in counts:
            await self._open(count - len(self._idle))
            load = await play(self._server, self._players, self._meter, COUNTING_SEATS, moves)
            measured.append({unit: load[unit] for unit in (MOVES, CPU, P50, P99)})
        await close_all([*self._players, *self._idle])
        return measured

    async def _open(self, number: int) -> None:
        before = self._server.resident_bytes()
        new = [IdleTable(self._server.port, self._game, SEATS) for _ in range(number)]
        await open_all(new)
        self._idle += new
        self.kilobytes_per_table = (self._server.resident_bytes() - before) / 1000 / number


def measure(
    counts: list[int], rounds: int, moves: int, announce: Announce, game: str = "all-hands", tables: int = 50
) -> list[Measurement]:
    """`counts`: how many tables are open, step by step. `tables`: how many others play, `moves` moves each."""
    measured: Rounds = {f"{count:,} open": [] for count in counts}
    table_memory, server_memory = [], []
    for number in range(rounds):
        announce(f"round {number + 1} of {rounds}: up to {counts[-1]:,} open tables")
        with start_jollyroger(PURE) as server:
            server_memory.append(server.resident_bytes() / 1000)
            run = OpenTablesRun(server, game, tables)
            for name, load in zip(measured, uvloop.run(run.run(counts, moves * tables)), strict=True):
                measured[name].append(load)
            table_memory.append(run.kilobytes_per_table)
    reference = next(iter(measured))
    return [
        *summarize_rounds(TOPIC, measured, reference, [reference], (P50, P99)),
        summarize(TOPIC, f"a table of {game_named(game).name}", MEMORY, table_memory, EMPTY_SERVER, server_memory),
    ]


if __name__ == "__main__":
    parser = make_parser(__doc__, rounds=3)
    parser.add_argument("--game", default="all-hands", help="the game at the open tables (all-hands)")
    parser.add_argument("--tables", type=int, default=50, help="how many tables play (50)")
    parser.add_argument("--moves", type=int, default=MOVES_PER_TABLE, help="moves of each of them (400)")
    parser.add_argument("--open-tables", default="10,100,1000,5000", help="how many others are open (10,100,1000,5000)")
    args = parser.parse_args()
    counts = sorted(int(count) for count in args.open_tables.split(","))
    run_benchmark(args, lambda announce: measure(counts, args.rounds, args.moves, announce, args.game, args.tables))
