"""The view of the battle that is being decided. (DM-8)"""

from __future__ import annotations

from ....engine import Phase, View
from ..components import OFF_SHIP, ROOMS
from ..rules.battle import Aftermath, Aiming, Clash, Facing, Reckoning, enemies_to_fight
from ..state import Ship, pirates_in, strength


def battle_view(s: Ship, phase: Phase[Ship] | None) -> View | None:
    """Where the battle is, who fights whom, and how the dice have fallen. (DM-8)"""
    match phase:
        case Clash():
            return fight(s, phase.room, pirates_in(s, phase.room), enemies_to_fight(s, phase.room))
        case Facing():
            room = s.place[phase.seat]
            return None if room == OFF_SHIP else fight(s, room, [phase.seat], enemies_to_fight(s, room))
        case Aiming():
            return fight(s, phase.room, [phase.seat], enemies_to_fight(s, phase.room), shot=True)
        case Reckoning():
            room, total = s.token_at[phase.token], phase.total_without_track(s)
            return fight(s, room, [phase.seat], [phase.token], die=phase.die, total=total, shot=phase.shot)
        case Aftermath():
            return fight(s, s.place[phase.seat], [phase.seat], [phase.token], roll=phase.roll, lost=True)
    return None


def fight(
    s: Ship,
    room: int,
    pirates: list[int],
    foes: list[int],
    *,
    die: int | None = None,
    total: int | None = None,
    roll: int | None = None,
    shot: bool = False,
    lost: bool = False,
) -> View:
    """`die` is the battle roll, `total` the result without the track, `roll` the roll after a defeat."""
    return {
        "room": ROOMS[room].id,
        "pirates": pirates,
        "foes": [{"token": token, "strength": strength(s, token)} for token in foes],
        "die": die,
        "total": total,
        "roll": roll,
        "shot": shot,
        "lost": lost,
    }
