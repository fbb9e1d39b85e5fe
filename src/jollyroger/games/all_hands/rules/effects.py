"""The ten action cards, each exactly as its rule says. (AH-4)"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ....engine import Action, Ask, Refusal, Seat
from ..actions import CLAIM, CUT, GIVE, NAME, RESOLVE, SPARE, TAKE, Claim, Cut, Give, Name, Resolve, Take
from ..components import BRAWL, CREW, CUTPURSE, DOCK, EIGHT, KING, KING_KEEPS, MERMAID, PLUNDER, RANK, SHADY
from ..events import Brawled, Claimed, Docked, Gave, NoEffect, Played, Plundered, Spared, WasCut
from ..state import Table, kinds
from .bidding import Keeping, Scene, snatch
from .ending import gain


class Actions(Scene):
    """The actions of the bids, captain by captain from the dealer's left, each in the order he chooses. (AH-3.5)"""

    def ask(self, s: Table) -> list[Ask]:
        seat, pending = due(s)
        return [Ask(seat, [RESOLVE[kind] for kind in pending])] if len(pending) > 1 else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        seat, pending = due(s)
        action = answers.get(seat)
        if isinstance(action, Resolve):
            spend(s, seat, action.kind)
        elif pending:
            spend(s, seat, pending[0])

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        asked, pending = due(s)
        spent = {laid.kind for laid in s.row if laid.owner == seat and laid.spent}
        for kind in sorted(spent.difference(pending)) if seat == asked else ():
            yield Refusal(RESOLVE[kind], "AH-3.5", "That action has been resolved.")


def due(s: Table) -> tuple[Seat, list[int]]:
    """The captain whose actions are due, and which they are. Monkeys and Rum are never resolved. (AH-4.6, AH-4.7)"""
    for seat in s.after(s.dealer):
        pending = [laid.kind for laid in s.row if laid.owner == seat and laid.kind in RESOLVE and not laid.spent]
        if pending:
            return seat, kinds(pending)
    return s.dealer, []


def spend(s: Table, seat: Seat, kind: int) -> None:
    """Resolve one action, whatever it strikes chosen only now, then see what is due next. (AH-4.0)"""
    place = next(
        place for place, laid in enumerate(s.row) if laid.owner == seat and laid.kind == kind and not laid.spent
    )
    s.row[place] = s.row[place]._replace(spent=True)
    s.tell(Played, seat, kind)
    s.plan(Actions())
    EFFECTS[kind](s, seat, place)


class Cutting(Scene):
    """Cutpurse: any one bid card on the table but itself may go to the discard pile. (AH-4.1)"""

    seat: Seat
    place: int

    def ask(self, s: Table) -> list[Ask]:
        targets = [CUT[place] for place in places(s, self.place)]
        return [Ask(self.seat, [*targets, SPARE])] if targets else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        if isinstance(action, Cut):
            # With the card goes any claim on it, and its action if that is still to come. (AH-4.1)
            laid = s.row.pop(action.place)
            s.discard.append(laid.kind)
            s.tell(WasCut, self.seat, laid.owner, laid.kind)
        else:
            s.tell(Spared, self.seat)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            yield Refusal(CUT[self.place], "AH-4.1", "A Cutpurse cannot cut itself.")


class Claiming(Scene):
    """Pieces of Eight: one unclaimed bid card on the table, not itself, is claimed. (AH-4.5)"""

    seat: Seat
    place: int

    def targets(self, s: Table) -> list[Action]:
        return [CLAIM[place] for place in places(s, self.place) if s.row[place].claim is None]

    def ask(self, s: Table) -> list[Ask]:
        targets = self.targets(s)
        return [Ask(self.seat, targets)] if len(targets) > 1 else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat) or next(iter(self.targets(s)), None)
        if isinstance(action, Claim):
            laid = s.row[action.place]
            s.row[action.place] = laid._replace(claim=len(s.claims))
            s.claims.append(self.seat)
            s.tell(Claimed, self.seat, laid.owner, laid.kind)
        else:
            s.tell(NoEffect, self.seat, EIGHT)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat != self.seat:
            return
        yield Refusal(CLAIM[self.place], "AH-4.5", "Pieces of Eight cannot claim themselves.")
        for place, laid in enumerate(s.row):
            if laid.claim is not None and place != self.place:
                yield Refusal(CLAIM[place], "AH-4.5", f"That card is claimed already, by {{{s.claims[laid.claim]}}}.")


def places(s: Table, own: int) -> list[int]:
    """The places of the row but one's own; of cards alike in all respects the first stands for all."""
    first = {laid: place for place, laid in reversed(list(enumerate(s.row))) if place != own}
    return sorted(first.values())


class Plundering(Scene):
    """Hidden Plunder: search the discard pile and take one card, seen by all. (AH-4.3)"""

    seat: Seat

    def ask(self, s: Table) -> list[Ask]:
        return [Ask(self.seat, [TAKE[kind] for kind in sorted(set(s.discard))])] if s.discard else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        if isinstance(action, Take):
            s.discard.remove(action.kind)
            s.tell(Plundered, self.seat, action.kind)
            gain(s, self.seat, action.kind, seen=True)
        else:
            s.tell(NoEffect, self.seat, PLUNDER)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Take) and seat == self.seat:
            return Refusal(action, "AH-4.3", "That card is not in the discard pile.")
        return super().refusal(s, seat, action)


class Dealing(Scene):
    """Shady Deal: of those tied for the lowest crew card, the dealer in shadows names one. (AH-4.8)"""

    seat: Seat

    def marks(self, s: Table) -> list[Seat]:
        """Who bid the lowest crew card by printed rank, himself left out, the empty-handed left out if possible."""
        crew = [laid for laid in s.row if CREW[laid.kind] is not None]
        lowest = min((RANK[laid.kind] for laid in crew), default=0)
        owners = sorted({laid.owner for laid in crew if RANK[laid.kind] == lowest} - {self.seat})
        return [owner for owner in owners if s.hands[owner]]

    def ask(self, s: Table) -> list[Ask]:
        marks = self.marks(s)
        return [Ask(self.seat, [NAME[mark] for mark in marks])] if len(marks) > 1 else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        marks = [action.captain] if isinstance(action, Name) else self.marks(s)
        if marks:
            s.plan(Giving(marks[0], self.seat))
        else:
            s.tell(NoEffect, self.seat, SHADY)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            for other in range(s.seats):
                if other not in self.marks(s):
                    why = "Only a captain who bid the lowest crew card, has cards, and is not yourself can be named."
                    yield Refusal(NAME[other], "AH-4.8", why)


class Giving(Scene):
    """A captain gives another one card of his choice. (AH-4.8)"""

    giver: Seat
    taker: Seat

    def ask(self, s: Table) -> list[Ask]:
        return [Ask(self.giver, [GIVE[kind] for kind in kinds(s.hands[self.giver])])]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers[self.giver]
        assert isinstance(action, Give)
        s.lose(self.giver, action.kind)
        s.tell(Gave, self.giver, self.taker, action.kind)
        gain(s, self.taker, action.kind, seen=False)


class Brawling(Scene):
    """Tavern Brawl: another captain gets no card next round and may not bid in it. (AH-4.9)"""

    seat: Seat

    def others(self, s: Table) -> list[Seat]:
        return [other for other in range(s.seats) if other != self.seat]

    def ask(self, s: Table) -> list[Ask]:
        others = self.others(s)
        return [Ask(self.seat, [NAME[other] for other in others])] if len(others) > 1 else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        captain = action.captain if isinstance(action, Name) else self.others(s)[0]
        s.marked[captain] = True
        s.tell(Brawled, self.seat, captain)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            yield Refusal(NAME[seat], "AH-4.9", "You cannot start a brawl with yourself.")


class Tribute(Scene):
    """Pirate King: every other captain with cards secretly picks one for the king, who keeps up to two. (AH-4.10)"""

    king: Seat

    def ask(self, s: Table) -> list[Ask]:
        return [
            Ask(seat, [GIVE[kind] for kind in kinds(s.hands[seat])])
            for seat in s.after(self.king)
            if seat != self.king and s.hands[seat]
        ]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        if not answers:
            s.tell(NoEffect, self.king, KING)
        for seat, action in sorted(answers.items()):
            assert isinstance(action, Give)
            s.lose(seat, action.kind)
            s.aside.append(action.kind)
            s.tell(Gave, seat, self.king, action.kind)
        s.aside.sort()
        s.plan(Keeping(self.king, 0, KING_KEEPS, "AH-4.10"))


def fall_off_the_dock(s: Table, seat: Seat, place: int) -> None:
    """Auction card and all bids are discarded, claims are void, nothing more resolves. (AH-4.2)"""
    s.tell(Docked, seat)
    s.throw_all()


def mermaid(s: Table, seat: Seat, place: int) -> None:
    """One card drawn unseen from every other captain who has any; one is kept. (AH-4.4, AH-8.3)"""
    others = [other for other in s.after(seat) if other != seat and s.hands[other]]
    for other in others:
        snatch(s, seat, other, 1)
    if others:
        s.plan(Keeping(seat, 1, 1, "AH-4.4"))
    else:
        s.tell(NoEffect, seat, MERMAID)


EFFECTS: dict[int, Callable[[Table, Seat, int], None]] = {
    CUTPURSE: lambda s, seat, place: s.plan(Cutting(seat, place)),
    DOCK: fall_off_the_dock,
    PLUNDER: lambda s, seat, place: s.plan(Plundering(seat)),
    MERMAID: mermaid,
    EIGHT: lambda s, seat, place: s.plan(Claiming(seat, place)),
    SHADY: lambda s, seat, place: s.plan(Dealing(seat)),
    BRAWL: lambda s, seat, place: s.plan(Brawling(seat)),
    KING: lambda s, seat, place: s.plan(Tribute(seat)),
}
