"""The options as sentences, complete by themselves."""

from __future__ import annotations

from ....engine import Action, Seat
from ....engine.text.english import sentence, who
from .. import actions as a
from ..components import ITEMS, OFF_SHIP, REVENGE_CARDS, ROOMS, SIDES
from ..rules import battle, crew
from ..rules.battle import enemies_to_fight
from ..state import FOE_OF, Ship, is_looting, place_beyond, strength
from .names import GOODS_NAMES, card_text, door_names, foe_name, in_room, room_name

PLAIN_LABELS: dict[type[Action], str] = {
    a.Rest: "Rest",
    a.Train: "Train",
    a.SaveTrack: "Save your battle strength",
    a.Enough: "That's enough",
    a.Decline: "Take nothing",
}
GOODS_VERBS: dict[type[Action], str] = {a.PickUp: "Pick up", a.PutDown: "Put down", a.Drink: "Drink"}


def label(s: Ship, seat: Seat, action: Action) -> str:
    """The label of an option, or of one that is refused."""
    match action:
        case a.Place(room, side, turns):
            tile = "it" if s.drawn_tile is None else room_name(s.drawn_tile)
            return f"Lay {tile} {SIDES[side]} of {room_name(room)}{pose_text(s, turns)}"
        case a.Walk(way):
            return walk_label(s, seat, way)
        case a.Run(way, then):
            return run_label(s, seat, way, then)
        case a.WayAction(way):
            return way_label(s, seat, action, way)
        case a.GoodsAction(kind):
            return f"{GOODS_VERBS[type(action)]} {GOODS_NAMES[kind]}"
        case a.Swap(item):
            owner = s.item.index(item) if item in s.item else None
            return f"Take the {ITEMS[item].name} from {'the table' if owner is None else who(owner, seat)}"
        case a.Take(item):
            return f"Take the {ITEMS[item].name}"
        case a.Fight(kind):
            aiming = isinstance(s.agenda[-1], battle.Aiming)
            return f"{'Shoot at' if aiming else 'Fight'} {foe_of_kind(s, kind)}"
        case a.Send(kind, way):
            return f"Send {foe_of_kind(s, kind)} {to_text(s, s.place[seat], way)}"
        case a.Name(pirate):
            return "I'll fight" if pirate == seat else f"Let {who(pirate, seat)} fight"
        case a.Resolve(card):
            return sentence(card_text(REVENGE_CARDS[card].id))
        case a.EndTurn():
            return end_turn_label(s, seat)
        case a.UseTrack():
            return f"Add your battle strength of +{s.battle[seat]}"
        case a.FightAgain():
            return f"Fight {beaten_by(s)} again"
    return PLAIN_LABELS[type(action)]


def pose_text(s: Ship, turns: int) -> str:
    return "" if s.drawn_tile is None else f", {pose(s.drawn_tile, turns)}"


def pose(tile: int, turns: int) -> str:
    """How a tile lies: 'doors north and east, keg at the east door'."""
    printed = ROOMS[tile]
    mask = printed.doors[turns]
    doors = f"door{'s' if mask.bit_count() > 1 else ''} {door_names(mask)}"
    return doors if printed.keg_side is None else f"{doors}, keg {SIDES[(printed.keg_side + turns) % 4]}"


def foe_of_kind(s: Ship, kind: int) -> str:
    """An enemy by its index in FOES."""
    token = next(token for token, foe in FOE_OF.items() if foe == kind)
    return foe_name(token, strength(s, token))


def beaten_by(s: Ship) -> str:
    """The enemy that has just beaten a pirate."""
    phase = s.agenda[-1] if s.agenda else None
    return foe_name(phase.token, strength(s, phase.token)) if isinstance(phase, battle.Aftermath) else "the enemy"


def hunter_name(s: Ship) -> str:
    """The crew whose step is chosen."""
    phase = s.agenda[-1] if s.agenda else None
    if not isinstance(phase, crew.Hunting) or not phase.tokens:
        return "the crew"
    return foe_name(phase.tokens[0], strength(s, phase.tokens[0]))


def to_text(s: Ship, place: int, way: int) -> str:
    """'to the Galley', 'off the ship', or 'north' if nothing is there."""
    beyond = place_beyond(s, place, way)
    if beyond is None:
        return a.WAYS[way]
    return "off the ship" if beyond == OFF_SHIP else f"to {room_name(beyond)}"


def walk_label(s: Ship, seat: Seat, way: int) -> str:
    place = s.place[seat]
    beyond = place_beyond(s, place, way)
    if beyond == OFF_SHIP:
        return "Leave the ship with the Treasure" if is_looting(s, seat) else "Leave the ship"
    if beyond is not None and place == OFF_SHIP:
        return f"Go aboard, to {room_name(beyond)}"
    return f"Walk {to_text(s, place, way)}"


def run_label(s: Ship, seat: Seat, way: int, then: int) -> str:
    place = s.place[seat]
    middle = place_beyond(s, place, way)
    if middle is None or middle == OFF_SHIP:
        return f"Run {a.WAYS[way]}, then {a.WAYS[then]}"
    if place_beyond(s, middle, then) == place:
        return f"Run to {room_name(middle)} and back"
    return f"Run through {room_name(middle)} {to_text(s, middle, then)}"


def way_label(s: Ship, seat: Seat, action: a.WayAction, way: int) -> str:
    """The label of an action that is aimed at a room."""
    place = s.place[seat]
    room = place if way == a.HERE else place_beyond(s, place, way)
    where = "here" if way == a.HERE else a.WAYS[way] if room is None else in_room(room)
    match action:
        case a.FightFires():
            return f"Fight the fire {where}"
        case a.Blanket():
            return f"Throw the Blanket on the fire {where}"
        case a.Bucket():
            return f"Pour the Bucket on the fire {where}"
        case a.Eliminate():
            several = room is not None and s.deckhands[room] > 1
            return f"Strike down {'a' if several else 'the'} deckhand {where}"
        case a.Pistol():
            foes = [] if room is None else enemies_to_fight(s, room)
            at = foe_name(foes[0], strength(s, foes[0])) if len(foes) == 1 else "the enemies"
            return f"Shoot at {at} {where}"
        case a.Drive():
            return f"Drive {beaten_by(s)} {to_text(s, place, way)}"
        case a.Retreat():
            return f"Retreat {to_text(s, place, way)}"
        case a.Moor():
            return f"Moor the Dinghy at the {a.WAYS[way]} door"
    foe = sentence(hunter_name(s))
    if way == a.HERE:
        return f"{foe} stays"
    phase = s.agenda[-1]
    origin = s.token_at[phase.tokens[0]] if isinstance(phase, crew.Hunting) and phase.tokens else place
    return f"{foe} goes {to_text(s, origin, way)}" if origin <= OFF_SHIP else f"{foe} goes {a.WAYS[way]}"


def end_turn_label(s: Ship, seat: Seat) -> str:
    if not s.own_tokens:
        return "End turn"
    actions = "1 action" if s.own_tokens == 1 else f"{s.own_tokens} actions"
    return f"End turn (give {actions} to {who((s.active + 1) % s.seats, seat)})"
