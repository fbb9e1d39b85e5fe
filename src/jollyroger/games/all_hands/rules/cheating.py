"""Cheat calls: who can be called, what a call costs, and why one is refused. (AH-6)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from ....engine import Action, Ask, Phase, Refusal, Seat, SeatChoice
from ..actions import CALL, ENOUGH, KEEP, Call, Keep
from ..components import FALSE_CALL_CARDS, HAND_LIMIT
from ..events import Caught, Cleared, Discarded, Kept, Snatched
from ..state import Table, distinct
from .ending import add_to_hand, hand_is_over


@cache
def _all_calls(can_be_called: tuple[bool, ...]) -> list[Ask]:
    """The calls of each seat while these captains can be called. (AH-6.2)"""
    seats = range(len(can_be_called))
    targets = [seat for seat in seats if can_be_called[seat]]
    return [Ask(seat, [CALL[target] for target in targets if target != seat], may=True) for seat in seats]


def possible_calls(s: Table) -> list[Ask]:
    """Who may call a cheat now, and whom. A caller stakes a card of his hand. (AH-6.3)"""
    if not s.cheating:
        return []
    return [ask for ask in _all_calls(tuple(s.can_be_called)) if ask.options and s.hands[ask.seat]]


def call_refusal(s: Table, seat: Seat, captain: Seat) -> Refusal | None:
    """Why a seat cannot call this captain now; None if it can."""
    call = CALL[captain]
    if captain >= s.seats or captain == seat:
        return Refusal(call, "AH-6.3", "You can only call another captain of this table a cheat.")
    if not s.cheating:
        return Refusal(call, "AH-6.1", f"Cheating is switched off: nobody keeps more than {HAND_LIMIT} cards.")
    if not isinstance(s.agenda[-1], CallWindow):
        return Refusal(call, "AH-6.7", "Nobody can be called between the reveal and the next deal.")
    if not s.hands[seat]:
        return Refusal(call, "AH-6.3", "You need at least one card in hand to stake on a call.")
    if not s.can_be_called[captain]:
        return Refusal(call, "AH-6.6", f"{{{captain}}} was called wrongly and is immune until the next deal.")
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
    """Base of all phases that ask: a player may try to call a cheat in any of them, and is told why he cannot."""

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        return call_refusal(s, seat, action.captain) if isinstance(action, Call) else None


class CaptainChoice(AskingPhase, SeatChoice[Table]):
    """The choice of one captain."""


class CallWindow(AskingPhase):
    """Base of the phases in which cheats can be called. Lists the captains who cannot be called. (AH-6.2)"""

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        others = [other for other in range(s.seats) if other != seat] if s.cheating else []
        for other in others:
            if refusal := call_refusal(s, seat, other):
                yield refusal


class Called(Phase[Table]):
    """A captain is called a cheat: his hand is counted, not his bid. (AH-6.4)"""

    caller: Seat
    captain: Seat

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        if over := cards_over_limit(s, self.captain):
            # He can still be called, but now holds no more than the limit. (AH-6.5)
            s.tell(Caught, self.caller, self.captain, over)
            draw_aside(s, self.caller, self.captain, over)
            s.plan(Keeping(self.caller, 0, 1, "AH-6.5"))
        else:
            stake = false_call_stake(s, self.caller)
            s.can_be_called[self.captain] = False
            s.tell(Cleared, self.caller, self.captain, stake)
            draw_aside(s, self.captain, self.caller, stake)
            s.plan(Keeping(self.captain, 1, 1, "AH-6.6"))


def draw_aside(s: Table, taker: Seat, loser: Seat, count: int) -> None:
    """Draw cards at random from a hand and put them aside for the taker to look at."""
    drawn = [s.draw_unseen(loser) for _ in range(count)]
    s.aside += drawn
    s.aside.sort()
    s.tell(Snatched, taker, loser, count, tuple(drawn))


class Keeping(AskingPhase):
    """A captain looks at cards and keeps some; the rest is discarded. (AH-4.4, AH-4.10, AH-6.5, AH-6.6)"""

    seat: Seat
    least: int
    most: int
    rule: str

    def ask(self, s: Table) -> list[Ask]:
        # Whether he is asked may depend on the number of cards, which everyone can see, but not on which they are.
        if self.most == 0 or len(s.aside) <= self.least:
            return []
        options: list[Action] = [KEEP[kind] for kind in distinct(s.aside)]
        if self.least == 0:
            options.append(ENOUGH)
        return [Ask(self.seat, options)]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        kept: int | None = action.kind if isinstance(action, Keep) else None
        if action is None and self.least and s.aside:
            kept = s.aside[0]
        if kept is not None:
            s.aside.remove(kept)
            s.tell(Kept, self.seat, kept, action is None)
            add_to_hand(s, self.seat, kept, seen=False)
            if hand_is_over(s):
                return
        if kept is not None and self.most > 1:
            s.plan(Keeping(self.seat, 0, self.most - 1, self.rule))
        elif s.aside:
            s.tell(Discarded, self.seat, tuple(s.aside))
            s.discard += s.aside
            s.aside.clear()

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat and self.least:
            yield Refusal(ENOUGH, self.rule, "You must keep one of these.")

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Call) and self.rule in ("AH-6.5", "AH-6.6"):
            return Refusal(action, "AH-6.3", "Calls are settled one at a time; this one is still going on.")
        return super().refusal(s, seat, action)
