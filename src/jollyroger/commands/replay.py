"""Replay a recorded game: in the full screen, or in sentences."""

from __future__ import annotations

import argparse
from contextlib import suppress

from ..engine.messages import reading_in
from ..terminal import Screen, show_replay, wants_full_screen
from ..terminal.messages import chosen_language
from .arguments import add_components_argument, add_language_argument, add_line_argument, add_record_argument, integer
from .loading import load_record, player_names_in_errors


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_components_argument(parser)
    add_record_argument(parser)
    parser.add_argument("--seat", type=integer(0), metavar="N", help="as this seat saw it (default: as a spectator)")
    parser.add_argument("--open", action="store_true", help="show what was hidden too: all hands and all choices")
    parser.add_argument("--step", action="store_true", help="line by line, and wait for Enter after each choice")
    add_line_argument(parser)
    add_language_argument(parser)


def run(args: argparse.Namespace) -> int:
    with reading_in(chosen_language(args.lang)):
        return _replay(args)


def _replay(args: argparse.Namespace) -> int:
    record, game = load_record(args.file, args.components)
    with player_names_in_errors(record), suppress(EOFError):
        if wants_full_screen(args.line or args.step):
            from ..terminal.fullscreen import show_full_screen_replay

            return show_full_screen_replay(game, record, args.seat, args.open)
        show_replay(game, record, Screen(), args.seat, args.step, args.open)
    return 0
