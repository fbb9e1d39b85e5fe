"""What is written in a table's log. The log is the table: whoever reads it from its first line knows all there is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json

from ..protocol import TablePolicy


class Opened(Struct, tag="opened", frozen=True):
    """The first line: what was agreed. Tokens of seats and of the host stand in a log as hashes only."""

    game: str
    seats: int
    options: dict[str, str]
    title: str
    policy: TablePolicy
    luck: Literal["sealed", "seeded", "daily"]
    secret: str
    host: str
    join: str
    watch: str
    day: str | None = None
    origin: str | None = None
    """The record this game begins with."""
    cloned: str | None = None
    """The table that record is of."""


class SatDown(Struct, tag="sat down", frozen=True):
    seat: int
    name: str
    token: str
    salt: str = ""


class Manned(Struct, tag="manned", frozen=True):
    """A bot was put into the seat."""

    seat: int
    bot: str
    name: str


class Vacated(Struct, tag="vacated", frozen=True):
    seat: int
    by_host: bool


class Started(Struct, tag="started", frozen=True):
    pass


class Chose(Struct, tag="chose", frozen=True):
    seat: int
    action: str
    why: str = ""
    """What a bot says of it, where there is nothing to hide."""


class TookBack(Struct, tag="took back", frozen=True):
    seat: int


class Wished(Struct, tag="wished", frozen=True):
    """Somebody would like to take back what the engine alone does not allow."""

    seat: int


class Answered(Struct, tag="answered", frozen=True):
    """An answer to that wish, by a seat or (None) by the host."""

    seat: int | None
    agree: bool


class Rewound(Struct, tag="rewound", frozen=True):
    moment: int


class Paused(Struct, tag="paused", frozen=True):
    on: bool


class StoodIn(Struct, tag="stood in", frozen=True):
    """A bot plays for somebody until they are back."""

    seat: int
    why: Literal["absent", "clock"]


class Returned(Struct, tag="returned", frozen=True):
    seat: int


class Spoke(Struct, tag="spoke", frozen=True):
    seat: int
    text: str


class Muted(Struct, tag="muted", frozen=True):
    seat: int
    on: bool


class Blocked(Struct, tag="blocked", frozen=True):
    seat: int
    other: int
    on: bool


class Hosted(Struct, tag="hosted", frozen=True):
    """Whoever sits there is the host now."""

    seat: int


class Reissued(Struct, tag="reissued", frozen=True):
    seat: int
    token: str
    by_host: bool


class Cloned(Struct, tag="cloned", frozen=True):
    """Another table was made from this one."""

    moment: int


Entry = (
    Opened
    | SatDown
    | Manned
    | Vacated
    | Started
    | Chose
    | TookBack
    | Wished
    | Answered
    | Rewound
    | Paused
    | StoodIn
    | Returned
    | Spoke
    | Muted
    | Blocked
    | Hosted
    | Reissued
    | Cloned
)


class Line(Struct, frozen=True):
    """An entry, when it was written, and the key of the wish it answers."""

    at: float
    entry: Entry
    key: str | None = None


_encoder, _decoder = json.Encoder(), json.Decoder(Line)


def encode(line: Line) -> str:
    return _encoder.encode(line).decode()


def decode(text: str) -> Line:
    return _decoder.decode(text)


def notice(entry: Entry) -> str | None:
    """What everybody at the table is told of an entry; {1} stands for a name."""
    match entry:
        case SatDown(seat):
            return f"{{{seat}}} sits down."
        case Manned(seat):
            return f"{{{seat}}}, a bot, takes the seat."
        case Vacated(seat, by_host):
            return f"The host frees seat {seat + 1}." if by_host else f"Seat {seat + 1} is free again."
        case Started():
            return "The game begins."
        case TookBack(seat):
            return f"{{{seat}}} takes a choice back."
        case Wished(seat):
            return f"{{{seat}}} would like to take a choice back."
        case Answered(seat, agree):
            who = "The host" if seat is None else f"{{{seat}}}"
            return f"{who} agrees." if agree else f"{who} does not agree."
        case Rewound(moment):
            return f"The game goes back to the moment after choice {moment}." if moment else "The game begins anew."
        case Paused(on):
            return "The host pauses the game." if on else "The game goes on."
        case StoodIn(seat, why):
            reason = "is away" if why == "absent" else "has run out of time"
            return f"{{{seat}}} {reason}; a bot stands in."
        case Returned(seat):
            return f"{{{seat}}} is back."
        case Muted(seat, on):
            return f"The host {'mutes' if on else 'lets speak again'}: {{{seat}}}."
        case Hosted(seat):
            return f"{{{seat}}} is the host now."
        case Reissued(seat, _, by_host):
            return f"{'The host' if by_host else f'{{{seat}}}'} has made a new link for the seat of {{{seat}}}."
        case Cloned(moment):
            return f"The host has cloned the table as it stood after choice {moment}."
    return None
