"""A sentence for each event. A captain is written {seat}; the reader is 'you'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Event, Seat
from ....engine.messages import capitalised, person
from .. import events as e
from ..components import HAND_LIMIT
from ..messages import people, sentence, text
from .card_text import card, card_list, runs_list


def event_text(event: Event, you: Seat | None) -> str:
    """A sentence about an event; empty if it is not worth one."""
    return SENTENCES[type(event)](event, you)


def dealt(event: e.Dealt, you: Seat | None) -> str:
    if event.cards is None:
        return ""  # everyone is dealt a card every round
    return text("event-dealt", cards=card_list(event.cards))


def skipped(event: e.Skipped, you: Seat | None) -> str:
    return text("event-skipped-brawled" if event.brawled else "event-skipped", who=person(event.seat, you))


def turned_up(event: e.TurnedUp, you: Seat | None) -> str:
    return text("event-turned-up-none") if event.card is None else text("event-turned-up", card=card(event.card))


def passed(event: e.Passed, you: Seat | None) -> str:
    captain = person(event.seat, you)
    if event.forced == "brawled":
        return text("event-passed-brawled", who=captain)
    return text("event-passed-no-cards" if event.forced else "event-passed", who=captain)


def forfeited(event: e.Forfeited, you: Seat | None) -> str:
    return text("event-forfeited-no-cards" if event.forced else "event-forfeited", who=person(event.seat, you))


def revealed(event: e.Revealed, you: Seat | None) -> str:
    bids = zip(event.captains, event.bids, strict=True)
    texts = [text("event-revealed-bid", who=person(seat, you), cards=card_list(cards)) for seat, cards in bids]
    return capitalised("; ".join(texts) + ".")


def caught(event: e.Caught, you: Seat | None) -> str:
    who, captain = person(event.caller, you), person(event.captain, you)
    return text("event-caught", who=who, captain=captain, held=HAND_LIMIT + event.count, count=event.count)


def cleared(event: e.Cleared, you: Seat | None) -> str:
    who, captain = person(event.caller, you), person(event.captain, you)
    return text("event-cleared", who=who, captain=captain, count=event.count)


def kept(event: e.Kept, you: Seat | None) -> str:
    who = person(event.seat, you)
    if event.card is None:
        return text("event-kept-unseen-only" if event.only else "event-kept-unseen", who=who)
    return text("event-kept-only" if event.only else "event-kept", who=who, card=card(event.card))


def claimed(event: e.Claimed, you: Seat | None) -> str:
    who, owner = person(event.seat, you), person(event.owner, you)
    return text("event-claimed-only" if event.only else "event-claimed", who=who, owner=owner, card=card(event.card))


def gave(event: e.Gave, you: Seat | None) -> str:
    who, taker = person(event.giver, you), person(event.taker, you)
    if event.card is None:
        return text("event-gave-unseen", who=who, taker=taker)
    return text("event-gave", who=who, taker=taker, card=card(event.card))


def snatched(event: e.Snatched, you: Seat | None) -> str:
    who, captain = person(event.seat, you), person(event.captain, you)
    if event.cards is None:
        return text("event-snatched-unseen", who=who, captain=captain, count=event.count)
    return text("event-snatched", who=who, captain=captain, cards=card_list(event.cards))


def auction_lost(event: e.AuctionLost, you: Seat | None) -> str:
    return text("event-auction-lost" if event.captains else "event-auction-lost-no-bids", card=card(event.auction))


def hand_won(event: e.HandWon, you: Seat | None) -> str:
    return text("event-hand-won", who=person(event.seat, you), ending=event.ending, runs=runs_list(event.runs))


def with_card(id: str) -> Callable[[Any, Seat | None], str]:
    """A sentence about a captain and a card."""
    return lambda x, you: text(id, who=person(x.seat, you), card=card(x.card))


SENTENCES: dict[type[Event], Callable[[Any, Seat | None], str]] = {
    e.HandBegan: lambda x, you: text("event-hand-began", number=x.number, who=person(x.dealer, you)),
    e.Dealt: dealt,
    e.Skipped: skipped,
    e.TurnedUp: turned_up,
    e.Renewed: lambda x, you: text("event-renewed"),
    e.Passed: passed,
    e.Sealed: lambda x, you: text("event-sealed", who=person(x.seat, you), count=x.count),
    e.Forfeited: forfeited,
    e.Revealed: revealed,
    e.NobodyBid: lambda x, you: text("event-nobody-bid", card=card(x.card)),
    e.Caught: caught,
    e.Cleared: cleared,
    e.Kept: kept,
    e.Discarded: lambda x, you: text("event-discarded", who=person(x.seat, you), cards=card_list(x.cards)),
    e.Played: with_card("event-played"),
    e.NoEffect: lambda x, you: text("event-no-effect", card=card(x.card)),
    e.WasCut: lambda x, you: text(
        "event-was-cut", who=person(x.seat, you), owner=person(x.owner, you), card=card(x.card)
    ),
    e.Spared: lambda x, you: text("event-spared", who=person(x.seat, you)),
    e.Docked: lambda x, you: text("event-docked"),
    e.Plundered: with_card("event-plundered"),
    e.Claimed: claimed,
    e.Gave: gave,
    e.Snatched: snatched,
    e.Brawled: lambda x, you: text("event-brawled", who=person(x.seat, you), captain=person(x.captain, you)),
    e.Tied: lambda x, you: sentence("event-tied", names=people(x.tied, you)),
    e.WonAuction: lambda x, you: text("event-won-auction", who=person(x.seat, you), card=card(x.auction)),
    e.AuctionLost: auction_lost,
    e.TookClaim: with_card("event-took-claim"),
    e.HandWon: hand_won,
    e.HandDrawn: lambda x, you: text("event-hand-drawn"),
    e.Scored: lambda x, you: text("event-scored", who=person(x.seat, you), points=x.points, total=x.total),
}
