"""A browser's own tables: what it asks about them, and how it moves its seats to another browser."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import Id, Token

MAX_TABLES = 60
MAX_TRANSFER_CHARACTERS = 60_000


class TableTokens(Struct, forbid_unknown_fields=True):
    """A table, and all tokens the client has for it."""

    table: Id
    tokens: Annotated[list[Token], Meta(max_length=12)] = []


class MyTables(Struct, forbid_unknown_fields=True):
    tables: Annotated[list[TableTokens], Meta(max_length=MAX_TABLES)]


class SeatSummary(Struct):
    """Who sits in a seat, in a list of tables."""

    kind: Literal["open", "person", "bot"]
    name: str
    substituted: bool
    """Whether a bot plays for the person."""


class MyTable(Struct):
    """A table as the people at it see it in their list. Who has no right to watch it sees neither turn nor result."""

    id: str
    status: Literal["gathering", "playing", "paused", "over", "closed", "gone"]
    title: str
    game: str
    seats: list[SeatSummary]
    my_seats: list[int]
    host: bool
    waiting_for: list[int]
    """The people the game waits for."""
    your_turn: bool
    seconds_left: float | None
    """Of the client's running clock, or else of the clock that runs out first; None: no clock runs."""
    last_event: str
    """A sentence in which {1} stands for the name of seat 1."""
    updated: float
    outcome: str
    """How the game ended, with {1} for the name of seat 1; empty: it has not."""
    won: bool | None
    """Whether one of the client's seats has won; None: the game is not over, or the client has no seat."""
    day: str | None
    """The day of a daily game."""
    next_table: str | None
    """The table where the same people play again. The same tokens open it."""
    problem: str
    """Why the table cannot be played on, if it cannot."""


class NewTransfer(Struct, forbid_unknown_fields=True):
    data: Annotated[str, Meta(min_length=1, max_length=MAX_TRANSFER_CHARACTERS, pattern="^[A-Za-z0-9_-]+$")]
    """What to move, encrypted by the client with a key that the server never sees."""


class Transfer(Struct):
    id: str
    seconds: int
    """How long it can be fetched."""


class TransferData(Struct):
    data: str
