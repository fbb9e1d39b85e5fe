"""Play at this keyboard."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from pathlib import Path
from shlex import quote

from ..bots import BOT_CHOICES
from ..engine import HUMAN, BadSetup
from ..engine.messages import reading_in
from ..games import all_games
from ..terminal import (
    SPEEDS,
    BadFile,
    Screen,
    default_seats,
    is_table_link,
    resume_game,
    start_game,
    wants_full_screen,
)
from ..terminal.messages import chosen_language, text
from .arguments import (
    add_components_argument,
    add_game_argument,
    add_language_argument,
    add_line_argument,
    add_option_argument,
    integer,
    parse_options,
    split_list,
)
from .loading import load_game, load_record, player_names_in_errors

DEFAULT_NAME = "Captain"
"""The name of somebody who joins a table and gives none."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_components_argument(parser)
    add_game_argument(parser, required=False, or_else="the link of a table of a server")
    parser.add_argument(
        "--seats", metavar="WHO,WHO,...", help=f"who sits where: {HUMAN}, {BOT_CHOICES}, or your own bots"
    )
    parser.add_argument("--names", metavar="NAME,...", help="names for the people, in seat order")
    parser.add_argument("--seed", type=integer(0), metavar="N", help="seed for a reproducible game")
    add_option_argument(parser)
    parser.add_argument("--resume", metavar="FILE", help="resume a saved game")
    bot = "with --resume: a bot from a file or a program that plays in the saved game; may be repeated"
    parser.add_argument("--bot", action="append", metavar="BOT", help=bot)
    parser.add_argument("--save", metavar="FILE", help="save the game in this file")
    add_line_argument(parser)
    add_language_argument(parser)
    parser.add_argument("--speed", choices=SPEEDS, default="normal", help="how long the full screen shows each move")


def run(args: argparse.Namespace) -> int:
    with reading_in(chosen_language(args.lang)):
        return _play(args)


def _play(args: argparse.Namespace) -> int:
    path = None if args.save is None else Path(args.save)
    if is_table_link(args.resume or args.game or ""):
        return _join(args)
    if args.resume is not None:
        return _resume(args, path)
    if args.bot is not None:
        raise BadSetup("--bot is for a resumed game; say who sits where with --seats.")
    game = load_game(args.game or _pick_game(), args.components)
    if path is not None and path.exists():
        raise BadFile(f"{path} exists already; resume that game with --resume, or save this one elsewhere.")
    kinds = default_seats(game) if args.seats is None else split_list(args.seats)
    names = [] if args.names is None else split_list(args.names)
    options = parse_options(args.option)
    if not wants_full_screen(args.line):
        return start_game(game, kinds, Screen(), options, names, args.seed, path, _components_flag(args))
    from ..terminal.fullscreen import start_full_screen_game

    return start_full_screen_game(game, kinds, options, names, args.seed, path, _components_flag(args), args.speed)


def _resume(args: argparse.Namespace, path: Path | None) -> int:
    new_game_flags = {"--seats": args.seats, "--names": args.names, "--seed": args.seed, "--option": args.option}
    for flag, value in new_game_flags.items():
        if value is not None:
            raise BadSetup(f"{flag} is for a new game; a resumed game keeps what it was started with.")
    saved = Path(args.resume)
    if saved.exists() and not saved.is_file():
        raise BadFile(f"{saved} is not a file with a game in it.")
    record, game = load_record(args.resume, args.components)
    if args.game is not None and args.game != game.id:
        raise BadSetup(f"{saved} is a game of {game.id}, not of {args.game}; leave out the game's name.")
    if path is not None and path.exists() and not path.samefile(saved):
        raise BadFile(f"{path} exists already; choose another name to save in.")
    with player_names_in_errors(record):
        if not wants_full_screen(args.line):
            return resume_game(game, record, Screen(), path or saved, _components_flag(args), args.bot or ())
        from ..terminal.fullscreen import resume_full_screen_game

        return resume_full_screen_game(game, record, path or saved, _components_flag(args), args.speed, args.bot or ())


def _join(args: argparse.Namespace) -> int:
    """Play a seat at a table of a server. No message quotes the link, which holds a token."""
    if args.resume is not None:
        raise BadSetup("A table is played by its link alone; --resume is for a file.")
    if not wants_full_screen(args.line):
        raise BadSetup("A table of a server needs the full screen: a terminal of 60 by 20, and no --line.")
    names = [] if args.names is None else split_list(args.names)
    if len(names) > 1:
        raise BadSetup("A link gives one seat: give one name.")
    from ..terminal.fullscreen.join import join_table

    return join_table(args.game, names[0] if names else DEFAULT_NAME, all_games().get)


def _pick_game() -> str:
    """The game to play if none was named: the only one, or the one that the user picks."""
    games = all_games()
    if len(games) == 1:
        return next(iter(games))
    if sys.stdin.isatty():
        for number, game in enumerate(games.values(), 1):
            print(f"{number:>3}  {game.name}  {game.summary}")
        with suppress(EOFError):
            answer = input(f"{text('which-game')} ").strip()
            return dict(zip(map(str, range(1, len(games) + 1)), games, strict=True)).get(answer, answer)
    raise BadSetup(f"Say which game to play: {', '.join(games)}; or resume one with --resume FILE.")


def _components_flag(args: argparse.Namespace) -> str:
    """The flag that later commands on the saved game need."""
    return "" if args.components is None else f" --components {quote(args.components)}"
