"""Temperaments: how a player weighs the crew's success against his own purse.

The numbers for penalties, rewards, gold and rum are on one scale, on which the loss of the game costs 60. They are
tuned by tools/training/black_dice_temperament.py; what tells the three temperaments apart is set by hand.
"""

from __future__ import annotations

from typing import Final

from ....engine import Frozen, Result, Seat

GAME_LOST_COST: Final = 60.0


class Temperament(Frozen):
    """The numbers by which a player decides."""

    ship: float
    """The weight of harm to the ship and its crew."""
    purse: float
    """The value of a gold token of his own."""
    others: float
    """The value of a gold token of another player."""
    damage: float
    last_damage: float
    """Added if one more damage would sink the ship."""
    pirate: float
    next_to_last_pirate: float
    rum_on_pirates: float
    more_black: float
    lose_die: float
    lose_gold: float
    move_die: float
    rum: float
    token: float
    hit: float
    unlock: float
    fewer_black: float
    gold_order: float
    """The value of a gold token when columns are ordered by importance."""
    chest_progress: float
    """The value of a token less in the chest, whoever takes it."""
    late_share: float
    """A player's share in a column without a die of his, if he still has dice to place."""
    surplus_die: float
    """The cost of a surplus die, which may join a later column."""
    captain: float
    """The value of being the captain next."""
    wolf_share: float
    """The value of the sea wolf's gold, as a share of that of a token of the player's own."""
    rum_cost: float
    """An effect is worth a rum if it gains more than this."""
    to_sails: float
    """The value of a die more for everyone."""
    another_wins: float = 0.0
    """What the end of the game is worth to him if another player wins. His own win is worth 1."""
    all_lose: float = 0.0
    """What it is worth to him if all lose."""

    def worth_of(self, success: float, win: float) -> float:
        """What to expect with this chance that the crew succeeds, and this chance of the player to win."""
        return win + self.another_wins * (success - win) + self.all_lose * (1 - success)

    def worth(self, result: Result, seat: Seat) -> float:
        """What a result is worth to a player."""
        success = float(bool(result.winners))
        return self.worth_of(success, 1 / len(result.winners) if seat in result.winners else 0.0)


BALANCED: Final = Temperament(
    ship=1.0,
    purse=1.28,
    others=-0.26,
    damage=11.63,
    last_damage=15.48,
    pirate=3.55,
    next_to_last_pirate=24.01,
    rum_on_pirates=0.41,
    more_black=7.14,
    lose_die=9.12,
    lose_gold=1.55,
    move_die=5.28,
    rum=2.67,
    token=5.98,
    hit=7.81,
    unlock=1.07,
    fewer_black=3.44,
    gold_order=1.77,
    chest_progress=0.24,
    late_share=0.25,
    surplus_die=0.62,
    captain=0.24,
    wolf_share=0.94,
    rum_cost=1.62,
    to_sails=3.68,
    another_wins=0.4,
)
"""Tuned for the crew's success and for his own wins. Captains to whom nothing but these counted sank together."""
LOYAL: Final = BALANCED.replace(purse=0.2, others=0.2, another_wins=0.7)
"""Gladly lets another win, as long as the ship comes home."""
SELFISH: Final = BALANCED.replace(ship=0.6, purse=2.5, others=-0.8, another_wins=0.0, all_lose=0.25)
"""Would rather see the ship sink than another win."""
TEMPERAMENTS: Final = {"loyal": LOYAL, "balanced": BALANCED, "selfish": SELFISH}
