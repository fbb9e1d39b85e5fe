"""What a place is called in a sentence: 'the Church', or 'the Cave past the Church' if there are several Caves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...engine.messages import message
from .board import OUTER, VOLCANO, Space
from .messages import Wording


class Place(NamedTuple):
    """A space and, if others have the same name, how to tell it from them."""

    space: int
    where: str = ""
    """'past' or 'before' another space, 'number' for the how-many-eth it is, or empty."""
    which: int = 0
    """The other space, or the number."""

    def as_view(self, spaces: Sequence[Space]) -> list[str | int] | None:
        """Where it is, by the id of the other space."""
        if not self.where:
            return None
        return [self.where, self.which if self.where == "number" else spaces[self.which].id]


def find_places(spaces: Sequence[Space]) -> tuple[Place, ...]:
    """For each space a place whose name no other space has."""
    count = Counter(space.noun for space in spaces)
    places: list[Place] = []
    taken: set[Wording] = set()
    for number, space in enumerate(spaces):
        place = Place(number)
        if count[space.noun] > 1:
            place = next(each for each in _located(spaces, count, number) if place_wording(spaces, each) not in taken)
        places.append(place)
        taken.add(place_wording(spaces, place))
    return tuple(places)


def place_wording(spaces: Sequence[Space], place: Place) -> Wording:
    """The name of a place, as an argument of messages."""
    name = spaces[place.space].noun
    match place.where:
        case "past" | "before" as where:
            return message(f"place-{where}", name=name, landmark=spaces[place.which].noun)
        case "number":
            return message("place-number", name=name, number=place.which)
    return name


def _located(spaces: Sequence[Space], count: Counter[Wording], number: int) -> Iterator[Place]:
    """The space by the nearest space that is the only one of its name, nearer ones first; at last by a number."""
    behind, ahead = _previous(spaces, number), _next(spaces, number)
    for _ in spaces:
        for neighbour, where in ((behind, "past"), (ahead, "before")):
            if neighbour is not None and count[spaces[neighbour].noun] == 1:
                yield Place(number, where, neighbour)
        behind = None if behind is None else _previous(spaces, behind)
        ahead = None if ahead is None else _next(spaces, ahead)
    for copy in range(1, len(spaces) + 1):
        yield Place(number, "number", copy)


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
