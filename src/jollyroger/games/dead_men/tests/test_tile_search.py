"""Drawing tiles, and what comes into the new room. (DM-4)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast
from jollyroger.testing.play import current_phase, listen, offered

from ..components import TILE_COUNT
from ..events import TileDrawn, TokenDrawn
from ..rules.action_phase import Acting
from ..rules.tile_search import Placing
from .helpers import deckhands, fire, foes, is_fromm_in_bag, is_halted, loss, place_of, play_ids
from .ids import room
from .positions import search_and_act, searching, ship, turn


def test_a_tile_is_drawn_and_placed_and_then_the_pirate_acts() -> None:  # DM-3.1, DM-4.1
    s = turn(ship(draws=["room-02", "crew-3"]))
    assert current_phase(s) is Placing
    play_ids(s, 0, "place:start-right:east:0")
    assert current_phase(s) is Acting
    assert (fire(s, "room-02"), foes(s, "room-02")) == ([4], ["crew-3"])


def test_without_a_stack_nothing_is_searched() -> None:  # DM-4.1
    assert current_phase(turn(ship(stack=""))) is Acting


def test_on_the_first_turn_two_tiles_are_placed_one_after_the_other() -> None:  # DM-4.1
    s = ship(double_tiles=6, draws=["room-02", "trapdoor", "room-03", "crew-3"])
    told = listen(s)
    turn(s)
    play_ids(s, 0, "place:start-right:east:0")
    drawn = [type(event) for event in told if isinstance(event, (TileDrawn, TokenDrawn))]
    assert drawn == [TileDrawn, TokenDrawn, TileDrawn]
    play_ids(s, 0, "place:start-left:west:0")
    assert current_phase(s) is Acting


def test_with_an_odd_number_of_double_tiles_the_last_one_brings_another() -> None:  # DM-4.1, DM-2.2
    s = turn(ship(double_tiles=1, draws=["room-02", "crew-3", "room-03", "crew-4"]))
    play_ids(s, 0, "place:start-right:east:0")
    assert current_phase(s) is Placing


def test_a_turn_without_a_double_tile_on_top_places_one() -> None:  # DM-4.1
    s = turn(ship("room-03@2,0", double_tiles=1, draws=["room-02", "crew-3"]))
    play_ids(s, 0, "place:room-03:east:0")
    assert current_phase(s) is Acting


@pytest.mark.parametrize(("seats", "last"), [(5, 15), (4, 16), (3, 17), (2, 18)])
def test_the_stack_lasts_as_long_as_it_should(seats: int, last: int) -> None:  # DM-4.1, case T58
    s = ship(seats=seats, double_tiles=2 * seats, chance=Fast(15))
    s.explosions, s.supply = -100, 200  # no loss shall cut it short
    turn(s)
    while s.turn_number <= last:
        if s.turn_number == seats and current_phase(s) is Acting:
            assert len(s.stack) == TILE_COUNT - 2 * seats
        if s.turn_number < last:
            assert s.stack
        elif current_phase(s) is Acting:
            assert not s.stack
        play_ids(s, s.asks[0].seat, "end-turn" if current_phase(s) is Acting else str(s.asks[0].options[0]))


def test_pips_are_lit_and_a_guard_comes_face_up() -> None:  # DM-4.5
    s = searching(ship(draws=["room-01", "guard-8"]))
    play_ids(s, 0, "place:start-right:east:0")
    assert (fire(s, "room-01"), foes(s, "room-01"), s.explosions) == ([3], ["guard-8"], 0)
    assert not s.keg_spent[room("room-01")]


def test_a_tile_without_pips_gets_no_die() -> None:  # DM-4.5
    s = searching(ship(draws=["room-13", "crew-5"]))
    play_ids(s, 0, offered(s, 0)[0])
    assert fire(s, "room-13") == [0]


def test_a_trapdoor_brings_a_deckhand_at_once() -> None:  # DM-4.5
    s = searching(ship(draws=["room-02", "trapdoor"]))
    play_ids(s, 0, "place:start-right:east:0")
    assert (s.trapdoor[room("room-02")], deckhands(s, "room-02"), s.supply) == (True, [1], 29)


def test_a_trapdoor_with_no_deckhand_left_loses_the_game() -> None:  # DM-4.5, DM-9.9
    s = searching(ship(supply=0, draws=["room-02", "trapdoor"]))
    play_ids(s, 0, "place:start-right:east:0")
    assert loss(s) == "overwhelmed"


@pytest.mark.parametrize(("flip", "strength"), [(0, 4), (1, 8)])
def test_fromm_shows_one_of_his_sides_and_another_token_is_drawn(flip: int, strength: int) -> None:  # DM-4.6
    s = searching(ship(fromm=True, draws=["room-02", "fromm", flip, "guard-6"]))
    play_ids(s, 0, "place:start-right:east:0")
    assert foes(s, "room-02") == ["guard-6", f"fromm-{strength}"]
    assert not is_fromm_in_bag(s)


def test_fromm_can_share_his_room_with_a_trapdoor() -> None:  # DM-4.6
    s = searching(ship(fromm=True, draws=["room-02", "fromm", 0, "trapdoor"]))
    play_ids(s, 0, "place:start-right:east:0")
    assert (foes(s, "room-02"), deckhands(s, "room-02")) == (["fromm-4"], [1])


def test_who_dies_over_a_tile_places_no_other() -> None:  # DM-4.1, DM-9.8, DM-10.4
    tiles = ("room-12@0,2/1",)
    s = ship(
        *tiles,
        stack="room-17 room-20",
        exploded=["top"],
        at=["room-12"],
        draws=["room-17", "crew-3", "whitebeard", "sword"],
    )
    searching(s, tiles=2)
    play_ids(s, 0, offered(s, 0)[0])
    assert s.actions_over
    assert is_halted(s)
    assert len(s.stack) == 1


def test_cut_off_pirates_are_looked_for_after_each_tile() -> None:  # DM-9.8
    # The last tile is placed elsewhere, so nothing can grow any more where the pirate is.
    s = ship(
        "room-03@0,2",
        stack="room-12",
        exploded=["top"],
        at=["room-03"],
        draws=["room-12", "crew-3", "whitebeard", "sword"],
    )
    search_and_act(s)
    play_ids(s, 0, "place:start-right:east:2")
    assert place_of(s, 0) == "off"
    assert s.dead_characters
