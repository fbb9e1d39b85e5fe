"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Event, Seat
from ....engine.messages import Argument, message, person
from .. import events as e
from ..components import CHARACTERS, ITEMS, LOSING_EXPLOSIONS, REVENGE_CARDS, TRAPDOORS
from ..messages import MESSAGES, text
from .names import (
    NONE,
    capitalized,
    card_effects,
    card_text,
    foe_name,
    goods_name,
    room_name,
    side_name,
    strong_foe,
    yes,
)


def event_text(event: Event, you: Seat | None) -> str:
    """An event as a sentence for this seat; empty if it is not worth one."""
    return SENTENCES[type(event)](event, you)


def item_or_none(item: int | None) -> Argument:
    return NONE if item is None else ITEMS[item].noun


def ending_text(ending: str) -> str:
    """How the game ended, in a sentence."""
    return text(f"ending-{ending}", most=LOSING_EXPLOSIONS) if ending == "explosion" else text(f"ending-{ending}")


def began(x: e.Began, you: Seat | None) -> str:
    cast = tuple(
        message(
            "event-cast",
            who=person(seat, you),
            position="later" if seat else "first",
            character=CHARACTERS[character].noun,
            item=item_or_none(item),
        )
        for seat, (character, item) in enumerate(zip(x.characters, x.items, strict=True))
    )
    return text("event-began", goal=x.goal, all_crew=yes(x.all_crew), cast=cast)


def placed(x: e.TilePlaced, you: Seat | None) -> str:
    side, beside = side_name(x.side), room_name(x.beside)
    return text("event-tile-placed", who=person(x.seat, you), tile=room_name(x.tile), side=side, room=beside)


def token_drawn(x: e.TokenDrawn, you: Seat | None) -> str:
    if x.token in TRAPDOORS:
        return text("event-trapdoor-found", room=room_name(x.room))
    return text("event-foe-found", foe=strong_foe(x.token, x.strength), room=room_name(x.room))


def moved(x: e.Moved, you: Seat | None) -> str:
    return text("event-moved", who=person(x.seat, you), how=x.how, room=room_name(x.room), tired=x.tired)


def doused(x: e.Doused, you: Seat | None) -> str:
    who, room, item = person(x.seat, you), room_name(x.room), item_or_none(x.item)
    if x.level == 0:
        return text("event-put-out", who=who, room=room, item=item)
    return text("event-lowered", who=who, room=room, item=item, level=x.level)


def swapped(x: e.Swapped, you: Seat | None) -> str:
    who, item, old = person(x.seat, you), ITEMS[x.item].noun, item_or_none(x.old)
    if x.victim is None:
        return text("event-took-from-table", who=who, item=item, old=old)
    return text("event-took-from-pirate", who=who, item=item, old=old, victim=person(x.victim, you))


def took(x: e.TookItem, you: Seat | None) -> str:
    if x.item is None:
        return text("event-took-nothing", who=person(x.seat, you))
    return text("event-took-from-table", who=person(x.seat, you), item=ITEMS[x.item].noun, old=NONE)


def turn_ended(x: e.TurnEnded, you: Seat | None) -> str:
    return text("event-turn-ended", who=person(x.seat, you), passed=x.passed) if x.passed else ""


def rolled(x: e.Rolled, you: Seat | None) -> str:
    id = "event-shot-rolled" if x.shot else "event-fight-rolled"
    return text(id, who=person(x.seat, you), foe=strong_foe(x.token, x.strength), die=x.die)


def fought(x: e.Fought, you: Seat | None) -> str:
    who, foe = person(x.seat, you), foe_name(x.token)
    if x.won or x.shot:
        id = "event-fight-won" if x.won else "event-shot-missed"
        return text(id, who=who, foe=foe, total=x.total, strength=x.strength)
    tired = x.strength - x.total
    return text("event-fight-lost", who=who, foe=foe, total=x.total, strength=x.strength, tired=tired)


def turned_over(x: e.TurnedOver, you: Seat | None) -> str:
    if x.kind is None:
        return text("event-fromm-gone")
    return text("event-turned-over", goods=goods_name(x.kind), room=room_name(x.room))


def referred(x: e.Referred, you: Seat | None) -> str:
    means = message("roll-means", die=x.die)
    return text("event-referred", who=person(x.seat, you), die=x.die, means=means, possible=yes(x.possible))


def died(x: e.Died, you: Seat | None) -> str:
    death = message("event-died", character=CHARACTERS[x.character].noun, cause=x.cause)
    if x.successor is None:
        return MESSAGES.render(death)
    successor, item = CHARACTERS[x.successor].noun, item_or_none(x.item)
    return text("event-died-replaced", death=death, who=person(x.seat, you), successor=successor, item=item)


def peeked(x: e.Peeked, you: Seat | None) -> str:
    if x.cards is None:
        return text("event-peeked", who=person(x.seat, you))
    shown = tuple(text("quoted", words=capitalized(card_text(REVENGE_CARDS[card].id))) for card in x.cards)
    return text("event-peeked-cards", cards=shown)


def keg_blew(x: e.KegBlew, you: Seat | None) -> str:
    return text("event-keg-exploded", room=room_name(x.room), explosions=x.explosions, most=LOSING_EXPLOSIONS)


def room_blew(x: e.RoomBlew, you: Seat | None) -> str:
    lost = [message("count-deckhands", count=x.deckhands)] if x.deckhands else []
    lost += [message("count-tokens", count=x.tokens)] if x.tokens else []
    return text(
        "event-room-exploded",
        room=room_name(x.room),
        explosions=x.explosions,
        most=LOSING_EXPLOSIONS,
        count=x.deckhands + x.tokens,
        lost=tuple(lost),
    )


def voted(x: e.Voted, you: Seat | None) -> str:
    who = person(x.seat, you)
    if x.pirate == x.seat:
        return text("event-voted-self", who=who)
    if x.pirate is not None:
        return text("event-voted-pirate", who=who, pirate=person(x.pirate, you))
    if x.room is not None:
        return text("event-voted-room", who=who, room=room_name(x.room))
    return text("event-voted-door", who=who, side=side_name(x.side or 0))


SENTENCES: dict[type[Event], Callable[[Any, Seat | None], str]] = {
    e.Began: began,
    e.TurnBegan: lambda x, you: text("event-turn-began", who=person(x.seat, you), own=x.own, given=x.given),
    e.TileDrawn: lambda x, you: text("event-tile-drawn", who=person(x.seat, you), tile=room_name(x.tile)),
    e.TilePlaced: placed,
    e.TokenDrawn: token_drawn,
    e.Moored: lambda x, you: text("event-moored", side=side_name(x.side), room=room_name(x.room)),
    e.NoMooring: lambda x, you: text("event-no-mooring"),
    e.OnlyMove: lambda x, you: text("event-only-move", action=x.action),
    e.Moved: moved,
    e.Left: lambda x, you: text("event-left", who=person(x.seat, you), fatigue=x.fatigue),
    e.Looted: lambda x, you: text("event-looted", who=person(x.seat, you), looted=x.looted, goal=x.goal),
    e.Doused: doused,
    e.Eliminated: lambda x, you: text("event-struck-down", who=person(x.seat, you), room=room_name(x.room)),
    e.PickedUp: lambda x, you: text("event-picked-up", who=person(x.seat, you), goods=goods_name(x.kind)),
    e.PutItDown: lambda x, you: text(
        "event-put-down", who=person(x.seat, you), goods=goods_name(x.kind), room=room_name(x.room)
    ),
    e.Drank: lambda x, you: text("event-drank", who=person(x.seat, you), goods=goods_name(x.kind), fatigue=x.fatigue),
    e.Rested: lambda x, you: text("event-rested", who=person(x.seat, you), fatigue=x.fatigue),
    e.Trained: lambda x, you: text("event-trained", who=person(x.seat, you), battle=x.battle),
    e.Swapped: swapped,
    e.TookItem: took,
    e.TurnEnded: turn_ended,
    e.Rolled: rolled,
    e.Fought: fought,
    e.TurnedOver: turned_over,
    e.Dropped: lambda x, you: text("event-dropped", who=person(x.seat, you), room=room_name(x.room)),
    e.Referred: referred,
    e.Driven: lambda x, you: text("event-driven", foe=strong_foe(x.token, x.strength), room=room_name(x.room)),
    e.Died: died,
    e.Peeked: peeked,
    e.Drew: lambda x, you: text("event-drew", card=card_effects(REVENGE_CARDS[x.card].id)),
    e.Rose: lambda x, you: text("event-rose", room=room_name(x.room), level=x.level),
    e.KegBlew: keg_blew,
    e.RoomBlew: room_blew,
    e.DeckhandCame: lambda x, you: text("event-deckhand-came", room=room_name(x.room), count=x.count),
    e.Shuffled: lambda x, you: text("event-shuffled"),
    e.Voted: voted,
    e.Over: lambda x, you: ending_text(x.ending),
}
