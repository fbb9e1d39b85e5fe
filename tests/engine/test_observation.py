"""Specs of observations: names, groups, ranges, and a fingerprint that changes with them."""

from __future__ import annotations

from typing import Any

import pytest

from jollyroger.engine import Fast, Feature, FeatureList, ObservationSpec, play, seat_names

from ..toy import GAME
from ..toy.observation import CoveObserver


def purse() -> FeatureList:
    features = FeatureList()
    features.group("purse")
    features.number("coins", 9)
    features.number("debt", 0, low=-9)
    features.group("cards")
    features.one_of("suit", ["cup", "sword"])
    features.counts("hand", {"ace": 4, "king": 3})
    return features


def test_features_have_names_groups_and_ranges_in_order() -> None:
    assert purse().spec(1).features == (
        Feature("coins", "purse", 0.0, 9.0),
        Feature("debt", "purse", -9.0, 0.0),
        Feature("suit: cup", "cards", 0.0, 1.0),
        Feature("suit: sword", "cards", 0.0, 1.0),
        Feature("hand: ace", "cards", 0.0, 4.0),
        Feature("hand: king", "cards", 0.0, 3.0),
    )


def test_every_method_returns_the_index_of_its_first_feature() -> None:
    features = FeatureList()
    assert features.group("a") == 0
    assert features.one_of("suit", ["cup", "sword"]) == 0
    assert features.flag("night") == 2
    assert features.counts("hand", {"ace": 4}) == 3
    assert features.blank() == [0.0] * 4


def test_groups_are_slices() -> None:
    assert purse().spec(1).groups() == {"purse": slice(0, 2), "cards": slice(2, 6)}
    assert ObservationSpec((), 1).groups() == {}


def test_a_spec_finds_and_describes_features() -> None:
    spec = purse().spec(3)
    assert (len(spec), spec.version, spec.index("hand: ace")) == (6, 3, 4)
    assert spec.lows() == [0.0, -9.0, 0.0, 0.0, 0.0, 0.0]
    assert spec.highs() == [9.0, 0.0, 1.0, 1.0, 4.0, 3.0]
    assert spec.describe([7.0, 0.0, 0.0, 1.0, 0.0, 2.0]) == {"coins": 7.0, "suit: sword": 1.0, "hand: king": 2.0}


@pytest.mark.parametrize("change", [{"name": "gold"}, {"group": "hoard"}, {"high": 10.0}, {"low": -1.0}])
def test_every_change_of_a_feature_changes_the_fingerprint(change: dict[str, Any]) -> None:
    spec = purse().spec(1)
    first = spec.features[0]._replace(**change)
    assert ObservationSpec((first, *spec.features[1:]), 1).fingerprint() != spec.fingerprint()
    assert purse().spec(1).fingerprint() == spec.fingerprint()


def test_the_observer_comes_first_and_the_others_in_turn_order() -> None:
    assert seat_names(3) == ["me", "left 1", "left 2"]
    s = GAME.new(3, Fast(0))
    s.coins = [1, 2, 3]
    observer = CoveObserver(3)
    coins = [observer.spec.index(f"{name}: coins") for name in seat_names(3)]
    for seat, expected in enumerate([[1, 2, 3], [2, 3, 1], [3, 1, 2]]):
        vector = observer.encode(s, seat)
        assert [vector[index] for index in coins] == expected


def test_a_question_tells_its_kind_and_who_must_answer_who_may_and_who_has() -> None:
    s, observer = GAME.new(3, Fast(0)), CoveObserver(3)

    def told(seat: int) -> list[str]:
        names = observer.spec.describe(observer.encode(s, seat))
        return [name for name in names if "answer" in name or "question" in name]

    assert told(0) == ["question: Gifts", "must answer: me", "must answer: left 1", "must answer: left 2"]
    play(s, 1, s.asks[1].options[0])
    assert told(0) == ["question: Gifts", "must answer: me", "must answer: left 2", "has answered: left 1"]
    for seat in (0, 2):
        play(s, seat, next(ask for ask in s.asks if ask.seat == seat).options[0])
    play(s, 0, s.asks[0].options[0])
    assert told(0) == ["question: Speak", "must answer: me"]
    assert told(2) == ["question: Speak", "must answer: left 1", "may answer: me"]
