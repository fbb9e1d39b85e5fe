"""Loading the games and records that commands name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..engine import BadRecord, BadSetup, Game, Record, check_setup
from ..games import game_named
from ..lab.design.component_paths import Value, changed, parse_components, show, to_toml
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


def components_text(id: str, components: str | None) -> str:
    """The text of the component file of a game, built in or another; empty if the game takes no other."""
    game = load_game(id, components)
    path = game.components_file if components is None else Path(components)
    return "" if path is None or game.with_components is None else path.read_text(encoding="utf-8")


def load_variant(id: str, components: str | None, changes: Mapping[str, Value]) -> Game[Any]:
    """The game with the components of a file, some of their values changed. Raises BadSetup if they do not fit."""
    if not changes:
        return load_game(id, components)
    game = load_game(id, components)
    assert game.with_components is not None
    text = to_toml(changed(parse_components(components_text(id, components)), changes))
    with TemporaryDirectory(prefix="jollyroger-") as folder:
        path = Path(folder) / "components.toml"
        path.write_text(text, encoding="utf-8")
        try:
            return game.with_components(path)
        except ValueError as error:
            shown = ", ".join(f"{name}={show(value)}" for name, value in changes.items())
            raise BadSetup(f"The game does not work with {shown}: {error}") from None


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
