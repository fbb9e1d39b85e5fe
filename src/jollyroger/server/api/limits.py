"""Rate and size limits, per connection and per address."""

from __future__ import annotations

import ipaddress
import time
from typing import NamedTuple


class Limits(NamedTuple):
    """Rates are for one socket (messages) and one address (requests); a burst may exceed them for a short time."""

    messages_per_second: float = 20.0
    message_burst: float = 60.0
    requests_per_second: float = 10.0
    request_burst: float = 60.0
    tables_per_second: float = 0.1
    table_burst: float = 40.0
    """Opening, cloning and importing tables."""
    hints_per_second: float = 0.2
    hint_burst: float = 10.0
    """Hints for one seat."""
    transfers_per_second: float = 0.05
    transfer_burst: float = 10.0
    """Moving seats to another browser."""
    sockets_per_address: int = 200
    connections_per_address: int = 200
    """Plain HTTP connections. A browser opens up to six, and a school may have one address for all."""
    header_seconds: float = 10.0
    """How long a client may take to send the headers of a request."""
    request_seconds: float = 120.0
    """How long a request may take from its headers to the next request. Verifying a record may take 60 seconds."""
    header_bytes: int = 32 * 1024
    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    file_bytes: int = 4 * 1024 * 1024
    violations: int = 100
    """A socket is closed after this many messages that are over the limit or cannot be decoded."""


def address_key(address: str) -> str:
    """What limits are counted by: an IPv4 address, or the /64 network that one IPv6 customer is given."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))


class TokenBucket:
    """Allows `rate` calls a second on average, and up to `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._available = burst
        self._updated_at = time.monotonic()

    def take(self) -> bool:
        """Use up one call; False if none is left."""
        now = time.monotonic()
        self._available = min(self._burst, self._available + (now - self._updated_at) * self._rate)
        self._updated_at = now
        if self._available < 1:
            return False
        self._available -= 1
        return True

    @property
    def is_full(self) -> bool:
        return self._available + (time.monotonic() - self._updated_at) * self._rate >= self._burst


class AddressBuckets:
    """A token bucket for each address."""

    MAX_BUCKETS = 10_000
    """Above this number of addresses, those that have been quiet are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> bool:
        """Use up one call of this address; False if none is left."""
        if address not in self._buckets:
            if len(self._buckets) > self.MAX_BUCKETS:
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full}
            self._buckets[address] = TokenBucket(self._rate, self._burst)
        return self._buckets[address].take()


class RateLimiter:
    """Counts the requests, new tables and open sockets of each address, as `address_key` returns it."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._requests = AddressBuckets(limits.requests_per_second, limits.request_burst)
        self._tables = AddressBuckets(limits.tables_per_second, limits.table_burst)
        self._hints = AddressBuckets(limits.hints_per_second, limits.hint_burst)
        self._transfers = AddressBuckets(limits.transfers_per_second, limits.transfer_burst)
        self._sockets: dict[str, int] = {}

    def allow_request(self, address: str) -> bool:
        return self._requests.take(address)

    def allow_new_table(self, address: str) -> bool:
        return self._tables.take(address)

    def allow_hint(self, table: str, seat: int) -> bool:
        return self._hints.take(f"{table} {seat}")

    def allow_transfer(self, address: str) -> bool:
        return self._transfers.take(address)

    def open_socket(self, address: str) -> bool:
        """Count a new socket; False if the address has too many already."""
        count = self._sockets.get(address, 0)
        if count >= self._limits.sockets_per_address:
            return False
        self._sockets[address] = count + 1
        return True

    def close_socket(self, address: str) -> None:
        count = self._sockets.get(address, 0) - 1
        if count > 0:
            self._sockets[address] = count
        else:
            self._sockets.pop(address, None)
