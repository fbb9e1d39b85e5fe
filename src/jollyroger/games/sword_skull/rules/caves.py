"""Caves: an Enemy is turned up, fought, and pays if it is beaten. (SS-5.3, SS-7)"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping

from ....engine import Action, Ask, Phase, Seat
from ..actions import FIGHT, SHUN
from ..events import Earned, FoeAppeared, Prevailed, Shunned
from ..state import Table
from .combat import Blows, prevails
from .items import win_item
from .player_choice import Scene


def cave(s: Table, figure: int) -> None:
    """Turn up the next Enemy and fight it. (SS-5.3, SS-B1.4, SS-B1.15)"""
    if turn_up(s, figure):
        s.plan(Facing(figure), Struggle(figure))


def turn_up(s: Table, figure: int) -> bool:
    s.enemy = s.draw_enemy()
    if s.enemy is None:
        return False
    s.tell(FoeAppeared, figure, s.enemy)
    return True


def reward(s: Table, figure: int, enemy: int) -> tuple[int, int]:
    """What this figure gets for beating an Enemy: Gold, a Smoky Cave's with it, and Items. (SS-7.2, SS-B1.15)"""
    card, row = s.box.enemies[enemy], s.box.row(s.crew_size(figure >> 1))
    smoke = s.box.effects["smoky-cave"].n[figure & 1] if s.kind_at(figure) == "smoky-cave" else 0
    return card.gold[row] + smoke, card.items[row]


class Facing(Scene):
    """By Lantern one may discard the first Enemy, and must fight the next. (SS-B5.8)"""

    figure: int

    def ask(self, s: Table) -> list[Ask]:
        seat = self.figure >> 1
        return [Ask(seat, [FIGHT, SHUN])] if s.box.lantern in s.items[seat] else []

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        if answers.get(self.figure >> 1) == SHUN:
            assert s.enemy is not None
            s.tell(Shunned, self.figure >> 1, s.enemy)
            insort(s.enemy_discard, s.enemy)
            turn_up(s, self.figure)
        s.plan(Blows(self.figure, None))


class Struggle(Phase[Table]):
    """Who beats an Enemy takes the reward of its row; who loses, loses nothing; the Enemy is discarded. (SS-7)"""

    figure: int

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        seat, enemy = self.figure >> 1, s.enemy
        assert enemy is not None
        won = prevails(s, self.figure, None)
        gold, items = reward(s, self.figure, enemy)
        s.tell(Prevailed, self.figure, None, won, 0 in s.dice, "enemy", enemy)
        s.enemy = None
        insort(s.enemy_discard, enemy)
        if not won:
            return  # (SS-7.3)
        if gold:
            s.earn(seat, gold)
            s.tell(Earned, seat, gold, "enemy")
        for _ in range(items):
            win_item(s, seat)


PHASES: tuple[type[Phase[Table]], ...] = (Facing, Struggle)
