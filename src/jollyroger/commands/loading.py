"""Loading the games and records that commands name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..engine import BadRecord, BadSetup, Game, Record, check_setup
from ..games import game_named
from ..terminal import BadFile, fill_names, players_of, read_record
from ..terminal.saves import os_error_reason


def load_game(id: str, components: str | None) -> Game[Any]:
    """The game of that id, with the components of another file if one is given."""
    game = game_named(id)
    if components is None:
        return game
    if game.with_components is None:
        raise BadSetup(f"{game.name} has only one set of components; leave out --components.")
    try:
        return game.with_components(Path(components))
    except OSError as error:
        raise BadFile(f"Cannot read {components}: {os_error_reason(error)}.") from None
    except ValueError as error:
        raise BadFile(f"{components}: {error}") from None


def load_record(file: str, components: str | None) -> tuple[Record, Game[Any]]:
    """The record in a file, and its game. Raises UserError if the game cannot be set up as the record says."""
    record = read_record(Path(file))
    game = load_game(record.game, components)
    check_setup(game, record)
    return record, game


@contextmanager
def player_names_in_errors(record: Record) -> Iterator[None]:
    """Write players' names instead of seat numbers in the message of a BadRecord."""
    try:
        yield
    except BadRecord as error:
        raise type(error)(fill_names(str(error), players_of(record))) from None
