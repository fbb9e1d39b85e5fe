"""Tokens: a client owns the seats, or the table, whose token it presents."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence

from .table import Table


def digest(token: str) -> str:
    """The hash under which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


class Credentials:
    """The tokens a client presented."""

    def __init__(self, tokens: Iterable[str]) -> None:
        self._digests = [digest(token) for token in tokens]

    def add(self, token: str) -> None:
        self._digests.append(digest(token))

    def owns_seat(self, table: Table, seat: int) -> bool:
        held_by = table.seats[seat].token_digest if seat < len(table.seats) else None
        if held_by is None or held_by not in self._digests:
            return False
        # The newest token always counts.
        return held_by == self._digests[-1] or seat in self.own_seats(table)

    def has_host_token(self, table: Table) -> bool:
        """Whether this client opened the table. It is the host unless it has made somebody else the host."""
        return self.include(table.opened.host_digest)

    def is_host(self, table: Table) -> bool:
        if table.host is None:
            return self.has_host_token(table)
        return self.owns_seat(table, table.host)

    def may_watch(self, table: Table) -> bool:
        """Whether this client may see the table without owning a seat."""
        watch = table.policy.watch
        return (
            watch == "all"
            or self.is_host(table)
            or (watch == "link" and self.include(digest(table.opened.watch_token)))
        )

    def own_seats(self, table: Table) -> list[int]:
        """The seats this client holds. Where a person may hold one seat only, it is that of the newest token."""
        return self.seats_among([state.token_digest for state in table.seats], table.allows_several_seats)

    def seats_among(self, token_digests: Sequence[str | None], several: bool) -> list[int]:
        """The seats this client holds where the seats have these tokens. `several`: more than one is allowed."""
        seat_by_digest = {digest: seat for seat, digest in enumerate(token_digests) if digest is not None}
        seats = [seat_by_digest[mine] for mine in self._digests if mine in seat_by_digest]
        return sorted(set(seats)) if several else seats[-1:]

    def is_only_person(self, table: Table) -> bool:
        """Whether this client owns every seat that a person holds."""
        return all(self.owns_seat(table, seat) for seat, state in enumerate(table.seats) if state.is_person)

    def include(self, expected: str) -> bool:
        """Whether one of the tokens has this digest."""
        return any(hmac.compare_digest(expected, mine) for mine in self._digests)
