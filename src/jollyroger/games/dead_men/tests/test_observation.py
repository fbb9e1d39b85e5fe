"""What a learner observes: the ship, its own surroundings, and the revenge cards as far as it has seen them."""

from __future__ import annotations

from jollyroger.engine import Seat, start

from ..presentation.observation.observer import ShipObserver
from ..rules.action_phase import Acting
from ..rules.revenge import Revenge
from ..rules.turn import Turn
from ..state import Ship
from .positions import ship

OBSERVER = ShipObserver(3)


def told(s: Ship, seat: Seat) -> dict[str, float]:
    return OBSERVER.spec.describe(OBSERVER.encode(s, seat))


def acting(s: Ship) -> Ship:
    return start(s, Acting(), Revenge(), Turn(1))


def test_a_room_tells_its_fire_its_place_and_who_is_in_it() -> None:  # DM-1, DM-7, DM-8
    s = acting(ship(fire={"left": 3}, tokens={"right": "crew-4"}))
    names = told(s, 0)
    assert names["room Port Battery: fire level"] == 3
    assert (names["room Port Battery: x"], names["room Main Hatch: y"]) == (-1, 1)
    assert (names["room Starboard Battery: foe: crew-4"], names["crew 4 (1): in: Starboard Battery"]) == (1, 1)
    assert "room Bilge: found" not in names


def test_ways_are_told_as_the_pirates_actions_name_them() -> None:  # DM-6.1
    s = acting(ship(at=["centre", "off", "off"], fire={"top": 2}))
    names = told(s, 0)
    assert {"way north: Main Hatch", "way west: Port Battery", "way south: off ship"} <= names.keys()
    assert names["way north: fire level"] == 2
    assert told(s, 1)["way entrance: Main Deck"] == 1


def test_only_who_put_a_card_back_on_top_is_told_which() -> None:  # DM-9.1
    s = acting(ship(top="revenge-13", knows_top=1))
    assert told(s, 1)["on top of the draw pile: revenge-13"] == 1
    for other in (0, 2):
        names = told(s, other)
        assert not [name for name in names if name.startswith("on top of the draw pile")]
        assert names["in the draw pile: revenge-13"] == 1
    assert told(s, 0)["knows the top card: left 1"] == 1


def test_what_is_planned_is_told_in_order() -> None:  # DM-3
    names = told(acting(ship()), 0)
    assert names["question: Acting"] == names["planned: Acting"] == 1
    assert names["planned: Revenge: phases before it"] == 1
    assert names["planned: Turn: phases before it"] == 2
    assert names["planned: Turn: seat: left 1"] == 1
