"""The summary of a table in its row: enough to list the table for anybody, and for its people, without its log."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from ....engine import Event, Match
from ....engine.messages import ENGLISH, current_language, offered_languages, reading_in
from ... import protocol
from ...storage.store import TableRow
from ..credentials import Credentials, digest
from ..table import Table
from ..table_info import public_join_token
from ..updates.infos import outcome_text

MAX_MOMENTS_BACK = 8
"""How far back to look for an event that deserves a sentence."""


class RowSummary(protocol.TableSummary):
    """The fields that the lobby does not show. They never leave the server as they are.

    `updated` is 0 here: the time is in the row, and in the summary it would change the row with every choice.
    """

    token_digests: list[str | None] = []
    """Of the people in the seats. Empty: the row was written by an older program."""
    several_seats: bool = False
    host_digest: str = ""
    host_seat: int | None = None
    watch_digest: str = ""
    """Empty: the link to watch is of no use."""
    waiting_for: list[int] = []
    clocks_end_at: dict[int, float] = {}
    last_event: str = ""
    translations: dict[str, tuple[str, str]] = {}
    """The outcome and the last event in the other languages than English: rows are read without the game."""
    winners: list[int] = []
    day: str | None = None
    next_table: str | None = None


def build_row_summary(table: Table) -> RowSummary:
    result = None if table.match is None else table.match.s.result
    summary = RowSummary(
        id=table.id,
        title=table.opened.title,
        game=table.opened.game,
        status=table.status,
        names=[state.name for state in table.seats if state.name],
        free_seats=len(table.free_seats()),
        join=public_join_token(table),
        updated=0.0,
        seats=[protocol.SeatSummary(state.kind, state.name, state.substituted) for state in table.seats],
        watchable=table.policy.watch == "all",
        token_digests=[state.token_digest for state in table.seats],
        several_seats=table.allows_several_seats,
        host_digest=table.opened.host_digest,
        host_seat=table.host,
        watch_digest=digest(table.opened.watch_token) if table.policy.watch == "link" else "",
        winners=[] if result is None else list(result.winners),
        day=table.opened.day,
        next_table=None if table.next_game is None else table.next_game.table,
    )
    set_turn(summary, table)
    return summary


def set_turn(summary: RowSummary, table: Table) -> None:
    """Set what can change while everything about the people stays as it is."""
    summary.waiting_for = sorted(table.people_to_move())
    summary.clocks_end_at = table.clocks.ends_at()
    if table.match is not None:
        texts = row_texts(table.match)
        summary.outcome, summary.last_event = texts.pop(ENGLISH)
        summary.translations = texts


def row_texts(match: Match[Any]) -> dict[str, tuple[str, str]]:
    """The outcome and the last event, in words, by language."""
    words, result = match.game.words, match.s.result
    view = {} if result is None else match.game.view(match.s, None)
    texts = {}
    event: Event | None = None
    for language in offered_languages():
        with reading_in(language):
            if language == ENGLISH:  # the first one
                event, told = find_last_event(match)
            else:
                told = "" if event is None else words.event_text(event, None)
            outcome = "" if result is None else outcome_text(words.outcome(result, None), words.cause(view))
            texts[language] = (outcome, told)
    return texts


class Translations(msgspec.Struct):
    """Reads the translations alone of a summary in a row."""

    translations: dict[str, tuple[str, str]] = {}


def translated_outcome(summary: protocol.TableSummary, row: TableRow) -> str:
    """The outcome in the language of the reader."""
    if current_language() == ENGLISH or not summary.outcome:
        return summary.outcome
    found = msgspec.json.decode(row.summary, type=Translations).translations.get(current_language())
    return summary.outcome if found is None else found[0]


def decode_row_summary(id: str, row: TableRow) -> RowSummary:
    try:
        return msgspec.json.decode(row.summary, type=RowSummary)
    except msgspec.MsgspecError:
        return empty_summary(id, row.game)


def empty_summary(id: str, game: str) -> RowSummary:
    """A summary of a table of which nothing else is known."""
    return RowSummary(id, id, game, "paused", [], 0, None, 0.0)


def find_last_event(match: Match[Any]) -> tuple[Event | None, str]:
    """The last event that deserves a sentence, and that, as a spectator sees it: every seat may know as much."""
    for events in match.events[: -MAX_MOMENTS_BACK - 1 : -1]:
        for event in reversed(events):
            seen = event.seen_by(None)
            if seen is not None and (told := match.game.words.event_text(seen, None)):
                return seen, told
    return None, ""


def build_my_table(summary: RowSummary, updated_at: float, credentials: Credentials) -> protocol.MyTable:
    """The table as the client with these tokens may see it."""
    mine = credentials.seats_among(summary.token_digests, summary.several_seats)
    if summary.host_seat is not None:
        is_host = summary.host_seat in mine
    else:
        is_host = bool(summary.host_digest) and credentials.include(summary.host_digest)
    has_watch_link = bool(summary.watch_digest) and credentials.include(summary.watch_digest)
    may_see_game = bool(mine) or is_host or summary.watchable or has_watch_link
    waiting_for = summary.waiting_for if may_see_game else []
    result, last_event = summary.translations.get(current_language(), (summary.outcome, summary.last_event))
    return protocol.MyTable(
        id=summary.id,
        status=summary.status,
        title=summary.title,
        game=summary.game,
        seats=summary.seats,
        my_seats=mine,
        host=is_host,
        waiting_for=waiting_for,
        your_turn=bool(set(mine) & set(waiting_for)),
        seconds_left=_seconds_left(summary, mine) if may_see_game else None,
        last_event=last_event if may_see_game else "",
        updated=updated_at,
        outcome=result,
        won=bool(set(mine) & set(summary.winners)) if mine and summary.status == "over" else None,
        day=summary.day,
        next_table=summary.next_table if mine or is_host else None,
        problem="",
    )


def _seconds_left(summary: RowSummary, mine: Sequence[int]) -> float | None:
    ends_at = summary.clocks_end_at
    running = [at for seat, at in ends_at.items() if seat in mine] or list(ends_at.values())
    return max(0.0, min(running) - time.time()) if running else None
