"""The words of a message. They name the game, the people and the time left: nothing of the game itself, no token."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from ...engine.text.english import listed
from ..table_log.entries import NoticeKind
from ..tables.table import Table

MAX_NAMES = 4
JOINERS = "\u200c\u200d\ufe0f"
"""Format characters that are parts of words and emoji. Others can reverse or hide text."""


class Message(NamedTuple):
    """A message to a person."""

    kind: str
    title: str
    text: str
    path: str
    """The path of the table on this server, without a token."""


def build_message(table: Table, seat: int, kind: NoticeKind, now: float) -> Message:
    """What the person in a seat is told. It is the same whatever the game hides."""
    game, people = table.game.name, with_whom(table, seat)
    path = f"/table/{table.id}"
    if kind == "over":
        return Message(kind, "The game is over", f"The game of {game}{people} is over. See how it ended.", path)
    expires_at = table.clocks.expires_at(seat)
    left = "" if expires_at is None else f" · {format_time_left(expires_at - now)} left"
    title = "Your turn" if kind == "turn" else "Still your turn"
    return Message(kind, title, f"{title} in {game}{people}{left}", path)


def build_test_message(table: Table, seat: int) -> Message:
    text = f"This is how you hear of your turns in {table.game.name}{with_whom(table, seat)}."
    return Message("test", "A test message", text, f"/table/{table.id}")


def with_whom(table: Table, seat: int) -> str:
    """' with Anne and Bart': the others at the table."""
    names = [plain_name(state.name) for other, state in enumerate(table.seats) if other != seat and state.name]
    if len(names) > MAX_NAMES:
        names = [*names[: MAX_NAMES - 1], f"{len(names) - MAX_NAMES + 1} others"]
    return f" with {listed(names)}" if names else ""


def plain_name(name: str) -> str:
    """A name as text that no mail program or chat takes for a link, a mention, formatting or another line."""
    kept = (c for c in name if c in JOINERS or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp"))
    text = re.sub(r"[<>@#`*_~|\\\[\](){}/:]", "", " ".join("".join(kept).split()))
    # "evil.example" would become a link.
    return re.sub(r"(?<=\S)\.(?=\S)", " ", text).strip() or "somebody"


def format_time_left(seconds: float) -> str:
    """'3 days', '23 h', '40 min': rounded down, so that nobody comes too late."""
    minutes = max(0, int(seconds // 60))
    if minutes >= 48 * 60:
        return f"{minutes // (24 * 60)} days"
    return f"{minutes // 60} h" if minutes >= 60 else f"{minutes} min"
