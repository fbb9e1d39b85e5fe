"""The actions of a turn: what the active pirate may do, and what it does. (DM-5, DM-6)"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from ...engine import Action, Ask, Phase, Refusal, Seat
from . import actions as a
from .battle import Aiming, Clash, Facing
from .components import (
    BLANKET,
    BLANKET_FIRE,
    BUCKET,
    BUCKET_FIRE,
    COMPASS,
    CROWD,
    DAGGER,
    DEATH,
    FLYNN,
    GROG_VALUE,
    GUS,
    JADE,
    LIMIT,
    OFF,
    PICKUP_CROWD,
    PISTOL,
    REST,
    RUM,
    TRACK_TOP,
)
from .death import eased
from .events import (
    Doused,
    Drank,
    Eliminated,
    PickedUp,
    PutItDown,
    Rested,
    Swapped,
    TookItem,
    Trained,
    TurnEnded,
)
from .moves import may_enter, may_run_through, move, run_toll, toll
from .objections import expected, objection
from .state import (
    CARRIED,
    GONE,
    LYING,
    Ship,
    beyond,
    cutlasses,
    goods_at,
    kind_of,
    kinds_at,
    looting,
    ways,
    within_reach,
)

ITEM_BIT = [1 << item for item in range(7)]


def ready(s: Ship, item: int) -> bool:
    """Whether the active pirate has this item and has not used it this turn. (DM-6.9)"""
    return s.item[s.active] == item and not s.used & ITEM_BIT[item]


def steps(s: Ship, seat: Seat, burdened: bool) -> list[Action]:
    """The walks and runs open to a pirate; who is looting does not run. (DM-6.1, DM-6.2, DM-6.10)"""
    walks: list[Action] = []
    runs: list[Action] = []
    place, fatigue, gus = s.place[seat], s.fatigue[seat], s.character[seat] == GUS
    for way, target in ways(s, place):
        if not may_enter(s, seat, target, fatigue):
            continue
        walks.append(a.WALK[way])
        if burdened or target == OFF or not may_run_through(s, seat, target, gus):
            continue
        after = fatigue + eased(s, seat, toll(s, seat, place, target))
        if after >= DEATH:
            continue  # he would fall in the first room
        for side, further in enumerate(s.link[4 * target : 4 * target + 4]):
            if further is not None and may_enter(s, seat, further, after):
                runs.append(a.RUN[way][side])
    return walks + runs


def fires(s: Ship, seat: Seat) -> list[int]:
    """The ways to fires this pirate can fight: here; for Flynn also next door. (DM-6.3)"""
    place = s.place[seat]
    here = [a.HERE] if place != OFF and s.fire[place] else []
    if s.character[seat] == FLYNN:
        here += [way for way, room in within_reach(s, place) if s.fire[room]]
    return here


def deckhand_ways(s: Ship, place: int) -> list[int]:
    """Where deckhands can be eliminated from here: this room and adjacent ones. (DM-6.4)"""
    here = [a.HERE] if place != OFF and s.deckhands[place] else []
    return here + [way for way, room in within_reach(s, place) if s.deckhands[room]]


def options(s: Ship) -> list[Action]:
    """Everything the active pirate may do now."""
    seat = s.active
    place, tokens = s.place[seat], s.own + s.given
    fatigue = s.fatigue[seat]
    burdened = looting(s, seat)
    hot = place != OFF and s.fire[place] >= LIMIT[fatigue]  # fight it, rest or leave (DM-7.5)
    shut = place != OFF and s.deckhands[place] >= CROWD  # eliminate or leave (DM-7.6)
    found: list[Action] = []
    if tokens or ready(s, COMPASS):
        found += steps(s, seat, burdened)
    if not shut and fatigue and (tokens or ready(s, RUM)):
        found.append(a.REST)
    if not burdened:
        if tokens and not shut:
            found += firefighting(s, seat, hot)
        if not hot and (tokens or ready(s, DAGGER)):
            found += [a.ELIMINATE[way] for way in deckhand_ways(s, place)]
    if tokens and not hot and not shut:
        if not burdened:
            found += [a.PISTOL[way] for way in targets(s, place)] if ready(s, PISTOL) else []
            found += pickups(s, place)
            if s.battle[seat] < TRACK_TOP:
                found.append(a.TRAIN)
        found += swaps(s, seat)
    if CARRIED + seat in s.at:
        found += free_things(s, seat, place)
    found.append(a.END_TURN)
    return found


def firefighting(s: Ship, seat: Seat, hot: bool) -> list[Action]:
    """Fight Fires, Blanket and Bucket; in a room too hot only what lowers its own fire. (DM-6.3, DM-6.9, DM-7.5)"""
    near = fires(s, seat)
    if hot:
        near = [way for way in near if way == a.HERE]
    found: list[Action] = [a.FIGHT_FIRES[way] for way in near]
    if ready(s, BLANKET):
        found += [a.BLANKET[way] for way in near]
    if ready(s, BUCKET) and not hot:
        found += [a.BUCKET[way] for way, room in within_reach(s, s.place[seat]) if s.fire[room]]
    return found


def targets(s: Ship, place: int) -> list[int]:
    """Where a pistol finds an enemy. (DM-8.8)"""
    return [way for way, room in within_reach(s, place) if room in s.at]


def pickups(s: Ship, place: int) -> list[Action]:
    """What can be picked up here; beside two deckhands nothing. (DM-6.5)"""
    if place == OFF or s.deckhands[place] > PICKUP_CROWD:
        return []
    return [a.PICK_UP[kind] for kind in kinds_at(s, LYING + place)]


def swaps(s: Ship, seat: Seat) -> list[Action]:
    """Every item in the game but one's own can be had, from the table or from its owner. (DM-6.7)"""
    own, lost = s.item[seat], s.lost_items
    return [swap for item, swap in enumerate(a.SWAP) if item != own and item not in lost]


def free_things(s: Ship, seat: Seat, place: int) -> list[Action]:
    """Grog can be drunk and tokens put down at any time in one's own turn. (DM-6.8)"""
    found: list[Action] = []
    for kind in kinds_at(s, CARRIED + seat):
        if kind in GROG_VALUE and s.fatigue[seat]:
            found.append(a.DRINK[kind])
        if place != OFF:
            found.append(a.PUT_DOWN[kind])
    return found


class Acting(Phase[Ship]):
    """The active pirate does one thing after the other, until he ends his turn or it is ended for him. (DM-5.2)"""

    def ask(self, s: Ship) -> list[Ask]:
        return [] if s.ended else [Ask(s.active, options(s))]

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(s.active)
        if action is None or action is a.END_TURN:
            # Own tokens pass on; those received do not, spent or not. (DM-5.1)
            s.ended = True
            s.given, s.own = s.own, 0
            s.tell(TurnEnded, s.active, s.given)
            return
        s.plan(self)
        DEEDS[type(action)](s, s.active, action)

    def refusals(self, s: Ship, seat: Seat) -> Iterator[Refusal]:
        if seat == s.active and not s.ended:
            offered = options(s)
            yield from (refusal for refusal in expected(s, seat) if refusal.action not in offered)

    def why(self, s: Ship, seat: Seat, action: Action) -> Refusal | None:
        return objection(s, seat, action)


def pay(s: Ship) -> None:
    """One action token; received ones are spent first. (DM-5.1)"""
    if s.given:
        s.given -= 1
    else:
        s.own -= 1


def pay_with(s: Ship, item: int) -> None:
    """An action that this item makes free once a turn; it is used as soon as it can be. (DM-6.9)"""
    if ready(s, item):
        s.used |= ITEM_BIT[item]
    else:
        pay(s)


def walk(s: Ship, seat: Seat, action: a.Walk) -> None:
    origin = s.place[seat]
    target = beyond(s, origin, action.way)
    assert target is not None
    pay_with(s, COMPASS)
    if move(s, seat, target, "walk", eased(s, seat, toll(s, seat, origin, target))) and target != OFF:
        s.plan(Clash(target))


def run(s: Ship, seat: Seat, action: a.Run) -> None:
    """Two steps; the second is made when nothing holds the pirate in the first room. (DM-6.2)"""
    origin = s.place[seat]
    middle = beyond(s, origin, action.way)
    assert middle is not None
    target = s.link[4 * middle + action.then]
    assert target is not None
    pay_with(s, COMPASS)
    first, whole = run_toll(s, seat, origin, middle, target)
    if move(s, seat, middle, "run", first):
        if middle in s.at:
            s.plan(Facing(seat, running=True), RunOn(seat, middle, action.then))
        else:
            run_on(s, seat, target, whole - first)


def run_on(s: Ship, seat: Seat, target: int, fatigue: int) -> None:
    if move(s, seat, target, "run", fatigue) and target != OFF:
        s.plan(Clash(target))


class RunOn(Phase[Ship]):
    """Black Gus has sent the crew away and runs on, if he is still there and nobody has come back. (DM-8.9)"""

    parts: ClassVar[tuple[str, ...]] = ("seat", "room", "side")

    def __init__(self, seat: Seat, room: int, side: int) -> None:
        self.seat = seat
        self.room = room
        self.side = side

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        seat, target = self.seat, s.link[4 * self.room + self.side]
        if s.ended or s.place[seat] != self.room or target is None or self.room in s.at:
            return
        if may_enter(s, seat, target, s.fatigue[seat]):
            first, whole = run_toll(s, seat, self.room, self.room, target)
            run_on(s, seat, target, whole - first)


def douse(s: Ship, seat: Seat, way: int, item: int | None, by: int) -> None:
    """Lower a fire, not below 0. (DM-6.3)"""
    room = s.place[seat] if way == a.HERE else beyond(s, s.place[seat], way)
    assert room is not None
    s.fire[room] = max(0, s.fire[room] - by)
    s.tell(Doused, seat, item, room, s.fire[room])


def fight_fires(s: Ship, seat: Seat, action: a.FightFires) -> None:
    pay(s)
    douse(s, seat, action.way, None, 1)


def blanket(s: Ship, seat: Seat, action: a.Blanket) -> None:
    pay(s)
    s.used |= ITEM_BIT[BLANKET]
    douse(s, seat, action.way, BLANKET, BLANKET_FIRE)


def bucket(s: Ship, seat: Seat, action: a.Bucket) -> None:
    pay(s)
    s.used |= ITEM_BIT[BUCKET]
    douse(s, seat, action.way, BUCKET, BUCKET_FIRE)


def pistol(s: Ship, seat: Seat, action: a.Pistol) -> None:
    pay(s)
    s.used |= ITEM_BIT[PISTOL]
    room = beyond(s, s.place[seat], action.way)
    assert room is not None
    s.plan(Aiming(seat, room))


def eliminate(s: Ship, seat: Seat, action: a.Eliminate) -> None:
    pay_with(s, DAGGER)
    remove_deckhand(s, seat, action.way)
    if s.character[seat] == JADE:
        s.plan(Eliminating(seat))


def remove_deckhand(s: Ship, seat: Seat, way: int) -> None:
    """A deckhand goes back to the supply. (DM-6.4)"""
    room = s.place[seat] if way == a.HERE else beyond(s, s.place[seat], way)
    assert room is not None
    s.deckhands[room] -= 1
    s.supply += 1
    s.tell(Eliminated, seat, room, s.deckhands[room])


class Eliminating(Phase[Ship]):
    """Jade may eliminate a second deckhand with the same action, there or elsewhere. (DM-6.4)"""

    parts: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, s: Ship) -> list[Ask]:
        near = deckhand_ways(s, s.place[self.seat])
        return [Ask(self.seat, [*(a.ELIMINATE[way] for way in near), a.ENOUGH])] if near else []

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        if isinstance(action, a.Eliminate):
            remove_deckhand(s, self.seat, action.way)


def pick_up(s: Ship, seat: Seat, action: a.PickUp) -> None:
    """A Cutlass goes on the lowest free space of the track; a marker standing there moves up. (DM-6.5, DM-8.7)"""
    pay(s)
    space = cutlasses(s, seat)
    token = find(s, LYING + s.place[seat], action.kind)
    s.at[token] = CARRIED + seat
    if cutlasses(s, seat) > space and s.battle[seat] == space < TRACK_TOP:
        s.battle[seat] += 1
    s.tell(PickedUp, seat, action.kind)


def find(s: Ship, where: int, kind: int) -> int:
    return next(token for token in goods_at(s, where) if kind_of(s, token) == kind)


def put_down(s: Ship, seat: Seat, action: a.PutDown) -> None:
    s.at[find(s, CARRIED + seat, action.kind)] = LYING + s.place[seat]
    s.tell(PutItDown, seat, action.kind, s.place[seat])


def drink(s: Ship, seat: Seat, action: a.Drink) -> None:
    s.at[find(s, CARRIED + seat, action.kind)] = GONE
    s.fatigue[seat] = max(0, s.fatigue[seat] - GROG_VALUE[action.kind])
    s.tell(Drank, seat, action.kind, s.fatigue[seat])


def rest(s: Ship, seat: Seat, action: a.Rest) -> None:
    pay_with(s, RUM)
    s.fatigue[seat] = max(0, s.fatigue[seat] - REST)
    s.tell(Rested, seat, s.fatigue[seat])


def train(s: Ship, seat: Seat, action: a.Train) -> None:
    pay(s)
    s.battle[seat] += 1
    s.tell(Trained, seat, s.battle[seat])


def swap(s: Ship, seat: Seat, action: a.Swap) -> None:
    """Take an item; the old one goes to the table, where a robbed player may pick one up. (DM-6.7)"""
    pay(s)
    item, old = action.item, s.item[seat]
    victim: Seat | None = None
    if item in s.items:
        s.items.remove(item)
    else:
        victim = s.item.index(item)
        s.item[victim] = None
    s.item[seat] = item
    if old is not None:
        s.items = sorted([*s.items, old])
    s.tell(Swapped, seat, item, victim, old)
    if victim is not None:
        s.plan(Robbed(victim))


class Robbed(Phase[Ship]):
    """A player whose item was taken may take one from the table; in the reference edition at random. (DM-6.7)"""

    parts: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, s: Ship) -> list[Ask]:
        if s.reference or not s.items:
            return []
        return [Ask(self.seat, [*(a.TAKE[item] for item in s.items), a.DECLINE])]

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        item: int | None = None
        if isinstance(action, a.Take):
            item = action.item
            s.items.remove(item)
        elif s.reference and s.items:
            item = s.chance.draw(s.items)
        s.item[self.seat] = item
        s.tell(TookItem, self.seat, item)


Deed = Callable[[Ship, Seat, Any], None]
DEEDS: dict[type[Action], Deed] = {
    a.Walk: walk,
    a.Run: run,
    a.FightFires: fight_fires,
    a.Blanket: blanket,
    a.Bucket: bucket,
    a.Pistol: pistol,
    a.Eliminate: eliminate,
    a.PickUp: pick_up,
    a.PutDown: put_down,
    a.Drink: drink,
    a.Rest: rest,
    a.Train: train,
    a.Swap: swap,
}
