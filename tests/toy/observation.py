"""What each seat of Liar's Cove may know, as numbers for learners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from jollyroger.engine import FeatureList, Observer, Phase, QuestionFeatures, Seat, seat_names

from .actions import VALUES
from .rules import Deal, Forfeit, Gifts, Showdown, Speak, Turn
from .state import COPIES, HAND_SIZE, Cove

PHASES: tuple[type[Phase[Any]], ...] = (Deal, Forfeit, Gifts, Showdown, Speak, Turn)


class CoveObserver(Observer[Cove]):
    """Flawed variants override `features` or `encode`."""

    unordered: ClassVar[Mapping[str, str]] = {"hand": "The order of drawing cards has no effect."}

    def __init__(self, seats: int) -> None:
        features = FeatureList()
        self.seats = seats
        self.question = QuestionFeatures(features, seats, PHASES, ("dawn", "broke"))
        self.add_features(features, seat_names(seats))
        self.blank = features.blank()
        super().__init__(features.spec(1))

    def add_features(self, features: FeatureList, names: list[str]) -> None:
        seats, cards = len(names), COPIES * len(VALUES)
        self.table = features.group("table")
        features.number("bag", cards)
        features.number("chest", seats)
        features.number("turns", 5 * seats)
        self.planned = {phase: features.number(f"planned: {phase.__name__}", 2) for phase in PHASES}
        features.group("my cards")
        self.hand = features.counts("my hand", {str(value): COPIES for value in VALUES})
        self.players = []
        for name in names:
            self.players.append(features.group(f"player {name}"))
            features.number(f"{name}: cards", HAND_SIZE + 1)
            features.number(f"{name}: coins", 3 * seats)
            features.flag(f"{name}: made the claim")
            features.flag(f"{name}: speaks")
            features.number(f"{name}: heckled as number", seats)
        features.group("claim")
        self.claim = features.number("claim: value", max(VALUES))
        self.claimed_card = features.one_of("claim: my card", VALUES)
        self.laid_card = features.one_of("laid: my card", VALUES)

    def encode(self, s: Cove, seat: Seat) -> list[float]:
        v = self.blank[:]
        self.question.write(v, s, seat)
        v[self.table : self.table + 3] = [float(len(s.bag)), float(s.chest), float(s.turns)]
        for phase in s.agenda:
            v[self.planned[type(phase)]] += 1.0
        for card in s.hands[seat]:
            v[self.hand + card - 1] += 1.0
        now = s.agenda[-1] if s.agenda else None
        for distance, start in enumerate(self.players):
            other = (seat + distance) % self.seats
            v[start] = float(len(s.hands[other]))
            v[start + 1] = float(s.coins[other])
            v[start + 2] = float(s.claim is not None and s.claim.seat == other)
            if isinstance(now, Speak):
                v[start + 3] = float(now.seat == other)
                v[start + 4] = float(now.hecklers.index(other) + 1 if other in now.hecklers else 0)
        if s.claim is not None:
            v[self.claim] = float(s.claim.value)
            if s.claim.seat == seat:
                v[self.claimed_card + s.claim.card - 1] = 1.0
        if isinstance(now, Speak) and now.seat == seat:
            v[self.laid_card + now.card - 1] = 1.0
        return v
