"""Where a tile may lie, and how it may be turned. (DM-4.2 to DM-4.4)"""

from __future__ import annotations

from typing import Unpack

from jollyroger.testing.play import offered

from ..presentation.view import door_letters
from ..state import Ship, doors
from .helpers import foes, is_halted, loss, play_ids, refused_by_rule
from .ids import room
from .positions import Settings, searching, ship


def spots(s: Ship, beside: str) -> list[str]:
    """The placements offered beside a room."""
    return [id.removeprefix(f"place:{beside}:") for id in offered(s, s.active, f"place:{beside}:")]


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
    assert refused_by_rule(s, 0, "place:start-centre:south:0") == "DM-1.1"


def test_door_meets_door_at_every_room() -> None:  # DM-4.2
    s = searching(ship(draws=["room-05"]))
    assert set(spots(s, "start-left")) == {"north:0", "west:0", "west:3"}


def test_turns_that_look_the_same_are_offered_once() -> None:  # DM-4.2
    s = searching(ship(draws=["room-17"]))
    assert spots(s, "start-right") == ["east:0"]
    assert refused_by_rule(s, 0, "place:start-right:east:2") == "DM-4.2"


def test_two_crosses_side_by_side_are_legal() -> None:  # DM-4.2, case E13
    s = searching(ship("room-02@2,0", draws=["room-03"]))
    assert "place:room-02:east:0" in offered(s, 0)


def test_a_dead_end_facing_south_does_not_fit_left_of_a_cross() -> None:  # DM-4.2, case E13
    s = searching(ship("room-02@-1,1", draws=["room-04"]))
    assert "place:room-02:west:0" not in offered(s, 0)
    assert refused_by_rule(s, 0, "place:room-02:west:0") == "DM-4.2"
    assert "place:room-02:west:3" in offered(s, 0)


def test_wall_against_wall_is_not_enough() -> None:  # DM-4.2, case T56
    s = searching(ship("room-17@2,0", draws=["room-20"]))
    assert refused_by_rule(s, 0, "place:room-17:north:0") == "DM-4.2"
    assert spots(s, "room-17") == ["east:0"]


def test_a_wall_must_meet_a_wall_where_another_door_joins() -> None:  # DM-4.2
    s = searching(ship("room-17@-1,2", "room-16@-1,1", draws=["room-02"]))
    assert "place:start-top:north:0" in offered(s, 0)
    other = searching(ship("room-12@-1,2/2", draws=["room-02"]))
    assert refused_by_rule(other, 0, "place:start-top:north:0") == "DM-4.2"


def test_a_tile_cannot_lie_on_another() -> None:  # DM-4.2
    s = searching(ship("room-02@2,0", draws=["room-03"]))
    assert refused_by_rule(s, 0, "place:start-right:east:0") == "DM-4.2"
    assert refused_by_rule(s, 0, "place:room-09:east:0") == "DM-4.2"


def test_a_door_may_open_below_the_ship() -> None:  # DM-4.3
    s = searching(ship(draws=["room-02", "crew-3"]))
    play_ids(s, 0, "place:start-right:east:0")
    assert door_letters(doors(s, room("room-02"))) == "NESW"


def test_sides_facing_an_exploded_tile_do_not_matter() -> None:  # DM-4.2
    s = searching(ship("room-02@2,1", exploded=["room-02"], draws=["room-05"]))
    assert set(spots(s, "start-right")) >= {"north:1", "east:2", "east:1"}


def test_in_the_reference_edition_no_tile_touches_an_exploded_one() -> None:  # DM-12.2, DM-4.2
    s = searching(ship("room-02@2,1", exploded=["room-02"], reference=True, draws=["room-05"]))
    assert spots(s, "start-right") == []
    assert refused_by_rule(s, 0, "place:start-right:east:1") == "DM-4.2"


def test_a_tile_beside_an_exploded_one_is_not_joined_to_it() -> None:  # DM-1.3, DM-4.2
    s = searching(ship("room-02@2,0", exploded=["right", "room-02"], draws=["room-03", "crew-3"]))
    assert "place:room-02:east:0" not in offered(s, 0)
    assert refused_by_rule(s, 0, "place:room-02:east:0") == "DM-4.2"


def closed_ship(**more: Unpack[Settings]) -> Ship:
    """A ship that leaves but one door open, at the top."""
    tiles = ("room-12@-2,0", "room-04@2,0/1", "room-05@-1,1", "room-06@1,1/0")
    return ship(*tiles, **more)


def test_a_single_placement_is_made_without_asking() -> None:  # DM-4.2
    s = searching(closed_ship(draws=["room-17", "crew-3"]))
    assert is_halted(s)
    assert foes(s, "room-17") == ["crew-3"]


def test_a_tile_that_fits_nowhere_loses_the_game() -> None:  # DM-4.4
    s = closed_ship(draws=["room-17"], exploded=["top"])
    assert loss(searching(s)) == "trapped"
