"""Fires that rise, kegs that go off, rooms that explode. (DM-9.2 to DM-9.7)"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from jollyroger.engine import Fast
from jollyroger.testing.play import listen

from ..components import EXPLOSION_LEVEL, OPPOSITE, STEP, cell_at
from ..events import DeckhandCame, KegBlew, RoomBlew, Rose
from ..rules.fire import rise
from ..state import Ship, destroyed_count
from .helpers import character, deckhands, fire, foes, goods, is_halted, loss, place_of, refused_by_rule
from .ids import room
from .positions import acting, revenge_step, ship

RED_4, BOTH_5, YELLOW_5 = "revenge-12", "revenge-06", "revenge-19"


def test_a_blank_lights_rooms_without_a_die() -> None:  # DM-9.3, case E16
    s = revenge_step(ship(fire={"top": 3}, draws=["revenge-14"]))
    assert fire(s, "centre", "top", "left") == [1, 3, 0]


@pytest.mark.parametrize(("card", "levels"), [("revenge-03", [3, 3]), ("revenge-10", [2, 3]), ("revenge-16", [3, 2])])
def test_a_number_raises_fires_of_that_level_and_colour(card: str, levels: list[int]) -> None:  # DM-9.3
    s = revenge_step(ship(fire={"centre": 2, "left": 2, "right": 1, "top": 3}, draws=[card]))
    assert fire(s, "centre", "left", "right", "top") == [*levels, 1, 3]


def test_the_fire_of_a_card_comes_before_its_icon() -> None:  # DM-9.2
    s = ship(fire={"centre": 1}, draws=["revenge-15"])
    told = listen(s)
    revenge_step(s)
    assert [type(event) for event in told if isinstance(event, (Rose, DeckhandCame))] == [Rose, DeckhandCame]


def test_a_blast_raises_a_room_before_the_card_comes_to_it() -> None:  # DM-9.3, DM-9.5, case T01
    s = revenge_step(ship("room-01@2,0/2", "room-02@2,1", fire={"room-01": 4, "room-02": 3}, draws=[RED_4]))
    assert (fire(s, "room-01", "room-02"), s.explosions) == ([5, 5], 1)


def test_a_room_already_passed_is_not_visited_again() -> None:  # DM-9.3, DM-1.6, case T02
    s = revenge_step(ship("room-02@2,0", "room-01@2,1", fire={"room-01": 4, "room-02": 3}, draws=[RED_4]))
    assert (fire(s, "room-01", "room-02"), s.explosions) == ([5, 4], 1)


def test_rows_come_before_columns() -> None:  # DM-1.6, DM-9.3, case T04
    s = revenge_step(ship("room-02@1,1", fire={"top": 5, "room-02": 5, "right": 4}, draws=[BOTH_5]))
    assert (fire(s, "top", "room-02", "right"), s.explosions) == ([None, None, 5], 2)


def test_a_blast_lights_a_room_without_a_die() -> None:  # DM-9.5, case T06
    s = revenge_step(ship("room-13@0,2", fire={"room-13": 1}, draws=["revenge-15"]))
    assert (fire(s, "room-13", "top"), s.explosions) == ([2, 1], 1)


def test_a_keg_raises_the_room_behind_its_door() -> None:  # DM-9.4, DM-9.5, case E17
    s = revenge_step(ship("room-04@0,2", at=["room-04", "top"], fire={"room-04": 3, "top": 1}, draws=["revenge-17"]))
    assert (fire(s, "room-04", "top"), s.explosions) == ([4, 2], 1)
    assert s.keg_spent[room("room-04")]
    assert s.fatigue[:2] == [1, 1]  # for the fires that rose; the blast itself harms nobody beside the keg


def test_a_keg_with_no_room_around_is_spent_all_the_same() -> None:  # DM-9.5, case T10
    s = revenge_step(ship("room-04@0,2", exploded=["top"], fire={"room-04": 3}, draws=["revenge-17"]))
    assert (fire(s, "room-04"), s.explosions, s.keg_spent[room("room-04")]) == ([4], 1, True)


def test_a_spent_keg_does_not_go_off_again() -> None:  # DM-1.4, DM-9.4, case T11
    s = revenge_step(ship("room-04@0,2", spent=["room-04"], fire={"room-04": 3}, draws=["revenge-17"]))
    assert (fire(s, "room-04", "top"), s.explosions) == ([4, 0], 0)


def test_a_keg_passes_its_number_only_once() -> None:  # DM-9.4
    s = revenge_step(ship("room-04@0,2", spent=["room-04"], fire={"room-04": 4}, draws=["revenge-18"]))
    assert (fire(s, "room-04"), s.explosions) == ([5], 0)


TEE = ("room-09@0,2", "room-17@-1,2", "room-20@1,2")


@pytest.mark.parametrize(
    ("gone", "levels"),
    [([], [1, 0, 0]), (["top"], [None, 1, 0]), (["top", "room-17"], [None, None, 1])],
)
def test_a_blast_turns_clockwise_to_the_next_room(gone: list[str], levels: list[int | None]) -> None:  # DM-9.5
    s = revenge_step(ship(*TEE, exploded=gone, fire={"room-09": 2}, draws=["revenge-10"]))
    assert (fire(s, "top", "room-17", "room-20"), s.explosions) == (levels, 1)


def test_a_blast_turns_with_the_tile() -> None:  # DM-9.5
    # A quarter turn: the keg stands in the west now, and clockwise from there come north, east and south.
    s = ship("room-09@0,2/1", "room-02@0,3", exploded=[], fire={"room-09": 2}, draws=["revenge-10"])
    assert fire(revenge_step(s), "room-02", "top") == [1, 0]


def test_off_ship_is_no_room_for_a_blast() -> None:  # DM-9.5, DM-1.5
    s = revenge_step(ship("room-01@2,0", dinghy="room-01:S", fire={"room-01": 4}, draws=[RED_4]))
    assert (fire(s, "room-01", "right"), s.explosions) == ([5, 1], 1)


def test_kegs_can_set_each_other_off_in_a_chain() -> None:  # DM-9.4, DM-9.5, DM-9.6
    # The upper keg raises the lower room, whose keg raises the upper one, which explodes and raises the lower again.
    s = revenge_step(ship("room-11@2,0/2", "room-01@2,1", fire={"room-01": 4, "room-11": 3}, draws=[RED_4]))
    assert (fire(s, "room-01", "room-11"), s.explosions) == ([None, 5], 3)
    assert s.keg_spent[room("room-11")]


def test_in_the_reference_edition_kegs_do_not_move_the_marker() -> None:  # DM-12.2, DM-9.5
    s = ship("room-04@0,2", reference=True, explosions=6, fire={"room-04": 3}, draws=["revenge-17"])
    revenge_step(s)
    assert (fire(s, "room-04", "top"), s.explosions, s.keg_spent[room("room-04")]) == ([4, 1], 6, True)


def test_in_the_reference_edition_a_keg_goes_off_above_its_number() -> None:  # DM-12.2, DM-9.4
    for reference, level in ((True, 1), (False, 0)):
        s = ship("room-04@0,2", reference=reference, fire={"room-04": 4}, draws=["revenge-18"])
        assert fire(revenge_step(s), "room-04", "top") == [5, level]


def test_a_room_explodes_at_six_and_raises_its_neighbours() -> None:  # DM-9.4, DM-9.6
    s = revenge_step(ship("room-12@1,1", at=["centre"], fire={"top": 5, "centre": 2}, draws=[YELLOW_5]))
    assert (fire(s, "top", "centre", "room-12", "left"), s.explosions) == ([None, 3, 0, 0], 1)
    assert s.fatigue[0] == 1


def test_nobody_walks_into_an_exploded_room() -> None:  # DM-1.3, DM-9.6
    s = acting(ship(at=["centre"], exploded=["top"]))
    assert refused_by_rule(s, 0, "walk:north") == "DM-6.1"


def test_what_is_in_an_exploding_room_leaves_the_game() -> None:  # DM-9.6, DM-10.5, case T24
    tokens = {"top": "guard-6 crew-3 cutlass"}
    s = revenge_step(ship(tokens=tokens, deckhands={"top": 2}, fire={"top": 5}, draws=[YELLOW_5]))
    assert (foes(s, "top"), goods(s, "top"), deckhands(s, "top")) == ([], [], [0])
    assert (destroyed_count(s), s.supply, s.removed_deckhands) == (1, 28, 2)
    assert not s.trapdoor[room("top")]


def test_a_blank_card_never_explodes_anything() -> None:  # DM-9.3, case T07
    tiles = ("room-13@0,2", "room-18@2,0/1")
    s = revenge_step(ship(*tiles, draws=["revenge-01"]))
    assert (s.explosions, fire(s, "room-13", "room-18", "centre")) == (0, [1, 1, 1])


def test_the_exit_of_an_exploded_room_is_none_any_more() -> None:  # DM-9.6, DM-9.8
    s = revenge_step(ship(at=["left"], fire={"centre": 5}, draws=[YELLOW_5]))
    assert s.exits == [None, None]
    assert (place_of(s, 0), loss(s)) == ("left", None)


def test_six_explosions_are_survived_and_the_seventh_is_not() -> None:  # DM-9.7, case E18
    assert loss(revenge_step(ship(explosions=5, fire={"top": 5}, draws=[YELLOW_5]))) is None
    assert loss(revenge_step(ship(explosions=6, fire={"top": 5}, draws=[YELLOW_5]))) == "explosion"


def test_a_keg_can_be_the_seventh_explosion() -> None:  # DM-9.5, DM-9.7
    s = revenge_step(ship("room-04@0,2", explosions=6, fire={"room-04": 3}, draws=["revenge-17"]))
    assert (loss(s), fire(s, "top")) == ("explosion", [0])


def test_the_seventh_explosion_ends_the_game_in_mid_chain() -> None:  # DM-9.7, case T13
    s = ship("room-02@1,1", explosions=5, fire={"top": 5, "room-02": 5, "right": 4, "centre": 1}, draws=[BOTH_5])
    told = listen(s)
    revenge_step(s)
    assert (loss(s), s.explosions) == ("explosion", 7)
    assert [event.explosions for event in told if isinstance(event, RoomBlew)] == [6, 7]
    assert fire(s, "right") == [4]


def test_a_marker_started_on_three_leaves_four_explosions() -> None:  # DM-9.7, case T13
    s = revenge_step(ship(explosions=3 + 2, fire={"top": 5}, draws=[YELLOW_5]))
    assert (loss(s), s.explosions) == (None, 6)
    s = revenge_step(ship(explosions=3 + 3, fire={"top": 5}, draws=[YELLOW_5]))
    assert loss(s) == "explosion"


def test_the_seventh_explosion_comes_before_the_deaths_in_it() -> None:  # DM-9.7, DM-10.1
    s = revenge_step(ship(at=["top"], reserve="", explosions=6, fire={"top": 5}, draws=[YELLOW_5]))
    assert loss(s) == "explosion"


def test_exploding_kegs_and_rooms_are_events() -> None:  # DM-9.5, DM-9.6
    s = ship("room-04@0,2", fire={"room-04": 3}, draws=["revenge-17"])
    told = listen(s)
    revenge_step(s)
    assert KegBlew(room("room-04"), 1) in told
    assert is_halted(s)


def test_a_collapsed_pirate_is_replaced_before_the_fire_goes_on() -> None:  # DM-9.4, DM-10.2
    s = ship(at=["top"], fatigue=[15], fire={"top": 2}, draws=["revenge-16", "whitebeard", "sword"])
    assert character(revenge_step(s), 0) == "whitebeard"


SIZE = 4


def grid(levels: Sequence[int]) -> Ship:
    """A ship of four by four rooms, all joined, without kegs or people, that stands any number of explosions."""
    s = ship()
    s.cell = [None] * len(s.cell)
    s.link = [None] * len(s.link)
    s.rooms = list(range(SIZE * SIZE))
    s.keg_spent = [True] * len(s.keg_spent)
    s.exits = [None, None]
    s.explosions = -100
    for number in s.rooms:
        s.cell[number] = cell_at(number % SIZE, number // SIZE)
        s.fire[number] = levels[number]
    for number in s.rooms:
        for side in range(4):
            beside = (s.cell[number] or 0) + STEP[side]
            if beside in s.cell:
                s.link[4 * number + side] = s.cell.index(beside)
                s.link[4 * s.cell.index(beside) + OPPOSITE[side]] = number
    return s


def test_a_chain_without_kegs_does_not_depend_on_the_order_of_neighbours() -> None:  # DM-9.6, case T08
    luck = Fast(8)
    for _ in range(300):
        levels = [luck.below(EXPLOSION_LEVEL) for _ in range(SIZE * SIZE)]
        first = luck.below(SIZE * SIZE)
        s = grid(levels)
        around = [[other for other in s.link[4 * number : 4 * number + 4] if other is not None] for number in s.rooms]
        rise(s, first)
        # The same by another way: all rises that are due wait in a heap, and any may come next.
        due, gone = [first], set()
        while due:
            here = luck.draw(due)
            if here in gone:
                continue
            levels[here] += 1
            if levels[here] == EXPLOSION_LEVEL:
                gone.add(here)
                due += [other for other in around[here] if other not in gone]
        assert set(s.rooms) == set(range(SIZE * SIZE)) - gone
        assert [s.fire[number] for number in s.rooms] == [levels[number] for number in s.rooms]
