"""Rules of thumb for a captain: what a hand is worth, what a card is worth to it, and what to pay.

Everything here reads the captain's own hand and what all can see. Hand sizes are among that: every gain and loss
of cards is seen, so a captain who pays attention can count. (AH-2.2)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
    Claim,
    Cut,
    Drop,
    Give,
    Keep,
    Lay,
    Name,
    OfCard,
    Resolve,
    Take,
)
from ..components import (
    BRAWL,
    CREW,
    CUTPURSE,
    DOCK,
    EIGHT,
    HAND_LIMIT,
    KING,
    LONG_RUN,
    MERMAID,
    MONKEY,
    PLUNDER,
    RANK,
    RUM,
    SHADY,
    SHORT_RUN,
    SUIT_MULTIPLIER,
)
from ..presentation.view import picked
from ..rules.auction import strength
from ..rules.bidding import Bidding, Rebidding
from ..rules.runs import MASKS, masks, run_masks
from ..state import Table

STEP = 3.0
"""How much nearer to winning a hand is with one missing card fewer."""

USEFUL = {KING: 0.5, MERMAID: 0.4, PLUNDER: 0.4, RUM: 0.4, SHADY: 0.2, EIGHT: 0.2, CUTPURSE: 0.1, BRAWL: 0.1, DOCK: 0.1}
"""What an action card is worth in hand, as a share of the hand's worth."""

BOONS = (KING, MERMAID, PLUNDER, SHADY, EIGHT, BRAWL)
"""Actions worth playing as soon as one has them, in this order."""

ORDER = (KING, MERMAID, SHADY, CUTPURSE, PLUNDER, EIGHT, BRAWL, DOCK)


def _nearness(length: int) -> list[float]:
    """For each mask of ranks held, the worth of all runs it might still become."""
    runs = run_masks(length)
    return [sum(STEP ** -(run & ~mask).bit_count() for run in runs) for mask in range(MASKS)]


NEAR_LONG = _nearness(LONG_RUN)
NEAR_SHORT = _nearness(SHORT_RUN)


def worth(hand: Sequence[int]) -> float:
    """How near a hand is to winning: about 1 when it wins, three times less for each card it lacks."""
    return nearness(*masks(hand), hand.count(MONKEY))


def nearness(a: int, b: int, c: int, monkeys: int) -> float:
    long = NEAR_LONG[a] + NEAR_LONG[b] + NEAR_LONG[c]
    short = NEAR_SHORT[a] * NEAR_SHORT[b] * NEAR_SHORT[c]
    return float((long + short) * STEP**monkeys)


def gain(hand: Sequence[int], kind: int) -> float:
    """What this card would add to the hand, as a share of its worth."""
    if kind in USEFUL:
        return USEFUL[kind]
    return worth([*hand, kind]) / worth(hand) - 1


def prices(hand: Sequence[int]) -> dict[int, float]:
    """What it costs to part with each kind of card in a hand, as a share of its worth. Low ranks go first."""
    held, monkeys = masks(hand), hand.count(MONKEY)
    whole = nearness(*held, monkeys)
    found: dict[int, float] = {}
    for kind in hand:
        if kind in found:
            continue
        crew = CREW[kind]
        if kind in USEFUL:
            found[kind] = USEFUL[kind]
        elif crew is None:
            found[kind] = 1 - nearness(*held, monkeys - 1) / whole + RANK[kind] / 1000
        elif hand.count(kind) > 1:
            found[kind] = RANK[kind] / 1000
        else:
            rest = list(held)
            rest[crew] &= ~(1 << RANK[kind] - 1)
            found[kind] = 1 - nearness(rest[0], rest[1], rest[2], monkeys) / whole + RANK[kind] / 1000
    return found


def intended_bid(s: Table, seat: Seat) -> list[int]:
    """The cards to bid: actions that help by themselves, and as much crew as the auction card is worth."""
    hand = s.hands[seat]
    assert s.auction is not None
    wish = gain(hand, s.auction)
    bid = [kind for kind in BOONS if kind in hand][:1]
    if DOCK in hand and wish < 0.2 and sum(len(other) for other in s.bids) >= s.seats:
        return [DOCK]  # others have paid, and nobody shall have it
    if wish < 0.15:
        return bid
    if wish > 0.8 and RUM in hand:
        bid.append(RUM)
    elif wish > 0.4 and CUTPURSE in hand:
        bid.append(CUTPURSE)
    return bid + payment([*hand, s.auction], hand, s.auction, wish, target=4 + 10 * min(wish, 2.5))


def payment(whole: list[int], hand: list[int], auction: int, wish: float, target: float) -> list[int]:
    """Crew cards worth about `target`, the idlest first, so long as what they cost stays below what is won."""
    spent: list[int] = []
    value = 0.0
    while value < target:
        crew = [kind for kind in dict.fromkeys(hand) if CREW[kind] is not None and hand.count(kind) > spent.count(kind)]
        if not crew:
            break
        cost = prices(whole)
        kind = min(crew, key=lambda kind: cost[kind] / bid_value(kind, auction))
        if cost[kind] > 0.3 * wish:
            break
        whole = whole[:]
        whole.remove(kind)
        spent.append(kind)
        value += bid_value(kind, auction)
    return spent


def bid_value(kind: int, auction: int) -> int:
    return RANK[kind] * (SUIT_MULTIPLIER if CREW[kind] == CREW[auction] else 1)


def bid(s: Table, ask: Ask) -> Action:
    """Lay the next card of the intended bid, or seal it."""
    intended = intended_bid(s, ask.seat)
    for kind in picked(s.agenda[-1], ask.seat):
        if kind in intended:
            intended.remove(kind)
    for option in ask.options:
        if isinstance(option, Lay) and option.kind in intended:
            return option
    return SEAL if SEAL in ask.options else PASS


def rebid(s: Table, ask: Ask) -> Action:
    """Add one idle crew card to a tie if the auction is worth it."""
    if SEAL in ask.options:
        return SEAL
    assert s.auction is not None
    hand = s.hands[ask.seat]
    extra = payment([*hand, s.auction], hand, s.auction, gain(hand, s.auction), target=1)
    return Lay(extra[0]) if extra else FORFEIT


def drop(s: Table, ask: Ask) -> Action:
    """Come down to a hand that stays within the limit when the next card is dealt."""
    hand = s.hands[ask.seat][:]
    for kind in picked(s.agenda[-1], ask.seat):
        hand.remove(kind)
    if len(hand) < HAND_LIMIT and DONE in ask.options:
        return DONE
    cost = prices(hand)
    return Drop(min(cost, key=lambda kind: cost[kind]))


def cut(s: Table, ask: Ask) -> Action:
    """Cut what makes the best rival bid strong: its Rum, or its highest crew card."""
    rivals = sorted({laid.owner for laid in s.row} - {ask.seat}, key=lambda seat: strength(s, seat))
    if not rivals or s.auction is None or strength(s, rivals[-1]) == (False, 0):
        return SPARE
    auction = s.auction

    def weight(option: Cut) -> tuple[bool, int]:
        laid = s.row[option.place]
        return laid.kind == RUM, bid_value(laid.kind, auction)

    cuts = [option for option in ask.options if isinstance(option, Cut) and s.row[option.place].owner == rivals[-1]]
    return max(cuts, key=weight) if cuts else SPARE


def best(ask: Ask, score: Callable[[OfCard], float]) -> Action:
    return max((option for option in ask.options if isinstance(option, OfCard)), key=score)


def policy(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """A sensible choice for the captain who is asked."""
    hand = s.hands[ask.seat]
    for option in ask.options:
        if isinstance(option, Call) and len(s.hands[option.captain]) > HAND_LIMIT:
            return option
    if ask.may:
        return None
    if AGREE in ask.options:
        return AGREE
    phase = s.agenda[-1]
    if isinstance(phase, Bidding):
        return bid(s, ask)
    if isinstance(phase, Rebidding):
        return rebid(s, ask)
    match ask.options[0]:
        case Drop():
            return drop(s, ask)
        case Give():
            cost = prices(hand)
            return best(ask, lambda option: -cost[option.kind])
        case Keep() | Take():
            return best(ask, lambda option: gain(hand, option.kind))
        case Resolve():
            return best(ask, lambda option: -ORDER.index(option.kind))
        case Cut():
            return cut(s, ask)
        case Claim():
            claims = [option for option in ask.options if isinstance(option, Claim)]
            return max(claims, key=lambda claim: gain(hand, s.row[claim.place].kind))
        case Name():
            names = [option for option in ask.options if isinstance(option, Name)]
            return max(names, key=lambda name: len(s.hands[name.captain]))
    return DONE if DONE in ask.options else ENOUGH
