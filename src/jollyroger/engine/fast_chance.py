"""The source of luck for simulations and searches. The compiled build replaces this module by a native twin."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from .chance import Chance

MULTIPLIER = 0xDA942042E4DD58B5
MASK = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF


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
        self._state = state = self._state * MULTIPLIER & MASK
        return (state >> 64) * n >> 64

    def rolls(self, count: int) -> list[int]:
        state, faces = self._state, []
        for _ in range(count):
            state = state * MULTIPLIER & MASK
            faces.append(((state >> 64) * 6 >> 64) + 1)
        self._state = state
        return faces

    def clone(self) -> Fast:
        return Fast(0, self._state)

    def __reduce__(self) -> tuple[Any, ...]:
        return Fast, (0, self._state)
