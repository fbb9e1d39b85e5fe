"""What everybody may see of a table besides the game: its terms and its people."""

from __future__ import annotations

import msgspec

from ...engine import commitment
from ...engine.messages import current_language
from .. import protocol
from ..messages import text
from .commands import link_available_at
from .presence import Presence
from .table import Table


class TableInfoCache:
    """A table's newest info in each language, also encoded: once for those who sit here, and once for spectators."""

    def __init__(self) -> None:
        self._state: tuple[int, int, bool] | None = None
        self._infos: dict[tuple[str, bool], tuple[protocol.TableInfo, bytes]] = {}

    def clear(self) -> None:
        self._state = None

    def get(self, table: Table, presence: Presence, show_links: bool) -> tuple[protocol.TableInfo, bytes]:
        state = (table.people_version, presence.version, table.is_day_over)
        if state != self._state:
            self._infos.clear()
            self._state = state
        key = (current_language(), show_links)
        if key not in self._infos:
            info = build_table_info(table, presence, show_links)
            self._infos[key] = info, msgspec.json.encode(info)
        return self._infos[key]


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
        join=opened.join_token if show_links else public_join_token(table),
        watch=opened.watch_token if show_links else None,
        day=opened.day,
        hot_seat=opened.hot_seat,
        tutorial=opened.tutorial,
        hints=table.allows_hints,
        warnings=build_warnings(table),
        cloned_from=opened.cloned_from,
        next_table=None if table.next_game is None else table.next_game.table,
        next_by=None if table.next_game is None else table.next_game.seat,
    )


def build_warnings(table: Table) -> list[str]:
    """What makes a game less secret or its luck less unknown than usual, for people to read before they sit down."""
    opened, warnings = table.opened, []
    if opened.luck == "seeded":
        warnings.append(text("warning-seeded"))
    if opened.hot_seat:
        warnings.append(text("warning-hot-seat"))
    if opened.start_record is not None:
        warnings.append(text("warning-plays-on"))
    if table.copied_at is not None and table.status != "over":
        warnings.append(text("warning-copied", choice=table.copied_at))
    if table.began_by_unknown_rules:
        warnings.append(text("warning-unknown-rules"))
    if table.is_day_over and table.status != "over":
        warnings.append(text("refusal-day-over"))
    return warnings


def public_join_token(table: Table) -> str | None:
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
        new_link_at=link_available_at(table, seat),
    )


def _host_seat(table: Table, presence: Presence) -> int | None:
    """The host's seat. Whoever opened the table and is still its host may be connected with seats of their own."""
    if table.host is not None:
        return table.host
    return presence.seat_of_opener()
