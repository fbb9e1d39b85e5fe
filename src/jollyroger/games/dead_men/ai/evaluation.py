"""How good a position is for the crew, in actions: minus the work that is left.

So an action is worth taking if it saves more than one. Only public things are read, and the cards left in the deck,
which whoever counts knows.
"""

from __future__ import annotations

from ..components import (
    BLANKET,
    BUCKET,
    COLOUR,
    COMPASS,
    CUTLASS,
    DAGGER,
    DEATH_FATIGUE,
    FIRE_LIMIT,
    FROMM,
    GUARDS,
    OFF_SHIP,
    PISTOL,
    RUM,
    SWORD,
    WHITEBEARD,
)
from ..state import CARRIED, GONE, IN_BAG, LOOTED, Ship
from .forecast import Forecast
from .path_cost import homes
from .threats import LOST, deckhand_work, embers, fire_work, span
from .treasure_cost import haul

CARE, WATCH = 0.64, 0.42
"""What fires, and deckhands, count beside treasure, which ends the game sooner."""
OWN_TOKEN, HANDED_TOKEN, GIVEN_TOKEN = 0.79, 1.0, 0.05
"""An action kept for the next player, or for one with a treasure in hand; and one that is lost if it is not used."""
WON = 1000.0
"""What the game is worth: more than anything else."""
IN_HAND = 40.0
"""What it is worth when nothing is left but to get everybody off the ship."""
GROG_WORTH = 1.5
"""What Grog is worth that a pirate carries."""
ITEM_WORTH = {BLANKET: 3.7, BUCKET: 2.7, COMPASS: 6.0, DAGGER: 5.1, PISTOL: 0.9, RUM: 4.5, SWORD: 3.9, None: 0.0}
"""What an item is worth while there is all the ship to search."""
LATE, EARLY = 0.3, 14
"""How much of it is left in the end, and from how many tiles in the stack on it is worth all."""
DEAD = 20.0
"""What the death of a pirate costs."""
BESET, TOO_HOT = 2.0, 0.57
"""What it costs to stand beside an enemy, and in a fire too hot to do anything else."""
CUTLASS_WORTH, CUTLASS_LYING = 2.1, 0.7
HUNTER = 1.4
"""What it costs that crew is about."""
TIRED = [0.25] * 4 + [0.49] * 4 + [0.62] * 3 + [0.99] * 2 + [3.08] * 3
"""What each point of fatigue costs more."""
ALWAYS = 0.4
"""How much of that counts also where the treasure is as good as home."""


FATIGUE = [sum(TIRED[:points]) for points in range(DEATH_FATIGUE + 1)]


def worth(s: Ship, forecast: Forecast) -> float:
    """How good the position is for the crew."""
    if s.result is not None:
        return WON if s.result.winners else -WON
    token = HANDED_TOKEN if CARRIED + (s.active + 1) % s.seats in s.token_at[:6] else OWN_TOKEN
    total = token * s.received_tokens if s.actions_over else token * s.own_tokens + GIVEN_TOKEN * s.received_tokens
    work, turns = haul(s, forecast)
    total -= CARE * fire_work(s, forecast, turns) + WATCH * deckhand_work(s, forecast, turns)
    return total - pirate_work(s, forecast, turns) - work


def pirate_work(s: Ship, forecast: Forecast, turns: float) -> float:
    """Fatigue, risks to life, items and Cutlasses; and the way home when the goal is reached."""
    total = 0.0
    later = span(turns)
    held = sum([1 for token in GUARDS if s.token_at[token] == LOOTED or CARRIED <= s.token_at[token] < IN_BAG])
    home = None
    if held >= s.goal:
        home = homes(s, forecast).heavy.cost
        total -= IN_HAND
    death = LOST if s.dead_pirate_loses or s.token_at.count(LOOTED) >= s.goal or not s.reserve else DEAD
    total += DEAD * len(s.dead_characters)
    risk = embers(s, forecast).next
    use = min(1.0, LATE + (1 - LATE) * len(s.stack) / EARLY)
    for seat, place in enumerate(s.place):
        points = s.fatigue[seat]
        total += FATIGUE[points] * (ALWAYS + (1 - ALWAYS) * later)
        total -= use * ITEM_WORTH[s.item[seat]]
        if place != OFF_SHIP:
            level = s.fire[place]
            if points >= DEATH_FATIGUE - 1 and s.character[seat] != WHITEBEARD:
                total += death * forecast.rises[COLOUR[place]][level]
            if place in risk:
                total += death * risk[place]
            if place in s.token_at:
                total += BESET
            if level >= FIRE_LIMIT[points]:
                total += TOO_HOT
            if home is not None:
                total += 1.5 * home[place]
            elif forecast.far[place][OFF_SHIP] > 90:
                total += 8.0
    for token, where in enumerate(s.token_at[6:14], 6):
        if s.token_back[token] == CUTLASS:
            total -= later * CUTLASS_WORTH if CARRIED <= where < IN_BAG else CUTLASS_LYING if where < GONE else 0.0
        elif where < OFF_SHIP:
            total += later * HUNTER
        elif s.token_back[token] is not None:
            total -= later * GROG_WORTH if CARRIED <= where < IN_BAG else 0.3 if where < GONE else 0.0
    if s.token_at[FROMM] < OFF_SHIP:
        total += 4.0
    if s.all_crew:
        total += 4.0 * sum(1 for where in s.token_at[6:14] if where < OFF_SHIP or where == IN_BAG)
    return total
