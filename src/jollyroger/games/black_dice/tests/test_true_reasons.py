"""Every refusal gives a true reason: checked for every action in thousands of positions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from jollyroger.engine import Seat, ask_for, refresh_asks
from jollyroger.testing.random_play import positions

from .. import GAME
from ..actions import Drink, Place, Reroll, RerollAll, Use
from ..components import ANCHOR, TO_SAILS
from ..rules import turns
from ..rules.pirates import Storming
from ..state import Table
from .test_agreement import PIRATE_PHASES

Check = Callable[[Table, Any, Seat, Any], bool]


def is_full(s: Table, phase: Any, seat: Seat, action: Any) -> bool:
    pirate: int = action.pirate
    return s.rum_on[pirate] == s.limit(pirate)


def has_no_target(s: Table, phase: Any, seat: Seat, use: Any) -> bool:
    return use.pirate in PIRATE_PHASES and not PIRATE_PHASES[use.pirate](seat).options(s)


def has_too_few_to_reroll(s: Table, phase: Any, seat: Seat, action: Any) -> bool:
    inactive = [face for face in s.fresh if not s.black[face]]
    if isinstance(action, RerollAll):
        return len(set(inactive)) < 2  # with a single symbol, Reroll does the same
    return bool(inactive.count(action.face) < action.count)


REASONS: dict[str, Check] = {
    "Wait for your turn": lambda s, phase, seat, action: (
        phase.seat != seat and isinstance(action, (Place, Reroll, RerollAll, Drink, Use))
    ),
    "That pirate has gone overboard": lambda s, phase, seat, action: action.pirate in s.flipped,
    "That pirate is not in this crew": lambda s, phase, seat, action: action.pirate not in (*s.crew, *s.flipped),
    "No black die lies there: the column is blocked": lambda s, phase, seat, action: (
        not s.black[action.face] and s.stage.blocked == action.face
    ),
    "No black die lies there: the column is inactive": lambda s, phase, seat, action: not s.black[action.face],
    "That die was inactive twice": lambda s, phase, seat, place: place.face in s.out and not s.shown(place.face),
    "You have no rum left": lambda s, phase, seat, drink: s.rum[seat] == 0,
    "He wants a rum": lambda s, phase, seat, use: s.rum[seat] == 0,
    "He has had his fill": is_full,
    "Everyone has a die more": lambda s, phase, seat, use: use.pirate == TO_SAILS and s.die_more_next,
    "There is nothing on the table": has_no_target,
    "One of your symbols is active": lambda s, phase, seat, done: any(map(s.shown, s.active_columns())),
    "None of your dice shows that": lambda s, phase, seat, place: not s.shown(place.face),
    "Only dice with inactive symbols": lambda s, phase, seat, reroll: s.black[reroll.face] > 0,
    "You don't have that many dice": has_too_few_to_reroll,
    "Some pirates still have room": lambda s, phase, seat, refill: any(
        s.rum_on[pirate] < s.limit(pirate) for pirate in s.crew
    ),
    "You have no such gold token": lambda s, phase, seat, refill: refill.gold not in s.purses[seat],
    "You have no token of that value": lambda s, phase, seat, toss: toss.gold not in s.purses[seat],
    "That die is out for this roll": lambda s, phase, seat, pick: pick.face in s.out and not s.shown(pick.face),
    "The die shows that already": lambda s, phase, seat, turn: turn.face == phase.face,
    "Both lines must hold": lambda s, phase, seat, swap: not (s.black[swap.one] and s.black[swap.other]),
    "There is no black die in that line": lambda s, phase, seat, storm: s.black[storm.face] == 0,
    "The quest keeps a black die there": lambda s, phase, seat, storm: (
        s.black[storm.face] == 1 and storm.face == s.stage.seeded
    ),
    "No player has a die there": lambda s, phase, seat, haul: not s.columns[haul.face],
    "The die can only go to an active": lambda s, phase, seat, put: s.black[put.face] == 0 and put.face != ANCHOR,
}
"""For the beginning of each sentence that refuses an action: whether it is true."""


def sample_positions() -> Iterator[Table]:
    """Positions of all phases; some with full pirates or a single die where the quest lays one, both rare in play."""
    for number, s in enumerate(positions(GAME, 8_000, random_share=0.9)):
        if number % 8 == 0 or not isinstance(s.agenda[-1], turns.Acting):
            yield s
        if number % 64 == 0:
            twin = s.clone()
            for pirate in twin.crew:
                twin.rum_on[pirate] = twin.limit(pirate)
            refresh_asks(twin)
            yield twin
        if isinstance(s.agenda[-1], Storming) and s.stage.seeded is not None:
            twin = s.clone()
            twin.black[s.stage.seeded] = 1
            refresh_asks(twin)
            yield twin


def test_every_action_is_offered_or_refused_for_a_true_reason() -> None:  # BD-6.1, BD-6.2, BD-6.3, BD-7.1, BD-7.5
    used = set()
    for s in sample_positions():
        phase = s.agenda[-1]
        for seat in range(s.seats):
            ask = ask_for(s, seat)
            listed = {refusal.action: refusal for refusal in GAME.refusals(s, seat)}
            for action in GAME.catalogue:
                refusal = listed.get(action) or phase.refusal(s, seat, action)
                if refusal is not None and (ask is None or action not in ask.options):
                    (reason,) = [start for start in REASONS if refusal.why.startswith(start)]
                    used.add(reason)
                    assert REASONS[reason](s, phase, seat, action), f"seat {seat} in {phase}: {refusal}"
    assert used == REASONS.keys()
