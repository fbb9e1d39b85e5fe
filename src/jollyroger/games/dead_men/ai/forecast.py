"""What the cards left in the deck may do and how far apart rooms are: shared by everything tried in a turn."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final, Generic, NamedTuple, TypeVar

from ....engine import Fast
from ..component_reader import Card
from ..components import CARD_COUNT, EXPLOSION_LEVEL, OFF_SHIP, RED, REVENGE_CARDS, YELLOW
from ..rules.revenge import is_shuffle_due
from ..state import Ship

T = TypeVar("T")
CARDS_AHEAD: Final = 5
"""The length of a sampled card sequence. A danger that far off has little weight. (threats.DISCOUNT)"""
SEQUENCE_COUNT: Final = 40
"""About how many card sequences are sampled."""
UNREACHABLE: Final = 99
"""The distance between places that no path connects."""


class LruCache(Generic[T]):
    """Keeps the values used most recently. Unlike functools.lru_cache it is given the key, not the arguments."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: dict[Hashable, T] = {}  # least recently used first

    def clear(self) -> None:
        self._values.clear()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value for this key, made now if it is not cached."""
        value = self._values.pop(key, None)
        if value is None:
            value = make()
        self._values[key] = value
        if len(self._values) > self._size:
            self._values.pop(next(iter(self._values)), None)
        return value


class FireForecast(NamedTuple):
    """What the sampled cards would do to the fires if nobody fought them."""

    costs: list[float]
    """By card of the sequence: the cost of the explosions it causes."""
    later: float
    """The cost of what the fires may grow to after these cards."""
    explosion_odds: dict[int, float]
    """For each room at risk, the probability that the next card explodes it."""


class DeckhandForecast(NamedTuple):
    """What the sampled cards would do to the deckhands if nobody eliminated them."""

    costs: list[float]
    """By card of the sequence: the cost of being overwhelmed by it."""
    later: float
    """The cost of the small supply that is left after these cards."""


class PathCosts(NamedTuple):
    """For each place, the cost of the cheapest path from there, and the highest fire on it."""

    cost: list[float]
    max_fire: list[int]


class PathsHome(NamedTuple):
    """Paths off the ship with a treasure, for pirates who pay the full fire (all but Kallen) and for Kallen."""

    full_fire: PathCosts
    kallen: PathCosts


class Forecast:
    """Card odds, card sequences and distances for one turn, with caches for what depends on the position.

    Most actions leave fires, deckhands and enemies as they are, so the caches are hit often.
    """

    def __init__(self, s: Ship) -> None:
        cards, fives = cards_ahead(s)
        count = len(cards)
        self.rise_odds = [
            [
                sum(REVENGE_CARDS[card].levels[colour] == level for card in cards) / count
                for level in range(EXPLOSION_LEVEL)
            ]
            for colour in (RED, YELLOW)
        ]
        self.sequences = sample_sequences(tuple(cards), fives, s.turn_number)
        self.distance = distances(s)
        self.spread_targets = {
            room: [
                other
                for other in s.link[4 * room : 4 * room + 4]
                if other is not None and other != OFF_SHIP and not s.trapdoor[other]
            ]
            for room in s.rooms
            if s.trapdoor[room]
        }
        self.fire_cache: dict[object, FireForecast] = {}
        self.deckhand_cache: dict[object, DeckhandForecast] = {}
        self.paths_home_cache: dict[object, PathsHome] = {}
        self.paths_to_cache: dict[object, PathCosts] = {}
        self.survival_cache: dict[object, float] = {}


FORECASTS: LruCache[Forecast] = LruCache(32)
"""The forecast of this turn, and of the turns that a search looks at."""


def forecast_for(s: Ship) -> Forecast:
    """The forecast for this ship; the same one until a room or the deck changes."""
    cards, fives = cards_ahead(s)
    layout = (*s.rooms, *s.link, *s.rotation, *s.exits, *s.trapdoor)
    key = (*cards, fives, s.turn_number), layout, s.goal, s.reference_edition
    return FORECASTS.get(key, lambda: Forecast(s))


def cards_ahead(s: Ship) -> tuple[list[int], int]:
    """The cards that may still come before the next shuffle, and the fives resolved since the last one. (DM-9.11)"""
    fives = s.fives_since_shuffle
    if s.current_card is not None:
        fives += REVENGE_CARDS[s.current_card].is_five
        if is_shuffle_due(fives):
            return list(range(CARD_COUNT)), 0
    return sorted([*s.deck, *s.peeked, *([] if s.top_card is None else [s.top_card])]), fives


@lru_cache(maxsize=16)
def sample_sequences(cards: tuple[int, ...], fives: int, turn: int) -> list[tuple[Card, ...]]:
    """Card sequences that may come, each card being first equally often; the turn is the seed."""
    luck = Fast(turn)
    sequences = []
    for first in cards * max(1, SEQUENCE_COUNT // len(cards)):
        deck, count = list(cards), fives
        sequence = []
        card = first
        deck.remove(card)
        while True:
            sequence.append(REVENGE_CARDS[card])
            if len(sequence) == CARDS_AHEAD:
                break
            count += REVENGE_CARDS[card].is_five
            if is_shuffle_due(count) or not deck:
                deck, count = list(range(CARD_COUNT)), 0
            card = luck.draw(deck)
        sequences.append(tuple(sequence))
    return sequences


def distances(s: Ship) -> list[list[int]]:
    """Steps between all pairs of places. Off ship is a place, but no path leads through it."""
    size = OFF_SHIP + 1
    table = [[UNREACHABLE] * size for _ in range(size)]
    next_places: list[list[int]] = [[] for _ in range(size)]
    for room in s.rooms:
        next_places[room] = [other for other in s.link[4 * room : 4 * room + 4] if other is not None]
    next_places[OFF_SHIP] = [door // 4 for door in s.exits if door is not None]
    for start in (*s.rooms, OFF_SHIP):
        row = table[start]
        row[start] = 0
        queue = [start]
        for place in queue:
            if place == OFF_SHIP and start != OFF_SHIP:
                continue
            for other in next_places[place]:
                if row[other] == UNREACHABLE:
                    row[other] = row[place] + 1
                    queue.append(other)
    return table
