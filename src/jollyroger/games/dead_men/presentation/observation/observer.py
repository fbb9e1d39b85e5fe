"""What each player may know: everything but the cards that only Titian has seen. (DM-2.2)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from .....engine import FeatureList, Observer, QuestionFeatures, Seat, seat_names
from ...component_reader import GOODS
from ...components import (
    CARD_COUNT,
    CHARACTERS,
    DEATH_FATIGUE,
    DECKHAND_COUNT,
    FIVES_TO_SHUFFLE,
    GOODS_TOKENS,
    ITEMS,
    LOSING_EXPLOSIONS,
    MAX_BATTLE,
    MAX_SHUFFLES,
    REVENGE_CARDS,
    SWORD_BONUS,
    TILE_COUNT,
    TREASURE_COUNT,
)
from ...rules.battle import Reckoning
from ...rules.ending import LOSSES
from ...state import CARRIED, Ship, destroyed_count, looted_count, strength
from ..view import unknown_cards
from .agenda import QUESTIONS, agenda_features
from .room_names import ROOM_NAMES
from .ship import MOST_STRENGTH, ShipFeatures

VERSION: Final = 1
"""Raise it with every change of the features."""
MOST_FATIGUE: Final = 2 * DEATH_FATIGUE
"""Fatigue is told up to this. It kills long before, but is counted on in a lost game. (DM-7.7)"""
MOST_ACTIONS: Final = 2 * max(who.actions for who in CHARACTERS)
PLACES: Final = (*ROOM_NAMES, "off ship")
CARDS: Final = [card.id for card in REVENGE_CARDS]


class ShipObserver(Observer[Ship]):
    """Encodes what a player may know."""

    left_out: ClassVar[Mapping[str, str]] = {"turn": "The number of the turn has no effect."}
    unordered: ClassVar[Mapping[str, str]] = {
        "graves": "The order of deaths has no effect.",
        "discard": "The order of discarded cards has no effect.",
        "items": "The items on the table are equal.",
    }

    def __init__(self, seats: int) -> None:
        features, names = FeatureList(), seat_names(seats)
        self.seats = seats
        self.question = QuestionFeatures(features, seats, QUESTIONS, ("win", *LOSSES))
        self._add_table(features, names)
        self._add_cards(features, names)
        self.pirates: list[int] = []
        for name in names:
            self.pirates.append(features.group(f"pirate {name}"))
            self._add_pirate(features, name)
        self.ship = ShipFeatures(features, seats)
        features.group("planned")
        self.agenda = agenda_features(features, seats)
        self.blank = features.blank()
        super().__init__(features.spec(VERSION))

    def _add_table(self, features: FeatureList, names: Sequence[str]) -> None:
        self.table = features.group("table")
        for option in ("all crew must fall", "a dead pirate loses", "reference edition", "group choices by vote"):
            features.flag(f"option: {option}")
        features.number("treasures to loot", TREASURE_COUNT)
        features.number("treasures looted", TREASURE_COUNT)
        features.number("treasures destroyed", TREASURE_COUNT)
        features.number("explosions", LOSING_EXPLOSIONS)
        features.number("deckhands in the supply", DECKHAND_COUNT)
        features.number("deckhands sunk", DECKHAND_COUNT)
        features.number("tiles left", TILE_COUNT)
        features.number("tiles left that come in pairs", TILE_COUNT)
        features.number("actions left", MOST_ACTIONS)
        features.number("actions received", MOST_ACTIONS)
        features.flag("actions over")
        features.number("last roll", 6)
        features.number("foe's strength", MOST_STRENGTH)
        features.number("battle roll without the track", 6 + SWORD_BONUS)
        self.active = features.one_of("active", names)
        self.used = features.one_of("used this turn", [item.id for item in ITEMS])
        self.table_items = features.one_of("item on the table", [item.id for item in ITEMS])
        self.reserve = features.one_of("in reserve", [who.id for who in CHARACTERS])
        self.graves = features.one_of("dead", [who.id for who in CHARACTERS])
        features.group("tiles")
        self.stack = features.one_of("in the stack", PLACES[:-1])
        self.drawn_tile = features.one_of("drawn tile", PLACES[:-1])

    def _add_cards(self, features: FeatureList, names: Sequence[str]) -> None:
        features.group("revenge cards")
        self.card = features.one_of("current card", CARDS)
        self.discard = features.one_of("discarded", CARDS)
        self.draw_pile = features.one_of("in the draw pile", CARDS)
        self.top = features.one_of("on top of the draw pile", CARDS)
        self.aside = features.one_of("I choose from", CARDS)
        self.top_known_by = features.one_of("knows the top card", names)
        self.cards_left = features.number("cards left", CARD_COUNT)
        features.number("fives since the shuffle", max(FIVES_TO_SHUFFLE, CARD_COUNT))
        features.number("shuffles", MAX_SHUFFLES + 1)

    def _add_pirate(self, features: FeatureList, name: str) -> None:
        features.number(f"{name}: fatigue", MOST_FATIGUE)
        features.number(f"{name}: battle track", MAX_BATTLE)
        features.one_of(f"{name}: is", [who.id for who in CHARACTERS])
        features.one_of(f"{name}: has", [item.id for item in ITEMS])
        features.one_of(f"{name}: in", PLACES)
        features.counts(f"{name}: carries", {goods: len(GOODS_TOKENS) for goods in GOODS})

    def encode(self, s: Ship, seat: Seat) -> list[float]:
        v = self.blank[:]
        self.question.write(v, s, seat)
        self.agenda.write(v, s.agenda, seat)
        self._write_table(v, s, seat)
        self._write_cards(v, s, seat)
        for distance, at in enumerate(self.pirates):
            other = (seat + distance) % self.seats
            item = s.item[other]
            v[at] = float(min(s.fatigue[other], MOST_FATIGUE))
            v[at + 1] = float(s.battle[other])
            at += 2
            v[at + s.character[other]] = 1.0
            at += len(CHARACTERS)
            if item is not None:
                v[at + item] = 1.0
            at += len(ITEMS)
            v[at + s.place[other]] = 1.0
            at += len(PLACES)
            if CARRIED + other in s.token_at:
                for token in GOODS_TOKENS:
                    if s.token_at[token] == CARRIED + other:
                        v[at + (s.token_back[token] or 0)] += 1.0
        self.ship.write(v, s, seat)
        return v

    def _write_table(self, v: list[float], s: Ship, seat: Seat) -> None:
        phase = s.agenda[-1] if s.agenda else None
        reckoning = phase if isinstance(phase, Reckoning) else None
        v[self.table : self.active] = [
            float(s.all_crew),
            float(s.dead_pirate_loses),
            float(s.reference_edition),
            float(s.by_vote),
            float(s.goal),
            float(looted_count(s)),
            float(destroyed_count(s)),
            float(s.explosions),
            float(s.supply),
            float(s.removed_deckhands),
            float(len(s.stack)),
            float(max(0, s.double_tiles - (TILE_COUNT - len(s.stack)))),
            float(s.own_tokens),
            float(s.received_tokens),
            float(s.actions_over),
            float(s.last_roll),
            0.0 if reckoning is None else float(strength(s, reckoning.token)),
            0.0 if reckoning is None else float(reckoning.total_without_track(s)),
        ]
        v[self.active + (s.active - seat) % self.seats] = 1.0
        for item in range(len(ITEMS)):
            if s.used_items >> item & 1:
                v[self.used + item] = 1.0
        mark(v, self.table_items, s.table_items)
        mark(v, self.reserve, s.reserve)
        mark(v, self.graves, s.dead_characters)
        mark(v, self.stack, s.stack)
        if s.drawn_tile is not None:
            v[self.drawn_tile + s.drawn_tile] = 1.0

    def _write_cards(self, v: list[float], s: Ship, seat: Seat) -> None:
        """The revenge cards. What only Titian has seen, only he is told; after the game everything is open."""
        knows = s.result is not None or seat == s.top_card_known_by
        peeks = seat == s.active and bool(s.peeked)
        if s.current_card is not None:
            v[self.card + s.current_card] = 1.0
        mark(v, self.discard, s.discard)
        mark(v, self.draw_pile, unknown_cards(s, knows, peeks))
        if knows and s.top_card is not None:
            v[self.top + s.top_card] = 1.0
        if peeks:
            mark(v, self.aside, s.peeked)
        if s.top_card_known_by is not None:
            v[self.top_known_by + (s.top_card_known_by - seat) % self.seats] = 1.0
        v[self.cards_left] = float(len(s.deck) + len(s.peeked) + (s.top_card is not None))
        v[self.cards_left + 1] = float(s.fives_since_shuffle)
        v[self.cards_left + 2] = float(s.shuffles)


def mark(v: list[float], start: int, things: Sequence[int]) -> None:
    for thing in things:
        v[start + thing] = 1.0
