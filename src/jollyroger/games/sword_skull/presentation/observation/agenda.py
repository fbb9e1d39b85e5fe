"""The phases that are still to happen, as features. None of them is secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .....engine import FeatureList, Phase, Seat, seat_names
from .....engine.observation import (
    AgendaFeatures,
    ChoiceField,
    EachField,
    NumberField,
    PhaseField,
    SeatField,
)
from ...board import MAX_STEPS, ROLES
from ...components import Box
from ...rules.bridge import BridgeVictim, TakeCrew
from ...rules.caves import EnemyOutcome, LanternChoice
from ...rules.combat import CardsAfterRoll, FightRoll
from ...rules.debt import PardonChoice, PayDebt, ReturnToShip
from ...rules.fights import CardsBeforeRoll, FightOutcome, Fights, Spoils
from ...rules.fortune import Hiring, ImmediateCards, Mutiny
from ...rules.items import Bidding, WeaponLimit
from ...rules.movement import ForwardMove
from ...rules.spaces import Encounter, FirstMateOutcome, PayOrFight, PirateKingOutcome, SettlementPayment
from ...rules.turns import (
    BeforeRoll,
    EndOfTurn,
    FigureOrder,
    MoveChoice,
    Placing,
    ReleaseStuck,
    Turn,
)

QUESTIONS: Final[tuple[type[Phase[Any]], ...]] = (
    *(BeforeRoll, MoveChoice, FigureOrder, Placing, ForwardMove, EndOfTurn),
    *(Encounter, Fights, CardsBeforeRoll, CardsAfterRoll, Spoils, LanternChoice, PayOrFight),
    *(Hiring, ImmediateCards, Mutiny, Bidding, WeaponLimit, BridgeVictim, TakeCrew),
    *(PardonChoice, PayDebt, ReturnToShip),
)
COPIES: Final[Mapping[type[Phase[Any]], int]] = {
    **dict.fromkeys((ForwardMove, Encounter, Fights), 2),
    **dict.fromkeys((Bidding, WeaponLimit), 2),
}
"""A turn moves two figures, and a fight may win two Items."""
DEPTH: Final = 12
"""How deep an agenda is told. No game has come close to it."""


class FigureField(PhaseField):
    """A figure, or None."""

    def __init__(self, seats: int) -> None:
        super().__init__(2 * seats)

    def add(self, features: FeatureList, name: str) -> None:
        features.one_of(name, [f"{role} of {owner}" for owner in seat_names(self.width // 2) for role in ROLES])

    def write(self, vector: list[float], at: int, value: Any, seat: Seat) -> None:
        if value is not None:
            vector[at + (value - 2 * seat) % self.width] = 1.0


class DebtsField(PhaseField):
    """What is owed to each player and, last, to the Treasure Trove."""

    def __init__(self, seats: int, most_gold: int) -> None:
        super().__init__(seats + 1)
        self._most_gold = most_gold

    def add(self, features: FeatureList, name: str) -> None:
        for creditor in (*seat_names(self.width - 1), "the trove"):
            features.number(f"{name} to {creditor}", self._most_gold)

    def write(self, vector: list[float], at: int, value: Any, seat: Seat) -> None:
        seats = self.width - 1
        for creditor in range(seats):
            vector[at + (creditor - seat) % seats] = float(min(value[creditor], self._most_gold))
        vector[at + seats] = float(min(value[seats], self._most_gold))


def agenda_features(features: FeatureList, box: Box, seats: int, most_gold: int) -> AgendaFeatures:
    """All phases that can be planned while somebody is asked, with their fields."""
    seat, figure, gold = SeatField(seats), FigureField(seats), NumberField(most_gold)
    settlement = ChoiceField({home: home for home in dict.fromkeys(box.crew_settlements)})
    debts: Mapping[str, PhaseField] = {"seat": seat, "figure": figure, "debts": DebtsField(seats, most_gold)}
    phases: Mapping[type[Phase[Any]], Mapping[str, PhaseField]] = {
        **{phase: {"seat": seat} for phase in (Turn, BeforeRoll, FigureOrder, Placing, EndOfTurn, ReleaseStuck)},
        MoveChoice: {"seat": seat, "compass_used": NumberField()},
        ForwardMove: {"figure": figure, "steps": NumberField(MAX_STEPS)},
        **{phase: {"figure": figure} for phase in (Encounter, LanternChoice, EnemyOutcome, ImmediateCards)},
        **{phase: {"figure": figure} for phase in (FirstMateOutcome, PirateKingOutcome, ReturnToShip)},
        SettlementPayment: {"figure": figure, "settlement": settlement},
        PayOrFight: {"figure": figure, "price": NumberField(max(box.prices))},
        Fights: {"figure": figure, "fought": EachField(figure)},
        CardsBeforeRoll: {"attacker": figure, "defender": figure, "asked": figure},
        **{phase: {"attacker": figure, "defender": figure} for phase in (FightRoll, FightOutcome)},
        CardsAfterRoll: {"attacker": figure, "defender": figure, "asked": figure, "passes": NumberField(2)},
        Spoils: {"winner": figure, "loser": figure},
        Bidding: {"seat": seat, "last": seat, "high": gold, "bidder": seat},
        WeaponLimit: {"seat": seat, "role": ChoiceField(dict(enumerate(ROLES)))},
        BridgeVictim: {"figure": figure, "richest": EachField(seat)},
        TakeCrew: {"seat": seat, "victim": seat},
        Hiring: {"seat": seat, "settlements": EachField(settlement)},
        Mutiny: {"seat": seat},
        PardonChoice: debts,
        PayDebt: debts,
    }
    return AgendaFeatures(features, phases, COPIES, DEPTH)
