"""Small pieces of English for the games' texts. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from collections.abc import Iterable

from ..kernel import Seat


def listed(things: Iterable[str]) -> str:
    """'rum, gold and glory'; for no things, 'nothing'."""
    *most, last = [*things] or ["nothing"]
    return f"{', '.join(most)} and {last}" if most else last


def number(count: int, noun: str, plural: str | None = None) -> str:
    """'1 card', '2 cards'."""
    return f"{count} {noun if count == 1 else plural or noun + 's'}"


def ordinal(place: int) -> str:
    """'1st', '2nd', '11th'."""
    last = {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{'th' if 10 < place % 100 < 20 else last}"


def who(seat: Seat, you: Seat | None) -> str:
    return "you" if seat == you else f"{{{seat}}}"


def whose(seat: Seat, you: Seat | None) -> str:
    return "your" if seat == you else f"{{{seat}}}'s"


def does(seat: Seat, you: Seat | None, verb: str, third: str | None = None) -> str:
    """'You bid' or '{1} bids', to begin a sentence."""
    return f"You {verb}" if seat == you else f"{{{seat}}} {third or verb + 's'}"


def sentence(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]
