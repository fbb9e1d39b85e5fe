"""What was worked out lately need not be worked out again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """The last few findings, by all that they depend on; the latest at the end."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._found: dict[Hashable, T] = {}

    def clear(self) -> None:
        self._found.clear()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        found = self._found.pop(key, None)
        if found is None:
            found = make()
        self._found[key] = found
        if len(self._found) > self._kept:
            self._found.pop(next(iter(self._found)), None)
        return found
