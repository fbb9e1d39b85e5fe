"""The bids that are worth considering: whole bids, not single cards."""

from __future__ import annotations

from typing import Final

from ....engine import Action, Seat
from ..actions import LAY, PASS, SEAL
from ..components import CREW_KINDS, CUTPURSE, DOCK, MONKEY, RUM
from ..rules.auction import card_values
from ..state import Table
from .evaluation import CardCosts
from .policy import PLAY_AT_ONCE, intended_bid

MAX_CREW: Final = 6
"""The most crew cards in a bid that is considered beside the policy's."""

Plan = tuple[Action, ...]


def bid_plans(s: Table, seat: Seat, picks: tuple[int, ...]) -> list[Plan]:
    """The bids to compare, the policy's first, as the choices that are left to make them."""
    plans: list[Plan] = []
    for bid in bids_to_compare(s, seat):
        plan = plan_for(bid, picks)
        if plan is not None and plan not in plans:
            plans.append(plan)
    return plans or [(SEAL,)]


def plan_for(bid: list[int], picks: tuple[int, ...]) -> Plan | None:
    """The choices that complete this bid; None if it does not contain what is picked already."""
    rest = sorted(bid)
    for kind in picks:
        if kind not in rest:
            return None
        rest.remove(kind)
    if not rest and not picks:
        return (PASS,)
    return (*[LAY[kind] for kind in rest], SEAL)


def bids_to_compare(s: Table, seat: Seat) -> list[list[int]]:
    """Different payments in crew with the policy's actions, and different actions with its payment or none."""
    hand = s.hands[seat]
    assert s.auction is not None
    intended = intended_bid(s, seat)
    own_actions = [kind for kind in intended if kind >= CREW_KINDS]
    own_crew = [kind for kind in intended if kind < CREW_KINDS]
    payments = [*crew_payments(hand, s.auction), *single_payments(hand, s.auction)]
    actions = sorted({kind for kind in hand if kind >= CREW_KINDS and kind != MONKEY})
    bids = [intended, []]
    bids += [own_actions + crew for crew in payments]
    if own_actions:
        bids += [own_crew, *payments]
    for kind in actions:
        bids.append([kind])
        if kind == DOCK:
            continue  # whatever is bid with it is lost
        bids.append([kind, *own_crew])
        if kind in (RUM, CUTPURSE) and kind not in own_actions:
            bids += [[*own_actions, kind], [*own_actions, kind, *own_crew]]
    at_once = [kind for kind in actions if kind in PLAY_AT_ONCE]
    if len(at_once) > 1:
        bids += [at_once, at_once + own_crew]
    return bids


def crew_payments(hand: list[int], auction: int) -> list[list[int]]:
    """Payments of one card, two cards and so on, always adding the card that costs least for its value."""
    worth = card_values(auction)
    whole = [*hand, auction]
    crew = [kind for kind in hand if kind < CREW_KINDS]
    payments: list[list[int]] = []
    paid: list[int] = []
    while crew and len(paid) < MAX_CREW:
        costs = CardCosts(whole)
        cheapest, least = crew[0], costs.of(crew[0]) / worth[crew[0]]
        for kind in crew:
            cost = costs.of(kind) / worth[kind]
            if cost < least:
                cheapest, least = kind, cost
        whole.remove(cheapest)
        crew.remove(cheapest)
        paid = [*paid, cheapest]
        payments.append(paid)
    return payments


def single_payments(hand: list[int], auction: int) -> list[list[int]]:
    """The single cards that cost least, whatever their value."""
    costs = CardCosts([*hand, auction])
    crew = sorted({kind for kind in hand if kind < CREW_KINDS}, key=lambda kind: (costs.of(kind), kind))
    return [[kind] for kind in crew[:3]]
