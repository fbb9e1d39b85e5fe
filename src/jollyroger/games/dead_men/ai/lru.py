"""A small least-recently-used cache whose values are made on demand."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class LruCache(Generic[T]):
    """Keeps the values used most recently. Unlike functools.lru_cache it is given the key, not the arguments."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: dict[Hashable, T] = {}  # least recently used first

    def clear(self) -> None:
        self._values.clear()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value for this key, made now if it is not cached."""
        value = self._values.pop(key, None)
        if value is None:
            value = make()
        self._values[key] = value
        if len(self._values) > self._size:
            self._values.pop(next(iter(self._values)), None)
        return value
