"""Debts, Royal Pardon, Bankruptcy, and the return to the Ship. (SS-9, SS-B4.7, SS-B5.4)

`debts` is what a player owes at once: to each player by seat and, last, to the Treasure Trove.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Sequence

from ....engine import Action, Phase, Refusal, Seat
from ..actions import PAY, PLAY, TO_DOCKS, TO_SHIP, Play, Sell
from ..components import PARDON
from ..events import Owed, Settled, Sold, WentHome
from ..messages import text
from ..state import Table, distinct, role_of
from .figure_tasks import cancel_tasks
from .player_choice import FigureChoice, PlayerChoice, has_cards, play_card


def owe(s: Table, seat: Seat, figure: int | None, debts: tuple[int, ...], pardonable: bool) -> None:
    """A player must pay these debts, as one. `figure` is the one concerned, if any. (SS-A8, SS-A10)"""
    owed = sum(debts)
    if owed:
        # Not worth telling if the payment follows at once.
        if owed > s.gold[seat] or (pardonable and s.hands[seat]):
            s.tell(Owed, seat, debts)
        s.plan(PardonChoice(seat, figure, debts) if pardonable else PayDebt(seat, figure, debts))


def debt_to_trove(s: Table, gold: int) -> tuple[int, ...]:
    return (*[0] * s.seats, gold)


def debt_to_player(s: Table, seat: Seat, gold: int) -> tuple[int, ...]:
    return tuple(gold if other == seat else 0 for other in range(s.seats + 1))


class Debt(PlayerChoice):
    """A player owes Gold."""

    seat: Seat
    figure: int | None
    debts: tuple[int, ...]


class PardonChoice(Debt):
    """Before paying, the player may play a Royal Pardon. (SS-B4.7)"""

    def needs_answer(self, s: Table, options: Sequence[Action]) -> bool:
        return has_cards(s, self.seat)

    def options(self, s: Table) -> list[Action]:
        return [PAY, PLAY[PARDON]] if PARDON in s.hands[self.seat] else [PAY]

    def decide(self, s: Table, action: Action) -> None:
        if isinstance(action, Play):
            play_card(s, self.seat, PARDON)
        else:
            s.plan(PayDebt(self.seat, self.figure, self.debts))


class PayDebt(Debt):
    """Items are sold one at a time, in the owner's order, until the debt can be paid. (SS-9.1)

    If that is not enough, the Bank pays the rest and the figure returns to its Ship. (SS-9.2)
    """

    def missing(self, s: Table) -> int:
        """The Gold that the player lacks; negative if he has more than enough."""
        return sum(self.debts) - s.gold[self.seat]

    def options(self, s: Table) -> list[Action]:
        return [s.actions.sell[kind] for kind in distinct(s.items[self.seat])] if self.missing(s) > 0 else []

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Sell)
        sell_item(s, self.seat, action.item)
        s.plan(self)

    def skip(self, s: Table) -> None:
        """Pay: there is enough Gold, or nothing left to sell."""
        short = max(0, self.missing(s))
        s.gold[self.seat] -= sum(self.debts) - short
        s.bank -= short
        for creditor in range(s.seats):
            s.gold[creditor] += self.debts[creditor]
        s.trove += self.debts[s.seats]
        s.tell(Settled, self.seat, self.debts, short)
        if short and self.figure is not None:
            s.plan(ReturnToShip(self.figure))

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat and self.ask(s):
            yield Refusal(PAY, "SS-9.1", text("refusal-pay", gold=self.missing(s)))

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Sell) and seat == self.seat:
            return Refusal(action, "SS-9.1", text("refusal-no-item"))
        return super().refusal(s, seat, action)


def sell_item(s: Table, seat: Seat, item: int) -> None:
    """Sell an Item to the Bank at its sell cost. (SS-9.1, SS-10.3)"""
    price = s.box.items[item].sell
    s.items[seat].remove(item)
    insort(s.item_discard, item)
    s.take_from_bank(seat, price)
    s.tell(Sold, seat, item, price)


class ReturnToShip(FigureChoice):
    """A figure returns to its Ship; with a Longboat its owner may choose the Docks instead. (SS-4.5, SS-B5.4)"""

    def options(self, s: Table) -> list[Action]:
        if s.location[self.figure] == s.box.board.ships[role_of(self.figure)]:
            return []
        return [TO_SHIP, TO_DOCKS] if s.box.longboat in s.items[self.seat] else [TO_SHIP]

    def decide(self, s: Table, action: Action) -> None:
        docks, role = action == TO_DOCKS, role_of(self.figure)
        s.location[self.figure] = s.box.board.docks[role] if docks else s.box.board.ships[role]
        s.stuck[self.figure] = 0
        cancel_tasks(s, self.figure)
        s.tell(WentHome, self.figure, docks)


PHASES: tuple[type[Phase[Table]], ...] = (PardonChoice, PayDebt, ReturnToShip)
