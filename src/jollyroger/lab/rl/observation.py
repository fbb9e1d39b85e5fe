"""Encodes a seat's view, nested data of any game, as an array of fixed length (feature hashing)."""

from __future__ import annotations

from hashlib import blake2b
from math import copysign, log1p
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine import Seat, View

DEFAULT_LENGTH = 1024
MAX_CATEGORY = 16
"""Whole numbers up to this are also encoded as categories: a die roll or a seat number is not a quantity."""

Features = tuple[list[int], list[float]]
"""Indexes into the array, and the values to add there."""


class ViewPath:
    """A path in the view. It caches the index of every value seen there, and the features of the last value."""

    __slots__ = ("children", "indexes", "last_features", "last_value", "length", "path")

    def __init__(self, path: str, length: int) -> None:
        self.path = path
        self.length = length
        self.children: dict[object, ViewPath] = {}
        self.indexes: dict[object, tuple[int, float]] = {}
        self.last_value: object = None
        self.last_features: Features = [], []

    def child(self, name: object) -> ViewPath:
        child = self.children.get(name)
        if child is None:
            child = self.children[name] = ViewPath(f"{self.path}/{name}", self.length)
        return child

    def add(self, features: Features, value: object, size: float = 1.0) -> None:
        """Add the feature that this path has this value."""
        entry = self.indexes.get(value)
        if entry is None:
            digest = blake2b(f"{self.path}={value}".encode(), digest_size=8, person=b"jr-array").digest()
            number = int.from_bytes(digest, "big")
            entry = self.indexes[value] = ((number >> 1) % self.length, 1.0 if number & 1 else -1.0)
        features[0].append(entry[0])
        features[1].append(entry[1] * size)


class ObservationEncoder:
    """Encodes views as arrays. A feature is a path and the value there; its hash gives its index and its sign.

    Hashing needs no list of possible features: it works for any game, encodes values never seen before, and gives the
    same array for the same view in every process and every version. Features can collide; the signs make collisions
    cancel out on average.

    Text is encoded as a category. A number is encoded by size, on a logarithmic scale, and a small one also as a
    category. In a list, an item with an id is addressed by the id, an item with a seat by its distance to the left of
    the observer, any other by its index. Text in a list is also encoded without its index, as the content of the list.
    """

    def __init__(self, seats: int, length: int = DEFAULT_LENGTH) -> None:
        self.seats = seats
        self.length = length
        # One tree for each seat, because a path caches what that seat saw there last.
        self._roots = [ViewPath("", length) for _ in range(seats)]
        self._cache: list[dict[str, tuple[Any, NDArray[Any]]]] = [{} for _ in range(seats)]

    def encode(self, view: View, seat: Seat) -> NDArray[np.float32]:
        """The view as an array, for the seat it belongs to."""
        total = np.zeros(self.length)
        cache = self._cache[seat]
        for name, value in view.items():
            # Most of a view does not change; comparing is much faster than encoding.
            cached = cache.get(name)
            if cached is None or cached[0] != value:
                features: Features = [], []
                self._add_value(self._roots[seat].child(name), value, seat, features)
                cached = cache[name] = value, np.bincount(np.array(features[0], np.intp), features[1], self.length)
            total += cached[1]
        return total.astype(np.float32)

    def _add_value(self, path: ViewPath, value: Any, observer: Seat, features: Features) -> None:
        if value is None or value is False:
            return
        kind = type(value)
        if kind is dict or kind is list or kind is tuple:
            if path.last_value != value:
                path.last_value = value
                path.last_features = self._container_features(path, value, observer)
            features[0].extend(path.last_features[0])
            features[1].extend(path.last_features[1])
        elif kind is str or kind is bool:
            path.add(features, value)
        else:
            path.add(features, "size", copysign(log1p(abs(value)), value) / 2)
            if kind is int and abs(value) <= MAX_CATEGORY:
                path.add(features, value)

    def _container_features(self, path: ViewPath, container: Any, observer: Seat) -> Features:
        features: Features = [], []
        if type(container) is dict:
            for name, value in container.items():
                self._add_value(path.child(name), value, observer, features)
        else:
            for index, value in enumerate(container):
                if type(value) is str:
                    path.add(features, value)
                self._add_value(path.child(self._item_name(index, value, observer)), value, observer, features)
        return features

    def _item_name(self, index: int, value: Any, observer: Seat) -> object:
        if type(value) is dict:
            if type(id := value.get("id")) is str:
                return id
            if type(seat := value.get("seat")) is int:
                return (seat - observer) % self.seats
        return index
