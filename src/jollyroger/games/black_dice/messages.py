"""The game's texts, in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypeAlias

from ...engine import Seat
from ...engine.messages import Catalogue, Message, Person, person

MESSAGES: Final = Catalogue(Path(__file__).parent / "languages")
text = MESSAGES.text

Words: TypeAlias = "Message | str"
"""A message, or what a component file calls a thing: that is shown as it is in all languages."""


def shown(words: Words) -> str:
    """The words as the reader sees them."""
    return words if isinstance(words, str) else MESSAGES.render(words)


def people(seats: Iterable[Seat], reader: Seat | None) -> tuple[Person, ...]:
    return tuple(person(seat, reader) for seat in seats)


def with_full_stop(sentence: str) -> str:
    """The sentence with a full stop, unless it ends with an exclamation mark: some pirates' names do."""
    return sentence if sentence.endswith("!") else f"{sentence}."
