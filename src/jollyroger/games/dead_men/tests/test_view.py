"""What each player may know: everything but what Titian alone has seen. (DM-2.2, DM-9.1)"""

from __future__ import annotations

import json

import pytest

from jollyroger.engine import Fast, at_random, play

from .. import GAME
from ..view import view
from .positions import acting, avenging, rest_of_turn, ship


@pytest.mark.parametrize("seats", [2, 5])
def test_all_see_the_same_ship_unless_titian_has_looked_ahead(seats: int) -> None:  # DM-2.2, DM-9.1
    luck = Fast(seats)
    s = GAME.new(seats, Fast(seats + 20))
    while s.asks:
        views = [view(s, seat) for seat in (*range(seats), None)]
        assert json.loads(json.dumps(views[0])) == views[0]
        hidden = {"you"} | ({"top", "aside", "draw_pile"} if s.top is not None or s.aside else set())
        known = [{key: value for key, value in seen.items() if key not in hidden} for seen in views]
        assert known == known[:1] * len(known)
        action = at_random(s.asks[0], luck)
        assert action is not None
        play(s, s.asks[0].seat, action)


def test_a_view_counts_what_people_ask_for() -> None:  # DM-2.2, DM-2.4, DM-10.5
    s = acting(ship("room-02@2,0", looted=2, destroyed=1, explosions=4, deckhands={"top": 3}, marked=6))
    seen = view(s, 0)
    assert [seen[key] for key in ("looted", "destroyed", "goal", "explosions", "supply")] == [2, 1, 5, 4, 27]
    assert (seen["tiles"], len(seen["stack"]), seen["double_tiles"]) == (19, 19, 5)
    assert seen["bag"] == {
        "guard-7": 1,
        "guard-8": 2,
        "crew-3": 3,
        "crew-4": 3,
        "crew-5": 2,
        "trapdoor": 6,
    }


def test_a_view_shows_a_room_as_it_is() -> None:  # DM-1.4
    s = ship("room-01@2,0/1", fire={"room-01": 3}, spent=["room-01"], tokens={"room-01": "crew-3 grog-5"})
    shown = next(room for room in view(acting(s), None)["rooms"] if room["id"] == "room-01")
    assert {key: shown[key] for key in ("x", "y", "colour", "fire", "keg", "keg_side", "spent", "goods")} == {
        "x": 2,
        "y": 0,
        "colour": "red",
        "fire": 3,
        "keg": 5,
        "keg_side": "W",
        "spent": True,
        "goods": ["grog-5"],
    }
    assert [foe["strength"] for foe in shown["foes"]] == [3]


def test_the_backs_of_enemies_are_in_no_view() -> None:  # DM-2.2, DM-8.2
    s = acting(ship(tokens={"top": "crew-3"}))
    assert s.back[6] is None
    assert "cutlass" not in json.dumps(view(s, 0))


def test_the_deck_has_no_order_that_anybody_could_see() -> None:  # DM-2.2
    s = rest_of_turn(ship())
    for seat in (0, 1, None):
        assert view(s, seat)["draw_pile"] == sorted(view(s, seat)["draw_pile"])
        assert view(s, seat)["stack"] == sorted(view(s, seat)["stack"])


def test_a_card_being_carried_out_is_shown() -> None:  # DM-9.1
    people = ["left", "right", "off"]
    s = avenging(ship(at=people, tokens={"centre": "crew-3"}, deck="revenge-01", draws=["revenge-01"]))
    assert view(s, 2)["card"] == "revenge-01"
