"""What a place is called in a sentence: 'the Church', or 'the Cave past the Church' if there are several Caves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from .board import OUTER, VOLCANO, Space

WITHOUT_ARTICLE: Final = ("settlement", "quicksand")
"""Kinds of space whose names are used like names of people: 'to Clearwater'."""


def place_names(spaces: Sequence[Space]) -> tuple[str, ...]:
    """A name for each space that no other space has."""
    count = Counter(space.name for space in spaces)
    names: list[str] = []
    for number, space in enumerate(spaces):
        name = space.name if space.kind in WITHOUT_ARTICLE else f"the {space.name}"
        if count[space.name] > 1:
            name = next(full for full in _located(spaces, count, number, name) if full not in names)
        names.append(name)
    return tuple(names)


def _located(spaces: Sequence[Space], count: Counter[str], number: int, name: str) -> Iterator[str]:
    """The name with the nearest space that is the only one of its name, nearer ones first; at last with a number."""
    behind, ahead = _previous(spaces, number), _next(spaces, number)
    for _ in spaces:
        for neighbour, where in ((behind, "past"), (ahead, "before")):
            if neighbour is not None and count[spaces[neighbour].name] == 1:
                yield f"{name} {where} the {spaces[neighbour].name}"
        behind = None if behind is None else _previous(spaces, behind)
        ahead = None if ahead is None else _next(spaces, ahead)
    for copy in range(1, len(spaces) + 1):
        yield f"{name} number {copy}"


def _next(spaces: Sequence[Space], number: int) -> int | None:
    """The next space on the same path."""
    following = spaces[number].next
    return following[0] if following and _path(following[0]) == _path(number) else None


def _previous(spaces: Sequence[Space], number: int) -> int | None:
    """The previous space on the same path."""
    return next((other for other in range(len(spaces)) if _next(spaces, other) == number), None)


def _path(number: int) -> int:
    """The outer path, the volcano, or the Ships."""
    return (number >= OUTER) + (number >= OUTER + VOLCANO)
