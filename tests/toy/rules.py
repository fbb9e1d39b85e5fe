"""The rules of Liar's Cove."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from jollyroger.engine import Action, Ask, Phase, Refusal, Seat

from .actions import CALL, CLAIM, DROP, GIVE, HECKLE, LAY, Claim, Drop, Give, Lay
from .events import Chosen, Claimed, Dropped, Gave, Heckled, Laid, Paid, Shown
from .state import Cove, OpenClaim

Answers = Mapping[Seat, Action]


class Deal(Phase[Cove]):
    """Every captain draws a hand. (LC-1.2)"""

    def resolve(self, s: Cove, answers: Answers) -> None:
        for seat in range(s.seats):
            s.refill(seat)
        s.plan(Gifts(), Turn(0))


class Gifts(Phase[Cove]):
    """All give a card to the left, in secret and at once. (LC-2.1)"""

    def ask(self, s: Cove) -> list[Ask]:
        return [Ask(seat, s.gifts(seat)) for seat in range(s.seats)]

    def resolve(self, s: Cove, answers: Answers) -> None:
        for giver, gift in answers.items():
            assert isinstance(gift, Give)
            taker = s.after(giver)[0]
            s.hands[giver].remove(gift.card)
            s.hands[taker].append(gift.card)
            s.tell(Gave, giver, taker, gift.card)

    def refusals(self, s: Cove, seat: Seat) -> Iterable[Refusal]:
        return [
            Refusal(give, "LC-2.2", f"You hold no {card} to give.")
            for card, give in GIVE.items()
            if card not in s.hands[seat]
        ]


class Turn(Phase[Cove]):
    """A captain lays a card face down; until then, anybody may call the claim on the table. (LC-3.1, LC-4.1)"""

    seat: Seat

    def ask(self, s: Cove) -> list[Ask]:
        callers = [] if s.claim is None else [seat for seat in range(s.seats) if seat != s.claim.seat]
        mine = [*s.lays(self.seat), *([CALL] if self.seat in callers else [])]
        return [Ask(self.seat, mine), *(Ask(seat, [CALL], may=True) for seat in callers if seat != self.seat)]

    def closed(self, s: Cove) -> bool:
        return bool(s.sealed)

    def resolve(self, s: Cove, answers: Answers) -> None:
        ((seat, action),) = answers.items()
        if isinstance(action, Lay):
            s.hands[seat].remove(action.card)
            s.tell(Laid, seat, action.card)
            s.tell(Chosen, seat)
            s.plan(Speak(seat, action.card, ()))
        else:
            s.plan(Showdown(seat), self)

    def refusals(self, s: Cove, seat: Seat) -> Iterable[Refusal]:
        if s.claim is None:
            yield Refusal(CALL, "LC-4.1", "There is no claim to call.")
        elif s.claim.seat == seat:
            yield Refusal(CALL, "LC-4.2", "Nobody calls his own claim.")
        for card, lay in LAY.items():
            if seat == self.seat and card not in s.hands[seat]:
                yield Refusal(lay, "LC-3.1", f"You hold no {card} to lay.")


class Speak(Phase[Cove]):
    """The captain says what the card is, true or not; each of the others may heckle once. (LC-3.2, LC-3.3)"""

    seat: Seat
    card: int
    hecklers: tuple[Seat, ...]

    def ask(self, s: Cove) -> list[Ask]:
        others = [seat for seat in s.after(self.seat) if seat != self.seat and seat not in self.hecklers]
        return [Ask(self.seat, s.claims()), *(Ask(seat, [HECKLE], may=True) for seat in others)]

    def closed(self, s: Cove) -> bool:
        return bool(s.sealed)

    def resolve(self, s: Cove, answers: Answers) -> None:
        ((seat, action),) = answers.items()
        if not isinstance(action, Claim):
            s.tell(Heckled, seat, self.seat)
            s.plan(Speak(self.seat, self.card, (*self.hecklers, seat)))
            return
        if s.claim is not None:
            s.earn(s.claim.seat)
            s.stow(s.claim.card)
        s.claim = OpenClaim(seat, self.card, action.value)
        s.tell(Claimed, seat, action.value)
        s.refill(seat)
        s.turns -= 1
        if s.turns == 0:
            s.finish("dawn")
        s.plan(*([Gifts()] if seat == s.seats - 1 else []), Turn(s.after(seat)[0]))

    def refusals(self, s: Cove, seat: Seat) -> Iterable[Refusal]:
        if seat == self.seat and s.claim is not None:
            for value in range(1, s.claim.value):
                yield Refusal(CLAIM[value], "LC-3.2", f"The claim on the table is higher: {s.claim.value}.")
        if seat in self.hecklers:
            yield Refusal(HECKLE, "LC-3.3", "You have heckled him already.")


class Showdown(Phase[Cove]):
    """The card is turned over: a liar forfeits to the caller, otherwise the caller to the claimant. (LC-4.1)"""

    caller: Seat

    def resolve(self, s: Cove, answers: Answers) -> None:
        assert s.claim is not None
        claim, s.claim = s.claim, None
        s.stow(claim.card)
        s.tell(Shown, claim.seat, self.caller, claim.card)
        lied = claim.card != claim.value
        s.plan(Forfeit(claim.seat, self.caller) if lied else Forfeit(self.caller, claim.seat))


class Forfeit(Phase[Cove]):
    """The loser pays a coin to the other, or drops a card face up. (LC-4.3)"""

    seat: Seat
    taker: Seat

    def ask(self, s: Cove) -> list[Ask]:
        return [Ask(self.seat, s.forfeits(self.seat))]

    def resolve(self, s: Cove, answers: Answers) -> None:
        action = answers[self.seat]
        if isinstance(action, Drop):
            s.hands[self.seat].remove(action.card)
            s.stow(action.card)
            s.tell(Dropped, self.seat, action.card)
            return
        s.coins[self.seat] -= 1
        s.coins[self.taker] += 1
        s.tell(Paid, self.seat, self.taker)
        if s.coins[self.seat] == 0:
            s.finish("broke")

    def refusals(self, s: Cove, seat: Seat) -> Iterable[Refusal]:
        hand = s.hands[seat]
        if seat == self.seat and len(hand) == 1:
            yield Refusal(DROP[hand[0]], "LC-4.3", "Nobody drops his last card.")
