"""What everybody may see of a table besides the game: its terms and its people."""

from __future__ import annotations

from ...engine import commitment
from .. import protocol
from .presence import Presence
from .table import Table


def build_table_info(table: Table, presence: Presence, show_links: bool) -> protocol.TableInfo:
    """The table and the people at it. `show_links`: include the join and watch links, for those who sit here."""
    opened = table.opened
    return protocol.TableInfo(
        id=table.id,
        title=opened.title,
        game=opened.game,
        options=dict(opened.options),
        status=table.status,
        policy=table.policy,
        seats=[_build_seat_info(table, presence, seat) for seat in range(len(table.seats))],
        host=_host_seat(table, presence),
        luck=opened.luck,
        commitment=commitment(bytes.fromhex(opened.secret)),
        salts=table.salts,
        secret=opened.secret if table.is_secret_public else None,
        undo_request=table.undo_request,
        join=opened.join_token if show_links else _public_join_token(table),
        watch=opened.watch_token if show_links else None,
        day=opened.day,
        hot_seat=opened.hot_seat,
        cloned_from=opened.cloned_from,
    )


def build_table_summary(table: Table) -> protocol.TableSummary:
    return protocol.TableSummary(
        id=table.id,
        title=table.opened.title,
        game=table.opened.game,
        status=table.status,
        names=[state.name for state in table.seats if state.name],
        free_seats=len(table.free_seats()),
        join=_public_join_token(table),
        updated=table.updated_at,
    )


def _public_join_token(table: Table) -> str | None:
    """The token of the join link, shown to strangers while a listed table has a free seat."""
    return table.opened.join_token if table.policy.listed and table.free_seats() else None


def _build_seat_info(table: Table, presence: Presence, seat: int) -> protocol.SeatInfo:
    state = table.seats[seat]
    return protocol.SeatInfo(
        kind=state.kind,
        name=state.name,
        bot=state.bot,
        present=state.is_person and presence.is_present(seat),
        substituted=state.substituted,
        muted=state.muted,
        clock=table.clocks.info(seat),
    )


def _host_seat(table: Table, presence: Presence) -> int | None:
    """The host's seat. Whoever opened the table and is still its host may be connected with seats of their own."""
    if table.host is not None:
        return table.host
    hosts = [listener for listener in presence.listeners if listener.credentials.is_host(table)]
    return min((seat for listener in hosts for seat in listener.seats), default=None)
