"""Actions in words, and what on the board they are about."""

from __future__ import annotations

from ....engine import Action, Seat
from ....engine.text.english import number, who, whose
from .. import actions as a
from ..components import KINDS, KING_KEEPS
from ..rules.cheating import Keeping
from ..rules.effects import ShadyDeal
from ..rules.rounds import picked_cards
from ..state import Table
from .card_text import card_name

CARD_VERBS: dict[type[Action], str] = {
    a.Lay: "Lay",
    a.Drop: "Discard",
    a.Give: "Give",
    a.Keep: "Keep",
    a.Take: "Take",
    a.Resolve: "Play",
}
CARD_PLACES: dict[type[Action], str] = {a.Lay: "card", a.Drop: "card", a.Give: "card", a.Keep: "aside", a.Take: "pile"}
"""Where the card of an action lies: in the hand, among the cards one looks at, or in the discard pile."""
LABELS: dict[type[Action], str] = {
    a.Seal: "Seal your bid",
    a.Pass: "Pass",
    a.Forfeit: "Give up",
    a.Spare: "Cut nothing",
    a.Agree: "Turn the bids over",
}


def label(s: Table, seat: Seat, action: Action) -> str:
    """The text of an option, complete by itself."""
    match action:
        case a.CardAction(kind):
            return f"{CARD_VERBS[type(action)]} {card_name(kind)}"
        case a.Cut(place):
            return f"Cut {card_on_table(s, seat, place)}"
        case a.Claim(place):
            return f"Claim {card_on_table(s, seat, place)}"
        case a.Call(captain):
            return f"Call {who(captain, seat)} a cheat"
        case a.Name(captain):
            deal = s.agenda and isinstance(s.agenda[-1], ShadyDeal)
            return f"Ask {who(captain, seat)} for a card" if deal else f"Start a brawl with {who(captain, seat)}"
        case a.Done():
            chosen = picked_cards(s.agenda[-1], seat) if s.agenda else ()
            return f"Discard {number(len(chosen), 'card')}" if chosen else "Discard nothing"
        case a.Enough():
            phase = s.agenda[-1] if s.agenda else None
            kept_one = isinstance(phase, Keeping) and phase.rule == "AH-4.10" and phase.most < KING_KEEPS
            return "Keep no more" if kept_one else "Keep none"
    return LABELS[type(action)]


def target(s: Table, seat: Seat, action: Action) -> str:
    """What on the board an action is about: a card, a card of the revealed bids by its place, or a captain."""
    match action:
        case a.Resolve(kind):
            own = [place for place, card in enumerate(s.row) if (card.owner, card.kind) == (seat, kind)]
            own.sort(key=lambda place: s.row[place].resolved)
            return f"row:{own[0]}" if own else ""
        case a.CardAction(kind):
            return f"{CARD_PLACES[type(action)]}:{KINDS[kind].id}"
        case a.Cut(place) | a.Claim(place):
            return f"row:{place}"
        case a.Call(captain) | a.Name(captain):
            return f"seat:{captain}"
    return ""


def card_on_table(s: Table, seat: Seat, place: int) -> str:
    """A card of the revealed bids, with what distinguishes it from equal ones."""
    if place >= len(s.row):
        return "a card that is not there"
    card = s.row[place]
    notes = []
    if card.claim is not None:
        notes.append(f"claimed by {who(s.claims[card.claim], seat)}")
        if s.claims.count(s.claims[card.claim]) > 1:
            notes[-1] += f", claim {card.claim + 1}"
    if card.resolved:
        notes.append("already played")
    suffix = f" ({', '.join(notes)})" if notes else ""
    return f"{whose(card.owner, seat)} {card_name(card.kind)}{suffix}"
