"""Pirates die, and others take their place. (DM-10)"""

from __future__ import annotations

import pytest

from jollyroger.testing.play import current_phase, listen, offered

from ..events import Died
from ..rules.action_phase import Acting
from ..rules.revenge import Foresight
from ..state import destroyed_count
from .helpers import carried, character, goods, item_of, loss, on_table, place_of, play_ids
from .ids import character_number, room
from .positions import NO_ICON, acting, rest_of_turn, revenge_step, ship, turn

YELLOW_4, YELLOW_5 = "revenge-18", "revenge-19"


def test_a_collapsed_pirate_leaves_his_treasure_in_the_room() -> None:  # DM-10.3, case T15
    s = ship(at=["top"], fatigue=[15], carries=["treasure"], fire={"top": 4}, draws=[YELLOW_4, "whitebeard", "sword"])
    revenge_step(s)
    assert (goods(s, "top"), destroyed_count(s), character(s, 0)) == (["treasure"], 0, "whitebeard")


@pytest.mark.parametrize("fatigue", [0, 15])
def test_in_an_explosion_the_treasure_is_destroyed_either_way(fatigue: int) -> None:  # DM-10.3, DM-9.6, case T15
    s = ship(
        at=["top"], fatigue=[fatigue], carries=["treasure"], fire={"top": 5}, draws=[YELLOW_5, "whitebeard", "sword"]
    )
    revenge_step(s)
    assert (destroyed_count(s), character(s, 0), place_of(s, 0)) == (1, "whitebeard", "off")


def test_a_new_pirate_starts_afresh() -> None:  # DM-10.2, case T21
    s = ship(
        who_plays=["jade", "cobalt-kallen", "crimson-flynn"],
        items=["bucket", "blanket", "pistol"],
        at=["top"],
        fatigue=[15],
        battle=[3],
        carries=["cutlass grog-4 grog-5"],
        fire={"top": 2},
        draws=["revenge-16", "lydia-lamore", "rum"],
    )
    revenge_step(s)
    assert (character(s, 0), item_of(s, 0), place_of(s, 0)) == ("lydia-lamore", "rum", "off")
    assert (s.fatigue[0], s.battle[0], carried(s, 0), goods(s, "top")) == (0, 0, [], [])
    assert (s.dead_characters, "bucket" in on_table(s), len(s.lost_items)) == ([character_number("jade")], False, 1)


def test_a_new_pirate_has_all_tokens_on_his_next_turn() -> None:  # DM-10.2, case T21
    s = ship(
        seats=2,
        who_plays=["jade", "cobalt-kallen"],
        at=["top"],
        fatigue=[15],
        fire={"top": 1},
        stack="",
        draws=["revenge-15", "lydia-lamore", "rum", NO_ICON],
    )
    turn(s)
    play_ids(s, 0, "train", "end-turn")
    play_ids(s, 1, *["train"] * 4, "end-turn")
    assert (s.active, s.own_tokens, s.received_tokens) == (0, 6, 5)


def test_with_no_item_on_the_table_the_new_pirate_has_none() -> None:  # DM-10.2
    s = ship(at=["top"], fatigue=[15], fire={"top": 2}, draws=["revenge-16", "whitebeard"])
    s.table_items, s.lost_items = [], s.table_items
    assert item_of(revenge_step(s), 0) is None


def test_the_event_of_a_death_names_the_successor() -> None:  # DM-10.2
    s = ship(at=["top"], fatigue=[15], fire={"top": 2}, draws=["revenge-16", "whitebeard", "sword"])
    told = listen(s)
    revenge_step(s)
    kallen, whitebeard = character_number("cobalt-kallen"), character_number("whitebeard")
    assert Died(0, "exhaustion", room("top"), kallen, whitebeard, 6) in told


def test_dying_in_the_own_turn_ends_it_and_a_card_is_drawn() -> None:  # DM-10.4
    s = ship(fire={"centre": 1}, fatigue=[15], stack="", draws=["whitebeard", "sword", NO_ICON])
    rest_of_turn(s)
    play_ids(s, 0, "train", "walk:entrance")
    assert (s.active, s.received_tokens, len(s.discard)) == (1, 3, 1)


def test_the_new_characters_skill_counts_for_the_card() -> None:  # DM-10.4, DM-9.1
    s = ship(fire={"centre": 1}, fatigue=[15], draws=["five-fingered-titian", "sword", "revenge-13", "revenge-19"])
    rest_of_turn(s)
    play_ids(s, 0, "walk:entrance")
    assert (current_phase(s), offered(s, 0)) == (Foresight, ["resolve:revenge-13", "resolve:revenge-19"])


def test_dying_in_battle_in_the_own_turn_ends_it() -> None:  # DM-10.4, DM-8.3
    s = ship(tokens={"centre": "guard-8"}, fatigue=[13], stack="", draws=[1, "whitebeard", "sword", NO_ICON])
    rest_of_turn(s)
    play_ids(s, 0, "walk:entrance")
    assert (s.active, s.received_tokens, place_of(s, 0)) == (1, 4, "off")


def test_dying_in_anothers_turn_costs_no_turn_and_no_card() -> None:  # DM-10.4, DM-8.6
    # Seat 0 drives the crew to seat 1, who falls; seat 0 goes on.
    s = acting(
        ship(at=["centre", "centre"], fatigue=[0, 15], tokens={"top": "crew-3"}, draws=[1, 1, 1, "whitebeard", "sword"])
    )
    play_ids(s, 0, "walk:north")
    assert (character(s, 1), current_phase(s), s.active, s.own_tokens, s.discard) == ("whitebeard", Acting, 0, 4, [])


def test_dying_in_the_revenge_step_of_another_costs_nothing() -> None:  # DM-10.4
    s = ship(at=["off", "top"], fatigue=[0, 15], fire={"top": 2}, stack="", draws=["revenge-16", "whitebeard", "sword"])
    rest_of_turn(s)
    play_ids(s, 0, "end-turn")
    assert (s.active, character(s, 1), s.own_tokens, s.received_tokens) == (1, "whitebeard", 5, 5)


def test_dying_before_a_hunting_crew_lets_the_others_move_on() -> None:  # DM-10.4, DM-9.10
    lit = {"left": 1, "centre": 1, "right": 1, "top": 1, "room-02": 1}
    s = ship(
        "room-02@0,2",
        seats=2,
        at=["left", "left"],
        fatigue=[15],
        fire=lit,
        tokens={"centre": "crew-5", "room-02": "crew-3"},
        by_vote=False,
        draws=["revenge-01", 1, "whitebeard", "sword", 5],
    )
    revenge_step(s)
    play_ids(s, 0, "name:0")
    assert (character(s, 0), place_of(s, 0), s.fatigue[1]) == ("whitebeard", "off", 0)
    assert goods(s, "left") == ["cutlass"]


def test_two_die_in_one_explosion_and_both_are_replaced() -> None:  # DM-10.2, DM-9.6, case T16
    s = ship(
        seats=5,
        at=["top", "top"],
        fire={"top": 5},
        draws=[YELLOW_5, "whitebeard", "sword", "five-fingered-titian", "compass"],
    )
    revenge_step(s)
    assert [character(s, seat) for seat in (0, 1)] == ["whitebeard", "five-fingered-titian"]
    assert ([item_of(s, seat) for seat in (0, 1)], s.reserve, loss(s)) == (["sword", "compass"], [], None)


def test_a_third_death_without_a_character_to_spare_loses() -> None:  # DM-10.1, case T16
    s = ship(
        seats=5,
        at=["top", "top", "top"],
        fire={"top": 5},
        draws=[YELLOW_5, "whitebeard", "sword", "five-fingered-titian", "compass"],
    )
    assert loss(revenge_step(s)) == "no-more-pirates"


def test_two_collapse_at_once_in_one_rising_fire() -> None:  # DM-10.2, DM-9.4
    s = ship(
        at=["top", "top"],
        fatigue=[15, 15],
        fire={"top": 2},
        draws=["revenge-16", "whitebeard", "sword", "lydia-lamore", "rum"],
    )
    revenge_step(s)
    assert [character(s, seat) for seat in (0, 1)] == ["whitebeard", "lydia-lamore"]


def test_a_death_after_the_goal_is_looted_loses() -> None:  # DM-10.1, case T19
    s = ship(at=["top"], fatigue=[15], looted=5, fire={"top": 2}, draws=["revenge-16"])
    assert loss(revenge_step(s)) == "untimely-death"
    s = ship(at=["top"], fatigue=[15], looted=4, fire={"top": 2}, draws=["revenge-16", "whitebeard", "sword"])
    assert loss(revenge_step(s)) is None


def test_with_the_variant_the_first_death_loses() -> None:  # DM-10.1
    s = ship(at=["top"], fatigue=[15], dead_pirate_loses=True, fire={"top": 2}, draws=["revenge-16"])
    assert loss(revenge_step(s)) == "dead-pirate"


@pytest.mark.parametrize(
    ("variant", "looted", "ending"),
    [(True, 5, "dead-pirate"), (False, 5, "untimely-death"), (False, 4, "no-more-pirates")],
)
def test_the_reasons_of_a_death_are_looked_at_in_order(variant: bool, looted: int, ending: str) -> None:  # DM-10.1
    s = ship(
        at=["top"],
        fatigue=[15],
        looted=looted,
        reserve="",
        dead_pirate_loses=variant,
        fire={"top": 2},
        draws=["revenge-16"],
    )
    assert loss(revenge_step(s)) == ending


def test_a_pirate_cut_off_takes_his_treasure_with_him() -> None:  # DM-10.3, DM-9.8
    s = ship(
        "room-04@0,2",
        at=["room-04"],
        carries=["treasure"],
        fire={"top": 5},
        draws=[YELLOW_5, "whitebeard", "sword"],
    )
    assert destroyed_count(revenge_step(s)) == 1


def test_a_treasure_that_dies_with_its_bearer_can_lose_the_game() -> None:  # DM-10.3, DM-10.5
    s = ship(at=["top"], carries=["treasure"], goal=6, fire={"top": 5}, draws=[YELLOW_5, "whitebeard", "sword"])
    assert loss(revenge_step(s)) == "lost-treasure"
