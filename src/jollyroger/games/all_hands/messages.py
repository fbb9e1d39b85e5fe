"""The game's texts, in the language of whoever reads them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...engine import Seat
from ...engine.messages import Catalogue, Person, person

MESSAGES: Final = Catalogue(Path(__file__).parent / "languages")
text = MESSAGES.text
sentence = MESSAGES.sentence


def people(seats: tuple[Seat, ...] | list[Seat], reader: Seat | None) -> tuple[Person, ...]:
    return tuple(person(seat, reader) for seat in seats)
