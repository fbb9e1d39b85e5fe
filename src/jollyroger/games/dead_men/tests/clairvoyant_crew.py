"""Players who know the dice to come and want to stay aboard, so that a game can burn out. (DM-9.12)"""

from __future__ import annotations

from jollyroger.engine import Action, Ask, Chance, play

from ..actions import Blanket, Eliminate, EndTurn, FightFires, Rest, Swap, Train, Walk
from ..state import Ship, destroyed_count, looted_count

TURNS_TRIED = 500
"""How many random turns are tried, with the dice that will come."""
TRY_WEIGHT: dict[type[Action], int] = {
    FightFires: 12,
    Blanket: 12,
    Eliminate: 12,
    Walk: 4,
    Rest: 4,
    Swap: 1,
    Train: 1,
    EndTurn: 1,
}
"""The weight of each action in a random turn; 2 for all others."""
FIRE_COST = (0.0, 0.4, 1.2, 3.0, 7.0, 14.0)


class ClairvoyantCrew:
    """Plays the best of many random turns, including the votes of others."""

    def __init__(self) -> None:
        self.planned: list[Action] = []

    def __call__(self, s: Ship, ask: Ask, luck: Chance) -> Action:
        if not self.planned:
            lines = [random_turn(s, luck) for _ in range(TURNS_TRIED)]
            self.planned = max(lines, key=lambda found: found[0])[1]
        return self.planned.pop(0)


def random_turn(s: Ship, luck: Chance) -> tuple[float, list[Action]]:
    """A turn played at random: its value and its actions."""
    twin = s.clone()
    actions: list[Action] = []
    while twin.asks and twin.turn_number == s.turn_number:
        ask = twin.asks[0]
        weighted = [option for option in ask.options for _ in range(TRY_WEIGHT.get(type(option), 2))]
        actions.append(luck.pick(weighted))
        play(twin, ask.seat, actions[-1])
    return turn_value(twin), actions


def turn_value(s: Ship) -> float:
    """How long the crew could stay aboard: few fires and deckhands, and the next shuffle soon."""
    if s.result is not None:
        return 1000.0 if s.result.ending == "burnt-out" else -1000.0
    fires = sum(FIRE_COST[s.fire[room]] for room in s.rooms)
    hands = sum(count * (2 + count) / (3 if s.trapdoor[room] else 4) for room, count in enumerate(s.deckhands[:-1]))
    tired = sum(fatigue * fatigue for fatigue in s.fatigue) / 30
    ruin = 40 * s.explosions + 30 * len(s.dead_characters) + 25 * destroyed_count(s) + 40 * looted_count(s)
    return 6 * (s.fives_since_shuffle + 3 * s.shuffles) - fires - hands - tired - ruin
