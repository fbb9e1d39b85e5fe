"""The setup and the options. (DM-1, DM-2)"""

from __future__ import annotations

import pytest

from jollyroger.engine import BadSetup, Fast, Scripted
from jollyroger.testing.play import current_phase

from .. import GAME
from ..components import COLOUR, FROMM, OFF_SHIP, RED, YELLOW, x_of, y_of
from ..presentation.view import door_letters, pieces, view
from ..rules.action_phase import Acting
from ..rules.tile_search import Placing
from ..state import GONE, IN_BAG, Ship, adjacent_rooms, doors
from .helpers import character, deckhands, fire, item_of, on_table, place_of, play_ids
from .ids import OUTCOMES, card, room
from .positions import ship, turn


def new(seats: int = 3, seed: int = 1, **options: str) -> Ship:
    return GAME.new(seats, Fast(seed), options)


def neighbours(s: Ship, name: str) -> list[int]:
    return [other for _, other in adjacent_rooms(s, room(name))]


def test_the_four_starting_rooms_lie_around_the_centre() -> None:  # DM-1.2
    s = ship()
    cells = {(x_of(cell), y_of(cell)): number for number, cell in enumerate(s.cell) if cell is not None}
    assert cells == {(-1, 0): room("left"), (0, 0): room("centre"), (1, 0): room("right"), (0, 1): room("top")}
    assert [door_letters(doors(s, room(name))) for name in ("left", "centre", "right", "top")] == [
        "NEW",
        "NESW",
        "NEW",
        "NESW",
    ]
    assert [COLOUR[room(name)] for name in ("left", "centre", "right", "top")] == [RED, YELLOW, RED, YELLOW]
    assert [name for name in ("left", "centre", "right", "top") if s.trapdoor[room(name)]] == ["top"]


def test_the_south_door_of_the_centre_is_the_first_exit() -> None:  # DM-1.2, DM-1.5
    assert view(ship(), None)["exits"] == [{"room": "start-centre", "side": "south"}, None]


def test_rooms_are_adjacent_through_doors_and_not_around_corners() -> None:  # DM-1.3
    s = ship("room-12@2,0", "room-17@2,1")
    assert sorted(neighbours(s, "centre")) == sorted([room("left"), room("right"), room("top")])
    assert neighbours(s, "right") == [room("centre")]
    assert neighbours(s, "room-12") == []


def test_scan_order_is_row_by_row_from_the_bottom_left() -> None:  # DM-1.6
    s = ship("room-02@-1,1", "room-03@0,2", "room-17@2,0", "room-20@-2,0")
    order = ["room-20", "left", "centre", "right", "room-17", "room-02", "top", "room-03"]
    assert s.rooms == [room(name) for name in order]


def test_each_starting_room_gets_a_fire_of_1_to_5() -> None:  # DM-2.1
    levels = {level for seed in range(40) for level in fire(new(seed=seed), "left", "centre", "right", "top")}
    assert levels == {1, 2, 3, 4, 5}


def test_one_deckhand_comes_to_the_trapdoor_room() -> None:  # DM-2.1
    s = new()
    assert deckhands(s, "left", "centre", "right", "top") == [0, 0, 0, 1]
    assert s.supply == 29
    assert s.explosions == 0


def test_the_stack_the_bag_and_the_deck_are_whole() -> None:  # DM-2.2
    s = new()
    assert len(s.stack) + (s.drawn_tile is not None) == 20
    assert s.token_at == [*[IN_BAG] * 20, GONE]
    assert len(s.deck) == 19
    assert pieces(s)["room_tiles"] == 24


def test_with_three_pirates_there_are_six_double_tiles() -> None:  # DM-2.2, case E01
    assert [new(seats).double_tiles for seats in (2, 3, 4, 5)] == [4, 6, 8, 10]


def test_everybody_gets_a_character_and_an_item_and_begins_off_ship() -> None:  # DM-2.3
    s = new(5)
    assert len({character(s, seat) for seat in range(5)}) == 5
    assert len({item_of(s, seat) for seat in range(5)}) == 5
    assert (len(s.reserve), len(on_table(s))) == (2, 2)
    assert [place_of(s, seat) for seat in range(5)] == ["off"] * 5
    assert (s.fatigue, s.battle) == ([0] * 5, [0] * 5)


@pytest.mark.parametrize(("who", "tokens"), [("lydia-lamore", 6), ("jade", 5)])
def test_lydia_has_six_tokens_and_the_others_five(who: str, tokens: int) -> None:  # DM-2.3, DM-5.1
    s = turn(ship(who_plays=[who], stack=""))
    assert (current_phase(s), s.own_tokens) == (Acting, tokens)


GOALS = {
    ("scurvy-dog", 2): (4, False),
    ("scurvy-dog", 3): (4, False),
    ("scurvy-dog", 4): (5, False),
    ("scurvy-dog", 5): (5, False),
    ("buccaneer", 2): (5, False),
    ("buccaneer", 3): (5, False),
    ("buccaneer", 4): (6, False),
    ("buccaneer", 5): (6, False),
    ("admiral", 2): (6, False),
    ("admiral", 3): (6, False),
    ("admiral", 4): (6, True),
    ("admiral", 5): (6, True),
}


@pytest.mark.parametrize(("difficulty", "seats"), GOALS)
def test_the_goal_depends_on_difficulty_and_pirates(difficulty: str, seats: int) -> None:  # DM-2.4
    s = new(seats, difficulty=difficulty)
    assert (s.goal, s.all_crew) == GOALS[difficulty, seats]


def test_the_alphabetically_first_character_begins_and_play_goes_clockwise() -> None:  # DM-2.5
    people = ["whitebeard", "jade", "cobalt-kallen", "lydia-lamore"]
    draws = [
        1,
        2,
        3,
        4,
        *(OUTCOMES[who] for who in people),
        *(OUTCOMES[item] for item in ("rum", "sword", "dagger", "bucket")),
    ]
    s = GAME.new(4, Scripted(draws, Fast(1)))
    assert [character(s, seat) for seat in range(4)] == people
    assert s.active == 2
    while s.turn_number == 1:
        seat = s.asks[0].seat
        play_ids(s, seat, "end-turn" if current_phase(s) is Acting else str(s.asks[0].options[0]))
    assert s.active == 3


def test_a_new_game_first_asks_for_the_place_of_a_tile() -> None:  # DM-3.1, DM-4.1
    s = new()
    assert (current_phase(s), s.turn_number) == (Placing, 1)


def test_fromm_is_in_the_bag_only_if_he_plays() -> None:  # DM-2.2
    assert [new(captain_fromm=value).token_at[FROMM] for value in ("on", "off")] == [IN_BAG, GONE]


def test_deckhands_set_aside_do_not_come() -> None:  # DM-2.1
    s = new(deckhands_set_aside="15")
    assert (s.supply, pieces(s)["deckhands"]) == (14, 30)


def test_more_tiles_can_be_double_tiles() -> None:  # DM-2.2
    assert [new(2, extra_double_tiles=str(extra)).double_tiles for extra in (0, 1, 10)] == [4, 5, 14]
    assert new(5, extra_double_tiles="10").double_tiles == 20


def test_the_marker_can_start_further_up() -> None:  # DM-2.1, DM-9.7
    assert new(marker_start="6").explosions == 6


IMPOSSIBLE = [
    (3, {"difficulty": "landlubber"}),
    (3, {"captain_fromm": "maybe"}),
    (3, {"deckhands_set_aside": "16"}),
    (3, {"deckhands_set_aside": "-1"}),
    (3, {"extra_double_tiles": "11"}),
    (3, {"marker_start": "7"}),
    (3, {"dead_pirate_loses": "true"}),
    (3, {"edition": "first"}),
    (3, {"group_choice": "duel"}),
    (3, {"parrots": "2"}),
    (1, {}),
    (6, {}),
]


@pytest.mark.parametrize(("seats", "options"), IMPOSSIBLE)
def test_invalid_options_are_refused_with_a_message(seats: int, options: dict[str, str]) -> None:  # DM-2.4
    with pytest.raises(BadSetup) as caught:
        GAME.new(seats, Fast(1), options)
    assert str(caught.value).endswith(".")


def test_every_option_has_the_default_of_the_rules() -> None:  # DM-2.4
    assert GAME.fill_options(3, {}) == {
        "difficulty": "buccaneer",
        "captain_fromm": "off",
        "deckhands_set_aside": "0",
        "extra_double_tiles": "0",
        "marker_start": "0",
        "dead_pirate_loses": "off",
        "edition": "rulebook",
        "group_choice": "vote",
    }


def test_any_card_of_the_deck_can_be_drawn() -> None:  # DM-2.2
    s = turn(ship(stack="", deck="revenge-13 revenge-19", draws=["revenge-19"]))
    play_ids(s, 0, "end-turn")
    assert s.discard[-1] == card("revenge-19")


def test_nobody_stands_aboard_at_the_start() -> None:  # DM-1.5, DM-2.3
    assert new().place == [OFF_SHIP] * 3


def test_options_are_part_of_the_state() -> None:  # DM-10.1, DM-12.1, DM-12.2
    plain, other = new(), new(edition="reference", group_choice="active-player", dead_pirate_loses="on")
    assert (plain.reference_edition, plain.by_vote, plain.dead_pirate_loses) == (False, True, False)
    assert (other.reference_edition, other.by_vote, other.dead_pirate_loses) == (True, False, True)
