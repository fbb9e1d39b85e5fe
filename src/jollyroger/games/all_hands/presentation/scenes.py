"""What is shown over the board: bids turned over, action cards, calls of a cheat, cards lost, a hand won and scored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Event, Scene, Seat, Side
from ....engine.messages import person
from .. import events as e
from ..components import BRAWL, CUTPURSE, DOCK, EIGHT, HAND_LIMIT, KINDS, KING, MERMAID, PLUNDER, RANK, SHADY
from ..messages import people, sentence, text
from ..rules.auction import strength
from .card_text import card, card_list, runs_text
from .event_text import event_text


def scene(event: Event, you: Seat | None) -> Scene | None:
    """The scene about an event, as this seat sees it."""
    tell = SCENES.get(type(event))
    return None if tell is None else tell(event, you)


def tone(good: bool, bad: bool) -> Any:
    return "good" if good else "bad" if bad else "plain"


def name_of(seat: Seat, you: Seat | None) -> str:
    return sentence("you") if seat == you else f"{{{seat}}}"


# The auction (AH-3.4, AH-5)


def bid_sides(event: e.BidsEvent, you: Seat | None) -> tuple[Side, ...]:
    """A side for each bid: its cards, their ranks and what is doubled, and what they are worth together."""
    return tuple(bid_side(event, seat, cards, you) for seat, cards in zip(event.captains, event.bids, strict=True))


def bid_side(event: e.BidsEvent, seat: Seat, cards: tuple[int, ...], you: Seat | None) -> Side:
    """The cards stand in for dice. What is doubled is added to them by name."""
    _, value = strength(cards, event.auction)
    ranks = sum(RANK[kind] for kind in cards)
    doubled = (text("scene-part-ranks"), ranks), (text("scene-part-doubled"), value - ranks)
    modifiers = doubled if value > ranks else ()
    dice = tuple(KINDS[kind].id for kind in cards)
    return Side(name_of(seat, you), seat, dice=dice, modifiers=modifiers, total=value if cards else None)


def revealed(event: e.Revealed, you: Seat | None) -> Scene | None:
    """Only if actions come first; otherwise the bids are shown together with who wins. (AH-3.5)"""
    if not event.has_actions:
        return None
    title = text("scene-bids", card=card(event.auction))
    return Scene("reveal", title, sides=bid_sides(event, you), verdict=text("scene-bids.verdict"))


def won_auction(event: e.WonAuction, you: Seat | None) -> Scene:
    bidding = event.captains
    return Scene(
        "reveal",
        text("scene-won-auction", who=person(event.seat, you), card=card(event.auction)),
        sides=bid_sides(event, you),
        verdict=why_won(event),
        tone=tone(event.seat == you, you in bidding),
        target=f"seat:{event.seat}",
    )


def why_won(event: e.WonAuction) -> str:
    """By which comparison the best bid won. (AH-5.1, AH-5.2)"""
    strengths = {seat: strength(cards, event.auction) for seat, cards in zip(event.captains, event.bids, strict=True)}
    rum, value = strengths.pop(event.seat)
    if not strengths:
        return text("scene-won-only-bid")
    next_rum, next_value = max(strengths.values())
    if rum and not next_rum:
        return text("scene-won-rum")
    return text("scene-won-rum-value" if rum else "scene-won-value", value=value, next=next_value)


def tied(event: e.Tied, you: Seat | None) -> Scene:
    title = text("scene-tied", card=card(event.auction))
    verdict = sentence("scene-tied.verdict", names=people(event.tied, you))
    return Scene("reveal", title, sides=bid_sides(event, you), verdict=verdict)


def auction_lost(event: e.AuctionLost, you: Seat | None) -> Scene:
    title = text("scene-auction-lost", card=card(event.auction))
    verdict = text("scene-auction-lost-worthless" if event.captains else "scene-auction-lost-no-bids")
    cards = () if event.captains else (KINDS[event.auction].id,)
    return Scene("reveal", title, sides=bid_sides(event, you), cards=cards, verdict=verdict)


# Action cards: each that is played has one scene, with its effect where that is known at once. (AH-4)


def played(event: e.Played, you: Seat | None) -> Scene | None:
    if event.card not in (MERMAID, KING, SHADY):
        return None  # the effect follows at once, and has the scene
    return action_scene(event.seat, event.card, KINDS[event.card].about, you)


def action_scene(seat: Seat, played: int, verdict: str, you: Seat | None, *others: int, **more: Any) -> Scene:
    """A captain plays an action card, with what it does and the cards it is about."""
    cards = tuple(KINDS[kind].id for kind in (played, *others))
    title = text("scene-played", who=person(seat, you), card=card(played))
    return Scene("card", title, seat=seat, cards=cards, verdict=verdict, **more)


def no_effect(event: e.NoEffect, you: Seat | None) -> Scene | None:
    if event.card in (MERMAID, KING, SHADY):
        return None  # it had its scene when it was played
    return action_scene(event.seat, event.card, event_text(event, you), you)


def was_cut(event: e.WasCut, you: Seat | None) -> Scene:
    feeling = tone(False, event.owner == you)
    return action_scene(event.seat, CUTPURSE, event_text(event, you), you, event.card, tone=feeling)


def docked(event: e.Docked, you: Seat | None) -> Scene:
    return action_scene(event.seat, DOCK, event_text(event, you), you)


def brawled(event: e.Brawled, you: Seat | None) -> Scene:
    feeling = tone(False, event.captain == you)
    where = f"seat:{event.captain}"
    return action_scene(event.seat, BRAWL, event_text(event, you), you, tone=feeling, target=where)


# Cards that change hands


def gave(event: e.Gave, you: Seat | None) -> Scene | None:
    """Only for who gets the card by a Shady Deal: the giver has chosen it, and the Pirate King has all before him."""
    if event.card is None or event.action != SHADY or event.taker != you:
        return None
    title = text("scene-gave", who=person(event.giver, you), card=card(event.card))
    return Scene("card", title, cards=(KINDS[event.card].id,), tone="good", target=f"seat:{event.giver}")


def snatched(event: e.Snatched, you: Seat | None) -> Scene | None:
    """Only for who loses the cards: the taker has them before him, and the others do not see them."""
    if event.cards is None or event.captain != you:
        return None
    title = text("scene-snatched", who=person(event.seat, you), cards=card_list(event.cards))
    kind: Any = "card" if event.count == 1 else "reveal"
    cards = tuple(KINDS[kind].id for kind in event.cards)
    return Scene(kind, title, cards=cards, tone="bad", target=f"seat:{event.seat}")


# Calls of a cheat (AH-6)


def call_scene(event: e.Caught | e.Cleared, verdict: str, good: bool, bad: bool, you: Seat | None) -> Scene:
    title = text("scene-called", who=person(event.caller, you), captain=person(event.captain, you))
    sides = tuple(Side(name_of(seat, you), seat) for seat in (event.caller, event.captain))
    return Scene("reveal", title, sides=sides, verdict=verdict, tone=tone(good, bad), target=f"seat:{event.captain}")


def caught(event: e.Caught, you: Seat | None) -> Scene:
    who, captain = person(event.caller, you), person(event.captain, you)
    held = HAND_LIMIT + event.count
    verdict = text("scene-caught", who=who, captain=captain, held=held, count=event.count)
    return call_scene(event, verdict, event.caller == you, event.captain == you, you)


def cleared(event: e.Cleared, you: Seat | None) -> Scene:
    who, captain = person(event.caller, you), person(event.captain, you)
    verdict = text("scene-cleared", who=who, captain=captain, limit=HAND_LIMIT, count=event.count)
    return call_scene(event, verdict, event.captain == you, event.caller == you, you)


# The end of a hand (AH-7, AH-9)


def hand_won(event: e.HandWon, you: Seat | None) -> Scene:
    cards = tuple(KINDS[kind].id for run in event.runs for kind in run)
    return Scene(
        "reveal",
        text("scene-hand-won", who=person(event.seat, you), ending=event.ending),
        seat=event.seat,
        cards=cards,
        verdict=runs_text(event.runs),
        tone=tone(event.seat == you, you is not None),
        target=f"seat:{event.seat}",
    )


def scored(event: e.Scored, you: Seat | None) -> Scene:
    before = event.total - event.points
    modifiers = ((text("scene-part-before"), before), (text("scene-part-this-hand"), event.points))
    side = Side(name_of(event.seat, you), event.seat, modifiers=modifiers, total=event.total)
    title = text("scene-scored", who=person(event.seat, you), points=event.points)
    step, target = event.seat + 1, f"seat:{event.seat}"
    return Scene("step", title, event.seat, (side,), target=target, step=step, steps=event.captains)


SCENES: dict[type[Event], Callable[[Any, Seat | None], Scene | None]] = {
    e.Revealed: revealed,
    e.WonAuction: won_auction,
    e.Tied: tied,
    e.AuctionLost: auction_lost,
    e.Played: played,
    e.NoEffect: no_effect,
    e.WasCut: was_cut,
    e.Spared: lambda x, you: action_scene(x.seat, CUTPURSE, event_text(x, you), you),
    e.Docked: docked,
    e.Plundered: lambda x, you: action_scene(x.seat, PLUNDER, event_text(x, you), you, x.card),
    e.Claimed: lambda x, you: action_scene(x.seat, EIGHT, event_text(x, you), you, x.card),
    e.Brawled: brawled,
    e.Gave: gave,
    e.Snatched: snatched,
    e.Caught: caught,
    e.Cleared: cleared,
    e.HandWon: hand_won,
    e.Scored: scored,
}
