"""The voyage from hand to hand, and the seven steps of a round. (AH-2, AH-3, AH-8, AH-9.5)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....engine import Action, Ask, Phase, Refusal, Seat
from ..actions import DONE, DROP, Done, Drop
from ..components import HAND_LIMIT, MOST_RENEWALS, START_HAND
from ..events import Dealt, Discarded, HandBegan, Renewed, Skipped, TurnedUp
from ..state import Table, kinds, without
from .auction import Clearing, Reveal
from .bidding import Bidding, LastCall, Scene
from .ending import gain, stop, stopped


class Voyage(Phase[Table]):
    """Hand after hand. It lies at the bottom of the agenda, so a hand that ends at once ends up here. (AH-9.5)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.hand_number += 1
        s.dealer = s.chance.below(s.seats) if s.hand_number == 1 else s.after(s.dealer)[0]
        s.clear()
        s.tell(HandBegan, s.hand_number, s.dealer)
        for seat in s.after(s.dealer):
            cards = tuple(sorted(s.chance.draw(s.deck) for _ in range(START_HAND)))
            for kind in cards:
                s.pick_up(seat, kind, seen=False)
            s.tell(Dealt, seat, cards)
        # The first round begins with the auction card: everyone has just been dealt five. (AH-2.1, AH-3.1)
        s.plan(*bidding_round(s), self)


def bidding_round(s: Table) -> list[Phase[Table]]:
    """Steps 2 to 7 of a round, and the next. (AH-3)"""
    bids = [Bidding(seat) for seat in s.after(s.dealer)]
    return [TurnUp(), *bids, LastCall(), Reveal(), Clearing(), Discarding(s.seats * ((),), s.seats * (False,)), Deal()]


class Deal(Phase[Table]):
    """The deal passes left; each captain picks up a card, the brawled excepted. (AH-3.1, AH-4.9)"""

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.dealer = s.after(s.dealer)[0]
        s.brawled, s.marked = s.marked, [False] * s.seats
        for seat in s.after(s.dealer):
            card = None if s.brawled[seat] else draw(s)
            if card is not None:
                s.tell(Dealt, seat, (card,))
                gain(s, seat, card, seen=False)
            if stopped(s):
                return
            if card is None:
                s.tell(Skipped, seat, s.brawled[seat])
        s.plan(*bidding_round(s))


class TurnUp(Phase[Table]):
    """The auction card is turned up, and anyone can be called from now on. (AH-3.2, AH-6.2)

    A captain's window opens with his pick-up, a brawled one's here; nobody is asked in between.
    """

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        s.open = [True] * s.seats
        s.auction = draw(s)
        if stopped(s):
            return
        s.tell(TurnedUp, s.auction)
        s.dry = s.dry + 1 if s.auction is None else 0
        if s.dry == 2:
            stop(s, None)  # two rounds running without a card: the hand is drawn (AH-8.2)


def draw(s: Table) -> int | None:
    """A card from the deck, renewed from the discard pile if it is empty. None if there is none. (AH-8.1, AH-8.2)"""
    if not s.deck and s.renewals == MOST_RENEWALS:
        stop(s, None)  # called off (AH-8.4)
        return None
    if not s.deck and s.discard:
        s.renewals += 1
        s.deck = sorted(s.discard)
        s.discard.clear()
        s.tell(Renewed)
    return s.chance.draw(s.deck) if s.deck else None


class Discarding(Scene):
    """All captains pick, in secret and at once, what to discard; then all is shown. (AH-3.7)"""

    picks: tuple[tuple[int, ...], ...]
    done: tuple[bool, ...]

    def ask(self, s: Table) -> list[Ask]:
        asks = []
        for seat in range(s.seats):
            if s.hands[seat] and not self.done[seat]:
                rest = without(s.hands[seat], self.picks[seat])
                options: list[Action] = [DROP[kind] for kind in kinds(rest)]
                if s.cheating or len(rest) <= HAND_LIMIT:
                    options.append(DONE)
                asks.append(Ask(seat, options))
        return asks

    def closed(self, s: Table) -> bool:
        return True

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        for seat, action in answers.items():
            picks, done = list(self.picks), list(self.done)
            if isinstance(action, Drop):
                picks[seat] = (*picks[seat], action.kind)
            elif isinstance(action, Done):
                done[seat] = True
            s.plan(Discarding(tuple(picks), tuple(done)))
            return
        for seat, dropped in enumerate(self.picks):
            if dropped:
                s.hands[seat] = without(s.hands[seat], dropped)
                for kind in dropped:
                    s.show(seat, kind)
                s.discard += dropped
                s.tell(Discarded, seat, dropped)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if self.done[seat]:
            yield Refusal(DONE, "AH-3.7", "You have chosen what to discard; the others are still choosing.")
        elif not s.cheating and len(s.hands[seat]) - len(self.picks[seat]) > HAND_LIMIT:
            yield Refusal(DONE, "AH-6.1", f"Cheating is switched off: discard down to {HAND_LIMIT} cards.")
