"""Why to lay a card, seal a bid, pass, or give up a tie, in a sentence for the bidder. (AH-3.3, AH-5.4)

It uses his own hand, the auction card, and how many cards the others have bid.
"""

from __future__ import annotations

from ....engine import Action, Seat
from ....engine.messages import Message, message
from ..actions import Lay, Pass, Seal
from ..components import BRAWL, CREW, CUTPURSE, DOCK, EIGHT, KING, MERMAID, MONKEY, PLUNDER, RANK, RUM, SHADY
from ..presentation.card_text import card, distance, is_needed
from ..presentation.hints import own_bid, rest_of_hand
from ..rules.auction import card_value, strength
from ..rules.runs import find_win
from ..state import Table, cards_left
from .evaluation import gain_from

ACTION_ADVICE = {
    KING: "advice-action-king",
    MERMAID: "advice-action-mermaid",
    PLUNDER: "advice-action-plunder",
    SHADY: "advice-action-shady-deal",
    EIGHT: "advice-action-pieces-of-eight",
    BRAWL: "advice-action-brawl",
    CUTPURSE: "advice-action-cutpurse",
    MONKEY: "advice-action-monkey",
}


def bid_advice(s: Table, seat: Seat, action: Action) -> Message:
    """Why to choose this in an auction."""
    assert s.auction is not None
    match action:
        case Lay(kind=kind):
            return lay_advice(s, seat, kind, s.auction)
        case Seal():
            return seal_advice(s, seat, s.auction)
        case Pass():
            return pass_advice(s, seat, s.auction)
    return message("advice-forfeit", card=card(s.auction))


def lay_advice(s: Table, seat: Seat, kind: int, auction: int) -> Message:
    if kind == RUM:
        return message("advice-lay-rum", wish=wish(rest_of_hand(s, seat), auction))
    if kind == DOCK:
        lost = sum(len(bid) for bid in s.bids)
        if lost:
            return message("advice-lay-dock-others", card=card(auction), count=lost)
        return message("advice-lay-dock", card=card(auction))
    if CREW[kind] is None:
        return message(ACTION_ADVICE[kind])
    rest = rest_of_hand(s, seat)
    without = cards_left(rest, [kind])
    value = card_value(kind, auction)
    return message(
        "advice-lay-doubled" if value > RANK[kind] else "advice-lay",
        card=card(kind),
        value=value,
        spare="needed" if is_needed([*rest, auction], [*without, auction]) else "spare",
        wish=wish(without, auction),
    )


def wish(hand: list[int], auction: int) -> Message:
    """What the auction card would do for a hand, as the second half of a sentence."""
    name, after = card(auction), [*hand, auction]
    if find_win(after):
        return message("wish-wins", card=name)
    if is_needed(after, hand):
        return message("wish-nearer", card=name, distance=distance(after))
    if CREW[auction] is None:
        return message("wish-action", card=name)
    return message("wish-new-ways" if gain_from(hand, auction) > 0 else "wish-pays-later", card=name)


def seal_advice(s: Table, seat: Seat, auction: int) -> Message:
    bid = own_bid(s, seat)
    rum, value = strength(bid, auction)
    if rum:
        return message("advice-seal-rum")
    if value:
        return message("advice-seal", value=value, card=card(auction))
    if all(kind == MONKEY for kind in bid):
        return message("advice-seal-monkey")
    return message("advice-seal-action", card=card(auction))


def pass_advice(s: Table, seat: Seat, auction: int) -> Message:
    hand = s.hands[seat]
    if is_needed([*hand, auction], hand):
        return message("advice-pass-helps", card=card(auction))
    if CREW[auction] is None:
        return message("advice-pass-action", card=card(auction))
    return message("advice-pass", card=card(auction))
