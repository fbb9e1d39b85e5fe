"""Variants of a game: options and components that differ from a base, given on the command line or in a file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from ...engine import BadSetup, Game
from .component_paths import Value, convert, flatten, show

BASE = "base"
MAX_VALUES = 200
MAX_VARIANTS = 100
"""More would not fit on a screen, and among so many some differ by chance alone."""
NO_CHANGES: Mapping[str, Any] = {}


class Variant(NamedTuple):
    """What differs from the base. The base itself has no changes."""

    name: str
    options: Mapping[str, str] = NO_CHANGES
    components: Mapping[str, Value] = NO_CHANGES

    @property
    def is_base(self) -> bool:
        return not self.options and not self.components


class Parameter(NamedTuple):
    """An option or a component number, and the values it shall take."""

    key: str
    values: tuple[str, ...]


def parse_parameter(text: str) -> Parameter:
    """A parameter as written on the command line. Raises BadSetup.

    >>> parse_parameter("length=short,long")
    Parameter(key='length', values=('short', 'long'))
    >>> parse_parameter("numbers.rum=10..20..5").values
    ('10', '15', '20')
    """
    key, equals, values = text.partition("=")
    if not equals or not key.strip() or not values.strip():
        raise BadSetup(f"A parameter is given as NAME=VALUE,VALUE or NAME=FIRST..LAST, not '{text}'.")
    expanded = [value for part in values.split(",") for value in _expand(part.strip())]
    if len(expanded) > MAX_VALUES:
        raise BadSetup(f"{key} has {len(expanded)} values; at most {MAX_VALUES} are possible.")
    return Parameter(key.strip(), tuple(dict.fromkeys(expanded)))


def _expand(text: str) -> list[str]:
    """The values of a range, or the value itself."""
    if ".." not in text:
        return [text]
    parts = text.split("..")
    try:
        first, last, step = [int(part) for part in parts] if len(parts) == 3 else [int(part) for part in [*parts, "1"]]
    except ValueError:
        raise BadSetup(f"A range is written 3..6, or 10..50..10 in steps of 10, not '{text}'.") from None
    if step < 1 or last < first:
        raise BadSetup(f"A range goes up in steps of at least 1, unlike '{text}'.")
    if (last - first) // step >= MAX_VALUES:
        raise BadSetup(f"The range {text} has more than {MAX_VALUES} values.")
    return [str(number) for number in range(first, last + 1, step)]


class VariantReader:
    """Makes variants of a game, and refuses what it has neither as an option nor in its component file."""

    def __init__(self, game: Game[Any], seats: int, base: Mapping[str, str], components: Mapping[str, Any]) -> None:
        """`base` are the options of the base, `components` its component file; empty if the game takes no other."""
        self._game = game
        self._seats = seats
        self._base = game.fill_options(seats, base)
        self._values = flatten(components)

    def grid(self, parameters: Sequence[Parameter]) -> list[Variant]:
        """The base, and every combination of the values of the parameters that differs from it."""
        keys = [parameter.key for parameter in parameters]
        if len(set(keys)) < len(keys):
            raise BadSetup("Name each parameter once, with all its values.")
        count = 1
        for parameter in parameters:
            count *= len(parameter.values)
        if count > MAX_VARIANTS:
            raise BadSetup(f"That makes {count:,} variants; at most {MAX_VARIANTS} are possible.")
        variants = [Variant(BASE)]
        for values in product(*(parameter.values for parameter in parameters)):
            variant = self.variant(dict(zip(keys, values, strict=True)))
            if not variant.is_base:
                variants.append(variant)
        return variants

    def variant(self, changes: Mapping[str, str], name: str = "") -> Variant:
        """A variant with these values. What the base has already is no change."""
        options: dict[str, str] = {}
        components: dict[str, Value] = {}
        for key, text in changes.items():
            if key in self._base:
                self._game.fill_options(self._seats, {**self._base, key: text})
                options |= {key: text} if self._base[key] != text else {}
            elif not self._values and "." in key:
                raise BadSetup(f"{self._game.name} has only one set of components, so there is no '{key}' to change.")
            else:
                value = convert(key, text, self._values, list(self._base))
                components |= {key: value} if self._values[key] != value else {}
        shown = [*options.items(), *((key, show(value)) for key, value in components.items())]
        return Variant(name or ", ".join(f"{key}={value}" for key, value in shown) or BASE, options, components)

    def from_file(self, text: str) -> list[Variant]:
        """The base, and the variants of a TOML file: a table for each, under its name."""
        try:
            tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadSetup(f"It is not a TOML file: {error}.") from None
        variants = [Variant(BASE)]
        for name, table in tables.items():
            if not isinstance(table, dict):
                raise BadSetup(f"'{name}' is not a variant: a variant is a table such as [{name}], with its changes.")
            variant = self.variant({path: show(value) for path, value in flatten(table).items()}, name)
            if variant.is_base:
                raise BadSetup(f"The variant '{name}' changes nothing.")
            variants.append(variant)
        if len(variants) == 1:
            raise BadSetup("The file names no variants.")
        if len(variants) > MAX_VARIANTS:
            raise BadSetup(f"The file has {len(variants) - 1} variants; at most {MAX_VARIANTS} are possible.")
        return variants
