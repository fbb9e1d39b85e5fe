"""Why an action of the turn is not offered. (DM-5 to DM-7)

`legal_actions` offers exactly the actions that `action_refusal` has nothing against; a property test proves it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....engine import Action, Refusal, Seat
from .. import actions as a
from ..components import (
    BLANKET,
    BUCKET,
    CHARACTERS,
    COMPASS,
    DAGGER,
    DEATH_FATIGUE,
    FLYNN,
    ITEMS,
    MAX_BATTLE,
    OFF_SHIP,
    PICKUP_MAX_DECKHANDS,
    PISTOL,
    RUM,
)
from ..messages import text
from ..state import CARRIED, LYING, Ship, adjacent_rooms, goods_kinds_at, is_looting, paths_from, place_beyond
from .movement import is_crowded, is_too_hot, may_run_through, too_hot_text, walk_fatigue

REQUIRED_ITEM: dict[type[Action], int] = {a.Blanket: BLANKET, a.Bucket: BUCKET, a.Pistol: PISTOL}
FREEING_ITEM: dict[type[Action], int] = {a.Walk: COMPASS, a.Run: COMPASS, a.Eliminate: DAGGER, a.Rest: RUM}
ALLOWED_WHEN_LOOTING: Final = (a.Walk, a.Rest, a.Swap)
FREE_ACTIONS: Final = (a.PutDown, a.Drink)
TURN_ACTIONS: Final = (
    *(a.Walk, a.Run, a.FightFires, a.Eliminate, a.Blanket, a.Bucket, a.Pistol),
    *(a.PickUp, a.PutDown, a.Drink, a.Rest, a.Train, a.Swap),
)

Reason = tuple[str, str]
"""A rule id and a sentence for the player."""


def expected_refusals(s: Ship, seat: Seat) -> Iterator[Refusal]:
    """Refusals worth showing without being asked: doors, fires, enemies and goods that a player might try."""
    if seat != s.active:
        return
    if not s.own_tokens + s.received_tokens:
        yield Refusal(a.TRAIN, "DM-5.1", text("refusal-no-actions"))
        return
    for action in expected_actions(s, seat):
        refusal = action_refusal(s, seat, action)
        if refusal is not None:
            yield refusal


def expected_actions(s: Ship, seat: Seat) -> Iterator[Action]:
    """What a player might expect to be able to do here."""
    place, item = s.place[seat], s.item[seat]
    yield from (a.WALK[way] for way, _ in paths_from(s, place))
    if place != OFF_SHIP:
        yield from (a.PICK_UP[kind] for kind in goods_kinds_at(s, LYING + place))
    if s.fire[place]:
        yield a.FIGHT_FIRES[a.HERE]
    if s.deckhands[place]:
        yield a.ELIMINATE[a.HERE]
    if s.fatigue[seat]:
        yield a.REST
    yield a.TRAIN
    if item == BLANKET and s.fire[place]:
        yield a.BLANKET[a.HERE]
    elif item == BUCKET:
        yield from (a.BUCKET[way] for way, room in adjacent_rooms(s, place) if s.fire[room])
    elif item == PISTOL:
        yield from (a.PISTOL[way] for way, room in adjacent_rooms(s, place) if room in s.token_at)


def action_refusal(s: Ship, seat: Seat, action: Action) -> Refusal | None:
    """The rule against an action of the turn; None if it is legal, or no action of the turn."""
    if seat != s.active or not isinstance(action, TURN_ACTIONS):
        return None
    reason = restriction(s, seat, action) or misfit(s, seat, action) or token_shortage(s, action)
    return None if reason is None else Refusal(action, *reason)


def restriction(s: Ship, seat: Seat, action: Action) -> Reason | None:
    """What looting, heat and crowds forbid. (DM-6.10, DM-7.5, DM-7.6)"""
    if isinstance(action, FREE_ACTIONS):
        return None
    if is_looting(s, seat) and not isinstance(action, ALLOWED_WHEN_LOOTING):
        return "DM-6.10", text("refusal-looting")
    if isinstance(action, (a.Walk, a.Run)):
        return None
    place = s.place[seat]
    if is_crowded(s, place) and not isinstance(action, a.Eliminate):
        return "DM-7.6", text("refusal-surrounded", count=s.deckhands[place])
    fights_fire_here = isinstance(action, (a.FightFires, a.Blanket)) and action.way == a.HERE
    if is_too_hot(s, s.fatigue[seat], place) and not fights_fire_here and not isinstance(action, a.Rest):
        return "DM-7.5", text("refusal-hot-here", fire=s.fire[place], fatigue=s.fatigue[seat])
    return None


def token_shortage(s: Ship, action: Action) -> Reason | None:
    """Whether the action tokens do not suffice. (DM-5.1)"""
    if isinstance(action, FREE_ACTIONS) or s.own_tokens + s.received_tokens:
        return None
    item = FREEING_ITEM.get(type(action))
    if item is not None and s.item[s.active] == item and not s.used_items >> item & 1:
        return None
    return "DM-5.1", text("refusal-no-actions")


def misfit(s: Ship, seat: Seat, action: Action) -> Reason | None:
    """What is wrong with this action in this position."""
    place = s.place[seat]
    item = REQUIRED_ITEM.get(type(action))
    if item is not None and s.item[seat] != item:
        return "DM-6.9", text("refusal-not-your-item", item=ITEMS[item].noun)
    if item is not None and s.used_items >> item & 1:
        return "DM-6.9", text("refusal-item-used", item=ITEMS[item].noun)
    match action:
        case a.Walk(way=way):
            return entry_bar(s, place_beyond(s, place, way), s.fatigue[seat])
        case a.Run(way=way, then=then):
            return run_bar(s, seat, way, then)
        case a.FightFires(way=way) | a.Blanket(way=way):
            if way != a.HERE and s.character[seat] != FLYNN:
                return "DM-6.3", text("refusal-only-flynn", flynn=CHARACTERS[FLYNN].noun)
            return nothing_at(s, place, way, s.fire, "DM-6.3", "refusal-no-fire")
        case a.Bucket(way=way):
            return nothing_at(s, place, way, s.fire, "DM-6.9", "refusal-no-fire")
        case a.Eliminate(way=way):
            return nothing_at(s, place, way, s.deckhands, "DM-6.4", "refusal-no-deckhand")
        case a.Pistol(way=way):
            room = place_beyond(s, place, way)
            return None if room is not None and room in s.token_at else ("DM-8.8", text("refusal-no-enemy"))
        case a.Rest():
            return None if s.fatigue[seat] else ("DM-6.6", text("refusal-not-tired"))
        case a.Train():
            return None if s.battle[seat] < MAX_BATTLE else ("DM-6.6", text("refusal-strongest", strength=MAX_BATTLE))
        case a.Swap(item=wanted):
            if wanted in s.lost_items:
                return "DM-6.7", text("refusal-item-lost")
            return ("DM-6.7", text("refusal-item-yours")) if s.item[seat] == wanted else None
    return goods_misfit(s, seat, action)


def goods_misfit(s: Ship, seat: Seat, action: Action) -> Reason | None:
    """What is wrong with picking up, putting down or drinking. (DM-6.5, DM-6.8)"""
    place = s.place[seat]
    match action:
        case a.PickUp(kind=kind):
            if place == OFF_SHIP or kind not in goods_kinds_at(s, LYING + place):
                return "DM-6.5", text("refusal-no-goods")
            if s.deckhands[place] > PICKUP_MAX_DECKHANDS:
                return "DM-6.5", text("refusal-crowded-goods")
        case a.PutDown(kind=kind) | a.Drink(kind=kind):
            if kind not in goods_kinds_at(s, CARRIED + seat):
                return "DM-6.8", text("refusal-not-carried")
            if isinstance(action, a.PutDown) and place == OFF_SHIP:
                return "DM-6.8", text("refusal-put-down-aboard")
            if isinstance(action, a.Drink) and not s.fatigue[seat]:
                return "DM-6.8", text("refusal-save-grog")
    return None


def entry_bar(s: Ship, target: int | None, fatigue: int) -> Reason | None:
    """What keeps a pirate with this fatigue from going there. (DM-6.1, DM-7.4, DM-7.6)"""
    if target is None:
        return "DM-6.1", text("refusal-no-door")
    if is_crowded(s, target):
        return "DM-7.6", text("refusal-barred", count=s.deckhands[target])
    if is_too_hot(s, fatigue, target):
        return "DM-7.4", too_hot_text(fatigue, s.fire[target])
    return None


def run_bar(s: Ship, seat: Seat, way: int, then: int) -> Reason | None:
    """What keeps a pirate from running that way. (DM-6.2)"""
    place = s.place[seat]
    middle = place_beyond(s, place, way)
    reason = entry_bar(s, middle, s.fatigue[seat])
    if reason is not None or middle is None:
        return reason
    if middle == OFF_SHIP:
        return "DM-6.2", text("refusal-run-off")
    if not may_run_through(s, seat, middle):
        return "DM-6.2", text("refusal-run-past")
    fatigue = s.fatigue[seat] + walk_fatigue(s, seat, place, middle)
    if fatigue >= DEATH_FATIGUE:
        return "DM-7.7", text("refusal-first-step")
    return entry_bar(s, place_beyond(s, middle, then), fatigue)


def nothing_at(s: Ship, place: int, way: int, counts: list[int], rule: str, why: str) -> Reason | None:
    """The reason with the id `why` if the room a way leads to has none of what `counts` counts."""
    room = place if way == a.HERE else place_beyond(s, place, way)
    if room is None:
        return "DM-1.3", text("refusal-no-door")
    return None if counts[room] else (rule, text(why))
