"""Rewards and penalties. (BD-8.6 to BD-8.13)"""

from __future__ import annotations

import pytest

from jollyroger.testing.play import offered, result_of

from ..state import Table
from .positions import asked, column, crew, fate, refusal, refusal_rules, rum_count, say, settle, settle_only, table


def test_the_owner_of_the_last_anchor_die_may_move_one() -> None:  # BD-8.6
    s = settle_only(table(black="2 0 1 0 0 2", dice={"anchor": [0, 2, 1]}, luck=[4, ...]))
    assert (asked(s), offered(s, 1)) == ([1], ["put:sword", "put:flag", "stay"])
    assert refusal_rules(s, 1)["put:ship"] == "BD-8.6"
    say(s, 1, "put:sword")
    assert (column(s, "anchor"), fate(s, "sword")) == ([0, 2], "completed")


def test_the_moved_die_takes_part_where_it_goes() -> None:  # BD-8.6
    s = settle_only(table(black="1 0 0 2 0 0", dice={"anchor": [1], "map": [0]}, luck=[4, 5]))
    say(s, 1, "put:map")
    assert (column(s, "map"), s.purses) == ([0, 1], [[4], [5], []])


def test_the_owner_may_leave_his_die() -> None:  # BD-8.6
    s = settle_only(table(black="1 0 0 0 0 1", dice={"anchor": [1]}))
    say(s, 1, "stay")
    assert column(s, "anchor") == [1]


def test_without_another_active_column_nothing_is_asked() -> None:  # BD-8.6
    s = settle_only(table(black="1 0 0 0 0 0", dice={"anchor": [1]}))
    assert asked(s) == []


def test_participants_take_2_rum_and_the_others_1() -> None:  # BD-8.7
    s = settle_only(table(black="0 2 0 0 0 0", dice={"rum": [1, 1]}))
    assert s.rum == [1, 2, 1]


def test_the_captain_is_served_first_while_the_hold_lasts() -> None:  # BD-8.7
    s = table(black="0 2 0 0 0 0", dice={"rum": [1, 1]}, captain=1, hold=2)
    before = s.rum[:]
    settle_only(s)
    assert [now - then for now, then in zip(s.rum, before, strict=True)] == [0, 2, 0]


def test_each_participant_takes_gold_whatever_his_dice() -> None:  # BD-8.8
    s = settle_only(table(black="0 0 0 0 0 3", dice={"flag": [1, 1, 2]}, luck=[3, 4, 5, 5]))
    assert s.purses == [[], [3, 4], [5, 5]]


@pytest.mark.parametrize(("captain", "purses"), [(0, [[], [3], [4, 5]]), (1, [[], [4, 5], [3]])])
def test_a_poor_pool_pays_the_captain_first_then_by_first_dice(captain: int, purses: list[list[int]]) -> None:  # BD-8.8
    dice = {"flag": [2, 1, 2]}
    s = table(black="0 0 0 0 0 3", dice=dice, captain=captain, pool=[3, 4, 5], luck=[4, 5, 3])
    settle_only(s)
    assert s.purses == purses


def test_tossed_gold_renews_an_empty_pool_where_there_is_an_enemy() -> None:  # BD-8.8
    s = table(quest="armada", black="0 0 0 0 2 0", dice={"ship": [0, 1]}, pool=[3], luck=[3, 5, 4, 4])
    settle_only(s)
    assert (s.purses, s.tossed) == ([[3, 5], [4, 4], []], [])
    assert len(s.gold) == 36


def test_gold_that_left_the_islands_chest_stays_out() -> None:  # BD-8.8
    s = settle_only(table(black="0 0 0 0 2 0", dice={"ship": [0, 1]}, pool=[3], luck=[3]))
    assert (s.purses, len(s.tossed)) == ([[3], [], []], 39)


def test_without_gold_there_is_no_gold() -> None:  # BD-8.8
    s = table(quest="armada", black="0 0 0 0 1 0", dice={"ship": [0]}, gold=[[], [3] * 10 + [4] * 20 + [5] * 10])
    settle_only(s)
    assert s.purses[0] == []


def test_the_captain_chooses_who_is_thrown() -> None:  # BD-8.9
    s = settle_only(table(black="0 1 0 0 0 0", captain=2))
    assert offered(s, 2) == ["throw:jibe", "throw:storm", "throw:keelhauling"]
    say(s, 2, "throw:storm")
    assert (crew(s), s.flipped) == ("jibe keelhauling", [5])


def test_the_captain_puts_rum_on_the_pirates() -> None:  # BD-8.9
    s = settle_only(table(black="0 0 0 0 1 0", captain=1, rum_on={"storm": 2}))
    hold = s.hold
    assert offered(s, 1) == ["load:jibe", "load:keelhauling"]
    assert refusal(s, 1, "load:storm") == "BD-8.9"
    say(s, 1, "load:jibe", "load:jibe")
    assert (rum_count(s, "jibe"), s.hold, asked(s)) == (2, hold - 2, [])


def test_no_more_rum_than_there_is_room() -> None:  # BD-8.9, case 21
    s = table(quest="armada", black="0 1 0 0 0 0", crew="jibe storm", rum_on={"jibe": 1, "storm": 2})
    settle_only(s)
    assert (rum_count(s, "jibe"), rum_count(s, "storm")) == (3, 2)


def test_no_more_rum_than_the_hold_has() -> None:  # BD-8.9, case 21
    s = table(quest="armada", black="0 1 0 0 0 0", hold=1)
    settle_only(s)
    say(s, 0, "load:storm")
    assert (s.hold, sum(s.rum_on), asked(s)) == (0, 1, [])


def test_a_die_fewer_next_round_only() -> None:  # BD-8.10
    s = settle(table(2, "kraken", black="0 0 0 1 0 0", luck=[...]))
    assert [s.unplaced(seat) for seat in range(2)] == [4, 4]
    assert s.unused_dice == [2, 2]
    assert not s.die_fewer_next


def test_failing_again_does_not_add_up() -> None:  # BD-8.10
    s = table(2, "kraken", black="0 0 0 1 0 0", luck=[...])
    s.die_fewer = True
    settle(s)
    assert s.unplaced(0) == 4


def test_with_sails_set_a_die_fewer_leaves_five() -> None:  # BD-8.10
    s = table(2, "kraken", black="0 0 0 1 0 0", luck=[...])
    s.die_more_next = True
    settle(s)
    assert s.unplaced(0) == 5


def lose_gold(*purses: list[int]) -> Table:
    return settle_only(table(quest="armada", black="0 0 0 0 2 0", dice={"ship": [1]}, gold=purses))


def test_participants_lose_1_gold_and_the_others_2() -> None:  # BD-8.11
    s = lose_gold([3, 4, 5], [3, 5], [4, 4, 5])
    say(s, 0, "toss:3", "toss:4")
    say(s, 1, "toss:3")
    say(s, 2, "toss:4", "toss:4")
    assert (s.purses, s.tossed) == ([[5], [5], [5]], [3, 3, 4, 4, 4])


def test_the_captain_is_the_first_to_lose_gold() -> None:  # BD-8.11
    purses = [[3, 4, 5], [3, 4, 5], [3, 4, 5]]
    s = settle_only(table(quest="armada", black="0 0 0 0 2 0", dice={"ship": [0]}, gold=purses, captain=2))
    order = []
    while asked(s):
        order += asked(s)
        say(s, asked(s)[0], offered(s, asked(s)[0])[0])
    assert order == [2, 2, 0, 1, 1]


def test_nobody_loses_more_than_he_has() -> None:  # BD-8.11
    s = lose_gold([3], [], [4, 4])
    assert (s.purses, asked(s)) == ([[], [], []], [])


def test_whether_one_is_asked_does_not_tell_what_the_tokens_are_worth() -> None:  # BD-8.11, BD-2.4
    s = lose_gold([4, 4, 4])
    assert offered(s, 0) == ["toss:4"]
    assert refusal(s, 0, "toss:5") == "BD-8.11"


def test_a_locked_flag_brings_nothing_but_its_penalty() -> None:  # BD-8.12, case 11
    s = settle_only(table(quest="armada", black="0 0 0 0 0 2", dice={"flag": [0, 1]}))
    assert (fate(s, "flag"), s.hits, s.damage, s.purses[0]) == ("completed", 0, 0, [])
    s = settle_only(table(quest="armada", black="0 0 0 0 0 2", dice={"flag": [0]}))
    assert (fate(s, "flag"), s.damage) == ("failed", 2)


def test_the_rum_barrel_unlocks_the_fight() -> None:  # BD-8.12, case 12
    dice = {"rum": [0], "flag": [0, 1, 1]}
    s = settle_only(table(quest="armada", black="0 1 0 0 0 3", dice=dice, luck=[3, 4, 5, 5]))
    assert (s.purses, s.hits) == ([[3, 4], [5, 5], []], 1)


def test_the_fight_is_open_for_one_settlement_only() -> None:  # BD-8.12
    s = settle(table(quest="armada", black="0 1 0 0 0 0", dice={"rum": [0]}, luck=[...]))
    assert (s.round, s.unlocked) == (2, False)


def test_the_krakens_flag_hits_without_gold() -> None:  # BD-8.13
    s = settle_only(table(quest="kraken", stage=1, black="0 0 0 0 0 1", dice={"flag": [0]}))
    assert (s.hits, s.purses[0]) == (1, [])


def test_the_krakens_map_pays_gold_and_a_token() -> None:  # BD-8.13
    s = settle_only(table(quest="kraken", black="0 0 0 1 0 0", dice={"map": [2]}, luck=[4]))
    assert (s.tokens, s.purses[2]) == (1, [4])


@pytest.mark.parametrize(("dice", "gold", "hits", "damage"), [(4, 1, 0, 0), (5, 1, 1, 0), (3, 0, 0, 2)])
def test_the_dutchman_is_hit_only_if_outnumbered(
    dice: int, gold: int, hits: int, damage: int
) -> None:  # BD-8.13, case 14
    s = table(quest="dutchman", stage=1, tokens=2, black="0 0 0 0 0 4", dice={"flag": [1] * dice}, luck=[4])
    settle_only(s)
    assert (len(s.purses[1]), s.hits, s.damage) == (gold, hits, damage)
    assert result_of(s) is None
