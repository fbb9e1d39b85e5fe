"""The second exit: where the Dinghy lies, and leaving through it. (DM-4.7, DM-4.8)"""

from __future__ import annotations

from jollyroger.testing.play import current_phase, offered

from ..component_reader import LETTERS
from ..presentation.view import view
from ..rules.tile_search import Mooring
from .helpers import is_halted, place_of, play_ids, refused_by_rule
from .ids import room
from .positions import acting, searching, ship


def test_the_dinghy_goes_to_the_only_open_door_of_the_last_tile() -> None:  # DM-4.7, case E14
    s = searching(ship(stack="room-17", draws=["room-17", "crew-3"]))
    play_ids(s, 0, "place:start-top:north:1")
    assert is_halted(s)
    assert view(s, None)["exits"][1] == {"room": "room-17", "side": "north"}


def test_among_several_open_doors_the_players_choose() -> None:  # DM-4.7, DM-12.1
    s = searching(ship(stack="room-02", by_vote=False, draws=["room-02", "crew-3"]))
    play_ids(s, 0, "place:start-right:east:0")
    assert current_phase(s) is Mooring
    assert set(offered(s, 0)) == {"moor:north", "moor:east", "moor:south"}
    play_ids(s, 0, "moor:north")
    assert view(s, None)["exits"][1] == {"room": "room-02", "side": "north"}
    assert s.link[4 * room("room-02") + LETTERS.index("E")] is None


def test_the_dinghy_can_lie_below_the_ship() -> None:  # DM-4.3, DM-4.7
    s = searching(ship(stack="room-02", by_vote=False, draws=["room-02", "crew-3"]))
    play_ids(s, 0, "place:start-right:east:0", "moor:south")
    assert view(s, None)["exits"][1] == {"room": "room-02", "side": "south"}


def test_a_door_with_a_tile_behind_it_is_no_mooring() -> None:  # DM-4.7
    s = searching(ship(stack="room-02", by_vote=False, draws=["room-02", "crew-3"]))
    play_ids(s, 0, "place:start-right:east:0")
    assert refused_by_rule(s, 0, "moor:west") == "DM-4.7"


def test_a_door_facing_an_exploded_tile_is_no_mooring() -> None:  # DM-4.7
    s = ship("room-02@0,3", stack="room-17", exploded=["room-02"], draws=["room-17", "crew-3"])
    searching(s)
    play_ids(s, 0, "place:start-top:north:1")
    assert view(s, None)["exits"][1] is None


def test_without_an_open_door_there_is_no_second_exit() -> None:  # DM-4.7
    s = searching(ship(stack="room-04", draws=["room-04", "crew-3"]))
    play_ids(s, 0, "place:start-top:north:0")
    assert is_halted(s)
    assert view(s, None)["exits"][1] is None


def test_only_the_last_tile_gets_the_dinghy() -> None:  # DM-4.7
    s = searching(ship(stack="room-17 room-04", draws=["room-17", "crew-3"]))
    play_ids(s, 0, "place:start-top:north:1")
    assert view(s, None)["exits"][1] is None


def test_a_pirate_leaves_by_one_exit_and_returns_by_the_other() -> None:  # DM-4.8, DM-6.1
    s = acting(ship("room-02@2,0", dinghy="room-02:N", at=["centre"]))
    play_ids(s, 0, "walk:south")
    assert place_of(s, 0) == "off"
    s = acting(ship("room-02@2,0", dinghy="room-02:N"))
    assert offered(s, 0, "walk") == ["walk:entrance", "walk:dinghy"]
    play_ids(s, 0, "walk:dinghy")
    assert place_of(s, 0) == "room-02"


def test_treasure_is_looted_through_the_dinghy_too() -> None:  # DM-4.8, DM-6.11
    s = acting(ship("room-02@2,0", dinghy="room-02:N", at=["room-02"], carries=["treasure"]))
    play_ids(s, 0, "walk:north")
    assert view(s, None)["looted"] == 1
