"""Tiles are drawn and placed, and bring what they bring. (DM-4)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast

from ..acting import Acting
from ..components import LETTERS, TILES
from ..events import TileDrawn, TokenDrawn
from ..search import Mooring, Placing
from ..state import Ship, doors
from ..view import letters, view
from .play import deckhands, fire, foes, fromm_in_bag, halted, listen, lost, now, offered, refusal, say, stands
from .positions import acting, room, search_and_act, searching, ship, turn


def spots(s: Ship, beside: str) -> list[str]:
    """The placements offered beside a room."""
    return [id.removeprefix(f"place:{beside}:") for id in offered(s, s.active, f"place:{beside}:")]


def test_a_tile_is_drawn_and_placed_and_then_the_pirate_acts() -> None:  # DM-3.1, DM-4.1
    s = turn(ship(draws=["room-02", "crew-3"]))
    assert now(s) is Placing
    say(s, 0, "place:start-right:east:0")
    assert now(s) is Acting
    assert (fire(s, "room-02"), foes(s, "room-02")) == ([4], ["crew-3"])


def test_without_a_stack_nothing_is_searched() -> None:  # DM-4.1
    assert now(turn(ship(stack=""))) is Acting


def test_on_the_first_turn_two_tiles_are_placed_one_after_the_other() -> None:  # DM-4.1
    s = ship(marked=6, draws=["room-02", "trapdoor", "room-03", "crew-3"])
    told = listen(s)
    turn(s)
    say(s, 0, "place:start-right:east:0")
    drawn = [type(event) for event in told if isinstance(event, (TileDrawn, TokenDrawn))]
    assert drawn == [TileDrawn, TokenDrawn, TileDrawn]
    say(s, 0, "place:start-left:west:0")
    assert now(s) is Acting


def test_with_an_odd_number_of_marked_tiles_the_last_one_brings_another() -> None:  # DM-4.1, DM-2.2
    s = turn(ship(marked=1, draws=["room-02", "crew-3", "room-03", "crew-4"]))
    say(s, 0, "place:start-right:east:0")
    assert now(s) is Placing


def test_a_turn_whose_top_tile_is_not_marked_places_one() -> None:  # DM-4.1
    s = turn(ship("room-03@2,0", marked=1, draws=["room-02", "crew-3"]))
    say(s, 0, "place:room-03:east:0")
    assert now(s) is Acting


@pytest.mark.parametrize(("seats", "last"), [(5, 15), (4, 16), (3, 17), (2, 18)])
def test_the_stack_lasts_as_long_as_it_should(seats: int, last: int) -> None:  # DM-4.1, case T58
    s = ship(seats=seats, marked=2 * seats, chance=Fast(15))
    s.explosions, s.supply = -100, 200  # no loss shall cut it short
    turn(s)
    while s.turn <= last:
        if s.turn == seats and now(s) is Acting:
            assert len(s.stack) == TILES - 2 * seats
        if s.turn < last:
            assert s.stack
        elif now(s) is Acting:
            assert not s.stack
        say(s, s.asks[0].seat, "end-turn" if now(s) is Acting else str(s.asks[0].options[0]))


def test_a_tile_can_lie_at_every_open_door_of_the_starting_rooms() -> None:  # DM-4.2
    s = searching(ship(draws=["room-02"]))
    cells = {tuple(id.split(":")[1:3]) for id in offered(s, 0)}
    assert cells == {
        ("start-left", "west"),
        ("start-left", "north"),
        ("start-right", "north"),
        ("start-right", "east"),
        ("start-top", "north"),
    }


def test_no_tile_lies_below_the_entrance() -> None:  # DM-1.1
    s = searching(ship(draws=["room-02"]))
    assert refusal(s, 0, "place:start-centre:south:0") == "DM-1.1"


def test_door_meets_door_at_every_room() -> None:  # DM-4.2
    s = searching(ship(draws=["room-05"]))
    assert set(spots(s, "start-left")) == {"north:0", "west:0", "west:3"}


def test_turns_that_look_the_same_are_offered_once() -> None:  # DM-4.2
    s = searching(ship(draws=["room-17"]))
    assert spots(s, "start-right") == ["east:0"]
    assert refusal(s, 0, "place:start-right:east:2") == "DM-4.2"


def test_two_crosses_side_by_side_are_legal() -> None:  # DM-4.2, case E13
    s = searching(ship("room-02@2,0", draws=["room-03"]))
    assert "place:room-02:east:0" in offered(s, 0)


def test_a_dead_end_facing_south_does_not_fit_left_of_a_cross() -> None:  # DM-4.2, case E13
    s = searching(ship("room-02@-1,1", draws=["room-04"]))
    assert "place:room-02:west:0" not in offered(s, 0)
    assert refusal(s, 0, "place:room-02:west:0") == "DM-4.2"
    assert "place:room-02:west:3" in offered(s, 0)


def test_wall_against_wall_is_not_enough() -> None:  # DM-4.2, case T56
    s = searching(ship("room-17@2,0", draws=["room-20"]))
    assert refusal(s, 0, "place:room-17:north:0") == "DM-4.2"
    assert spots(s, "room-17") == ["east:0"]


def test_a_wall_must_meet_a_wall_where_another_door_joins() -> None:  # DM-4.2
    s = searching(ship("room-17@-1,2", "room-16@-1,1", draws=["room-02"]))
    assert "place:start-top:north:0" in offered(s, 0)
    other = searching(ship("room-12@-1,2/2", draws=["room-02"]))
    assert refusal(other, 0, "place:start-top:north:0") == "DM-4.2"


def test_a_tile_cannot_lie_on_another() -> None:  # DM-4.2
    s = searching(ship("room-02@2,0", draws=["room-03"]))
    assert refusal(s, 0, "place:start-right:east:0") == "DM-4.2"
    assert refusal(s, 0, "place:room-09:east:0") == "DM-4.2"


def test_a_door_may_open_below_the_ship() -> None:  # DM-4.3
    s = searching(ship(draws=["room-02", "crew-3"]))
    say(s, 0, "place:start-right:east:0")
    assert letters(doors(s, room("room-02"))) == "NESW"


def test_sides_facing_an_exploded_tile_do_not_matter() -> None:  # DM-4.2
    s = searching(ship("room-02@2,1", exploded=["room-02"], draws=["room-05"]))
    assert set(spots(s, "start-right")) >= {"north:1", "east:2", "east:1"}


def test_in_the_reference_edition_no_tile_touches_an_exploded_one() -> None:  # DM-12.2, DM-4.2
    s = searching(ship("room-02@2,1", exploded=["room-02"], reference=True, draws=["room-05"]))
    assert spots(s, "start-right") == []
    assert refusal(s, 0, "place:start-right:east:1") == "DM-4.2"


def test_a_tile_beside_an_exploded_one_is_not_joined_to_it() -> None:  # DM-1.3, DM-4.2
    s = searching(ship("room-02@2,0", exploded=["right", "room-02"], draws=["room-03", "crew-3"]))
    assert "place:room-02:east:0" not in offered(s, 0)
    assert refusal(s, 0, "place:room-02:east:0") == "DM-4.2"


def closed_ship(**more: object) -> Ship:
    """A ship that leaves but one door open, at the top."""
    tiles = ("room-12@-2,0", "room-04@2,0/1", "room-05@-1,1", "room-06@1,1/0")
    return ship(*tiles, **more)  # type: ignore[arg-type]


def test_a_single_placement_is_made_without_asking() -> None:  # DM-4.2
    s = searching(closed_ship(draws=["room-17", "crew-3"]))
    assert halted(s)
    assert foes(s, "room-17") == ["crew-3"]


def test_a_tile_that_fits_nowhere_loses_the_game() -> None:  # DM-4.4
    s = closed_ship(draws=["room-17"], exploded=["top"])
    assert lost(searching(s)) == "trapped"


def test_pips_are_lit_and_a_guard_comes_face_up() -> None:  # DM-4.5
    s = searching(ship(draws=["room-01", "guard-8"]))
    say(s, 0, "place:start-right:east:0")
    assert (fire(s, "room-01"), foes(s, "room-01"), s.explosions) == ([3], ["guard-8"], 0)
    assert not s.spent[room("room-01")]


def test_a_tile_without_pips_gets_no_die() -> None:  # DM-4.5
    s = searching(ship(draws=["room-13", "crew-5"]))
    say(s, 0, offered(s, 0)[0])
    assert fire(s, "room-13") == [0]


def test_a_trapdoor_brings_a_deckhand_at_once() -> None:  # DM-4.5
    s = searching(ship(draws=["room-02", "trapdoor"]))
    say(s, 0, "place:start-right:east:0")
    assert (s.trapdoor[room("room-02")], deckhands(s, "room-02"), s.supply) == (True, [1], 29)


def test_a_trapdoor_with_no_deckhand_left_loses_the_game() -> None:  # DM-4.5, DM-9.9
    s = searching(ship(supply=0, draws=["room-02", "trapdoor"]))
    say(s, 0, "place:start-right:east:0")
    assert lost(s) == "overwhelmed"


@pytest.mark.parametrize(("flip", "strength"), [(0, 4), (1, 8)])
def test_fromm_shows_one_of_his_sides_and_another_token_is_drawn(flip: int, strength: int) -> None:  # DM-4.6
    s = searching(ship(fromm=True, draws=["room-02", "fromm", flip, "guard-6"]))
    say(s, 0, "place:start-right:east:0")
    assert foes(s, "room-02") == ["guard-6", f"fromm-{strength}"]
    assert not fromm_in_bag(s)


def test_fromm_can_share_his_room_with_a_trapdoor() -> None:  # DM-4.6
    s = searching(ship(fromm=True, draws=["room-02", "fromm", 0, "trapdoor"]))
    say(s, 0, "place:start-right:east:0")
    assert (foes(s, "room-02"), deckhands(s, "room-02")) == (["fromm-4"], [1])


def test_the_dinghy_goes_to_the_only_open_door_of_the_last_tile() -> None:  # DM-4.7, case E14
    s = searching(ship(stack="room-17", draws=["room-17", "crew-3"]))
    say(s, 0, "place:start-top:north:1")
    assert halted(s)
    assert view(s, None)["exits"][1] == {"room": "room-17", "side": "north"}


def test_among_several_open_doors_the_players_choose() -> None:  # DM-4.7, DM-12.1
    s = searching(ship(stack="room-02", by_vote=False, draws=["room-02", "crew-3"]))
    say(s, 0, "place:start-right:east:0")
    assert now(s) is Mooring
    assert set(offered(s, 0)) == {"moor:north", "moor:east", "moor:south"}
    say(s, 0, "moor:north")
    assert view(s, None)["exits"][1] == {"room": "room-02", "side": "north"}
    assert s.link[4 * room("room-02") + LETTERS.index("E")] is None


def test_the_dinghy_can_lie_below_the_ship() -> None:  # DM-4.3, DM-4.7
    s = searching(ship(stack="room-02", by_vote=False, draws=["room-02", "crew-3"]))
    say(s, 0, "place:start-right:east:0", "moor:south")
    assert view(s, None)["exits"][1] == {"room": "room-02", "side": "south"}


def test_a_door_with_a_tile_behind_it_is_no_mooring() -> None:  # DM-4.7
    s = searching(ship(stack="room-02", by_vote=False, draws=["room-02", "crew-3"]))
    say(s, 0, "place:start-right:east:0")
    assert refusal(s, 0, "moor:west") == "DM-4.7"


def test_a_door_facing_an_exploded_tile_is_no_mooring() -> None:  # DM-4.7
    s = ship("room-02@0,3", stack="room-17", exploded=["room-02"], draws=["room-17", "crew-3"])
    searching(s)
    say(s, 0, "place:start-top:north:1")
    assert view(s, None)["exits"][1] is None


def test_without_an_open_door_there_is_no_second_exit() -> None:  # DM-4.7
    s = searching(ship(stack="room-04", draws=["room-04", "crew-3"]))
    say(s, 0, "place:start-top:north:0")
    assert halted(s)
    assert view(s, None)["exits"][1] is None


def test_only_the_last_tile_gets_the_dinghy() -> None:  # DM-4.7
    s = searching(ship(stack="room-17 room-04", draws=["room-17", "crew-3"]))
    say(s, 0, "place:start-top:north:1")
    assert view(s, None)["exits"][1] is None


def test_a_pirate_leaves_by_one_exit_and_returns_by_the_other() -> None:  # DM-4.8, DM-6.1
    s = acting(ship("room-02@2,0", dinghy="room-02:N", at=["centre"]))
    say(s, 0, "walk:south")
    assert stands(s, 0) == "off"
    s = acting(ship("room-02@2,0", dinghy="room-02:N"))
    assert offered(s, 0, "walk") == ["walk:entrance", "walk:dinghy"]
    say(s, 0, "walk:dinghy")
    assert stands(s, 0) == "room-02"


def test_treasure_is_looted_through_the_dinghy_too() -> None:  # DM-4.8, DM-6.11
    s = acting(ship("room-02@2,0", dinghy="room-02:N", at=["room-02"], carries=["treasure"]))
    say(s, 0, "walk:north")
    assert view(s, None)["looted"] == 1


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
    say(s, 0, offered(s, 0)[0])
    assert s.ended
    assert halted(s)
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
    say(s, 0, "place:start-right:east:2")
    assert stands(s, 0) == "off"
    assert s.graves
