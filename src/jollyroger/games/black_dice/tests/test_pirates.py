"""The pirates. (BD-7)"""

from __future__ import annotations

import pytest

from jollyroger.testing.play import current_phase, offered, result_of

from .. import GAME
from ..actions import SUFFER
from ..presentation.option_text import label
from ..rules.pirates import Picking, Swapping
from .positions import asked, column, crew, fate, lines, refusal, refusal_rules, rum_count, say, settle, shown, table

ALL_SIX = "1 1 1 1 1 1"


def test_the_rum_for_a_pirate_goes_onto_him() -> None:  # BD-7.1
    s = shown(table(black=ALL_SIX, rum=[2]), 0, "anchor rum")
    say(s, 0, "use:jibe", "pick:rum")
    assert (s.rum[0], rum_count(s, "jibe")) == (1, 1)


def test_a_pirate_wants_rum() -> None:  # BD-7.1
    s = shown(table(black=ALL_SIX), 0, "anchor rum")
    assert refusal(s, 0, "use:jibe") == "BD-7.1"


def test_a_full_pirate_cannot_be_used() -> None:  # BD-7.1
    s = shown(table(black=ALL_SIX, rum=[1], rum_on={"jibe": 3}), 0, "anchor rum")
    assert refusal(s, 0, "use:jibe") == refusal_rules(s, 0)["use:jibe"] == "BD-7.1"


def test_one_pirate_may_be_used_several_times_and_several_in_a_turn() -> None:  # BD-7.1
    s = shown(table(black=ALL_SIX, rum=[3], luck=[1]), 0, "anchor rum")
    say(s, 0, "use:jibe", "pick:anchor", "use:jibe", "pick:rum", "use:storm", "storm:anchor")
    assert (s.fresh, rum_count(s, "jibe"), rum_count(s, "storm")) == ([5, 6], 2, 1)


def test_a_pirate_with_nothing_to_work_on_cannot_be_paid() -> None:  # BD-7.1, BD-7.2
    s = shown(table(black="1 0 0 0 0 0", rum=[1], crew="change-of-course keelhauling on-board"), 0, "anchor rum")
    for pirate in ("change-of-course", "keelhauling", "on-board"):
        assert refusal(s, 0, f"use:{pirate}") == "BD-7.2"


def test_only_pirates_of_the_crew_can_be_used() -> None:  # BD-7.1, BD-2.3
    s = shown(table(black=ALL_SIX, rum=[1], flipped="bullseye"), 0, "anchor rum")
    assert refusal(s, 0, "use:on-board") == "BD-2.3"
    assert refusal(s, 0, "use:bullseye") == "BD-7.6"
    assert refusal(s, 1, "use:jibe") == "BD-6.1"


def test_bullseye_turns_a_die_to_any_face() -> None:  # BD-7.2
    s = shown(table(black=ALL_SIX, rum=[1], crew="bullseye jibe storm"), 0, "anchor anchor rum")
    say(s, 0, "use:bullseye", "pick:anchor")
    assert offered(s, 0) == ["turn:rum", "turn:sword", "turn:map", "turn:ship", "turn:flag"]
    assert refusal(s, 0, "turn:anchor") == "BD-7.2"
    say(s, 0, "turn:flag")
    assert s.fresh == [1, 2, 6]


def test_the_jibe_turns_one_die_to_its_opposite_face() -> None:  # BD-7.2, case 5
    s = shown(table(black=ALL_SIX, rum=[1]), 0, "flag flag rum")
    say(s, 0, "use:jibe", "pick:flag")
    assert s.fresh == [1, 2, 6]


def test_to_sails_gives_everyone_a_die_more_next_round() -> None:  # BD-7.2
    s = table(2, black="1 1 0 0 0 0", rum=[2, 1], crew="to-sails jibe storm", waiting=[0, 1], luck=[1, ...])
    shown(s, 0, "anchor rum")
    say(s, 0, "use:to-sails", "place:anchor")
    s.rum[1], s.hold = 0, s.hold + 1
    while s.round == 1:
        say(s, asked(s)[0], offered(s, asked(s)[0])[0])
    assert [s.unplaced(seat) for seat in range(2)] == [6, 6]
    assert s.unused_dice == [0, 0]


def test_the_sixth_dice_go_back_after_that_round() -> None:  # BD-7.2, BD-11.1
    s = table(2, black="1 0 0 0 0 0", dice={"anchor": [0]}, luck=[...])
    s.die_more = True
    settle(s)
    assert [s.unplaced(seat) for seat in range(2)] == [5, 5]


def test_to_sails_cannot_be_stacked() -> None:  # BD-7.2
    s = table(black=ALL_SIX, rum=[2], crew="to-sails jibe storm")
    s.die_more_next = True
    shown(s, 0, "anchor rum")
    assert refusal(s, 0, "use:to-sails") == "BD-7.2"


def test_change_of_course_exchanges_two_lines_and_leaves_players_dice() -> None:  # BD-7.2, case 5
    s = table(black="4 0 0 2 0 1", dice={"anchor": [1], "flag": [2]}, rum=[1], crew="change-of-course jibe storm")
    shown(s, 0, "anchor map")
    say(s, 0, "use:change-of-course")
    assert current_phase(s) is Swapping
    assert offered(s, 0) == ["swap:anchor:map", "swap:anchor:flag", "swap:map:flag"]
    assert refusal(s, 0, "swap:anchor:rum") == "BD-7.2"
    say(s, 0, "swap:anchor:flag")
    assert (lines(s), column(s, "anchor"), column(s, "flag")) == ("1 0 0 2 0 4", [1], [2])


def test_a_storm_may_activate_a_column_and_empty_its_own() -> None:  # BD-7.2
    s = shown(table(black="2 0 1 1 1 1", rum=[1], luck=[2, 4]), 0, "anchor rum")
    say(s, 0, "use:storm")
    assert refusal(s, 0, "storm:rum") == "BD-7.2"
    say(s, 0, "storm:anchor")
    assert lines(s) == "0 1 1 2 1 1"
    assert offered(s, 0) == ["place:rum", "reroll:anchor:1"]


def test_a_storm_sorts_as_the_black_roll_does() -> None:  # BD-7.2, BD-4.3
    s = shown(table(quest="dutchman", black="2 1 1 0 0 0", rum=[1], luck=[6, 1]), 0, "anchor rum")
    say(s, 0, "use:storm", "storm:anchor")
    assert lines(s) == "1 2 1 0 0 0"


def test_a_storm_on_a_line_of_one_can_leave_an_inactive_column() -> None:  # BD-7.2, BD-8.1, case 23
    s = table(2, black="0 0 0 1 2 0", dice={"map": [0, 0], "ship": [1, 1]}, rum=[1], luck=[5, ...])
    shown(s, 0, "ship map")
    say(s, 0, "use:storm", "storm:map")
    assert lines(s) == "0 0 0 0 3 0"
    say(s, 0, "place:ship")
    while s.round == 1:
        say(s, asked(s)[0], offered(s, asked(s)[0])[0])
    assert (s.past_fates[4], s.past_columns[4]) == ("inactive", [0, 0])
    assert len(s.purses[0]) == 2  # the ship's, and the sea wolf's with 4 dice against 2


@pytest.mark.parametrize(
    ("quest", "stage", "symbol", "before", "after"),
    [
        pytest.param("kraken", 1, "flag", "2 0 0 0 0 3", "3 0 1 0 0 1", id="the Kraken's flag"),
        pytest.param("dutchman", 0, "rum", "2 3 0 0 0 0", "3 1 1 0 0 0", id="the Dutchman's rum barrel"),
    ],
)
def test_a_storm_leaves_a_die_where_the_quest_lays_one(  # BD-7.2, BD-4.2, case 17
    quest: str, stage: int, symbol: str, before: str, after: str
) -> None:
    s = shown(table(quest=quest, stage=stage, black=before, rum=[1], luck=[1, 3]), 0, f"anchor {symbol}")
    say(s, 0, "use:storm", f"storm:{symbol}")
    assert lines(s) == after


def test_the_only_die_where_the_quest_lays_one_is_not_rolled() -> None:  # BD-7.2, BD-4.2
    s = shown(table(quest="kraken", stage=1, black="2 0 1 0 0 1", rum=[1]), 0, "anchor flag")
    say(s, 0, "use:storm")
    assert offered(s, 0) == ["storm:anchor", "storm:sword"]
    assert refusal(s, 0, "storm:flag") == "BD-7.2"


def test_a_storm_with_nothing_to_roll_cannot_be_paid() -> None:  # BD-7.1, BD-7.2
    s = shown(table(quest="kraken", stage=1, black="0 0 0 0 0 1", rum=[1]), 0, "anchor flag")
    assert refusal(s, 0, "use:storm") == "BD-7.2"


def test_a_storm_may_empty_the_flag_in_a_stage_that_lays_no_die_there() -> None:  # BD-7.2, BD-5.4
    s = shown(table(quest="dutchman", stage=1, black="2 0 0 0 0 1", rum=[1], luck=[1]), 0, "anchor flag")
    say(s, 0, "use:storm", "storm:flag")
    assert lines(s) == "3 0 0 0 0 0"


def test_keelhauling_returns_all_dice_of_a_column() -> None:  # BD-7.2
    s = table(black=ALL_SIX, dice={"ship": [1, 0, 1], "map": [2]}, rum=[1])
    shown(s, 0, "anchor rum")
    say(s, 0, "use:keelhauling")
    assert offered(s, 0) == ["haul:map", "haul:ship"]
    assert refusal(s, 0, "haul:flag") == "BD-7.2"
    say(s, 0, "haul:ship")
    assert (column(s, "ship"), s.waiting, s.fresh) == ([], [1, 2, 0], [1, 2])


def test_keelhauled_dice_are_not_part_of_the_roll_until_rum_is_drunk() -> None:  # BD-7.2
    s = table(black=ALL_SIX, dice={"ship": [0]}, rum=[2], luck=[3, 3, 4])
    shown(s, 0, "anchor rum")
    say(s, 0, "use:keelhauling")
    assert (s.fresh, s.waiting[0]) == ([1, 2], 1)
    say(s, 0, "drink")
    assert (s.fresh, s.waiting[0]) == ([3, 3, 4], 0)


def test_a_player_who_had_placed_all_dice_plays_on_after_a_keelhauling() -> None:  # BD-7.2, BD-6.1
    s = table(2, black="1 1 0 0 0 0", dice={"anchor": [1, 1]}, rum=[1], luck=[1, 2])
    shown(s, 0, "anchor rum")
    say(s, 0, "use:keelhauling", "place:anchor")
    assert asked(s) == [1]


def test_on_board_moves_a_die_of_any_player() -> None:  # BD-7.2
    s = table(black="1 1 0 1 1 0", dice={"ship": [1, 2, 1]}, rum=[1], crew="on-board jibe storm")
    shown(s, 0, "anchor rum")
    say(s, 0, "use:on-board")
    assert offered(s, 0) == ["take:1:ship", "take:2:ship"]
    say(s, 0, "take:1:ship")
    assert offered(s, 0) == ["put:rum", "put:map"]
    assert refusal(s, 0, "put:sword") == "BD-4.4"
    say(s, 0, "put:map")
    assert (column(s, "ship"), column(s, "map")) == ([1, 2], [1])


def test_on_board_leaves_the_anchor_alone() -> None:  # BD-7.2
    s = table(black="1 1 0 0 0 0", dice={"anchor": [1], "rum": [2]}, rum=[1], crew="on-board jibe storm")
    shown(s, 0, "anchor rum")
    assert refusal(s, 0, "use:on-board") == "BD-7.2"


def test_a_moved_die_counts_as_added_now() -> None:  # BD-6.5
    s = table(black="1 1 0 1 1 0", dice={"ship": [1], "map": [2]}, rum=[1], crew="on-board jibe storm")
    shown(s, 0, "anchor rum")
    say(s, 0, "use:on-board", "take:1:ship", "put:map")
    assert column(s, "map") == [2, 1]


def test_dice_that_are_out_cannot_be_turned() -> None:  # BD-7.3
    s = shown(table(black="1 0 1 1 1 1", rum=[1], crew="bullseye jibe storm", luck=[2]), 0, "anchor rum sword")
    say(s, 0, "reroll:rum:1", "use:bullseye")
    assert current_phase(s) is Picking
    assert offered(s, 0) == ["pick:anchor", "pick:sword"]
    assert refusal(s, 0, "pick:rum") == "BD-7.3"


def test_a_player_whose_dice_are_all_out_has_nothing_to_turn() -> None:  # BD-7.3
    s = shown(table(black="1 0 1 1 1 1", rum=[2], luck=[2]), 0, "rum")
    say(s, 0, "reroll:rum:1")
    assert refusal(s, 0, "use:jibe") == "BD-7.2"


def test_a_die_turned_to_an_active_face_may_be_placed() -> None:  # BD-7.3
    s = shown(table(2, black="1 1 0 0 0 0", rum=[2], waiting=[0, 1], luck=[1, ...]), 0, "flag")
    say(s, 0, "use:jibe")
    assert "place:anchor" in offered(s, 0)


def test_to_an_active_face_a_die_that_was_rolled_again_is_turned_first() -> None:  # BD-7.3
    s = shown(table(black="1 0 1 1 1 1", rum=[1], luck=[3]), 0, "rum sword")
    say(s, 0, "reroll:rum:1", "use:jibe")
    assert (s.fresh, s.rerolled) == ([3], [4])


def test_to_an_inactive_face_a_die_is_turned_that_may_be_rolled_again() -> None:  # BD-7.3, BD-6.2
    s = shown(table(black="1 0 1 0 1 1", rum=[1], luck=[3]), 0, "rum sword")
    say(s, 0, "reroll:rum:1", "use:jibe")
    assert (s.fresh, s.rerolled) == ([4], [3])
    assert "reroll:map:1" in offered(s, 0)


def test_overboard_flips_the_pirate_for_good_and_the_rum_is_back_in_the_hold() -> None:  # BD-7.4, BD-7.7
    s = shown(table(black=ALL_SIX, rum=[1], crew="overboard jibe storm"), 0, "anchor rum")
    hold = s.hold
    say(s, 0, "use:overboard")
    assert (crew(s), s.pardon, s.hold, s.rum[0]) == ("jibe storm", 0, hold + 1, 0)


def test_the_player_who_paid_is_asked_when_a_penalty_would_apply() -> None:  # BD-7.4
    s = table(2, black="0 0 0 2 1 0", dice={"map": [0], "ship": [1]}, luck=[...])
    s.pardon = 1
    settle(s)
    assert (asked(s), offered(s, 1)) == ([1], ["cancel", "suffer"])
    say(s, 1, "cancel")
    assert s.damage == 0
    assert GAME.view(s, None)["pardon"] is None


def test_the_printed_penalty_and_the_surplus_are_two_penalties() -> None:  # BD-7.4
    s = table(2, black="0 0 0 2 1 0", dice={"map": [0], "ship": [1]}, luck=[...])
    s.pardon = 0
    settle(s)
    say(s, 0, "suffer")
    assert (s.damage, asked(s)) == (2, [0])
    say(s, 0, "cancel")
    assert (s.past_spills[4], s.past_black[4]) == ([], 2)


def test_one_penalty_only_is_ignored() -> None:  # BD-7.4
    s = table(2, black="0 0 0 2 1 0", dice={"map": [0], "ship": [1, 1]}, luck=[5, ...])
    s.pardon = 0
    settle(s)
    say(s, 0, "cancel")
    assert (s.damage, s.past_spills[4], s.past_black[5]) == (0, [5], 2)


def test_a_surplus_that_can_do_nothing_is_not_asked_about() -> None:  # BD-7.4, BD-8.3
    s = table(2, black="0 0 0 0 0 2", dice={"flag": [0]}, luck=[...])
    s.pardon = 0
    settle(s)
    say(s, 0, "suffer")
    assert (s.damage, s.round) == (1, 2)


def test_a_pardon_that_was_not_used_is_lost_after_the_settlement() -> None:  # BD-7.4
    s = table(2, black="0 0 0 0 0 2", dice={"flag": [0, 1]}, luck=[...])
    s.pardon = 0
    settle(s)
    assert s.round == 2
    assert GAME.view(s, None)["pardon"] is None


def test_when_all_are_full_a_gold_token_sends_the_rum_back() -> None:  # BD-7.5, case 27
    s = table(black=ALL_SIX, crew="storm jibe", flipped="bullseye", rum_on={"storm": 2, "jibe": 3}, gold=[[3, 5]])
    shown(s, 0, "anchor rum")
    hold = s.hold
    assert offered(s, 0) == ["place:anchor", "place:rum", "refill:3", "refill:5"]
    say(s, 0, "refill:5")
    assert (s.purses[0], s.tossed, s.hold - hold, sum(s.rum_on)) == ([3], [5], 5, 0)
    assert crew(s) == "jibe storm"


def test_nobody_refills_while_a_pirate_has_room() -> None:  # BD-7.5, case 27
    s = table(black=ALL_SIX, crew="storm jibe", rum_on={"storm": 2, "jibe": 2}, gold=[[3, 5]])
    assert refusal(shown(s, 0, "anchor rum"), 0, "refill:3") == "BD-7.5"


def test_nobody_refills_without_gold() -> None:  # BD-7.5, case 27
    s = table(black=ALL_SIX, crew="storm jibe", rum_on={"storm": 2, "jibe": 3})
    assert refusal(shown(s, 0, "anchor rum"), 0, "refill:3") == "BD-7.5"


@pytest.mark.parametrize(
    ("column", "crew_left", "damage", "warning"),
    [
        ("rum", "storm", 0, ": the last of the crew is gone and everyone loses"),
        ("rum", "storm jibe", 0, ""),
        ("map", "storm", 1, ": the ship sinks and everyone loses"),
        ("map", "storm", 0, ""),
    ],
)
def test_a_player_who_can_ignore_a_fatal_penalty_is_warned(
    column: str, crew_left: str, damage: int, warning: str
) -> None:  # BD-7.6, BD-8.5
    black = "0 1 0 0 0 0" if column == "rum" else "0 0 0 1 0 0"
    s = table(2, black=black, crew=crew_left, damage=damage)
    s.pardon = 1
    settle(s)
    assert label(s, 1, SUFFER) == f"Let it happen{warning}"


def test_flipping_the_last_pirate_by_overboard_loses_at_once() -> None:  # BD-7.6
    s = shown(table(black=ALL_SIX, rum=[1], crew="overboard", flipped="jibe storm"), 0, "anchor rum")
    warning = next(label(s, 0, option) for option in s.asks[0].options if str(option) == "use:overboard")
    assert "the last of the crew: everyone loses" in warning
    say(s, 0, "use:overboard")
    assert result_of(s) == ((), "crew-lost", ())


@pytest.mark.parametrize("crew_left", [1, 2])
def test_throwing_the_last_pirate_loses_at_once(crew_left: int) -> None:  # BD-7.6, case 20
    pirates = "jibe storm" if crew_left == 2 else "storm"
    s = table(2, "kraken", stage=1, hits=2, black="0 0 0 0 1 1", dice={"flag": [0]}, crew=pirates, luck=[...])
    settle(s, "ship")
    if crew_left == 2:
        say(s, 0, "throw:storm")
    result = result_of(s)
    assert result is not None
    assert result.ending == ("crew-lost" if crew_left == 1 else "most-gold")
    assert fate(s, "flag") == ("" if crew_left == 1 else "completed")


def test_the_rum_of_a_thrown_pirate_is_back_in_the_hold() -> None:  # BD-7.7
    s = table(2, "kraken", black="0 0 0 0 1 0", rum_on={"storm": 2}, luck=[...])
    hold = s.hold
    settle(s)
    say(s, 0, "throw:storm")
    assert (s.hold, rum_count(s, "storm")) == (hold + 2, 0)
