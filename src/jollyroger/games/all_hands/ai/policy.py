"""A captain who plays by rules of thumb.

He uses his own hand and what everyone can see. That includes the sizes of hands: everyone sees each gain and loss of
cards, so a captain who pays attention can count them. (AH-2.2)

The thresholds are set by hand. They are fractions of the value of his hand, as in `evaluation`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....engine import Action, Ask, Chance, Seat
from ..actions import (
    AGREE,
    DONE,
    DROP,
    ENOUGH,
    FORFEIT,
    LAY,
    PASS,
    SEAL,
    SPARE,
    Call,
    CardAction,
    Claim,
    Cut,
    Give,
    Keep,
    Name,
    Resolve,
    Take,
)
from ..components import BRAWL, CREW_KINDS, CUTPURSE, DOCK, EIGHT, HAND_LIMIT, KING, MERMAID, PLUNDER, RUM, SHADY
from ..rules.auction import bid_strength, card_values
from ..rules.bidding import Bidding, Rebidding
from ..rules.cheating import CallWindow, is_exposed_by_card
from ..rules.rounds import Discarding
from ..rules.runs import find_win
from ..state import Table, cards_left
from .evaluation import CardCosts, card_costs, gain_from

PLAY_AT_ONCE: Final = (KING, MERMAID, PLUNDER, SHADY, EIGHT, BRAWL)
"""Actions to bid as soon as he has them, the best first."""
RESOLVE_ORDER: Final = (KING, MERMAID, SHADY, CUTPURSE, PLUNDER, EIGHT, BRAWL, DOCK)

MIN_GAIN_TO_BID: Final = 0.15
MAX_GAIN_FOR_DOCK: Final = 0.2
MIN_GAIN_FOR_CUTPURSE: Final = 0.4
MIN_GAIN_FOR_RUM: Final = 0.8
"""The gain from the auction card above (or below) which these cards are bid."""
MAX_COST_PER_GAIN: Final = 0.3
"""The cost of a single crew card in a bid, as a fraction of the gain from the auction card."""
BASE_BID: Final = 4.0
BID_PER_GAIN: Final = 10.0
MAX_GAIN_BID_ON: Final = 2.5
"""The value of crew cards to bid: a base, and more the higher the gain, up to a highest one."""


def policy(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """A sensible choice for the captain who is asked."""
    phase = s.agenda[-1]
    if isinstance(phase, CallWindow):
        call = right_call(s, ask)
        if call is not None or ask.may:
            return call
        return choose_bid(s, phase) if isinstance(phase, Bidding) else AGREE
    if isinstance(phase, Discarding):
        return choose_discard(s, phase, ask.seat)
    if isinstance(phase, Rebidding):
        return choose_rebid(s, phase)
    hand = s.hands[ask.seat]
    match ask.options[0]:
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
            # A second brawl with the same captain changes nothing. (AH-4.9)
            return max(names, key=lambda name: (not s.brawled_next[name.captain], len(s.hands[name.captain])))
    return ENOUGH


def right_call(s: Table, ask: Ask) -> Call | None:
    """The first call of a captain who holds too many cards."""
    for hand in s.hands:
        if len(hand) > HAND_LIMIT:
            break
    else:
        return None
    for option in ask.options:
        if isinstance(option, Call) and len(s.hands[option.captain]) > HAND_LIMIT:
            return option
    return None


def best_card(ask: Ask, score: Callable[[CardAction], float]) -> CardAction:
    return max((option for option in ask.options if isinstance(option, CardAction)), key=score)


def choose_card_to_keep(s: Table, ask: Ask) -> Action:
    """Keep the best card, but none that lets others call him, unless it wins: he would only lose a card again."""
    hand = s.hands[ask.seat]
    best = best_card(ask, lambda option: gain_from(hand, option.kind))
    if ask.options[-1] == ENOUGH and is_exposed_by_card(s, ask.seat) and find_win([*hand, best.kind]) is None:
        return ENOUGH
    return best


def choose_bid(s: Table, phase: Bidding) -> Action:
    """Lay the next card of the intended bid, or seal it."""
    intended = intended_bid(s, phase.seat)
    for kind in phase.picks:
        if kind in intended:
            intended.remove(kind)
    if intended:
        return LAY[min(intended)]
    return SEAL if phase.picks else PASS


def intended_bid(s: Table, seat: Seat) -> list[int]:
    """The cards to bid."""
    assert s.auction is not None
    return bid_for(s.hands[seat], s.auction, cards_bid_before(s, seat), s.seats, seat == s.dealer)


def cards_bid_before(s: Table, seat: Seat) -> int:
    """How many cards those who bid before this captain have bid together."""
    count = 0
    for other in s.after(s.dealer):
        if other == seat:
            break
        count += len(s.bids[other])
    return count


def bid_for(hand: list[int], auction: int, cards_bid: int, seats: int, is_last: bool) -> list[int]:
    """The cards to bid: an action that is useful in any case, and as much crew as the auction card deserves.

    The last one to bid pays the least card there is if all others have passed.
    """
    gain = gain_from(hand, auction)
    actions = [kind for kind in hand if kind >= CREW_KINDS]
    if DOCK in actions and gain < MAX_GAIN_FOR_DOCK and cards_bid >= seats:
        return [DOCK]  # the others lose what they have bid
    bid: list[int] = []
    for kind in PLAY_AT_ONCE:
        if kind in actions:
            bid.append(kind)
            break
    if gain < MIN_GAIN_TO_BID:
        return bid
    if is_last and not cards_bid:
        return bid + crew_to_pay(hand, auction, gain, target=1)
    if gain > MIN_GAIN_FOR_RUM and RUM in actions:
        bid.append(RUM)
    elif gain > MIN_GAIN_FOR_CUTPURSE and CUTPURSE in actions:
        bid.append(CUTPURSE)
    return bid + crew_to_pay(hand, auction, gain, target=BASE_BID + BID_PER_GAIN * min(gain, MAX_GAIN_BID_ON))


def crew_to_pay(hand: list[int], auction: int, gain: float, target: float) -> list[int]:
    """Crew cards worth about `target` in a bid, those that cost least for their value first.

    It stops at a card that costs too much for the gain from the auction card.
    """
    worth = card_values(auction)
    whole = [*hand, auction]
    crew = [kind for kind in hand if kind < CREW_KINDS]
    paid: list[int] = []
    value = 0
    while crew and value < target:
        costs = CardCosts(whole)
        cheapest, least = crew[0], costs.of(crew[0])
        for kind in crew:
            cost = costs.of(kind)
            if cost / worth[kind] < least / worth[cheapest]:
                cheapest, least = kind, cost
        if least > MAX_COST_PER_GAIN * gain:
            break
        whole.remove(cheapest)
        crew.remove(cheapest)
        paid.append(cheapest)
        value += worth[cheapest]
    return paid


def choose_rebid(s: Table, phase: Rebidding) -> Action:
    """Add one crew card to a tie if the auction is worth it."""
    if phase.picks:
        return SEAL
    assert s.auction is not None
    hand = s.hands[phase.seat]
    extra = crew_to_pay(hand, s.auction, gain_from(hand, s.auction), target=1)
    return LAY[extra[0]] if extra else FORFEIT


def choose_discard(s: Table, phase: Discarding, seat: Seat) -> Action:
    """Discard until the hand is within the limit after the next deal."""
    hand, picks = s.hands[seat], phase.picks[seat]
    if len(hand) - len(picks) < HAND_LIMIT:
        return DONE
    costs = card_costs(cards_left(hand, picks))
    return DROP[min(costs, key=lambda kind: costs[kind])]


def choose_cut(s: Table, ask: Ask) -> Action:
    """Cut the Rum or the highest crew card of the strongest other bid."""
    rivals = sorted({card.owner for card in s.row} - {ask.seat}, key=lambda seat: bid_strength(s, seat))
    if not rivals or s.auction is None or bid_strength(s, rivals[-1]) == (False, 0):
        return SPARE

    def strength_lost(option: Cut) -> tuple[bool, int]:
        kind = s.row[option.place].kind
        return kind == RUM, card_values(s.auction)[kind]

    cuts = [option for option in ask.options if isinstance(option, Cut) and s.row[option.place].owner == rivals[-1]]
    return max(cuts, key=strength_lost) if cuts else SPARE
