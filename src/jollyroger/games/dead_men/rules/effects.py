"""Chapter 6, what each action of a turn does. (DM-6)"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any, Final

from ....engine import Action, Seat, SeatChoice, Step
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
    MAX_BATTLE,
    PISTOL,
    REST_FATIGUE,
    RUM,
)
from ..events import Doused, Drank, Eliminated, PickedUp, PutItDown, Rested, Swapped, TookItem, Trained
from ..state import CARRIED, GONE, LYING, Ship, cutlass_count, goods_at, goods_kind, place_beyond
from .battle import Aiming, Facing, start_battles
from .legal_actions import legal_eliminations, unused_item
from .movement import may_enter, move_pirate, run_fatigue, walk_fatigue


def pay(s: Ship) -> None:
    """Spend an action token, received ones first. (DM-5.1)"""
    if s.received_tokens:
        s.received_tokens -= 1
    else:
        s.own_tokens -= 1


def pay_or_use(s: Ship, item: int) -> None:
    """Pay for an action that an item makes free once a turn; the first such action uses the item. (DM-6.9)"""
    if unused_item(s) == item:
        s.used_items |= 1 << item
    else:
        pay(s)


def pay_and_use(s: Ship, item: int) -> None:
    """Pay for an action that needs an item, once a turn. (DM-6.9)"""
    pay(s)
    s.used_items |= 1 << item


def walk(s: Ship, seat: Seat, action: a.Walk) -> None:
    origin = s.place[seat]
    target = place_beyond(s, origin, action.way)
    assert target is not None
    pay_or_use(s, COMPASS)
    if move_pirate(s, seat, target, "walk", walk_fatigue(s, seat, origin, target)):
        start_battles(s, target)


def run(s: Ship, seat: Seat, action: a.Run) -> None:
    """Two steps; Black Gus takes the second after sending crew away from the first room. (DM-6.2, DM-8.9)"""
    origin = s.place[seat]
    middle = place_beyond(s, origin, action.way)
    assert middle is not None
    target = s.link[4 * middle + action.then]
    assert target is not None
    pay_or_use(s, COMPASS)
    first, total = run_fatigue(s, seat, origin, middle, target)
    if move_pirate(s, seat, middle, "run", first):
        if middle in s.token_at:
            s.plan(Facing(seat, running=True), RunOn(seat, middle, action.then))
        else:
            finish_run(s, seat, target, total - first)


def finish_run(s: Ship, seat: Seat, target: int, fatigue: int) -> None:
    if move_pirate(s, seat, target, "run", fatigue):
        start_battles(s, target)


class RunOn(Step[Ship]):
    """Black Gus has sent the crew away and runs on, if the room is still his alone. (DM-8.9)"""

    seat: Seat
    room: int
    side: int

    def run(self, s: Ship) -> None:
        seat, target = self.seat, s.link[4 * self.room + self.side]
        if s.actions_over or s.place[seat] != self.room or target is None or self.room in s.token_at:
            return
        if may_enter(s, target, s.fatigue[seat]):
            first, total = run_fatigue(s, seat, self.room, self.room, target)
            finish_run(s, seat, target, total - first)


def target_room(s: Ship, seat: Seat, way: int) -> int:
    """The room that an action is aimed at."""
    room = s.place[seat] if way == a.HERE else place_beyond(s, s.place[seat], way)
    assert room is not None
    return room


LOWERED_BY: dict[type[a.WayAction], int] = {a.FightFires: 1, a.Blanket: BLANKET_FIRE, a.Bucket: BUCKET_FIRE}


def fire_after(s: Ship, room: int, action: a.WayAction) -> int:
    """The fire that an action against it leaves, not below 0. (DM-6.3, DM-6.9)"""
    return max(0, s.fire[room] - LOWERED_BY[type(action)])


def lower_fire(s: Ship, seat: Seat, action: a.WayAction, item: int | None) -> None:
    room = target_room(s, seat, action.way)
    s.fire[room] = fire_after(s, room, action)
    s.tell(Doused, seat, item, room, s.fire[room])


def fight_fires(s: Ship, seat: Seat, action: a.FightFires) -> None:
    pay(s)
    lower_fire(s, seat, action, None)


def blanket(s: Ship, seat: Seat, action: a.Blanket) -> None:
    pay_and_use(s, BLANKET)
    lower_fire(s, seat, action, BLANKET)


def bucket(s: Ship, seat: Seat, action: a.Bucket) -> None:
    pay_and_use(s, BUCKET)
    lower_fire(s, seat, action, BUCKET)


def pistol(s: Ship, seat: Seat, action: a.Pistol) -> None:
    pay_and_use(s, PISTOL)
    s.plan(Aiming(seat, target_room(s, seat, action.way)))


def eliminate(s: Ship, seat: Seat, action: a.Eliminate) -> None:
    pay_or_use(s, DAGGER)
    remove_deckhand(s, seat, action.way)
    if s.character[seat] == JADE:
        s.plan(ELIMINATING[seat])


def remove_deckhand(s: Ship, seat: Seat, way: int) -> None:
    """Return a deckhand to the supply. (DM-6.4)"""
    room = target_room(s, seat, way)
    s.deckhands[room] -= 1
    s.supply += 1
    s.tell(Eliminated, seat, room, s.deckhands[room])


class Eliminating(SeatChoice[Ship]):
    """Jade may eliminate a second deckhand with the same action, in any room in reach. (DM-6.4)"""

    seat: Seat

    def options(self, s: Ship) -> list[Action]:
        return [*legal_eliminations(s, s.place[self.seat]), a.ENOUGH]

    def decide(self, s: Ship, action: Action) -> None:
        if isinstance(action, a.Eliminate):
            remove_deckhand(s, self.seat, action.way)


ELIMINATING: Final = [Eliminating(seat) for seat in range(a.MAX_PIRATES)]


def pick_up(s: Ship, seat: Seat, action: a.PickUp) -> None:
    """Pick up a token. A Cutlass covers the lowest free space of the track and moves up a marker there. (DM-8.7)"""
    pay(s)
    space = cutlass_count(s, seat)
    token = find_token(s, LYING + s.place[seat], action.kind)
    s.token_at[token] = CARRIED + seat
    if cutlass_count(s, seat) > space and s.battle[seat] == space < MAX_BATTLE:
        s.battle[seat] += 1
    s.tell(PickedUp, seat, action.kind)


def find_token(s: Ship, where: int, kind: int) -> int:
    return next(token for token in goods_at(s, where) if goods_kind(s, token) == kind)


def put_down(s: Ship, seat: Seat, action: a.PutDown) -> None:
    s.token_at[find_token(s, CARRIED + seat, action.kind)] = LYING + s.place[seat]
    s.tell(PutItDown, seat, action.kind, s.place[seat])


def drink(s: Ship, seat: Seat, action: a.Drink) -> None:
    s.token_at[find_token(s, CARRIED + seat, action.kind)] = GONE
    s.fatigue[seat] = max(0, s.fatigue[seat] - GROG_VALUE[action.kind])
    s.tell(Drank, seat, action.kind, s.fatigue[seat])


def rest(s: Ship, seat: Seat, action: a.Rest) -> None:
    pay_or_use(s, RUM)
    s.fatigue[seat] = max(0, s.fatigue[seat] - REST_FATIGUE)
    s.tell(Rested, seat, s.fatigue[seat])


def train(s: Ship, seat: Seat, action: a.Train) -> None:
    pay(s)
    s.battle[seat] += 1
    s.tell(Trained, seat, s.battle[seat])


def swap(s: Ship, seat: Seat, action: a.Swap) -> None:
    """Take an item and put the old one on the table; a robbed player may take one from there. (DM-6.7)"""
    pay(s)
    item, old = action.item, s.item[seat]
    victim: Seat | None = None
    if item in s.table_items:
        s.table_items.remove(item)
    else:
        victim = s.item.index(item)
        s.item[victim] = None
    s.item[seat] = item
    if old is not None:
        insort(s.table_items, old)
    s.tell(Swapped, seat, item, victim, old)
    if victim is not None:
        s.plan(ROBBED[victim])


class Robbed(SeatChoice[Ship]):
    """A robbed player may take an item from the table. (DM-6.7)"""

    seat: Seat

    def options(self, s: Ship) -> list[Action]:
        if s.reference_edition:
            return []
        found: list[Action] = [a.TAKE[item] for item in s.table_items]
        found.append(a.DECLINE)
        return found

    def decide(self, s: Ship, action: Action) -> None:
        item = action.item if isinstance(action, a.Take) else None
        if item is not None:
            s.table_items.remove(item)
        self.receive(s, item)

    def skip(self, s: Ship) -> None:
        # In the reference edition he draws a random item. (DM-12.2)
        self.receive(s, s.chance.draw(s.table_items) if s.table_items else None)

    def receive(self, s: Ship, item: int | None) -> None:
        s.item[self.seat] = item
        s.tell(TookItem, self.seat, item)


ROBBED: Final = [Robbed(seat) for seat in range(a.MAX_PIRATES)]


Effect = Callable[[Ship, Seat, Any], None]
EFFECTS: dict[type[Action], Effect] = {
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
