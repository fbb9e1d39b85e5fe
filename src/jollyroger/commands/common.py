"""What commands share: which game is meant, with which components, and the record of one."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .. import terminal
from ..engine import BadRecord, BadSetup, Game, Record
from ..games import game_named
from ..terminal import BadFile

FAILED, INTERRUPTED = 1, 130


def boxed(id: str, components: str | None) -> Game[Any]:
    """The game of that id, with the components of another file if one is given."""
    game = game_named(id)
    if components is None:
        return game
    if game.with_components is None:
        raise BadSetup(f"{game.name} has but one set of components; leave --components out.")
    try:
        return game.with_components(Path(components))
    except OSError as error:
        raise BadFile(f"Cannot read {components}: {(error.strerror or str(error)).lower()}.") from None
    except ValueError as error:
        raise BadFile(f"{components}: {error}") from None


def takes_components(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--components", metavar="FILE", help="with the components of another file")


def recorded(file: str, components: str | None) -> tuple[Record, Game[Any]]:
    """The record in a file, and its game."""
    record = terminal.read(Path(file))
    return record, boxed(record.game, components)


@contextmanager
def named(record: Record) -> Iterator[None]:
    """Put the players' names in whatever is found wrong with their record."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord(terminal.named(str(error), terminal.players_of(record))) from None
