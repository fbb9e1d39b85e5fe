"""What is shown of events over the board: battles, rolls, revenge cards, explosions, deaths, treasure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Event, Scene, Seat, Side
from ....engine.messages import message, person
from .. import events as e
from ..component_reader import FOES, GOODS
from ..components import CHARACTERS, FROMM, ITEMS, LOSING_EXPLOSIONS, REVENGE_CARDS, TRAPDOORS
from ..messages import text
from ..state import FOE_OF
from .event_text import item_or_none
from .names import capitalized, card_text, foe_name, goods_name, room_name, strong_foe
from .targets import ITEM_PILE, room_target


def scene(event: Event, you: Seat | None) -> Scene | None:
    """The scene about an event, if it has one."""
    show = SCENES.get(type(event))
    return None if show is None else show(event, you)


def side_name(seat: Seat, you: Seat | None) -> str:
    return text("scene-you") if seat == you else f"{{{seat}}}"


def battle_title(x: e.Rolled | e.Fought, you: Seat | None) -> str:
    return text("scene-shot" if x.shot else "scene-fight", who=person(x.seat, you), foe=foe_name(x.token))


def foe_picture(token: int, strength: int) -> str:
    """The id of an enemy's picture: 'guard-7', 'fromm-4'."""
    return f"fromm-{strength}" if token == FROMM else FOES[FOE_OF[token]]


def battle_sides(x: e.Rolled | e.Fought, you: Seat | None, track: int) -> tuple[Side, Side]:
    added = (("scene-sword", x.sword), ("scene-battle-strength", track))
    modifiers = tuple((text(id), value) for id, value in added if value)
    total = x.die + sum(value for _, value in modifiers)
    pirate = Side(side_name(x.seat, you), seat=x.seat, dice=(str(x.die),), modifiers=modifiers, total=total)
    picture, name = foe_picture(x.token, x.strength), text("scene-foe", foe=foe_name(x.token))
    foe = Side(name, picture=picture, modifiers=((text("scene-strength"), x.strength),), total=x.strength)
    return pirate, foe


def rolled(x: e.Rolled, you: Seat | None) -> Scene | None:
    """Shown only if the pirate has something to decide before the battle ends."""
    if not x.asked:
        return None
    sides = battle_sides(x, you, track=0)
    verdict = text("scene-add-strength", total=sides[0].total or 0, strength=x.strength)
    where = room_target(x.room)
    return Scene("fight", battle_title(x, you), seat=x.seat, sides=sides, verdict=verdict, target=where)


def fought(x: e.Fought, you: Seat | None) -> Scene:
    """The whole battle. The die was seen before if the pirate has chosen in between."""
    if x.won or x.shot:
        verdict = text("scene-won" if x.won else "scene-missed", total=x.total, strength=x.strength)
    else:
        verdict = text("scene-lost", total=x.total, strength=x.strength, tired=x.strength - x.total)
    return Scene(
        "fight",
        battle_title(x, you),
        seat=None if x.asked else x.seat,
        sides=battle_sides(x, you, x.track),
        verdict=verdict,
        tone="good" if x.won else "plain" if x.shot else "bad",
        target=room_target(x.room),
    )


def referred(x: e.Referred, you: Seat | None) -> Scene:
    title = text("scene-beaten", who=person(x.seat, you), foe=foe_name(x.token))
    roller = Side(side_name(x.seat, you), seat=x.seat, dice=(str(x.die),))
    means = message("roll-means", die=x.die)
    verdict = capitalized(text("scene-roll-means" if x.possible else "scene-roll-again", means=means))
    return Scene("roll", title, seat=x.seat, sides=(roller,), verdict=verdict, target=room_target(x.room))


def token_drawn(x: e.TokenDrawn, you: Seat | None) -> Scene:
    room = room_name(x.room)
    if x.token in TRAPDOORS:
        picture, title = "trapdoor", text("scene-trapdoor-found", room=room)
    else:
        picture = foe_picture(x.token, x.strength)
        title = text("scene-foe-found", room=room, foe=strong_foe(x.token, x.strength))
    return Scene("step", title, cards=(picture,), tone="bad", target=room_target(x.room))


def turned_over(x: e.TurnedOver, you: Seat | None) -> Scene | None:
    if x.kind is None:
        return None
    title = text("scene-behind", foe=foe_name(x.token), goods=goods_name(x.kind))
    return Scene("step", title, cards=(GOODS[x.kind],), tone="good", target=room_target(x.room))


def drew(x: e.Drew, you: Seat | None) -> Scene:
    card = REVENGE_CARDS[x.card].id
    return Scene("card", text("scene-revenge"), cards=(card,), verdict=capitalized(card_text(card)), tone="bad")


def blew(x: e.Blast, you: Seat | None) -> Scene:
    is_keg = isinstance(x, e.KegBlew)
    return Scene(
        "step",
        text("scene-keg" if is_keg else "scene-explosion", room=room_name(x.room)),
        cards=("keg" if is_keg else "blast",),
        verdict=text("scene-explosions", explosions=x.explosions, most=LOSING_EXPLOSIONS),
        tone="bad",
        target=room_target(x.room),
        step=x.step,
        steps=x.steps,
    )


def died(x: e.Died, you: Seat | None) -> Scene:
    verdict = ""
    if x.successor is not None:
        successor, item = CHARACTERS[x.successor].noun, item_or_none(x.item)
        verdict = text("scene-goes-on", who=person(x.seat, you), successor=successor, item=item)
    title = text("scene-died", character=CHARACTERS[x.character].noun, cause=x.cause)
    return Scene("card", title, cards=("death",), verdict=verdict, tone="bad", target=room_target(x.room))


def looted(x: e.Looted, you: Seat | None) -> Scene:
    title = text("scene-looted", who=person(x.seat, you))
    verdict = text("scene-treasures", looted=x.looted, goal=x.goal)
    return Scene("card", title, cards=("treasure",), verdict=verdict, tone="good")


def swapped(x: e.Swapped, you: Seat | None) -> Scene | None:
    """Shown only if somebody loses an item."""
    if x.victim is None:
        return None
    title = text("scene-robbed", who=person(x.seat, you), item=ITEMS[x.item].noun, victim=person(x.victim, you))
    return Scene("card", title, cards=(f"item-{ITEMS[x.item].id}",), target=ITEM_PILE)


SCENES: dict[type[Event], Callable[[Any, Seat | None], Scene | None]] = {
    e.Rolled: rolled,
    e.Fought: fought,
    e.Referred: referred,
    e.TokenDrawn: token_drawn,
    e.TurnedOver: turned_over,
    e.Drew: drew,
    e.KegBlew: blew,
    e.RoomBlew: blew,
    e.Died: died,
    e.Looted: looted,
    e.Swapped: swapped,
}
