"""A sentence for each event. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....engine import Event, Seat
from ....engine.text.english import does, listed, sentence, who, whose
from .. import events
from ..board import ROLES
from ..components import Box
from ..state import owner_of, role_of
from .text_board import die_text

Sentence = Callable[[Any, Seat | None, Box], str]


def figure_name(figure: int, you: Seat | None) -> str:
    """'your Officer', "{1}'s Pirate"."""
    return f"{whose(owner_of(figure), you)} {ROLES[role_of(figure)].capitalize()}"


def dice_text(faces: Sequence[int]) -> str:
    return listed(die_text(face) for face in faces)


def foe_name(foe: str, enemy: int | None, defender: int | None, you: Seat | None, box: Box) -> str:
    """The defender of a fight: 'the Cyclops', 'the First Mate', "{1}'s Pirate"."""
    if defender is not None:
        return figure_name(defender, you)
    if enemy is not None:
        return f"the {box.enemies[enemy].name}"
    return {"mate": "the First Mate", "king": "the Pirate King"}[foe]


def walked(event: events.Walked, you: Seat | None, box: Box) -> str:
    move = f"{figure_name(event.figure, you)} goes to {box.place_names[event.end]}."
    if not event.forced or owner_of(event.figure) != you:
        return sentence(move)
    return f"Only one legal move: {move}" if event.forced == "move" else f"Only one way: {move}"


def rolled(seat: Seat, dice: Sequence[int], you: Seat | None) -> str:
    doubles = ": doubles!" if len(dice) == 2 and dice[0] == dice[1] else "."
    return f"{does(seat, you, 'roll')} {dice_text(dice)}{doubles}"


SOURCES = {
    "castle": "at the Castle",
    "chest": "from the Treasure Chest",
    "idol": "from the Idol",
    "treasure-trove": "from the Treasure Trove",
    "buried-treasure": "from the Buried Treasure",
    "enemy": "as a reward",
}


def earned(event: events.Earned, you: Seat | None, box: Box) -> str:
    source = SOURCES.get(event.source) or f"with the {box.cards[event.source].name}"
    if not event.gold:
        return f"{does(event.seat, you, 'find')} no gold there."
    return f"{does(event.seat, you, 'take')} {event.gold} gold {source}."


def hired(event: events.Hired, you: Seat | None, box: Box) -> str:
    name = box.crew[event.crew].name
    if event.forced and event.seat == you:
        return f"Only one pile is left: you hire a {name}."
    return f"{does(event.seat, you, 'hire')} a {name}."


def debts_text(debts: Sequence[int], you: Seat | None) -> str:
    """'2 gold to {1} and 3 gold to the Treasure Trove'."""
    *to_players, to_trove = debts
    parts = [f"{gold} gold to {who(seat, you)}" for seat, gold in enumerate(to_players) if gold]
    if to_trove:
        parts.append(f"{to_trove} gold to the Treasure Trove")
    return listed(parts)


def settled(event: events.Settled, you: Seat | None, box: Box) -> str:
    paid = f"{does(event.seat, you, 'pay')} {debts_text(event.debts, you)}"
    return f"Bankrupt! {paid}, but the bank has to add {event.short}." if event.short else f"{paid}."


def took(event: events.Took, you: Seat | None, box: Box) -> str:
    what = f"{event.gold} gold" if event.crew is None else f"a {box.crew[event.crew].name}"
    return f"{does(event.seat, you, 'take')} {what} from {who(event.loser, you)}."


def challenged(event: events.Challenged, you: Seat | None, box: Box) -> str:
    if event.defender is None:
        return ""  # told with the dice
    return sentence(f"{figure_name(event.attacker, you)} attacks {figure_name(event.defender, you)}.")


def clashed(event: events.Clashed, you: Seat | None, box: Box) -> str:
    if not any(event.dice):
        return "Both roll a blank, so both roll again."
    die, other_die = (die_text(face) for face in event.dice)
    attack = f"{figure_name(event.attacker, you)} has {die} + {event.might[0]}"
    foe = foe_name(event.foe, event.enemy, event.defender, you, box)
    return sentence(f"{attack}, {foe} {other_die} + {event.might[1]}.")


def prevailed(event: events.Prevailed, you: Seat | None, box: Box) -> str:
    why = ": a blank always loses" if event.blank else ""
    verb = "beats" if event.won else "is beaten by"
    foe = foe_name(event.foe, event.enemy, event.defender, you, box)
    return sentence(f"{figure_name(event.attacker, you)} {verb} {foe}{why}.")


def priced(event: events.Priced, you: Seat | None, box: Box) -> str:
    price = f"The Pirate King asks {who(event.seat, you)} for {event.price} gold"
    if event.gold >= event.price:
        return f"{price}."
    return f"{price}, but {who(event.seat, you)} {'have' if event.seat == you else 'has'} only {event.gold}."


def drew_openly(event: events.DrewOpenly, you: Seat | None, box: Box) -> str:
    card = box.fortunes[event.card]
    return f"{does(event.seat, you, 'draw')} {card.name}: {card.about}"


def drew_to_hand(event: events.DrewToHand, you: Seat | None, box: Box) -> str:
    if event.card is None:
        return f"{does(event.seat, you, 'draw')} a Fortune card."
    card = box.fortunes[event.card]
    return f"{does(event.seat, you, 'draw')} {card.name} and keep it secret: {card.about}"


def got_item(event: events.GotItem, you: Seat | None, box: Box) -> str:
    item = box.items[event.item]
    price = " as a reward" if event.price is None else f" for {event.price} gold"
    return f"{does(event.seat, you, 'get')} the {item.name}{price}."


def passed_bid(event: events.PassedBid, you: Seat | None, box: Box) -> str:
    return (
        f"{does(event.seat, you, 'cannot', 'cannot')} bid more."
        if event.forced
        else f"{does(event.seat, you, 'pass', 'passes')}."
    )


def on_offer(event: events.OnOffer, you: Seat | None, box: Box) -> str:
    if event.item is None:
        return "There is no item left."
    return f"Auction: the {box.items[event.item].name}. {box.items[event.item].about}"


def went_home(event: events.WentHome, you: Seat | None, box: Box) -> str:
    where = "takes the Longboat to its Docks" if event.docks else "returns to its Ship"
    return sentence(f"{figure_name(event.figure, you)} {where}.")


SENTENCES: dict[type[Event], Sentence] = {
    events.TurnBegan: lambda e, you, box: (
        f"Turn {e.turn}: {'your' if e.seat == you else whose(e.seat, you)} turn."
        if e.turn > 1
        else f"{does(e.seat, you, 'go', 'goes')} first."
    ),
    events.Rolled: lambda e, you, box: rolled(e.seat, e.dice, you),
    events.RolledForSpace: lambda e, you, box: f"{does(owner_of(e.figure), you, 'roll')} {dice_text(e.dice)}.",
    events.Walked: walked,
    events.SetDown: lambda e, you, box: sentence(
        f"{figure_name(e.figure, you)} is set down at {box.place_names[e.end]}."
    ),
    events.CannotMove: lambda e, you, box: f"{does(e.seat, you, 'have', 'has')} no figure that can move.",
    events.WentHome: went_home,
    events.WentToDen: lambda e, you, box: sentence(f"{figure_name(e.figure, you)} is thrown into the Thieves' Den."),
    events.GotStuck: lambda e, you, box: sentence(
        f"{figure_name(e.figure, you)} is stuck in the Quicksand for a turn."
    ),
    events.RopeHelped: lambda e, you, box: f"A Rope saves {figure_name(e.figure, you)}.",
    events.Earned: earned,
    events.Hired: hired,
    events.NobodyToHire: lambda e, you, box: "There is nobody left to hire.",
    events.Dismissed: lambda e, you, box: f"Mutiny! {does(e.seat, you, 'lose')} a {box.crew[e.crew].name}.",
    events.Owed: lambda e, you, box: f"{does(e.seat, you, 'owe')} {debts_text(e.debts, you)}.",
    events.Settled: settled,
    events.Took: took,
    events.TookNothing: lambda e, you, box: f"{does(e.seat, you, 'take')} nothing from {who(e.loser, you)}.",
    events.BridgeSpared: lambda e, you, box: (
        f"Nobody has more than {who(e.seat, you)}: the Bridge of Tears gives nothing."
    ),
    events.FoeAppeared: lambda e, you, box: sentence(
        f"{figure_name(e.figure, you)} meets the {box.enemies[e.enemy].name}, Might {e.might}."
    ),
    events.Shunned: lambda e, you, box: (
        f"{does(e.seat, you, 'slip')} past the {box.enemies[e.enemy].name} with the Lantern."
    ),
    events.Challenged: challenged,
    events.Clashed: clashed,
    events.Prevailed: prevailed,
    events.Priced: priced,
    events.PaidKing: lambda e, you, box: f"{does(e.seat, you, 'pay')} the Pirate King {e.price} gold.",
    events.DrewOpenly: drew_openly,
    events.DrewToHand: drew_to_hand,
    events.NoFortuneCards: lambda e, you, box: f"{does(e.seat, you, 'draw')} nothing: no Fortune card is left.",
    events.Played: lambda e, you, box: f"{does(e.seat, you, 'play')} {box.fortunes[e.card].name}.",
    events.Resolved: lambda e, you, box: "",  # told when it was drawn, and by its effect
    events.UsedCompass: lambda e, you, box: (
        f"{does(e.seat, you, 'roll')} a die again with the Compass: now it is {dice_text(e.dice)}."
    ),
    events.OnOffer: on_offer,
    events.BidMade: lambda e, you, box: f"{does(e.seat, you, 'bid')} {e.gold} gold.",
    events.PassedBid: passed_bid,
    events.NoBids: lambda e, you, box: f"Nobody bids for the {box.items[e.item].name}: it is discarded.",
    events.GotItem: got_item,
    events.Bargained: lambda e, you, box: (
        f"Bandit's Bargain: {who(e.seat, you)} buy{'' if e.seat == you else 's'} {whose(e.owner, you)} "
        f"{box.items[e.item].name} for {e.price} gold."
    ),
    events.Sold: lambda e, you, box: f"{does(e.seat, you, 'sell')} the {box.items[e.item].name} for {e.price} gold.",
    events.GameWon: lambda e, you, box: (
        f"{does(e.seat, you, 'win')}: the Pirate King is {'bought off' if e.ending == 'gold' else 'beaten'}!"
    ),
}


def event_text(box: Box, event: Event, you: Seat | None) -> str:
    """A sentence about what this reader saw of an event; empty if other events say it."""
    return SENTENCES[type(event)](event, you, box)
