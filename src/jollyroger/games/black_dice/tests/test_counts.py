"""The numbers of lines and positions that follow from fixed deals and positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from jollyroger.testing.counts import counts, deal

from .. import GAME
from ..state import Table
from .positions import settle, shown, table


def pirates(crew: str) -> Callable[[], Table]:
    """A turn with rum for one of these pirates."""

    def position() -> Table:
        dice = {"rum": [1], "map": [0, 1], "ship": [2]}
        s = table(black="2 1 0 3 2 1", dice=dice, crew=crew, rum=[1], waiting=[0, 1, 1], luck=[...])
        return shown(s, 0, "anchor map sword")

    return position


def full_crew() -> Table:
    rum_on = {"storm": 2, "jibe": 3}
    s = table(
        black="2 1 0 3 2 1", crew="storm jibe", rum_on=rum_on, gold=[[3, 4, 4]], rum=[1], waiting=[0, 1], luck=[...]
    )
    return shown(s, 0, "anchor map")


def penalties() -> Table:
    dice = {"anchor": [0, 2], "flag": [1]}
    s = table(quest="armada", black="2 1 0 0 2 1", dice=dice, gold=[[3, 4], [5, 5], [3, 4, 5]], luck=[...])
    s.pardon = 1
    return settle(s)


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param(
            deal(GAME, 2, pirates="bullseye+storm+jibe"), [(10, 10), (66, 60), (392, 318)], id="a deal for two"
        ),
        pytest.param(deal(GAME, 3, quest="kraken"), [(7, 7), (52, 47), (379, 306)], id="a deal for three"),
        pytest.param(deal(GAME, 4, quest="dutchman"), [(9, 9), (74, 68), (586, 472)], id="a deal for four"),
        pytest.param(
            pirates("overboard bullseye to-sails"), [(7, 7), (23, 21), (77, 62)], id="overboard, bullseye, sails"
        ),
        pytest.param(pirates("change-of-course storm jibe"), [(7, 7), (32, 31), (110, 93)], id="course, storm, jibe"),
        pytest.param(pirates("keelhauling on-board"), [(6, 6), (20, 20), (63, 59)], id="keelhauling, on board"),
        pytest.param(full_crew, [(5, 5), (24, 18), (91, 47)], id="a full crew"),
        pytest.param(penalties, [(4, 4), (8, 8), (23, 23)], id="penalties"),
    ],
)
def test_the_number_of_lines_and_positions(  # BD-6.2, BD-6.3, BD-7.2, BD-7.4, BD-7.5, BD-8.6, BD-8.11
    position: Callable[[], Table], expected: list[tuple[int, int]]
) -> None:
    assert counts(GAME, position(), 3) == expected


def test_the_first_choices_of_a_turn_can_be_counted_by_hand() -> None:  # BD-6.2, BD-6.3
    # Two groups to place, one or two of two dead dice to roll again, a rum to drink, and three pirates to pay.
    s = shown(table(black="1 1 0 1 1 1", dice={"ship": [1]}, rum=[1], luck=[...]), 0, "anchor rum sword sword")
    assert counts(GAME, s, 1)[0][0] == 2 + 2 + 1 + 3
