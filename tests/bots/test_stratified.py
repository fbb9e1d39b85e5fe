"""Luck spread evenly over trials: as fair as any other in the long run, and fairer in the short one."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from jollyroger.bots.stratified import EVENLY, Even


def rolls(seed: int, trial: int, count: int) -> list[int]:
    luck = Even(seed, trial)
    return [luck.roll() for _ in range(count)]


@pytest.mark.parametrize("draw", range(EVENLY))
@pytest.mark.parametrize("seed", range(10))
def test_two_dozen_trials_see_every_face_of_a_die_about_as_often(seed: int, draw: int) -> None:
    faces = Counter(rolls(seed, trial, EVENLY)[draw] for trial in range(24))
    assert set(faces) == set(range(1, 7))
    assert max(faces.values()) <= 6


def test_in_the_long_run_no_face_and_no_pair_of_faces_is_favoured() -> None:
    many = [rolls(seed, trial, 2 * EVENLY) for seed in range(300) for trial in range(6)]
    faces = Counter(face for row in many for face in row)
    assert all(abs(count / (len(many) * 2 * EVENLY) - 1 / 6) < 0.01 for count in faces.values())
    pairs = Counter(pair for row in many for pair in pairwise(row))
    assert len(pairs) == 36
    assert all(abs(count / (len(many) * (2 * EVENLY - 1)) - 1 / 36) < 0.006 for count in pairs.values())


def test_a_die_more_does_not_change_which_card_comes_next() -> None:
    calm, battle = Even(3, 5), Even(3, 5)
    for _ in range(4):
        battle.roll()
        assert calm.below(20) == battle.below(20)


def test_a_copy_goes_on_as_the_first_would_have() -> None:
    luck = Even(8, 2)
    luck.roll()
    twin = luck.clone()
    assert [luck.roll() for _ in range(9)] == [twin.roll() for _ in range(9)]


def test_other_seeds_and_late_draws_of_other_trials_are_other_luck() -> None:
    assert rolls(1, 0, 12) != rolls(2, 0, 12)
    assert rolls(1, 0, 20)[EVENLY:] != rolls(1, 1, 20)[EVENLY:]
