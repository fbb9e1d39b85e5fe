"""Answers a shell that asks how a command line may go on. The script of `jollyroger completion` asks."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterable

import argcomplete

from .values import VALUES


def answer_shell(make_parser: Callable[[list[str]], argparse.ArgumentParser]) -> None:
    """Print the completions of the line in COMP_LINE and exit. Returns if the shell does not ask properly."""
    words = os.environ.get("COMP_LINE", "").split()[1:]
    argcomplete.autocomplete(
        make_parser(words),
        always_complete_options=False,
        default_completer=complete_value,  # type: ignore[arg-type]
    )


def complete_value(
    *, prefix: str, action: argparse.Action, parser: argparse.ArgumentParser, parsed_args: argparse.Namespace
) -> Iterable[str]:
    """Completions of an argument's value. What it takes is told by how the help calls it."""
    values = VALUES.get(str(action.metavar))
    return () if values is None else values(prefix, parsed_args)
