"""The options as sentences, complete by themselves."""

from __future__ import annotations

from functools import cache

from ....engine import Action, Seat
from ....engine.messages import Argument, Message, Noun, message, person
from .. import actions as a
from ..components import OFF_SHIP, REVENGE_CARDS, ROOMS
from ..messages import text
from ..rules import battle, crew
from ..rules.battle import enemies_to_fight
from ..state import FOE_OF, Ship, is_looting, place_beyond, strength
from .names import (
    NONE,
    capitalized,
    card_text,
    door_names,
    goods_name,
    item_name,
    room_name,
    side_name,
    strong_foe,
    way_name,
    yes,
)

PLAIN_LABELS: dict[type[Action], str] = {
    a.Rest: "option-rest",
    a.Train: "option-train",
    a.SaveTrack: "option-save-track",
    a.Enough: "option-enough",
    a.Decline: "option-decline",
}
GOODS_LABELS: dict[type[Action], str] = {
    a.PickUp: "option-pick-up",
    a.PutDown: "option-put-down",
    a.Drink: "option-drink",
}


def label(s: Ship, seat: Seat, action: Action) -> str:
    """The label of an option, or of one that is refused."""
    match action:
        case a.Place(room, side, turns):
            return place_label(s, room, side, turns)
        case a.Walk(way):
            return walk_label(s, seat, way)
        case a.Run(way, then):
            return run_label(s, seat, way, then)
        case a.WayAction(way):
            return way_label(s, seat, action, way)
        case a.GoodsAction(kind):
            return text(GOODS_LABELS[type(action)], goods=goods_name(kind))
        case a.Swap(item):
            if item not in s.item:
                return text("option-swap", item=item_name(item))
            return text("option-rob", item=item_name(item), owner=person(s.item.index(item), seat))
        case a.Take(item):
            return text("option-take", item=item_name(item))
        case a.Fight(kind):
            aiming = isinstance(s.agenda[-1], battle.Aiming)
            return text("option-aim" if aiming else "option-fight", foe=foe_of_kind(s, kind))
        case a.Send(kind, way):
            return text("option-send", foe=foe_of_kind(s, kind), to=to_text(s, s.place[seat], way))
        case a.Name(pirate):
            return text("option-name", who=person(pirate, seat))
        case a.Resolve(card):
            return capitalized(card_text(REVENGE_CARDS[card].id))
        case a.EndTurn():
            return end_turn_label(s, seat)
        case a.UseTrack():
            return text("option-use-track", strength=s.battle[seat])
        case a.FightAgain():
            return text("option-fight-again", foe=beaten_by(s))
    return text(PLAIN_LABELS[type(action)])


def place_label(s: Ship, room: int, side: int, turns: int) -> str:
    beside = room_name(room)
    if s.drawn_tile is None:
        return text("option-place-unknown", side=side_name(side), room=beside)
    tile = room_name(s.drawn_tile)
    return text("option-place", tile=tile, side=side_name(side), room=beside, pose=pose(s.drawn_tile, turns))


@cache
def pose(tile: int, turns: int) -> Message:
    """How a tile lies: 'doors north and east, keg east'."""
    printed = ROOMS[tile]
    mask = printed.doors[turns]
    keg = NONE if printed.keg_side is None else side_name((printed.keg_side + turns) % 4)
    return message("pose", count=mask.bit_count(), doors=door_names(mask), keg=keg)


def foe_of_kind(s: Ship, kind: int) -> Message:
    """An enemy by its index in FOES."""
    token = next(token for token, foe in FOE_OF.items() if foe == kind)
    return strong_foe(token, strength(s, token))


def beaten_by(s: Ship) -> Argument:
    """The enemy that has just beaten a pirate."""
    phase = s.agenda[-1] if s.agenda else None
    if isinstance(phase, battle.Aftermath):
        return strong_foe(phase.token, strength(s, phase.token))
    return Noun("foe-some")


def hunter_name(s: Ship) -> Argument:
    """The crew whose step is chosen."""
    phase = s.agenda[-1] if s.agenda else None
    if not isinstance(phase, crew.Hunting) or not phase.tokens:
        return Noun("foe-some-crew")
    return strong_foe(phase.tokens[0], strength(s, phase.tokens[0]))


def to_text(s: Ship, place: int, way: int) -> Message:
    """'to the Galley', 'off the ship', or 'north' if nothing is there."""
    beyond = place_beyond(s, place, way)
    if beyond is None:
        return message("to-way", way=way_name(way))
    return to_place(beyond)


@cache
def to_place(place: int) -> Message:
    return message("to-boats") if place == OFF_SHIP else message("to-room", room=room_name(place))


def walk_label(s: Ship, seat: Seat, way: int) -> str:
    place = s.place[seat]
    beyond = place_beyond(s, place, way)
    if beyond == OFF_SHIP:
        return text("option-leave-with-treasure" if is_looting(s, seat) else "option-leave")
    if beyond is not None and place == OFF_SHIP:
        return text("option-aboard", room=room_name(beyond))
    return text("option-walk", to=to_text(s, place, way))


def run_label(s: Ship, seat: Seat, way: int, then: int) -> str:
    place = s.place[seat]
    middle = place_beyond(s, place, way)
    if middle is None or middle == OFF_SHIP:
        return text("option-run-ways", way=way_name(way), then=way_name(then))
    if place_beyond(s, middle, then) == place:
        return text("option-run-back", room=room_name(middle))
    return text("option-run-through", room=room_name(middle), to=to_text(s, middle, then))


def where_text(room: int | None, way: int) -> Argument:
    """'here', 'in the Galley', or 'north' if nothing is there."""
    if way == a.HERE:
        return way_name(way)
    return message("where-way", way=way_name(way)) if room is None else message("where-room", room=room_name(room))


def way_label(s: Ship, seat: Seat, action: a.WayAction, way: int) -> str:
    """The label of an action that is aimed at a room."""
    place = s.place[seat]
    room = place if way == a.HERE else place_beyond(s, place, way)
    where = where_text(room, way)
    match action:
        case a.FightFires():
            return text("option-fight-fire", where=where)
        case a.Blanket():
            return text("option-blanket", where=where)
        case a.Bucket():
            return text("option-bucket", where=where)
        case a.Eliminate():
            several = room is not None and s.deckhands[room] > 1
            return text("option-strike", several=yes(several), where=where)
        case a.Pistol():
            foes = [] if room is None else enemies_to_fight(s, room)
            if len(foes) != 1:
                return text("option-pistol-many", where=where)
            return text("option-pistol", foe=strong_foe(foes[0], strength(s, foes[0])), where=where)
        case a.Drive():
            return text("option-drive", foe=beaten_by(s), to=to_text(s, place, way))
        case a.Retreat():
            return text("option-retreat", to=to_text(s, place, way))
        case a.Moor():
            return text("option-moor", way=way_name(way))
    foe = hunter_name(s)
    if way == a.HERE:
        return text("option-steer-stay", foe=foe)
    phase = s.agenda[-1]
    origin = s.token_at[phase.tokens[0]] if isinstance(phase, crew.Hunting) and phase.tokens else place
    to = to_text(s, origin, way) if origin <= OFF_SHIP else message("to-way", way=way_name(way))
    return text("option-steer", foe=foe, to=to)


def end_turn_label(s: Ship, seat: Seat) -> str:
    if not s.own_tokens:
        return text("option-end-turn")
    return text("option-hand-on", count=s.own_tokens, who=person(next_seat(s), seat))


def next_seat(s: Ship) -> Seat:
    """Whose turn comes after this one: who gets the actions that are handed on."""
    return (s.active + 1) % s.seats
