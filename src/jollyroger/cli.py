"""The command `jollyroger`: its parser, and what is said when something cannot be done: one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from .bots import BadBot
from .commands import analyse, games, play, replay, report, serve, simulate, tournament, verify
from .commands.common import FAILED, INTERRUPTED
from .engine import BadRecord, BadSetup
from .games import NoSuchGame
from .lab import Lost
from .server import BadServer
from .terminal import WRONG, BadFile, Parser, complain

COMMANDS = (games, play, serve, simulate, tournament, report, analyse, replay, verify)
BAD_INPUT = (BadSetup, BadRecord, BadBot, BadFile, BadServer, NoSuchGame)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Returns the exit code: 0 done, 1 games have failed, 2 bad input, 130 stopped by Ctrl-C."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    parser = make_parser()
    args = parser.parse_args(argv)
    if args.run is None:
        parser.print_help()
        return 0
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except BAD_INPUT as error:
        complain(str(error))
        return WRONG
    except Lost as error:
        complain(str(error))
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has left; the interpreter must not stumble over it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def make_parser() -> Parser:
    parser = Parser(prog="jollyroger", description="Pirate tabletop games: play them, simulate them, check their luck.")
    parser.add_argument("--version", action="version", version=f"jollyroger {version('jollyroger')}")
    parser.set_defaults(run=None)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        name = command.__name__.rsplit(".", 1)[-1]
        about = command.HELP[:1].upper() + command.HELP[1:] + "."
        sub = subparsers.add_parser(name, help=command.HELP, description=about, allow_abbrev=False)
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return parser


if __name__ == "__main__":
    sys.exit(main())
