"""The mistakes of a captain who is new to the game.

He wants every card on the quay and pays too much for it, saves his action cards for a better day, goes by the number on
a card instead of by what it fits, calls whoever has a thick stack of cards without counting them, and forgets the limit
himself.
"""

from __future__ import annotations

from typing import Final

from ....engine import Action, Ask, Chance, Seat
from ..actions import (
    DONE,
    LAY,
    PASS,
    SEAL,
    Call,
    CardAction,
    Claim,
    Cut,
    Forfeit,
    Give,
    Keep,
    Lay,
    Name,
    Pass,
    Seal,
    Take,
)
from ..components import CREW_KINDS, DOCK, RANK
from ..presentation.view import could_cheat
from ..rules.bidding import Bidding, Rebidding
from ..rules.rounds import Discarding
from ..state import Table, cards_left
from .policy import policy

MAX_CARDS_BID: Final = 4
"""He adds no more cards to a bid of so many."""
CALLS_ONE_IN: Final = 2
"""How often he calls a captain who might be a cheat."""


def beginner(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """A choice with a beginner's mistake; the policy's choice where there is none to make."""
    phase = s.agenda[-1]
    sensible = policy(s, ask, chance)
    if isinstance(phase, Bidding) and not phase.picks and (call := hasty_call(s, ask, chance)):
        return call
    if isinstance(phase, (Bidding, Rebidding)):
        return overbid(s, ask.seat, phase.picks, sensible)
    if isinstance(phase, Discarding) and DONE in ask.options:
        return DONE  # who counts his cards?
    match ask.options[0]:
        case Keep() | Take():
            return of_highest_rank([option for option in ask.options if isinstance(option, CardAction)])
        case Give():
            gifts = [option for option in ask.options if isinstance(option, CardAction)]
            return min(gifts, key=lambda gift: RANK[gift.kind])
        case Claim():
            claims = [option for option in ask.options if isinstance(option, Claim)]
            return max(claims, key=lambda claim: RANK[s.row[claim.place].kind])
        case Cut():
            cuts = [option for option in ask.options if isinstance(option, Cut)]
            cuts = [cut for cut in cuts if s.row[cut.place].owner != ask.seat]
            return max(cuts, key=lambda cut: RANK[s.row[cut.place].kind]) if cuts else sensible
        case Name():
            return chance.pick(ask.options)
    return sensible


def hasty_call(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """The call of a captain who holds a thick stack of cards and was seen to take some, right or wrong."""
    for option in ask.options:
        # After a call no card of that hand is known, so he does not call the same captain again.
        if isinstance(option, Call) and could_cheat(s, option.captain) and s.known_cards[option.captain]:
            return None if chance.below(CALLS_ONE_IN) else option
    return None


def overbid(s: Table, seat: Seat, picks: tuple[int, ...], sensible: Action | None) -> Action | None:
    """Bid where it is better to pass, add the highest sailor where the bid is enough, and hoard actions."""
    if isinstance(sensible, Lay) and sensible.kind >= CREW_KINDS:
        return SEAL if picks else PASS
    if not isinstance(sensible, (Pass, Seal, Forfeit)) or len(picks) >= MAX_CARDS_BID or DOCK in picks:
        return sensible
    crew = [kind for kind in cards_left(s.hands[seat], picks) if kind < CREW_KINDS]
    return of_highest_rank([LAY[kind] for kind in crew]) if crew else sensible


def of_highest_rank(options: list[CardAction]) -> CardAction:
    return max(options, key=lambda option: RANK[option.kind])
