"""The command `jollyroger`: parses the command line, runs a command, and prints errors as one sentence.

Nothing but the standard library is imported until a command is known: `--version` and `--help` are fast.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from . import __version__
from .commands import COMMANDS
from .exit_codes import BAD_INPUT, FAILED, INTERRUPTED


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Returns its exit code (see exit_codes.py)."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return run_command(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output is gone. The interpreter must not fail on it again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def run_command(words: Sequence[str]) -> int:
    """Parse the words of the command line and run their command; print the help if there is none."""
    parser = make_parser(words)
    args = parser.parse_args(words)
    if args.run is None:
        parser.print_help()
        return 0
    # Not imported earlier: the help does not need the engine.
    from .engine import UserError

    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except UserError as error:
        print_error(str(error))
        return BAD_INPUT if error.is_bad_input else FAILED


class Parser(argparse.ArgumentParser):
    """Prints errors on one line, and where to find the help."""

    def error(self, message: str) -> NoReturn:
        print_error(f"{message[:1].upper()}{message[1:].rstrip('.')}. See '{self.prog} --help'.")
        sys.exit(BAD_INPUT)


def make_parser(words: Sequence[str]) -> Parser:
    """The parser for these words: only the command among them gets its arguments, as its module must be imported."""
    parser = Parser(prog="jollyroger", description="Pirate tabletop games: play them, simulate them, check their luck.")
    parser.add_argument("--version", action="version", version=f"jollyroger {__version__}")
    parser.set_defaults(run=None)
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    # The options before a command take no values.
    chosen = next((word for word in words if not word.startswith("-")), None)
    for name, help in COMMANDS.items():
        description = f"{help[:1].upper()}{help[1:]}."
        subparser = subparsers.add_parser(name, help=help, description=description, allow_abbrev=False)
        if name == chosen:
            command = import_module(f".commands.{name}", __package__)
            command.add_arguments(subparser)
            subparser.set_defaults(run=command.run)
    return parser


def print_error(sentence: str) -> None:
    """Print an error to stderr on one line, without unprintable characters that it may quote."""
    line = "".join(letter if letter.isprintable() else "?" for letter in sentence)
    sys.stderr.write(f"jollyroger: {line}\n")


if __name__ == "__main__":
    sys.exit(main())
