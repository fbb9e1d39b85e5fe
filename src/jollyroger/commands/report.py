"""The command `jollyroger report`."""

from __future__ import annotations

import argparse
import os
import webbrowser
from functools import partial
from pathlib import Path
from shlex import join

from ..engine import BadSetup
from ..exit_codes import FAILED, INTERRUPTED
from ..lab.pool import defer_interrupt
from ..lab.report.page import render_page
from ..lab.report.survey import run_survey
from ..terminal import BadFile
from ..terminal.saves import os_error_reason
from .arguments import (
    add_components_argument,
    add_game_argument,
    add_option_argument,
    add_seed_argument,
    add_workers_argument,
    integer,
    parse_options,
    split_list,
)
from .common.batch import add_bots_argument
from .loading import load_game

PAGE_START = b"<!doctype html>"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_components_argument(parser)
    add_game_argument(parser)
    add_bots_argument(parser, default="mate")
    parser.add_argument("--games", type=integer(1), default=200, metavar="K", help="games per setting (default 200)")
    parser.add_argument("--seats", metavar="N,N,...", help="the seat counts to play (default: all that are possible)")
    add_seed_argument(parser)
    add_option_argument(parser)
    add_workers_argument(parser)
    parser.add_argument("--out", metavar="FILE", help="where to write the page (default GAME-report.html)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def run(args: argparse.Namespace) -> int:
    load_game(args.game, args.components)
    path = Path(args.out or f"{args.game}-report.html")
    _check_writable(path)
    survey = run_survey(
        partial(load_game, args.game, args.components),
        seat_counts=_seat_counts(args.seats),
        bots=split_list(args.bots),
        games=args.games,
        seed=args.seed,
        options=parse_options(args.option),
        workers=args.workers or os.cpu_count() or 1,
    )
    page = render_page(survey, _command_line(args))
    try:
        with defer_interrupt():
            path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise _write_error(path, error) from None
    print(f"{survey.played:,} games in {survey.seconds:.0f} s; the page is {path}.")
    if survey.stopped:
        print("Stopped before the end; the page says so.")
    if args.open:
        webbrowser.open(path.resolve().as_uri())
    if survey.stopped:
        return INTERRUPTED
    return FAILED if survey.failures else 0


def _seat_counts(text: str | None) -> list[int]:
    if text is None:
        return []
    try:
        return [integer(1)(word) for word in split_list(text)]
    except argparse.ArgumentTypeError as error:
        raise BadSetup(f"--seats takes numbers such as 2,3: {error}.") from None


def _command_line(args: argparse.Namespace) -> str:
    """The command that makes the same page again."""
    command = ["jollyroger", "report", args.game, "--bots", args.bots, "--games", str(args.games)]
    command += [] if args.seats is None else ["--seats", args.seats]
    command += ["--seed", str(args.seed)]
    for option in args.option or ():
        command += ["--option", option]
    command += [] if args.components is None else ["--components", args.components]
    return join(command)


def _check_writable(path: Path) -> None:
    """Fail before hours of games and not after. Leaves no file behind, and replaces nothing but an earlier page."""
    is_new = not path.exists()
    try:
        with path.open("a", encoding="utf-8"):
            pass
        if is_new:
            path.unlink()
        start = b""
        if path.is_file():
            with path.open("rb") as file:
                start = file.read(len(PAGE_START))
    except OSError as error:
        raise _write_error(path, error) from None
    if start not in (b"", PAGE_START):
        raise BadFile(f"{path} exists already and is not a page; write to another file.")


def _write_error(path: Path, error: OSError) -> BadFile:
    return BadFile(f"Cannot write {path}: {os_error_reason(error)}.")
