"""Fires as masks of rooms, so that a card that explodes nothing takes a few bit operations.

The value of a position looks at many cards and is asked for thousands of times a turn. A property test proves that
these fires rise and explode as `rules.fire` says.
"""

from __future__ import annotations

from typing import Final

from ...components import COLOUR, EXPLOSION_LEVEL, FIRE_LEVELS, KEG, KEG_SIDE, OFF_SHIP, RED, SCAN_SIDES, YELLOW
from ...state import Ship

ROOMS_OF: Final = [sum(1 << room for room in range(OFF_SHIP) if COLOUR[room] == colour) for colour in (RED, YELLOW)]
"""By colour: the mask of its rooms."""
NO_LEVEL: Final = -1
RED_LEVEL: Final = [NO_LEVEL if red is None else red for red, _ in FIRE_LEVELS]
YELLOW_LEVEL: Final = [NO_LEVEL if yellow is None else yellow for _, yellow in FIRE_LEVELS]
"""By card: the level at which fires of that colour rise."""


class FireMasks:
    """The fires and kegs of a ship, apart from everything else."""

    __slots__ = ("at_level", "exploded", "kegs_at")

    def __init__(self, at_level: list[int], kegs_at: list[int]) -> None:
        self.at_level = at_level
        """By level: the mask of the rooms that burn so."""
        self.kegs_at = kegs_at
        """By level: the mask of the rooms whose keg explodes when their fire rises to it."""
        self.exploded = 0

    def copy(self) -> FireMasks:
        return FireMasks(self.at_level[:], self.kegs_at[:])

    def is_quiet(self, card: int) -> bool:
        """Whether a card explodes nothing."""
        return self._rises_quietly(RED, RED_LEVEL[card]) and self._rises_quietly(YELLOW, YELLOW_LEVEL[card])

    def _rises_quietly(self, colour: int, level: int) -> bool:
        if level == NO_LEVEL:
            return True
        rising = self.at_level[level] & ROOMS_OF[colour]
        return not rising or (level + 1 < EXPLOSION_LEVEL and not rising & self.kegs_at[level + 1])

    def apply_card(self, s: Ship, card: int) -> int:
        """What `rules.fire.raise_fires` does; returns how far the explosion marker moves."""
        red, yellow = RED_LEVEL[card], YELLOW_LEVEL[card]
        if self.is_quiet(card):
            self._rise_all(RED, red)
            self._rise_all(YELLOW, yellow)
            return 0
        explosions = 0
        for room in s.rooms:
            level = red if COLOUR[room] == RED else yellow
            if level != NO_LEVEL and self.at_level[level] >> room & 1:
                explosions += self._rise(s, room)
        return explosions

    def _rise_all(self, colour: int, level: int) -> None:
        rising = 0 if level == NO_LEVEL else self.at_level[level] & ROOMS_OF[colour]
        if rising:
            self.at_level[level] ^= rising
            self.at_level[level + 1] |= rising

    def _rise(self, s: Ship, room: int) -> int:
        """What `rules.fire.rise` does; returns how far the explosion marker moves."""
        bit = 1 << room
        level = 0
        while not self.at_level[level] & bit:
            level += 1
        self.at_level[level] ^= bit
        level += 1
        if level == EXPLOSION_LEVEL:
            return self._explode(s, room)
        self.at_level[level] |= bit
        return self._explode_keg(s, room) if self.kegs_at[level] & bit else 0

    def _explode(self, s: Ship, room: int) -> int:
        self.exploded |= 1 << room
        explosions = 1
        for side in SCAN_SIDES:
            other = s.link[4 * room + side]
            if other is not None and other != OFF_SHIP and not self.exploded >> other & 1:
                explosions += self._rise(s, other)
        return explosions

    def _explode_keg(self, s: Ship, room: int) -> int:
        for level in range(EXPLOSION_LEVEL):
            self.kegs_at[level] &= ~(1 << room)
        explosions = 0 if s.reference_edition else 1
        door = KEG_SIDE[room]
        assert door is not None
        for turn in range(4):
            other = s.link[4 * room + (door + s.rotation[room] + turn) % 4]
            if other is not None and other != OFF_SHIP and not self.exploded >> other & 1:
                return explosions + self._rise(s, other)
        return explosions


def fire_masks(s: Ship) -> FireMasks:
    """The fires and kegs of a ship."""
    at_level, kegs_at = [0] * EXPLOSION_LEVEL, [0] * EXPLOSION_LEVEL
    for room in s.rooms:
        at_level[s.fire[room]] |= 1 << room
        keg = KEG[room]
        if keg is not None and not s.keg_spent[room]:
            kegs_at[keg] |= 1 << room
            if s.reference_edition:  # a keg that its fire has passed explodes at the next rise (DM-12.2)
                for level in range(keg + 1, EXPLOSION_LEVEL):
                    kegs_at[level] |= 1 << room
    return FireMasks(at_level, kegs_at)
