"""What each captain may know, as numbers for learners. (AH-2.2, AH-2.3)"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from ....engine import FeatureList, Observer, QuestionFeatures, Seat, seat_names
from ....engine.messages import ENGLISH, reading_in
from ..actions import Give
from ..components import (
    ACTIONS,
    COMPONENTS,
    CREW,
    CREW_KINDS,
    CREWS,
    DECK,
    KINDS,
    KING_KEEPS,
    LONG_RUN,
    MOST_HANDS,
    MOST_RENEWALS,
    RANK,
    RANKS,
    RUM,
    SHORT_RUN,
    TARGET_POINTS,
    WIN_BONUS,
)
from ..rules.auction import CARD_VALUES, card_values
from ..rules.bidding import Bidding, LastCall, Rebidding
from ..rules.cheating import Keeping
from ..rules.effects import Brawling, Claiming, Cutting, Giving, Plundering, Resolving, ShadyDeal, Tribute
from ..rules.rounds import Discarding, picked_cards
from ..state import Table
from .view import has_passed, pile_height, thickness

VERSION: Final = 1
"""Raise it with every change of the features."""
QUESTIONS: Final = (
    *(Bidding, Rebidding, LastCall, Keeping, Resolving, Cutting, Claiming, Plundering),
    *(ShadyDeal, Giving, Brawling, Tribute, Discarding),
)
ENDINGS: Final = ("crew-of-seven", "three-crews", "drawn", "points")
# Features have the same names for everybody: what has been learned is kept with them.
with reading_in(ENGLISH):
    COPIES: Final = {kind.name: kind.copies for kind in KINDS}
    CREW_NAMES: Final = COMPONENTS.crews
    ACTION_NAMES: Final = [kind.name for kind in KINDS[CREW_KINDS:]]
MOST_WORTH: Final = max(sum(values[kind] for kind in DECK) for values in CARD_VALUES)
MOST_SCORED: Final = CREWS * sum(sum(range(RANKS - run + 1, RANKS + 1)) for run in (LONG_RUN, SHORT_RUN)) + WIN_BONUS
"""The most points of one hand: the highest runs in each crew. (AH-9.1)"""
MOST_POINTS: Final = TARGET_POINTS - 1 + MOST_SCORED


def row_places(seats: int) -> int:
    """How many places of the row are told one by one. Rows are hardly ever longer; what is in them is told anyway."""
    return 8 + 4 * seats


class HandsObserver(Observer[Table]):
    """Encodes what a captain may know.

    Besides the view it tells what everyone at the table remembers: the cards known to be in a hand, and how often the
    deck was renewed.
    """

    left_out: ClassVar[Mapping[str, str]] = {"captains.runs": "They follow from the cards shown at the end."}
    unordered: ClassVar[Mapping[str, str]] = {"picks": "The order of picking cards has no effect."}

    def __init__(self, seats: int) -> None:
        features, names, places = FeatureList(), seat_names(seats), row_places(seats)
        self.question = QuestionFeatures(features, seats, QUESTIONS, ENDINGS)
        self.details = features.group("question details")
        features.flag("keeping: must keep one")
        features.number("keeping: most to keep", KING_KEEPS)
        features.one_of("giving to", names)
        self.answer = features.group("my answer")
        features.flag("my answer: agree")
        features.counts("my answer: give", dict.fromkeys(COPIES, 1))
        self.table = features.group("table")
        for option in ("long game", "both runs score", "cheating"):
            features.flag(f"option: {option}")
        features.number("hand number", MOST_HANDS)
        features.number("deck: height", pile_height(len(DECK)))
        features.number("discard: height", pile_height(len(DECK)))
        features.number("deck: renewals", MOST_RENEWALS)
        features.number("rounds without auction", 2)
        features.number("cards looked at", len(DECK))
        self.dealer = features.one_of("dealer", names)
        features.group("auction")
        self.auction = features.one_of("auction", COPIES)
        features.group("top of the discard pile")
        self.top = features.one_of("top of the discard pile", COPIES)
        features.group("my cards")
        self.hand = features.counts("my hand", COPIES)
        self.hand_size = features.number("my hand: size", len(DECK))
        self.picks = features.counts("my picks", COPIES)
        self.bid = features.counts("my bid", COPIES)
        self.aside = features.counts("cards I look at", COPIES)
        self.pile = features.counts("discard pile I search", COPIES)
        self.captains: list[int] = []
        for name in names:
            self.captains.append(features.group(f"captain {name}"))
            features.number(f"{name}: thickness of the hand", 3)
            features.number(f"{name}: cards bid", len(DECK))
            features.flag(f"{name}: passed")
            features.flag(f"{name}: bid revealed")
            features.number(f"{name}: worth of the bid", MOST_WORTH)
            features.flag(f"{name}: Rum in the bid")
            features.flag(f"{name}: can be called")
            features.flag(f"{name}: brawled")
            features.flag(f"{name}: brawled next round")
            features.flag(f"{name}: has chosen")
            features.number(f"{name}: points", MOST_POINTS)
            features.number(f"{name}: points of the last hand", MOST_SCORED)
        self.known: list[int] = []
        for name in names:
            self.known.append(features.group(f"known in hand of {name}"))
            features.counts(f"known in hand of {name}", COPIES)
        self.revealed: list[int] = []
        for name in names:
            self.revealed.append(features.group(f"revealed bid of {name}"))
            features.counts(f"revealed bid of {name}", COPIES)
        self.row = features.group("row")
        for place in range(1, places + 1):
            features.one_of(f"row {place}: owner", names)
            features.one_of(f"row {place}: crew", CREW_NAMES)
            features.number(f"row {place}: rank", RANKS)
            features.one_of(f"row {place}: action", ACTION_NAMES)
            features.flag(f"row {place}: spent")
            features.flag(f"row {place}: being resolved")
            features.one_of(f"row {place}: claimed by", names)
        self.row_places = places
        self.row_width = 2 * seats + CREWS + len(ACTIONS) + 3
        self.seats = seats
        self.blank = features.blank()
        super().__init__(features.spec(VERSION))

    def encode(self, s: Table, seat: Seat) -> list[float]:
        v = self.blank[:]
        self.question.write(v, s, seat)
        self._write_question_details(v, s, seat)
        self._write_table(v, s, seat)
        add_cards(v, self.hand, s.hands[seat])
        v[self.hand_size] = float(len(s.hands[seat]))
        add_cards(v, self.bid, s.bids[seat])
        self._write_captains(v, s, seat)
        if s.row:
            self._write_row(v, s, seat)
        return v

    def _write_question_details(self, v: list[float], s: Table, seat: Seat) -> None:
        """What the open question is about, and what this captain has answered or picked so far."""
        if not s.agenda:
            return
        phase, seats, details = s.agenda[-1], self.seats, self.details
        add_cards(v, self.picks, picked_cards(phase, seat))
        if isinstance(phase, Keeping):
            v[details] = float(phase.least)
            v[details + 1] = float(phase.most)
            if phase.seat == seat:
                add_cards(v, self.aside, s.aside)
        elif isinstance(phase, Giving):
            v[details + 2 + (phase.taker - seat) % seats] = 1.0
        elif isinstance(phase, Tribute):
            v[details + 2 + (phase.king - seat) % seats] = 1.0
        elif isinstance(phase, Plundering) and phase.seat == seat:
            add_cards(v, self.pile, s.discard)
        if seat in s.sealed:
            answer = s.sealed[seat]
            v[self.answer + (1 + answer.kind if isinstance(answer, Give) else 0)] = 1.0

    def _write_table(self, v: list[float], s: Table, seat: Seat) -> None:
        v[self.table : self.dealer] = [
            float(s.long_game),
            float(s.both_runs),
            float(s.cheating),
            float(s.hand_number),
            float(pile_height(len(s.deck))),
            float(pile_height(len(s.discard))),
            float(s.renewals),
            float(s.rounds_without_auction),
            float(len(s.aside)),
        ]
        v[self.dealer + (s.dealer - seat) % self.seats] = 1.0
        if s.auction is not None:
            v[self.auction + s.auction] = 1.0
        if s.discard:
            v[self.top + s.discard[-1]] = 1.0

    def _write_captains(self, v: list[float], s: Table, seat: Seat) -> None:
        phase = s.agenda[-1] if s.agenda else None
        done = phase.done if isinstance(phase, Discarding) else None
        for distance, start in enumerate(self.captains):
            other = (seat + distance) % self.seats
            v[start] = float(thickness(len(s.hands[other])))
            v[start + 1] = float(len(s.bids[other]))
            v[start + 2] = float(has_passed(s, other))
            v[start + 6] = float(s.cheating and s.can_be_called[other])
            v[start + 7] = float(s.brawled[other])
            v[start + 8] = float(s.brawled_next[other])
            v[start + 9] = float(other in s.sealed or (done is not None and done[other]))
            v[start + 10] = float(s.points[other])
            v[start + 11] = float(s.last_points[other])
            # At the end of the game all hands are open.
            add_cards(v, self.known[distance], s.known_cards[other] if s.result is None else s.hands[other])

    def _write_row(self, v: list[float], s: Table, seat: Seat) -> None:
        """The revealed bids, card by card, and what each is worth. (AH-5.1, AH-5.2)"""
        seats, phase = self.seats, s.agenda[-1]
        resolving = phase.place if isinstance(phase, (Cutting, Claiming)) else -1
        values, is_on = card_values(s.auction), s.auction is not None
        for place, card in enumerate(s.row):
            kind, distance = card.kind, (card.owner - seat) % seats
            v[self.revealed[distance] + kind] += 1.0
            if is_on:
                captain = self.captains[distance]
                v[captain + 3] = 1.0
                v[captain + 4] += values[kind]
                if kind == RUM:
                    v[captain + 5] = 1.0
            if place < self.row_places:
                at = self.row + place * self.row_width
                v[at + distance] = 1.0
                at += seats
                crew = CREW[kind]
                if crew is None:
                    v[at + CREWS + 1 + kind - CREW_KINDS] = 1.0
                else:
                    v[at + crew] = 1.0
                    v[at + CREWS] = float(RANK[kind])
                at += CREWS + 1 + len(ACTIONS)
                v[at] = float(card.resolved)
                v[at + 1] = float(place == resolving)
                if card.claim is not None:
                    v[at + 2 + (s.claims[card.claim] - seat) % seats] = 1.0


def add_cards(v: list[float], start: int, cards: Sequence[int]) -> None:
    """Count cards by kind."""
    for kind in cards:
        v[start + kind] += 1.0
