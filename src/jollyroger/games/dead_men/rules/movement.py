"""Going from place to place: what it costs, what forbids it, and leaving the ship. (DM-6.1, DM-6.11, DM-7)"""

from __future__ import annotations

from ....engine import Seat
from ..components import CROWD, GUARDS, LIMIT, OFF
from ..components import RUN as RUN_FATIGUE
from ..events import Left, Moved
from ..state import CARRIED, LOOTED, Ship, crew_in, guard_in, weighed_down, within_reach
from .death import eased, tire
from .ending import check_win


def toll(s: Ship, seat: Seat, origin: int, target: int) -> int:
    """The fatigue of a step before Whitebeard's ease: the rise in fire, or all of it when looting. (DM-7.1)"""
    fire = s.fire[target]
    return fire if weighed_down(s, seat) else max(0, fire - s.fire[origin])


def run_toll(s: Ship, seat: Seat, origin: int, middle: int, target: int) -> tuple[int, int]:
    """The fatigue of a run: after its first step, and in all. For Whitebeard it is one gain. (DM-6.2, DM-7.3)"""
    first = toll(s, seat, origin, middle)
    return eased(s, seat, first), eased(s, seat, first + toll(s, seat, middle, target) + RUN_FATIGUE)


def too_hot(s: Ship, fatigue: int, room: int) -> bool:
    """Whether so tired a pirate may not enter the fire of this room. (DM-7.4)"""
    return s.fire[room] >= LIMIT[fatigue]


def crowded(s: Ship, room: int) -> bool:
    """Three deckhands and more shut a room. (DM-7.6)"""
    return s.deckhands[room] >= CROWD


def may_enter(s: Ship, target: int, fatigue: int) -> bool:
    """A room may be too hot or too crowded; leaving is never forbidden. (DM-1.5, DM-7.4, DM-7.6)"""
    return s.fire[target] < LIMIT[fatigue] and s.deckhands[target] < CROWD


def may_run_through(s: Ship, room: int, gus: bool) -> bool:
    """No enemy may be on the way, except crew before Black Gus, if they have somewhere to go. (DM-6.2, DM-8.9)"""
    if room not in s.at:
        return True
    if not gus or guard_in(s, room) is not None or not crew_in(s, room):
        return False
    return bool(within_reach(s, room))


def move(s: Ship, seat: Seat, target: int, how: str, fatigue: int) -> bool:
    """Go there and pay for it. Whoever dies of it dies in the room entered. Whether he lives. (DM-7.7)"""
    s.place[seat] = target
    if target != OFF:
        s.tell(Moved, seat, how, target, fatigue)
    if not tire(s, seat, fatigue):
        return False
    if target == OFF:
        leave(s, seat)
    return True


def leave(s: Ship, seat: Seat) -> None:
    """Off ship: treasure looted, fatigue halved, the own turn over. (DM-6.11)"""
    s.fatigue[seat] //= 2
    haul = [token for token in GUARDS if s.at[token] == CARRIED + seat]
    for token in haul:
        s.at[token] = LOOTED
    if seat == s.active:
        s.ended = True
    s.tell(Left, seat, bool(haul), s.fatigue[seat])
    check_win(s)
