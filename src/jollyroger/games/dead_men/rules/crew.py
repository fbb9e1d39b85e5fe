"""The Skeleton Crew and Captain Fromm hunt the nearest pirate. (DM-9.10)"""

from __future__ import annotations

from typing import Final

from ....engine import Action, Seat
from ..actions import HERE, STEER, Steer
from ..components import CREW, FROMM, OFF_SHIP, SCAN_SIDES, TOKENS
from ..events import Voted
from ..state import Ship, mask_of, next_places, places_in
from .battle import move_enemy, start_battles
from .choices import GroupChoice

HUNTERS: Final = (*CREW, FROMM)


def hunting_order(s: Ship) -> tuple[int, ...]:
    """All crew aboard, in scan order of their rooms. (DM-1.6, DM-9.10)"""
    rooms, at = s.rooms, s.token_at
    order = [rooms.index(at[token]) * len(TOKENS) + token for token in HUNTERS if at[token] < OFF_SHIP]
    order.sort()
    return tuple([code % len(TOKENS) for code in order])


def nearer_places(s: Ship, room: int) -> int:
    """The mask of the places next to this room that are nearer to the nearest pirate. (DM-9.10)

    Empty if no path leads from the room to a pirate. No path leads through the place off ship.
    """
    near = next_places(s, room)
    front = mask_of(s.place)
    seen = front | 1 << OFF_SHIP
    while front:
        if near & front:
            return near & front
        beyond = 0
        for place in places_in(front):
            beyond |= next_places(s, place)
        front = beyond & ~seen
        seen |= front
    return 0


def hunting_steps(s: Ship, token: int) -> list[Action]:
    """The steps that bring this crew nearer to the nearest pirate. (DM-9.10)"""
    room = s.token_at[token]
    if room >= OFF_SHIP or room in s.place:
        return []
    nearer = nearer_places(s, room)
    steps: list[Action] = []
    for side in SCAN_SIDES:
        target = s.link[4 * room + side]
        if target is not None and target != OFF_SHIP and nearer >> target & 1:
            steps.append(STEER[side])
    if nearer >> OFF_SHIP & 1:
        steps.append(STEER[HERE])  # a pirate off ship stands outside each exit, but enemies never leave (DM-8.5)
    return steps


def take_step(s: Ship, token: int, action: Action) -> None:
    """Move one crew, or leave it, and start the battles that begin."""
    assert isinstance(action, Steer)
    if action.way == HERE:
        return
    target = s.link[4 * s.token_at[token] + action.way]
    assert target is not None
    move_enemy(s, None, token, target)
    start_battles(s, target)


class Hunting(GroupChoice):
    """Each crew takes one step; where several are equally good, the players choose. (DM-9.10)"""

    tokens: tuple[int, ...]
    votes: tuple[Action, ...] = ()

    def options(self, s: Ship) -> list[Action]:
        return hunting_steps(s, self.tokens[0]) if self.tokens else []

    def decide(self, s: Ship, action: Action) -> None:
        s.plan(Hunting(self.tokens[1:]))  # after the battles that this step starts
        take_step(s, self.tokens[0], action)

    def voted(self, s: Ship, seat: Seat, action: Action) -> None:
        assert isinstance(action, Steer)
        origin = s.token_at[self.tokens[0]]
        s.tell(Voted, seat, room=origin if action.way == HERE else s.link[4 * origin + action.way])

    def skip(self, s: Ship) -> None:
        if self.tokens:
            s.plan(Hunting(self.tokens[1:]))
