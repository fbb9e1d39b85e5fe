"""A table of a server before the game: who is there, and what its host can do. Also what a host does in a pause."""

from __future__ import annotations

from typing import Any

from ....bots import LEVELS
from ....engine.messages import Noun, Person
from ...messages import text
from ...players import bot_text
from .moment import OptionRow

Message = dict[str, Any]
Command = tuple[str, Message]
"""The type of a command to the server, and its fields."""

START, RESUME, FILL, SEAT_BOT, FREE = "start", "resume", "fill", "bot", "free"
"""What a host does: the first word of the id of an option of the kind `host`."""
USUAL_BOT = "mate"


def free_seats(table: Message) -> list[int]:
    return [seat for seat, info in enumerate(table["seats"]) if info["kind"] == "open"]


def waiting_question(table: Message, is_host: bool) -> str:
    """What the game waits for; names are written as {seat}."""
    free = len(free_seats(table))
    if is_host:
        return text("host-waits", free=free)
    if table["host"] is None:
        return text("guest-waits", free=free)
    return text("guest-waits-for", who=Person(table["host"]), free=free)


def waiting_board(table: Message, reader: int | None) -> str:
    """Who is at the table, one line for each seat; names are written as {seat}."""
    lines = [text("who-is-here", title=table["title"]), ""]
    for seat, info in enumerate(table["seats"]):
        name = text("nobody-yet") if info["kind"] == "open" else f"{{{seat}}}"
        notes = [text("note-you")] if seat == reader else []
        if info["kind"] == "bot":
            notes.append(bot_text(info["bot"]))
        elif info["kind"] == "person" and seat != reader:
            notes.append(text("note-here" if info["present"] else "note-away"))
        notes += [text("note-host")] if seat == table["host"] else []
        lines.append(f"  {seat + 1}  {name}{'  ' if notes else ''}{', '.join(notes)}")
    return "\n".join([*lines, *(f"\n! {warning}" for warning in table.get("warnings", ()))])


def host_options(table: Message) -> tuple[OptionRow, ...]:
    """What the host can do before the game starts, or while it is paused."""
    if table["status"] == "paused":
        return (OptionRow(RESUME, text("host-go-on"), kind="host"),)
    if table["status"] != "gathering":
        return ()
    free = free_seats(table)
    if free:
        count = len(free)
        options = [OptionRow(FILL, text("host-fill", count=count), text("host-fill-note", count=count), kind="host")]
        options += [
            OptionRow(
                f"{SEAT_BOT}:{free[0]}:{bot}",
                text("host-seat-bot", bot=Noun(f"bot-{bot}"), seat=free[0] + 1),
                kind="host",
            )
            for bot in LEVELS
        ]
    else:
        options = [OptionRow(START, text("host-start"), kind="host")]
    bot_seats = [seat for seat, info in enumerate(table["seats"]) if info["kind"] == "bot"]
    options += [OptionRow(f"{FREE}:{seat}", text("host-free", who=Person(seat)), kind="host") for seat in bot_seats]
    return tuple(options)


def host_commands(option: str, table: Message) -> list[Command]:
    """The commands for a choice of the host.

    >>> table = {"seats": [{"kind": "person"}, {"kind": "open"}]}
    >>> host_commands("fill", table)
    [('assign_seat', {'seat': 1, 'bot': 'mate'}), ('start', {})]
    >>> host_commands("free:1", table)
    [('assign_seat', {'seat': 1, 'bot': None})]
    """
    what, *rest = option.split(":", 2)
    if what == RESUME:
        return [("pause", {"on": False})]
    if what == SEAT_BOT:
        return [("assign_seat", {"seat": int(rest[0]), "bot": rest[1]})]
    if what == FREE:
        return [("assign_seat", {"seat": int(rest[0]), "bot": None})]
    filled = free_seats(table) if what == FILL else []
    return [*(("assign_seat", {"seat": seat, "bot": USUAL_BOT}) for seat in filled), ("start", {})]
