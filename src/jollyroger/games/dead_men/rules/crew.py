"""Skeleton crew and Captain Fromm hunt the nearest pirate. (DM-9.10)"""

from __future__ import annotations

from ....engine import Action, Phase
from ..actions import HERE, STEER, Steer
from ..components import OFF, SCAN_SIDES
from ..state import Ship, within_reach
from .battle import CREW_TOKENS, drive, encounter
from .votes import GroupChoice


def hunters(s: Ship) -> tuple[int, ...]:
    """All crew aboard, in scan order of their rooms. (DM-1.6, DM-9.10)"""
    order = {room: number for number, room in enumerate(s.rooms)}
    aboard = [token for token in CREW_TOKENS if s.at[token] < OFF]
    return tuple(sorted(aboard, key=lambda token: order[s.at[token]]))


def last_leg(s: Ship, room: int) -> list[int]:
    """The places next to this room from where the nearest pirate is one step less far, among others. (DM-9.10)

    None, if no way leads to a pirate.
    """
    front = list(dict.fromkeys(s.place))
    seen = set(front)
    while front:
        beyond: list[int] = []
        for place in front:
            for _, other in within_reach(s, place):
                if other not in seen:
                    seen.add(other)
                    beyond.append(other)
        if room in seen:
            return front
        front = beyond
    return []


def trails(s: Ship, token: int) -> list[Action]:
    """The steps that bring this crew nearer to the nearest pirate. Off ship pirates stand outside each exit."""
    room = s.at[token]
    if room >= OFF or room in s.place:
        return []
    nearer = last_leg(s, room)
    doors = s.link[4 * room : 4 * room + 4]
    steps: list[Action] = [STEER[side] for side in SCAN_SIDES if doors[side] in nearer and doors[side] != OFF]
    if OFF in nearer and OFF in doors:
        steps.append(STEER[HERE])  # enemies never leave the ship (DM-8.5)
    return steps


def step(s: Ship, token: int, action: Action) -> tuple[Phase[Ship], ...]:
    """One crew goes that way, or stays; and the battles that begin where it comes to."""
    assert isinstance(action, Steer)
    if action.way == HERE:
        return ()
    target = s.link[4 * s.at[token] + action.way]
    assert target is not None
    drive(s, None, token, target)
    return encounter(s, target)


class Hunting(GroupChoice):
    """The crew still to move; where several steps are as good, the players choose. (DM-9.10)"""

    tokens: tuple[int, ...]
    votes: tuple[Action, ...] = ()

    def options(self, s: Ship) -> list[Action]:
        return trails(s, self.tokens[0]) if self.tokens else []

    def decide(self, s: Ship, action: Action) -> None:
        s.plan(*step(s, self.tokens[0], action), Hunting(self.tokens[1:]))

    def skip(self, s: Ship) -> None:
        if self.tokens:
            s.plan(Hunting(self.tokens[1:]))
