"""Encoded updates: whole ones, and changes since the version a client has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from ....engine.messages import current_language, reading_in
from ... import protocol
from ..table import Table
from .content import Content, SharedParts, Viewpoint, build_content, find_content_changes
from .log import SharedEvents, build_log

MAX_CACHED_UPDATES = 64
"""How many updates of the newest version are kept. Clients that last saw different versions need different ones."""
encode = msgspec.json.Encoder().encode


class Latest(NamedTuple):
    """What a viewpoint sees in the newest version that somebody has asked for, and what has changed by it."""

    content: Content
    since: int | None
    """The version of the content before it; None if there was none."""
    changes: dict[str, Any]
    """The fields that have changed since then."""


class UpdateCache:
    """The updates of a table's newest version. Clients that need the same update share one encoding.

    Nothing is computed for seats that no client asks for.
    """

    def __init__(self) -> None:
        self._version = -1
        self._encoded: dict[tuple[Viewpoint, int, bool], bytes] = {}
        self._parts: SharedParts | None = None
        self._latest: dict[Viewpoint, Latest] = {}
        self._events: dict[str, SharedEvents] = {}
        """By language."""
        self._readers: Counter[str] = Counter()
        """How many viewpoints read a language."""

    def clear(self) -> None:
        """Forget everything: the next updates are whole ones."""
        self._version = -1
        self._parts = None
        self._latest.clear()
        self._readers.clear()
        self._encoded.clear()

    def get(
        self, table: Table, viewpoint: Viewpoint, seen_version: int | None, has_content: bool = False
    ) -> bytes | None:
        """The update for a client that has the log up to `seen_version`; None before the game has started.

        `has_content`: the client was sent all that this viewpoint saw in that version, and can be sent the changes.
        """
        if viewpoint.language == current_language():
            return self._get(table, viewpoint, seen_version, has_content)
        with reading_in(viewpoint.language):
            return self._get(table, viewpoint, seen_version, has_content)

    def _get(self, table: Table, viewpoint: Viewpoint, seen_version: int | None, has_content: bool) -> bytes | None:
        if table.match is None:
            return None
        if self._version != table.version:
            self._encoded.clear()
            self._version = table.version
            self._events.clear()
        latest = self._advance(table, viewpoint)
        log_from = table.changed_from(seen_version)
        as_changes = has_content and latest.since is not None and latest.since == seen_version
        key = (viewpoint, log_from, as_changes)
        if key not in self._encoded:
            if len(self._encoded) >= MAX_CACHED_UPDATES:
                del self._encoded[next(iter(self._encoded))]
            language = viewpoint.language
            # What one viewpoint alone reads is not built for spectators first.
            shared = self._events.setdefault(language, SharedEvents()) if self._readers[language] > 1 else None
            log = build_log(
                table.game,
                table.match,
                viewpoint.seat,
                log_from,
                table.bot_reasons,
                table.moments_by_bot,
                shared,
            )
            update = (
                make_changes(latest, viewpoint.seat, log_from, log)
                if as_changes
                else make_update(latest.content, viewpoint.seat, log_from, log)
            )
            self._encoded[key] = encode(update)
        return self._encoded[key]

    def _advance(self, table: Table, viewpoint: Viewpoint) -> Latest:
        """What this viewpoint sees now, compared with what it saw when it was last asked for."""
        latest = self._latest.get(viewpoint)
        if latest is not None and latest.content.version == table.version:
            return latest
        if self._parts is None:
            self._parts = SharedParts(table.game)
        assert table.match is not None
        content = build_content(self._parts, table.game, table.match, viewpoint, table.version, table.policy.undo)
        if latest is None:
            self._readers[viewpoint.language] += 1
            latest = Latest(content, None, {})
        else:
            before = latest.content
            latest = Latest(content, before.version, find_content_changes(self._parts, viewpoint, before, content))
        self._latest[viewpoint] = latest
        return latest


def make_update(content: Content, seat: int | None, log_from: int, log: list[protocol.Moment]) -> protocol.Update:
    return protocol.Update(
        seat=seat,
        version=content.version,
        moment=content.moment,
        log_from=log_from,
        log=log,
        view={**content.view[0], **content.view[1]},
        hints={**content.hints[0], **content.hints[1]},
        **content.fields,
    )


def make_changes(latest: Latest, seat: int | None, log_from: int, log: list[protocol.Moment]) -> protocol.Changes:
    assert latest.since is not None
    content = latest.content
    return protocol.Changes(
        seat=seat,
        version=content.version,
        since=latest.since,
        moment=content.moment,
        log_from=log_from,
        log=log,
        **latest.changes,
    )


def with_answers(update: bytes, answers: Iterable[protocol.Done]) -> bytes:
    """The encoded update with the answers to commands."""
    return b'%b,"answers":%b}' % (update[:-1], encode({answer.key: answer.version for answer in answers}))
