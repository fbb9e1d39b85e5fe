"""Plays all bots against each other in every game, and writes docs/ladder.md.

    python -m tools.ladder --rounds 30 --captain 20 --seed 1

Games have their smallest number of seats. In a round every two bots meet twice, with their seats swapped; in a
co-operative game each bot takes all seats once, at the easiest difficulty. Needs openskill.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from jollyroger.bots import check_bot
from jollyroger.bots.decision import BadBot
from jollyroger.engine import Game
from jollyroger.games import GAMES, game_named
from jollyroger.lab import RunConfig, run_tournament
from jollyroger.lab.tournament.round_schedule import RoundSchedule

PAGE = Path(__file__).parents[1] / "docs" / "ladder.md"
HEAD = """\
# The ladder: all bots against each other

Every bot with a name, in every game, at its smallest number of seats. All numbers of this page come from one command:

    {command}

*Strength* is openskill's (Plackett-Luce): the estimate and its standard deviation; *at least* is three standard
deviations below. A *margin* is how many more of 100 games the first bot of a pair wins than the second, with a 95 %
interval over the seeds. A pair whose interval contains 0 is not decided. In a co-operative game a bot takes all seats,
at the easiest difficulty, and "the scenario" is what it plays against. The apprentice is
[trained](training.md#the-apprentice); captain@N searches N trials a choice.
"""


def play(game: Game[Any], bots: Sequence[str], rounds: int, seed: int, workers: int) -> dict[str, Any]:
    """The standings of these bots, as plain data."""
    config = RunConfig(game.seats[0], tuple(bots), games=1, seed=seed, options=options(game), workers=workers)
    games = rounds * RoundSchedule(config, game.cooperative).games_per_round
    return run_tournament(partial(game_named, game.id), replace(config, games=games)).to_json()


def options(game: Game[Any]) -> dict[str, str]:
    """Where all bots lose nearly always, they cannot be told apart: a scenario is played at its easiest."""
    if not game.cooperative or game.difficulty is None:
        return {}
    return {game.difficulty.option: game.difficulty.values[0]}


def playable(game: Game[Any], bots: Sequence[str]) -> list[str]:
    """The bots that can play this game with its smallest number of seats."""
    found = []
    for bot in bots:
        try:
            check_bot(bot, game, game.seats[0])
        except BadBot as error:
            print(error, file=sys.stderr)
        else:
            found.append(bot)
    return found


def section(game: Game[Any], standings: dict[str, Any]) -> str:
    """A game's part of the page."""
    chosen = "".join(f", {name} {value}" for name, value in options(game).items())
    lines = [
        f"## {game.name}",
        "",
        f"{standings['seats']} seats{chosen}, {standings['games']:,} games in {standings['rounds']} rounds.",
        "",
        "| bot | strength | at least | games won | of |",
        "|---|---|---|---|---|",
    ]
    for row in standings["ratings"]:
        wins = standings["wins_by_bot"].get(row["name"])
        won, games = ("", "") if wins is None else (f"{wins['rate']:.1%}", f"{wins['games']:,}")
        lines.append(
            f"| {row['name']} | {row['mu']:.1f} ± {row['sigma']:.1f} | {row['ordinal']:.1f} | {won} | {games} |"
        )
    lines += ["", "| pair | games | margin | 95 % interval | better |", "|---|---|---|---|---|"]
    for pair in standings["pairs"]:
        one, other = pair["bots"]
        interval = f"{100 * pair['low']:+.0f} to {100 * pair['high']:+.0f}"
        better = pair["better"] or "not clear"
        lines.append(f"| {one}, {other} | {pair['games']} | {100 * pair['margin']:+.0f} | {interval} | {better} |")
    return "\n".join([*lines, ""])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=30, help="rounds in each game (default 30)")
    parser.add_argument("--captain", type=int, default=20, help="the Captain's trials a choice (default 20)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games (default 1)")
    parser.add_argument("--workers", type=int, default=1, help="worker processes (default 1)")
    parser.add_argument("--game", action="append", metavar="ID", help="only this game; may be given again")
    parser.add_argument("--out", type=Path, default=PAGE, help="the page (default docs/ladder.md)")
    args = parser.parse_args(arguments)
    bots = ["random", "apprentice", "deckhand", "mate", f"captain@{args.captain}"]
    games = [game_named(id) for id in args.game] if args.game else GAMES
    chosen = "".join(f" --game {id}" for id in args.game or ())
    command = f"python -m tools.ladder --rounds {args.rounds} --captain {args.captain} --seed {args.seed}{chosen}"
    parts = [HEAD.format(command=command)]
    for game in games:
        print(f"{game.name}: {args.rounds} rounds", flush=True)
        parts.append(section(game, play(game, playable(game, bots), args.rounds, args.seed, args.workers)))
    args.out.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
