"""A new hand, and the seven steps of a round. (AH-2, AH-3, AH-8, AH-9.5)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from ....engine import Action, Ask, Phase, Refusal, Seat, Step
from ..actions import DONE, DROP, Drop, for_each_kind
from ..components import HAND_LIMIT, KINDS, MAX_CAPTAINS, MOST_RENEWALS, START_HAND
from ..events import Dealt, Discarded, HandBegan, Renewed, Skipped, TurnedUp
from ..messages import text
from ..state import TURN_ORDERS, Table, cards_left
from .auction import CLEARING, REVEAL
from .bidding import BIDDING, LAST_CALL, Bidding, Rebidding
from .cheating import AskingPhase
from .ending import add_to_hand, end_hand, hand_is_over


class NewHand(Step[Table]):
    """Deals a new hand. (AH-9.5)

    It stays at the bottom of the agenda: when a hand ends and the game does not, the next one begins.
    """

    def run(self, s: Table) -> None:
        s.hand_number += 1
        s.dealer = s.chance.below(s.seats) if s.hand_number == 1 else s.after(s.dealer)[0]
        s.reset_hand()
        s.tell(HandBegan, s.hand_number, s.dealer)
        for seat in s.after(s.dealer):
            cards = tuple(sorted(s.chance.draw(s.deck) for _ in range(START_HAND)))
            for kind in cards:
                s.pick_up(seat, kind, seen=False)
            s.tell(Dealt, seat, cards)
        # The first round has no step 1. (AH-2.1, AH-3.1)
        s.plan(*bidding_round(s), self)


def bidding_round(s: Table) -> list[Phase[Table]]:
    """Steps 2 to 7 of a round, and step 1 of the next. (AH-3)"""
    return ROUNDS[s.seats][s.dealer]


class Deal(Step[Table]):
    """The deal passes left; each captain picks up a card, except brawled ones. (AH-3.1, AH-4.9)"""

    def run(self, s: Table) -> None:
        s.dealer = s.after(s.dealer)[0]
        s.brawled, s.brawled_next = s.brawled_next, [False] * s.seats
        for seat in s.after(s.dealer):
            card = None if s.brawled[seat] else draw(s)
            if card is not None:
                s.tell(Dealt, seat, (card,))
                if add_to_hand(s, seat, card, seen=False):
                    return
            elif hand_is_over(s):
                return
            else:
                s.tell(Skipped, seat, s.brawled[seat])
        s.plan(*bidding_round(s))


class TurnUp(Step[Table]):
    """The auction card is turned up, and all call windows are open. (AH-3.2, AH-6.2)

    A window opens with its captain's pick-up, or here if he is brawled. Nobody is asked in between, so all open here.
    """

    def run(self, s: Table) -> None:
        s.can_be_called = [True] * s.seats
        s.auction = draw(s)
        if hand_is_over(s):
            return
        s.tell(TurnedUp, s.auction)
        s.rounds_without_auction = s.rounds_without_auction + 1 if s.auction is None else 0
        if s.rounds_without_auction == 2:
            end_hand(s, None)  # (AH-8.2)


def draw(s: Table) -> int | None:
    """A card from the deck, which the discard pile renews when it is empty; None if no card is left. (AH-8.1)

    The hand is drawn if the deck has been renewed as often as allowed. (AH-8.4)
    """
    if not s.deck and s.renewals == MOST_RENEWALS:
        end_hand(s, None)
        return None
    if not s.deck and s.discard:
        s.renewals += 1
        s.deck = sorted(s.discard)
        s.discard.clear()
        s.tell(Renewed)
    return s.chance.draw(s.deck) if s.deck else None


def may_hold(s: Table, count: int) -> bool:
    """Whether a captain may end his discard with this many cards. (AH-3.7, AH-6.1)"""
    return s.cheating or count <= HAND_LIMIT


class Discarding(AskingPhase):
    """All captains pick in secret, at the same time, what to discard; then all discards are shown. (AH-3.7)"""

    first_answer_decides: ClassVar[bool] = True
    picks: tuple[tuple[int, ...], ...]
    done: tuple[bool, ...]

    def ask(self, s: Table) -> list[Ask]:
        s.discard_asks = [self.question(s, seat) for seat in range(s.seats)]
        return [ask for ask in s.discard_asks if ask is not None]

    def question(self, s: Table, seat: Seat) -> Ask | None:
        """What a captain can still pick; None if he has no cards or is done."""
        hand = s.hands[seat]
        if self.done[seat] or not hand:
            return None
        picks = self.picks[seat]
        options = for_each_kind(cards_left(hand, picks) if picks else hand, DROP)
        if may_hold(s, len(hand) - len(picks)):
            options.append(DONE)
        return Ask(seat, options)

    def proceed(self, s: Table) -> list[Ask]:
        # Hands do not change before all are done, so only the captain who answered is asked anew.
        asks = [ask for ask in s.discard_asks if ask is not None] if s.discard_asks else self.ask(s)
        if not asks:
            s.agenda.pop()
            self.discard(s)
        return asks

    def answer(self, s: Table, seat: Seat, action: Action) -> None:
        picks, done = list(self.picks), list(self.done)
        if isinstance(action, Drop):
            picks[seat] = (*picks[seat], action.kind)
        else:
            done[seat] = True
        phase = Discarding(tuple(picks), tuple(done))
        s.discard_asks[seat] = phase.question(s, seat)
        s.plan(phase)

    def discard(self, s: Table) -> None:
        s.discard_asks.clear()
        for seat, dropped in enumerate(self.picks):
            if dropped:
                s.hands[seat] = cards_left(s.hands[seat], dropped)
                for kind in dropped:
                    s.forget_known(seat, kind)
                s.discard += dropped
                s.tell(Discarded, seat, dropped)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if self.done[seat]:
            yield Refusal(DONE, "AH-3.7", text("refusal-discard-chosen"))
            return
        rest = cards_left(s.hands[seat], self.picks[seat])
        if not may_hold(s, len(rest)):
            yield Refusal(DONE, "AH-6.1", text("refusal-discard-down", limit=HAND_LIMIT))
        for kind in set(self.picks[seat]).difference(rest):
            yield Refusal(DROP[kind], "AH-3.7", text("refusal-discard-none-left", card=KINDS[kind].noun))


def picked_cards(phase: Phase[Table] | None, seat: Seat | None) -> tuple[int, ...]:
    """What a captain has picked so far for the bid or the discard he is choosing."""
    if isinstance(phase, (Bidding, Rebidding)):
        return phase.picks if phase.seat == seat else ()
    if isinstance(phase, Discarding) and seat is not None:
        return phase.picks[seat]
    return ()


TURN_UP: Final = TurnUp()
DEAL: Final = Deal()
DISCARDING: Final = [Discarding(seats * ((),), seats * (False,)) for seats in range(MAX_CAPTAINS + 1)]
"""The discard before anybody has picked a card, for each number of captains."""


def _bidding_round(order: list[Seat]) -> list[Phase[Table]]:
    bids = [BIDDING[seat] for seat in order]
    return [TURN_UP, *bids, LAST_CALL, REVEAL, CLEARING, DISCARDING[len(order)], DEAL]


ROUNDS: Final = [[_bidding_round(order) for order in orders] for orders in TURN_ORDERS]
"""The steps of a round, by the number of captains and the dealer."""
