"""The golden records still verify."""

from __future__ import annotations

import pytest

from jollyroger.testing.golden import ending

from .golden import GOLDEN, RECIPES

every_record = pytest.mark.parametrize("name", GOLDEN.names())


def test_there_is_a_record_for_each_recipe() -> None:
    assert GOLDEN.names() == sorted(RECIPES)


@every_record
def test_a_record_verifies_and_ends_as_its_name_says(name: str) -> None:  # AH-7.1, AH-8.4, AH-9.4
    result = GOLDEN.final(name).result
    assert result is not None
    assert result.ending == ending(name)


@every_record
def test_there_are_108_cards_at_every_step_of_a_record(name: str) -> None:  # case 44
    assert {sum(pieces.values()) for pieces in GOLDEN.pieces(name)} == {108}


def test_the_records_with_calls_have_calls() -> None:  # AH-6.3
    for name in ("crew-of-seven.with-calls", "three-crews.with-calls", "drawn"):
        assert any(action.startswith("call:") for action in GOLDEN.choices(name)), name


def test_the_records_without_cheating_have_none() -> None:  # AH-6.1
    for name in ("crew-of-seven.cheating-off", "drawn.cheating-off"):
        assert not any(action.startswith("call:") for action in GOLDEN.choices(name)), name


def test_a_long_game_ends_at_250_points_or_after_five_hands() -> None:  # AH-9.4
    for name, five in (("points", False), ("points.after-five-hands", True)):
        s = GOLDEN.final(name)
        assert (max(s.points) < 250, s.hand_number == 5 or not five) == (five, True)


def test_nobody_wins_a_drawn_game() -> None:  # AH-8.2
    result = GOLDEN.record("drawn").result
    assert result is not None
    assert result.winners == ()
