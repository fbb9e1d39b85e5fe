"""Why to lay a card, seal a bid, pass, or give up a tie, in a sentence for the bidder. (AH-3.3, AH-5.4)

It uses his own hand, the auction card, and how many cards the others have bid.
"""

from __future__ import annotations

from ....engine import Action, Seat
from ....engine.text.english import number
from ..actions import Lay, Pass, Seal
from ..components import BRAWL, CREW, CUTPURSE, DOCK, EIGHT, KING, MERMAID, MONKEY, PLUNDER, RANK, RUM, SHADY
from ..presentation.card_text import card_name, distance_text, is_needed
from ..presentation.hints import own_bid, rest_of_hand
from ..rules.auction import card_value, strength
from ..rules.runs import find_win
from ..state import Table, cards_left
from .evaluation import gain_from

ACTION_ADVICE = {
    KING: "The Pirate King takes a card from everyone who has one, whoever wins the auction.",
    MERMAID: "The Mermaid draws a card from every other hand, whoever wins the auction.",
    PLUNDER: "Hidden Plunder takes the card you like best from the discard pile, if it is not empty.",
    SHADY: "With a Shady Deal, whoever bids the lowest sailor gives you a card.",
    EIGHT: "Pieces of Eight can bring you a card out of somebody's bid, whoever wins the auction.",
    BRAWL: "A Tavern Brawl keeps one rival out of the next auction.",
    CUTPURSE: "A Cutpurse can take the best card out of a rival's bid before the bids are compared.",
    MONKEY: "In a bid the Monkey does nothing; in your hand it stands for any sailor.",
}


def bid_advice(s: Table, seat: Seat, action: Action) -> str:
    """Why to choose this in an auction."""
    assert s.auction is not None
    match action:
        case Lay(kind=kind):
            return lay_advice(s, seat, kind, s.auction)
        case Seal():
            return seal_advice(s, seat, s.auction)
        case Pass():
            return pass_advice(s, seat, s.auction)
    return f"{card_name(s.auction)} is not worth another card of your hand."


def lay_advice(s: Table, seat: Seat, kind: int, auction: int) -> str:
    if kind == RUM:
        return f"Rum beats every bid without Rum: {wish(rest_of_hand(s, seat), auction)}."
    if kind == DOCK:
        lost = sum(len(bid) for bid in s.bids)
        verb = "goes" if lost == 1 else "go"
        others = f", and {number(lost, 'card')} of other bids {verb} overboard" if lost else ""
        return f"With Fall off the Dock nobody gets {card_name(auction)}{others}."
    if CREW[kind] is None:
        return ACTION_ADVICE[kind]
    rest = rest_of_hand(s, seat)
    without = cards_left(rest, [kind])
    value = card_value(kind, auction)
    double = ", doubled" if value > RANK[kind] else ""
    spare = "though you need it" if is_needed([*rest, auction], [*without, auction]) else "and you can spare it"
    return f"{card_name(kind)} adds {value}{double}, {spare}; {wish(without, auction)}."


def wish(hand: list[int], auction: int) -> str:
    """What the auction card would do for a hand, as the second half of a sentence."""
    name, after = card_name(auction), [*hand, auction]
    if find_win(after):
        return f"{name} wins you the hand"
    if is_needed(after, hand):
        return f"with {name} you are {distance_text(after)}"
    if CREW[auction] is None:
        return f"{name} is good to have later"
    return (
        f"{name} opens new ways to win" if gain_from(hand, auction) > 0 else f"another {name} can pay for a later bid"
    )


def seal_advice(s: Table, seat: Seat, auction: int) -> str:
    bid = own_bid(s, seat)
    rum, value = strength(bid, auction)
    if rum:
        return "Only another Rum can beat this bid, so there is no need to pay more."
    if value:
        return f"A bid worth {value} is enough for {card_name(auction)}: keep the rest for your runs."
    if all(kind == MONKEY for kind in bid):
        return "A Monkey is worth nothing in a bid: it would be better in your hand."
    return f"Your action works without paying sailors for {card_name(auction)}."


def pass_advice(s: Table, seat: Seat, auction: int) -> str:
    hand = s.hands[seat]
    if is_needed([*hand, auction], hand):
        return f"{card_name(auction)} would help, but what you would pay for it helps you more."
    if CREW[auction] is None:
        return f"{card_name(auction)} is good to have, but not for the cards you would pay."
    return f"{card_name(auction)} does not bring you nearer to winning: save your cards."
