"""The game's texts, in the language of whoever reads them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...engine import Seat
from ...engine.messages import Argument, Catalogue, Person, person

MESSAGES: Final = Catalogue(Path(__file__).parent / "languages")
text = MESSAGES.text


def people(seats: tuple[Seat, ...] | list[Seat], reader: Seat | None) -> tuple[Person, ...]:
    return tuple(person(seat, reader) for seat in seats)


def sentence(id: str, **arguments: Argument) -> str:
    """A text that may begin with the word for the reader, with its first letter in upper case."""
    return capitalised(text(id, **arguments))


def capitalised(words: str) -> str:
    return words[:1].upper() + words[1:]
