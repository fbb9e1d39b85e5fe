"""What it costs that everybody reads their own language: processor time of the server for a move, by game.

The same tables of four are played by people who all read English, who all read one other language, and who each read
another one. Ratios are to all English or, with `--before FOLDER`, to the server of an earlier version, a checkout of
which is in that folder, with everybody reading English. What is compared is measured at the same time.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

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


class Reading(NamedTuple):
    """A build of the server, and what the people at its tables read."""

    build: Build
    languages: Sequence[str]


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


def measure_on(core: int, reading: Reading, game: str, moves: int) -> dict[str, float]:
    """Measure with server and players on one core."""
    os.sched_setaffinity(0, {core})
    return measure_reading(reading.build, game, reading.languages, moves)


def measure_game(game: str, before: Path | None, rounds: int, moves: int, announce: Announce) -> list[Measurement]:
    contenders = {name: Reading(PURE, languages) for name, languages in readers().items()}
    reference, name_of_reference = contenders[ALL_ENGLISH], ALL_ENGLISH
    if before is None:
        del contenders[ALL_ENGLISH]
    else:
        reference, name_of_reference = Reading(PURE._replace(root=before.resolve()), ()), BEFORE
    measurements: list[Measurement] = []
    for name, contender in contenders.items():
        measured: Rounds = {name: [], name_of_reference: []}
        for number in range(rounds):
            announce(f"round {number + 1} of {rounds}: {game}, {name}")
            for who, values in zip(measured, measure_together(contender, reference, number, game, moves), strict=True):
                measured[who].append(values)
        summaries = summarize_rounds(TOPIC, measured, name_of_reference, [name_of_reference])
        measurements += [one for one in summaries if one.name == name]
    for one in measurements:
        one.name = f"{all_games()[game].name}, {one.name}"
    return measurements


def measure_together(one: Reading, other: Reading, number: int, game: str, moves: int) -> list[dict[str, float]]:
    """Measure two at the same time, on a core each, and the other way round in the next round.

    The speed of a shared machine changes from minute to minute: by more than what is measured here.
    """
    cores = sorted(os.sched_getaffinity(0))
    places = [cores[0], cores[-1]] if number % 2 else [cores[-1], cores[0]]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        return list(pool.map(measure_on, places, (one, other), (game, game), (moves, moves)))


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
