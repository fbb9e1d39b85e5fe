"""What each player may know: everything but the cards only Titian has seen. (DM-2.2, DM-9.1)"""

from __future__ import annotations

import json

import pytest

from jollyroger.engine import Fast, play, random_choice

from .. import GAME
from ..components import CHARACTERS, ITEMS, REVENGE_CARDS, ROOMS
from ..presentation.view import view
from .helpers import play_ids
from .positions import acting, hunting, rest_of_turn, revenge_step, ship


@pytest.mark.parametrize("seats", [2, 5])
def test_all_see_the_same_ship_unless_titian_has_looked_ahead(seats: int) -> None:  # DM-2.2, DM-9.1
    luck = Fast(seats)
    s = GAME.new(seats, Fast(seats + 20))
    while s.asks:
        views = [view(s, seat) for seat in (*range(seats), None)]
        assert json.loads(json.dumps(views[0])) == views[0]
        hidden = {"you"} | ({"top", "aside", "draw_pile"} if s.top_card is not None or s.peeked else set())
        known = [{key: value for key, value in seen.items() if key not in hidden} for seen in views]
        assert known == known[:1] * len(known)
        action = random_choice(s.asks[0], luck)
        assert action is not None
        play(s, s.asks[0].seat, action)


def test_a_view_has_all_counters() -> None:  # DM-2.2, DM-2.4, DM-10.5
    s = acting(ship("room-02@2,0", looted=2, destroyed=1, explosions=4, deckhands={"top": 3}, double_tiles=6))
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


def test_a_room_is_shut_to_whom_it_is_too_hot_for_and_a_crowded_one_to_all() -> None:  # DM-7.4, DM-7.6
    s = acting(ship(seats=2, fatigue=[4, 5], fire={"left": 5, "right": 4}, deckhands={"top": 3}))
    shut = {room["id"]: room["shut_to"] for room in view(s, 0)["rooms"]}
    assert [shut[f"start-{room}"] for room in ("left", "right", "top")] == [[1], [], [0, 1]]
    assert [pirate["too_hot"] for pirate in view(s, 0)["pirates"]] == [6, 5]


def test_the_fight_that_is_being_decided_is_shown() -> None:  # DM-8.2, case E06
    s = acting(ship(at=["centre"], tokens={"top": "guard-7"}, items=["sword"], battle=[2], draws=[3]))
    assert view(s, 1)["fight"] is None
    play_ids(s, 0, "walk:north")
    shown = view(s, 1)["fight"]
    assert {key: shown[key] for key in ("room", "pirates", "die", "total", "lost")} == {
        "room": "start-top",
        "pirates": [0],
        "die": 3,
        "total": 4,
        "lost": False,
    }
    assert [foe["strength"] for foe in shown["foes"]] == [7]
    play_ids(s, 0, "save-track")
    assert (view(s, 1)["fight"]["lost"], view(s, 1)["fight"]["roll"]) == (True, None)


def test_the_crew_whose_step_is_chosen_is_named() -> None:  # DM-9.10
    s = hunting(ship(at=["left", "right"], tokens={"centre": "crew-3"}))
    shown = view(s, None)
    centre = next(room for room in shown["rooms"] if room["id"] == "start-centre")
    assert [foe["token"] for foe in centre["foes"]] == [shown["hunter"]]


def test_the_static_view_lists_components_in_the_order_events_number_them() -> None:  # DM-2.3
    legend = view(acting(ship()), None)["legend"]
    assert [room["id"] for room in legend["rooms"]] == [tile.id for tile in ROOMS]
    assert [card["id"] for card in legend["cards"]] == [card.id for card in REVENGE_CARDS]
    assert [each["id"] for each in legend["characters"]] == [character.id for character in CHARACTERS]
    assert [each["id"] for each in legend["items"]] == [item.id for item in ITEMS]


def test_the_backs_of_enemies_are_in_no_view() -> None:  # DM-2.2, DM-8.2
    s = acting(ship(tokens={"top": "crew-3"}))
    assert s.token_back[6] is None
    assert "cutlass" not in json.dumps(view(s, 0))


def test_no_view_shows_an_order_of_the_deck() -> None:  # DM-2.2
    s = rest_of_turn(ship())
    for seat in (0, 1, None):
        assert view(s, seat)["draw_pile"] == sorted(view(s, seat)["draw_pile"])
        assert view(s, seat)["stack"] == sorted(view(s, seat)["stack"])


def test_a_card_being_carried_out_is_shown() -> None:  # DM-9.1
    people = ["left", "right", "off"]
    s = revenge_step(ship(at=people, tokens={"centre": "crew-3"}, deck="revenge-01", draws=["revenge-01"]))
    assert view(s, 2)["card"] == "revenge-01"
