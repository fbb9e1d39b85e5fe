"""What is shown of an event over the board: rolls, fights, cards, auctions and the end. (SS-4.1, SS-6.1)

Pictures are named 'mate', 'king', and with a prefix: 'officer:0', 'pirate:1', 'enemy:cyclops', 'item:hook',
'crew:smuggler-boss', 'fortune:auction' ('fortune:' is a card's back), 'gold:3'. A blank die is 'blank'.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....engine import Event, Scene, Seat, Side
from ....engine.text.english import does, number, sentence, who, whose
from ....engine.text.scene import SceneKind, Tone
from .. import events
from ..board import ROLES
from ..components import Box
from ..state import owner_of
from .event_text import event_text, figure_name
from .fight_scene import fight_scene, figure_picture, outcome_scene

SceneOf = Callable[[Any, Seat | None, Box], Scene | None]


def face_id(face: int) -> str:
    return str(face) if face else "blank"


def name_of(seat: Seat, you: Seat | None) -> str:
    return "You" if seat == you else f"{{{seat}}}"


def space_target(box: Box, space: int) -> str:
    return f"space:{box.board.spaces[space].id}"


def move_roll(
    seat: Seat, dice: Sequence[int], stuck: tuple[bool, bool], you: Seat | None, rolled: Sequence[int] = (0, 1)
) -> Scene:
    """A roll to move. A die that was not rolled again is added by name."""
    kept = [(f"the {die_name(face)} stays", face) for die, face in enumerate(dice) if die not in rolled]
    side = Side(name_of(seat, you), seat, "", tuple(face_id(dice[die]) for die in rolled), tuple(kept), sum(dice))
    title = f"{does(seat, you, 'roll')}{'' if len(rolled) == 2 else ' one die again'}"
    return Scene("roll", title, seat, (side,), verdict=move_verdict(dice, stuck))


def die_name(face: int) -> str:
    return str(face) if face else "blank"


def move_verdict(dice: Sequence[int], stuck: tuple[bool, bool]) -> str:
    """What a roll to move means. (SS-4.2, SS-4.3, SS-4.4, SS-A24)"""
    free = [role.capitalize() for role, is_stuck in zip(ROLES, stuck, strict=True) if not is_stuck]
    total = sum(dice)
    if not any(dice):
        return "Two blanks: set a figure down anywhere"
    if not free:
        return "Both figures are stuck"
    if len(free) == 1:
        return f"The {free[0]} moves {total}"
    return f"Doubles: both figures move {total}" if dice[0] == dice[1] else f"One figure moves {total}"


def space_roll(event: events.RolledForSpace, you: Seat | None, box: Box) -> Scene:
    """A roll for the effect of a space. (SS-B1.13, SS-B1.14, SS-B1.17, SS-B1.19)"""
    seat, total, space = owner_of(event.figure), sum(event.dice), box.board.spaces[event.space]
    verdict, is_good = {
        "idol": (f"{total} gold from the Idol", True),
        "lava-tubes": (f"On by {number(total, 'space')}", None),
        "thieves-den": (f"A toll of {total} gold" if total else "No toll to pay", not total),
        "buried-treasure": (f"{total} gold dug up", True),
    }[space.kind]
    if not total and space.kind == "idol":
        verdict, is_good = "A blank: back to the Ship", False
    if not total and space.kind == "lava-tubes":
        verdict = "A blank: it stays where it is"
    side = Side(
        sentence(figure_name(event.figure, you)),
        seat,
        figure_picture(event.figure),
        tuple(face_id(face) for face in event.dice),
        total=total,
    )
    title = f"{does(seat, you, 'roll')} at the {space.name}"
    tone: Tone = "plain" if is_good is None or seat != you else "good" if is_good else "bad"
    return Scene("roll", title, seat, (side,), (), verdict, tone, space_target(box, event.space))


def price_roll(event: events.Priced, you: Seat | None, box: Box) -> Scene:
    """The roll for the Pirate King's price. (SS-5.10)"""
    enough = event.gold >= event.price
    mine = "You have" if event.seat == you else f"{{{event.seat}}} has"
    players = ("players", event.players)
    side = Side(
        name_of(event.seat, you), event.seat, "king", (face_id(event.die),), (players,), event.die + event.players
    )
    return Scene(
        "roll",
        "The Pirate King names his price",
        event.seat,
        (side,),
        verdict=f"{event.price} gold. {mine} {event.gold}: {'enough!' if enough else 'so it comes to a fight'}",
        tone="plain" if event.seat != you else "good" if enough else "bad",
        target=space_target(box, box.board.lair),
    )


def drew_openly(event: events.DrewOpenly, you: Seat | None, box: Box) -> Scene:
    card = box.fortunes[event.card]
    title = f"{does(event.seat, you, 'draw')} {card.name}"
    return Scene("card", title, event.seat, cards=(f"fortune:{card.id}",), verdict=card.about)


def drew_to_hand(event: events.DrewToHand, you: Seat | None, box: Box) -> Scene:
    """Only its owner sees the card; for the others it is a short step."""
    if event.card is None:
        return Scene("step", f"{does(event.seat, you, 'draw')} a Fortune card", event.seat, cards=("fortune:",))
    card = box.fortunes[event.card]
    title = f"{does(event.seat, you, 'draw')} {card.name}"
    return Scene("card", title, event.seat, cards=(f"fortune:{card.id}",), verdict=card.about, tone="good")


def played(event: events.Played, you: Seat | None, box: Box) -> Scene:
    card = box.fortunes[event.card]
    title = f"{does(event.seat, you, 'play')} {card.name}"
    return Scene("card", title, event.seat, cards=(f"fortune:{card.id}",), verdict=card.about)


def on_offer(event: events.OnOffer, you: Seat | None, box: Box) -> Scene | None:
    if event.item is None:
        return None
    item = box.items[event.item]
    return Scene("card", f"Auction: the {item.name}", cards=(f"item:{item.id}",), verdict=item.about)


def got_item(event: events.GotItem, you: Seat | None, box: Box) -> Scene:
    """The end of an auction, or an Item as a reward."""
    item = box.items[event.item]
    title = f"{does(event.seat, you, 'get')} the {item.name}"
    verdict = item.about if event.price is None else f"For {event.price} gold. {item.about}"
    kind: SceneKind = "card" if event.price is None else "reveal"
    return Scene(kind, title, event.seat, cards=(f"item:{item.id}",), verdict=verdict, tone=tone_for(event.seat, you))


def no_bids(event: events.NoBids, you: Seat | None, box: Box) -> Scene:
    item = box.items[event.item]
    return Scene("reveal", f"Nobody bids for the {item.name}", cards=(f"item:{item.id}",), verdict="It is discarded")


def took(event: events.Took, you: Seat | None, box: Box) -> Scene:
    """Gold or a Crew card changes hands. (SS-5.6, SS-8.2)"""
    card = f"gold:{event.gold}" if event.crew is None else f"crew:{box.crew[event.crew].id}"
    what = f"{event.gold} gold" if event.crew is None else f"a {box.crew[event.crew].name}"
    title = f"{does(event.seat, you, 'take')} {what} from {who(event.loser, you)}"
    return Scene("card", title, event.seat, cards=(card,), tone=tone_for(event.seat, you, event.loser))


def bargained(event: events.Bargained, you: Seat | None, box: Box) -> Scene:
    item = box.items[event.item]
    title = f"{does(event.seat, you, 'buy')} {whose(event.owner, you)} {item.name}"
    verdict = f"Bandit's Bargain: {event.price} gold, and no refusing"
    tone = tone_for(event.seat, you, event.owner)
    return Scene("card", title, event.seat, cards=(f"item:{item.id}",), verdict=verdict, tone=tone)


def bankrupt(event: events.Settled, you: Seat | None, box: Box) -> Scene | None:
    """A debt that could not be paid in full. (SS-9.2)"""
    if not event.short:
        return None
    title = "You are bankrupt!" if event.seat == you else f"{{{event.seat}}} is bankrupt!"
    verdict = f"The bank adds the missing {event.short} gold"
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
    title = sentence(f"{figure_name(event.figure, you)} meets the {enemy.name}")
    return Scene("step", title, owner_of(event.figure), cards=(f"enemy:{enemy.id}",), verdict=f"Might {event.might}")


def only_move(event: events.Walked, you: Seat | None, box: Box) -> Scene | None:
    """A move that its owner was not asked for. That of doubles is short: the dice have told it."""
    if not event.forced or owner_of(event.figure) != you:
        return None
    title = event_text(box, event, you).rstrip(".")
    kind: SceneKind = "card" if event.forced == "move" else "step"
    return Scene(kind, title, you, cards=(figure_picture(event.figure),), target=space_target(box, event.end))


def game_won(event: events.GameWon, you: Seat | None, box: Box) -> Scene:
    how = "bought off" if event.ending == "gold" else "beaten"
    title = f"{does(event.seat, you, 'win')}!"
    tone = tone_for(event.seat, you)
    return Scene("reveal", title, event.seat, cards=("king",), verdict=f"The Pirate King is {how}", tone=tone)


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
