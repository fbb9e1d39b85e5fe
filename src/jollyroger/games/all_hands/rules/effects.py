"""The ten action cards. (AH-4)"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

from ....engine import Action, Ask, Refusal, Seat, Step
from ....engine.messages import person
from ..actions import (
    CLAIM,
    CUT,
    GIVE,
    NAME,
    RESOLVE,
    SPARE,
    TAKE,
    Claim,
    Cut,
    Give,
    Name,
    Resolve,
    Take,
    for_each_kind,
)
from ..components import (
    BRAWL,
    CREW,
    CUTPURSE,
    DOCK,
    EIGHT,
    KINDS,
    KING,
    KING_KEEPS,
    MAX_CAPTAINS,
    MERMAID,
    PLUNDER,
    RANK,
    SHADY,
)
from ..events import Brawled, Claimed, Docked, Gave, NoEffect, Played, Plundered, Spared, WasCut
from ..messages import text
from ..state import BidCard, Table, distinct
from .cheating import AskingPhase, CaptainChoice, Keeping, draw_aside
from .ending import add_to_hand


class Actions(Step[Table]):
    """Finds the next captain with actions to resolve, from the dealer's left. (AH-3.5)"""

    def run(self, s: Table) -> None:
        owners = [card.owner for card in cards_to_resolve(s)]
        if owners:
            for seat in s.after(s.dealer):
                if seat in owners:
                    s.plan(RESOLVING[seat])
                    return


IS_RESOLVED: Final = [kind in RESOLVE for kind in range(len(KINDS))]
"""Which kinds of cards have an action to resolve: not Monkeys and Rum. (AH-4.6, AH-4.7)"""


def cards_to_resolve(s: Table) -> list[BidCard]:
    """The action cards on the table that are still to resolve."""
    return [card for card in s.row if IS_RESOLVED[card.kind] and not card.resolved]


def pending_actions(s: Table, seat: Seat) -> list[int]:
    """The actions of a bid still to resolve, each kind once."""
    return distinct([card.kind for card in cards_to_resolve(s) if card.owner == seat])


class Resolving(CaptainChoice):
    """A captain chooses which of his actions to resolve next. (AH-3.5)"""

    seat: Seat

    def options(self, s: Table) -> Sequence[Action]:
        return [RESOLVE[kind] for kind in pending_actions(s, self.seat)]

    def decide(self, s: Table, action: Action) -> None:
        # The card's target is chosen only now. (AH-4.0)
        assert isinstance(action, Resolve)
        seat, kind = self.seat, action.kind
        place = next(
            place for place, card in enumerate(s.row) if card.owner == seat and card.kind == kind and not card.resolved
        )
        s.row[place] = s.row[place]._replace(resolved=True)
        s.tell(Played, seat, kind)
        s.plan(ACTIONS)
        EFFECTS[kind](s, seat, place)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            resolved = {card.kind for card in s.row if card.owner == seat and card.resolved}
            for kind in sorted(resolved.difference(pending_actions(s, seat))):
                yield Refusal(RESOLVE[kind], "AH-3.5", text("refusal-resolve-played"))


class Cutting(CaptainChoice):
    """Cutpurse: the captain may discard any bid card on the table except the Cutpurse itself. (AH-4.1)"""

    seat: Seat
    place: int

    def options(self, s: Table) -> Sequence[Action]:
        targets: list[Action] = [CUT[place] for place in other_places(s, self.place)]
        return [*targets, SPARE] if targets else []

    def decide(self, s: Table, action: Action) -> None:
        if isinstance(action, Cut):
            # Any claim on the card goes with it, and its action if that is not resolved yet. (AH-4.1)
            card = s.row.pop(action.place)
            s.discard.append(card.kind)
            s.tell(WasCut, self.seat, card.owner, card.kind)
        else:
            self.skip(s)

    def skip(self, s: Table) -> None:
        s.tell(Spared, self.seat)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            yield Refusal(CUT[self.place], "AH-4.1", text("refusal-cut-itself"))


class Claiming(CaptainChoice):
    """Pieces of Eight: the captain claims an unclaimed bid card on the table, not the card itself. (AH-4.5)"""

    seat: Seat
    place: int

    def options(self, s: Table) -> Sequence[Action]:
        return [CLAIM[place] for place in other_places(s, self.place) if s.row[place].claim is None]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Claim)
        only = len(self.options(s)) == 1
        card = s.row[action.place]
        s.row[action.place] = card._replace(claim=len(s.claims))
        s.claims.append(self.seat)
        s.tell(Claimed, self.seat, card.owner, card.kind, only)

    def skip(self, s: Table) -> None:
        s.tell(NoEffect, self.seat, EIGHT)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat != self.seat:
            return
        yield Refusal(CLAIM[self.place], "AH-4.5", text("refusal-claim-itself"))
        for place, card in enumerate(s.row):
            if card.claim is not None and place != self.place:
                claimer = person(s.claims[card.claim], seat)
                yield Refusal(CLAIM[place], "AH-4.5", text("refusal-claim-claimed", claimer=claimer))


def other_places(s: Table, own: int) -> list[int]:
    """The places of the row except one's own. Of cards equal in all respects only the first is listed."""
    first = {card: place for place, card in reversed(list(enumerate(s.row))) if place != own}
    return sorted(first.values())


class Plundering(CaptainChoice):
    """Hidden Plunder: the captain takes a card from the discard pile, seen by all. (AH-4.3)"""

    asks_single_option: ClassVar[bool] = True  # he looks through the pile even if it holds one kind only
    seat: Seat

    def options(self, s: Table) -> Sequence[Action]:
        return [TAKE[kind] for kind in sorted(set(s.discard))]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Take)
        s.discard.remove(action.kind)
        s.tell(Plundered, self.seat, action.kind)
        add_to_hand(s, self.seat, action.kind, seen=True)

    def skip(self, s: Table) -> None:
        s.tell(NoEffect, self.seat, PLUNDER)

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Take) and seat == self.seat:
            return Refusal(action, "AH-4.3", text("refusal-take-missing"))
        return super().refusal(s, seat, action)


class ShadyDeal(CaptainChoice):
    """Shady Deal: the captain names one of those who bid the lowest crew card; he gives him a card. (AH-4.8)"""

    seat: Seat

    def givers(self, s: Table) -> list[Seat]:
        """Who bid the lowest crew card by printed rank and has a card to give, the captain himself excepted."""
        crew = [card for card in s.row if CREW[card.kind] is not None]
        lowest = min((RANK[card.kind] for card in crew), default=0)
        owners = sorted({card.owner for card in crew if RANK[card.kind] == lowest} - {self.seat})
        return [owner for owner in owners if s.hands[owner]]

    def options(self, s: Table) -> Sequence[Action]:
        return [NAME[giver] for giver in self.givers(s)]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Name)
        s.plan(Giving(action.captain, self.seat))

    def skip(self, s: Table) -> None:
        s.tell(NoEffect, self.seat, SHADY)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            givers = self.givers(s)
            for other in range(s.seats):
                if other not in givers:
                    yield Refusal(NAME[other], "AH-4.8", text("refusal-ask-other"))


class Giving(CaptainChoice):
    """A captain gives another one a card of his choice. (AH-4.8)"""

    asks_single_option: ClassVar[bool] = True  # not asking would tell everyone that his cards are all alike
    giver: Seat
    taker: Seat

    @property
    def seat(self) -> Seat:
        return self.giver

    def options(self, s: Table) -> Sequence[Action]:
        return for_each_kind(s.hands[self.giver], GIVE)

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Give)
        s.remove_unseen(self.giver, action.kind)
        s.tell(Gave, self.giver, self.taker, SHADY, action.kind)
        add_to_hand(s, self.taker, action.kind, seen=False)


class Brawling(CaptainChoice):
    """Tavern Brawl: another captain gets no card next round and may not bid in it. (AH-4.9)"""

    seat: Seat

    def options(self, s: Table) -> Sequence[Action]:
        return [NAME[other] for other in range(s.seats) if other != self.seat]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Name)
        s.brawled_next[action.captain] = True
        s.tell(Brawled, self.seat, action.captain)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            yield Refusal(NAME[seat], "AH-4.9", text("refusal-brawl-self"))


class Tribute(AskingPhase):
    """Pirate King: every other captain with cards secretly picks one for the king, who keeps up to two. (AH-4.10)"""

    king: Seat

    def ask(self, s: Table) -> list[Ask]:
        return [
            Ask(seat, for_each_kind(s.hands[seat], GIVE))
            for seat in s.after(self.king)
            if seat != self.king and s.hands[seat]
        ]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        if not answers:
            s.tell(NoEffect, self.king, KING)
        for seat, action in sorted(answers.items()):
            assert isinstance(action, Give)
            s.remove_unseen(seat, action.kind)
            s.aside.append(action.kind)
            s.tell(Gave, seat, self.king, KING, action.kind)
        s.aside.sort()
        s.plan(Keeping(self.king, 0, KING_KEEPS, "AH-4.10"))


def fall_off_the_dock(s: Table, seat: Seat, place: int) -> None:
    """Auction card and all bids are discarded, claims are void, no further action resolves. (AH-4.2)"""
    s.tell(Docked, seat)
    s.discard_table_cards()


def mermaid(s: Table, seat: Seat, place: int) -> None:
    """The captain draws a card from every other captain who has any, and keeps one. (AH-4.4, AH-8.3)"""
    others = [other for other in s.after(seat) if other != seat and s.hands[other]]
    for other in others:
        draw_aside(s, seat, other, 1)
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
    SHADY: lambda s, seat, place: s.plan(ShadyDeal(seat)),
    BRAWL: lambda s, seat, place: s.plan(Brawling(seat)),
    KING: lambda s, seat, place: s.plan(Tribute(seat)),
}
"""What each action card does: called with the captain and the card's place in the row."""

ACTIONS: Final = Actions()
RESOLVING: Final = [Resolving(seat) for seat in range(MAX_CAPTAINS)]
