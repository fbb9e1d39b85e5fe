"""Stage 3: completed, failed, inactive; the surplus. (BD-8.1 to BD-8.5)"""

from __future__ import annotations

import pytest

from jollyroger.testing.play import listen, result_of

from ..events import Completed, Failed, Spilled
from .positions import fate, lines, settle, settle_only, table


def test_columns_are_settled_from_the_anchor_to_the_flag() -> None:  # BD-8.1
    s = table(quest="dutchman", black="1 1 1 1 1 1", dice={"sword": [0]}, luck=[1, 1, 1, 1])
    told = listen(s)
    settle_only(s)
    assert [event.column for event in told if isinstance(event, (Completed, Failed))] == [1, 2, 3, 4, 5, 6]


def test_an_inactive_column_has_neither_reward_nor_penalty() -> None:  # BD-8.1, case 23
    s = settle_only(table(dice={"map": [0, 0], "flag": [1]}))
    assert (fate(s, "map"), s.purses, s.damage) == ("inactive", [[], [], []], 0)


@pytest.mark.parametrize("dice", [3, 5])
def test_as_many_dice_or_more_complete_a_column_alike(dice: int) -> None:  # BD-8.2, case 8
    s = settle_only(table(black="0 0 0 3 0 0", dice={"map": [0] * dice}, luck=[4]))
    assert (fate(s, "map"), s.purses[0]) == ("completed", [4])


def test_participants_are_those_with_a_die_there_when_it_is_settled() -> None:  # BD-8.2
    s = settle_only(table(black="0 0 0 2 0 0", dice={"map": [2, 0]}, luck=[4, 5]))
    assert [len(purse) for purse in s.purses] == [1, 0, 1]


@pytest.mark.parametrize(
    ("ship", "rolls", "after"),
    [
        ("2", [5, 3], "0 0 0 2 3 3"),
        ("2", [6, 6], "0 0 0 2 2 5"),
        ("2", [1, 4], "0 0 0 2 2 3"),
        ("0", [5, 6], "0 0 0 2 0 4"),
    ],
)
def test_surplus_dice_join_later_active_columns(ship: str, rolls: list[int], after: str) -> None:  # BD-8.3, cases 3, 4
    s = table(black=f"0 0 0 4 {ship} 3", dice={"map": [0, 1]}, luck=[*rolls, ...])
    reached: list[str] = []
    s.listener = lambda event: reached.append(lines(s)) if isinstance(event, Spilled) else None
    settle_only(s, "map")
    assert reached[0] == after
    assert s.damage >= 2


def test_a_failed_anchor_spills_over_the_whole_tile() -> None:  # BD-8.3, case 6
    dice = {symbol: [0] for symbol in ("anchor", "rum", "sword", "map", "ship", "flag")}
    s = table(black="4 1 1 1 1 1", dice=dice, luck=[1, 6, 4, ...])
    reached: list[str] = []
    s.listener = lambda event: reached.append(lines(s)) if isinstance(event, Spilled) else None
    settle_only(s)
    assert reached[0] == "1 1 1 2 1 2"


def test_the_printed_penalty_comes_before_the_surplus() -> None:  # BD-8.3
    s = table(black="0 0 0 1 1 0", dice={"ship": [0]}, damage=1)
    settle_only(s)
    assert result_of(s) == ((), "sunk", ())


def test_the_dutchman_replaces_a_blocked_symbol_before_it_is_tested() -> None:  # BD-8.3
    # A flag of the anchor's surplus goes to the rum barrel, one of the sword's has nowhere to go.
    s = table(quest="dutchman", black="1 1 1 0 1 0", dice={"rum": [0, 0], "ship": [0]}, luck=[6, 6, ...])
    reached: list[str] = []
    s.listener = lambda event: reached.append(lines(s)) if isinstance(event, Spilled) else None
    settle_only(s)
    assert reached == ["0 2 1 0 1 0", "0 2 0 0 1 0"]


def test_a_rum_barrel_of_the_dutchmans_second_stage_counts_as_a_flag() -> None:  # BD-8.3, BD-5.2
    s = table(quest="dutchman", stage=1, tokens=2, black="0 0 1 0 0 1", dice={"flag": [0, 0]}, luck=[2, ...])
    settle_only(s)
    assert s.black[6] == 2


def test_a_blocked_symbol_of_the_kraken_is_put_away() -> None:  # BD-8.3
    s = table(quest="kraken", black="1 0 0 0 1 0", dice={"ship": [0]}, luck=[6, ...])
    settle_only(s)
    assert (lines(s), s.black[0]) == ("0 0 0 0 1 0", 1)


def test_the_flags_surplus_does_nothing() -> None:  # BD-8.3
    s = settle_only(table(black="0 0 0 0 0 3", dice={"flag": [0]}))
    assert (lines(s), s.damage) == ("0 0 0 0 0 3", 1)


def test_a_surplus_makes_no_inactive_column_active() -> None:  # BD-8.4
    s = settle_only(table(black="1 0 0 0 1 0", dice={"ship": [0]}, luck=[4, 4]))
    assert lines(s) == "0 0 0 0 1 0"


def test_the_third_damage_sinks_the_ship_before_later_columns_are_settled() -> None:  # BD-8.5, case 10
    s = settle(table(2, damage=1, black="0 0 0 1 1 0", dice={"ship": [0]}, gold=[[3] * 10, [4] * 10], pool=[5]))
    assert (result_of(s), s.damage, fate(s, "ship")) == (((), "sunk", ()), 3, "")


def test_the_ship_bears_two_damage() -> None:  # BD-8.5
    s = settle_only(table(2, black="0 0 0 1 0 0"))
    assert (result_of(s), s.damage) == (None, 2)
