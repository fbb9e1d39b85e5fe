"""What a client may do at a table, and what is then written in its log."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from ...bots import BOT_NAMES, BOTS
from ...engine import Refused
from .. import protocol
from . import entries
from .table import Table


def digest(token: str) -> str:
    """What is kept of a secret token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


class Holder:
    """Whoever shows these tokens."""

    def __init__(self, tokens: Iterable[str]) -> None:
        self._digests = [digest(token) for token in tokens]

    def receive(self, token: str) -> None:
        """One more to show."""
        self._digests.append(digest(token))

    def holds(self, table: Table, seat: int) -> bool:
        token = table.chairs[seat].token if seat < len(table.chairs) else None
        return token is not None and self._shows(token)

    def hosts(self, table: Table) -> bool:
        return self._shows(table.opened.host) if table.host is None else self.holds(table, table.host)

    def watches(self, table: Table) -> bool:
        """Whether one may look on without a seat."""
        watch = table.policy.watch
        return watch == "all" or self.hosts(table) or (watch == "link" and self._shows(digest(table.opened.watch)))

    def seats(self, table: Table) -> list[int]:
        return [seat for seat in range(len(table.chairs)) if self.holds(table, seat)]

    def alone(self, table: Table) -> bool:
        """Whether all the people at the table are this one."""
        return all(self.holds(table, seat) for seat, chair in enumerate(table.chairs) if chair.token is not None)

    def _shows(self, kept: str) -> bool:
        return any(hmac.compare_digest(kept, mine) for mine in self._digests)


def entries_for(table: Table, holder: Holder, command: protocol.Command) -> list[entries.Entry]:
    """What to write for a command; refused with a reason where it is not this client's to give."""
    match command:
        case protocol.Choose(seat, action, version):
            _own(table, holder, seat)
            if table.chairs[seat].stood_in:
                raise Refused("A bot stands in for you; say that you are back first.")
            if table.stale(seat, version) and table.status == "playing":
                raise Refused("The table has changed since you chose; look again and choose anew.")
            return [entries.Chose(seat, action)]
        case protocol.Undo(seat, version):
            _own(table, holder, seat)
            return _take_back(table, seat, version)
        case protocol.UndoVote(agree, _, seat):
            return _consent(table, holder, seat, agree)
        case protocol.SendChat(seat, text):
            _own(table, holder, seat)
            return [entries.Spoke(seat, text)]
        case protocol.Block(seat, other, on):
            _own(table, holder, seat)
            _there(table, other)
            return [entries.Blocked(seat, other, on)]
        case protocol.ResumeSeat(seat):
            _own(table, holder, seat)
            return [entries.Returned(seat)] if table.chairs[seat].stood_in else []
        case protocol.Leave(seat):
            _own(table, holder, seat)
            return [entries.Vacated(seat, by_host=False)]
        case protocol.Start():
            _host(table, holder)
            return [entries.Started()]
        case protocol.Pause(on):
            _host(table, holder)
            return [] if table.paused == on else [entries.Paused(on)]
        case protocol.Rewind(moment):
            _host(table, holder)
            return [entries.Rewound(moment)]
        case protocol.AssignSeat(seat, _, bot):
            _host(table, holder)
            _there(table, seat)
            return [entries.Vacated(seat, by_host=True)] if bot is None else [man(table, seat, bot)]
        case protocol.Mute(seat, on):
            _host(table, holder)
            _there(table, seat)
            return [entries.Muted(seat, on)]
        case protocol.TransferHost(seat):
            _host(table, holder)
            _there(table, seat)
            if table.chairs[seat].token is None:
                raise Refused("Nobody sits there who could be the host.")
            return [entries.Hosted(seat)]
        case protocol.HurryBots():
            if not holder.seats(table):
                _host(table, holder)
            return []
        case _:
            return []


def reissue(table: Table, holder: Holder, seat: int, token: str) -> list[entries.Entry]:
    """A new secret link for a seat, for whoever sits there or for the host."""
    _there(table, seat)
    mine = holder.holds(table, seat)
    if not mine:
        _host(table, holder)
    if table.chairs[seat].token is None:
        raise Refused("Nobody sits there; the link to join by will do.")
    if mine:
        # Whoever asks goes on with the new link at once: the old one is void before the answer is sent.
        holder.receive(token)
    return [entries.Reissued(seat, digest(token), by_host=not mine)]


def man(table: Table, seat: int, bot: str) -> entries.Manned:
    """Put a bot into a seat, with a name that nobody else has."""
    if bot not in BOTS:
        raise Refused(f"There is no bot '{bot}'; there are {', '.join(BOTS)}.")
    taken = {chair.name for chair in table.chairs}
    free = [name for name in BOT_NAMES if name not in taken] or [f"Sailor {seat + 1}"]
    return entries.Manned(seat, bot, secrets.choice(free))


def sit(table: Table, join: protocol.Join, token: str) -> entries.SatDown:
    """Sit down by the link to join by: in the seat one has picked, or in any."""
    if not hmac.compare_digest(digest(join.token), digest(table.opened.join)):
        raise Refused("This link is not valid any more; ask the host for the right one.")
    if join.seat is None and not table.free_seats():
        raise Refused("All seats are taken.")
    seat = table.free_seats()[0] if join.seat is None else join.seat
    _there(table, seat)
    return entries.SatDown(seat, join.name, digest(token), join.salt)


def key_of(command: protocol.Command) -> str:
    """The key under which what a command did is remembered: its own, and whose it is."""
    seat: int | None = getattr(command, "seat", None)
    hosts = isinstance(command, (protocol.AssignSeat, protocol.Mute, protocol.TransferHost)) or seat is None
    return f"{'host' if hosts else seat}:{command.key}"


def _take_back(table: Table, seat: int, version: int) -> list[entries.Entry]:
    policy = table.policy.undo
    if policy == "off":
        raise Refused("At this table a choice stands.")
    if table.match is None:
        raise Refused("The game has not begun yet.")
    if version != table.version:
        raise Refused("The table has changed since; look again.")
    try:
        table.match.undoable(seat)
    except Refused:
        if policy == "own" or table.match.s.result is not None:
            raise
        others = [chair for other, chair in enumerate(table.chairs) if chair.token is not None and other != seat]
        moment = table.last_choice(seat)
        if policy == "vote" and not others and moment is not None:
            return [entries.Wished(seat), entries.Rewound(moment)]
        return [entries.Wished(seat)]
    return [entries.TookBack(seat)]


def _consent(table: Table, holder: Holder, seat: int | None, agree: bool) -> list[entries.Entry]:
    if seat is None:
        _host(table, holder)
        if table.wish is not None and table.wish.waiting_for:
            raise Refused("This is for the others at the table to say.")
    else:
        _own(table, holder, seat)
    answer: list[entries.Entry] = [entries.Answered(seat, agree)]
    if agree and table.wish is not None and set(table.wish.waiting_for) <= {seat}:
        return [*answer, entries.Rewound(table.wish.moment)]
    return answer


def _there(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Refused(f"There is no seat {seat + 1} at this table of {len(table.chairs)}.")


def _own(table: Table, holder: Holder, seat: int) -> None:
    _there(table, seat)
    if not holder.holds(table, seat):
        raise Refused("This seat is not yours; open its link to take it.")


def _host(table: Table, holder: Holder) -> None:
    if not holder.hosts(table):
        raise Refused("Only the host of the table can do that.")
