"""List the games and their options, or the numbers that learners observe."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console

from ..engine import BadSetup, Game, ObservationSpec
from ..games import all_games, game_named
from .arguments import add_game_argument, integer

EXAMPLES = (0.0, 0.43, 0.85)
"""Where in a group the features stand that are named as examples."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_argument(parser, required=False)
    parser.add_argument("--observation", action="store_true", help="show what a learner observes, group by group")
    parser.add_argument("--seats", type=integer(1), metavar="N", help="number of seats for --observation")


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False, markup=False, soft_wrap=True)
    games = [game_named(args.game)] if args.game else [*all_games().values()]
    if args.seats is not None and not args.observation:
        raise BadSetup("--seats is for --observation.")
    for game in games:
        if args.observation:
            console.print(observation_text(game, args.seats))
        else:
            print_options(console, game)
    return 0


def print_options(console: Console, game: Game[Any]) -> None:
    console.print(game.id, style="bold", end="")
    console.print(f"  {game.name}, {game.seats[0]} to {game.seats[-1]} seats")
    console.print(f"  {game.summary}")
    for option in game.options:
        values = "|".join([*option.values, *(["..."] if option.validate is not None else [])])
        console.print(f"  --option {option.id}={values}  {option.about} (default {option.default})")


def observation_text(game: Game[Any], seats: int | None = None) -> str:
    """The groups of a game's observation as a Markdown table. docs/observations.md consists of them."""
    if game.observation is None:
        return f"{game.name} has no typed observation: learners get its view, hashed.\n"
    seats = game.default_seats if seats is None else seats
    game.fill_options(seats, {})
    spec = game.observation(seats).spec
    head = f"## {game.name} with {seats} seats: {len(spec)} numbers, version {spec.version}"
    rows = ["| group | begins at | numbers | for example |", "|---|---|---|---|", *group_rows(spec)]
    return "\n".join([head, "", *rows, ""])


def group_rows(spec: ObservationSpec) -> list[str]:
    rows = []
    for group, place in spec.groups().items():
        features = spec.features[place]
        shown = dict.fromkeys(features[int(share * len(features))].name for share in EXAMPLES)
        named = ", ".join(f"`{name}`" for name in shown)
        rows.append(f"| {group} | {place.start} | {len(features)} | {named} |")
    return rows
