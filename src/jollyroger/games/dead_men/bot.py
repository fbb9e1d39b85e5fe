"""Rules of thumb for the crew: try what is offered in a copy of the table, and take what leaves the least work."""

from __future__ import annotations

from ...engine import Action, Ask, Chance, Fast, Seat, play
from . import deckhands
from .acting import Acting
from .actions import (
    END_TURN,
    SAVE_TRACK,
    USE_TRACK,
    Eliminate,
    Fight,
    FightAgain,
    FightFires,
    Name,
    PickUp,
    Place,
    PutDown,
    Resolve,
    Retreat,
    Run,
    Take,
    Walk,
)
from .battle import Reckoning
from .components import BIT, GUS, OFF, REVENGE, ROOMS, STEP, SWORD
from .fire import burn
from .forecast import Forecast
from .revenge import Revenge
from .state import CARRIED, Ship, beyond
from .turn import Turn
from .worth import ITEM_WORTH, worth

SITE_DEPTH, SITE_FIRE, SITE_OPEN, SITE_JOIN, SITE_KEG = 1.0, 0.1, 0.6, 0.3, 0.7
"""What counts in the choice of a place for a tile: steps from an exit, fires beside it, doors, kegs."""


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


def policy(s: Ship, ask: Ask, chance: Chance) -> Action | None:
    """A sensible choice for the pirate who is asked."""
    if len(ask.options) == 1:
        return ask.options[0]
    first = ask.options[0]
    if isinstance(first, Place):
        return max(ask.options, key=lambda option: site(s, option))
    if isinstance(first, Name):
        return max(ask.options, key=lambda option: champion(s, option))
    if isinstance(first, Take):
        return max(ask.options, key=lambda option: ITEM_WORTH[option.item] if isinstance(option, Take) else 0.0)
    forecast = Forecast(s)
    if isinstance(first, Resolve):
        return max(ask.options, key=lambda option: fate(s, option, forecast))
    return max(ask.options, key=lambda option: prospect(s, ask.seat, option, forecast))


def prospect(s: Ship, seat: Seat, action: Action, forecast: Forecast) -> float:
    """What an option leads to, on average over the die if it leads to a battle."""
    if action is END_TURN:
        return worth(s, forecast) + 0.01
    if isinstance(action, PutDown):
        return worth(s, forecast) - 1.0
    if not provokes(s, seat, action):
        return outcome(s, seat, action, forecast, Fast(7))
    return sum(outcome(s, seat, action, forecast, Stacked(die, Fast(die))) for die in range(1, 7)) / 6


def provokes(s: Ship, seat: Seat, action: Action) -> bool:
    """Whether a battle die is rolled at once."""
    place = s.place[seat]
    match action:
        case FightAgain() | Fight():
            return True
        case Walk(way) | Retreat(way):
            target = beyond(s, place, way)
        case Run(way, then):
            middle = beyond(s, place, way)
            target = None if middle is None else s.link[4 * middle + then]
        case _:
            return type(action).__name__ == "Pistol"
    return target in s.at and s.character[seat] != GUS


def outcome(s: Ship, seat: Seat, action: Action, forecast: Forecast, luck: Chance) -> float:
    twin = s.clone()
    twin.chance = luck
    # What luck will do after this turn is left out.
    twin.agenda = [phase for phase in twin.agenda if not isinstance(phase, (Revenge, Turn))]
    play(twin, seat, action)
    phase = twin.agenda[-1] if twin.agenda else None
    if isinstance(phase, Reckoning) and twin.asks[0].seat == seat:
        return max(outcome(twin, seat, choice, forecast, Fast(1)) for choice in (USE_TRACK, SAVE_TRACK))
    best = worth(twin, forecast)
    if isinstance(action, (Walk, Run)) and isinstance(phase, Acting) and not twin.ended:
        # A step is worth what can be done there.
        for then in twin.asks[0].options:
            if isinstance(then, (FightFires, Eliminate, PickUp)) or leads_off(twin, seat, then):
                best = max(best, outcome(twin, seat, then, forecast, luck))
    return best


def leads_off(s: Ship, seat: Seat, action: Action) -> bool:
    return isinstance(action, Walk) and beyond(s, s.place[seat], action.way) == OFF


def fate(s: Ship, action: Action, forecast: Forecast) -> float:
    """What a revenge card would do to the ship as it is."""
    assert isinstance(action, Resolve)
    twin = s.clone()
    twin.chance = Fast(7)
    burn(twin, action.card)
    icon = REVENGE[action.card].icon
    if icon == "add":
        deckhands.add(twin)
    elif icon == "spread":
        deckhands.spread(twin)
    return worth(twin, forecast) - (1.5 if icon == "crew" else 0.0)


def site(s: Ship, action: Action) -> float:
    """How good a place for the new tile is: near an exit, few new doors shut, the keg pointing nowhere."""
    assert isinstance(action, Place)
    assert s.tile is not None
    here = s.cell[action.room]
    assert here is not None
    cell = here + STEP[action.side]
    tile = ROOMS[s.tile]
    mask = tile.doors[action.turns]
    score = -SITE_DEPTH * depth(s, action.room)
    opened = joined = 0
    for side in range(4):
        beside = cell + STEP[side]
        if not mask & BIT[side]:
            continue
        if beside in s.cell:
            joined += 1
            score -= SITE_FIRE * s.fire[s.cell.index(beside)]
        elif beside >= 0:
            opened += 1
    score += SITE_OPEN * min(opened, 2) + SITE_JOIN * joined
    if tile.keg_side is not None and cell + STEP[(tile.keg_side + action.turns) % 4] in s.cell:
        score -= SITE_KEG
    return score


def depth(s: Ship, room: int) -> int:
    """Steps from an exit to this room."""
    queue = [door // 4 for door in s.exits if door is not None]
    far = dict.fromkeys(queue, 1)
    for place in queue:
        for other in s.link[4 * place : 4 * place + 4]:
            if other is not None and other != OFF and other not in far:
                far[other] = far[place] + 1
                queue.append(other)
    return far.get(room, 20)


def champion(s: Ship, action: Action) -> float:
    """Who should fight: strong, rested, with nothing to drop."""
    assert isinstance(action, Name)
    seat = action.pirate
    burden = 4 if CARRIED + seat in s.at[:6] else 0
    gus = 3 if s.character[seat] == GUS else 0
    return s.battle[seat] + (s.item[seat] == SWORD) + gus - s.fatigue[seat] / 3 - burden
