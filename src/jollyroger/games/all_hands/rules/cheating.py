"""Cheat calls: who can be called, what a call costs, and why one is refused. (AH-6)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import ClassVar, Final

from ....engine import Action, Ask, Phase, Refusal, Seat, SeatChoice
from ....engine.messages import person
from ..actions import CALL, ENOUGH, KEEP, Call, Keep, for_each_kind
from ..components import FALSE_CALL_CARDS, HAND_LIMIT, MAX_CAPTAINS
from ..events import Caught, Cleared, Discarded, Kept, Snatched
from ..messages import text
from ..state import Table
from .ending import add_to_hand


def _calls(can_be_called: tuple[bool, ...]) -> list[Ask]:
    """The calls of each seat while these captains can be called. (AH-6.2)"""
    captains = [captain for captain, callable in enumerate(can_be_called) if callable]
    calls = [[CALL[captain] for captain in captains if captain != seat] for seat in range(len(can_be_called))]
    return [Ask(seat, options, may=True) for seat, options in enumerate(calls) if options]


CALLS: Final = {
    windows: _calls(windows) for seats in range(2, MAX_CAPTAINS + 1) for windows in product([False, True], repeat=seats)
}
"""The calls for each choice of captains who can be called."""


def possible_calls(s: Table) -> list[Ask]:
    """Who may call a cheat now, and whom. A caller stakes a card of his hand. (AH-6.3)"""
    if not s.cheating:
        return []
    hands = s.hands
    return [call for call in CALLS[tuple(s.can_be_called)] if hands[call.seat]]


def call_refusal(s: Table, seat: Seat, captain: Seat) -> Refusal | None:
    """Why a seat cannot call this captain now; None if it can."""
    call = CALL[captain]
    if captain >= s.seats or captain == seat:
        return Refusal(call, "AH-6.3", text("refusal-call-self"))
    if not s.cheating:
        return Refusal(call, "AH-6.1", text("refusal-call-off", limit=HAND_LIMIT))
    if not isinstance(s.agenda[-1], CallWindow):
        return Refusal(call, "AH-6.7", text("refusal-call-closed"))
    if not s.hands[seat]:
        return Refusal(call, "AH-6.3", text("refusal-call-stake"))
    if not s.can_be_called[captain]:
        return Refusal(call, "AH-6.6", text("refusal-call-immune", captain=person(captain, seat)))
    return None


def cards_over_limit(s: Table, seat: Seat) -> int:
    """How many cards a captain holds above the limit. His bid does not count. (AH-6.1, AH-6.4)"""
    return max(0, len(s.hands[seat]) - HAND_LIMIT)


def is_exposed_by_card(s: Table, seat: Seat) -> bool:
    """Whether one more card in hand would let others call this captain rightly now. (AH-6.1, AH-6.2)"""
    return s.can_be_called[seat] and len(s.hands[seat]) >= HAND_LIMIT


def false_call_stake(s: Table, caller: Seat) -> int:
    """How many cards a false call costs the caller. (AH-6.6)"""
    return min(FALSE_CALL_CARDS, len(s.hands[caller]))


class AskingPhase(Phase[Table]):
    """Base of phases that ask several captains. Each may try to call a cheat, and is told why he cannot."""

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        return call_refusal(s, seat, action.captain) if isinstance(action, Call) else None


class CaptainChoice(SeatChoice[Table]):
    """The choice of one captain. Any other may try to call a cheat, and is told why he cannot."""

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        return call_refusal(s, seat, action.captain) if isinstance(action, Call) else None


class CallWindow(AskingPhase):
    """Base of the phases in which cheats can be called. Lists the captains who cannot be called. (AH-6.2)"""

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        others = [other for other in range(s.seats) if other != seat] if s.cheating else []
        for other in others:
            if refusal := call_refusal(s, seat, other):
                yield refusal


def settle_call(s: Table, caller: Seat, captain: Seat) -> None:
    """A captain is called a cheat: his hand is counted, not his bid. (AH-6.4)"""
    over = cards_over_limit(s, captain)
    if over:
        # He can still be called, but now holds no more than the limit. (AH-6.5)
        s.tell(Caught, caller, captain, over)
        draw_aside(s, caller, captain, over)
        s.plan(KEEP_OF_CHEAT[caller])
    else:
        stake = false_call_stake(s, caller)
        s.can_be_called[captain] = False
        s.tell(Cleared, caller, captain, stake)
        draw_aside(s, captain, caller, stake)
        s.plan(KEEP_OF_STAKE[captain])


def draw_aside(s: Table, taker: Seat, loser: Seat, count: int) -> None:
    """Draw cards at random from a hand and put them aside for the taker to look at."""
    drawn = [s.draw_unseen(loser) for _ in range(count)]
    s.aside += drawn
    s.aside.sort()
    s.tell(Snatched, taker, loser, count, tuple(drawn))


class Keeping(CaptainChoice):
    """A captain looks at cards and keeps some; the rest is discarded. (AH-4.4, AH-4.10, AH-6.5, AH-6.6)"""

    # Whether he is asked may depend on the number of cards, which everyone can see, but not on which they are.
    asks_single_option: ClassVar[bool] = True
    seat: Seat
    least: int
    most: int
    rule: str

    def options(self, s: Table) -> Sequence[Action]:
        if len(s.aside) <= self.least:
            return []
        options = for_each_kind(s.aside, KEEP)
        if self.least == 0:
            options.append(ENOUGH)
        return options

    def decide(self, s: Table, action: Action) -> None:
        if isinstance(action, Keep):
            self.keep(s, action.kind)
        else:
            self.discard_rest(s)

    def skip(self, s: Table) -> None:
        if self.least and s.aside:
            self.keep(s, s.aside[0], only=True)
        else:
            self.discard_rest(s)

    def keep(self, s: Table, kind: int, only: bool = False) -> None:
        s.aside.remove(kind)
        s.tell(Kept, self.seat, kind, only)
        if add_to_hand(s, self.seat, kind, seen=False):
            return
        if self.most > 1:
            s.plan(Keeping(self.seat, 0, self.most - 1, self.rule))
        else:
            self.discard_rest(s)

    def discard_rest(self, s: Table) -> None:
        if s.aside:
            s.tell(Discarded, self.seat, tuple(s.aside))
            s.discard += s.aside
            s.aside.clear()

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat and self.least:
            yield Refusal(ENOUGH, self.rule, text("refusal-keep-one"))

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Call) and self.rule in ("AH-6.5", "AH-6.6"):
            return Refusal(action, "AH-6.3", text("refusal-call-settling"))
        return super().refusal(s, seat, action)


KEEP_OF_CHEAT: Final = [Keeping(seat, 0, 1, "AH-6.5") for seat in range(MAX_CAPTAINS)]
"""A caller may keep one of the cards that a cheat held above the limit."""
KEEP_OF_STAKE: Final = [Keeping(seat, 1, 1, "AH-6.6") for seat in range(MAX_CAPTAINS)]
"""A captain who was called wrongly keeps one of the cards staked on the call."""
