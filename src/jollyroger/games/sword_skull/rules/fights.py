"""Fights between players' figures, and what the winner takes. (SS-8)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....engine import Action, Phase, Refusal, Seat, Step
from ....engine.messages import person
from ..actions import ATTACK, PASS, PLAY, TAKE_GOLD, TAKE_NOTHING, Attack, Play, Take
from ..components import PEACE
from ..events import Challenged, Took, TookNothing
from ..messages import text
from ..state import FIGURES, Table, figure_of, owner_of, role_of
from .combat import FightRoll, attacker_wins, outcome_told
from .debt import debt_to_player, owe
from .figure_tasks import FigureTask
from .player_choice import CardWindow, PlayerChoice, play_card

SPOILS: Final = 2
"""Gold that the winner may take. (SS-8.2)"""


def opponents_on(s: Table, figure: int, space: int) -> list[int]:
    """The figures of other players that this one must fight there; none on a Ship. (SS-8.1, SS-4.5)"""
    if space not in s.location or space in s.box.board.ships:
        return []
    seat = owner_of(figure)
    return [other for other, at in enumerate(s.location) if at == space and owner_of(other) != seat]


class Fights(FigureTask):
    """The figure fights every other player's figure on its space, in an order its owner chooses. (SS-8.1)"""

    fought: tuple[int, ...] = ()

    def options(self, s: Table) -> list[Action]:
        here = s.location[self.figure]
        if s.location.count(here) == 1:
            return []  # The usual case, told apart quickly.
        opponents = opponents_on(s, self.figure, here)
        return [ATTACK[owner_of(other)][role_of(other)] for other in opponents if other not in self.fought]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Attack)
        defender = figure_of(action.seat, action.role)
        s.tell(Challenged, self.figure, defender)
        s.plan(CardsBeforeRoll(self.figure, defender, self.figure), Fights(self.figure, (*self.fought, defender)))

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            yield Refusal(PASS, "SS-8.1", text("refusal-fight-all"))


class CardsBeforeRoll(CardWindow):
    """Before the roll the attacker, then the defender, may play Keep the Peace. (SS-8.5, SS-B4.1)

    The first to do so ends this fight, and only this one. (SS-A15, SS-A34)
    """

    attacker: int
    defender: int
    asked: int

    @property
    def seat(self) -> Seat:
        return self.asked >> 1

    def options(self, s: Table) -> list[Action]:
        return [PASS, PLAY[PEACE]] if PEACE in s.hands[self.seat] else [PASS]

    def decide(self, s: Table, action: Action) -> None:
        if isinstance(action, Play):
            play_card(s, self.seat, PEACE)
        elif self.asked == self.attacker:
            s.plan(CardsBeforeRoll(self.attacker, self.defender, self.defender))
        else:
            s.plan(FightRoll(self.attacker, self.defender), FightOutcome(self.attacker, self.defender))


class FightOutcome(Step[Table]):
    """The fight is decided; the loser's figure stays where it is. (SS-8.4)"""

    attacker: int
    defender: int

    def run(self, s: Table) -> None:
        won = attacker_wins(s, self.attacker, self.defender)
        s.tell(outcome_told, s, self.attacker, self.defender, won)
        s.plan(Spoils(self.attacker, self.defender) if won else Spoils(self.defender, self.attacker))


class Spoils(PlayerChoice):
    """The winner may take 2 Gold, a Crew card if the loser has more Crew, or nothing. (SS-8.2, SS-A9)"""

    winner: int
    loser: int

    @property
    def seat(self) -> Seat:
        return owner_of(self.winner)

    def crew(self, s: Table) -> list[int]:
        """The kinds of Crew that the winner can choose from. (SS-8.2)"""
        loser = owner_of(self.loser)
        return s.crew_kinds(loser) if s.crew_size(loser) > s.crew_size(self.seat) else []

    def is_gold_safe(self, s: Table) -> bool:
        """Whether the loser has a Strongbox. (SS-B5.7)"""
        return s.box.strongbox in s.items[owner_of(self.loser)]

    def options(self, s: Table) -> list[Action]:
        gold = [] if self.is_gold_safe(s) else [TAKE_GOLD]
        return [*gold, *[s.actions.take[kind] for kind in self.crew(s)], TAKE_NOTHING]

    def decide(self, s: Table, action: Action) -> None:
        loser = owner_of(self.loser)
        if action == TAKE_GOLD:
            # A loser with less is Bankrupt, and the losing figure goes to its Ship. (SS-8.3, SS-A27, SS-A28)
            owe(s, loser, self.loser, debt_to_player(s, self.seat, SPOILS), pardonable=False)
        elif isinstance(action, Take):
            give_crew(s, loser, self.seat, action.crew)
        else:
            s.tell(TookNothing, self.seat, loser)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat != self.seat:
            return
        loser = owner_of(self.loser)
        if self.is_gold_safe(s):
            yield Refusal(TAKE_GOLD, "SS-B5.7", text("refusal-strongbox", who=person(loser, seat)))
        if not self.crew(s):
            for kind in s.crew_kinds(loser):
                why = text("refusal-crew", who=person(loser, seat))
                yield Refusal(s.actions.take[kind], "SS-8.2", why)


def give_crew(s: Table, loser: Seat, seat: Seat, crew: int) -> None:
    """A Crew card goes from one player to another."""
    s.crew[loser][crew] -= 1
    s.crew[seat][crew] += 1
    s.tell(Took, seat, loser, 0, crew)


FIGHTS: Final = [Fights(figure) for figure in FIGURES]

PHASES: tuple[type[Phase[Table]], ...] = (CardsBeforeRoll, FightOutcome, Fights, Spoils)
