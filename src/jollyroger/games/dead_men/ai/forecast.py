"""What the cards left may do and how far everything is: the groundwork of the bot's judgement."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....engine import Fast
from ..component_reader import Card
from ..components import CARD_COUNT, COLOUR, EXPLOSION_LEVEL, OFF_SHIP, REVENGE_CARDS
from ..rules.revenge import is_shuffle_due
from ..state import Ship
from .lru import Recent

HORIZON = 5
"""So many cards are foreseen."""
FUTURES = 40
"""About so many sequences of cards are tried."""


class Embers(NamedTuple):
    """What the cards to come would do to the fires as they are."""

    costs: list[float]
    """By card: what the explosions cost that it sets off."""
    smoulder: float
    """What the fires may grow to later."""
    next: dict[int, float]
    """For each room, how likely the next card explodes it."""


class Tide(NamedTuple):
    """What the cards to come would do to the deckhands as they are."""

    costs: list[float]
    """By card: what it costs that it overwhelms the ship."""
    flood: float
    """What it costs that few are left in the supply then."""


class Way(NamedTuple):
    """For each place, what the way from there costs, and the greatest fire on it."""

    cost: list[float]
    peak: list[int]


class Homes(NamedTuple):
    """The ways off the ship with a treasure."""

    heavy: Way
    light: Way


class Forecast:
    """What the cards left in the deck may do, and how far apart rooms are: the same for all that is tried in a turn.

    What it is asked about fires, ways and deckhands it remembers, for most actions leave those as they are.
    """

    def __init__(self, s: Ship) -> None:
        cards = unseen(s)
        count = len(cards)
        self.rises = [
            [
                sum(REVENGE_CARDS[card].levels[colour] == level for card in cards) / count
                for level in range(EXPLOSION_LEVEL)
            ]
            for colour in (0, 1)
        ]
        self.futures = futures(tuple(cards), s.fives_since_shuffle, s.turn_number)
        self.reds = [room for room in s.rooms if COLOUR[room] == 0]
        self.yellows = [room for room in s.rooms if COLOUR[room] == 1]
        self.far = hops(s)
        self.outlets = {
            room: [
                other
                for other in s.link[4 * room : 4 * room + 4]
                if other is not None and other != OFF_SHIP and not s.trapdoor[other]
            ]
            for room in s.rooms
            if s.trapdoor[room]
        }
        self.embers: dict[object, Embers] = {}
        self.tides: dict[object, Tide] = {}
        self.homes: dict[object, Homes] = {}
        self.ways: dict[object, Way] = {}
        self.lasting: dict[object, float] = {}


RECENT: Recent[Forecast] = Recent(32)
"""The forecast of this turn, and those for each card that may end it."""


def forecast_of(s: Ship) -> Forecast:
    """A forecast for this ship; the same one as long as neither ship nor cards change."""
    cards = (*unseen(s), s.fives_since_shuffle, s.turn_number)
    hull = (*s.rooms, *s.link, *s.rotation, *s.exits, *s.trapdoor)
    key = cards, hull, s.goal, s.reference_edition
    return RECENT.get(key, lambda: Forecast(s))


def unseen(s: Ship) -> list[int]:
    """The cards that may still come before the next shuffle."""
    return sorted([*s.deck, *s.peeked, *([] if s.top_card is None else [s.top_card])])


@lru_cache(maxsize=16)
def futures(cards: tuple[int, ...], fives: int, turn: int) -> list[tuple[Card, ...]]:
    """Sequences of cards that may come: each card left comes first as often as any other."""
    luck = Fast(turn)
    found = []
    for first in cards * max(1, FUTURES // len(cards)):
        deck, count = list(cards), fives
        sequence = []
        card = first
        deck.remove(card)
        while True:
            sequence.append(REVENGE_CARDS[card])
            if len(sequence) == HORIZON:
                break
            count += REVENGE_CARDS[card].is_five
            if is_shuffle_due(count) or not deck:
                deck, count = list(range(CARD_COUNT)), 0
            card = luck.draw(deck)
        found.append(tuple(sequence))
    return found


def hops(s: Ship) -> list[list[int]]:
    """How many steps apart two places are; OFF is a place like others, but nobody passes through it."""
    size = OFF_SHIP + 1
    table = [[99] * size for _ in range(size)]
    ways: list[list[int]] = [[] for _ in range(size)]
    for room in s.rooms:
        ways[room] = [other for other in s.link[4 * room : 4 * room + 4] if other is not None]
    ways[OFF_SHIP] = [door // 4 for door in s.exits if door is not None]
    for start in (*s.rooms, OFF_SHIP):
        far = table[start]
        far[start] = 0
        queue = [start]
        for place in queue:
            if place == OFF_SHIP and start != OFF_SHIP:
                continue
            for other in ways[place]:
                if far[other] == 99:
                    far[other] = far[place] + 1
                    queue.append(other)
    return table
