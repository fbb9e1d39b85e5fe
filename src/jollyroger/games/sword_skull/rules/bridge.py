"""The Bridge of Tears: take a Crew card or Gold from the player with the most. (SS-5.6)"""

from __future__ import annotations

from ....engine import Action, Phase, Seat
from ..actions import ROB, Rob, Take
from ..board import PIRATE
from ..events import BridgeSpared, Took
from ..state import Table, owner_of, role_of
from .fights import give_crew
from .player_choice import FigureChoice, PlayerChoice


def bridge(s: Table, figure: int) -> None:
    """The Officer takes Crew, the Pirate Gold. (SS-5.6, SS-A6, SS-B1.11)"""
    victims = bridge_victims(s, figure)
    if victims:
        s.plan(BridgeVictim(figure, victims))
    else:
        s.tell(BridgeSpared, owner_of(figure))


def bridge_victims(s: Table, figure: int) -> tuple[Seat, ...]:
    """The players with the most of what this figure takes; none if its owner is one of them. (SS-5.6, SS-A5, SS-A6)

    Gold on the board belongs to nobody. (SS-A29)
    """
    amounts = s.gold if role_of(figure) == PIRATE else [s.crew_size(seat) for seat in range(s.seats)]
    most = max(amounts)
    if amounts[owner_of(figure)] == most:
        return ()
    return tuple(seat for seat, amount in enumerate(amounts) if amount == most)


class BridgeVictim(FigureChoice):
    """Of several players with the most, the figure's owner chooses one. (SS-A5)"""

    richest: tuple[Seat, ...]

    def options(self, s: Table) -> list[Action]:
        return [ROB[seat] for seat in self.richest]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Rob)
        role, victim = role_of(self.figure), action.seat
        count = s.box.effects["bridge"].n[role]
        if role == PIRATE:
            # A victim with less gives all: nobody goes Bankrupt on the Bridge. (SS-5.6, SS-A6)
            gold = min(count, s.gold[victim])
            s.gold[victim] -= gold
            s.gold[self.seat] += gold
            s.tell(Took, self.seat, victim, gold, None)
        else:
            s.plan(*[TakeCrew(self.seat, victim)] * count)


class TakeCrew(PlayerChoice):
    """The player takes a Crew card of his choice from the victim. (SS-5.6)"""

    seat: Seat
    victim: Seat

    def options(self, s: Table) -> list[Action]:
        return [s.actions.take[kind] for kind in s.crew_kinds(self.victim)]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Take)
        give_crew(s, self.victim, self.seat, action.crew)


PHASES: tuple[type[Phase[Table]], ...] = (BridgeVictim, TakeCrew)
