"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Event, Seat
from ....engine.text.english import does, listed, number, sentence, who, whose
from .. import events as e
from ..components import CHARACTERS, ITEMS, LOSING_EXPLOSIONS, REVENGE_CARDS, SIDES, TRAPDOORS
from .names import GOODS_NAMES, card_text, foe_kind, foe_name, in_room, room_name

ENDINGS = {
    "win": "Won! The treasure is in the boats and everybody is off the ship.",
    "explosion": f"Lost: the {LOSING_EXPLOSIONS}th explosion tears the ship apart.",
    "overwhelmed": "Lost: another deckhand was due and none was left. They overwhelm you.",
    "trapped": "Lost: the new room fits nowhere. You are trapped.",
    "untimely-death": "Lost: a pirate dies with all the treasure already in the boats.",
    "no-more-pirates": "Lost: a pirate is dead, and nobody is left to take his place.",
    "lost-treasure": "Lost: too much treasure has gone up in flames.",
    "dead-pirate": "Lost: a pirate is dead, and in this game nobody may die.",
    "blocked": "Lost: no way off the ship is left, and there are pirates aboard.",
    "burnt-out": "Lost: you stayed too long. The ship has burnt out.",
}
REFERRED = {
    1: "the enemy gives way",
    2: "the enemy gives way",
    3: "a retreat",
    4: "a retreat",
    5: "the fight goes on",
    6: "a free choice",
}
"""What the roll after a defeat means. (DM-8.3)"""
ONLY_MOVES = {
    "Place": "the room fits in one place only",
    "Retreat": "there is only one way out",
    "Drive": "there is only one way for the enemy to go",
    "FightAgain": "fight again",
}
CAUSES = {
    "exhaustion": "collapses from exhaustion",
    "explosion": "dies in the explosion",
    "cut off": "is cut off from every exit and lost",
}


def event_text(event: Event, you: Seat | None) -> str:
    """An event as a sentence for this seat; empty if it is not worth one."""
    return SENTENCES[type(event)](event, you)


def began(x: e.Began, you: Seat | None) -> str:
    cast = [
        f"{who(seat, you)} {'are' if seat == you else 'is'} {CHARACTERS[character].name}"
        + ("" if item is None else f" with the {ITEMS[item].name}")
        for seat, (character, item) in enumerate(zip(x.characters, x.items, strict=True))
    ]
    crew = ", defeat the whole crew" if x.all_crew else ""
    return f"Carry {x.goal} Treasures to the boats{crew} and get everybody off. {sentence(listed(cast))}."


def turn_began(x: e.TurnBegan, you: Seat | None) -> str:
    received = f", and {x.given} more received" if x.given else ""
    return sentence(f"{whose(x.seat, you)} turn: {number(x.own, 'action')}{received}.")


def placed(x: e.TilePlaced, you: Seat | None) -> str:
    return f"{does(x.seat, you, 'lay')} {room_name(x.tile)} {SIDES[x.side]} of {room_name(x.beside)}."


def token_drawn(x: e.TokenDrawn, you: Seat | None) -> str:
    return sentence(f"{found_text(x)} {in_room(x.room)}!")


def found_text(x: e.TokenDrawn) -> str:
    """What is found in a new room."""
    if x.token in TRAPDOORS:
        return "a trapdoor with a deckhand"
    return foe_name(x.token, x.strength).replace("the ", "a ", 1)


def moved(x: e.Moved, you: Seat | None) -> str:
    tired = f" (fatigue +{x.tired})" if x.tired else ""
    return f"{does(x.seat, you, x.how)} to {room_name(x.room)}{tired}."


def doused(x: e.Doused, you: Seat | None) -> str:
    tool = "" if x.item is None else f" with the {ITEMS[x.item].name}"
    if x.level == 0:
        return f"{does(x.seat, you, 'put')} out the fire {in_room(x.room)}{tool}."
    return f"{does(x.seat, you, 'fight')} the fire {in_room(x.room)}{tool}, down to {x.level}."


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
    return f"{does(x.seat, you, 'hand')} on {number(x.passed, 'action')}."


def rolled(x: e.Rolled, you: Seat | None) -> str:
    deed = does(x.seat, you, "shoot") + " at" if x.shot else does(x.seat, you, "fight")
    return f"{deed} {foe_name(x.token, x.strength)} and {'roll' if x.seat == you else 'rolls'} a {x.die}."


def fought(x: e.Fought, you: Seat | None) -> str:
    foe = foe_kind(x.token)
    score = f"{x.total} against {x.strength}"
    if x.won:
        return f"{does(x.seat, you, 'beat')} {foe}, {score}."
    if x.shot:
        return f"{does(x.seat, you, 'miss', 'misses')} {foe}, {score}."
    return f"{does(x.seat, you, 'lose')} to {foe}, {score}: fatigue +{x.strength - x.total}."


def turned_over(x: e.TurnedOver, you: Seat | None) -> str:
    if x.kind is None:
        return "Captain Fromm is gone, back into the bag."
    return f"{sentence(GOODS_NAMES[x.kind])} lies {in_room(x.room)} now."


def referred(x: e.Referred, you: Seat | None) -> str:
    means = REFERRED[x.die] if x.possible else f"{REFERRED[x.die]}, which is not possible, so roll again"
    return f"{does(x.seat, you, 'roll')} a {x.die}: {means}."


def died(x: e.Died, you: Seat | None) -> str:
    death = f"{CHARACTERS[x.character].name} {CAUSES[x.cause]}."
    if x.successor is None:
        return death
    item = "" if x.item is None else f" with the {ITEMS[x.item].name}"
    return f"{death} {does(x.seat, you, 'go', 'goes')} on as {CHARACTERS[x.successor].name}{item}."


def peeked(x: e.Peeked, you: Seat | None) -> str:
    if x.cards is None:
        return f"{does(x.seat, you, 'look')} at two revenge cards."
    shown = [f"“{sentence(card_text(REVENGE_CARDS[card].id))}”" for card in x.cards]
    return f"You look at two revenge cards: {listed(shown)}."


def room_blew(x: e.RoomBlew, you: Seat | None) -> str:
    lost = [number(x.deckhands, "deckhand")] if x.deckhands else []
    lost += [number(x.tokens, "token")] if x.tokens else []
    verb = "goes" if x.deckhands + x.tokens == 1 else "go"
    took_down = f" {sentence(listed(lost))} {verb} with it." if lost else ""
    return f"{sentence(room_name(x.room))} explodes: {explosions_text(x)}.{took_down}"


def explosions_text(x: e.Blast) -> str:
    return f"explosion {x.explosions} of {LOSING_EXPLOSIONS}"


def voted(x: e.Voted, you: Seat | None) -> str:
    if x.pirate == x.seat:
        return f"{does(x.seat, you, 'want')} to fight."
    if x.pirate is not None:
        wanted = who(x.pirate, you)
    elif x.room is not None:
        wanted = room_name(x.room)
    else:
        wanted = f"the {SIDES[x.side or 0]} door"
    return f"{does(x.seat, you, 'vote')} for {wanted}."


SENTENCES: dict[type[Event], Callable[[Any, Seat | None], str]] = {
    e.Began: began,
    e.TurnBegan: turn_began,
    e.TileDrawn: lambda x, you: f"{does(x.seat, you, 'find')} {room_name(x.tile)}.",
    e.TilePlaced: placed,
    e.TokenDrawn: token_drawn,
    e.Moored: lambda x, you: f"The last room! The Dinghy waits at the {SIDES[x.side]} door of {room_name(x.room)}.",
    e.NoMooring: lambda x, you: "The last room! It has no free door for the Dinghy.",
    e.OnlyMove: lambda x, you: f"Only one legal move: {ONLY_MOVES[x.action]}.",
    e.Moved: moved,
    e.Left: lambda x, you: f"{does(x.seat, you, 'leave')} the ship, fatigue now {x.fatigue}.",
    e.Looted: lambda x, you: f"{does(x.seat, you, 'bring')} a Treasure to the boats: {x.looted} of {x.goal}!",
    e.Doused: doused,
    e.Eliminated: lambda x, you: f"{does(x.seat, you, 'strike')} down a deckhand {in_room(x.room)}.",
    e.PickedUp: lambda x, you: f"{does(x.seat, you, 'pick')} up {GOODS_NAMES[x.kind]}.",
    e.PutItDown: lambda x, you: f"{does(x.seat, you, 'put')} down {GOODS_NAMES[x.kind]} {in_room(x.room)}.",
    e.Drank: lambda x, you: f"{does(x.seat, you, 'drink')} {GOODS_NAMES[x.kind]}, fatigue now {x.fatigue}.",
    e.Rested: lambda x, you: f"{does(x.seat, you, 'rest')}, fatigue now {x.fatigue}.",
    e.Trained: lambda x, you: f"{does(x.seat, you, 'train')}, battle strength now +{x.battle}.",
    e.Swapped: swapped,
    e.TookItem: took,
    e.TurnEnded: turn_ended,
    e.Rolled: rolled,
    e.Fought: fought,
    e.TurnedOver: turned_over,
    e.Dropped: lambda x, you: f"{does(x.seat, you, 'drop')} the Treasure {in_room(x.room)}.",
    e.Referred: referred,
    e.Driven: lambda x, you: sentence(f"{foe_name(x.token, x.strength)} goes to {room_name(x.room)}."),
    e.Died: died,
    e.Peeked: peeked,
    e.Drew: lambda x, you: f"Skelit's Revenge: {card_text(REVENGE_CARDS[x.card].id)}.",
    e.Rose: lambda x, you: f"The fire {in_room(x.room)} rises to {x.level}.",
    e.KegBlew: lambda x, you: f"The keg {in_room(x.room)} goes off: {explosions_text(x)}.",
    e.RoomBlew: room_blew,
    e.DeckhandCame: lambda x, you: f"A deckhand appears {in_room(x.room)}: {x.count} there now.",
    e.Shuffled: lambda x, you: "The third five: all revenge cards are shuffled.",
    e.Voted: voted,
    e.Over: lambda x, you: ENDINGS[x.ending],
}
