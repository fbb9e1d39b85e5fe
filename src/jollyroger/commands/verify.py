"""Verify the rolls and choices of a recorded game."""

from __future__ import annotations

import argparse

from ..terminal import Screen, show_verification
from .arguments import add_components_argument, add_record_argument
from .loading import load_record, player_names_in_errors


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_components_argument(parser)
    add_record_argument(parser)


def run(args: argparse.Namespace) -> int:
    record, game = load_record(args.file, args.components)
    with player_names_in_errors(record):
        show_verification(game, record, Screen())
    return 0
