"""The Skeleton Crew and Captain Fromm hunt the nearest pirate. (DM-9.10)"""

from __future__ import annotations

from typing import Final

from ....engine import Action, Seat
from ..actions import HERE, STEER, Steer
from ..components import CREW, FROMM, OFF_SHIP, SCAN_SIDES, TOKENS
from ..events import Voted
from ..state import Ship, adjacent_rooms
from .battle import move_enemy, start_battles
from .choices import GroupChoice

HUNTERS: Final = (*CREW, FROMM)


def hunting_order(s: Ship) -> tuple[int, ...]:
    """All crew aboard, in scan order of their rooms. (DM-1.6, DM-9.10)"""
    rooms, at = s.rooms, s.token_at
    order = [rooms.index(at[token]) * len(TOKENS) + token for token in HUNTERS if at[token] < OFF_SHIP]
    order.sort()
    return tuple([code % len(TOKENS) for code in order])


def nearer_places(s: Ship, room: int) -> list[int]:
    """All places one step nearer to the nearest pirate than this room, next to it or not. (DM-9.10)

    Empty if no path leads from the room to a pirate.
    """
    front = list(dict.fromkeys(s.place))
    seen = set(front)
    while front:
        beyond: list[int] = []
        for place in front:
            for _, other in adjacent_rooms(s, place):
                if other not in seen:
                    seen.add(other)
                    beyond.append(other)
        if room in seen:
            return front
        front = beyond
    return []


def hunting_steps(s: Ship, token: int) -> list[Action]:
    """The steps that bring this crew nearer to the nearest pirate. (DM-9.10)"""
    room = s.token_at[token]
    if room >= OFF_SHIP or room in s.place:
        return []
    nearer = nearer_places(s, room)
    doors = s.link[4 * room : 4 * room + 4]
    steps: list[Action] = [STEER[side] for side in SCAN_SIDES if doors[side] in nearer and doors[side] != OFF_SHIP]
    if OFF_SHIP in nearer and OFF_SHIP in doors:
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
