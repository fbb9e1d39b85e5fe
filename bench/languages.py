"""What it costs that everybody reads their own language: processor time of the server for a move, by game.

The same tables of four are played by people who all read English, who all read one other language, and who each read
another one. `--before FOLDER` is a checkout of an earlier version: its server is measured in the same rounds, with
everybody reading English, and the ratios are to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import uvloop

from jollyroger.engine.messages import ENGLISH, language_named, offered_languages
from jollyroger.games import all_games

from .builds import PURE, Build
from .command import Announce, make_parser, run_benchmark
from .results import Measurement, Rounds, summarize_rounds
from .serving.load import BYTES, CPU, measure_load
from .serving.players import Meter, TablePlayer
from .serving.servers import start_jollyroger

TOPIC = "languages"
SEATS = 4
TABLES = 50
ALL_ENGLISH, ALL_DIFFERENT, BEFORE = "all English", "a language each", "before"


def readers() -> dict[str, list[str]]:
    """Who reads what, in the order of the seats, by a name for it. A seat without a language reads English."""
    languages = list(offered_languages())
    others = {f"all {language_named(code).name}": [code] * SEATS for code in languages if code != ENGLISH}
    return {ALL_ENGLISH: [], **others, ALL_DIFFERENT: (languages * SEATS)[:SEATS]}


def measure_reading(build: Build, game: str, languages: Sequence[str], moves: int) -> dict[str, float]:
    async def measure() -> dict[str, float]:
        meter = Meter()
        players = [TablePlayer(server.port, game, SEATS, meter, seed, languages) for seed in range(TABLES)]
        return await measure_load(server, players, meter, SEATS, TABLES * moves)

    with start_jollyroger(build) as server:
        values = uvloop.run(measure())
        return {unit: values[unit] for unit in (CPU, BYTES)}


def measure_game(game: str, before: Path | None, rounds: int, moves: int, announce: Announce) -> list[Measurement]:
    contenders = {name: partial(measure_reading, PURE, game, languages, moves) for name, languages in readers().items()}
    if before is not None:
        build = PURE._replace(root=before.resolve())
        contenders[BEFORE] = partial(measure_reading, build, game, (), moves)
    reference = ALL_ENGLISH if before is None else BEFORE
    measured: Rounds = {name: [] for name in contenders}
    for number in range(rounds):
        for name, measure in contenders.items():
            announce(f"round {number + 1} of {rounds}: {game}, {name}")
            measured[name].append(measure())
    measurements = summarize_rounds(TOPIC, measured, reference, [reference])
    for one in measurements:
        one.name = f"{all_games()[game].name}, {one.name}"
    return measurements


def main() -> None:
    parser = make_parser(__doc__, rounds=3)
    parser.add_argument("--moves", type=int, default=60, help="moves of each table in each round (60)")
    parser.add_argument("--games", default=",".join(all_games()), help="which games, separated by commas (all)")
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="a checkout of an earlier version")
    args = parser.parse_args()

    def measure(announce: Announce) -> list[Measurement]:
        games = args.games.split(",")
        return [one for game in games for one in measure_game(game, args.before, args.rounds, args.moves, announce)]

    run_benchmark(args, measure)


if __name__ == "__main__":
    main()
