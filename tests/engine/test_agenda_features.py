"""The agenda as features: what is planned, in which order, and with which fields."""

from __future__ import annotations

import pytest

from jollyroger.engine import FeatureList, Phase, State
from jollyroger.engine.observation import (
    AgendaFeatures,
    ChoiceField,
    EachField,
    ListField,
    NumberField,
    PhaseField,
    SeatField,
)


class Raid(Phase[State]):
    seat: int | None
    loot: int


class Feast(Phase[State]):
    guests: tuple[int, ...]
    courses: tuple[str, ...]


COURSE = ChoiceField({"soup": "Soup", "rum": "Rum"})
FIELDS: dict[type[Phase[State]], dict[str, PhaseField]] = {
    Raid: {"seat": SeatField(3), "loot": NumberField(5)},
    Feast: {"guests": EachField(SeatField(3)), "courses": ListField(COURSE, 2)},
}


def told(agenda: list[Phase[State]], seat: int) -> dict[str, float]:
    features = FeatureList()
    features.group("planned")
    written = AgendaFeatures(features, FIELDS, {Raid: 2}, depth=4)
    vector = features.blank()
    written.write(vector, agenda, seat)
    return features.spec(1).describe(vector)


def test_the_last_phase_of_the_agenda_comes_first() -> None:
    assert told([Raid(2, 3), Raid(None, 9)], 1) == {
        "planned: Raid 1": 1,
        "planned: Raid 1: loot": 5,  # told up to the highest
        "planned: Raid 2": 1,
        "planned: Raid 2: phases before it": 1,
        "planned: Raid 2: seat: left 1": 1,
        "planned: Raid 2: loot": 3,
    }


def test_lists_keep_their_order_and_sets_do_not() -> None:
    names = told([Feast((2, 0), ("rum", "soup", "rum"))], 2)
    assert {"planned: Feast: guests: me", "planned: Feast: guests: left 1"} <= names.keys()
    assert {"planned: Feast: courses 1: Rum", "planned: Feast: courses 2: Soup"} <= names.keys()
    assert names == told([Feast((0, 2), ("rum", "soup"))], 2)


def test_more_phases_than_there_are_features_for_are_left_out() -> None:
    raids: list[Phase[State]] = [Raid(0, loot) for loot in (1, 2, 3)]
    assert told(raids, 0) == told(raids[1:], 0)


def test_a_field_that_is_forgotten_is_an_error() -> None:
    with pytest.raises(AssertionError, match=r"fields \['loot'\] of Raid"):
        AgendaFeatures(FeatureList(), {Raid: {"seat": SeatField(3)}}, {}, depth=4)
