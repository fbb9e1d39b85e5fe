"""What a battle may lead to: its die averaged, the battle track used where it wins."""

from __future__ import annotations

from ....engine import Action, Chance, Fast, Seat, play
from ..actions import SAVE_TRACK, USE_TRACK, Fight, FightAgain, PickUp, Pistol, Retreat, Run, Walk
from ..components import GUS
from ..rules.action_phase import Acting
from ..rules.battle import Reckoning, sword_bonus
from ..state import Ship, crew_in, guard_in, place_beyond, strength
from .evaluation import worth
from .forecast import Forecast

USE, AFTER = 2.5, 0.6
"""How much more than one passed on an action left after a battle may be worth, and is on average."""


class Stacked(Chance):
    """The first die shows this; then other luck."""

    def __init__(self, die: int, then: Chance) -> None:
        self._die: int | None = die
        self._then = then

    def below(self, n: int) -> int:
        die, self._die = self._die, None
        return die - 1 if die is not None and n == 6 else self._then.below(n)

    def clone(self) -> Chance:
        return self._then.clone() if self._die is None else Stacked(self._die, self._then.clone())


def hope(s: Ship, seat: Seat, action: Action, forecast: Forecast) -> float:
    """The most that an action can be worth that leads to a battle."""
    twin = fought(s, seat, action, 6)
    return worth(twin, forecast) + USE * (twin.own_tokens + twin.received_tokens)


def gamble(s: Ship, seat: Seat, action: Action, forecast: Forecast) -> float:
    """What an action that leads to a battle is worth on average over its die."""
    total = 0.0
    known: dict[tuple[bool, int], float] = {}
    for die in range(6, 0, -1):
        twin = fought(s, seat, action, die)
        mark = (twin.token_at == s.token_at, twin.fatigue[seat])
        if mark not in known:
            known[mark] = settled(twin, seat, forecast)
        total += known[mark]
    return total / 6


def fought(s: Ship, seat: Seat, action: Action, die: int) -> Ship:
    """The battle with this die; the track is for one that it wins."""
    twin = s.clone()
    twin.chance = Stacked(die, Fast(die))
    play(twin, seat, action)
    phase = twin.agenda[-1] if twin.agenda else None
    if isinstance(phase, Reckoning) and twin.asks[0].seat == seat:
        wins = phase.total_without_track(twin) + twin.battle[seat] >= strength(twin, phase.token)
        play(twin, seat, USE_TRACK if wins else SAVE_TRACK)
    return twin


def settled(s: Ship, seat: Seat, forecast: Forecast) -> float:
    """What a battle fought leads to: whoever goes on picks up what is good, and has a use for what he has left."""
    value = worth(s, forecast)
    if s.result is not None or s.actions_over or not s.agenda or not isinstance(s.agenda[-1], Acting):
        return value
    best = value + AFTER * (s.own_tokens + s.received_tokens)
    for action in s.asks[0].options:
        if isinstance(action, PickUp):
            twin = s.clone()
            play(twin, seat, action)
            best = max(best, worth(twin, forecast) + AFTER * (twin.own_tokens + twin.received_tokens))
    return best


def provokes(s: Ship, seat: Seat, action: Action) -> bool:
    """Whether a battle die is rolled at once."""
    if isinstance(action, (FightAgain, Fight, Pistol)):
        return True
    target = destination(s, seat, action)
    return target is not None and target in s.token_at and s.character[seat] != GUS


def destination(s: Ship, seat: Seat, action: Action) -> int | None:
    """Where a step leads."""
    match action:
        case Walk(way) | Retreat(way):
            return place_beyond(s, s.place[seat], way)
        case Run(way, then):
            middle = place_beyond(s, s.place[seat], way)
            return None if middle is None else s.link[4 * middle + then]
        case _:
            return None


def hopeless(s: Ship, seat: Seat, action: Action) -> bool:
    """Whether a step leads to a guard that no die would beat."""
    target = destination(s, seat, action)
    if target is None or crew_in(s, target):
        return False
    guard = guard_in(s, target)
    return guard is not None and strength(s, guard) > 6 + s.battle[seat] + sword_bonus(s, seat)
