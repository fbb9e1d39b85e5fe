"""What is shown of events over the board: battles, rolls, revenge cards, explosions, deaths, treasure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Event, Scene, Seat, Side
from ....engine.text.english import does, sentence, who
from .. import events as e
from ..component_reader import FOES, GOODS
from ..components import CHARACTERS, FROMM, ITEMS, REVENGE_CARDS, TRAPDOORS
from ..state import FOE_OF
from .event_text import CAUSES, REFERRED, explosions_text, found_text
from .names import GOODS_NAMES, card_text, foe_kind, in_room, room_name
from .targets import ITEM_PILE, room_target


def scene(event: Event, you: Seat | None) -> Scene | None:
    """The scene about an event, if it has one."""
    show = SCENES.get(type(event))
    return None if show is None else show(event, you)


def battle_title(x: e.Rolled | e.Fought, you: Seat | None) -> str:
    verb = "shoot at" if x.shot else "fight"
    third = "shoots at" if x.shot else "fights"
    return f"{does(x.seat, you, verb, third)} {foe_kind(x.token)}"


def foe_picture(token: int, strength: int) -> str:
    """The id of an enemy's picture: 'guard-7', 'fromm-4'."""
    return f"fromm-{strength}" if token == FROMM else FOES[FOE_OF[token]]


def battle_sides(x: e.Rolled | e.Fought, you: Seat | None, track: int) -> tuple[Side, Side]:
    added = (("Sword", x.sword), ("battle strength", track))
    modifiers = tuple((name, value) for name, value in added if value)
    total = x.die + sum(value for _, value in modifiers)
    pirate = Side(sentence(who(x.seat, you)), seat=x.seat, dice=(str(x.die),), modifiers=modifiers, total=total)
    picture = foe_picture(x.token, x.strength)
    foe = Side(sentence(foe_kind(x.token)), picture=picture, modifiers=(("strength", x.strength),), total=x.strength)
    return pirate, foe


def rolled(x: e.Rolled, you: Seat | None) -> Scene | None:
    """Shown only if the pirate has something to decide before the battle ends."""
    if not x.asked:
        return None
    sides = battle_sides(x, you, track=0)
    verdict = f"{sides[0].total} against {x.strength}. Add the battle strength?"
    where = room_target(x.room)
    return Scene("fight", battle_title(x, you), seat=x.seat, sides=sides, verdict=verdict, target=where)


def fought(x: e.Fought, you: Seat | None) -> Scene:
    """The whole battle. The die was seen before if the pirate has chosen in between."""
    score = f"{x.total} against {x.strength}"
    lost = "Missed" if x.shot else "Lost"
    cost = "" if x.won or x.shot else f", fatigue +{x.strength - x.total}"
    return Scene(
        "fight",
        battle_title(x, you),
        seat=None if x.asked else x.seat,
        sides=battle_sides(x, you, x.track),
        verdict=f"{'Won' if x.won else lost}: {score}{cost}",
        tone="good" if x.won else "plain" if x.shot else "bad",
        target=room_target(x.room),
    )


def referred(x: e.Referred, you: Seat | None) -> Scene:
    title = f"{does(x.seat, you, 'lost', 'lost')} to {foe_kind(x.token)}. What now?"
    roller = Side(sentence(who(x.seat, you)), seat=x.seat, dice=(str(x.die),))
    means = sentence(REFERRED[x.die])
    verdict = means if x.possible else f"{means}: not possible. Roll again"
    return Scene("roll", title, seat=x.seat, sides=(roller,), verdict=verdict, target=room_target(x.room))


def token_drawn(x: e.TokenDrawn, you: Seat | None) -> Scene:
    picture = "trapdoor" if x.token in TRAPDOORS else foe_picture(x.token, x.strength)
    return Scene(
        "step",
        f"{sentence(in_room(x.room))}: {found_text(x)}",
        cards=(picture,),
        tone="bad",
        target=room_target(x.room),
    )


def turned_over(x: e.TurnedOver, you: Seat | None) -> Scene | None:
    if x.kind is None:
        return None
    found = GOODS_NAMES[x.kind].replace("the ", "a " if x.kind < 2 else "")
    title = f"Behind {foe_kind(x.token)}: {found}"
    return Scene("step", title, cards=(GOODS[x.kind],), tone="good", target=room_target(x.room))


def drew(x: e.Drew, you: Seat | None) -> Scene:
    card = REVENGE_CARDS[x.card].id
    return Scene("card", "Skelit's Revenge", cards=(card,), verdict=sentence(card_text(card)), tone="bad")


def blew(x: e.Blast, you: Seat | None) -> Scene:
    is_keg = isinstance(x, e.KegBlew)
    return Scene(
        "step",
        f"The keg {in_room(x.room)} goes off" if is_keg else f"{sentence(room_name(x.room))} explodes",
        cards=("keg" if is_keg else "blast",),
        verdict=sentence(explosions_text(x)),
        tone="bad",
        target=room_target(x.room),
        step=x.step,
        steps=x.steps,
    )


def died(x: e.Died, you: Seat | None) -> Scene:
    verdict = ""
    if x.successor is not None:
        item = "" if x.item is None else f" with the {ITEMS[x.item].name}"
        verdict = f"{does(x.seat, you, 'go', 'goes')} on as {CHARACTERS[x.successor].name}{item}"
    title = f"{CHARACTERS[x.character].name} {CAUSES[x.cause]}"
    return Scene("card", title, cards=("death",), verdict=verdict, tone="bad", target=room_target(x.room))


def looted(x: e.Looted, you: Seat | None) -> Scene:
    title = f"{does(x.seat, you, 'bring')} a Treasure to the boats"
    return Scene("card", title, cards=("treasure",), verdict=f"Treasure {x.looted} of {x.goal}", tone="good")


def swapped(x: e.Swapped, you: Seat | None) -> Scene | None:
    """Shown only if somebody loses an item."""
    if x.victim is None:
        return None
    title = f"{does(x.seat, you, 'take')} the {ITEMS[x.item].name} from {who(x.victim, you)}"
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
