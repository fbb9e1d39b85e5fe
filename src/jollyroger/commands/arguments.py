"""Parsing of command-line arguments that several commands take."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from ..engine import BadSetup
from ..engine.messages import ENGLISH, best_language, offered_languages

MAX_DIGITS = 19
"""Longer numbers are refused: no argument needs them, and Python is slow to parse very long ones."""


def add_game_argument(parser: argparse.ArgumentParser, required: bool = True, or_else: str = "") -> None:
    help = "id of a game, as listed by 'jollyroger games'" + (f", or {or_else}" if or_else else "")
    parser.add_argument("game", nargs=None if required else "?", metavar="GAME", help=help)


def add_record_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="record of a game, as saved by 'jollyroger play'")


def add_components_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--components", metavar="FILE", help="play with the components of this file")


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", metavar="NAME=VALUE", help="set an option of the game; may be repeated"
    )


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    languages = ", ".join(offered_languages())
    help = f"the language: {languages} (default: that of the environment)"
    parser.add_argument("--lang", type=language_code, metavar="CODE", help=help)


def add_line_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--line", action="store_true", help="line by line instead of the full screen")


def add_seed_argument(parser: argparse.ArgumentParser) -> None:
    help = "seed for reproducible results (default 0)"
    parser.add_argument("--seed", type=integer(0), default=0, metavar="N", help=help)


def add_workers_argument(parser: argparse.ArgumentParser) -> None:
    help = "number of processes (default: one for each CPU)"
    parser.add_argument("--workers", type=integer(1, 256), metavar="W", help=help)


def add_store_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        default=Path("jollyroger-data"),
        metavar="DIR",
        help="folder for the tables (jollyroger-data)",
    )
    parser.add_argument("--database", metavar="URL", help="store the tables in PostgreSQL instead: postgresql://…")


def language_code(text: str) -> str:
    """The offered language that somebody names.

    >>> language_code("de_AT")
    'de'
    """
    found = best_language(text)
    if found == ENGLISH and not text.lower().startswith(ENGLISH):
        raise argparse.ArgumentTypeError(f"there is no language '{text}'; there are {', '.join(offered_languages())}")
    return found


def split_list(text: str) -> list[str]:
    """The words of a comma-separated list.

    >>> split_list("human, greedy,greedy")
    ['human', 'greedy', 'greedy']
    """
    return [word.strip() for word in text.split(",")]


def parse_options(texts: Sequence[str] | None) -> dict[str, str]:
    """Options of a game, each written NAME=VALUE.

    >>> parse_options(["length=long"])
    {'length': 'long'}
    """
    options = {}
    for text in texts or ():
        id, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"An option is given as NAME=VALUE, not '{text}'; 'jollyroger games' lists them.")
        options[id.strip()] = value.strip()
    return options


def integer(minimum: int, maximum: int | None = None) -> Callable[[str], int]:
    """An argparse type: an integer within bounds."""

    def parse(text: str) -> int:
        if text.isdecimal() and len(text) <= MAX_DIGITS:
            number = int(text)
            if number >= minimum and (maximum is None or number <= maximum):
                return number
        bounds = f"of at least {minimum}" if maximum is None else f"from {minimum} to {maximum}"
        raise argparse.ArgumentTypeError(f"it must be a whole number {bounds}, not '{text:.40}'")

    return parse
