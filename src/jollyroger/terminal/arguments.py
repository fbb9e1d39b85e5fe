"""What is typed on the command line, made into what is meant; whatever is not understood is one sentence."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from ..engine import BadSetup

WRONG = 2
"""The exit code for bad input."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, and where the help is."""

    def error(self, message: str) -> NoReturn:
        complain(f"{message[:1].upper()}{message[1:].rstrip('.')}. See '{self.prog} --help'.")
        sys.exit(WRONG)


def complain(sentence: str) -> None:
    """Say what is wrong, on one line, whatever strange letters it quotes."""
    line = "".join(letter if letter.isprintable() else "?" for letter in sentence)
    sys.stderr.write(f"jollyroger: {line}\n")


def words(text: str) -> list[str]:
    """What stands between commas.

    >>> words("human, greedy,greedy")
    ['human', 'greedy', 'greedy']
    """
    return [word.strip() for word in text.split(",")]


def pairs(texts: Sequence[str] | None) -> dict[str, str]:
    """Options, each given as a name and a value.

    >>> pairs(["length=long"])
    {'length': 'long'}
    """
    options = {}
    for text in texts or ():
        id, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"An option is given as NAME=VALUE, not '{text}'; 'jollyroger games' lists them.")
        options[id.strip()] = value.strip()
    return options


def whole(least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def number(text: str) -> int:
        if text.isdecimal() and len(text) < 20 and int(text) >= least and (most is None or int(text) <= most):
            return int(text)
        bound = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise argparse.ArgumentTypeError(f"it must be a whole number {bound}, not '{text:.40}'")

    return number
