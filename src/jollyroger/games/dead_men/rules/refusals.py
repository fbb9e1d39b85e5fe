"""Why the active pirate may not do what he might expect to, or has tried. (DM-5 to DM-7)"""

from __future__ import annotations

from collections.abc import Iterator

from ....engine import Action, Refusal, Seat
from .. import actions as a
from ..component_reader import GOODS
from ..components import (
    BLANKET,
    BUCKET,
    COMPASS,
    CROWD_SIZE,
    DAGGER,
    FIRE_LIMIT,
    FLYNN,
    GROG_VALUE,
    GUS,
    ITEMS,
    MAX_BATTLE,
    OFF_SHIP,
    PICKUP_MAX_DECKHANDS,
    PISTOL,
    RUM,
)
from ..state import CARRIED, LYING, Ship, adjacent_rooms, goods_at, goods_kinds_at, is_looting, paths_from, place_beyond
from .death import felt_fatigue
from .movement import is_crowded, is_too_hot, may_run_through, step_fatigue

REQUIRED_ITEM: dict[type[Action], int] = {a.Blanket: BLANKET, a.Bucket: BUCKET, a.Pistol: PISTOL}
FREEING_ITEM: dict[type[Action], int] = {a.Walk: COMPASS, a.Run: COMPASS, a.Eliminate: DAGGER, a.Rest: RUM}
ALLOWED_WHEN_LOOTING = (a.Walk, a.Rest, a.Swap)
FREE_ACTIONS = (a.PutDown, a.Drink)
TURN_ACTIONS = (
    *(a.Walk, a.Run, a.FightFires, a.Eliminate, a.Blanket, a.Bucket, a.Pistol),
    *(a.PickUp, a.PutDown, a.Drink, a.Rest, a.Train, a.Swap),
)


def expected_refusals(s: Ship, seat: Seat) -> Iterator[Refusal]:
    """Refusals worth showing unasked: doors one may not pass, fires, foes and goods here one may not touch."""
    place = s.place[seat]
    if s.own_tokens + s.received_tokens == 0:
        yield Refusal(a.TRAIN, "DM-5.1", "You have no action left: end your turn, or use what is free.")
        return
    wishes: list[Action] = [a.WALK[way] for way, _ in paths_from(s, place)]
    if place != OFF_SHIP:
        wishes += [a.PICK_UP[kind] for kind in goods_kinds_at(s, LYING + place)]
        if s.fire[place]:
            wishes.append(a.FIGHT_FIRES[a.HERE])
        if s.deckhands[place]:
            wishes.append(a.ELIMINATE[a.HERE])
    wishes += [a.REST] if s.fatigue[seat] else []
    wishes.append(a.TRAIN)
    item = s.item[seat]
    wishes += [a.BLANKET[a.HERE]] if item == BLANKET and place != OFF_SHIP and s.fire[place] else []
    if item in (BUCKET, PISTOL):
        deeds = a.BUCKET if item == BUCKET else a.PISTOL
        aims = [
            way for way, room in adjacent_rooms(s, place) if (s.fire[room] if item == BUCKET else room in s.token_at)
        ]
        wishes += [deeds[way] for way in aims]
    for action in wishes:
        refusal = action_refusal(s, seat, action)
        if refusal is not None:
            yield refusal


def action_refusal(s: Ship, seat: Seat, action: Action) -> Refusal | None:
    """The rule against an action of the turn, if there is one."""
    if seat != s.active or not isinstance(action, TURN_ACTIONS):
        return None
    found = restriction(s, seat, action) or misfit(s, seat, action) or token_shortage(s, action)
    return None if found is None else Refusal(action, *found)


Reason = tuple[str, str] | None


def restriction(s: Ship, seat: Seat, action: Action) -> Reason:
    """What looting, heat and crowds forbid. (DM-6.10, DM-7.5, DM-7.6)"""
    if isinstance(action, FREE_ACTIONS):
        return None
    if is_looting(s, seat) and not isinstance(action, ALLOWED_WHEN_LOOTING):
        return "DM-6.10", "You carry a treasure: you can only walk, rest, swap items, drink Grog, or put things down."
    place = s.place[seat]
    if place == OFF_SHIP or isinstance(action, (a.Walk, a.Run)):
        return None
    if is_crowded(s, place) and not isinstance(action, a.Eliminate):
        return "DM-7.6", f"{s.deckhands[place]} deckhands surround you: eliminate one, or leave."
    here = isinstance(action, (a.FightFires, a.Blanket)) and action.way == a.HERE
    if is_too_hot(s, s.fatigue[seat], place) and not here and not isinstance(action, a.Rest):
        return "DM-7.5", f"Fire {s.fire[place]} is too hot at fatigue {s.fatigue[seat]}: fight it here, rest, or leave."
    return None


def token_shortage(s: Ship, action: Action) -> Reason:
    """Whether the action tokens do not suffice. (DM-5.1)"""
    if isinstance(action, FREE_ACTIONS) or s.own_tokens + s.received_tokens:
        return None
    item = FREEING_ITEM.get(type(action))
    if item is not None and s.item[s.active] == item and not s.used_items >> item & 1:
        return None
    return "DM-5.1", "You have no action left: end your turn, or use what is free."


def misfit(s: Ship, seat: Seat, action: Action) -> Reason:
    """What is wrong with this action here and now."""
    place = s.place[seat]
    item = REQUIRED_ITEM.get(type(action))
    if item is not None and s.item[seat] != item:
        return "DM-6.9", f"You do not have the {ITEMS[item].name}."
    if item is not None and s.used_items >> item & 1:
        return "DM-6.9", f"The {ITEMS[item].name} can be used once a turn."
    match action:
        case a.Walk(way):
            return entry_bar(s, seat, place_beyond(s, place, way), s.fatigue[seat])
        case a.Run(way, then):
            return run_bar(s, seat, way, then)
        case a.FightFires(way) | a.Blanket(way):
            if way != a.HERE and s.character[seat] != FLYNN:
                return "DM-6.3", "Only Crimson Flynn fights fires in adjacent rooms."
            return nothing_at(s, place, way, s.fire, "DM-6.3", "There is no fire there.")
        case a.Bucket(way):
            return nothing_at(s, place, way, s.fire, "DM-6.9", "There is no fire there.")
        case a.Eliminate(way):
            return nothing_at(s, place, way, s.deckhands, "DM-6.4", "There is no deckhand there.")
        case a.Pistol(way):
            room = place_beyond(s, place, way)
            return None if room in s.token_at else ("DM-8.8", "There is no enemy there to shoot at.")
        case a.Rest():
            return None if s.fatigue[seat] else ("DM-6.6", "You are not tired.")
        case a.Train():
            return None if s.battle[seat] < MAX_BATTLE else ("DM-6.6", f"Battle strength ends at +{MAX_BATTLE}.")
        case a.Swap(wanted):
            gone = wanted in s.lost_items
            return (
                ("DM-6.7", "That item has left the game." if gone else "You have that item.")
                if (gone or s.item[seat] == wanted)
                else None
            )
    return goods_misfit(s, seat, action)


def goods_misfit(s: Ship, seat: Seat, action: Action) -> Reason:
    """What is wrong with picking up, putting down or drinking. (DM-6.5, DM-6.8)"""
    place = s.place[seat]
    if isinstance(action, a.PickUp):
        if place == OFF_SHIP or action.kind not in goods_kinds_at(s, LYING + place):
            return "DM-6.5", f"There is no {GOODS[action.kind]} here."
        if s.deckhands[place] > PICKUP_MAX_DECKHANDS:
            return "DM-6.5", "Nothing can be picked up beside two deckhands or more."
    elif isinstance(action, (a.PutDown, a.Drink)):
        if not any(s.token_back[token] == action.kind for token in goods_at(s, CARRIED + seat)):
            return "DM-6.8", f"You carry no {GOODS[action.kind]}."
        if isinstance(action, a.PutDown) and place == OFF_SHIP:
            return "DM-6.8", "There is no room here to put anything down in."
        if action.kind in GROG_VALUE and not s.fatigue[seat]:
            return "DM-6.8", "You are not tired: save the Grog."
    return None


def entry_bar(s: Ship, seat: Seat, target: int | None, fatigue: int) -> Reason:
    """Why a pirate cannot go there. (DM-6.1, DM-7.4, DM-7.6)"""
    if target is None:
        return "DM-6.1", "No door leads there."
    if target == OFF_SHIP:
        return None
    if s.deckhands[target] >= CROWD_SIZE:
        return "DM-7.6", f"{s.deckhands[target]} deckhands bar the way."
    if s.fire[target] >= FIRE_LIMIT[min(fatigue, len(FIRE_LIMIT) - 1)]:
        return "DM-7.4", f"Too hot: fatigue {fatigue} forbids fire {s.fire[target]}."
    return None


def run_bar(s: Ship, seat: Seat, way: int, then: int) -> Reason:
    """Why a pirate cannot run that way. (DM-6.2)"""
    place = s.place[seat]
    middle = place_beyond(s, place, way)
    refusal = entry_bar(s, seat, middle, s.fatigue[seat])
    if refusal is not None or middle is None:
        return refusal
    if middle == OFF_SHIP:
        return "DM-6.2", "A step off the ship ends the turn: walk."
    if not may_run_through(s, middle, s.character[seat] == GUS):
        return "DM-6.2", "Nobody runs past an enemy."
    fatigue = s.fatigue[seat] + felt_fatigue(s, seat, step_fatigue(s, seat, place, middle))
    if fatigue >= len(FIRE_LIMIT) - 1:
        return "DM-7.7", "The first step would kill you."
    return entry_bar(s, seat, s.link[4 * middle + then], fatigue)


def nothing_at(s: Ship, place: int, way: int, counts: list[int], rule: str, why: str) -> Reason:
    """Whether there is nothing of that kind in the room a way leads to."""
    room = place if way == a.HERE else place_beyond(s, place, way)
    if room is None:
        return "DM-1.3", "No door leads there."
    return (rule, why) if room == OFF_SHIP or not counts[room] else None
