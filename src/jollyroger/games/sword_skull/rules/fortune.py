"""Drawing Fortune cards, and the ones that take effect at once. (SS-10.2, SS-B4)"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping

from ....engine import Action, Ask, Phase, Seat
from ..actions import RESOLVE, Dismiss, Hire, Resolve
from ..components import AUCTION, GALLEON, KEPT, MUTINY, PICKPOCKET, PRESSED, PURSE, RENOWN, TRIBUTE, VOLUNTEER
from ..events import Dismissed, Drew, Earned, Hired, NobodyToHire, Resolved
from ..state import Table
from .debt import Homeward, due, to_player, to_trove
from .items import auction
from .player_choice import Scene


def draw(s: Table, figure: int, count: int) -> None:
    """So many Fortune cards: some to the hand, some face up to stay, the rest resolved at once. (SS-10.2)"""
    seat = figure >> 1
    for _ in range(count):
        card = s.draw_fortune()
        s.tell(Drew.of, seat, card)
        if card is None:
            break
        where = s.hands[seat] if card in KEPT else s.renown[seat] if card in RENOWN else s.aside
        insort(where, card)
    if s.aside:
        s.plan(Immediate(figure))


class Immediate(Scene):
    """Cards that take effect at once; of two the drawer chooses which first. (SS-10.2)"""

    figure: int

    def ask(self, s: Table) -> list[Ask]:
        cards = list(dict.fromkeys(s.aside))
        return [Ask(self.figure >> 1, [RESOLVE[card] for card in cards])] if len(cards) > 1 else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.figure >> 1)
        card = action.card if isinstance(action, Resolve) else s.aside[0]
        s.aside.remove(card)
        insort(s.fortune_discard, card)
        if s.aside:
            s.plan(self)
        s.tell(Resolved, self.figure >> 1, card)
        IMMEDIATE[card](s, self.figure)


class Hiring(Scene):
    """Take a Crew card from one of the piles of these settlements; only if all are empty, none. (SS-5.2, SS-A7)"""

    seat: Seat
    settlements: tuple[str, ...]

    def kinds(self, s: Table) -> list[int]:
        return [kind for kind, home in enumerate(s.box.homes) if home in self.settlements and s.piles[kind]]

    def ask(self, s: Table) -> list[Ask]:
        kinds = self.kinds(s)
        return [Ask(self.seat, [s.menu.hire[kind] for kind in kinds])] if len(kinds) > 1 else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        kinds = [action.crew] if isinstance(action, Hire) else self.kinds(s)
        if kinds:
            s.piles[kinds[0]] -= 1
            s.crew[self.seat][kinds[0]] += 1
            s.tell(Hired, self.seat, kinds[0])
        else:
            s.tell(NobodyToHire, self.seat)


class Mutiny(Scene):
    """One Crew card of the player's choice goes back to its pile, if he has any. (SS-B4.14)"""

    seat: Seat

    def ask(self, s: Table) -> list[Ask]:
        kinds = s.crew_kinds(self.seat)
        return [Ask(self.seat, [s.menu.dismiss[kind] for kind in kinds])] if len(kinds) > 1 else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        kinds = [action.crew] if isinstance(action, Dismiss) else s.crew_kinds(self.seat)
        if kinds:
            s.crew[self.seat][kinds[0]] -= 1
            s.piles[kinds[0]] += 1
            s.tell(Dismissed, self.seat, kinds[0])


def windfall(s: Table, figure: int, card: int) -> None:
    """Gold from the Bank. (SS-B4.11, SS-B4.12)"""
    s.earn(figure >> 1, s.box.fortunes[card].n)
    s.tell(Earned, figure >> 1, s.box.fortunes[card].n, s.box.fortunes[card].id)


def tribute(s: Table, figure: int) -> None:
    """Each other player pays; no figure of theirs is concerned. (SS-B4.17, SS-A10)"""
    seat = figure >> 1
    for other in reversed(s.after(seat)[:-1]):
        due(s, other, None, to_player(s, seat, s.box.fortunes[TRIBUTE].n), pardonable=False)


IMMEDIATE: dict[int, Callable[[Table, int], None]] = {
    AUCTION: lambda s, figure: auction(s, figure >> 1),  # (SS-B4.6)
    PURSE: lambda s, figure: windfall(s, figure, PURSE),
    GALLEON: lambda s, figure: windfall(s, figure, GALLEON),
    VOLUNTEER: lambda s, figure: s.plan(Hiring(figure >> 1, s.box.volunteers)),  # (SS-B4.13)
    MUTINY: lambda s, figure: s.plan(Mutiny(figure >> 1)),
    # Not a space, but a card: no pardon. The figure that drew it is the one concerned. (SS-B4.15)
    PICKPOCKET: lambda s, figure: due(
        s, figure >> 1, figure, to_trove(s, s.box.fortunes[PICKPOCKET].n), pardonable=False
    ),
    PRESSED: lambda s, figure: s.plan(Homeward(figure)),  # (SS-B4.16)
    TRIBUTE: tribute,
}

PHASES: tuple[type[Phase[Table]], ...] = (Hiring, Immediate, Mutiny)
