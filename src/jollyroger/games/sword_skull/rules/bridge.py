"""The Bridge of Tears: from who has the most, a Crew card or Gold. (SS-5.6)"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Action, Ask, Phase, Seat
from ..actions import ROB, Rob, Take
from ..events import BridgeSpared, Took
from ..state import Table
from .fights import hand_over
from .player_choice import Scene


def bridge(s: Table, figure: int) -> None:
    """The Officer takes Crew, the Pirate Gold, from who has the most; nothing from himself. (SS-5.6, SS-A6, SS-B1.11)

    Who ties for the most has the most (SS-A5). Gold on the board belongs to nobody (SS-A29).
    """
    seat, stock = figure >> 1, hoard(s, figure)
    if stock[seat] == max(stock):
        s.tell(BridgeSpared, seat)
    else:
        s.plan(Robbing(figure, tuple(other for other in range(s.seats) if stock[other] == max(stock))))


def hoard(s: Table, figure: int) -> list[int]:
    """How much each player has of what this figure takes on the Bridge. (SS-A6)"""
    return s.gold if figure & 1 else [s.crew_size(other) for other in range(s.seats)]


class Robbing(Scene):
    """Of several who have the most, the player chooses one. (SS-A5)"""

    figure: int
    richest: tuple[Seat, ...]

    def ask(self, s: Table) -> list[Ask]:
        return [Ask(self.figure >> 1, [ROB[seat] for seat in self.richest])] if len(self.richest) > 1 else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        seat = self.figure >> 1
        action = answers.get(seat)
        victim = action.seat if isinstance(action, Rob) else self.richest[0]
        count = s.box.effects["bridge"].n[self.figure & 1]
        if self.figure & 1:
            # All of it if there is less: nobody goes Bankrupt on the Bridge. (SS-5.6, SS-A6)
            gold = min(count, s.gold[victim])
            s.gold[victim] -= gold
            s.gold[seat] += gold
            s.tell(Took, seat, victim, gold, None)
        else:
            s.plan(*[Pressing(seat, victim)] * count)


class Pressing(Scene):
    """A Crew card of the taker's choice comes over. (SS-5.6)"""

    seat: Seat
    victim: Seat

    def ask(self, s: Table) -> list[Ask]:
        kinds = s.crew_kinds(self.victim)
        return [Ask(self.seat, [s.menu.take[kind] for kind in kinds])] if len(kinds) > 1 else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        action = answers.get(self.seat)
        kinds = [action.crew] if isinstance(action, Take) else s.crew_kinds(self.victim)
        if kinds:
            hand_over(s, self.victim, self.seat, kinds[0])


PHASES: tuple[type[Phase[Table]], ...] = (Pressing, Robbing)
