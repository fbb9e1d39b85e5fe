"""The command `jollyroger` and all it can do. What cannot be done is said in one sentence."""

from __future__ import annotations

import argparse
import json
import os
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager, suppress
from functools import partial
from importlib.metadata import version
from pathlib import Path
from shlex import quote
from typing import Any

from rich.console import Console

from . import terminal
from .bots import BOTS, BadBot
from .engine import BadRecord, BadSetup, Game, Record
from .games import NoSuchGame, all_games, game_named
from .lab import bar, simulate
from .server import BadServer, Settings, serve
from .terminal import HUMAN, WRONG, BadFile, Parser, Screen, complain, pairs, whole, words

FAILED, INTERRUPTED = 1, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Returns the exit code: 0 done, 1 games have failed, 2 bad input, 130 stopped by Ctrl-C."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    parser = make_parser()
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help()
        return 0
    try:
        code: int = args.command(args)
        sys.stdout.flush()
        return code
    except (BadSetup, BadRecord, BadBot, BadFile, BadServer, NoSuchGame) as error:
        complain(str(error))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has left; the interpreter must not stumble over it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def games(args: argparse.Namespace) -> int:
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for game in all_games().values():
        console.print(game.id, style="bold", end="")
        console.print(f"  {game.name}, {game.seats[0]} to {game.seats[-1]} seats")
        console.print(f"  {game.about}")
        for option in game.options:
            values = "|".join([*option.values, *(["..."] if option.fits is not None else [])])
            console.print(f"  --option {option.id}={values}  {option.about} (default {option.default})")
    return 0


def play(args: argparse.Namespace) -> int:
    path = None if args.save is None else Path(args.save)
    if args.resume is not None:
        return _resume(args, path)
    game = boxed(args.game or _which(), args.components)
    if path is not None and path.exists():
        raise BadFile(f"{path} exists already; go on with that game by --resume, or save this one elsewhere.")
    kinds = terminal.default_seats(game) if args.seats is None else words(args.seats)
    names = [] if args.names is None else words(args.names)
    return terminal.begin(game, kinds, Screen(), pairs(args.option), names, args.seed, path, _extra(args))


def _resume(args: argparse.Namespace, path: Path | None) -> int:
    given = {"--seats": args.seats, "--names": args.names, "--seed": args.seed, "--option": args.option}
    for flag, value in given.items():
        if value is not None:
            raise BadSetup(f"{flag} is for a new game; one that is gone on with keeps what it began with.")
    old = Path(args.resume)
    if old.exists() and not old.is_file():
        raise BadFile(f"{old} is not a file with a game in it.")
    record, game = _recorded(args.resume, args.components)
    if args.game is not None and args.game != game.id:
        raise BadSetup(f"{old} is a game of {game.id}, not of {args.game}; leave the game's name out.")
    if path is not None and path.exists() and not path.samefile(old):
        raise BadFile(f"{path} exists already; choose another name to save in.")
    with _named(record):
        return terminal.resume(game, record, Screen(), path or old, _extra(args))


def simulate_many(args: argparse.Namespace) -> int:
    game = boxed(args.game, args.components)
    options = pairs(args.option)
    with bar(args.games, "games") as progress:
        try:
            report = simulate(
                partial(boxed, args.game, args.components),
                seats=len(terminal.default_seats(game)) if args.seats is None else args.seats,
                bots=words(args.bots),
                games=args.games,
                seed=args.seed,
                options=options,
                workers=args.workers,
                check=args.check,
                progress=progress,
                first=args.first,
            )
        except BrokenExecutor:
            complain("A worker died before it was done, perhaps for want of memory; try fewer --workers.")
            return FAILED
    if args.json:
        print(json.dumps(report.to_json()))
    else:
        report.print(Console())
    if report.stopped:
        return INTERRUPTED
    return FAILED if report.tally.failures else 0


def serve_tables(args: argparse.Namespace) -> int:
    settings = Settings(args.host, args.port, args.data, args.database, args.redis)
    serve(all_games, settings, webbrowser.open if args.open else None)
    return 0


def tell_again(args: argparse.Namespace) -> int:
    record, game = _recorded(args.file, args.components)
    with _named(record), suppress(EOFError):
        terminal.tell(game, record, Screen(), args.seat, args.step)
    return 0


def check(args: argparse.Namespace) -> int:
    record, game = _recorded(args.file, args.components)
    with _named(record):
        terminal.attest(game, record, Screen())
    return 0


def boxed(id: str, components: str | None) -> Game[Any]:
    """The game of that id, with the components of another file if one is given."""
    game = game_named(id)
    if components is None:
        return game
    if game.rebox is None:
        raise BadSetup(f"{game.name} has but one set of components; leave --components out.")
    try:
        return game.rebox(Path(components))
    except OSError as error:
        raise BadFile(f"Cannot read {components}: {(error.strerror or str(error)).lower()}.") from None
    except ValueError as error:
        raise BadFile(f"{components}: {error}") from None


def _which() -> str:
    """Which game is to be played, if none was named: the only one, or the one that is picked."""
    known = all_games()
    if len(known) == 1:
        return next(iter(known))
    if sys.stdin.isatty():
        for number, game in enumerate(known.values(), 1):
            print(f"{number:>3}  {game.name}  {game.about}")
        with suppress(EOFError):
            answer = input("Which game? ").strip()
            return dict(zip(map(str, range(1, len(known) + 1)), known, strict=True)).get(answer, answer)
    raise BadSetup(f"Say which game to play: {', '.join(known)}; or go on with one by --resume FILE.")


def _extra(args: argparse.Namespace) -> str:
    """What a command on the game's file needs besides."""
    return "" if args.components is None else f" --components {quote(args.components)}"


def _recorded(file: str, components: str | None) -> tuple[Record, Game[Any]]:
    record = terminal.read(Path(file))
    return record, boxed(record.game, components)


@contextmanager
def _named(record: Record) -> Iterator[None]:
    """Put the players' names in whatever is found wrong with their record."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord(terminal.named(str(error), terminal.players_of(record))) from None


def make_parser() -> Parser:
    parser = Parser(prog="jollyroger", description="Pirate tabletop games: play them, simulate them, check their luck.")
    parser.add_argument("--version", action="version", version=f"jollyroger {version('jollyroger')}")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, do: Callable[[argparse.Namespace], int], help: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=help, description=help[:1].upper() + help[1:] + ".", allow_abbrev=False)
        sub.set_defaults(command=do)
        if do not in (games, serve_tables):
            sub.add_argument("--components", metavar="FILE", help="with the components of another file")
        return sub

    command("games", games, "list the games and what can be agreed before each")

    sub = command("play", play, "play at this keyboard, against bots or each other")
    sub.add_argument("game", nargs="?", metavar="GAME", help="a game's id, as 'jollyroger games' lists them")
    sub.add_argument("--seats", metavar="WHO,WHO,...", help=f"who sits where: {', '.join((HUMAN, *BOTS))}")
    sub.add_argument("--names", metavar="NAME,...", help="names for the people, in seat order")
    sub.add_argument("--seed", type=whole(0), metavar="N", help="a game whose luck can be had again")
    sub.add_argument("--option", action="append", metavar="NAME=VALUE", help="something agreed before the game")
    sub.add_argument("--resume", metavar="FILE", help="go on with a game that was kept")
    sub.add_argument("--save", metavar="FILE", help="keep the game in this file")

    sub = command("simulate", simulate_many, "play many games by bots and count how they end")
    sub.add_argument("game", metavar="GAME", help="a game's id, as 'jollyroger games' lists them")
    sub.add_argument("--seats", type=whole(1), metavar="N", help="how many seats")
    sub.add_argument("--bots", default="random", metavar="BOT,...", help=f"who plays, in turn: {', '.join(BOTS)}")
    sub.add_argument("--games", type=whole(1), default=1000, metavar="K", help="how many games (1000)")
    sub.add_argument("--seed", type=whole(0), default=0, metavar="N", help="the same seed, the same games (0)")
    sub.add_argument("--first", type=whole(0), default=0, metavar="K", help="begin with game K: to play one again")
    sub.add_argument("--option", action="append", metavar="NAME=VALUE", help="something agreed before the game")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    sub.add_argument("--workers", type=whole(1, 256), default=os.cpu_count() or 1, metavar="W", help="processes (all)")
    sub.add_argument("--check", action="store_true", help="count the pieces after every choice")

    sub = command("serve", serve_tables, "open the tables that people play on in the browser")
    sub.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen (127.0.0.1)")
    sub.add_argument("--port", type=whole(0, 65535), default=8000, metavar="N", help="and on which port (8000)")
    sub.add_argument("--data", type=Path, default=Path("jollyroger-data"), metavar="DIR", help="keep the tables here")
    sub.add_argument("--database", metavar="URL", help="keep the tables in PostgreSQL instead: postgresql://…")
    sub.add_argument("--open", action="store_true", help="open the browser on it")
    sub.add_argument("--redis", metavar="URL", help="how several servers on one database hear of each other: redis://…")

    sub = command("replay", tell_again, "tell a recorded game in sentences")
    sub.add_argument("file", metavar="FILE", help="the record of a game")
    sub.add_argument("--seat", type=whole(0), metavar="N", help="as this seat saw it (else: as a spectator)")
    sub.add_argument("--step", action="store_true", help="wait for Enter after each choice")

    sub = command("verify", check, "derive every roll of a recorded game again and check every choice")
    sub.add_argument("file", metavar="FILE", help="the record of a game")
    return parser


if __name__ == "__main__":
    sys.exit(main())
