"""A sentence for each event. A captain is written {seat}; the reader is 'you'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Event, Seat
from ....engine.english import does, listed, number, sentence, who, whose
from .. import events as e
from .card_text import card_list, card_name


def event_text(event: Event, you: Seat | None) -> str:
    """A sentence about an event; empty if it is not worth one."""
    return SENTENCES[type(event)](event, you)


def dealt(event: e.Dealt, you: Seat | None) -> str:
    if event.cards is None:
        return ""  # everyone is dealt a card every round
    return f"You are dealt {card_list(event.cards)}."


def turned_up(event: e.TurnedUp, you: Seat | None) -> str:
    if event.card is None:
        return "There is no card left to auction."
    return f"Up for auction: {card_name(event.card)}."


def kept(event: e.Kept, you: Seat | None) -> str:
    what = "one card" if event.card is None else card_name(event.card)
    return f"{does(event.seat, you, 'keep')} {what}."


def gave(event: e.Gave, you: Seat | None) -> str:
    what = "a card" if event.card is None else card_name(event.card)
    return f"{does(event.giver, you, 'give')} {who(event.taker, you)} {what}."


def snatched(event: e.Snatched, you: Seat | None) -> str:
    what = "a card" if event.card is None else card_name(event.card)
    return f"{does(event.seat, you, 'draw')} {what} from {whose(event.captain, you)} hand."


def hand_won(event: e.HandWon, you: Seat | None) -> str:
    return f"{does(event.seat, you, 'show')} {ENDINGS[event.ending]}: {card_list(event.cards)}."


SENTENCES: dict[type[Event], Callable[[Any, Seat | None], str]] = {
    e.HandBegan: lambda x, you: f"Hand {x.number} begins. {does(x.dealer, you, 'deal')}.",
    e.Dealt: dealt,
    e.Skipped: lambda x, you: (
        f"{does(x.seat, you, 'get')} no card" + (": a tavern brawl." if x.brawled else ": there is none left.")
    ),
    e.TurnedUp: turned_up,
    e.Renewed: lambda x, you: "The deck has run out: the discard pile is shuffled into a new one.",
    e.Passed: lambda x, you: f"{does(x.seat, you, 'pass', 'passes')}.",
    e.Sealed: lambda x, you: f"{does(x.seat, you, 'bid')} {number(x.count, 'card')}, face down.",
    e.Forfeited: lambda x, you: f"{does(x.seat, you, 'give')} up.",
    e.Revealed: lambda x, you: sentence(f"{whose(x.seat, you)} bid: {card_list(x.cards)}."),
    e.NobodyBid: lambda x, you: f"Nobody bids; {card_name(x.card)} is discarded.",
    e.Caught: lambda x, you: (
        f"{does(x.caller, you, 'cry', 'cries')} cheat, and rightly: "
        f"{number(x.count, 'card')} too many in {whose(x.captain, you)} hand."
    ),
    e.Cleared: lambda x, you: (
        f"{does(x.caller, you, 'cry', 'cries')} cheat at {who(x.captain, you)}, "
        f"and wrongly: it costs {number(x.count, 'card')}."
    ),
    e.Kept: kept,
    e.Discarded: lambda x, you: f"{does(x.seat, you, 'discard')} {card_list(x.cards)}.",
    e.Played: lambda x, you: f"{does(x.seat, you, 'play')} {card_name(x.card)}.",
    e.NoEffect: lambda x, you: f"{card_name(x.card)} has no effect.",
    e.WasCut: lambda x, you: f"{does(x.seat, you, 'cut')} {whose(x.owner, you)} {card_name(x.card)}.",
    e.Spared: lambda x, you: f"{does(x.seat, you, 'cut')} nothing.",
    e.Docked: lambda x, you: "Splash! The auction is off; all bids are discarded.",
    e.Plundered: lambda x, you: f"{does(x.seat, you, 'fish', 'fishes')} {card_name(x.card)} out of the discard pile.",
    e.Claimed: lambda x, you: f"{does(x.seat, you, 'claim')} {whose(x.owner, you)} {card_name(x.card)}.",
    e.Gave: gave,
    e.Snatched: snatched,
    e.Brawled: lambda x, you: (
        f"{does(x.seat, you, 'drag')} {who(x.captain, you)} into a brawl: no card and no bid next round."
    ),
    e.Tied: lambda x, you: f"A tie between {listed(who(seat, you) for seat in x.captains)}.",
    e.WonAuction: lambda x, you: f"{does(x.seat, you, 'win')} {card_name(x.card)}.",
    e.AuctionLost: lambda x, you: f"Nobody wins {card_name(x.card)}; it is discarded.",
    e.TookClaim: lambda x, you: f"{does(x.seat, you, 'take')} the claimed {card_name(x.card)}.",
    e.HandWon: hand_won,
    e.HandDrawn: lambda x, you: "The hand is called off: nobody wins it.",
    e.Scored: lambda x, you: (
        f"{does(x.seat, you, 'score')} {number(x.points, 'point')} ({x.total} in all) with {card_list(x.cards)}."
    ),
}

ENDINGS = {
    "points": "the most points",
    "crew-of-seven": "seven of one crew in a row",
    "three-crews": "three in a row of each crew",
}
