"""Why a bot chooses what everybody sees it choose, in one sentence for the whole table.

It is silent about bids, discards and the cards it keeps or gives: any reason would tell what is in its hand.
"""

from __future__ import annotations

from ....engine import Action, Ask, Seat
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
from ..presentation.card_text import card_name
from ..rules.auction import bid_strength
from ..rules.cheating import cards_over_limit
from ..rules.effects import ShadyDeal, pending_actions
from ..state import Table

RESOLVE_REASONS = {
    KING: "Pay up: the Pirate King takes a card from everyone.",
    MERMAID: "The Mermaid fetches me a card first.",
    PLUNDER: "Let me see what lies in the discard pile.",
    SHADY: "Whoever bid the lowest sailor owes me a card.",
    EIGHT: "One of these bids comes home with me.",
    BRAWL: "Somebody is going to miss the next auction.",
    CUTPURSE: "My Cutpurse goes to work before the bids are compared.",
    DOCK: "If I cannot have it, nobody shall.",
}


def reason(s: Table, ask: Ask, action: Action) -> str:
    """The reason for a choice; nothing where it would tell about the hand."""
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
            return f"I take {card_name(s.row[place].kind)} home, whoever wins."
        case a.Take(kind):
            return f"{card_name(kind)} is what I want most from the pile."
        case a.Name(captain):
            return name_reason(s, seat, captain)
    return ""


def call_reason(s: Table, captain: Seat) -> str:
    if cards_over_limit(s, captain):
        return f"I counted: {{{captain}}} holds more than {HAND_LIMIT} cards."
    return f"That looks like more than {HAND_LIMIT} cards to me, {{{captain}}}."


def resolve_reason(s: Table, seat: Seat, kind: int) -> str:
    pending = pending_actions(s, seat)
    if kind != DOCK and DOCK in pending:
        return f"{card_name(kind)} first, before everything falls off the dock."
    if kind == CUTPURSE and PLUNDER in pending:
        return "I cut first, then I can plunder what I cut."
    return RESOLVE_REASONS[kind]


def cut_reason(s: Table, seat: Seat, place: int) -> str:
    card = s.row[place]
    if card.owner == seat:
        return f"I would rather have {card_name(card.kind)} off the table."
    if card.kind == RUM:
        return f"Without Rum, {{{card.owner}}} has to win with sailors."
    if CREW[card.kind] is None:
        return f"{card_name(card.kind)} would do {{{card.owner}}} too much good."
    own, theirs = bid_strength(s, seat), bid_strength(s, card.owner)
    if theirs >= own > (False, 0):
        return f"That bid of {{{card.owner}}} stood between me and {auction_name(s)}."
    return f"That makes the bid of {{{card.owner}}} smaller."


def spare_reason(s: Table, seat: Seat) -> str:
    owners = {card.owner for card in s.row} - {seat}
    best = max((bid_strength(s, owner) for owner in owners), default=(False, 0))
    return "There is nothing worth cutting." if best == (False, 0) else "I leave the bids as they are."


def auction_name(s: Table) -> str:
    return "the auction" if s.auction is None else card_name(s.auction)


def name_reason(s: Table, seat: Seat, captain: Seat) -> str:
    if isinstance(s.agenda[-1], ShadyDeal):
        lowest = min(RANK[card.kind] for card in s.row if CREW[card.kind] is not None)
        return f"{{{captain}}} bid the lowest sailor, a {lowest}."
    if s.seats == 2:
        return f"With {{{captain}}} in a brawl, the next auction is mine alone."
    others = [other for other in range(s.seats) if other not in (seat, captain)]
    if all(len(s.hands[other]) < len(s.hands[captain]) for other in others):
        return f"{{{captain}}} holds the most cards and can do with a round off."
    return f"{{{captain}}} can do with a round off."
