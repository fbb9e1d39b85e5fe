"""A sentence for each event. A captain is written {seat}; the reader is 'you'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Event, Seat
from ....engine.text.english import does, listed, number, sentence, who, whose
from .. import events as e
from ..components import HAND_LIMIT
from .card_text import card_list, card_name, runs_text


def event_text(event: Event, you: Seat | None) -> str:
    """A sentence about an event; empty if it is not worth one."""
    return SENTENCES[type(event)](event, you)


def dealt(event: e.Dealt, you: Seat | None) -> str:
    if event.cards is None:
        return ""  # everyone is dealt a card every round
    return f"You are dealt {card_list(event.cards)}."


def skipped(event: e.Skipped, you: Seat | None) -> str:
    return f"{does(event.seat, you, 'get')} no card: {'tavern brawl' if event.brawled else 'there is none left'}."


def turned_up(event: e.TurnedUp, you: Seat | None) -> str:
    if event.card is None:
        return "There is no card left to bid for."
    return f"Up for auction: {card_name(event.card)}."


def passed(event: e.Passed, you: Seat | None) -> str:
    if event.forced == "brawled":
        return f"{does(event.seat, you, 'sit', 'sits')} in a tavern brawl and cannot bid."
    if event.forced:
        return f"{does(event.seat, you, 'have', 'has')} no cards to bid."
    return f"{does(event.seat, you, 'pass', 'passes')}."


def forfeited(event: e.Forfeited, you: Seat | None) -> str:
    why = ": no cards left" if event.forced else ""
    return f"{does(event.seat, you, 'give')} up the auction{why}."


def revealed(event: e.Revealed, you: Seat | None) -> str:
    bids = zip(event.captains, event.bids, strict=True)
    return sentence("; ".join(f"{whose(seat, you)} bid: {card_list(cards)}" for seat, cards in bids) + ".")


def caught(event: e.Caught, you: Seat | None) -> str:
    held = HAND_LIMIT + event.count
    return (
        f"{does(event.caller, you, 'call')} {who(event.captain, you)} a cheat and "
        f"{'are' if event.caller == you else 'is'} right: {held} cards, {event.count} too many."
    )


def cleared(event: e.Cleared, you: Seat | None) -> str:
    return (
        f"{does(event.caller, you, 'call')} {who(event.captain, you)} a cheat and "
        f"{'are' if event.caller == you else 'is'} wrong: that costs {number(event.count, 'card')}."
    )


def kept(event: e.Kept, you: Seat | None) -> str:
    what = "one card" if event.card is None else card_name(event.card)
    only = ", the only one" if event.only else ""
    return f"{does(event.seat, you, 'keep')} {what}{only}."


def claimed(event: e.Claimed, you: Seat | None) -> str:
    what = f"{whose(event.owner, you)} {card_name(event.card)}"
    if event.only:
        return f"Only one legal move: {who(event.seat, you)} {'claim' if event.seat == you else 'claims'} {what}."
    return f"{does(event.seat, you, 'claim')} {what}."


def gave(event: e.Gave, you: Seat | None) -> str:
    what = "a card" if event.card is None else card_name(event.card)
    return f"{does(event.giver, you, 'give')} {who(event.taker, you)} {what}."


def snatched(event: e.Snatched, you: Seat | None) -> str:
    what = number(event.count, "card") if event.cards is None else card_list(event.cards)
    return f"{does(event.seat, you, 'draw')} {what} from {whose(event.captain, you)} hand."


def auction_lost(event: e.AuctionLost, you: Seat | None) -> str:
    why = "No bid is worth anything" if event.captains else "Nobody bids on"
    return f"{why}: {card_name(event.auction)} is discarded."


def hand_won(event: e.HandWon, you: Seat | None) -> str:
    return f"{does(event.seat, you, 'win')} the hand with {ENDINGS[event.ending]}: {runs_text(event.runs)}."


SENTENCES: dict[type[Event], Callable[[Any, Seat | None], str]] = {
    e.HandBegan: lambda x, you: f"Hand {x.number} begins. {does(x.dealer, you, 'deal')}.",
    e.Dealt: dealt,
    e.Skipped: skipped,
    e.TurnedUp: turned_up,
    e.Renewed: lambda x, you: "The deck has run out: the discard pile is shuffled into a new one.",
    e.Passed: passed,
    e.Sealed: lambda x, you: f"{does(x.seat, you, 'bid')} {number(x.count, 'card')}, face down.",
    e.Forfeited: forfeited,
    e.Revealed: revealed,
    e.NobodyBid: lambda x, you: f"Nobody bids: {card_name(x.card)} is discarded.",
    e.Caught: caught,
    e.Cleared: cleared,
    e.Kept: kept,
    e.Discarded: lambda x, you: f"{does(x.seat, you, 'discard')} {card_list(x.cards)}.",
    e.Played: lambda x, you: f"{does(x.seat, you, 'play')} {card_name(x.card)}.",
    e.NoEffect: lambda x, you: f"{card_name(x.card)} has no effect.",
    e.WasCut: lambda x, you: f"{does(x.seat, you, 'cut')} {whose(x.owner, you)} {card_name(x.card)}.",
    e.Spared: lambda x, you: f"{does(x.seat, you, 'cut')} nothing.",
    e.Docked: lambda x, you: "Splash! The auction is off: all bids are discarded.",
    e.Plundered: lambda x, you: f"{does(x.seat, you, 'take')} {card_name(x.card)} from the discard pile.",
    e.Claimed: claimed,
    e.Gave: gave,
    e.Snatched: snatched,
    e.Brawled: lambda x, you: (
        f"{does(x.seat, you, 'start')} a brawl with {who(x.captain, you)}: no card and no bid next round."
    ),
    e.Tied: lambda x, you: sentence(f"{listed(who(seat, you) for seat in x.tied)} are tied and bid again."),
    e.WonAuction: lambda x, you: f"{does(x.seat, you, 'win')} {card_name(x.auction)}.",
    e.AuctionLost: auction_lost,
    e.TookClaim: lambda x, you: f"{does(x.seat, you, 'take')} the claimed {card_name(x.card)}.",
    e.HandWon: hand_won,
    e.HandDrawn: lambda x, you: "The hand is called off: nobody wins it.",
    e.Scored: lambda x, you: f"{does(x.seat, you, 'score')} {number(x.points, 'point')}: {x.total} in all.",
}

ENDINGS = {
    "points": "the most points",
    "crew-of-seven": "seven in a row of one crew",
    "three-crews": "three in a row of all three crews",
}
