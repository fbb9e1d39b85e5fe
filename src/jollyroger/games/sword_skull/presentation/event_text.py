"""What has happened, a sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....engine import Event, Seat
from ....engine.english import does, listed, sentence, who, whose
from .. import events as e
from ..board import ROLES
from ..components import Box
from .text_board import die

Sentence = Callable[[Any, Seat | None, Box], str]


def figure(index: int, you: Seat | None) -> str:
    """'your Officer', "{1}'s Pirate"."""
    return f"{whose(index >> 1, you)} {ROLES[index & 1].capitalize()}"


def place(box: Box, space: int) -> str:
    return f"{box.board.spaces[space].name} ({box.board.spaces[space].id})"


def dice(faces: Sequence[int]) -> str:
    return listed(die(face) for face in faces)


def foe(x: Any, you: Seat | None, box: Box) -> str:
    """Whom an event's attacker fights."""
    if x.foe == "enemy":
        return f"the {box.enemies[x.enemy].name}"
    if x.foe == "figure":
        return figure(x.defender, you)
    return {"mate": "the First Mate", "king": "the Pirate King"}[x.foe]


def earned(x: e.Earned, you: Seat | None, box: Box) -> str:
    what = f"{x.gold} Gold" if x.gold else "no Gold"
    where = {
        "castle": "at the Castle",
        "chest": "from the Treasure Chest",
        "idol": "from the Idol",
        "treasure-trove": "from the Treasure Trove",
        "buried-treasure": "from the Buried Treasure",
        "enemy": "as a reward",
    }
    source = where.get(x.source) or f"by {box.cards[x.source].name}"
    return f"{does(x.seat, you, 'take')} {what} {source}."


def debts(x: Any, you: Seat | None) -> str:
    """'2 Gold to {1} and 3 to the Treasure Trove'."""
    parts = [f"{gold} Gold to {who(seat, you)}" for seat, gold in enumerate(x.debts[:-1]) if gold]
    if x.debts[-1]:
        parts.append(f"{x.debts[-1]} Gold to the Treasure Trove")
    return listed(parts)


def settled(x: e.Settled, you: Seat | None, box: Box) -> str:
    said = f"{does(x.seat, you, 'pay')} {debts(x, you)}."
    return f"Bankrupt! {said[:-1]}; the Bank adds the missing {x.short}." if x.short else said


def took(x: e.Took, you: Seat | None, box: Box) -> str:
    what = f"{x.gold} Gold" if x.crew is None else f"the {box.crew[x.crew].name}"
    return f"{does(x.seat, you, 'take')} {what} from {who(x.loser, you)}."


def challenged(x: e.Challenged, you: Seat | None, box: Box) -> str:
    if x.defender is None:
        return ""  # the dice will tell
    return sentence(f"{figure(x.attacker, you)} attacks {figure(x.defender, you)}.")


def clashed(x: e.Clashed, you: Seat | None, box: Box) -> str:
    mine = f"{figure(x.attacker, you)} rolls {die(x.dice[0])} with Might {x.might[0]}"
    if x.defender is None:
        other = f"{who(x.roller, you)} roll{'' if x.roller == you else 's'} {die(x.dice[1])} for Might {x.might[1]}"
    else:
        other = f"{figure(x.defender, you)} {die(x.dice[1])} with Might {x.might[1]}"
    return sentence(f"{mine}, {other}.")


def prevailed(x: e.Prevailed, you: Seat | None, box: Box) -> str:
    why = ": a blank always loses" if x.blank else ""
    verb = "beats" if x.won else "is beaten by"
    return sentence(f"{figure(x.attacker, you)} {verb} {foe(x, you, box)}{why}.")


def priced(x: e.Priced, you: Seat | None, box: Box) -> str:
    said = f"The die shows {die(x.die)}: the Pirate King asks for {x.price} Gold"
    return f"{said}." if x.affordable else f"{said}, more than {who(x.seat, you)} {'have' if x.seat == you else 'has'}."


def drew(x: e.Drew, you: Seat | None, box: Box) -> str:
    if x.card is None:
        return f"{does(x.seat, you, 'draw')} {'a Fortune card' if x.hidden else 'nothing: there are no Fortune cards'}."
    card = box.fortunes[x.card]
    keep = " and keep it hidden" if x.hidden else ""
    return f'{does(x.seat, you, "draw")} {card.name}{keep}: "{card.about}"'


def got_item(x: e.GotItem, you: Seat | None, box: Box) -> str:
    item = box.items[x.item]
    price = "" if x.price is None else f" for {x.price} Gold"
    return f"{does(x.seat, you, 'get')} the {item.name}{price} ({item.about[:-1]})."


def cannot_bid(x: e.PassedBid, you: Seat | None) -> str:
    return f", for {who(x.seat, you)} cannot bid more" if x.forced else ""


def on_offer(x: e.OnOffer, you: Seat | None, box: Box) -> str:
    if x.item is None:
        return "There is no Item left."
    return f'Up for auction: {box.items[x.item].name}. "{box.items[x.item].about}"'


def went_home(x: e.WentHome, you: Seat | None, box: Box) -> str:
    where = "takes the Longboat to its Docks" if x.docks else "returns to its Ship"
    return sentence(f"{figure(x.figure, you)} {where}.")


SENTENCES: dict[type[Event], Sentence] = {
    e.TurnBegan: lambda x, you, box: f"Turn {x.turn}: {who(x.seat, you)}.",
    e.Rolled: lambda x, you, box: f"{does(x.seat, you, 'roll')} {dice(x.dice)}.",
    e.Threw: lambda x, you, box: f"{does(x.figure >> 1, you, 'roll')} {dice(x.dice)}.",
    e.Walked: lambda x, you, box: sentence(f"{figure(x.figure, you)} moves to {place(box, x.end)}."),
    e.SetDown: lambda x, you, box: sentence(f"{figure(x.figure, you)} is set down at {place(box, x.end)}."),
    e.CannotMove: lambda x, you, box: f"{does(x.seat, you, 'have', 'has')} no figure that may move.",
    e.WentHome: went_home,
    e.WentToDen: lambda x, you, box: sentence(f"{figure(x.figure, you)} is thrown into the Thieves' Den."),
    e.GotStuck: lambda x, you, box: sentence(f"{figure(x.figure, you)} is stuck in Quicksand for a turn."),
    e.RopeHelped: lambda x, you, box: f"A Rope saves {figure(x.figure, you)}.",
    e.Earned: earned,
    e.Hired: lambda x, you, box: f"{does(x.seat, you, 'hire')} a {box.crew[x.crew].name}.",
    e.NobodyToHire: lambda x, you, box: "There is nobody left to hire.",
    e.Dismissed: lambda x, you, box: f"Mutiny! {does(x.seat, you, 'lose')} a {box.crew[x.crew].name}.",
    e.Owed: lambda x, you, box: f"{does(x.seat, you, 'owe')} {debts(x, you)}.",
    e.Settled: settled,
    e.Took: took,
    e.TookNothing: lambda x, you, box: f"{does(x.seat, you, 'take')} nothing.",
    e.BridgeSpared: lambda x, you, box: f"Nobody has more than {who(x.seat, you)}: the Bridge of Tears gives nothing.",
    e.FoeAppeared: lambda x, you, box: sentence(f"{figure(x.figure, you)} comes upon the {box.enemies[x.enemy].name}."),
    e.Shunned: lambda x, you, box: f"By Lantern {who(x.seat, you)} slip{'' if x.seat == you else 's'} past it.",
    e.Challenged: challenged,
    e.Clashed: clashed,
    e.Prevailed: prevailed,
    e.Priced: priced,
    e.PaidKing: lambda x, you, box: f"{does(x.seat, you, 'pay')} the Pirate King {x.price} Gold.",
    e.Drew: drew,
    e.Played: lambda x, you, box: f"{does(x.seat, you, 'play')} {box.fortunes[x.card].name}.",
    e.Resolved: lambda x, you, box: "",  # it was read out when drawn, and its effect is told
    e.UsedCompass: lambda x, you, box: f"{does(x.seat, you, 'use')} the Compass: now it is {dice(x.dice)}.",
    e.OnOffer: on_offer,
    e.BidMade: lambda x, you, box: f"{does(x.seat, you, 'bid')} {x.gold} Gold.",
    e.PassedBid: lambda x, you, box: f"{does(x.seat, you, 'pass', 'passes')}{cannot_bid(x, you)}.",
    e.NoBids: lambda x, you, box: f"Nobody bids; the {box.items[x.item].name} is discarded.",
    e.GotItem: got_item,
    e.Bargained: lambda x, you, box: (
        f"By Bandit's Bargain {who(x.seat, you)} buy{'' if x.seat == you else 's'} the {box.items[x.item].name} "
        f"from {who(x.owner, you)} for {x.price} Gold."
    ),
    e.Sold: lambda x, you, box: f"{does(x.seat, you, 'sell')} the {box.items[x.item].name} for {x.price} Gold.",
    e.GameWon: lambda x, you, box: (
        f"{does(x.seat, you, 'win')}: the Pirate King is {'bought off' if x.ending == 'gold' else 'beaten'}!"
    ),
}


def say(box: Box, event: Event, you: Seat | None) -> str:
    """What has happened, in a sentence."""
    return SENTENCES[type(event)](event, you, box)
