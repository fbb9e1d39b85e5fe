"""Stratified chance: unbiased over many trials, and more even than other chance over a few."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from jollyroger.bots.stratified import StratifiedChance
from jollyroger.bots.stratified_draw import STRATIFIED_DRAWS


def rolls(seed: int, trial: int, count: int) -> list[int]:
    chance = StratifiedChance(seed, trial)
    return [chance.roll() for _ in range(count)]


@pytest.mark.parametrize("draw", range(STRATIFIED_DRAWS))
@pytest.mark.parametrize("seed", range(10))
def test_two_dozen_trials_roll_every_face_about_equally_often(seed: int, draw: int) -> None:
    faces = Counter(rolls(seed, trial, STRATIFIED_DRAWS)[draw] for trial in range(24))
    assert set(faces) == set(range(1, 7))
    assert max(faces.values()) <= 6


def test_many_trials_favour_no_face_and_no_pair_of_faces() -> None:
    rows = [rolls(seed, trial, 2 * STRATIFIED_DRAWS) for seed in range(300) for trial in range(6)]
    faces = Counter(face for row in rows for face in row)
    assert all(abs(count / (len(rows) * 2 * STRATIFIED_DRAWS) - 1 / 6) < 0.01 for count in faces.values())
    pairs = Counter(pair for row in rows for pair in pairwise(row))
    assert len(pairs) == 36
    assert all(abs(count / (len(rows) * (2 * STRATIFIED_DRAWS - 1)) - 1 / 36) < 0.006 for count in pairs.values())


def test_an_extra_die_roll_does_not_change_the_next_card() -> None:
    without_dice, with_dice = StratifiedChance(3, 5), StratifiedChance(3, 5)
    for _ in range(4):
        with_dice.roll()
        assert without_dice.below(20) == with_dice.below(20)


def test_a_clone_continues_like_the_original() -> None:
    chance = StratifiedChance(8, 2)
    chance.roll()
    clone = chance.clone()
    assert [chance.roll() for _ in range(9)] == [clone.roll() for _ in range(9)]


def test_other_seeds_and_late_draws_of_other_trials_differ() -> None:
    assert rolls(1, 0, 12) != rolls(2, 0, 12)
    assert rolls(1, 0, 20)[STRATIFIED_DRAWS:] != rolls(1, 1, 20)[STRATIFIED_DRAWS:]
