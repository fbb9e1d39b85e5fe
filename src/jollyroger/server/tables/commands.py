"""Commands: who may give them, and the log entries they lead to."""

from __future__ import annotations

import hmac
import math
import secrets
import time
from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import NamedTuple

from ...bots import BOT_NAMES, check_seated_bot
from ...engine import Refused, UserError
from .. import protocol
from ..messages import text as words
from ..table_log import entries
from ..table_log.entries import Entry
from .credentials import Credentials, digest, new_token
from .names import clean_name, name_key
from .table import SUBSTITUTE_BOT, Table


class CommandEffect(NamedTuple):
    """What a command does: the entries to write, and what goes with them."""

    entries: Sequence[Entry] = ()
    seat_token: str | None = None
    """A new token, to be returned to the client once."""
    skip_bot_delay: bool = False
    pointed: protocol.Pointed | None = None
    """What everybody is shown for a moment."""


NO_EFFECT = CommandEffect()
LINK_WAIT_SECONDS = 120.0
"""How long a person must stay away before the host gets a new link for their seat: time to reconnect and object."""
GameCommand = protocol.Choose | protocol.Undo | protocol.UndoVote | protocol.Start | protocol.Rewind
"""Commands that change the game."""
CHAT_LINES, CHAT_SECONDS = 10, 10.0
"""A seat may send this many lines of chat in this time."""
MAX_REPLAYED_CHOICES = 200_000
"""How many choices the rewinds of a table may replay in all, since loading the table replays them again. Going back 400
choices is possible 500 times."""


def resolve_command(
    table: Table, credentials: Credentials, command: protocol.Command, is_present: Callable[[int], bool]
) -> CommandEffect:
    """Return what a command does, or raise `Refused` if this client may not give it now.

    `is_present`: whether the person in a seat is connected.
    """
    if isinstance(command, GameCommand) and table.is_day_over:
        raise Refused(words("refusal-day-over"))
    match command:
        case protocol.Choose(seat, action, version):
            require_seat(table, credentials, seat)
            if table.seats[seat].substituted:
                raise Refused(words("refusal-bot-stands-in"))
            if table.is_stale(seat, version) and table.status == "playing":
                raise Refused(words("refusal-stale-choice"))
            return CommandEffect([entries.ActionChosen(seat, action)])
        case protocol.Undo(seat, version):
            require_seat(table, credentials, seat)
            return CommandEffect(_undo(table, seat, version))
        case protocol.UndoVote(agree, _, seat):
            return CommandEffect(_vote_on_undo(table, credentials, seat, agree))
        case protocol.SendChat(seat, text):
            require_seat(table, credentials, seat)
            _check_chat_rate(table, seat)
            return CommandEffect([entries.ChatSent(seat, text)])
        case protocol.Block(seat, other, on):
            require_seat(table, credentials, seat)
            require_seat_exists(table, other)
            return CommandEffect([entries.SeatBlocked(seat, other, on)])
        case protocol.ResumeSeat(seat):
            require_seat(table, credentials, seat)
            return CommandEffect([entries.SeatResumed(seat)]) if table.seats[seat].substituted else NO_EFFECT
        case protocol.Leave(seat):
            require_seat(table, credentials, seat)
            return CommandEffect([_leave(table, seat)])
        case protocol.NewSeatLink(seat):
            return _renew_seat_link(table, credentials, seat, is_present)
        case protocol.Start():
            require_host(table, credentials)
            return CommandEffect([entries.GameStarted()])
        case protocol.Pause(on):
            require_host(table, credentials)
            return NO_EFFECT if table.paused == on else CommandEffect([entries.Paused(on)])
        case protocol.Rewind(moment):
            require_host(table, credentials)
            return CommandEffect([_host_rewind(table, credentials, moment)])
        case protocol.AssignSeat(seat, _, bot):
            require_host(table, credentials)
            require_seat_exists(table, seat)
            freed = entries.SeatFreed(seat, by_host=True)
            return CommandEffect([freed if bot is None else seat_bot(table, seat, bot)])
        case protocol.Mute(seat, on):
            require_host(table, credentials)
            require_seat_exists(table, seat)
            return CommandEffect([entries.SeatMuted(seat, on)])
        case protocol.TransferHost(seat):
            require_host(table, credentials)
            require_seat_exists(table, seat)
            if not table.seats[seat].is_person:
                raise Refused(words("refusal-host-nobody"))
            return CommandEffect([entries.HostChanged(seat)])
        case protocol.HurryBots():
            if not credentials.own_seats(table):
                require_host(table, credentials)
            return CommandEffect(skip_bot_delay=True)
        case protocol.Point(target, _, seat):
            _check_may_point(table, credentials, seat)
            return CommandEffect(pointed=protocol.Pointed(seat, target))
        case protocol.Look() | protocol.Ping():
            return NO_EFFECT


def command_key(command: protocol.Command) -> str:
    """The key under which a command is remembered: the client's own, prefixed with the seat it acts for."""
    seat: int | None = getattr(command, "seat", None)
    by_host = seat is None or isinstance(command, protocol.HostCommand)
    return f"{'host' if by_host else seat}:{command.key}"


def seat_bot(
    table: Table, seat: int, bot: str, after_leave: bool = False, preferred_name: str = ""
) -> entries.BotSeated:
    """Put a bot into a seat, under a name that nobody else at the table has: the preferred one if it is free."""
    try:
        check_seated_bot(bot, table.game)
    except UserError as error:
        raise Refused(str(error)) from error
    taken = {name_key(state.name) for state in table.seats}
    if preferred_name and name_key(preferred_name) not in taken:
        return entries.BotSeated(seat, bot, preferred_name, after_leave)
    free = [name for name in BOT_NAMES if name_key(name) not in taken] or [words("name-sailor-number", number=seat + 1)]
    return entries.BotSeated(seat, bot, secrets.choice(free), after_leave)


def seat_person(table: Table, credentials: Credentials, join: protocol.Join, token: str) -> entries.SeatTaken:
    """Seat somebody who has the join link: in the seat they picked, or in the first free one.

    A bot's seat has a hand to see: only the host can free it. For the same reason nobody takes a rival's seat besides
    their own.
    """
    if not hmac.compare_digest(digest(join.token), digest(table.opened.join_token)):
        raise Refused(words("refusal-link-old"))
    if join.seat is None and not table.free_seats():
        raise Refused(words("refusal-seats-taken"))
    seat = table.free_seats()[0] if join.seat is None else join.seat
    require_seat_exists(table, seat)
    if table.seats[seat].kind == "bot":
        raise Refused(words("refusal-seat-of-bot", seat=seat + 1))
    if table.opened.day is not None and any(state.is_person for state in table.seats):
        raise Refused(words("refusal-daily-one-person"))
    if credentials.own_seats(table) and not table.allows_several_seats:
        raise Refused(words("refusal-second-hand"))
    return entries.SeatTaken(seat, free_name(table, join.name), digest(token), join.salt)


def free_name(table: Table, name: str) -> str:
    """The name as it is stored, if nobody at the table has it."""
    name = clean_name(name)
    if any(state.name and name_key(state.name) == name_key(name) for state in table.seats):
        raise Refused(words("refusal-name-taken", name=name))
    return name


def require_seat_exists(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refused(words("refusal-no-seat", seat=seat + 1, seats=len(table.seats)))


def require_seat(table: Table, credentials: Credentials, seat: int) -> None:
    if not credentials.owns_seat(table, seat):
        require_seat_exists(table, seat)
        raise Refused(words("refusal-not-your-seat"))


def require_host(table: Table, credentials: Credentials) -> None:
    if not credentials.is_host(table):
        raise Refused(words("refusal-host-only"))


def require_copy_permission(table: Table, credentials: Credentials) -> None:
    """Refuse a copy of a running game unless the host plays alone against bots: a copy shows all hands."""
    if table.match is None:
        raise Refused(words("refusal-not-started"))
    if table.status == "over":
        return
    if not credentials.is_host(table):
        raise Refused(words("refusal-host-only-now"))
    if not credentials.is_only_person(table):
        raise Refused(words("refusal-copy-shows-hands"))


def require_may_play_again(table: Table, credentials: Credentials) -> None:
    """Refuse a new game to all but the people of a finished one."""
    if table.status != "over":
        raise Refused(words("refusal-play-to-end"))
    if not credentials.own_seats(table) and not credentials.is_host(table):
        raise Refused(words("refusal-again-own-only"))


def _leave(table: Table, seat: int) -> Entry:
    """Free the seat; in a running game, a bot plays on. The host can free the seat for somebody else."""
    if table.match is None or table.status == "over":
        return entries.SeatFreed(seat, by_host=False)
    return seat_bot(table, seat, SUBSTITUTE_BOT, after_leave=True)


def _undo(table: Table, seat: int, version: int) -> list[Entry]:
    """Undo what the engine allows; beyond that, ask the others or the host if the policy says so."""
    policy = table.policy.undo
    if policy == "off":
        raise Refused(words("refusal-undo-off"))
    if table.match is None:
        raise Refused(words("refusal-not-started"))
    if version != table.version:
        raise Refused(words("refusal-stale"))
    try:
        table.match.undoable(seat)
    except Refused:
        if policy == "own" or table.match.s.result is not None:
            raise
        voters = [other for other, state in enumerate(table.seats) if state.is_person and other != seat]
        moment = table.moment_before_last_choice(seat)
        if policy == "vote" and not voters and moment is not None:
            return [entries.UndoRequested(seat), _rewind(table, moment)]
        return [entries.UndoRequested(seat)]
    return [entries.Undone(seat)]


def _check_chat_rate(table: Table, seat: int) -> None:
    since = time.time() - CHAT_SECONDS
    recent = takewhile(lambda line: line.at > since, reversed(table.chat))
    if sum(line.seat == seat for line in recent) >= CHAT_LINES:
        raise Refused(words("refusal-chat-rate"))


def _check_may_point(table: Table, credentials: Credentials, seat: int | None) -> None:
    """Whoever sits here or watches may point, unless the host has muted them."""
    if seat is not None:
        require_seat(table, credentials, seat)
        if table.seats[seat].muted:
            raise Refused(words("refusal-muted"))
    elif not credentials.may_watch(table):
        raise Refused(words("refusal-point"))


def _rewind(table: Table, moment: int) -> entries.Rewound:
    if table.replayed_choices + moment > MAX_REPLAYED_CHOICES:
        raise Refused(words("refusal-rewound-too-often"))
    return entries.Rewound(moment)


def _host_rewind(table: Table, credentials: Credentials, moment: int) -> Entry:
    """Go back if the host plays alone or the policy leaves it to the host; else ask the others."""
    if table.policy.undo == "off":
        raise Refused(words("refusal-rewind-off"))
    own_seats = credentials.own_seats(table)
    voters = [seat for seat, state in enumerate(table.seats) if state.is_person and seat not in own_seats]
    if voters and table.policy.undo != "host":
        return entries.RewindRequested(moment, voters)
    return _rewind(table, moment)


def _vote_on_undo(table: Table, credentials: Credentials, seat: int | None, agree: bool) -> list[Entry]:
    request = table.undo_request
    if seat is None:
        require_host(table, credentials)
        if request is not None and request.waiting_for:
            raise Refused(words("refusal-others-vote"))
    else:
        require_seat(table, credentials, seat)
    vote = entries.UndoVoted(seat, agree)
    if agree and request is not None and set(request.waiting_for) <= {seat}:
        return [vote, _rewind(table, request.moment)]
    return [vote]


def link_available_at(table: Table, seat: int) -> float | None:
    """When the host, having asked for it, can make a new link for this seat.

    At a table with a clock of hours, people are away most of the time: they have the time of a choice to come back.
    """
    if (asked_at := table.link_requests.get(seat)) is None:
        return None
    clock = table.policy.clock
    return asked_at + max(LINK_WAIT_SECONDS, clock.move if clock is not None else 0)


def _renew_seat_link(
    table: Table, credentials: Credentials, seat: int, is_present: Callable[[int], bool]
) -> CommandEffect:
    """Give a seat a new token: to the person in it, or to the host once that person has stayed away for a while."""
    require_seat_exists(table, seat)
    own = credentials.owns_seat(table, seat)
    if not own:
        require_host(table, credentials)
    if not table.seats[seat].is_person:
        raise Refused(words("refusal-link-nobody"))
    if not own:
        if is_present(seat):
            raise Refused(words("refusal-link-present"))
        available_at = link_available_at(table, seat)
        if available_at is None:
            return CommandEffect([entries.SeatLinkRequested(seat)])
        if (seconds := available_at - time.time()) > 0:
            raise _refuse_new_link_yet(seconds)
    token = new_token()
    if own:
        # The old token stops working before the answer is sent: this client must already have the new one.
        credentials.add(token)
    return CommandEffect([entries.SeatLinkRenewed(seat, digest(token), by_host=not own)], token)


def _refuse_new_link_yet(seconds: float) -> Refused:
    minutes = math.ceil(seconds / 60)
    if minutes < 120:
        return Refused(words("refusal-link-wait", unit="minutes", count=minutes))
    return Refused(words("refusal-link-wait", unit="hours", count=math.ceil(minutes / 60)))
