"""Caves: an Enemy is turned up, fought, and pays a reward if it is beaten. (SS-5.3, SS-7)"""

from __future__ import annotations

from bisect import insort

from ....engine import Action, Phase, Step
from ..actions import FIGHT, SHUN
from ..events import Earned, FoeAppeared, Shunned
from ..state import Table, owner_of
from .combat import FightRoll, attacker_wins, enemy_might, outcome_told, reward
from .items import win_item
from .player_choice import FigureChoice


def cave(s: Table, figure: int) -> None:
    """Turn up the top Enemy and fight it. (SS-5.3, SS-B1.4, SS-B1.15)"""
    if turn_up_enemy(s, figure):
        s.plan(LanternChoice(figure), EnemyOutcome(figure))


def turn_up_enemy(s: Table, figure: int) -> bool:
    """Returns False if no Enemy is left."""
    s.enemy = s.draw_enemy()
    if s.enemy is None:
        return False
    s.tell(foe_told, s, figure, s.enemy)
    return True


def foe_told(s: Table, figure: int, enemy: int) -> FoeAppeared:
    """The event of an Enemy that is turned up."""
    return FoeAppeared(figure, enemy, enemy_might(s, owner_of(figure), enemy))


class LanternChoice(FigureChoice):
    """With a Lantern the player may discard the first Enemy, and must fight the next. (SS-B5.8)"""

    def options(self, s: Table) -> list[Action]:
        return [FIGHT, SHUN] if s.box.lantern in s.items[self.seat] else [FIGHT]

    def decide(self, s: Table, action: Action) -> None:
        if action == SHUN:
            assert s.enemy is not None
            s.tell(Shunned, self.seat, s.enemy)
            insort(s.enemy_discard, s.enemy)
            turn_up_enemy(s, self.figure)
        s.plan(FightRoll(self.figure, None))


class EnemyOutcome(Step[Table]):
    """A beaten Enemy pays the reward of its row; losing costs nothing. The Enemy is discarded. (SS-7)"""

    figure: int

    def run(self, s: Table) -> None:
        seat, enemy = owner_of(self.figure), s.enemy
        assert enemy is not None
        won = attacker_wins(s, self.figure, None)
        s.tell(outcome_told, s, self.figure, None, won)
        s.enemy = None
        insort(s.enemy_discard, enemy)
        if not won:
            return  # (SS-7.3)
        gold, items = reward(s, self.figure, enemy, s.space_kind(self.figure))
        if gold:
            s.take_from_bank(seat, gold)
            s.tell(Earned, seat, gold, "enemy")
        for _ in range(items):
            win_item(s, seat)


PHASES: tuple[type[Phase[Table]], ...] = (EnemyOutcome, LanternChoice)
