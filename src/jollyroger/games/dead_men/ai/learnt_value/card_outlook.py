"""What the revenge cards still in the deck may do: the next one exactly, the next few by a fixed sample."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...components import CARD_COUNT, LOSING_EXPLOSIONS, OFF_SHIP, REVENGE_CARDS
from ...rules.revenge import is_shuffle_due
from ...state import Ship
from .fire_masks import FireMasks, fire_masks

CARDS_AHEAD: Final = 4
"""The length of a sampled sequence of cards: about a round."""
STRIDES: Final = (1, 7, 11, 4)
"""Each stride through the cards gives a different order; strides and the number of cards have no common divisor."""
ORDERS: Final = [
    [(start + STRIDES[start % len(STRIDES)] * step) % CARD_COUNT for step in range(CARD_COUNT)]
    for start in range(CARD_COUNT)
]
"""Fixed orders of all cards, each card once in every place of them. A sample takes the cards that are left in this
order, so positions with the same cards are compared under the same luck."""
IS_FIVE: Final = [card.is_five for card in REVENGE_CARDS]
ADDS: Final = [card.icon == "add" for card in REVENGE_CARDS]
SPREADS: Final = [card.icon == "spread" for card in REVENGE_CARDS]
MOVES_CREW: Final = [card.icon == "crew" for card in REVENGE_CARDS]
EVERY_CARD: Final = (1 << CARD_COUNT) - 1


class Trapdoors:
    """The deckhands that the cards would bring."""

    __slots__ = ("added", "spread")

    def __init__(self, added: int, spread: int) -> None:
        self.added = added
        self.spread = spread


class Outlook:
    """Averages over cards or sequences of cards, if nobody did anything about it."""

    __slots__ = ("big_blast", "explosions", "lost", "overwhelmed", "pirates", "rooms", "treasures")

    def __init__(self) -> None:
        self.explosions = 0.0
        self.big_blast = 0.0
        """The probability of two explosions or more."""
        self.lost = 0.0
        """The probability that the explosion marker reaches its last space."""
        self.overwhelmed = 0.0
        """The probability that the supply of deckhands does not suffice."""
        self.rooms = 0.0
        self.treasures = 0.0
        self.pirates = 0.0
        """How many rooms, treasures and pirates blow up."""


def cards_left(s: Ship) -> list[int]:
    """The cards that may come next. Which of them lies on top is not told: only Titian knows. (DM-9.1)"""
    cards = [*s.deck, *s.peeked]
    if s.top_card is not None:
        cards.append(s.top_card)
    cards.sort()
    return cards or list(range(CARD_COUNT))


def trapdoors(s: Ship) -> Trapdoors:
    """How many deckhands the next Add and the next Spread would bring. (DM-9.9)"""
    added = spread = 0
    for room in s.rooms:
        if s.trapdoor[room]:
            added += 1
            here = s.deckhands[room]
            for other in s.link[4 * room : 4 * room + 4]:
                if other is not None and other != OFF_SHIP and not s.trapdoor[other] and s.deckhands[other] < here:
                    spread += 1
    return Trapdoors(added, spread)


def count_exploded(exploded: int, places: list[int]) -> int:
    """How many of these places are among the exploded rooms, a mask."""
    count = 0
    for place in places:
        count += exploded >> place & 1
    return count


def next_card(s: Ship, cards: list[int], hatches: Trapdoors, treasure_rooms: list[int]) -> Outlook:
    """The average over all cards that may come next."""
    outlook, fires, share = Outlook(), fire_masks(s), 1.0 / len(cards)
    for card in cards:
        if (ADDS[card] and hatches.added > s.supply) or (SPREADS[card] and hatches.spread > s.supply):
            outlook.overwhelmed += share
        if not fires.is_quiet(card):
            twin = fires.copy()
            note_explosions(s, outlook, twin, twin.apply_card(s, card), share, treasure_rooms)
    return outlook


def next_round(s: Ship, cards: list[int], hatches: Trapdoors, treasure_rooms: list[int]) -> Outlook:
    """The average over sampled sequences of cards. Deckhands spread as the first ones would."""
    outlook, fires, share = Outlook(), fire_masks(s), 1.0 / len(ORDERS)
    left = 0
    for card in cards:
        left |= 1 << card
    for sequence in sequences(left, s.fives_since_shuffle):
        twin = fires.copy()
        explosions = deckhands = 0
        for card in sequence:
            explosions += twin.apply_card(s, card)
            deckhands += hatches.added if ADDS[card] else hatches.spread if SPREADS[card] else 0
            if explosions + s.explosions >= LOSING_EXPLOSIONS:
                break
        if deckhands > s.supply:
            outlook.overwhelmed += share
        if explosions:
            note_explosions(s, outlook, twin, explosions, share, treasure_rooms)
    return outlook


def note_explosions(
    s: Ship, outlook: Outlook, fires: FireMasks, explosions: int, share: float, treasure_rooms: list[int]
) -> None:
    """Add what has exploded to the averages."""
    outlook.explosions += share * min(explosions, LOSING_EXPLOSIONS)
    if explosions > 1:
        outlook.big_blast += share
    if explosions + s.explosions >= LOSING_EXPLOSIONS:
        outlook.lost += share
    if fires.exploded:
        outlook.rooms += share * count_exploded(fires.exploded, s.rooms)
        outlook.treasures += share * count_exploded(fires.exploded, treasure_rooms)
        outlook.pirates += share * count_exploded(fires.exploded, s.place)


@lru_cache(maxsize=512)
def sequences(left: int, fives: int) -> list[list[int]]:
    """The next cards in each of the fixed orders, given the mask of those that are left. (DM-9.11)"""
    return [sequence(order, left, fives) for order in ORDERS]


def sequence(order: list[int], left: int, fives: int) -> list[int]:
    """The next cards in this order."""
    found: list[int] = []
    step = 0
    while len(found) < CARDS_AHEAD:
        card = order[step % CARD_COUNT]
        step += 1
        if left >> card & 1:
            found.append(card)
            left ^= 1 << card
            fives += IS_FIVE[card]
            if is_shuffle_due(fives) or not left:
                left, fives = EVERY_CARD, 0
    return found
