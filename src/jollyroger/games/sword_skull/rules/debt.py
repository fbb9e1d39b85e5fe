"""Paying, Royal Pardon, Bankruptcy, and the way back to the Ship. (SS-9, SS-B4.7, SS-B5.4)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....engine import Action, Ask, Phase, Refusal, Seat
from ..actions import PAY, PLAY, TO_DOCKS, TO_SHIP, Play, Sell
from ..components import PARDON
from ..events import Owed, Settled, Sold, WentHome
from ..state import Table, call_off
from .player_choice import Scene, play_card


def due(s: Table, seat: Seat, figure: int | None, debts: tuple[int, ...], pardonable: bool) -> None:
    """A player owes so much to each player and, last, to the Treasure Trove: one debt, however many it is owed to.

    `figure` is the one concerned, if any. (SS-A8, SS-A10)
    """
    if sum(debts):
        # Worth telling only if there is something between owing and paying.
        if sum(debts) > s.gold[seat] or (pardonable and s.hands[seat]):
            s.tell(Owed, seat, debts)
        s.plan(Pardoning(seat, figure, debts) if pardonable else Owe(seat, figure, debts))


def to_trove(s: Table, gold: int) -> tuple[int, ...]:
    return (*[0] * s.seats, gold)


def to_player(s: Table, seat: Seat, gold: int) -> tuple[int, ...]:
    return tuple(gold if other == seat else 0 for other in range(s.seats + 1))


class Debt(Scene):
    """Somebody owes Gold."""

    seat: Seat
    figure: int | None
    debts: tuple[int, ...]


class Pardoning(Debt):
    """Whoever holds any Fortune card is asked whether a Royal Pardon spares him. (SS-B4.7)"""

    def ask(self, s: Table) -> list[Ask]:
        hand = s.hands[self.seat]
        if not hand:
            return []
        return [Ask(self.seat, [PAY, PLAY[PARDON]] if PARDON in hand else [PAY])]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        if isinstance(answers.get(self.seat), Play):
            play_card(s, self.seat, PARDON)
        else:
            s.plan(Owe(self.seat, self.figure, self.debts))


class Owe(Debt):
    """Items are sold one at a time, in the owner's order, until the debt can be paid. (SS-9.1)

    If all are sold and Gold is missing still, the Bank pays the rest and the figure returns to its Ship. (SS-9.2)
    """

    def missing(self, s: Table) -> int:
        return sum(self.debts) - s.gold[self.seat]

    def ask(self, s: Table) -> list[Ask]:
        kinds = list(dict.fromkeys(s.items[self.seat]))
        if self.missing(s) <= 0 or len(kinds) < 2:
            return []
        return [Ask(self.seat, [s.menu.sell[kind] for kind in kinds])]

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        if isinstance(action, Sell):
            sell(s, self.seat, action.item)
            s.plan(self)
        elif self.missing(s) > 0 and s.items[self.seat]:
            sell(s, self.seat, s.items[self.seat][0])
            s.plan(self)
        else:
            self.settle(s)

    def settle(self, s: Table) -> None:
        short = max(0, self.missing(s))
        s.gold[self.seat] -= sum(self.debts) - short
        s.bank -= short
        for creditor in range(s.seats):
            s.gold[creditor] += self.debts[creditor]
        s.trove += self.debts[s.seats]
        s.tell(Settled, self.seat, self.debts, short)
        if short and self.figure is not None:
            s.plan(Homeward(self.figure))

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat and self.ask(s):
            why = f"You lack {self.missing(s)} Gold: sell Items until you can pay."
            yield Refusal(PAY, "SS-9.1", why)


def sell(s: Table, seat: Seat, item: int) -> None:
    s.unload(seat, item)
    s.tell(Sold, seat, item, s.box.items[item].sell)


class Homeward(Scene):
    """A figure returns to its Ship; by Longboat its owner may put it on the Docks there instead. (SS-4.5, SS-B5.4)"""

    figure: int

    def ask(self, s: Table) -> list[Ask]:
        seat = self.figure >> 1
        if s.box.longboat in s.items[seat] and s.at[self.figure] != s.box.board.ships[self.figure & 1]:
            return [Ask(seat, [TO_SHIP, TO_DOCKS])]
        return []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        board, role = s.box.board, self.figure & 1
        if s.at[self.figure] == board.ships[role]:
            return
        docks = answers.get(self.figure >> 1) == TO_DOCKS
        s.at[self.figure] = board.docks[role] if docks else board.ships[role]
        s.stuck[self.figure] = 0
        call_off(s, self.figure)
        s.tell(WentHome, self.figure, docks)


PHASES: tuple[type[Phase[Table]], ...] = (Homeward, Owe, Pardoning)
