"""Numbers and texts of a component file by their paths: `numbers.rum`, `difficulty.easy.few`, `limit.2.fire`.

A table in a list is named by its id, or by its position from 1 if it has none.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from difflib import get_close_matches
from typing import Any, NamedTuple

from ...engine import BadSetup

Value = bool | int | float | str
Components = dict[str, Any]

BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
WHOLE_NUMBER = re.compile(r"-?\d{1,18}")
SUGGESTIONS = 4


class Difference(NamedTuple):
    """A value that differs between two component files; None where one has no such entry."""

    path: str
    before: Value | None
    after: Value | None

    def __str__(self) -> str:
        if self.before is None:
            return f"{self.path}: {show(self.after)} (new)"
        return f"{self.path}: {show(self.before)} → {'gone' if self.after is None else show(self.after)}"


def flatten(components: Mapping[str, Any]) -> dict[str, Value]:
    """All numbers, texts and flags by their paths."""
    return dict(_walk(components, ""))


def _walk(node: Any, path: str) -> Iterator[tuple[str, Value]]:
    if isinstance(node, (dict, list)):
        for key, child in _children(node):
            yield from _walk(child, f"{path}.{key}" if path else key)
    else:
        yield path, node


def _children(node: dict[str, Any] | list[Any]) -> list[tuple[str, Any]]:
    """The entries of a table or list with their names."""
    if isinstance(node, dict):
        return list(node.items())
    ids = [child.get("id", child.get("kind")) if isinstance(child, dict) else None for child in node]
    names = [
        name if isinstance(name, str) and ids.count(name) == 1 else str(position)
        for position, name in enumerate(ids, start=1)
    ]
    return list(zip(names, node, strict=True))


def changed(components: Components, changes: Mapping[str, Value]) -> Components:
    """A copy with these values. Every path must exist."""
    copy = deepcopy(components)
    for path, value in changes.items():
        node: Any = copy
        *parents, last = path.split(".")
        for name in parents:
            node = dict(_children(node))[name]
        key = last if isinstance(node, dict) else [name for name, _ in _children(node)].index(last)
        node[key] = value
    return copy


def convert(path: str, text: str, known: Mapping[str, Value], more_names: Sequence[str] = ()) -> Value:
    """A value for this path from the command line, of the same type as the present one. Raises BadSetup.

    `more_names` are names that are no paths but may have been meant.
    """
    if path not in known:
        raise BadSetup(_unknown(path, [*known], more_names))
    present = known[path]
    if isinstance(present, bool):
        if text not in ("true", "false"):
            raise BadSetup(f"{path} is true or false, not '{text}'.")
        return text == "true"
    if isinstance(present, int):
        if not WHOLE_NUMBER.fullmatch(text):
            raise BadSetup(f"{path} is a whole number, now {present}; '{text}' is none.")
        return int(text)
    if isinstance(present, float):
        try:
            return float(text)
        except ValueError:
            raise BadSetup(f"{path} is a number, now {present}; '{text}' is none.") from None
    return text


def _unknown(path: str, paths: Sequence[str], more_names: Sequence[str]) -> str:
    """The sentence for a path that does not exist, with those it may stand for."""
    known = [*paths, *more_names]
    inside = [name for name in known if name.startswith(f"{path}.")]
    last = path.rpartition(".")[2]
    near = get_close_matches(path, known, SUGGESTIONS, cutoff=0.6)
    near += [name for name in known if name.rpartition(".")[2] == last and name not in near]
    found = inside or near
    if not found:
        tables = dict.fromkeys(name.partition(".")[0] for name in paths)
        components = f"; components are in {', '.join(tables)}" if tables else ""
        options = f"; its options are {', '.join(more_names)}" if more_names else ""
        return f"There is no option or component '{path}'{options}{components}."
    more = ", …" if len(found) > SUGGESTIONS else ""
    hint = f"{'it holds' if inside else 'near it are'} {', '.join(found[:SUGGESTIONS])}{more}"
    what = f"'{path}' is not one value" if inside else f"There is no option or component '{path}'"
    return f"{what}; {hint}."


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Difference]:
    """What differs between two component files, in the order of the first."""
    one, other = flatten(before), flatten(after)
    paths = [*one, *(path for path in other if path not in one)]
    return [
        Difference(path, one.get(path), other.get(path))
        for path in paths
        if (type(one.get(path)), one.get(path)) != (type(other.get(path)), other.get(path))
    ]


def parse_components(text: str) -> Components:
    """The tables of a component file. Raises BadSetup if it is not TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"It is not a TOML file: {error}.") from None


def to_toml(components: Mapping[str, Any]) -> str:
    """The text of a component file. Comments are lost; the same values always give the same text."""
    return "".join(f"{_key(key)} = {_toml_value(value)}\n" for key, value in components.items())


def show(value: Value | None) -> str:
    """A value as the file has it.

    >>> show(True), show(3), show("rum")
    ('true', '3', 'rum')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def _toml_value(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_key(key)} = {_toml_value(child)}' for key, child in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml_value, value))}]"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else show(value)


def _key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)
