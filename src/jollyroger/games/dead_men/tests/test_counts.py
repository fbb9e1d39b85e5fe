"""The number of lines and positions reachable from fixed positions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from jollyroger.engine import Fast, start
from jollyroger.testing.counts import counts, deal

from .. import GAME
from ..rules.revenge import Revenge
from ..rules.turn import Turn
from ..state import Ship
from .positions import rest_of_turn, searching, ship


def aboard() -> Ship:
    fires = {"centre": 2, "top": 3, "left": 1}
    hands = {"top": 1, "left": 3}
    s = ship(
        "room-02@0,2", at=["centre", "top"], fire=fires, deckhands=hands, tokens={"right": "grog-4"}, chance=Fast(1)
    )
    return rest_of_turn(s)


def battle() -> Ship:
    s = ship(
        "room-02@0,2", at=["centre", "room-02"], battle=[2], tokens={"top": "crew-5 guard-7"}, own=1, chance=Fast(3)
    )
    return rest_of_turn(s)


def gus() -> Ship:
    tokens = {"top": "crew-5 crew-4"}
    s = ship("room-02@0,2", who_plays=["black-gus-garrett"], at=["centre"], tokens=tokens, own=1, chance=Fast(3))
    return rest_of_turn(s)


def titian() -> Ship:
    s = ship(who_plays=["five-fingered-titian"], at=["centre"], own=0, stack="", chance=Fast(4))
    return rest_of_turn(s)


def hunt() -> Ship:
    fires = {"left": 1, "centre": 1, "right": 1, "top": 1, "room-02": 1}
    s = ship(
        "room-02@-1,1",
        at=["left", "right", "right"],
        tokens={"top": "crew-3", "centre": "crew-4"},
        fire=fires,
        top="revenge-01",
        stack="",
        chance=Fast(2),
    )
    return start(s, Revenge(), Turn(1))


POSITIONS: dict[str, tuple[Callable[[], Ship], list[tuple[int, int]]]] = {
    "a new game for two": (deal(GAME, 2), [(13, 13), (280, 280)]),
    "a new game for five": (deal(GAME, 5), [(5, 5), (23, 23), (322, 322)]),
    "aboard": (aboard, [(19, 19), (315, 226)]),
    "a battle": (battle, [(14, 13), (67, 65), (761, 741)]),
    "Black Gus": (gus, [(16, 15), (81, 79), (754, 718)]),
    "Titian": (titian, [(1, 1), (2, 2), (26, 26)]),
    "a hunt": (hunt, [(2, 2), (4, 4), (8, 6), (18, 14)]),
}


@pytest.mark.parametrize(("position", "expected"), POSITIONS.values(), ids=POSITIONS)
def test_the_number_of_lines_and_positions_is_known(  # DM-4.2, DM-6.1, DM-8.1, DM-8.9, DM-9.1, DM-9.10, DM-12.1
    position: Callable[[], Ship], expected: list[tuple[int, int]]
) -> None:
    assert counts(GAME, position(), len(expected)) == expected


@pytest.mark.parametrize(("tile", "places"), [("room-02", 5), ("room-17", 3), ("room-12", 3), ("room-10", 13)])
def test_a_first_tile_has_the_expected_number_of_placements(tile: str, places: int) -> None:  # DM-4.2
    assert len(searching(ship(draws=[tile])).asks[0].options) == places
