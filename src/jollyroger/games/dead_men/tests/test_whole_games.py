"""Invariants that hold at every moment of every game."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, play, random_choice
from jollyroger.testing.play import current_phase

from .. import GAME
from ..components import BIT, FROMM, MAX_BATTLE, OFF_SHIP, OPPOSITE, ROOMS, STEP
from ..layout import border_cells
from ..presentation.view import pieces
from ..rules.action_phase import Acting
from ..rules.ending import LOSSES
from ..state import CARRIED, GONE, Ship, cutlass_count, doors, paths_from

TABLES = [
    (2, {}),
    (3, {"captain_fromm": "on", "edition": "reference"}),
    (4, {"difficulty": "admiral", "group_choice": "active-player"}),
    (5, {"difficulty": "scurvy-dog", "extra_double_tiles": "5"}),
    (2, {"difficulty": "scurvy-dog", "marker_start": "3", "edition": "reference"}),
    (3, {"dead_pirate_loses": "on", "deckhands_set_aside": "10"}),
]
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


def assert_invariants(s: Ship) -> None:
    """Everything in the state fits together."""
    cells = [s.cell[room] or 0 for room in s.rooms]
    assert cells == sorted(cells)
    for room in range(len(ROOMS)):
        cell = s.cell[room]
        if room not in s.rooms:
            assert (s.fire[room], s.deckhands[room], s.trapdoor[room]) == (0, 0, False) or s.result is not None
            assert s.link[4 * room : 4 * room + 4] == [None] * 4
        if cell is None:
            continue
        for side in range(4):
            other = s.link[4 * room + side]
            if other is not None and other != OFF_SHIP:
                assert s.cell[other] == cell + STEP[side]
                assert doors(s, room) & BIT[side]
                assert doors(s, other) & BIT[OPPOSITE[side]]
                assert s.link[4 * other + OPPOSITE[side]] == room
    for seat in range(s.seats):
        assert s.battle[seat] in range(MAX_BATTLE + 1)
        assert s.battle[seat] >= min(cutlass_count(s, seat), MAX_BATTLE)
        assert s.token_at[:6].count(CARRIED + seat) <= 1
        if s.result is None:
            assert s.fatigue[seat] in range(16)
            assert s.place[seat] == OFF_SHIP or s.place[seat] in s.rooms
    for exit in s.exits:
        assert exit is None or (exit // 4 in s.rooms and s.link[exit] == OFF_SHIP)
    fresh = s.clone()
    fresh.path_cache, fresh.border = [None] * (OFF_SHIP + 1), None
    assert [paths_from(s, place) for place in range(OFF_SHIP + 1)] == [
        paths_from(fresh, place) for place in range(OFF_SHIP + 1)
    ]
    assert {cell: needs for cell, needs in border_cells(s).items() if needs} == border_cells(fresh)


@every_table
def test_a_random_game_keeps_its_invariants_and_ends(  # DM-1.3, DM-1.4, DM-3.1, DM-7.7, DM-8.7, DM-9.12
    seats: int, options: dict[str, str]
) -> None:
    for seed in range(6):
        luck = Fast(seed)
        s = GAME.new(seats, Fast(seed + 100), options)
        whole = pieces(s)
        while s.asks:
            ask = luck.pick(s.asks)
            action = random_choice(ask, luck)
            assert action is not None
            play(s, ask.seat, action)
            assert pieces(s) == whole
            assert_invariants(s)
            if current_phase(s) is Acting:
                beset = [room for room in s.rooms if room in s.place and room in s.token_at]
                assert beset == [], "a pirate acts beside an enemy"
        assert s.result is not None
        assert s.result.ending in (*LOSSES, "win")


@every_table
def test_fromm_is_aboard_only_if_he_plays(seats: int, options: dict[str, str]) -> None:  # DM-4.6
    s = GAME.new(seats, Fast(7), options)
    assert (s.token_at[FROMM] == GONE) == (options.get("captain_fromm") != "on")
