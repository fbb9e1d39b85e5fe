"""The native twin of engine/fast_chance.py: the same numbers, from 64-bit arithmetic that wraps around."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from jollyroger.engine.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

MULTIPLIER: Final[i64] = -0x256BDFBD1B22A74B  # 0xDA942042E4DD58B5 as a signed number
MULTIPLIER_HIGH: Final[i64] = 0xDA942042
MULTIPLIER_LOW: Final[i64] = 0xE4DD58B5
LOW: Final[i64] = 0xFFFFFFFF
SMALL: Final = 1 << 31


class Fast(Chance):
    """A 128-bit Lehmer generator that returns the high half of its state: fast, and cheap to copy."""

    def __init__(self, seed: int, high: i64 = 0, low: i64 = 0) -> None:
        """`high` and `low`: continue from there instead."""
        self._high: i64 = high
        self._low: i64 = low
        if low == 0:
            digest = blake2b(str(seed).encode(), digest_size=16, person=b"jr-fast").digest()
            self._high = int.from_bytes(digest[:8], "big", signed=True)
            self._low = int.from_bytes(digest[8:], "big", signed=True) | 1

    def below(self, n: int) -> int:
        low = self._low
        # The high half of the 128-bit product low * MULTIPLIER, from products of 32-bit halves.
        low_high = (low >> 32) & LOW
        low_low = low & LOW
        first = low_low * MULTIPLIER_LOW
        second = low_low * MULTIPLIER_HIGH
        third = low_high * MULTIPLIER_LOW
        middle = ((first >> 32) & LOW) + (second & LOW) + (third & LOW)
        carry = low_high * MULTIPLIER_HIGH + ((second >> 32) & LOW) + ((third >> 32) & LOW) + (middle >> 32)
        high = self._high * MULTIPLIER + carry
        self._high = high
        self._low = low * MULTIPLIER
        if n < SMALL:
            small: i64 = n
            return (((high >> 32) & LOW) * small + (((high & LOW) * small) >> 32)) >> 32
        number: int = high
        return (number & 0xFFFFFFFFFFFFFFFF) * n >> 64

    def clone(self) -> Fast:
        return Fast(0, self._high, self._low)

    def __reduce__(self) -> tuple[Any, ...]:
        return Fast, (0, self._high, self._low)
