"""A captain who plays by rules of thumb.

He uses his own hand and what everyone can see. That includes the sizes of hands: everyone sees each gain and loss of
cards, so a captain who pays attention can count them. (AH-2.2)

The thresholds are set by hand. They are fractions of the value of his hand, as in `evaluation`.
"""

from __future__ import annotations

from collections.abc import Callable

from ....engine import Action, Ask, Chance, Seat
from ..actions import (
    AGREE,
    DONE,
    ENOUGH,
    FORFEIT,
    PASS,
    SEAL,
    SPARE,
    Call,
    CardAction,
    Claim,
    Cut,
    Drop,
    Give,
    Keep,
    Lay,
    Name,
    Resolve,
    Take,
)
from ..components import BRAWL, CREW, CUTPURSE, DOCK, EIGHT, HAND_LIMIT, KING, MERMAID, PLUNDER, RUM, SHADY
from ..rules.auction import bid_strength, card_value
from ..rules.bidding import Bidding, Rebidding
from ..rules.cheating import cards_over_limit, is_exposed_by_card
from ..rules.rounds import picked_cards
from ..rules.runs import find_win
from ..state import Table, cards_left
from .evaluation import card_costs, gain_from

PLAY_AT_ONCE = (KING, MERMAID, PLUNDER, SHADY, EIGHT, BRAWL)
"""Actions to bid as soon as he has them, the best first."""
RESOLVE_ORDER = (KING, MERMAID, SHADY, CUTPURSE, PLUNDER, EIGHT, BRAWL, DOCK)

MIN_GAIN_TO_BID = 0.15
MAX_GAIN_FOR_DOCK = 0.2
MIN_GAIN_FOR_CUTPURSE = 0.4
MIN_GAIN_FOR_RUM = 0.8
"""The gain from the auction card above (or below) which these cards are bid."""
MAX_COST_PER_GAIN = 0.3
"""The cost of a single crew card in a bid, as a fraction of the gain from the auction card."""
BASE_BID, BID_PER_GAIN, MAX_GAIN_BID_ON = 4, 10, 2.5
"""The value of crew cards to bid: a base, and more the higher the gain, up to a highest one."""


def policy(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """A sensible choice for the captain who is asked."""
    for option in ask.options:
        if isinstance(option, Call) and cards_over_limit(s, option.captain):
            return option
    if ask.may:
        return None
    if AGREE in ask.options:
        return AGREE
    phase = s.agenda[-1]
    if isinstance(phase, Bidding):
        return choose_bid(s, ask)
    if isinstance(phase, Rebidding):
        return choose_rebid(s, ask)
    hand = s.hands[ask.seat]
    match ask.options[0]:
        case Drop():
            return choose_discard(s, ask)
        case Give():
            costs = card_costs(hand)
            return best_card(ask, lambda option: -costs[option.kind])
        case Keep():
            return choose_card_to_keep(s, ask)
        case Take():
            return best_card(ask, lambda option: gain_from(hand, option.kind))
        case Resolve():
            return best_card(ask, lambda option: -RESOLVE_ORDER.index(option.kind))
        case Cut():
            return choose_cut(s, ask)
        case Claim():
            claims = [option for option in ask.options if isinstance(option, Claim)]
            return max(claims, key=lambda claim: gain_from(hand, s.row[claim.place].kind))
        case Name():
            names = [option for option in ask.options if isinstance(option, Name)]
            return max(names, key=lambda name: len(s.hands[name.captain]))
    return DONE if DONE in ask.options else ENOUGH


def best_card(ask: Ask, score: Callable[[CardAction], float]) -> CardAction:
    return max((option for option in ask.options if isinstance(option, CardAction)), key=score)


def choose_card_to_keep(s: Table, ask: Ask) -> Action:
    """Keep the best card, but none that lets others call him, unless it wins: he would only lose a card again."""
    hand = s.hands[ask.seat]
    best = best_card(ask, lambda option: gain_from(hand, option.kind))
    if ENOUGH in ask.options and is_exposed_by_card(s, ask.seat) and find_win([*hand, best.kind]) is None:
        return ENOUGH
    return best


def choose_bid(s: Table, ask: Ask) -> Action:
    """Lay the next card of the intended bid, or seal it."""
    intended = intended_bid(s, ask.seat)
    for kind in picked_cards(s.agenda[-1], ask.seat):
        if kind in intended:
            intended.remove(kind)
    for option in ask.options:
        if isinstance(option, Lay) and option.kind in intended:
            return option
    return SEAL if SEAL in ask.options else PASS


def intended_bid(s: Table, seat: Seat) -> list[int]:
    """The cards to bid: an action that is useful in any case, and as much crew as the auction card deserves."""
    hand = s.hands[seat]
    assert s.auction is not None
    gain = gain_from(hand, s.auction)
    bid = [kind for kind in PLAY_AT_ONCE if kind in hand][:1]
    if DOCK in hand and gain < MAX_GAIN_FOR_DOCK and sum(len(other) for other in s.bids) >= s.seats:
        return [DOCK]  # the others lose what they have bid
    if gain < MIN_GAIN_TO_BID:
        return bid
    if gain > MIN_GAIN_FOR_RUM and RUM in hand:
        bid.append(RUM)
    elif gain > MIN_GAIN_FOR_CUTPURSE and CUTPURSE in hand:
        bid.append(CUTPURSE)
    return bid + crew_to_pay(hand, s.auction, gain, target=BASE_BID + BID_PER_GAIN * min(gain, MAX_GAIN_BID_ON))


def crew_to_pay(hand: list[int], auction: int, gain: float, target: float) -> list[int]:
    """Crew cards worth about `target` in a bid, those that cost least for their value first.

    It stops at a card that costs too much for the gain from the auction card.
    """
    whole = [*hand, auction]
    paid: list[int] = []
    value = 0.0
    while value < target:
        crew = [kind for kind in dict.fromkeys(hand) if CREW[kind] is not None and hand.count(kind) > paid.count(kind)]
        if not crew:
            break
        costs = card_costs(whole)
        kind = min(crew, key=lambda kind: costs[kind] / card_value(kind, auction))
        if costs[kind] > MAX_COST_PER_GAIN * gain:
            break
        whole.remove(kind)
        paid.append(kind)
        value += card_value(kind, auction)
    return paid


def choose_rebid(s: Table, ask: Ask) -> Action:
    """Add one crew card to a tie if the auction is worth it."""
    if SEAL in ask.options:
        return SEAL
    assert s.auction is not None
    hand = s.hands[ask.seat]
    extra = crew_to_pay(hand, s.auction, gain_from(hand, s.auction), target=1)
    return Lay(extra[0]) if extra else FORFEIT


def choose_discard(s: Table, ask: Ask) -> Action:
    """Discard until the hand is within the limit after the next deal."""
    hand = cards_left(s.hands[ask.seat], picked_cards(s.agenda[-1], ask.seat))
    if len(hand) < HAND_LIMIT and DONE in ask.options:
        return DONE
    costs = card_costs(hand)
    return Drop(min(costs, key=lambda kind: costs[kind]))


def choose_cut(s: Table, ask: Ask) -> Action:
    """Cut the Rum or the highest crew card of the strongest other bid."""
    rivals = sorted({card.owner for card in s.row} - {ask.seat}, key=lambda seat: bid_strength(s, seat))
    if not rivals or s.auction is None or bid_strength(s, rivals[-1]) == (False, 0):
        return SPARE

    def strength_lost(option: Cut) -> tuple[bool, int]:
        kind = s.row[option.place].kind
        return kind == RUM, card_value(kind, s.auction)

    cuts = [option for option in ask.options if isinstance(option, Cut) and s.row[option.place].owner == rivals[-1]]
    return max(cuts, key=strength_lost) if cuts else SPARE
