"""The words of a message. They name the game, the people and the time left: nothing of the game itself, no token."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from ...engine.messages import Argument, message
from ...engine.messages import Message as MessageId
from ..messages import MESSAGES, text
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
    """What the person in a seat is told, in the language of the reader. It is the same whatever the game hides."""
    title, told = text(f"tell-{kind}-title"), about_game(f"tell-{kind}", table, seat)
    expires_at = None if kind == "over" else table.clocks.expires_at(seat)
    if expires_at is not None:
        told = text("tell-left", text=told, time=time_left(expires_at - now))
    return Message(kind, title, told, f"/table/{table.id}")


def build_test_message(table: Table, seat: int) -> Message:
    return Message("test", text("tell-test-title"), about_game("tell-test", table, seat), f"/table/{table.id}")


def about_game(id: str, table: Table, seat: int) -> str:
    """A message about a game and the others at its table."""
    names = [plain_name(state.name) for other, state in enumerate(table.seats) if other != seat and state.name]
    people: list[Argument] = [*names]
    if len(names) > MAX_NAMES:
        people[MAX_NAMES - 1 :] = [message("tell-others", count=len(names) - MAX_NAMES + 1)]
    return text(id, game=table.game.name, names=tuple(people), company="some" if people else "none")


def plain_name(name: str) -> str:
    """A name as text that no mail program or chat takes for a link, a mention, formatting or another line."""
    kept = (c for c in name if c in JOINERS or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp"))
    plain = re.sub(r"[<>@#`*_~|\\\[\](){}/:]", "", " ".join("".join(kept).split()))
    # "evil.example" would become a link.
    return re.sub(r"(?<=\S)\.(?=\S)", " ", plain).strip() or text("tell-somebody")


def format_time_left(seconds: float) -> str:
    """'3 days', '23 h', '40 min': rounded down, so that nobody comes too late."""
    return MESSAGES.render(time_left(seconds))


def time_left(seconds: float) -> MessageId:
    minutes = max(0, int(seconds // 60))
    if minutes >= 48 * 60:
        return message("tell-time", unit="days", count=minutes // (24 * 60))
    if minutes >= 60:
        return message("tell-time", unit="hours", count=minutes // 60)
    return message("tell-time", unit="minutes", count=minutes)
