"""Every refusal gives a true reason: checked for every action in thousands of positions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from jollyroger.engine import Seat, ask_for, refresh_asks
from jollyroger.testing.random_play import positions

from .. import GAME
from ..actions import FORFEIT, PASS, SEAL
from ..components import CREW, HAND_LIMIT, KINDS, RANK
from ..rules.bidding import Bidding, LastCall
from ..rules.cheating import Keeping
from ..rules.rounds import Discarding, picked_cards
from ..state import Table

Check = Callable[[Table, Any, Seat, Any], bool]


def is_unheld(s: Table, phase: Any, seat: Seat, action: Any) -> bool:
    return s.hands[seat].count(action.kind) == picked_cards(phase, seat).count(action.kind)


def cannot_deal(s: Table, phase: Any, seat: Seat, name: Any) -> bool:
    lowest = min((RANK[card.kind] for card in s.row if CREW[card.kind] is not None), default=0)
    bids_lowest = any(card.owner == name.captain and RANK[card.kind] == lowest for card in s.row)
    return name.captain == seat or not s.hands[name.captain] or not bids_lowest


REASONS: dict[str, Check] = {
    "You can only call another captain": lambda s, phase, seat, call: call.captain == seat or call.captain >= s.seats,
    "Cheating is switched off: nobody": lambda s, phase, seat, call: not s.cheating,
    "Nobody can be called between": lambda s, phase, seat, call: not any(s.can_be_called),
    "You need at least one card": lambda s, phase, seat, call: not s.hands[seat],
    "# was called wrongly": lambda s, phase, seat, call: not s.can_be_called[call.captain],
    "Calls are settled one at": lambda s, phase, seat, call: isinstance(phase, Keeping) and len(s.aside) > 0,
    "You have no CARD left": is_unheld,
    "You are in a tavern": lambda s, phase, seat, action: s.brawled[seat],
    "You have laid cards already": lambda s, phase, seat, action: phase.picks and action in (PASS, FORFEIT),
    "A bid is at least": lambda s, phase, seat, action: not phase.picks and action == SEAL,
    "Add at least one card": lambda s, phase, seat, action: not phase.picks and action == SEAL,
    "Everyone bids once, in turn": lambda s, phase, seat, action: phase.seat != seat,
    "Only the tied captains bid": lambda s, phase, seat, action: phase.seat != seat,
    "A tied captain cannot pass": lambda s, phase, seat, action: action == PASS,
    "All bids are made": lambda s, phase, seat, action: not any(isinstance(later, Bidding) for later in s.agenda),
    "You must keep one": lambda s, phase, seat, action: phase.least == 1,
    "You have played that card": lambda s, phase, seat, action: all(
        card.resolved for card in s.row if card.owner == seat and card.kind == action.kind
    ),
    "A Cutpurse cannot cut itself": lambda s, phase, seat, cut: KINDS[s.row[cut.place].kind].id == "cutpurse",
    "Pieces of Eight cannot claim": lambda s, phase, seat, claim: claim.place == phase.place,
    "That card is claimed already": lambda s, phase, seat, claim: s.row[claim.place].claim is not None,
    "That card is not in": lambda s, phase, seat, take: take.kind not in s.discard,
    "Only somebody else who bid": cannot_deal,
    "You cannot start a brawl": lambda s, phase, seat, name: name.captain == seat,
    "You have chosen what to": lambda s, phase, seat, action: phase.done[seat],
    "Cheating is switched off: discard": lambda s, phase, seat, action: (
        not s.cheating and len(s.hands[seat]) - len(phase.picks[seat]) > HAND_LIMIT
    ),
}
"""For the beginning of each sentence that refuses an action: whether it is true."""


@cache
def reason_for(why: str) -> str:
    text = re.sub(r"\{\d\}", "#", why)
    for kind in KINDS:
        text = text.replace(f"You have no {kind.name} left", "You have no CARD left")
    (found,) = [start for start in REASONS if text.startswith(start)]
    return found


def sample_positions() -> Iterator[Table]:
    """Positions of all phases; some with more cards in a hand than are common in play."""
    for number, s in enumerate(positions(GAME, 24_000, random_share=0.5)):
        if number % 24 == 0 or not isinstance(s.agenda[-1], (Bidding, Discarding, Keeping, LastCall)):
            yield s
        if number % 48 == 0:
            twin = s.clone()
            for _ in range(min(HAND_LIMIT, len(twin.deck))):
                twin.pick_up(0, twin.deck.pop(), seen=False)
            refresh_asks(twin)
            yield twin


def test_every_action_is_offered_or_refused_for_a_true_reason() -> None:  # AH-3.3, AH-3.7, AH-4.8, AH-5.4, AH-6.3
    used = set()
    for s in sample_positions():
        phase = s.agenda[-1]
        for seat in range(s.seats):
            ask = ask_for(s, seat)
            if seat in s.sealed:
                continue
            listed = {refusal.action: refusal for refusal in GAME.refusals(s, seat)}
            for action in GAME.catalogue:
                refusal = listed.get(action) or phase.refusal(s, seat, action)
                if refusal is not None and (ask is None or action not in ask.options):
                    reason = reason_for(refusal.why)
                    used.add(reason)
                    assert REASONS[reason](s, phase, seat, action), f"seat {seat} in {phase}: {refusal}"
    assert used == REASONS.keys()
