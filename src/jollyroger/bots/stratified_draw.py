"""The arithmetic of stratified randomness. The compiled build replaces this module by a native twin."""

from __future__ import annotations

from math import sqrt

BITS = 64
"""A draw is a point on a circle of 2**BITS points."""
MASK = (1 << BITS) - 1
IRRATIONALS = (sqrt(5) / 2, sqrt(2), sqrt(3), sqrt(7), sqrt(13) / 2, sqrt(1 / 3), sqrt(21) / 2)
STRIDES = [int(number % 1 * (1 << BITS)) for number in IRRATIONALS]
STRATIFIED_DRAWS = 6
"""How many draws of each sequence are stratified. Later ones are pseudorandom: a few dozen trials cannot be spread
evenly over more dimensions. Chosen by hand; docs/decisions/0007 has the error that was measured with it."""


def stratified_draw(seed: int, trial: int, n: int, count: int) -> int:
    """The draw number `count` among those below `n`, in this trial."""
    sequence = seed + (n << 20) + count
    if count < STRATIFIED_DRAWS:
        point = mix(sequence) + trial * STRIDES[(n + count) % len(STRIDES)] & MASK
    else:
        point = mix(mix(sequence) + trial)
    return point * n >> BITS


def mix(number: int) -> int:
    """The 64-bit hash of SplitMix64."""
    number = number * 0x9E3779B97F4A7C15 & MASK
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & MASK
    return number ^ number >> 31
