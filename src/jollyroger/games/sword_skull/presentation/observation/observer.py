"""What each player may know: everything but the Fortune cards in the hands of others. (SS-10.2)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from .....engine import FeatureList, Observer, QuestionFeatures, Seat, seat_names
from .....engine.messages import ENGLISH, reading_in
from ...board import FACES, ROLES
from ...components import FORTUNE_CARDS, ITEM_CARDS, PERMANENT_CARDS, Box
from ...rules.caves import LanternChoice
from ...rules.combat import CardsAfterRoll, defender_might, enemy_might, reward
from ...rules.fights import CardsBeforeRoll
from ...state import Table
from .agenda import QUESTIONS, agenda_features

VERSION: Final = 1
"""Raise it with every change of the features."""
ENDINGS: Final = ("gold", "might")
DICE: Final = 2
MOST_STUCK: Final = 4
GOLD_IN_BOXES: Final = 2
"""Gold is told up to that of so many boxes. The Bank never runs dry, but no game has come close to it. (SS-2.1)"""


class SkullObserver(Observer[Table]):
    """Encodes what a player may know with the components of this box."""

    left_out: ClassVar[Mapping[str, str]] = {"turn": "The number of the turn has no effect."}

    def __init__(self, box: Box, seats: int) -> None:
        features, names = FeatureList(), seat_names(seats)
        self.box = box
        self.seats = seats
        self.most_gold = GOLD_IN_BOXES * box.gold
        self.spaces = len(box.board.spaces)
        with reading_in(ENGLISH):  # names of features are not for players
            self.place_names = box.place_names
        self.permanent_kinds = {kind: place for place, kind in enumerate(PERMANENT_CARDS)}
        self.question = QuestionFeatures(features, seats, QUESTIONS, ENDINGS)
        self.table = features.group("table")
        features.flag("option: show the odds")
        features.number("gold in the trove", self.most_gold)
        features.number("items left", ITEM_CARDS)
        features.number("fortune cards left", FORTUNE_CARDS)
        self.first = features.one_of("first player", names)
        self.active = features.one_of("active", names)
        self.dice = features.group("dice")
        for number in range(1, DICE + 1):
            features.one_of(f"die {number}", range(FACES))
        self._add_fight(features)
        self._add_piles(features)
        features.group("my hand")
        self.hand = features.counts("my hand", {card.id: max(1, card.copies) for card in box.fortunes})
        self.players: list[int] = []
        for name in names:
            self.players.append(features.group(f"player {name}"))
            self._add_player(features, name)
        self.shown_hands: list[int] = []
        for name in names[1:]:
            # Hands are open at the end of the game.
            self.shown_hands.append(features.group(f"open hand of {name}"))
            features.counts(f"open hand of {name}", {card.id: max(1, card.copies) for card in box.fortunes})
        features.group("planned")
        self.agenda = agenda_features(features, box, seats, self.most_gold)
        self.blank = features.blank()
        super().__init__(features.spec(VERSION))

    def _add_fight(self, features: FeatureList) -> None:
        box = self.box
        self.enemy = features.group("enemy")
        features.one_of("enemy", [card.id for card in box.enemies])
        self.enemy_might = features.number("enemy: might", max(max(card.might) for card in box.enemies))
        bonus = max(box.effects["smoky-cave"].n)
        self.reward = features.number("enemy: gold if beaten", bonus + max(max(card.gold) for card in box.enemies))
        features.number("enemy: items if beaten", max(1, *(max(card.items) for card in box.enemies)))
        self.fight = features.group("fight")
        features.flag("fight goes on")
        features.number("fight: might of the attacker", most_might(box))
        features.number("fight: might of the defender", most_might(box))

    def _add_piles(self, features: FeatureList) -> None:
        box = self.box
        self.chests = features.group("chests")
        for space in box.board.chests:
            features.number(f"gold in {self.place_names[space]}", self.most_gold)
        features.group("piles")
        self.piles = features.counts("crew left", {card.id: max(1, len(card.backs)) for card in box.crew})
        self.enemies_met = features.counts("enemies met", {card.id: max(1, card.copies) for card in box.enemies})
        self.items_gone = features.counts("items gone", {card.id: max(1, card.copies) for card in box.items})
        self.lot = features.one_of("item on offer", [card.id for card in box.items])
        fortunes = {card.id: max(1, card.copies) for card in box.fortunes}
        self.fortune_gone = features.counts("fortune cards gone", fortunes)
        self.aside = features.counts("fortune cards to resolve", fortunes)

    def _add_player(self, features: FeatureList, name: str) -> None:
        box = self.box
        features.number(f"{name}: gold", self.most_gold)
        features.number(f"{name}: gold symbols", sum(card.gold * len(card.backs) for card in box.crew))
        features.number(f"{name}: fortune cards", FORTUNE_CARDS)
        features.counts(f"{name}: crew", {card.id: max(1, len(card.backs)) for card in box.crew})
        features.counts(f"{name}: items", {card.id: max(1, card.copies) for card in box.items})
        features.counts(
            f"{name}: face up", {box.fortunes[n].id: max(1, box.fortunes[n].copies) for n in PERMANENT_CARDS}
        )
        for role in ROLES:
            features.number(f"{name}: might of the {role}", most_might(box))
            features.number(f"{name}: {role} stuck", MOST_STUCK)
            features.one_of(f"{name}: {role} on", self.place_names)

    def encode(self, s: Table, seat: Seat) -> list[float]:
        v = self.blank[:]
        self.question.write(v, s, seat)
        self.agenda.write(v, s.agenda, seat)
        self._write_table(v, s, seat)
        self._write_fight(v, s)
        for distance, at in enumerate(self.players):
            self._write_player(v, at, s, (seat + distance) % self.seats)
        add_cards(v, self.hand, s.hands[seat])
        if s.result is not None:
            for distance, at in enumerate(self.shown_hands):
                add_cards(v, at, s.hands[(seat + 1 + distance) % self.seats])
        return v

    def _write_table(self, v: list[float], s: Table, seat: Seat) -> None:
        most = self.most_gold
        v[self.table : self.first] = [
            float(s.reveal_odds),
            float(min(s.trove, most)),
            float(len(s.item_deck)),
            float(len(s.fortune_deck)),
        ]
        if s.first_player is not None:
            v[self.first + (s.first_player - seat) % self.seats] = 1.0
        v[self.active + (s.active - seat) % self.seats] = 1.0
        at = self.dice
        for die in s.dice[:DICE]:
            v[at + die] = 1.0
            at += FACES
        at = self.chests
        for gold in s.chests:
            v[at] = float(min(gold, most))
            at += 1
        at = self.piles
        for count in s.piles:
            v[at] = float(count)
            at += 1
        add_cards(v, self.enemies_met, s.enemy_discard)
        add_cards(v, self.items_gone, s.item_discard)
        add_cards(v, self.fortune_gone, s.fortune_discard)
        add_cards(v, self.aside, s.immediate)
        if s.lot is not None:
            v[self.lot + s.lot] = 1.0

    def _write_fight(self, v: list[float], s: Table) -> None:
        """The Enemy that is turned up, what it pays, and the Might of both sides. (SS-6.3, SS-7.2)"""
        phase = s.agenda[-1] if s.agenda else None
        if isinstance(phase, (CardsBeforeRoll, CardsAfterRoll)):
            v[self.fight] = 1.0
            v[self.fight + 1] = float(s.might(phase.attacker))
            v[self.fight + 2] = float(defender_might(s, phase.attacker, phase.defender))
        if s.enemy is not None:
            v[self.enemy + s.enemy] = 1.0
            v[self.enemy_might] = float(enemy_might(s, s.active, s.enemy))
            if isinstance(phase, (LanternChoice, CardsAfterRoll)):
                figure = phase.figure if isinstance(phase, LanternChoice) else phase.attacker
                gold, items = reward(s, figure, s.enemy, s.space_kind(figure))
                v[self.reward] = float(gold)
                v[self.reward + 1] = float(items)

    def _write_player(self, v: list[float], at: int, s: Table, seat: Seat) -> None:
        v[at] = float(min(s.gold[seat], self.most_gold))
        v[at + 1] = float(s.gold_symbols(seat))
        v[at + 2] = float(len(s.hands[seat]))
        at += 3
        for count in s.crew[seat]:
            v[at] = float(count)
            at += 1
        add_cards(v, at, s.items[seat])
        at += len(self.box.items)
        for card in s.permanent[seat]:
            v[at + self.permanent_kinds[card]] += 1.0
        at += len(self.permanent_kinds)
        for figure in (2 * seat, 2 * seat + 1):
            v[at] = float(s.might(figure))
            v[at + 1] = float(s.stuck[figure])
            v[at + 2 + s.location[figure]] = 1.0
            at += 2 + self.spaces


def most_might(box: Box) -> int:
    """More Might than any figure or guardian can have."""
    crew = sum(max(card.might) * len(card.backs) for card in box.crew)
    items = sum(item.might * item.copies for item in box.items)
    fortunes = sum(box.fortunes[kind].n * box.fortunes[kind].copies for kind in PERMANENT_CARDS)
    guardians = [box.mate_might, box.king_might, *(max(card.might) for card in box.enemies)]
    return max(crew + items + fortunes, *guardians)


def add_cards(v: list[float], start: int, cards: Sequence[int]) -> None:
    """Count cards by kind."""
    for kind in cards:
        v[start + kind] += 1.0
