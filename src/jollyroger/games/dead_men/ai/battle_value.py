"""The value of an action that leads to a battle: averaged over the die, with the battle track used where it wins."""

from __future__ import annotations

from typing import Final

from ....engine import Action, Chance, Fast, Seat, play
from ..actions import SAVE_TRACK, USE_TRACK, Fight, FightAgain, PickUp, Pistol, Retreat, Run, Walk
from ..rules.action_phase import Acting
from ..rules.battle import Reckoning, sword_bonus
from ..rules.movement import may_send_crew_away
from ..state import Ship, crew_in, guard_in, place_beyond, strength
from .evaluation import evaluate
from .forecast import Forecast

MAX_TOKEN_VALUE: Final = 2.5
TOKEN_VALUE: Final = 0.6
"""How much more an action left after a battle is worth than one passed on: at most, and on average.
Tuned on simulated games. (docs/decisions/0008)"""


class FirstDie(Chance):
    """Shows a given number on the first die, and then uses another chance."""

    def __init__(self, die: int, then: Chance) -> None:
        self._die: int | None = die
        self._then = then

    def below(self, n: int) -> int:
        die, self._die = self._die, None
        return die - 1 if die is not None and n == 6 else self._then.below(n)

    def clone(self) -> Chance:
        return self._then.clone() if self._die is None else FirstDie(self._die, self._then.clone())


def best_battle_value(s: Ship, seat: Seat, action: Action, forecast: Forecast) -> float:
    """An upper bound for `average_battle_value`: the value if the die shows 6."""
    twin = state_after_die(s, seat, action, 6)
    return evaluate(twin, forecast) + MAX_TOKEN_VALUE * (twin.own_tokens + twin.received_tokens)


def average_battle_value(s: Ship, seat: Seat, action: Action, forecast: Forecast) -> float:
    """The value of an action that leads to a battle, averaged over the die."""
    total = 0.0
    known: dict[tuple[bool, int], float] = {}
    for die in range(6, 0, -1):
        twin = state_after_die(s, seat, action, die)
        key = (twin.token_at == s.token_at, twin.fatigue[seat])
        if key not in known:
            known[key] = value_after(twin, seat, forecast)
        total += known[key]
    return total / 6


def state_after_die(s: Ship, seat: Seat, action: Action, die: int) -> Ship:
    """The state after the first roll of the battle; the track is used only if it wins."""
    twin = s.clone()
    twin.chance = FirstDie(die, Fast(die))
    play(twin, seat, action)
    phase = twin.agenda[-1] if twin.agenda else None
    if isinstance(phase, Reckoning) and twin.asks[0].seat == seat:
        wins = phase.total_without_track(twin) + twin.battle[seat] >= strength(twin, phase.token)
        play(twin, seat, USE_TRACK if wins else SAVE_TRACK)
    return twin


def value_after(s: Ship, seat: Seat, forecast: Forecast) -> float:
    """The value after a battle: a pirate who can go on picks up what is useful and uses the tokens he has left."""
    value = evaluate(s, forecast)
    if s.has_ended or s.actions_over or not s.agenda or not isinstance(s.agenda[-1], Acting):
        return value
    best = value + TOKEN_VALUE * (s.own_tokens + s.received_tokens)
    for action in s.asks[0].options if s.asks[0].seat == seat else ():
        if isinstance(action, PickUp):
            twin = s.clone()
            play(twin, seat, action)
            best = max(best, evaluate(twin, forecast) + TOKEN_VALUE * (twin.own_tokens + twin.received_tokens))
    return best


def starts_battle(s: Ship, seat: Seat, action: Action) -> bool:
    """Whether an action leads to a battle that the pirate cannot avoid. (DM-8.1, DM-8.9)"""
    if isinstance(action, (FightAgain, Fight, Pistol)):
        return True
    target = destination(s, seat, action)
    return target is not None and target in s.token_at and not may_send_crew_away(s, seat, target)


def destination(s: Ship, seat: Seat, action: Action) -> int | None:
    """Where a walk, run or retreat leads."""
    if isinstance(action, (Walk, Retreat)):
        return place_beyond(s, s.place[seat], action.way)
    if isinstance(action, Run):
        middle = place_beyond(s, s.place[seat], action.way)
        return None if middle is None else s.link[4 * middle + action.then]
    return None


def is_hopeless(s: Ship, seat: Seat, action: Action) -> bool:
    """Whether a move leads to a guard that no die beats."""
    target = destination(s, seat, action)
    if target is None or crew_in(s, target):
        return False
    guard = guard_in(s, target)
    return guard is not None and strength(s, guard) > 6 + s.battle[seat] + sword_bonus(s, seat)
