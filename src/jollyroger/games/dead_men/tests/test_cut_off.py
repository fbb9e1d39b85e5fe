"""Who is cut off for good, and who is not. (DM-9.8)"""

from __future__ import annotations

from typing import Unpack

import pytest

from ..state import Ship, destroyed_count
from .helpers import carried, character, fire, goods, loss, place_of, play_ids
from .positions import Settings, revenge_step, searching, ship

YELLOW_5 = "revenge-19"
SUCCESSOR = ("whitebeard", "sword")


def test_pirates_behind_a_hole_die_when_no_tile_is_left() -> None:  # DM-9.8, DM-10.3
    s = ship(
        "room-02@0,2",
        at=["room-02"],
        carries=["treasure grog-4"],
        stack="",
        fire={"top": 5},
        draws=[YELLOW_5, *SUCCESSOR],
    )
    revenge_step(s)
    assert (character(s, 0), place_of(s, 0), carried(s, 0)) == ("whitebeard", "off", [])
    assert (destroyed_count(s), goods(s, "room-02")) == (1, [])


def test_pirates_whose_rooms_can_grow_live() -> None:  # DM-9.8
    s = revenge_step(ship("room-02@0,2", at=["room-02"], fire={"top": 5}, draws=[YELLOW_5]))
    assert place_of(s, 0) == "room-02"


def test_pirates_in_a_dead_end_die_though_tiles_are_left() -> None:  # DM-9.8
    s = revenge_step(ship("room-04@0,2", at=["room-04"], fire={"top": 5}, draws=[YELLOW_5, *SUCCESSOR]))
    assert place_of(s, 0) == "off"


def test_a_door_below_the_ship_lets_nothing_grow() -> None:  # DM-9.8, DM-1.1
    s = ship("room-05@2,0/1", at=["room-05"], fire={"right": 5}, draws=["revenge-13", *SUCCESSOR])
    assert place_of(revenge_step(s), 0) == "off"


def test_a_door_facing_a_hole_lets_nothing_grow() -> None:  # DM-9.8
    s = ship(
        *("room-17@0,2/1", "room-02@0,3"),
        exploded=["room-02"],
        at=["room-17"],
        fire={"top": 5},
        draws=[YELLOW_5, *SUCCESSOR],
    )
    assert place_of(revenge_step(s), 0) == "off"


def beside_a_hole(**more: Unpack[Settings]) -> Ship:
    """A pirate in a room whose only door besides the one to the top opens to a cell next to room-03."""
    settings: Settings = {"at": ["room-17"], "fire": {"top": 5}, "draws": [YELLOW_5, *SUCCESSOR], **more}
    return ship("room-17@0,2/1", "room-03@1,3", **settings)


def test_in_the_reference_edition_nothing_grows_next_to_a_hole() -> None:  # DM-9.8, DM-12.2, DM-4.2
    s = revenge_step(beside_a_hole(exploded=["room-03"], reference=True))
    assert (place_of(s, 0), character(s, 0)) == ("off", "whitebeard")


def test_in_the_rulebook_edition_a_ship_grows_next_to_a_hole() -> None:  # DM-9.8, DM-4.2
    s = revenge_step(beside_a_hole(exploded=["room-03"]))
    assert place_of(s, 0) == "room-17"


def test_in_the_reference_edition_a_ship_grows_where_no_hole_is_near() -> None:  # DM-9.8, DM-12.2
    s = revenge_step(beside_a_hole(reference=True))
    assert place_of(s, 0) == "room-17"


def test_an_explosion_elsewhere_can_close_the_last_cell_to_grow() -> None:  # DM-9.8, DM-12.2
    s = revenge_step(beside_a_hole(exploded=["top"], fire={"room-03": 5}, reference=True))
    assert (fire(s, "room-03"), place_of(s, 0)) == ([None], "off")


def test_a_second_exit_saves_those_behind_a_hole() -> None:  # DM-9.8, DM-4.8
    s = ship(
        "room-02@0,2", "room-03@0,3", at=["room-02"], dinghy="room-03:N", stack="", fire={"top": 5}, draws=[YELLOW_5]
    )
    assert place_of(revenge_step(s), 0) == "room-02"


def test_without_any_exit_the_game_goes_on_while_the_ship_can_grow() -> None:  # DM-9.8
    s = revenge_step(ship(at=["left"], fire={"centre": 5}, draws=[YELLOW_5]))
    assert (place_of(s, 0), loss(s)) == ("left", None)


def test_without_any_exit_and_nobody_aboard_the_game_goes_on() -> None:  # DM-9.8
    for reference in (False, True):
        s = revenge_step(ship(stack="", reference=reference, fire={"centre": 5}, draws=[YELLOW_5]))
        assert loss(s) is None


def test_in_the_rulebook_edition_those_left_aboard_die_one_by_one() -> None:  # DM-9.8, DM-10.2
    s = ship(
        at=["left", "right"],
        stack="",
        fire={"centre": 5},
        draws=[YELLOW_5, "whitebeard", "sword", "black-gus-garrett", "rum"],
    )
    revenge_step(s)
    assert [character(s, seat) for seat in (0, 1)] == ["whitebeard", "black-gus-garrett"]
    assert loss(s) is None


def test_in_the_reference_edition_the_ship_is_blocked() -> None:  # DM-12.2, DM-9.8
    s = revenge_step(ship(at=["left"], stack="", reference=True, fire={"centre": 5}, draws=[YELLOW_5]))
    assert loss(s) == "blocked"


def test_in_the_reference_edition_a_ship_with_tiles_left_is_not_blocked() -> None:  # DM-12.2, DM-9.8
    s = revenge_step(ship(at=["left"], reference=True, fire={"centre": 5}, draws=[YELLOW_5]))
    assert (loss(s), place_of(s, 0)) == (None, "left")


@pytest.mark.parametrize("reference", [False, True])
def test_with_an_exit_elsewhere_the_cut_off_die_in_both_editions(reference: bool) -> None:  # DM-9.8
    s = ship(
        "room-02@0,2", at=["room-02"], stack="", reference=reference, fire={"top": 5}, draws=[YELLOW_5, *SUCCESSOR]
    )
    revenge_step(s)
    assert (loss(s), place_of(s, 0)) == (None, "off")


def test_two_are_cut_off_at_once_and_only_one_can_be_replaced() -> None:  # DM-9.8, DM-10.1
    s = ship(
        "room-02@0,2",
        at=["room-02", "room-02"],
        stack="",
        reserve="whitebeard",
        fire={"top": 5},
        draws=[YELLOW_5, *SUCCESSOR],
    )
    assert loss(revenge_step(s)) == "no-more-pirates"


def test_pirates_with_a_way_out_survive() -> None:  # DM-9.8
    s = revenge_step(ship("room-02@0,2", at=["left"], stack="", fire={"top": 5}, draws=[YELLOW_5]))
    assert (place_of(s, 0), fire(s, "top")) == ("left", [None])


def test_treasure_left_behind_a_hole_is_not_destroyed() -> None:  # DM-9.8, DM-10.5
    s = revenge_step(ship("room-02@0,2", tokens={"room-02": "treasure"}, stack="", fire={"top": 5}, draws=[YELLOW_5]))
    assert (destroyed_count(s), goods(s, "room-02")) == (0, ["treasure"])


def test_who_collapses_in_the_course_of_an_explosion_has_not_been_cut_off() -> None:  # DM-9.8, DM-10.3
    # The room below the first explosion explodes as well, before the one above it rises. Only when all that is over
    # are the cut off looked for, and by then the pirate has collapsed and left his treasure lying.
    s = ship(
        *("room-02@0,2", "room-03@0,3"),
        at=["room-03"],
        fatigue=[15],
        carries=["treasure"],
        stack="",
        fire={"room-02": 5, "top": 5},
        draws=["revenge-13", *SUCCESSOR],
    )
    revenge_step(s)
    assert fire(s, "room-02", "top", "room-03") == [None, None, 1]
    assert (goods(s, "room-03"), destroyed_count(s)) == (["treasure"], 0)


def last_tile(**more: Unpack[Settings]) -> Ship:
    """The last tile is about to be placed; the entrance is gone."""
    settings: Settings = {"stack": "room-04", "exploded": ["centre"], "at": ["left"], **more}
    return searching(ship(**settings))


def test_the_last_tile_without_a_mooring_blocks_a_ship_without_an_exit() -> None:  # DM-12.2, DM-9.8, DM-4.7
    s = last_tile(reference=True, draws=["room-04", "crew-3"])
    play_ids(s, 0, "place:start-left:west:3")
    assert loss(s) == "blocked"


def test_the_last_tile_without_a_mooring_dooms_those_aboard() -> None:  # DM-9.8, DM-4.7
    s = last_tile(draws=["room-04", "crew-3", *SUCCESSOR])
    play_ids(s, 0, "place:start-left:west:3")
    assert (loss(s), place_of(s, 0), s.actions_over) == (None, "off", True)


def test_the_dinghy_of_an_exploded_room_is_no_exit_any_more() -> None:  # DM-9.6, DM-9.8
    s = ship("room-03@0,2", dinghy="room-03:N", stack="", fire={"room-03": 5, "top": 1}, draws=[YELLOW_5])
    revenge_step(s)
    assert (s.exits[1], fire(s, "room-03", "top")) == (None, [None, 2])
    assert loss(s) is None
