"""Drawing Fortune cards, and the cards that take effect at once. (SS-10.2, SS-B4)"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from typing import Final

from ....engine import Action, Phase, Seat
from ..actions import RESOLVE, Dismiss, Hire, Resolve
from ..components import (
    AUCTION,
    GALLEON,
    HAND_CARDS,
    MUTINY,
    PERMANENT_CARDS,
    PICKPOCKET,
    PRESSED,
    PURSE,
    TRIBUTE,
    VOLUNTEER,
)
from ..events import Dismissed, DrewOpenly, DrewToHand, Earned, Hired, NobodyToHire, NoFortuneCards, Resolved
from ..state import Table, distinct, owner_of
from .debt import ReturnToShip, debt_to_player, debt_to_trove, owe
from .items import start_auction
from .player_choice import FigureChoice, PlayerChoice


def draw_cards(s: Table, figure: int, count: int) -> None:
    """Draw Fortune cards: each goes to the hand, stays face up, or is resolved at once. (SS-10.2)"""
    seat = owner_of(figure)
    for _ in range(count):
        card = s.draw_fortune()
        if card is None:
            s.tell(NoFortuneCards, seat)
            break
        if card in HAND_CARDS:
            s.tell(DrewToHand, seat, card)
            insort(s.hands[seat], card)
        else:
            s.tell(DrewOpenly, seat, card)
            insort(s.permanent[seat] if card in PERMANENT_CARDS else s.immediate, card)
    if s.immediate:
        s.plan(ImmediateCards(figure))


class ImmediateCards(FigureChoice):
    """Cards that take effect at once; of two different ones the player chooses which is first. (SS-10.2)"""

    def options(self, s: Table) -> list[Action]:
        return [RESOLVE[card] for card in distinct(s.immediate)]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Resolve)
        s.immediate.remove(action.card)
        insort(s.fortune_discard, action.card)
        if s.immediate:
            s.plan(self)
        s.tell(Resolved, self.seat, action.card)
        IMMEDIATE_EFFECTS[action.card](s, self.figure)


class Hiring(PlayerChoice):
    """Take a Crew card from one of the piles of these settlements; none if all are empty. (SS-5.2, SS-A7)"""

    seat: Seat
    settlements: tuple[str, ...]

    def options(self, s: Table) -> list[Action]:
        return [s.actions.hire[kind] for kind in crew_for_hire(s, self.settlements)]

    def decide(self, s: Table, action: Action) -> None:
        self.hire(s, action, forced=False)

    def decide_unasked(self, s: Table, options: Sequence[Action]) -> None:
        if options:
            self.hire(s, options[0], forced=True)
        else:
            s.tell(NobodyToHire, self.seat)

    def hire(self, s: Table, action: Action, forced: bool) -> None:
        assert isinstance(action, Hire)
        s.piles[action.crew] -= 1
        s.crew[self.seat][action.crew] += 1
        s.tell(Hired, self.seat, action.crew, forced)


def crew_for_hire(s: Table, settlements: tuple[str, ...]) -> list[int]:
    """The kinds of Crew whose piles at these settlements are not empty. (SS-5.2)"""
    return [kind for kind in s.box.hired_at[settlements] if s.piles[kind]]


class Mutiny(PlayerChoice):
    """One Crew card of the player's choice goes back to its pile, if he has any. (SS-B4.14)"""

    seat: Seat

    def options(self, s: Table) -> list[Action]:
        return [s.actions.dismiss[kind] for kind in s.crew_kinds(self.seat)]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Dismiss)
        s.crew[self.seat][action.crew] -= 1
        s.piles[action.crew] += 1
        s.tell(Dismissed, self.seat, action.crew)


def take_gold(s: Table, figure: int, card: int) -> None:
    """Gold from the Bank. (SS-B4.11, SS-B4.12)"""
    seat, fortune = owner_of(figure), s.box.fortunes[card]
    s.take_from_bank(seat, fortune.n)
    s.tell(Earned, seat, fortune.n, fortune.id)


def tribute(s: Table, figure: int) -> None:
    """Each other player pays; no figure of theirs is concerned. (SS-B4.17, SS-A10)"""
    seat = owner_of(figure)
    # What is planned last happens first: the player on the left pays first.
    for other in reversed(s.after(seat)[:-1]):
        owe(s, other, None, debt_to_player(s, seat, s.box.fortunes[TRIBUTE].n), pardonable=False)


def pickpocket(s: Table, figure: int) -> None:
    """Pay the Trove. The figure that drew the card is concerned, and there is no pardon from a card. (SS-B4.15)"""
    owe(s, owner_of(figure), figure, debt_to_trove(s, s.box.fortunes[PICKPOCKET].n), pardonable=False)


IMMEDIATE_EFFECTS: Final[dict[int, Callable[[Table, int], None]]] = {
    AUCTION: lambda s, figure: start_auction(s, owner_of(figure)),  # (SS-B4.6)
    PURSE: lambda s, figure: take_gold(s, figure, PURSE),
    GALLEON: lambda s, figure: take_gold(s, figure, GALLEON),
    VOLUNTEER: lambda s, figure: s.plan(Hiring(owner_of(figure), s.box.volunteers)),  # (SS-B4.13)
    MUTINY: lambda s, figure: s.plan(Mutiny(owner_of(figure))),
    PICKPOCKET: pickpocket,
    PRESSED: lambda s, figure: s.plan(ReturnToShip(figure)),  # (SS-B4.16)
    TRIBUTE: tribute,
}

PHASES: tuple[type[Phase[Table]], ...] = (Hiring, ImmediateCards, Mutiny)
