"""What messages are given: persons, things with names, numbers, lists."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias


class Person(NamedTuple):
    """A player in a text: the name is written {seat}, which front ends replace, unless it is the reader.

    In a message, `$who` is the name (or the word for the reader), and `$who-is` selects `you` or `other`.
    """

    seat: int
    is_reader: bool = False


@cache
def person(seat: int, reader: int | None) -> Person:
    """A player in a text for this reader. There are few, and texts are full of them."""
    return Person(seat, seat == reader)


class Noun(NamedTuple):
    """A thing with a name in the catalogue, such as a card: `$card`, or `FORM($card, case: "dative")`."""

    id: str


class Message(NamedTuple):
    """A text that is not made yet: which message, and with what. It can be kept and read in any language later."""

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()


def message(id: str, **arguments: Argument) -> Message:
    return Message(id, tuple(arguments.items()))


Argument: TypeAlias = "str | int | Person | Noun | Message | tuple[Argument, ...]"
"""Everything can be hashed, so that texts can be remembered. A tuple is a list of things: 'rum, gold and glory'."""
