"""Reading a component file: every value is of the kind it should be, or refused in a sentence."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from typing import Any

from .game import BadComponents

ID = re.compile(r"[a-z0-9-]+")
SPOT = re.compile(r"at (line \d+, column \d+)")
FILE = "the file"


class Entry:
    """A table of the file, and what to call it when something is wrong with it."""

    def __init__(self, values: dict[str, Any], name: str = FILE) -> None:
        self.values = values
        self.name = name
        self._asked: dict[str, list[Entry]] = {}
        self.reconstructed = "reconstructed" in self and self.flag("reconstructed")

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def text(self, key: str) -> str:
        found: str = self._one(key, is_text, "a text")
        return found

    def id(self, key: str = "id") -> str:
        """A name for an action or an option, which know no capitals and no spaces."""
        found = self.text(key)
        if not ID.fullmatch(found):
            raise self.wrong(key, "of small letters, digits and hyphens", found)
        return found

    def choice(self, key: str, among: Sequence[str]) -> int:
        """Which of these it is, by its place among them."""
        found, names = self.text(key), [*among]
        if found not in names:
            raise self.wrong(key, f"one of {', '.join(names)}", found)
        return names.index(found)

    def flag(self, key: str) -> bool:
        found: bool = self._one(key, is_flag, "true or false")
        return found

    def number(self, key: str, least: int = 0) -> int:
        found: int = self._one(key, is_number(least), f"a whole number of at least {least}")
        return found

    def numbers(self, key: str, least: int = 0) -> tuple[int, ...]:
        return self._all(key, is_number(least), f"a whole number of at least {least}")

    def texts(self, key: str) -> tuple[str, ...]:
        return self._all(key, is_text, "a text")

    def part(self, key: str) -> Entry:
        """The table of that name."""
        owner = "" if self.name == FILE else f" of {self.name}"
        table = Entry(self._one(key, is_table, "a table"), f"'{key}'{owner}")
        self._asked[key].append(table)
        return table

    def parts(self, key: str, noun: str) -> list[Entry]:
        """The tables of that list, each called by its id or, as long as it has none, by its place in the list."""
        tables: tuple[dict[str, Any], ...] = self._all(key, is_table, "a table")
        named = []
        for place, table in enumerate(tables, start=1):
            name = table.get("id", table.get("kind"))
            named.append(Entry(table, f"{noun} '{name}'" if is_text(name) else f"{noun} {place}"))
        self._asked[key] += named
        return named

    def check_all_read(self) -> None:
        """Refuse what nobody has asked for: it would be without effect, and is most likely misspelt."""
        for key in self.values:
            if key not in self._asked:
                raise BadComponents(f"{self.name} has a '{key}', which means nothing there.")
            for entry in self._asked[key]:
                entry.check_all_read()

    def wrong(self, key: str, wanted: str, found: object) -> BadComponents:
        return BadComponents(f"'{key}' of {self.name} must be {wanted}, not {shown(found)}.")

    def _get(self, key: str) -> Any:
        if key not in self.values:
            raise BadComponents(f"{self.name} has no '{key}'.")
        self._asked.setdefault(key, [])
        return self.values[key]

    def _one(self, key: str, fits: Callable[[object], bool], wanted: str) -> Any:
        found = self._get(key)
        if not fits(found):
            raise self.wrong(key, wanted, found)
        return found

    def _all(self, key: str, fits: Callable[[object], bool], wanted: str) -> tuple[Any, ...]:
        found = self._get(key)
        if not isinstance(found, list):
            raise self.wrong(key, "a list", found)
        for one in found:
            if not fits(one):
                raise BadComponents(f"each of '{key}' of {self.name} must be {wanted}, not {shown(one)}.")
        return tuple(found)


def is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value)


def is_flag(value: object) -> bool:
    return isinstance(value, bool)


def is_number(least: int) -> Callable[[object], bool]:
    # A truth value is a number to Python, but not to whoever writes the file.
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and value >= least


def is_table(value: object) -> bool:
    return isinstance(value, dict)


def shown(value: object) -> str:
    """A value of the file as one would say it."""
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


def parse(text: bytes) -> Entry:
    """A component file as a whole. One that is no TOML is refused with the place where it goes wrong."""
    try:
        return Entry(tomllib.loads(text.decode()))
    except UnicodeDecodeError:
        raise BadComponents("it must be a text file in UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        spot = SPOT.search(str(error))
        where = spot[1] if spot else "its end"
        raise BadComponents(f"it must be a TOML file, but goes wrong at {where}.") from None
