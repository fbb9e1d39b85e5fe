"""The golden records, one for each ending, still verify."""

from __future__ import annotations

import pytest

from jollyroger.testing.golden import ending

from ..components import MAX_SHUFFLES
from ..rules.ending import LOSSES
from ..state import looted_count
from .golden import GOLDEN, RECIPES

every_record = pytest.mark.parametrize("name", GOLDEN.names())


def test_there_is_a_record_for_each_recipe() -> None:
    assert GOLDEN.names() == sorted(RECIPES)


def test_there_is_a_record_for_each_ending() -> None:  # DM-3.1
    assert {ending(name) for name in GOLDEN.names()} == {"win", *LOSSES}


@every_record
def test_a_record_verifies_and_ends_as_its_name_says(name: str) -> None:  # DM-4.4, DM-9.7, DM-9.9, DM-10.1, DM-11.1
    result = GOLDEN.final(name).result
    assert result is not None
    assert result.ending == ending(name)


@every_record
def test_no_piece_gets_lost_at_any_step_of_a_record(name: str) -> None:  # DM-2.2
    counted = GOLDEN.pieces(name)
    assert counted == counted[:1] * len(counted)


@every_record
def test_all_win_or_nobody_does(name: str) -> None:  # DM-3.1, DM-11.1
    s = GOLDEN.final(name)
    assert s.result is not None
    won = ending(name) == "win"
    assert s.result.winners == (tuple(range(s.seats)) if won else ())
    assert (looted_count(s) >= s.goal) == (ending(name) in ("win", "untimely-death"))


def test_a_ship_burns_out_at_the_twentieth_shuffle_and_not_before() -> None:  # DM-9.12
    for name in GOLDEN.names():
        assert (GOLDEN.final(name).shuffles == MAX_SHUFFLES) == (ending(name) == "burnt-out")
