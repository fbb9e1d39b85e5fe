"""A crew that knows what luck will bring and wants to stay: so a game can be seen to burn out. (DM-9.12)"""

from __future__ import annotations

from jollyroger.engine import Action, Ask, Chance, play

from ..actions import Blanket, Eliminate, EndTurn, FightFires, Rest, Swap, Train, Walk
from ..state import Ship, destroyed_count, looted_count

TRIES = 500
"""How many ways to spend a turn are tried, with the very luck that will come."""
ZEAL: dict[type[Action], int] = {
    FightFires: 12,
    Blanket: 12,
    Eliminate: 12,
    Walk: 4,
    Rest: 4,
    Swap: 1,
    Train: 1,
    EndTurn: 1,
}
"""How gladly each of these is tried; all else by 2."""
HEAT = (0.0, 0.4, 1.2, 3.0, 7.0, 14.0)


class Prescience:
    """Plays whole turns, and the votes of others in them, as they were found to end best."""

    def __init__(self) -> None:
        self.turn_number: list[Action] = []

    def __call__(self, s: Ship, ask: Ask, luck: Chance) -> Action:
        if not self.turn_number:
            lines = [line(s, luck) for _ in range(TRIES)]
            self.turn_number = max(lines, key=lambda found: found[0])[1]
        return self.turn_number.pop(0)


def line(s: Ship, luck: Chance) -> tuple[float, list[Action]]:
    """A turn played out by whim, and how well it ends."""
    twin = s.clone()
    actions: list[Action] = []
    while twin.asks and twin.turn_number == s.turn_number:
        ask = twin.asks[0]
        zeal = [option for option in ask.options for _ in range(ZEAL.get(type(option), 2))]
        actions.append(luck.pick(zeal))
        play(twin, ask.seat, actions[-1])
    return comfort(twin), actions


def comfort(s: Ship) -> float:
    """How well the crew could stay on this ship: no fires, no deckhands, and the deck soon shuffled again."""
    if s.result is not None:
        return 1000.0 if s.result.ending == "burnt-out" else -1000.0
    fires = sum(HEAT[s.fire[room]] for room in s.rooms)
    hands = sum(count * (2 + count) / (3 if s.trapdoor[room] else 4) for room, count in enumerate(s.deckhands[:-1]))
    tired = sum(fatigue * fatigue for fatigue in s.fatigue) / 30
    ruin = 40 * s.explosions + 30 * len(s.dead_characters) + 25 * destroyed_count(s) + 40 * looted_count(s)
    return 6 * (s.fives_since_shuffle + 3 * s.shuffles) - fires - hands - tired - ruin
