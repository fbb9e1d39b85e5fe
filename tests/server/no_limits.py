"""Limits that no test or benchmark reaches."""

from __future__ import annotations

from jollyroger.server.api.limits import Limits

NO_LIMITS = Limits(
    messages_per_second=1e9,
    message_burst=1e9,
    requests_per_second=1e9,
    request_burst=1e9,
    tables_per_second=1e9,
    table_burst=1e9,
    transfers_per_second=1e9,
    transfer_burst=1e9,
    sockets_per_address=10**6,
    connections_per_address=10**6,
    violations=10_000_000,
)
