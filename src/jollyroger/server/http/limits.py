"""How much a connection and an address may ask of the server."""

from __future__ import annotations

import time
from typing import NamedTuple


class Limits(NamedTuple):
    """Messages a second on one socket, requests a second of one address, with as much at once as `burst` says."""

    messages: float = 20.0
    message_burst: float = 60.0
    requests: float = 10.0
    request_burst: float = 60.0
    sockets: int = 200
    """Open sockets of one address."""
    message_size: int = 16 * 1024
    body_size: int = 64 * 1024
    file_size: int = 4 * 1024 * 1024
    patience: int = 100
    """How many messages over the limit, or unreadable, until a socket is closed."""


class Bucket:
    """Fills steadily; each message takes one drop out."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._drops = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._drops = min(self._burst, self._drops + (now - self._at) * self._rate)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    @property
    def full(self) -> bool:
        return self._drops + (time.monotonic() - self._at) * self._rate >= self._burst


class Addresses:
    """A bucket and a count of sockets for each address. Those that have rested are forgotten."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[str, Bucket] = {}
        self._sockets: dict[str, int] = {}

    def request(self, address: str) -> bool:
        if address not in self._buckets:
            if len(self._buckets) > 10_000:
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
            self._buckets[address] = Bucket(self._limits.requests, self._limits.request_burst)
        return self._buckets[address].take()

    def connect(self, address: str) -> bool:
        count = self._sockets.get(address, 0)
        if count >= self._limits.sockets:
            return False
        self._sockets[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        count = self._sockets.get(address, 0) - 1
        if count > 0:
            self._sockets[address] = count
        else:
            self._sockets.pop(address, None)
