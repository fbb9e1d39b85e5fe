"""List the games and their options."""

from __future__ import annotations

import argparse

from rich.console import Console

from ..games import all_games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    pass


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for game in all_games().values():
        console.print(game.id, style="bold", end="")
        console.print(f"  {game.name}, {game.seats[0]} to {game.seats[-1]} seats")
        console.print(f"  {game.about}")
        for option in game.options:
            values = "|".join([*option.values, *(["..."] if option.validate is not None else [])])
            console.print(f"  --option {option.id}={values}  {option.about} (default {option.default})")
    return 0
