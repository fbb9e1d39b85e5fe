"""Bids, laid card by card, and the cheat calls that may come between them. (AH-3.3, AH-5.4, AH-6)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from ....engine import Action, Ask, Phase, Refusal, Seat
from ..actions import AGREE, CALL, ENOUGH, FORFEIT, KEEP, LAY, PASS, SEAL, Call, Keep, Lay, Pass, Seal
from ..components import FALSE_CALL_CARDS, HAND_LIMIT, KINDS
from ..events import Caught, Cleared, Discarded, Forfeited, Kept, Passed, Sealed, Snatched
from ..state import Table, kinds, without
from .ending import gain, stopped


@cache
def windows(open: tuple[bool, ...]) -> list[Ask]:
    """The calls each captain can make while these captains can be called. (AH-6.2)"""
    seats = range(len(open))
    return [Ask(seat, [CALL[other] for other in seats if open[other] and other != seat], may=True) for seat in seats]


def callers(s: Table) -> list[Ask]:
    """Who may call a cheat now, and whom: one needs a card to stake. (AH-6.3)"""
    if not s.cheating:
        return []
    return [ask for ask in windows(tuple(s.open)) if ask.options and s.hands[ask.seat]]


def refused_call(s: Table, seat: Seat, other: Seat) -> Refusal | None:
    """Why this captain cannot call that one now, if he cannot."""
    if other >= s.seats or other == seat:
        return Refusal(CALL[other], "AH-6.3", "You can only call another captain of this table a cheat.")
    if not s.cheating:
        return Refusal(CALL[other], "AH-6.1", "Cheating is switched off: all come down to the limit by themselves.")
    if not isinstance(s.agenda[-1], (Bidding, LastCall)):
        return Refusal(CALL[other], "AH-6.7", "Nobody can be called between the reveal and the next pick-up.")
    if not s.hands[seat]:
        return Refusal(CALL[other], "AH-6.3", "You need at least one card in hand to stake on a call.")
    if not s.open[other]:
        return Refusal(CALL[other], "AH-6.6", f"{{{other}}} was called wrongly and is immune until the next pick-up.")
    return None


class Scene(Phase[Table]):
    """A phase that asks. In any of them somebody may try to call a cheat, and deserves a reason if he cannot."""

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        return refused_call(s, seat, action.captain) if isinstance(action, Call) else None


class Window(Scene):
    """A phase in which cheats can be called: it says whom one cannot call. (AH-6.2)"""

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        others = [other for other in range(s.seats) if other != seat] if s.cheating else []
        for other in others:
            if refusal := refused_call(s, seat, other):
                yield refusal


def refused_lay(action: Lay) -> Refusal:
    return Refusal(action, "AH-3.3", f"You have no {KINDS[action.kind].name} left to lay.")


def lays(s: Table, seat: Seat, picks: tuple[int, ...]) -> list[Action]:
    """The cards a captain can still lay, each kind once."""
    return [LAY[kind] for kind in kinds(without(s.hands[seat], picks))]


class Bidding(Window):
    """A captain lays his bid face down, or passes; anyone may call a cheat meanwhile. (AH-3.3, AH-6.2)"""

    seat: Seat
    picks: tuple[int, ...] = ()

    def ask(self, s: Table) -> list[Ask]:
        if s.auction is None or s.brawled[self.seat] or not s.hands[self.seat]:
            return []
        options = lays(s, self.seat, self.picks)
        options.append(SEAL if self.picks else PASS)
        asks = [Ask(self.seat, options)]
        for may in callers(s):
            if may.seat == self.seat:
                options += may.options
            else:
                asks.append(may)
        return asks

    def closed(self, s: Table) -> bool:
        return True

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        for caller, action in answers.items():
            if isinstance(action, Call):
                # What the bidder had picked so far is still in his hand and counts there. (AH-3.3, AH-6.4)
                s.plan(Called(caller, action.captain), Bidding(self.seat))
                return
            if isinstance(action, Lay):
                s.plan(Bidding(self.seat, (*self.picks, action.kind)))
                return
            if isinstance(action, Seal):
                seal(s, self.seat, self.picks)
                return
        if s.auction is not None:
            s.tell(Passed, self.seat)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        yield from super().refusals(s, seat)
        if seat != self.seat:
            if s.brawled[seat]:
                yield Refusal(SEAL, "AH-4.9", "You are in a tavern brawl and cannot bid this round.")
            return
        if self.picks:
            yield Refusal(PASS, "AH-3.3", "You have picked cards already; undo that first if you want to pass.")
        else:
            yield Refusal(SEAL, "AH-3.3", "A bid is at least one card: lay one first, or pass.")

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Lay) and seat == self.seat:
            return refused_lay(action)
        if isinstance(action, (Lay, Seal, Pass)):
            return Refusal(action, "AH-3.3", f"Everyone bids once, in turn; now it is {{{self.seat}}}'s.")
        return super().refusal(s, seat, action)


class Rebidding(Scene):
    """A tied captain adds at least one card, or gives up, even if all others have. (AH-5.4)"""

    seat: Seat
    picks: tuple[int, ...] = ()

    def ask(self, s: Table) -> list[Ask]:
        if not s.hands[self.seat]:
            return []
        options = lays(s, self.seat, self.picks)
        options.append(SEAL if self.picks else FORFEIT)
        return [Ask(self.seat, options)]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        if isinstance(action, Lay):
            s.plan(Rebidding(self.seat, (*self.picks, action.kind)))
        elif isinstance(action, Seal):
            seal(s, self.seat, self.picks)
        else:
            s.tell(Forfeited, self.seat)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat != self.seat:
            yield Refusal(SEAL, "AH-5.4", "Only the tied captains bid again, each in his turn.")
            return
        if self.picks:
            yield Refusal(FORFEIT, "AH-5.4", "You have picked cards already; undo that first if you want to give up.")
        else:
            yield Refusal(SEAL, "AH-5.4", "Add at least one card, or give up.")

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Lay) and seat == self.seat:
            return refused_lay(action)
        if isinstance(action, Pass):
            return Refusal(action, "AH-5.4", "A tied captain cannot pass: add at least one card, or give up.")
        return super().refusal(s, seat, action)


def seal(s: Table, seat: Seat, picks: tuple[int, ...]) -> None:
    """The cards picked lie face down on the table; only their number is seen. (AH-3.3)"""
    s.hands[seat] = without(s.hands[seat], picks)
    s.bids[seat] = sorted(picks)
    s.tell(Sealed, seat, len(picks))


class LastCall(Window):
    """Before the bids are turned over, everyone is asked once more. (AH-6.3)"""

    def ask(self, s: Table) -> list[Ask]:
        if s.auction is None:
            return []
        return [Ask(may.seat, [*may.options, AGREE]) for may in callers(s)]

    def closed(self, s: Table) -> bool:
        return not s.asks or any(isinstance(action, Call) for action in s.sealed.values())

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        for caller, action in answers.items():
            if isinstance(action, Call):
                s.plan(Called(caller, action.captain), LastCall())

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        yield from super().refusals(s, seat)
        yield Refusal(SEAL, "AH-3.3", "All bids are made, and a bid is final.")

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, (Lay, Pass)):
            return Refusal(action, "AH-3.3", "All bids are made, and a bid is final.")
        return super().refusal(s, seat, action)


class Called(Phase[Table]):
    """A captain is called a cheat: his hand is counted, not his bid. (AH-6.4)"""

    caller: Seat
    captain: Seat

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        over = len(s.hands[self.captain]) - HAND_LIMIT
        if over > 0:
            # The cheat stays callable, but now holds the limit. (AH-6.5)
            s.tell(Caught, self.caller, self.captain, over)
            snatch(s, self.caller, self.captain, over)
            s.plan(Keeping(self.caller, 0, 1, "AH-6.5"))
        else:
            stake = min(FALSE_CALL_CARDS, len(s.hands[self.caller]))
            s.open[self.captain] = False
            s.tell(Cleared, self.caller, self.captain, stake)
            snatch(s, self.captain, self.caller, stake)
            s.plan(Keeping(self.captain, 1, 1, "AH-6.6"))


def snatch(s: Table, taker: Seat, loser: Seat, count: int) -> None:
    """Cards drawn at random from a hand are put aside for the taker to look at."""
    for _ in range(count):
        kind = s.snatch(loser)
        s.aside.append(kind)
        s.tell(Snatched, taker, loser, kind)
    s.aside.sort()


class Keeping(Scene):
    """A captain looks at cards and keeps some; the rest is discarded. (AH-4.4, AH-4.10, AH-6.5, AH-6.6)"""

    seat: Seat
    least: int
    most: int
    rule: str

    def ask(self, s: Table) -> list[Ask]:
        # Whether somebody is asked may depend on the number of cards, which all can see, but not on which they are.
        if self.most == 0 or len(s.aside) <= self.least:
            return []
        options: list[Action] = [KEEP[kind] for kind in kinds(s.aside)]
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
            s.tell(Kept, self.seat, kept)
            gain(s, self.seat, kept, seen=False)
            if stopped(s):
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
