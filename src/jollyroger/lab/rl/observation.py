"""A seat's view as numbers for a learner: nested data of any game, hashed into an array of a fixed length."""

from __future__ import annotations

from hashlib import blake2b
from math import copysign, log1p
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...engine import Seat, View

WIDTH = 1024
"""How long an array is by default."""
COUNTABLE = 16
"""Whole numbers up to this are also told by name, for a die or a seat is not a quantity."""

Facts = tuple[list[int], list[float]]
"""Slots, and what is added there."""


class Place:
    """A place in the view, known by its path. It remembers the slots of what was found there, and what it last told."""

    __slots__ = ("inner", "last", "path", "slots", "told", "width")

    def __init__(self, path: str, width: int) -> None:
        self.path = path
        self.width = width
        self.inner: dict[object, Place] = {}
        self.slots: dict[object, tuple[int, float]] = {}
        self.last: object = None
        self.told: Facts = [], []

    def __getitem__(self, name: object) -> Place:
        place = self.inner.get(name)
        if place is None:
            place = self.inner[name] = Place(f"{self.path}/{name}", self.width)
        return place

    def add(self, facts: Facts, value: object, size: float = 1.0) -> None:
        """One fact more: this value is here."""
        slot = self.slots.get(value)
        if slot is None:
            digest = blake2b(f"{self.path}={value}".encode(), digest_size=8, person=b"jr-array").digest()
            number = int.from_bytes(digest, "big")
            slot = self.slots[value] = ((number >> 1) % self.width, 1.0 if number & 1 else -1.0)
        facts[0].append(slot[0])
        facts[1].append(slot[1] * size)


class Arrays:
    """Makes arrays of views. Every fact (a path and the value there) is added, with a sign, at a slot its hash names.

    Hashing needs no list of what a view can hold: nothing must be played to learn one, nothing seen for the first time
    is lost, and the same view gives the same array in every process and ever after. The price is that facts can share a
    slot; the signs let them cancel out on average.

    Texts are facts by name; numbers are told by size, on a scale that grows slower than they do, and small ones by name
    too. In a list, what bears an id is known by it, what bears a seat by how far to the reader's left it sits, and the
    rest by its place; texts in a list are also told without their place, as what lies there in whatever order.
    """

    def __init__(self, seats: int, width: int = WIDTH) -> None:
        self.seats = seats
        self.width = width
        # One for each seat, since a place remembers what that seat last saw there.
        self._roots = [Place("", width) for _ in range(seats)]
        self._parts: list[dict[str, tuple[Any, NDArray[Any]]]] = [{} for _ in range(seats)]

    def array(self, view: View, seat: Seat) -> NDArray[np.float32]:
        """This view as this seat's array."""
        total = np.zeros(self.width)
        parts = self._parts[seat]
        for name, thing in view.items():
            # Most of a view is as it was; to find that out is much quicker than to walk through it.
            known = parts.get(name)
            if known is None or known[0] != thing:
                facts: Facts = [], []
                self._tell(self._roots[seat][name], thing, seat, facts)
                known = parts[name] = thing, np.bincount(np.array(facts[0], np.intp), facts[1], self.width)
            total += known[1]
        return total.astype(np.float32)

    def _tell(self, place: Place, thing: Any, you: Seat, facts: Facts) -> None:
        if thing is None or thing is False:
            return
        kind = type(thing)
        if kind is dict or kind is list or kind is tuple:
            if place.last != thing:
                place.last = thing
                place.told = self._within(place, thing, you)
            facts[0].extend(place.told[0])
            facts[1].extend(place.told[1])
        elif kind is str or kind is bool:
            place.add(facts, thing)
        else:
            place.add(facts, "size", copysign(log1p(abs(thing)), thing) / 2)
            if kind is int and abs(thing) <= COUNTABLE:
                place.add(facts, thing)

    def _within(self, place: Place, things: Any, you: Seat) -> Facts:
        facts: Facts = [], []
        if type(things) is dict:
            for name, thing in things.items():
                self._tell(place[name], thing, you, facts)
        else:
            for number, thing in enumerate(things):
                if type(thing) is str:
                    place.add(facts, thing)
                self._tell(place[self._name(number, thing, you)], thing, you, facts)
        return facts

    def _name(self, number: int, thing: Any, you: Seat) -> object:
        if type(thing) is dict:
            if type(id := thing.get("id")) is str:
                return id
            if type(seat := thing.get("seat")) is int:
                return (seat - you) % self.seats
        return number
