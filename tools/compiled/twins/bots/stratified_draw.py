"""The native twin of bots/stratified_draw.py: the same numbers, from 64-bit arithmetic that wraps around."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

IRRATIONALS = (sqrt(5) / 2, sqrt(2), sqrt(3), sqrt(7), sqrt(13) / 2, sqrt(1 / 3), sqrt(21) / 2)
STRATIFIED_DRAWS: Final = 6
LOW: Final[i64] = 0xFFFFFFFF


def signed(number: int) -> int:
    """The signed number with the same 64 bits."""
    return number - (1 << 64) if number >> 63 else number


STRIDES = [signed(int(number % 1 * (1 << 64))) for number in IRRATIONALS]


def stratified_draw(seed: int, trial: int, n: int, count: int) -> int:
    """The draw number `count` among those below `n`, in this trial."""
    number: i64 = trial
    point = mix(seed + n * 1048576 + count)
    if count < STRATIFIED_DRAWS:
        stride: i64 = STRIDES[(n + count) % 7]
        point += number * stride
    else:
        point = mix(point + number)
    if n < 2147483648:
        small: i64 = n
        return (((point >> 32) & LOW) * small + (((point & LOW) * small) >> 32)) >> 32
    wide: int = point
    return (wide & 0xFFFFFFFFFFFFFFFF) * n >> 64


def mix(number: i64) -> i64:
    """The 64-bit hash of SplitMix64. A shift keeps the sign, so the upper bits are masked."""
    number = number * -0x61C8864680B583EB
    number = (number ^ ((number >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    number = (number ^ ((number >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return number ^ ((number >> 31) & 0x1FFFFFFFF)
