"""Skeleton crew and Captain Fromm hunt the nearest pirate. (DM-9.10)"""

from __future__ import annotations

from typing import ClassVar

from ...engine import Action
from .actions import HERE, STEER, Steer
from .battle import CREW_TOKENS, Clash, drive
from .components import OFF, SCAN_SIDES
from .state import Ship
from .votes import GroupChoice


def hunters(s: Ship) -> tuple[int, ...]:
    """All crew aboard, in scan order of their rooms. (DM-1.6, DM-9.10)"""
    order = {room: number for number, room in enumerate(s.rooms)}
    aboard = [token for token in CREW_TOKENS if s.at[token] < OFF]
    return tuple(sorted(aboard, key=lambda token: order[s.at[token]]))


def distances(s: Ship) -> list[int | None]:
    """For each room, and OFF, how far the nearest pirate is through doors. (DM-9.10)"""
    far: list[int | None] = [None] * (OFF + 1)
    queue = list(dict.fromkeys(s.place))
    for place in queue:
        far[place] = 0
    for place in queue:
        near = far[place]
        assert near is not None
        if place == OFF:
            beyond = [door // 4 for door in s.exits if door is not None]
        else:
            beyond = [other for other in s.link[4 * place : 4 * place + 4] if other is not None and other != OFF]
        for other in beyond:
            if far[other] is None:
                far[other] = near + 1
                queue.append(other)
    return far


def trails(s: Ship, token: int) -> list[Action]:
    """The steps that bring this crew nearer to the nearest pirate. Off ship pirates stand outside each exit."""
    room = s.at[token]
    if room >= OFF:
        return []
    far = distances(s)
    here = far[room]
    if not here:
        return []
    steps: list[Action] = []
    for side in SCAN_SIDES:
        other = s.link[4 * room + side]
        if other is not None and other != OFF and far[other] == here - 1:
            steps.append(STEER[side])
    if here == 1 and far[OFF] == 0 and any(s.link[4 * room + side] == OFF for side in SCAN_SIDES):
        steps.append(STEER[HERE])  # enemies never leave the ship (DM-8.5)
    return steps


class Hunting(GroupChoice):
    """One crew after the other takes a step; where several are as good, the players choose. (DM-9.10)"""

    parts: ClassVar[tuple[str, ...]] = ("tokens", "votes")

    def __init__(self, tokens: tuple[int, ...], votes: tuple[Action, ...] = ()) -> None:
        self.tokens = tokens
        self.votes = votes

    def options(self, s: Ship) -> list[Action]:
        return trails(s, self.tokens[0]) if self.tokens else []

    def decide(self, s: Ship, action: Action) -> None:
        assert isinstance(action, Steer)
        token, rest = self.tokens[0], Hunting(self.tokens[1:])
        if action.way == HERE:
            s.plan(rest)
            return
        target = s.link[4 * s.at[token] + action.way]
        assert target is not None
        drive(s, None, token, target)
        s.plan(Clash(target), rest)

    def skip(self, s: Ship) -> None:
        if self.tokens:
            s.plan(Hunting(self.tokens[1:]))

    def voted(self, votes: tuple[Action, ...]) -> Hunting:
        return Hunting(self.tokens, votes)
