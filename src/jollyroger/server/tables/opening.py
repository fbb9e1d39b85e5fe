"""The first lines of a new table's log."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from ...engine import Game, Record, Refused, secret_from_seed
from .. import protocol
from ..daily import days
from ..daily.daily_games import DailyGames
from ..messages import text
from ..table_log import entries
from .clocks import is_long
from .commands import free_name, seat_bot
from .credentials import digest, new_token
from .table import Table

ME, OPEN = "me", "open"
"""In a list of seats: a seat for whoever opens the table, and one that stays free. Anything else names a bot."""


def new_table_id() -> str:
    """A random id. It starts with a letter or digit, so that no command takes it for an option."""
    while not (id := secrets.token_urlsafe(9))[0].isalnum():
        pass
    return id


class PreparedTable(NamedTuple):
    """A table that is not stored yet, its log, and what the client that opens it gets."""

    table: Table
    lines: list[entries.LogLine]
    created: protocol.Created


class Seating(NamedTuple):
    """Who sits where at a new table, and whether the game starts at once."""

    seats: Sequence[str]
    names: Sequence[str] = ()
    salt: str = ""
    start: bool = False
    bot_names: Mapping[int, str] = {}
    """The names of bots that are known already, by seat."""


def opened_from_request(game: Game[Any], dailies: DailyGames, request: protocol.NewTable) -> entries.TableOpened:
    """The first entry of a table as requested."""
    require_consistent_policy(request.policy)
    if not request.daily:
        options = game.fill_options(len(request.seats), request.options)
        return _opened(game, request, options, seed=request.seed)
    if request.options or request.seed is not None:
        raise Refused(text("refusal-daily-fixed"))
    if sum(kind in (ME, OPEN) for kind in request.seats) > 1:
        raise Refused(text("refusal-daily-one-person"))
    day = days.today()
    opened = _opened(game, request, game.fill_options(len(request.seats), days.options_of(game)))
    return msgspec.structs.replace(opened, luck="daily", secret=dailies.secret(game.id, day), day=day)


def require_consistent_policy(policy: protocol.TablePolicy) -> None:
    """Refuse a clock that a substitute bot would cut short."""
    if policy.clock is not None and is_long(policy.clock) and policy.substitute_after is not None:
        raise Refused(text("refusal-long-clock-substitute"))


def opened_from_record(game: Game[Any], record: Record) -> entries.TableOpened:
    """The first entry of a table that plays on from the end of a record."""
    options = game.fill_options(record.seats, record.options)
    policy = protocol.TablePolicy(practice=record.practice)
    request = protocol.NewTable(game=game.id, seats=[OPEN] * record.seats, policy=policy)
    return msgspec.structs.replace(_opened(game, request, options), start_record=record.dumps())


def opened_from_clone(original: Table, clone: protocol.Clone) -> tuple[entries.TableOpened, Seating]:
    """The first entry of a table that plays on from a moment of this one, and who sits there."""
    if clone.moment > original.moment:
        raise Refused(text("refusal-fewer-choices", count=original.moment))
    record = original.record()
    if record.result is not None and clone.moment == len(record.choices):
        raise Refused(text("refusal-clone-over"))
    seats = clone.seats or [state.bot or ME for state in original.seats]
    if len(seats) != record.seats:
        raise Refused(text("refusal-clone-seats", seats=record.seats, asked=len(seats)))
    request = protocol.NewTable(game=record.game, seats=seats, title=original.opened.title, policy=original.policy)
    # The public secret of the original proves the part of the game that the clone takes over.
    secret = record.secret if original.is_secret_public else None
    start_record = replace(record, choices=record.choices[: clone.moment], result=None, secret=secret)
    opened = msgspec.structs.replace(
        _opened(original.game, request, dict(record.options)),
        start_record=start_record.dumps(),
        cloned_from=original.id,
    )
    own_seats = sum(kind == ME for kind in seats)
    names = [clone.name if number == 0 else f"{clone.name[:17]} {number + 1}" for number in range(own_seats)]
    bot_names = {seat: state.name for seat, state in enumerate(original.seats) if state.bot is not None}
    return opened, Seating(seats, names, clone.salt, start=OPEN not in seats, bot_names=bot_names)


def prepare_next_table(
    games: Mapping[str, Game[Any]], original: Table, again: protocol.Again, own_seats: Sequence[int]
) -> tuple[Table, list[entries.LogLine]]:
    """A table, and its log, where the people of a finished game play again; `own_seats`: of whoever asks for it.

    Everybody keeps seat and token. Only whoever asks can give a salt: the others may be away.
    """
    replaced = [seat for seat, bot in enumerate(again.bots) if bot is not None]
    if any(seat >= len(original.seats) or original.seats[seat].bot is None for seat in replaced):
        raise Refused(text("refusal-replace-bot"))
    now = time.time()
    lines = [entries.LogLine(now, _opened_again(original, again))]
    table = Table(new_table_id(), games, lines[0])

    def add(entry: entries.Entry) -> None:
        lines.append(entries.LogLine(now, entry))
        table.apply(lines[-1])

    for seat, state in enumerate(original.seats):
        if state.token_digest is not None:
            salt = again.salt if seat in own_seats else ""
            add(entries.SeatTaken(seat, state.name, state.token_digest, salt))
    for seat, state in enumerate(original.seats):
        if state.bot is not None:
            bot = (again.bots[seat] if seat < len(again.bots) else None) or state.bot
            add(seat_bot(table, seat, bot, preferred_name=state.name))
    if original.host is not None:
        add(entries.HostChanged(original.host))
    for seat, state in enumerate(original.seats):
        if state.muted:
            add(entries.SeatMuted(seat, on=True))
        for other in sorted(state.blocked):
            add(entries.SeatBlocked(seat, other, on=True))
    return table, lines


def _opened_again(original: Table, again: protocol.Again) -> entries.TableOpened:
    """The first entry of a table where the people of a finished game play again.

    A daily, seeded or cloned game is followed by a plain one: its luck was known.
    """
    old = original.opened
    options = original.game.fill_options(old.seats, {**old.options, **again.options})
    request = protocol.NewTable(
        game=original.game.id, seats=[OPEN] * old.seats, title=old.title, policy=original.policy
    )
    # The watch token stays too, so that spectators can come along.
    return msgspec.structs.replace(
        _opened(original.game, request, options),
        hot_seat=old.hot_seat,
        host_digest=old.host_digest,
        watch_token=old.watch_token,
    )


def prepare_table(games: Mapping[str, Game[Any]], opened: entries.TableOpened, seating: Seating) -> PreparedTable:
    """The table with everybody seated. The caller starts the game if that is wanted: it may take long."""
    host_token = new_token()
    now = time.time()
    lines = [entries.LogLine(now, msgspec.structs.replace(opened, host_digest=digest(host_token)))]
    table = Table(new_table_id(), games, lines[0])

    def add(entry: entries.Entry) -> None:
        lines.append(entries.LogLine(now, entry))
        table.apply(lines[-1])

    seat_tokens = []
    names = iter(seating.names)
    for seat in (seat for seat, kind in enumerate(seating.seats) if kind == ME):
        token = new_token()
        name = free_name(table, next(names, text("name-captain-number", number=seat + 1)))
        add(entries.SeatTaken(seat, name, digest(token), seating.salt))
        seat_tokens.append(protocol.SeatToken(seat, token))
    # Bots sit down after the people, and those with names of their own first, so that all get names nobody has.
    bots = [seat for seat, kind in enumerate(seating.seats) if kind not in (ME, OPEN)]
    for seat in sorted(bots, key=lambda seat: seat not in seating.bot_names):
        add(seat_bot(table, seat, seating.seats[seat], preferred_name=seating.bot_names.get(seat, "")))
    created = protocol.Created(table.id, host_token, opened.join_token, opened.watch_token, seat_tokens)
    return PreparedTable(table, lines, created)


def _opened(
    game: Game[Any], request: protocol.NewTable, options: dict[str, str], seed: int | None = None
) -> entries.TableOpened:
    secret = secrets.token_hex(32) if seed is None else secret_from_seed(seed).hex()
    return entries.TableOpened(
        game=game.id,
        seats=len(request.seats),
        options=options,
        title=_one_line(request.title) or game.name,
        policy=request.policy,
        hot_seat=request.seats.count(ME) > 1,
        luck="sealed" if seed is None else "seeded",
        secret=secret,
        host_digest="",
        join_token=secrets.token_urlsafe(12),
        watch_token=secrets.token_urlsafe(12),
        rules_version=game.version,
        components_hash=game.components_hash,
        tutorial=request.tutorial,
    )


def _one_line(text: str) -> str:
    """The text without line breaks, control characters and characters that change the direction of writing."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())
