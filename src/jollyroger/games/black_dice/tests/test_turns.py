"""Stage 2, the turns. (BD-6)"""

from __future__ import annotations

from jollyroger.engine import start
from jollyroger.testing.play import current_phase, offered

from ..rules.settlement import Settle
from ..rules.turns import Acting, NextTurn
from .positions import asked, column, refusal, refusal_rules, say, shown, table


def test_the_captain_begins_and_it_goes_clockwise() -> None:  # BD-6.1
    s = table(black="1 1 1 1 1 1", captain=2, waiting=[2, 2, 2], luck=[1, 2, 1, 2, 1, 2, ...])
    start(s, NextTurn(2))
    order = []
    for _ in range(3):
        order += asked(s)
        say(s, asked(s)[0], "place:anchor")
    assert order == [2, 0, 1]


def test_a_player_who_has_placed_all_dice_is_skipped() -> None:  # BD-6.1
    s = table(black="1 1 1 1 1 1", waiting=[1, 0, 2], luck=[1, 2, 3])
    start(s, NextTurn(0))
    assert column(s, "anchor") == [0]
    assert asked(s) == [2]


def test_a_turn_begins_with_a_roll_of_all_unplaced_dice() -> None:  # BD-6.1
    s = start(table(black="1 1 1 1 1 1", waiting=[4, 0, 0], luck=[6, 1, 3, 3]), NextTurn(0))
    assert (s.active, s.fresh, s.waiting) == (0, [1, 3, 3, 6], [0, 0, 0])


def test_stage_2_ends_when_all_dice_are_placed() -> None:  # BD-6.1
    s = table(2, black="2 0 0 0 0 0", waiting=[1, 1], luck=[1, 1, 3, 4, 6, *[1] * 50])
    start(s, NextTurn(0), Settle(1))
    assert (column(s, "anchor"), s.agenda) == ([0, 1], [])


def test_the_other_players_wait_for_their_turn() -> None:  # BD-6.1
    s = shown(table(black="1 1 1 1 1 1"), 0, "anchor rum")
    assert refusal(s, 1, "place:anchor") == "BD-6.1"


def test_dice_with_inactive_symbols_may_be_rolled_again_in_any_number() -> None:  # BD-6.2
    s = shown(table(black="1 0 0 1 1 1", luck=[4]), 0, "anchor rum rum sword")
    rerolls = ["reroll:rum:1", "reroll:rum:2", "reroll:sword:1", "reroll:all"]
    assert offered(s, 0) == ["place:anchor", *rerolls]
    say(s, 0, "reroll:rum:1")
    assert (s.fresh, s.rerolled, s.out) == ([1, 2, 3], [4], [])


def test_all_of_them_can_be_rolled_at_once() -> None:  # BD-6.2
    s = shown(table(black="1 0 0 1 1 1", luck=[4, 2, 6]), 0, "anchor rum rum sword")
    say(s, 0, "reroll:all")
    assert (s.fresh, s.rerolled, s.out) == ([1], [4, 6], [2])


def test_rolling_all_is_not_offered_if_another_option_is_the_same() -> None:  # BD-6.2
    s = shown(table(black="1 0 1 1 1 1"), 0, "anchor rum rum")
    assert offered(s, 0) == ["place:anchor", "reroll:rum:1", "reroll:rum:2"]


def test_each_die_is_rolled_again_only_once_a_roll() -> None:  # BD-6.2
    s = shown(table(black="1 0 0 1 1 1", luck=[4]), 0, "anchor rum")
    say(s, 0, "reroll:rum:1")
    assert offered(s, 0) == ["place:anchor", "place:map"]
    assert refusal(s, 0, "reroll:map:1") == "BD-6.2"


def test_a_die_that_is_inactive_again_is_out_for_this_roll() -> None:  # BD-6.2
    s = shown(table(black="1 0 0 1 1 1", luck=[3], rum=[1]), 0, "anchor rum")
    say(s, 0, "reroll:rum:1")
    assert s.out == [3]
    assert refusal(s, 0, "reroll:sword:1") == "BD-6.2"
    assert refusal_rules(s, 0)["place:sword"] == "BD-6.2"


def test_active_dice_are_not_rolled_again_for_free() -> None:  # BD-6.2
    s = shown(table(black="1 0 0 1 1 1"), 0, "anchor map")
    assert refusal(s, 0, "reroll:anchor:1") == "BD-6.2"


def test_a_rum_goes_to_the_hold_and_rolls_all_unplaced_dice() -> None:  # BD-6.2
    s = shown(table(black="1 1 1 1 1 1", rum=[2], luck=[6, 6, 5]), 0, "anchor rum rum")
    hold = s.hold
    say(s, 0, "drink")
    assert (s.fresh, s.rum[0], s.hold) == ([5, 6, 6], 1, hold + 1)


def test_rum_brings_back_dice_that_were_out_and_a_new_free_roll() -> None:  # BD-6.2
    s = shown(table(black="1 0 0 1 1 1", rum=[1], luck=[3, 2, 2]), 0, "anchor rum")
    say(s, 0, "reroll:rum:1", "drink")
    assert (s.fresh, s.out) == ([2, 2], [])
    assert "reroll:rum:2" in offered(s, 0)


def test_without_rum_nobody_drinks() -> None:  # BD-6.2
    s = shown(table(black="1 1 1 1 1 1"), 0, "anchor rum")
    assert refusal(s, 0, "drink") == "BD-6.2"


def test_all_dice_of_the_chosen_symbol_are_placed() -> None:  # BD-6.3, case 2
    for choice, count in (("anchor", 2), ("flag", 1)):
        s = shown(table(black="1 1 1 1 1 1", waiting=[0, 2], luck=[1, 2]), 0, "anchor anchor flag rum ship")
        say(s, 0, f"place:{choice}")
        assert (column(s, choice), s.waiting[0]) == ([0] * count, 5 - count)


def test_dice_that_are_out_are_not_placed() -> None:  # BD-6.3
    s = shown(table(black="1 0 1 1 1 1", rum=[1], waiting=[0, 2], luck=[2, 2, 1, 2]), 0, "rum rum sword")
    say(s, 0, "reroll:rum:1", "use:storm", "storm:anchor", "place:rum")
    assert (column(s, "rum"), s.waiting[0]) == ([0], 2)


def test_a_player_who_shows_an_active_symbol_must_place() -> None:  # BD-6.3
    s = shown(table(black="1 0 0 1 1 1"), 0, "anchor rum")
    assert refusal(s, 0, "done") == "BD-6.3"


def test_a_player_who_shows_none_may_end_his_turn() -> None:  # BD-6.3
    s = shown(table(2, black="1 0 0 0 0 0", waiting=[0, 2], luck=[2, 3]), 0, "rum")
    assert offered(s, 0) == ["reroll:rum:1", "done"]
    say(s, 0, "done")
    assert (asked(s), s.waiting) == ([1], [1, 0])


def test_nobody_places_on_an_inactive_column_or_what_he_does_not_show() -> None:  # BD-6.3, BD-4.4
    s = shown(table(black="1 0 0 1 1 1"), 0, "anchor rum")
    assert refusal(s, 0, "place:rum") == "BD-4.4"
    assert refusal(s, 0, "place:flag") == "BD-6.3"


def test_a_single_option_is_taken_without_asking() -> None:  # BD-6.3
    s = shown(table(2, black="1 1 0 0 0 0", waiting=[0, 2], luck=[1, 2]), 0, "anchor")
    assert (column(s, "anchor"), asked(s), current_phase(s)) == ([0], [1], Acting)


def test_what_is_left_waits_for_the_next_turn() -> None:  # BD-6.4
    s = shown(table(2, black="1 1 1 1 1 1", waiting=[0, 2], luck=[1, 2]), 0, "anchor rum rum")
    say(s, 0, "place:rum")
    assert (s.waiting, s.active, s.fresh) == ([1, 0], 1, [1, 2])


def test_a_column_takes_any_number_of_dice() -> None:  # BD-6.4
    s = shown(table(2, black="1 1 1 1 1 1", dice={"flag": [1, 1, 1]}, waiting=[0, 2], luck=[1, 2]), 0, "flag flag rum")
    say(s, 0, "place:flag")
    assert column(s, "flag") == [1, 1, 1, 0, 0]


def test_the_order_in_which_dice_were_added_is_remembered() -> None:  # BD-6.5
    s = shown(table(2, black="1 1 1 1 1 1", dice={"map": [1]}, waiting=[0, 3], luck=[4, 4, 1, ...]), 0, "map rum")
    say(s, 0, "place:map")
    say(s, 1, "place:map")
    assert column(s, "map") == [1, 0, 1, 1]
