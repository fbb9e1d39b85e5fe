"""Bids, laid card by card, and the last call before they are revealed. (AH-3.3, AH-5.4, AH-6.3)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from ....engine import Action, Ask, Refusal, Seat
from ....engine.messages import person
from ..actions import AGREE, FORFEIT, LAY, PASS, SEAL, Call, Lay, Pass, Seal, for_each_kind
from ..components import KINDS, MAX_CAPTAINS
from ..events import Forfeited, Passed, Sealed
from ..messages import text
from ..state import Table, cards_left
from .cheating import CallWindow, CaptainChoice, possible_calls, settle_call


def cards_to_lay(s: Table, seat: Seat, picks: tuple[int, ...]) -> list[Action]:
    """The cards a captain can still lay, each kind once."""
    hand = s.hands[seat]
    return for_each_kind(cards_left(hand, picks) if picks else hand, LAY)


def lay_refusal(action: Lay) -> Refusal:
    return Refusal(action, "AH-3.3", text("refusal-lay-none-left", card=KINDS[action.kind].noun))


def laid_refusals(s: Table, seat: Seat, picks: tuple[int, ...]) -> Iterator[Refusal]:
    """The cards that are laid already, and how to take them back. (AH-3.3)"""
    for kind in set(picks).difference(cards_left(s.hands[seat], picks)):
        yield Refusal(LAY[kind], "AH-3.3", text("refusal-lay-laid", card=KINDS[kind].noun))


def seal_bid(s: Table, seat: Seat, picks: tuple[int, ...]) -> None:
    """Put the picked cards face down on the table. The others see only their number. (AH-3.3)"""
    s.hands[seat] = cards_left(s.hands[seat], picks)
    s.bids[seat] = sorted(picks)
    s.tell(Sealed, seat, len(picks))


class Bidding(CallWindow):
    """A captain lays his bid face down, or passes. Anyone may call a cheat meanwhile. (AH-3.3, AH-6.2)"""

    first_answer_decides: ClassVar[bool] = True
    seat: Seat
    picks: tuple[int, ...] = ()

    def ask(self, s: Table) -> list[Ask]:
        if s.auction is None or s.brawled[self.seat] or not s.hands[self.seat]:
            return []
        options = cards_to_lay(s, self.seat, self.picks)
        options.append(SEAL if self.picks else PASS)
        asks = [Ask(self.seat, options)]
        for call in possible_calls(s):
            if call.seat == self.seat:
                options += call.options
            else:
                asks.append(call)
        return asks

    def answer(self, s: Table, seat: Seat, action: Action) -> None:
        if isinstance(action, Call):
            # The cards picked so far are still in the bidder's hand and count there. (AH-3.3, AH-6.4)
            s.plan(BIDDING[self.seat])
            settle_call(s, seat, action.captain)
        elif isinstance(action, Lay):
            s.plan(Bidding(self.seat, (*self.picks, action.kind)))
        elif isinstance(action, Seal):
            seal_bid(s, self.seat, self.picks)
        else:
            s.tell(Passed, self.seat)

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        if s.auction is not None:
            s.tell(Passed, self.seat, "brawled" if s.brawled[self.seat] else "no-cards")

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        yield from super().refusals(s, seat)
        if seat != self.seat:
            if s.brawled[seat]:
                yield Refusal(SEAL, "AH-4.9", text("refusal-bid-brawled"))
            return
        if self.picks:
            yield Refusal(PASS, "AH-3.3", text("refusal-pass-laid"))
            yield from laid_refusals(s, seat, self.picks)
        else:
            yield Refusal(SEAL, "AH-3.3", text("refusal-seal-empty"))

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Lay) and seat == self.seat:
            return lay_refusal(action)
        if isinstance(action, (Lay, Seal, Pass)):
            return Refusal(action, "AH-3.3", text("refusal-bid-turn", bidder=person(self.seat, seat)))
        return super().refusal(s, seat, action)


class Rebidding(CaptainChoice):
    """A tied captain adds at least one card, or forfeits, even if all others have forfeited. (AH-5.4)"""

    asks_single_option: ClassVar[bool] = True  # sealing the last card of a hand is still his choice
    seat: Seat
    picks: tuple[int, ...] = ()

    def options(self, s: Table) -> Sequence[Action]:
        if not s.hands[self.seat]:
            return []
        return [*cards_to_lay(s, self.seat, self.picks), SEAL if self.picks else FORFEIT]

    def decide(self, s: Table, action: Action) -> None:
        if isinstance(action, Lay):
            s.plan(Rebidding(self.seat, (*self.picks, action.kind)))
        elif isinstance(action, Seal):
            seal_bid(s, self.seat, self.picks)
        else:
            self.skip(s)

    def skip(self, s: Table) -> None:
        s.tell(Forfeited, self.seat, not s.hands[self.seat])

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat != self.seat:
            yield Refusal(SEAL, "AH-5.4", text("refusal-rebid-turn"))
            return
        if self.picks:
            yield Refusal(FORFEIT, "AH-5.4", text("refusal-forfeit-laid"))
            yield from laid_refusals(s, seat, self.picks)
        else:
            yield Refusal(SEAL, "AH-5.4", text("refusal-rebid-empty"))

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Lay) and seat == self.seat:
            return lay_refusal(action)
        if isinstance(action, Pass):
            return Refusal(action, "AH-5.4", text("refusal-rebid-pass"))
        return super().refusal(s, seat, action)


class LastCall(CallWindow):
    """Everyone is asked once more whether he calls a cheat, before the bids are revealed. (AH-6.3)"""

    def ask(self, s: Table) -> list[Ask]:
        if s.auction is None:
            return []
        return [Ask(call.seat, [*call.options, AGREE]) for call in possible_calls(s)]

    def closed(self, s: Table) -> bool:
        return not s.asks or any(isinstance(action, Call) for action in s.sealed.values())

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        for caller, action in answers.items():
            if isinstance(action, Call):
                s.plan(LAST_CALL)
                settle_call(s, caller, action.captain)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        yield from super().refusals(s, seat)
        yield Refusal(SEAL, "AH-3.3", text("refusal-bids-final"))

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, (Lay, Pass)):
            return Refusal(action, "AH-3.3", text("refusal-bids-final"))
        return super().refusal(s, seat, action)


BIDDING: Final = [Bidding(seat) for seat in range(MAX_CAPTAINS)]
"""Each captain's bidding, before he has laid a card."""
REBIDDING: Final = [Rebidding(seat) for seat in range(MAX_CAPTAINS)]
"""Each captain's bidding again, before he has added a card."""
LAST_CALL: Final = LastCall()
