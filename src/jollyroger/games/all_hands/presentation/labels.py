"""Actions in words, and what on the board they are about."""

from __future__ import annotations

from ....engine import Action, Seat
from ....engine.messages import Message, message, person
from .. import actions as a
from ..components import KINDS, KING_KEEPS
from ..messages import text
from ..rules.cheating import Keeping
from ..rules.effects import ShadyDeal
from ..rules.rounds import picked_cards
from ..state import Table
from .card_text import card

CARD_LABELS: dict[type[Action], str] = {
    a.Lay: "option-lay",
    a.Drop: "option-drop",
    a.Give: "option-give",
    a.Keep: "option-keep",
    a.Take: "option-take",
    a.Resolve: "option-resolve",
}
CARD_PLACES: dict[type[Action], str] = {a.Lay: "card", a.Drop: "card", a.Give: "card", a.Keep: "aside", a.Take: "pile"}
"""Where the card of an action lies: in the hand, among the cards one looks at, or in the discard pile."""
LABELS: dict[type[Action], str] = {
    a.Seal: "option-seal",
    a.Pass: "option-pass",
    a.Forfeit: "option-forfeit",
    a.Spare: "option-spare",
    a.Agree: "option-agree",
}


def label(s: Table, seat: Seat, action: Action) -> str:
    """The text of an option, complete by itself."""
    match action:
        case a.CardAction(kind):
            return text(CARD_LABELS[type(action)], card=card(kind))
        case a.Cut(place):
            return text("option-cut", card=card_on_table(s, seat, place))
        case a.Claim(place):
            return text("option-claim", card=card_on_table(s, seat, place))
        case a.Call(captain):
            return text("option-call", captain=person(captain, seat))
        case a.Name(captain):
            deal = s.agenda and isinstance(s.agenda[-1], ShadyDeal)
            return text("option-ask" if deal else "option-brawl", captain=person(captain, seat))
        case a.Done():
            chosen = picked_cards(s.agenda[-1], seat) if s.agenda else ()
            return text("option-done", count=len(chosen))
        case a.Enough():
            phase = s.agenda[-1] if s.agenda else None
            kept_one = isinstance(phase, Keeping) and phase.rule == "AH-4.10" and phase.most < KING_KEEPS
            return text("option-enough-more" if kept_one else "option-enough")
    return text(LABELS[type(action)])


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


def card_on_table(s: Table, seat: Seat, place: int) -> Message:
    """A card of the revealed bids, with what distinguishes it from equal ones."""
    if place >= len(s.row):
        return message("table-card-missing")
    laid = s.row[place]
    owner, name = person(laid.owner, seat), card(laid.kind)
    if laid.claim is None:
        if not laid.resolved:
            return message("table-card", owner=owner, card=name)
        return message("table-card-marked", owner=owner, card=name, marks="played", claimer="", number=0)
    claimer = s.claims[laid.claim]
    marks = "claimed-numbered" if s.claims.count(claimer) > 1 else "claimed"
    return message(
        "table-card-marked",
        owner=owner,
        card=name,
        marks=f"{marks}-played" if laid.resolved else marks,
        claimer=person(claimer, seat),
        number=laid.claim + 1,
    )
