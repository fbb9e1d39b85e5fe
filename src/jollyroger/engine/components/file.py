"""Reading a component file (TOML): every value is checked, and a wrong one is refused in a sentence."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

from ..game import BadComponents

ID = re.compile(r"[a-z0-9-]+")
POSITION = re.compile(r"at (line \d+, column \d+)")
FILE = "the file"


class Entry:
    """A table of the file, and its name for error messages."""

    def __init__(self, values: dict[str, Any], name: str = FILE) -> None:
        self.values = values
        self.name = name
        self._used: dict[str, list[Entry]] = {}
        self.reconstructed = "reconstructed" in self and self.flag("reconstructed")

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def text(self, key: str) -> str:
        found: str = self._one(key, is_text, "a text")
        return found

    def id(self, key: str = "id") -> str:
        """An id as actions and options have: lower case, no spaces."""
        found = self.text(key)
        if not ID.fullmatch(found):
            raise self.wrong(key, "of small letters, digits and hyphens", found)
        return found

    def choice(self, key: str, among: Sequence[str]) -> int:
        """The index of the value among these."""
        found, names = self.text(key), [*among]
        if found not in names:
            raise self.wrong(key, f"one of {', '.join(names)}", found)
        return names.index(found)

    def flag(self, key: str) -> bool:
        found: bool = self._one(key, is_flag, "true or false")
        return found

    def number(self, key: str, minimum: int = 0) -> int:
        found: int = self._one(key, is_number(minimum), f"a whole number of at least {minimum}")
        return found

    def numbers(self, key: str, minimum: int = 0) -> tuple[int, ...]:
        return self._all(key, is_number(minimum), f"a whole number of at least {minimum}")

    def texts(self, key: str) -> tuple[str, ...]:
        return self._all(key, is_text, "a text")

    def table(self, key: str) -> Entry:
        """The table under this key."""
        owner = "" if self.name == FILE else f" of {self.name}"
        table = Entry(self._one(key, is_table, "a table"), f"'{key}'{owner}")
        self._used[key].append(table)
        return table

    def tables(self, key: str, noun: str) -> list[Entry]:
        """The tables of the list under this key, each named by its id or, without one, by its position."""
        tables: tuple[dict[str, Any], ...] = self._all(key, is_table, "a table")
        named = []
        for place, table in enumerate(tables, start=1):
            name = table.get("id", table.get("kind"))
            named.append(Entry(table, f"{noun} '{name}'" if is_text(name) else f"{noun} {place}"))
        self._used[key] += named
        return named

    def check_all_read(self) -> None:
        """Refuse keys that were never read: they have no effect and are probably misspelt."""
        for key in self.values:
            if key not in self._used:
                raise BadComponents(f"{self.name} has a '{key}', which means nothing there.")
            for entry in self._used[key]:
                entry.check_all_read()

    def wrong(self, key: str, wanted: str, found: object) -> BadComponents:
        return BadComponents(f"'{key}' of {self.name} must be {wanted}, not {describe(found)}.")

    def _get(self, key: str) -> Any:
        if key not in self.values:
            raise BadComponents(f"{self.name} has no '{key}'.")
        self._used.setdefault(key, [])
        return self.values[key]

    def _one(self, key: str, is_valid: Callable[[object], bool], wanted: str) -> Any:
        found = self._get(key)
        if not is_valid(found):
            raise self.wrong(key, wanted, found)
        return found

    def _all(self, key: str, is_valid: Callable[[object], bool], wanted: str) -> tuple[Any, ...]:
        found = self._get(key)
        if not isinstance(found, list):
            raise self.wrong(key, "a list", found)
        for one in found:
            if not is_valid(one):
                raise BadComponents(f"each of '{key}' of {self.name} must be {wanted}, not {describe(one)}.")
        return tuple(found)


def is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value)


def is_flag(value: object) -> bool:
    return isinstance(value, bool)


def is_number(minimum: int) -> Callable[[object], bool]:
    # To Python, True is a number; to the author of the file it is not.
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and value >= minimum


def is_table(value: object) -> bool:
    return isinstance(value, dict)


def describe(value: object) -> str:
    """A value of the file for an error message."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return f"'{value}'"
        case list():
            return "a list"
        case dict():
            return "a table"
    return str(value)


def hash_components(text: bytes) -> str:
    """What tells a component file from others."""
    return blake2b(text, digest_size=16).hexdigest()


def parse(text: bytes) -> Entry:
    """Parse a component file. Raises BadComponents with the position if it is not valid TOML."""
    try:
        return Entry(tomllib.loads(text.decode()))
    except UnicodeDecodeError:
        raise BadComponents("it must be a text file in UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        position = POSITION.search(str(error))
        where = position[1] if position else "its end"
        raise BadComponents(f"it must be a TOML file, but goes wrong at {where}.") from None
