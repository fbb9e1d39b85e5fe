"""What each action of a turn does. (DM-6)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....engine import Action, Ask, Phase, Seat
from .. import actions as a
from ..components import (
    BLANKET,
    BLANKET_FIRE,
    BUCKET,
    BUCKET_FIRE,
    COMPASS,
    DAGGER,
    GROG_VALUE,
    JADE,
    PISTOL,
    REST,
    RUM,
    TRACK_TOP,
)
from ..events import Doused, Drank, Eliminated, PickedUp, PutItDown, Rested, Swapped, TookItem, Trained
from ..state import CARRIED, GONE, LYING, Ship, beyond, cutlasses, goods_at, kind_of
from .battle import Aiming, Facing, encounter
from .death import eased
from .legal_actions import eliminations, in_hand
from .movement import may_enter, move, run_toll, toll


def pay(s: Ship) -> None:
    """One action token; received ones are spent first. (DM-5.1)"""
    if s.given:
        s.given -= 1
    else:
        s.own -= 1


def pay_with(s: Ship, item: int) -> None:
    """An action that this item makes free once a turn; it is used as soon as it can be. (DM-6.9)"""
    if in_hand(s) == item:
        s.used |= 1 << item
    else:
        pay(s)


def pay_and_use(s: Ship, item: int) -> None:
    """An action that only this item allows, once a turn. (DM-6.9)"""
    pay(s)
    s.used |= 1 << item


def walk(s: Ship, seat: Seat, action: a.Walk) -> None:
    origin = s.place[seat]
    target = beyond(s, origin, action.way)
    assert target is not None
    pay_with(s, COMPASS)
    if move(s, seat, target, "walk", eased(s, seat, toll(s, seat, origin, target))):
        s.plan(*encounter(s, target))


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
    if move(s, seat, target, "run", fatigue):
        s.plan(*encounter(s, target))


class RunOn(Phase[Ship]):
    """Black Gus has sent the crew away and runs on, if he is still there and nobody has come back. (DM-8.9)"""

    seat: Seat
    room: int
    side: int

    def resolve(self, s: Ship, answers: Mapping[Seat, Action]) -> None:
        seat, target = self.seat, s.link[4 * self.room + self.side]
        if s.ended or s.place[seat] != self.room or target is None or self.room in s.at:
            return
        if may_enter(s, target, s.fatigue[seat]):
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
    pay_and_use(s, BLANKET)
    douse(s, seat, action.way, BLANKET, BLANKET_FIRE)


def bucket(s: Ship, seat: Seat, action: a.Bucket) -> None:
    pay_and_use(s, BUCKET)
    douse(s, seat, action.way, BUCKET, BUCKET_FIRE)


def pistol(s: Ship, seat: Seat, action: a.Pistol) -> None:
    pay_and_use(s, PISTOL)
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

    seat: Seat

    def ask(self, s: Ship) -> list[Ask]:
        near = eliminations(s, s.place[self.seat])
        return [Ask(self.seat, [*near, a.ENOUGH])] if near else []

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

    seat: Seat

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
