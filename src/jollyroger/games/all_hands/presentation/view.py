"""What each captain may know, and a table dealt anew in all else. (AH-2.2, AH-2.3)"""

from __future__ import annotations

from collections import Counter

from ....engine import Action, Chance, Phase, Seat, View, refresh_asks
from ..actions import GIVE
from ..components import CREWS, HAND_LIMIT, KINDS, RANKS
from ..rules.auction import strength
from ..rules.bidding import Bidding, Keeping, LastCall, Rebidding
from ..rules.effects import Plundering, Tribute
from ..rules.rounds import Discarding
from ..rules.runs import wins
from ..state import Table, kinds

PILE_STEP = 18
TRIES = 20
GUIDE = {kind.id: {"name": kind.name, "copies": kind.copies, "about": kind.about} for kind in KINDS[CREWS * RANKS :]}
"""What the action cards say: printed on them, and no secret."""


def ids(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [KINDS[kind].id for kind in cards]


def thickness(count: int) -> int:
    """A hand as others see it: 1 to 6 cards, 7 to 11, or 12 and more. Never the number. (AH-2.2)"""
    return 1 if count <= HAND_LIMIT // 2 else 2 if count < HAND_LIMIT else 3


def height(count: int) -> int:
    """A pile as all see it: roughly. Its exact number would tell what the hands hold. (AH-2.2)"""
    return -(-count // PILE_STEP)


def view(s: Table, seat: Seat | None) -> View:
    """What this captain (None: a spectator) may know."""
    phase = s.agenda[-1] if s.agenda else None
    picks = picked(phase, seat)
    return {
        "you": seat,
        "phase": type(phase).__name__ if phase is not None else None,
        "hand_number": s.hand_number,
        "dealer": s.dealer,
        "auction": None if s.auction is None else KINDS[s.auction].id,
        "deck": height(len(s.deck)),
        "discard": height(len(s.discard)),
        "top": KINDS[s.discard[-1]].id if s.discard else None,
        "pile": ids(sorted(s.discard)) if isinstance(phase, Plundering) and phase.seat == seat else None,
        "captains": [
            {
                "seat": other,
                "thickness": thickness(len(s.hands[other])),
                "bid": len(s.bids[other]),
                "passed": passed(s, other),
                "worth": worth(s, other),
                "callable": s.cheating and s.open[other],
                "brawled": s.brawled[other],
                "brawled_next": s.marked[other],
                "chosen": other in s.sealed or (isinstance(phase, Discarding) and phase.done[other]),
                "points": s.points[other] if s.long_game else None,
                "shown": ids(s.known[other]) if s.result is not None else None,
            }
            for other in range(s.seats)
        ],
        "row": [
            {
                "owner": laid.owner,
                "card": KINDS[laid.kind].id,
                "spent": laid.spent,
                "claimed_by": None if laid.claim is None else s.claims[laid.claim],
            }
            for laid in s.row
        ],
        "aside": ids(s.aside) if isinstance(phase, Keeping) and phase.seat == seat else None,
        "aside_count": len(s.aside),
        "hand": None if seat is None else ids(s.hands[seat]),
        "bid": None if seat is None else ids(s.bids[seat]),
        "picks": ids(picks),
        "answer": str(s.sealed[seat]) if seat in s.sealed else None,
        "guide": GUIDE,
        "result": None if s.result is None else s.result._asdict(),
    }


def passed(s: Table, seat: Seat) -> bool:
    """Whether a captain's turn to bid has gone by without a bid. (AH-3.3)"""
    yet = any(isinstance(phase, Bidding) and phase.seat == seat for phase in s.agenda)
    return not yet and not s.bids[seat] and any(isinstance(phase, LastCall) for phase in s.agenda)


def worth(s: Table, seat: Seat) -> dict[str, int | bool] | None:
    """What a bid is worth, once it is turned up. (AH-5.1, AH-5.2)"""
    if s.auction is None or all(laid.owner != seat for laid in s.row):
        return None
    rum, value = strength(s, seat)
    return {"value": value, "rum": rum}


def picked(phase: Phase[Table] | None, seat: Seat | None) -> tuple[int, ...]:
    """What a captain has picked so far for the bid or the discard he is choosing."""
    if isinstance(phase, (Bidding, Rebidding)):
        return phase.picks if phase.seat == seat else ()
    if isinstance(phase, Discarding) and seat is not None:
        return phase.picks[seat]
    return ()


def resample(s: Table, seat: Seat | None, chance: Chance) -> Table:
    """A table that looks the same from this seat: what it may not know is dealt anew.

    The number of cards in each hand stays, for every gain and loss was seen; so do cards all have seen go into a
    hand. Choices that others have made in secret are made anew. Nothing of the real ones shines through.
    """
    for _ in range(TRIES):
        twin = redeal(s, seat, chance)
        # Nobody holds a winning hand: it would have been announced. (AH-7.2)
        if s.result is not None or not any(wins(hand) for hand in twin.hands):
            break
    return twin


def redeal(s: Table, seat: Seat | None, chance: Chance) -> Table:
    twin = s.clone()
    twin.chance = chance.clone()
    others = [other for other in range(s.seats) if other != seat]
    phase = twin.agenda[-1] if twin.agenda else None
    looking = phase.seat if isinstance(phase, Keeping) else None
    pool = twin.deck[:]
    for other in others:
        pool += twin.hands[other] + twin.bids[other]
        for kind in twin.known[other]:
            pool.remove(kind)
    if looking != seat:
        pool += twin.aside
    pool.sort()
    chance.shuffle(pool)
    for other in others:
        bid = len(twin.bids[other])
        cards = twin.known[other][:]
        cards += [pool.pop() for _ in range(len(twin.hands[other]) + bid - len(cards))]
        chance.shuffle(cards)
        twin.bids[other] = sorted(cards[:bid])
        twin.hands[other] = sorted(cards[bid:])
    if looking != seat:
        twin.aside = sorted(pool.pop() for _ in twin.aside)
    twin.deck = sorted(pool)
    for other in others:
        if other in twin.sealed:
            twin.sealed[other] = answer_anew(twin, phase, other, chance)
    if twin.agenda:
        twin.agenda[-1] = choose_anew(twin.agenda[-1], seat)
    refresh_asks(twin)
    return twin


def answer_anew(s: Table, phase: Phase[Table] | None, seat: Seat, chance: Chance) -> Action:
    """A sealed answer that this captain might have given."""
    if isinstance(phase, Tribute):
        return GIVE[chance.pick(kinds(s.hands[seat]))]
    return s.sealed[seat]


def choose_anew(phase: Phase[Table], seat: Seat | None) -> Phase[Table]:
    """Picks of others that nobody has seen are taken back."""
    if isinstance(phase, Bidding) and phase.seat != seat:
        return Bidding(phase.seat)
    if isinstance(phase, Rebidding) and phase.seat != seat:
        return Rebidding(phase.seat)
    if isinstance(phase, Discarding):
        return Discarding(tuple(mine if other == seat else () for other, mine in enumerate(phase.picks)), phase.done)
    return phase


def pieces(s: Table) -> dict[str, int]:
    """All cards, wherever they are. (case 44)"""
    cards = [*s.deck, *s.discard, *s.aside, *(laid.kind for laid in s.row)]
    for hand, bid in zip(s.hands, s.bids, strict=True):
        cards += hand + bid
    if s.auction is not None:
        cards.append(s.auction)
    counts = Counter(cards)
    return {kind.id: counts[number] for number, kind in enumerate(KINDS)}
