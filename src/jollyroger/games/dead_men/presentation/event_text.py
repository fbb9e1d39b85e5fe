"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Event, Seat
from ....engine.english import does, listed, number, sentence, who, whose
from .. import events as e
from ..component_reader import LETTERS
from ..components import CHARACTERS, FROMM, ITEMS, LOSING_EXPLOSIONS, REVENGE_CARDS, ROOMS, SIDES, TRAPDOORS
from ..state import FOE_OF
from .text_board import card_text

FOE_NAMES = ("guard 6", "guard 7", "guard 8", "crew 3", "crew 4", "crew 5", "Captain Fromm")
GOODS_NAMES = ("the Treasure", "the Cutlass", "the Grog (4)", "the Grog (5)")

ENDINGS = {
    "win": "Won! The treasure is in the dinghies and all pirates are off the ship.",
    "explosion": f"Lost: the {LOSING_EXPLOSIONS}th explosion tears the ship apart.",
    "overwhelmed": "Lost: there are more deckhands than the ship can hold. You are overwhelmed.",
    "trapped": "Lost: the new room fits nowhere. You are trapped.",
    "untimely-death": "Lost: an untimely death, with all the treasure already looted.",
    "no-more-pirates": "Lost: a pirate is dead and there is nobody left to take his place.",
    "lost-treasure": "Lost: too much treasure has gone up in flames.",
    "dead-pirate": "Lost: a pirate is dead, and dead pirates lose this game.",
    "blocked": "Lost: no exit is left, and there are pirates aboard.",
    "burnt-out": "Lost: after so many shuffles the ship has burnt out.",
}


def room_name(room: int) -> str:
    return f"the {ROOMS[room].name}"


def foe_name(token: int, strength: int | None = None) -> str:
    if token == FROMM:
        return "Captain Fromm" if strength is None else f"Captain Fromm ({strength})"
    return f"the {FOE_NAMES[FOE_OF[token]]}"


def event_text(event: Event, you: Seat | None) -> str:
    """An event as a sentence for this seat; empty if it is not worth one."""
    return SENTENCES[type(event)](event, you)


def began(x: e.Began, you: Seat | None) -> str:
    cast = [
        f"{who(seat, you)} {'are' if seat == you else 'is'} {CHARACTERS[character].name} with the "
        f"{'nothing' if item is None else ITEMS[item].name}"
        for seat, (character, item) in enumerate(zip(x.characters, x.items, strict=True))
    ]
    crew = " and defeat all crew" if x.all_crew else ""
    return f"Loot {x.goal} treasures{crew}, and get off the ship. {sentence(listed(cast))}."


def turn_began(x: e.TurnBegan, you: Seat | None) -> str:
    received = f" and {x.given} received" if x.given else ""
    return sentence(f"{whose(x.seat, you)} turn: {number(x.own, 'action')}{received}.")


def tile_drawn(x: e.TileDrawn, you: Seat | None) -> str:
    finds = "find" if x.seat == you else "finds"
    return f"{does(x.seat, you, 'search', 'searches')} the ship and {finds} {room_name(x.tile)}."


def placed(x: e.TilePlaced, you: Seat | None) -> str:
    doors = " ".join(letter for side, letter in enumerate(LETTERS) if x.doors >> side & 1)
    return f"{does(x.seat, you, 'lay')} it at ({x.x},{x.y}), doors {doors}."


def token_drawn(x: e.TokenDrawn, you: Seat | None) -> str:
    if x.token in TRAPDOORS:
        return f"There is a trapdoor in {room_name(x.room)}."
    if x.token == FROMM:
        return f"Captain Fromm himself is in {room_name(x.room)}, strength {x.strength}!"
    return sentence(f"{foe_name(x.token).replace('the ', 'a ', 1)} is in {room_name(x.room)}.")


def moved(x: e.Moved, you: Seat | None) -> str:
    tired = f" (fatigue +{x.tired})" if x.tired else ""
    return f"{does(x.seat, you, x.how)} to {room_name(x.room)}{tired}."


def left(x: e.Left, you: Seat | None) -> str:
    haul = " with a Treasure" if x.treasure else ""
    return f"{does(x.seat, you, 'leave')} the ship{haul}, fatigue now {x.fatigue}."


def doused(x: e.Doused, you: Seat | None) -> str:
    tool = "" if x.item is None else f" with the {ITEMS[x.item].name}"
    level = "out" if x.level == 0 else f"down to {x.level}"
    return f"{does(x.seat, you, 'fight')} the fire of {room_name(x.room)}{tool}: {level}."


def swapped(x: e.Swapped, you: Seat | None) -> str:
    source = "from the table" if x.victim is None else f"from {who(x.victim, you)}"
    old = "" if x.old is None else f" and {'lay' if x.seat == you else 'lays'} down the {ITEMS[x.old].name}"
    return f"{does(x.seat, you, 'take')} the {ITEMS[x.item].name} {source}{old}."


def took(x: e.TookItem, you: Seat | None) -> str:
    if x.item is None:
        return f"{does(x.seat, you, 'go', 'goes')} without an item."
    return f"{does(x.seat, you, 'take')} the {ITEMS[x.item].name} from the table."


def turn_ended(x: e.TurnEnded, you: Seat | None) -> str:
    if not x.passed:
        return ""
    return f"{does(x.seat, you, 'pass', 'passes')} {number(x.passed, 'action')} on."


def rolled(x: e.Rolled, you: Seat | None) -> str:
    deed = does(x.seat, you, "shoot") + " at" if x.shot else does(x.seat, you, "fight")
    return f"{deed} {foe_name(x.token, x.strength)} and {'roll' if x.seat == you else 'rolls'} {x.die}."


def fought(x: e.Fought, you: Seat | None) -> str:
    track = " with the battle track" if x.track else ""
    if x.won:
        return f"{x.total}{track} against {x.strength}: won!"
    price = "missed" if x.shot else f"lost, fatigue +{x.strength - x.total}"
    return f"{x.total}{track} against {x.strength}: {price}."


def turned_over(x: e.TurnedOver, you: Seat | None) -> str:
    if x.kind is None:
        return "Captain Fromm goes back into the bag."
    return f"{sentence(GOODS_NAMES[x.kind])} lies in {room_name(x.room)}."


REFERRED = {
    1: "the enemy gives way",
    2: "the enemy gives way",
    3: "retreat",
    4: "retreat",
    5: "fight again",
    6: "choose",
}


def driven(x: e.Driven, you: Seat | None) -> str:
    return sentence(f"{foe_name(x.token, x.strength)} goes to {room_name(x.room)}.")


CAUSES = {
    "exhaustion": "collapses from exhaustion",
    "explosion": "dies in the explosion",
    "cut off": "is cut off for good and dies",
}


def died(x: e.Died, you: Seat | None) -> str:
    death = f"{CHARACTERS[x.character].name} {CAUSES[x.cause]}."
    if x.successor is None:
        return death
    item = "nothing" if x.item is None else f"the {ITEMS[x.item].name}"
    return f"{death} {does(x.seat, you, 'go', 'goes')} on as {CHARACTERS[x.successor].name} with {item}."


def peeked(x: e.Peeked, you: Seat | None) -> str:
    if x.cards is None:
        return f"{does(x.seat, you, 'look')} at two revenge cards."
    return f"You look at two revenge cards: {' / '.join(card_text(REVENGE_CARDS[card].id) for card in x.cards)}."


def room_blew(x: e.RoomBlew, you: Seat | None) -> str:
    lost = [number(x.deckhands, "deckhand")] if x.deckhands else []
    lost += [number(x.tokens, "token")] if x.tokens else []
    took_down = f" {sentence(listed(lost))} go with it." if lost else ""
    return f"{sentence(room_name(x.room))} EXPLODES ({x.explosions} of {LOSING_EXPLOSIONS}).{took_down}"


SENTENCES: dict[type[Event], Callable[[Any, Seat | None], str]] = {
    e.Began: began,
    e.TurnBegan: turn_began,
    e.TileDrawn: tile_drawn,
    e.TilePlaced: placed,
    e.TokenDrawn: token_drawn,
    e.Moored: lambda x, you: (
        f"The last room is found. The Dinghy lies at the {SIDES[x.side]} door of {room_name(x.room)}."
    ),
    e.NoMooring: lambda x, you: "The last room is found. It has no door for the Dinghy.",
    e.Moved: moved,
    e.Left: left,
    e.Doused: doused,
    e.Eliminated: lambda x, you: (
        f"{does(x.seat, you, 'eliminate')} a deckhand in {room_name(x.room)}; {x.left} left there."
    ),
    e.PickedUp: lambda x, you: f"{does(x.seat, you, 'pick')} up {GOODS_NAMES[x.kind]}.",
    e.PutItDown: lambda x, you: f"{does(x.seat, you, 'put')} down {GOODS_NAMES[x.kind]} in {room_name(x.room)}.",
    e.Drank: lambda x, you: f"{does(x.seat, you, 'drink')} {GOODS_NAMES[x.kind]}, fatigue now {x.fatigue}.",
    e.Rested: lambda x, you: f"{does(x.seat, you, 'rest')}, fatigue now {x.fatigue}.",
    e.Trained: lambda x, you: f"{does(x.seat, you, 'train')}, battle strength now +{x.battle}.",
    e.Swapped: swapped,
    e.TookItem: took,
    e.TurnEnded: turn_ended,
    e.Rolled: rolled,
    e.Fought: fought,
    e.TurnedOver: turned_over,
    e.Dropped: lambda x, you: f"{does(x.seat, you, 'drop')} the Treasure in {room_name(x.room)}.",
    e.Referred: lambda x, you: f"{does(x.seat, you, 'roll')} {x.die}: {REFERRED[x.die]}.",
    e.Driven: driven,
    e.Died: died,
    e.Peeked: peeked,
    e.Drew: lambda x, you: f"Skelit's Revenge: {card_text(REVENGE_CARDS[x.card].id)}.",
    e.Rose: lambda x, you: f"The fire of {room_name(x.room)} rises to {x.level}.",
    e.KegBlew: lambda x, you: f"The keg of {room_name(x.room)} goes off ({x.explosions} of {LOSING_EXPLOSIONS}).",
    e.RoomBlew: room_blew,
    e.DeckhandCame: lambda x, you: f"A deckhand in {room_name(x.room)}: {x.count} there.",
    e.Shuffled: lambda x, you: "The third five: the revenge deck is shuffled.",
    e.Voted: lambda x, you: f"{does(x.seat, you, 'vote')} for {x.action}.",
    e.Over: lambda x, you: ENDINGS[x.ending],
}
