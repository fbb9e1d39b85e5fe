"""The command `jollyroger`: parses the command line, runs a command, and prints errors as one sentence.

Nothing but the standard library is imported until a command is known: `--version` and `--help` are fast.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from errno import EBADF, EDQUOT, EFBIG, EIO, ENOSPC, EPIPE
from importlib import import_module
from typing import NoReturn, TextIO

from . import __version__
from .build import is_compiled
from .commands import COMMANDS
from .exit_codes import BAD_INPUT, FAILED, INTERRUPTED, TERMINATED

TOKEN = re.compile(r"#(?:seat|join|watch|host)=\S+")
"""The part of a link that opens a seat."""
WELCOME = """\
Four pirate tabletop games, against bots or with friends.

  jollyroger serve --open    play in the browser; friends join by a link
  jollyroger play            play in this terminal
  jollyroger games           the games and their options
  jollyroger --help          all commands

Without installing: uvx jollyroger play, or pipx run jollyroger play.
"""
"""What `jollyroger` alone prints."""
OUTPUT_ERRORS = (EBADF, EDQUOT, EFBIG, EIO, ENOSPC, EPIPE)
"""Errors of writing to a file that is open."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Returns its exit code (see exit_codes.py)."""
    prepare_streams()
    with sigterm_as_interrupt() as received:
        try:
            code = run_command(sys.argv[1:] if argv is None else argv)
        except KeyboardInterrupt:
            code = INTERRUPTED
    return TERMINATED if code == INTERRUPTED and received else code


def prepare_streams() -> None:
    """Replace closed standard streams by the null device; let the others replace characters they cannot encode."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


@contextmanager
def sigterm_as_interrupt() -> Iterator[list[int]]:
    """Raise KeyboardInterrupt on SIGTERM, so that commands keep what is done. Yields the signals received."""
    received: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield received  # Python delivers signals to the main thread only
        return

    def interrupt(number: int, _: object) -> NoReturn:
        received.append(number)
        raise KeyboardInterrupt

    previous = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield received
    finally:
        signal.signal(signal.SIGTERM, previous)


def run_command(words: Sequence[str]) -> int:
    """Parse the words of the command line and run their command; say what to do next if there is none."""
    args = argparse.Namespace(error_code=None)
    try:
        if "_ARGCOMPLETE" in os.environ:
            from .commands.completion.answer import answer_shell

            answer_shell(make_parser)
        code = parse_and_run(words, args)
        sys.stdout.flush()
    except OSError as error:
        code = args.error_code or FAILED
        print_os_error(error)
    return code


def parse_and_run(words: Sequence[str], args: argparse.Namespace) -> int:
    try:
        parser = make_parser(words)
        parser.parse_args(words, args)
        if args.run is None:
            sys.stdout.write(WELCOME)
            return 0
        # Not imported earlier: the help does not need the engine.
        from .engine import UserError

        try:
            code: int = args.run(args)
            return code
        except UserError as error:
            print_error(str(error))
            return args.error_code or (BAD_INPUT if error.is_bad_input else FAILED)
    except SystemExit as end:
        # From argparse, or from rich if nobody reads its output any more.
        return (args.error_code or end.code) if end.code and isinstance(end.code, int) else 0


def print_os_error(error: OSError) -> None:
    """Print an error of the operating system. If it comes from writing the output, nothing more is written."""
    reason = (error.strerror or str(error)).lower()
    if error.filename is not None or error.errno not in OUTPUT_ERRORS:
        print_error(f"{reason[:1].upper()}{reason[1:]}{'' if error.filename is None else f': {error.filename}'}.")
        return
    # The interpreter would fail again when it flushes the output at exit.
    silence(sys.stdout)
    if error.errno != EPIPE:  # whoever closed the pipe wants to read no more
        print_error(f"Cannot write the output: {reason}.")


class Parser(argparse.ArgumentParser):
    """Prints errors on one line, and where to find the help."""

    def error(self, message: str) -> NoReturn:
        print_error(f"{message[:1].upper()}{message[1:].rstrip('.')}. See '{self.prog} --help'.")
        sys.exit(self.get_default("error_code") or BAD_INPUT)


def make_parser(words: Sequence[str]) -> Parser:
    """The parser for these words: only the command among them gets its arguments, as its module must be imported."""
    parser = Parser(prog="jollyroger", description="Pirate tabletop games: play them, simulate them, check their luck.")
    build = "compiled" if is_compiled() else "pure Python"
    parser.add_argument("--version", action="version", version=f"jollyroger {__version__} ({build})")
    parser.set_defaults(run=None, error_code=None)
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
    """Print an error to stderr on one line, without unprintable characters and tokens of links that it may quote."""
    line = TOKEN.sub("#…", "".join(letter if letter.isprintable() else "?" for letter in sentence))
    try:
        sys.stderr.write(f"jollyroger: {line}\n")
        sys.stderr.flush()
    except OSError:
        silence(sys.stderr)


def silence(stream: TextIO) -> None:
    """Let a stream write to the null device from now on."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    sys.exit(main())
