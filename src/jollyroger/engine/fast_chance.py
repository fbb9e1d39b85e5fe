"""The source of luck for simulations and searches. The compiled build replaces this module by a native twin."""

from __future__ import annotations

from hashlib import blake2b

from .chance import Chance


class Fast(Chance):
    """A 128-bit Lehmer generator that returns the high half of its state: fast, and cheap to copy."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, state: int = 0) -> None:
        """`state`: continue from there instead."""
        if not state:
            digest = blake2b(str(seed).encode(), digest_size=16, person=b"jr-fast").digest()
            state = int.from_bytes(digest, "big") | 1
        self._state = state

    def below(self, n: int) -> int:
        self._state = self._state * 0xDA942042E4DD58B5 & 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF
        return (self._state >> 64) * n >> 64

    def clone(self) -> Fast:
        return Fast(0, self._state)
