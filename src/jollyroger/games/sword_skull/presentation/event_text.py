"""A sentence for each event. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....engine import Event, Seat
from ....engine.english import does, listed, sentence, who, whose
from .. import events
from ..board import ROLES
from ..components import Box
from ..state import owner_of, role_of
from .text_board import die_text

Sentence = Callable[[Any, Seat | None, Box], str]


def figure_name(figure: int, you: Seat | None) -> str:
    """'your Officer', "{1}'s Pirate"."""
    return f"{whose(owner_of(figure), you)} {ROLES[role_of(figure)].capitalize()}"


def space_name(box: Box, space: int) -> str:
    return f"{box.board.spaces[space].name} ({box.board.spaces[space].id})"


def dice_text(faces: Sequence[int]) -> str:
    return listed(die_text(face) for face in faces)


def defender_name(event: events.Prevailed, you: Seat | None, box: Box) -> str:
    if event.enemy is not None:
        return f"the {box.enemies[event.enemy].name}"
    if event.defender is not None:
        return figure_name(event.defender, you)
    return {"mate": "the First Mate", "king": "the Pirate King"}[event.foe]


def earned(event: events.Earned, you: Seat | None, box: Box) -> str:
    what = f"{event.gold} Gold" if event.gold else "no Gold"
    where = {
        "castle": "at the Castle",
        "chest": "from the Treasure Chest",
        "idol": "from the Idol",
        "treasure-trove": "from the Treasure Trove",
        "buried-treasure": "from the Buried Treasure",
        "enemy": "as a reward",
    }
    source = where.get(event.source) or f"by {box.cards[event.source].name}"
    return f"{does(event.seat, you, 'take')} {what} {source}."


def debts_text(debts: Sequence[int], you: Seat | None) -> str:
    """'2 Gold to {1} and 3 Gold to the Treasure Trove'."""
    *to_players, to_trove = debts
    parts = [f"{gold} Gold to {who(seat, you)}" for seat, gold in enumerate(to_players) if gold]
    if to_trove:
        parts.append(f"{to_trove} Gold to the Treasure Trove")
    return listed(parts)


def settled(event: events.Settled, you: Seat | None, box: Box) -> str:
    paid = f"{does(event.seat, you, 'pay')} {debts_text(event.debts, you)}"
    return f"Bankrupt! {paid}; the Bank adds the missing {event.short}." if event.short else f"{paid}."


def took(event: events.Took, you: Seat | None, box: Box) -> str:
    what = f"{event.gold} Gold" if event.crew is None else f"the {box.crew[event.crew].name}"
    return f"{does(event.seat, you, 'take')} {what} from {who(event.loser, you)}."


def challenged(event: events.Challenged, you: Seat | None, box: Box) -> str:
    if event.defender is None:
        return ""  # told with the dice
    return sentence(f"{figure_name(event.attacker, you)} attacks {figure_name(event.defender, you)}.")


def clashed(event: events.Clashed, you: Seat | None, box: Box) -> str:
    die, other_die = (die_text(face) for face in event.dice)
    attack = f"{figure_name(event.attacker, you)} rolls {die} with Might {event.might[0]}"
    if event.defender is None:
        roll = "roll" if event.roller == you else "rolls"
        defence = f"{who(event.roller, you)} {roll} {other_die} for Might {event.might[1]}"
    else:
        defence = f"{figure_name(event.defender, you)} {other_die} with Might {event.might[1]}"
    return sentence(f"{attack}, {defence}.")


def prevailed(event: events.Prevailed, you: Seat | None, box: Box) -> str:
    why = ": a blank always loses" if event.blank else ""
    verb = "beats" if event.won else "is beaten by"
    return sentence(f"{figure_name(event.attacker, you)} {verb} {defender_name(event, you, box)}{why}.")


def priced(event: events.Priced, you: Seat | None, box: Box) -> str:
    price = f"The die shows {die_text(event.die)}: the Pirate King asks for {event.price} Gold"
    if event.affordable:
        return f"{price}."
    return f"{price}, more than {who(event.seat, you)} {'have' if event.seat == you else 'has'}."


def drew_openly(event: events.DrewOpenly, you: Seat | None, box: Box) -> str:
    card = box.fortunes[event.card]
    return f'{does(event.seat, you, "draw")} {card.name}: "{card.about}"'


def drew_to_hand(event: events.DrewToHand, you: Seat | None, box: Box) -> str:
    if event.card is None:
        return f"{does(event.seat, you, 'draw')} a Fortune card."
    card = box.fortunes[event.card]
    return f'{does(event.seat, you, "draw")} {card.name} and keep it hidden: "{card.about}"'


def got_item(event: events.GotItem, you: Seat | None, box: Box) -> str:
    item = box.items[event.item]
    price = "" if event.price is None else f" for {event.price} Gold"
    return f"{does(event.seat, you, 'get')} the {item.name}{price} ({item.about[:-1]})."


def cannot_bid(event: events.PassedBid, you: Seat | None) -> str:
    return f", for {who(event.seat, you)} cannot bid more" if event.forced else ""


def on_offer(event: events.OnOffer, you: Seat | None, box: Box) -> str:
    if event.item is None:
        return "There is no Item left."
    return f'Up for auction: {box.items[event.item].name}. "{box.items[event.item].about}"'


def went_home(event: events.WentHome, you: Seat | None, box: Box) -> str:
    where = "takes the Longboat to its Docks" if event.docks else "returns to its Ship"
    return sentence(f"{figure_name(event.figure, you)} {where}.")


SENTENCES: dict[type[Event], Sentence] = {
    events.TurnBegan: lambda e, you, box: f"Turn {e.turn}: {who(e.seat, you)}.",
    events.Rolled: lambda e, you, box: f"{does(e.seat, you, 'roll')} {dice_text(e.dice)}.",
    events.RolledForSpace: lambda e, you, box: f"{does(owner_of(e.figure), you, 'roll')} {dice_text(e.dice)}.",
    events.Walked: lambda e, you, box: sentence(f"{figure_name(e.figure, you)} moves to {space_name(box, e.end)}."),
    events.SetDown: lambda e, you, box: sentence(
        f"{figure_name(e.figure, you)} is set down at {space_name(box, e.end)}."
    ),
    events.CannotMove: lambda e, you, box: f"{does(e.seat, you, 'have', 'has')} no figure that may move.",
    events.WentHome: went_home,
    events.WentToDen: lambda e, you, box: sentence(f"{figure_name(e.figure, you)} is thrown into the Thieves' Den."),
    events.GotStuck: lambda e, you, box: sentence(f"{figure_name(e.figure, you)} is stuck in Quicksand for a turn."),
    events.RopeHelped: lambda e, you, box: f"A Rope saves {figure_name(e.figure, you)}.",
    events.Earned: earned,
    events.Hired: lambda e, you, box: f"{does(e.seat, you, 'hire')} a {box.crew[e.crew].name}.",
    events.NobodyToHire: lambda e, you, box: "There is nobody left to hire.",
    events.Dismissed: lambda e, you, box: f"Mutiny! {does(e.seat, you, 'lose')} a {box.crew[e.crew].name}.",
    events.Owed: lambda e, you, box: f"{does(e.seat, you, 'owe')} {debts_text(e.debts, you)}.",
    events.Settled: settled,
    events.Took: took,
    events.TookNothing: lambda e, you, box: f"{does(e.seat, you, 'take')} nothing.",
    events.BridgeSpared: lambda e, you, box: (
        f"Nobody has more than {who(e.seat, you)}: the Bridge of Tears gives nothing."
    ),
    events.FoeAppeared: lambda e, you, box: sentence(
        f"{figure_name(e.figure, you)} comes upon the {box.enemies[e.enemy].name}."
    ),
    events.Shunned: lambda e, you, box: f"By Lantern {who(e.seat, you)} slip{'' if e.seat == you else 's'} past it.",
    events.Challenged: challenged,
    events.Clashed: clashed,
    events.Prevailed: prevailed,
    events.Priced: priced,
    events.PaidKing: lambda e, you, box: f"{does(e.seat, you, 'pay')} the Pirate King {e.price} Gold.",
    events.DrewOpenly: drew_openly,
    events.DrewToHand: drew_to_hand,
    events.NoFortuneCards: lambda e, you, box: f"{does(e.seat, you, 'draw')} nothing: there are no Fortune cards.",
    events.Played: lambda e, you, box: f"{does(e.seat, you, 'play')} {box.fortunes[e.card].name}.",
    events.Resolved: lambda e, you, box: "",  # told when it was drawn, and by its effect
    events.UsedCompass: lambda e, you, box: f"{does(e.seat, you, 'use')} the Compass: now it is {dice_text(e.dice)}.",
    events.OnOffer: on_offer,
    events.BidMade: lambda e, you, box: f"{does(e.seat, you, 'bid')} {e.gold} Gold.",
    events.PassedBid: lambda e, you, box: f"{does(e.seat, you, 'pass', 'passes')}{cannot_bid(e, you)}.",
    events.NoBids: lambda e, you, box: f"Nobody bids; the {box.items[e.item].name} is discarded.",
    events.GotItem: got_item,
    events.Bargained: lambda e, you, box: (
        f"By Bandit's Bargain {who(e.seat, you)} buy{'' if e.seat == you else 's'} the {box.items[e.item].name} "
        f"from {who(e.owner, you)} for {e.price} Gold."
    ),
    events.Sold: lambda e, you, box: f"{does(e.seat, you, 'sell')} the {box.items[e.item].name} for {e.price} Gold.",
    events.GameWon: lambda e, you, box: (
        f"{does(e.seat, you, 'win')}: the Pirate King is {'bought off' if e.ending == 'gold' else 'beaten'}!"
    ),
}


def event_text(box: Box, event: Event, you: Seat | None) -> str:
    """A sentence about what this reader saw of an event; empty if other events say it."""
    return SENTENCES[type(event)](event, you, box)
