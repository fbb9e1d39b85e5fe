"""Seeds of games and rollouts, all derived from one."""

from __future__ import annotations

from hashlib import blake2b

from ..engine import Chance

SEED_LIMIT = 1 << 62
"""Seeds drawn from a chance source are below this."""


def derive_seed(seed: int, index: int) -> int:
    """The seed of part number `index` of whatever this seed is for, such as one game of many."""
    digest = blake2b(f"{seed}/{index}".encode(), digest_size=8, person=b"jr-lab").digest()
    return int.from_bytes(digest, "big")


def draw_seeds(count: int, chance: Chance) -> list[int]:
    """Seeds for that many rollouts."""
    return [chance.below(SEED_LIMIT) for _ in range(count)]
