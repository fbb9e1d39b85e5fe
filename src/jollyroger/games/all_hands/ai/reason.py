"""Why a bot chooses what everybody sees it choose, in one sentence for the whole table.

It is silent about bids, discards and the cards it keeps or gives: any reason would tell what is in its hand.
"""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.messages import Message, Person, message
from .. import actions as a
from ..components import (
    BRAWL,
    CREW,
    CUTPURSE,
    DOCK,
    EIGHT,
    HAND_LIMIT,
    KING,
    MERMAID,
    PLUNDER,
    RANK,
    RUM,
    SHADY,
)
from ..presentation.card_text import card
from ..rules.auction import bid_strength
from ..rules.cheating import cards_over_limit
from ..rules.effects import ShadyDeal, pending_actions
from ..state import Table

RESOLVE_REASONS = {
    KING: "reason-resolve-king",
    MERMAID: "reason-resolve-mermaid",
    PLUNDER: "reason-resolve-plunder",
    SHADY: "reason-resolve-shady-deal",
    EIGHT: "reason-resolve-pieces-of-eight",
    BRAWL: "reason-resolve-brawl",
    CUTPURSE: "reason-resolve-cutpurse",
    DOCK: "reason-resolve-dock",
}


def reason(s: Table, ask: Ask, action: Action) -> Message | None:
    """The reason for a choice; None where it would tell about the hand."""
    seat = ask.seat
    match action:
        case a.Call(captain):
            return call_reason(s, captain)
        case a.Resolve(kind):
            return resolve_reason(s, seat, kind)
        case a.Cut(place):
            return cut_reason(s, seat, place)
        case a.Spare():
            return spare_reason(s, seat)
        case a.Claim(place):
            return message("reason-claim", card=card(s.row[place].kind))
        case a.Take(kind):
            return message("reason-take", card=card(kind))
        case a.Name(captain):
            return name_reason(s, seat, captain)
    return None


def call_reason(s: Table, captain: Seat) -> Message:
    if cards_over_limit(s, captain):
        return message("reason-call-counted", captain=Person(captain), limit=HAND_LIMIT)
    return message("reason-call-guess", captain=Person(captain), limit=HAND_LIMIT)


def resolve_reason(s: Table, seat: Seat, kind: int) -> Message:
    pending = pending_actions(s, seat)
    if kind != DOCK and DOCK in pending:
        return message("reason-before-dock", card=card(kind))
    if kind == CUTPURSE and PLUNDER in pending:
        return message("reason-cut-before-plunder")
    return message(RESOLVE_REASONS[kind])


def cut_reason(s: Table, seat: Seat, place: int) -> Message:
    laid = s.row[place]
    owner = Person(laid.owner)
    if laid.owner == seat:
        return message("reason-cut-own", card=card(laid.kind))
    if laid.kind == RUM:
        return message("reason-cut-rum", owner=owner)
    if CREW[laid.kind] is None:
        return message("reason-cut-action", card=card(laid.kind), owner=owner)
    own, theirs = bid_strength(s, seat), bid_strength(s, laid.owner)
    if s.auction is not None and theirs >= own > (False, 0):
        return message("reason-cut-rival", owner=owner, card=card(s.auction))
    return message("reason-cut-smaller", owner=owner)


def spare_reason(s: Table, seat: Seat) -> Message:
    owners = {card.owner for card in s.row} - {seat}
    best = max((bid_strength(s, owner) for owner in owners), default=(False, 0))
    return message("reason-spare-nothing" if best == (False, 0) else "reason-spare")


def name_reason(s: Table, seat: Seat, captain: Seat) -> Message:
    if isinstance(s.agenda[-1], ShadyDeal):
        lowest = min(RANK[card.kind] for card in s.row if CREW[card.kind] is not None)
        return message("reason-ask", captain=Person(captain), rank=lowest)
    if s.seats == 2:
        return message("reason-brawl-alone", captain=Person(captain))
    others = [other for other in range(s.seats) if other not in (seat, captain)]
    if all(len(s.hands[other]) < len(s.hands[captain]) for other in others):
        return message("reason-brawl-most-cards", captain=Person(captain))
    return message("reason-brawl-captain", captain=Person(captain))
