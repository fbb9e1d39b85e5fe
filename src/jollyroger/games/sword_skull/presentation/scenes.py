"""What is shown of an event over the board: rolls, fights, cards, auctions and the end. (SS-4.1, SS-6.1)

Pictures are named 'mate', 'king', and with a prefix: 'officer:0', 'pirate:1', 'enemy:cyclops', 'item:hook',
'crew:smuggler-boss', 'fortune:auction' ('fortune:' is a card's back), 'gold:3'. A blank die is 'blank'.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....engine import Event, Scene, Seat, Side
from ....engine.messages import person
from ....engine.text.scene import SceneKind, Tone
from .. import events
from ..board import ROLES
from ..components import Box
from ..messages import role_noun, sentence, text
from ..state import owner_of
from .event_text import event_text, face, figure_noun
from .fight_scene import fight_scene, figure_picture, outcome_scene

SceneOf = Callable[[Any, Seat | None, Box], Scene | None]


def face_id(face: int) -> str:
    return str(face) if face else "blank"


def name_of(seat: Seat, you: Seat | None) -> str:
    return sentence("scene-side", who=person(seat, you))


def space_target(box: Box, space: int) -> str:
    return f"space:{box.board.spaces[space].id}"


def move_roll(
    seat: Seat, dice: Sequence[int], stuck: tuple[bool, bool], you: Seat | None, rolled: Sequence[int] = (0, 1)
) -> Scene:
    """A roll to move. A die that was not rolled again is added by name."""
    kept = [
        (text("scene-part-stays", face=face(number)), number) for die, number in enumerate(dice) if die not in rolled
    ]
    side = Side(name_of(seat, you), seat, "", tuple(face_id(dice[die]) for die in rolled), tuple(kept), sum(dice))
    title = text("scene-roll" if len(rolled) == 2 else "scene-reroll", who=person(seat, you))
    return Scene("roll", title, seat, (side,), verdict=move_verdict(dice, stuck))


def move_verdict(dice: Sequence[int], stuck: tuple[bool, bool]) -> str:
    """What a roll to move means. (SS-4.2, SS-4.3, SS-4.4, SS-A24)"""
    free = [role_noun(role) for role, is_stuck in zip(ROLES, stuck, strict=True) if not is_stuck]
    total = sum(dice)
    if not any(dice):
        return text("scene-move-anywhere")
    if not free:
        return text("scene-move-nobody")
    if len(free) == 1:
        return text("scene-move-only", role=free[0], total=total)
    return text("scene-move-both" if dice[0] == dice[1] else "scene-move-one", total=total)


def space_roll(event: events.RolledForSpace, you: Seat | None, box: Box) -> Scene:
    """A roll for the effect of a space. (SS-B1.13, SS-B1.14, SS-B1.17, SS-B1.19)"""
    seat, total, space = owner_of(event.figure), sum(event.dice), box.board.spaces[event.space]
    is_good = {"idol": total > 0, "lava-tubes": None, "thieves-den": not total, "buried-treasure": True}[space.kind]
    id = f"scene-{space.kind}" if total or space.kind == "buried-treasure" else f"scene-{space.kind}-blank"
    verdict = text(id, total=total)
    side = Side(
        sentence("scene-side", who=figure_noun(event.figure, you)),
        seat,
        figure_picture(event.figure),
        tuple(face_id(face) for face in event.dice),
        total=total,
    )
    title = text("scene-roll-at", who=person(seat, you), space=space.noun)
    tone: Tone = "plain" if is_good is None or seat != you else "good" if is_good else "bad"
    return Scene("roll", title, seat, (side,), (), verdict, tone, space_target(box, event.space))


def price_roll(event: events.Priced, you: Seat | None, box: Box) -> Scene:
    """The roll for the Pirate King's price. (SS-5.10)"""
    enough = event.gold >= event.price
    verdict = "scene-price-enough" if enough else "scene-price-short"
    players = (text("scene-part-players"), event.players)
    side = Side(
        name_of(event.seat, you), event.seat, "king", (face_id(event.die),), (players,), event.die + event.players
    )
    return Scene(
        "roll",
        text("scene-price"),
        event.seat,
        (side,),
        verdict=text(verdict, who=person(event.seat, you), price=event.price, gold=event.gold),
        tone="plain" if event.seat != you else "good" if enough else "bad",
        target=space_target(box, box.board.lair),
    )


def drew_openly(event: events.DrewOpenly, you: Seat | None, box: Box) -> Scene:
    card = box.fortunes[event.card]
    title = text("scene-drew", who=person(event.seat, you), card=card.noun)
    return Scene("card", title, event.seat, cards=(f"fortune:{card.id}",), verdict=card.about)


def drew_to_hand(event: events.DrewToHand, you: Seat | None, box: Box) -> Scene:
    """Only its owner sees the card; for the others it is a short step."""
    if event.card is None:
        title = text("scene-drew-secretly", who=person(event.seat, you))
        return Scene("step", title, event.seat, cards=("fortune:",))
    card = box.fortunes[event.card]
    title = text("scene-drew", who=person(event.seat, you), card=card.noun)
    return Scene("card", title, event.seat, cards=(f"fortune:{card.id}",), verdict=card.about, tone="good")


def played(event: events.Played, you: Seat | None, box: Box) -> Scene:
    card = box.fortunes[event.card]
    title = text("scene-played", who=person(event.seat, you), card=card.noun)
    return Scene("card", title, event.seat, cards=(f"fortune:{card.id}",), verdict=card.about)


def on_offer(event: events.OnOffer, you: Seat | None, box: Box) -> Scene | None:
    if event.item is None:
        return None
    item = box.items[event.item]
    return Scene("card", text("scene-auction", item=item.noun), cards=(f"item:{item.id}",), verdict=item.about)


def got_item(event: events.GotItem, you: Seat | None, box: Box) -> Scene:
    """The end of an auction, or an Item as a reward."""
    item = box.items[event.item]
    title = text("scene-got-item", who=person(event.seat, you), item=item.noun)
    verdict = item.about if event.price is None else text("scene-got-for", price=event.price, about=item.about)
    kind: SceneKind = "card" if event.price is None else "reveal"
    return Scene(kind, title, event.seat, cards=(f"item:{item.id}",), verdict=verdict, tone=tone_for(event.seat, you))


def no_bids(event: events.NoBids, you: Seat | None, box: Box) -> Scene:
    item = box.items[event.item]
    title = text("scene-no-bids", item=item.noun)
    return Scene("reveal", title, cards=(f"item:{item.id}",), verdict=text("scene-discarded"))


def took(event: events.Took, you: Seat | None, box: Box) -> Scene:
    """Gold or a Crew card changes hands. (SS-5.6, SS-8.2)"""
    card = f"gold:{event.gold}" if event.crew is None else f"crew:{box.crew[event.crew].id}"
    who, loser = person(event.seat, you), person(event.loser, you)
    if event.crew is None:
        title = text("scene-took-gold", who=who, loser=loser, gold=event.gold)
    else:
        title = text("scene-took-crew", who=who, loser=loser, crew=box.crew[event.crew].noun)
    return Scene("card", title, event.seat, cards=(card,), tone=tone_for(event.seat, you, event.loser))


def bargained(event: events.Bargained, you: Seat | None, box: Box) -> Scene:
    item = box.items[event.item]
    title = text("scene-bargained", who=person(event.seat, you), owner=person(event.owner, you), item=item.noun)
    verdict = text("scene-bargain", price=event.price)
    tone = tone_for(event.seat, you, event.owner)
    return Scene("card", title, event.seat, cards=(f"item:{item.id}",), verdict=verdict, tone=tone)


def bankrupt(event: events.Settled, you: Seat | None, box: Box) -> Scene | None:
    """A debt that could not be paid in full. (SS-9.2)"""
    if not event.short:
        return None
    title = text("scene-bankrupt", who=person(event.seat, you))
    verdict = text("scene-bank-adds", gold=event.short)
    return Scene(
        "reveal",
        title,
        event.seat,
        cards=(f"gold:{event.short}",),
        verdict=verdict,
        tone=tone_for(None, you, event.seat),
    )


def foe_appeared(event: events.FoeAppeared, you: Seat | None, box: Box) -> Scene:
    enemy = box.enemies[event.enemy]
    title = sentence("scene-met", figure=figure_noun(event.figure, you), enemy=enemy.noun)
    verdict = text("scene-might", might=event.might)
    return Scene("step", title, owner_of(event.figure), cards=(f"enemy:{enemy.id}",), verdict=verdict)


def only_move(event: events.Walked, you: Seat | None, box: Box) -> Scene | None:
    """A move that its owner was not asked for. That of doubles is short: the dice have told it."""
    if not event.forced or owner_of(event.figure) != you:
        return None
    title = event_text(box, event, you).rstrip(".")
    kind: SceneKind = "card" if event.forced == "move" else "step"
    return Scene(kind, title, you, cards=(figure_picture(event.figure),), target=space_target(box, event.end))


def game_won(event: events.GameWon, you: Seat | None, box: Box) -> Scene:
    title = text("scene-won", who=person(event.seat, you))
    verdict = text("scene-king-falls", ending=event.ending)
    return Scene("reveal", title, event.seat, cards=("king",), verdict=verdict, tone=tone_for(event.seat, you))


def tone_for(winner: Seat | None, you: Seat | None, loser: Seat | None = None) -> Tone:
    """How the viewer should feel if one player wins something and another loses it."""
    return "plain" if you is None else "good" if winner == you else "bad" if loser == you else "plain"


SCENES: dict[type[Event], SceneOf] = {
    events.Rolled: lambda e, you, box: move_roll(e.seat, e.dice, e.stuck, you),
    events.UsedCompass: lambda e, you, box: move_roll(e.seat, e.dice, e.stuck, you, (e.die,)),
    events.RolledForSpace: space_roll,
    events.Priced: price_roll,
    events.Walked: only_move,
    events.FoeAppeared: foe_appeared,
    events.Clashed: fight_scene,
    events.Prevailed: outcome_scene,
    events.DrewOpenly: drew_openly,
    events.DrewToHand: drew_to_hand,
    events.Played: played,
    events.OnOffer: on_offer,
    events.GotItem: got_item,
    events.NoBids: no_bids,
    events.Took: took,
    events.Bargained: bargained,
    events.Settled: bankrupt,
    events.GameWon: game_won,
}


def scene(box: Box, event: Event, you: Seat | None) -> Scene | None:
    """What is shown of an event, if anything. The event is what this viewer saw of it."""
    return SCENES[type(event)](event, you, box) if type(event) in SCENES else None
