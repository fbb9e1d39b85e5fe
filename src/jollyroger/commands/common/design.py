"""Shared arguments of the commands for designers, and the variants of a game that they load."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ...engine import BadSetup, Game
from ...lab.design.component_paths import Value, changed, parse_components, show, to_toml
from ...lab.design.sweep import VariantSetup
from ...lab.design.variants import Variant, VariantReader
from ...lab.simulation.run_config import RunConfig
from ..arguments import (
    add_game_argument,
    add_option_argument,
    add_seed_argument,
    add_workers_argument,
    integer,
    parse_options,
    split_list,
)
from ..loading import load_game
from .batch import add_bots_argument


def add_design_arguments(parser: argparse.ArgumentParser, games: str) -> None:
    """Add the arguments that sweep and tune share. `games` is the help text of --games."""
    add_game_argument(parser)
    add_bots_argument(parser, default="mate")
    parser.add_argument("--seats", type=integer(1), metavar="N", help="number of seats (default: the usual number)")
    parser.add_argument("--games", type=integer(1), default=400, metavar="K", help=f"{games} (default 400)")
    add_seed_argument(parser)
    add_option_argument(parser)
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")
    add_workers_argument(parser)


def variant_reader(args: argparse.Namespace, components: str | None) -> VariantReader:
    """What makes variants of the game, with its base."""
    game = load_game(args.game, components)
    text = components_text(args.game, components)
    return VariantReader(game, seats_of(args), parse_options(args.option), parse_components(text))


def variant_setup(args: argparse.Namespace, variant: Variant, components: str | None) -> VariantSetup:
    """How a variant is played."""
    config = RunConfig(
        seats=seats_of(args),
        bots=split_list(args.bots),
        games=args.games,
        seed=args.seed,
        options={**parse_options(args.option), **variant.options},
    )
    return VariantSetup(variant, partial(load_variant, args.game, components, variant.components), config)


def variant_setups(args: argparse.Namespace, variants: Sequence[Variant], components: str | None) -> list[VariantSetup]:
    return [variant_setup(args, variant, components) for variant in variants]


def seats_of(args: argparse.Namespace) -> int:
    seats: int = args.seats or load_game(args.game, None).default_seats
    return seats


def workers_of(args: argparse.Namespace) -> int:
    return args.workers or os.cpu_count() or 1


def components_text(id: str, components: str | None) -> str:
    """The text of the component file of a game, built in or another; empty if the game takes no other."""
    game = load_game(id, components)
    path = game.components_file if components is None else Path(components)
    return "" if path is None or game.with_components is None else path.read_text(encoding="utf-8")


def load_variant(id: str, components: str | None, changes: Mapping[str, Value]) -> Game[Any]:
    """The game with the components of a file, some of their values changed. Raises BadSetup if they do not fit."""
    if not changes:
        return load_game(id, components)
    game = load_game(id, components)
    assert game.with_components is not None
    text = to_toml(changed(parse_components(components_text(id, components)), changes))
    with TemporaryDirectory(prefix="jollyroger-") as folder:
        path = Path(folder) / "components.toml"
        path.write_text(text, encoding="utf-8")
        try:
            return game.with_components(path)
        except ValueError as error:
            shown = ", ".join(f"{name}={show(value)}" for name, value in changes.items())
            raise BadSetup(f"The game does not work with {shown}: {error}") from None
