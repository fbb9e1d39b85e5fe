"""Types that commands, messages and HTTP bodies share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=99)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, new for each command. A command repeated with its key is done once and answered as before."""
Token = Annotated[str, Meta(min_length=1, max_length=128)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
"""At most 20 visible characters; an emoji may consist of several code points."""
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Id = Annotated[str, Meta(min_length=1, max_length=80)]
Salt = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{2})*$")]

UndoPolicy = Literal["own", "vote", "host", "off"]
WatchPolicy = Literal["link", "all", "none"]
BotPace = Literal["brisk", "steady", "slow", "instant"]
Status = Literal["gathering", "playing", "paused", "over"]


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """Seconds for each choice. With a bank, they are added to the time left in it; without one, they expire."""

    move: Annotated[int, Meta(ge=1, le=60 * 86400)]
    bank: Annotated[int, Meta(ge=0, le=60 * 86400)] = 0


class TablePolicy(Struct, forbid_unknown_fields=True, frozen=True):
    """The terms of a table, set by the host when opening it."""

    undo: UndoPolicy = "own"
    """own: only what the engine allows; vote, host: more than that if the others or the host agree; off: nothing."""
    clock: Clock | None = None
    substitute_after: Annotated[int, Meta(ge=10, le=86400)] | None = 120
    """Seconds after which a bot plays for an absent person who keeps the others waiting; None: never.

    Must be None with a clock of an hour or more for each choice, or with a bank of a day or more.
    """
    watch: WatchPolicy = "link"
    listed: bool = False
    """Whether the lobby shows the table."""
    bot_pace: BotPace = "steady"
    practice: bool = False
    """Whether rivals may ask for hints. The record says so. Partners may ask at every table."""
