"""States that look the same to a captain: everything he may not know is redealt. (AH-2.2, AH-2.3)"""

from __future__ import annotations

from typing import Final

from ....engine import Action, Chance, Phase, Seat, refresh_asks
from ..actions import GIVE
from ..rules.bidding import BIDDING, REBIDDING, Bidding, Rebidding
from ..rules.cheating import Keeping
from ..rules.effects import Tribute
from ..rules.rounds import Discarding
from ..rules.runs import find_win
from ..state import Table, distinct

MAX_REDEALS: Final = 20
"""How often a redeal is repeated because it gave somebody a winning hand."""


def resample(s: Table, seat: Seat | None, chance: Chance) -> Table:
    """A state that looks the same to this seat, with everything it may not know redealt.

    The number of cards in each hand stays, because everyone can count them, and so do the cards that everyone knows to
    be in a hand; at the end of the game all hands are open. Secret choices of others are made again at random.
    """
    for _ in range(MAX_REDEALS):
        twin = redeal(s, seat, chance)
        # Nobody holds a winning hand: he would have won. (AH-7.2)
        if s.result is not None or not any(find_win(hand) for hand in twin.hands):
            break
    return twin


def redeal(s: Table, seat: Seat | None, chance: Chance) -> Table:
    twin = s.clone()
    twin.chance = chance.clone()
    others = [other for other in range(s.seats) if other != seat]
    phase = twin.agenda[-1] if twin.agenda else None
    looking = phase.seat if isinstance(phase, Keeping) else None
    pool = twin.deck[:]
    known_cards = twin.known_cards if s.result is None else twin.hands
    for other in others:
        pool += twin.hands[other] + twin.bids[other]
        for kind in known_cards[other]:
            pool.remove(kind)
    if looking != seat:
        pool += twin.aside
    pool.sort()
    chance.shuffle(pool)
    for other in others:
        bid = len(twin.bids[other])
        cards = known_cards[other][:]
        cards += [pool.pop() for _ in range(len(twin.hands[other]) + bid - len(cards))]
        chance.shuffle(cards)
        twin.bids[other] = sorted(cards[:bid])
        twin.hands[other] = sorted(cards[bid:])
    if looking != seat:
        twin.aside = sorted([pool.pop() for _ in twin.aside])
    twin.deck = sorted(pool)
    for other in others:
        if other in twin.sealed:
            twin.sealed[other] = redealt_answer(twin, phase, other, chance)
    if twin.agenda:
        twin.agenda[-1] = without_secret_picks(twin.agenda[-1], seat)
    refresh_asks(twin)
    return twin


def redealt_answer(s: Table, phase: Phase[Table] | None, seat: Seat, chance: Chance) -> Action:
    """A sealed answer that this captain might have given with his redealt hand."""
    if isinstance(phase, Tribute):
        return GIVE[chance.pick(distinct(s.hands[seat]))]
    return s.sealed[seat]


def without_secret_picks(phase: Phase[Table], seat: Seat | None) -> Phase[Table]:
    """The phase without the picks that this seat cannot see."""
    if isinstance(phase, Bidding) and phase.seat != seat:
        return BIDDING[phase.seat]
    if isinstance(phase, Rebidding) and phase.seat != seat:
        return REBIDDING[phase.seat]
    if isinstance(phase, Discarding):
        picks = [own if other == seat else () for other, own in enumerate(phase.picks)]
        return Discarding(tuple(picks), phase.done)
    return phase
