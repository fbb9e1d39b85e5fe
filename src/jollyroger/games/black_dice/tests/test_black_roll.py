"""Stage 1, the black roll, and blocked columns. (BD-4, BD-5)"""

from __future__ import annotations

import pytest

from jollyroger.engine import start

from ..rules.quest import Round
from ..rules.rolling import BlackRoll
from ..state import Table
from .positions import lines, say, settle, shown, table


def rolled(s: Table) -> Table:
    return start(s, BlackRoll())


@pytest.mark.parametrize(("seats", "plain", "more", "fewer"), [(2, 10, 12, 8), (3, 15, 18, 13), (4, 20, 24, 18)])
def test_the_pool_follows_the_last_settlement(seats: int, plain: int, more: int, fewer: int) -> None:  # BD-4.1, case 1
    for extra, pool in ((0, plain), (seats, more), (-2, fewer), (seats - 2, plain + seats - 2)):
        s = rolled(table(seats, luck=[...], extra_black=extra))
        assert (sum(s.black), s.extra_black) == (pool, 0)


def test_there_are_never_more_black_dice_than_24() -> None:  # BD-4.1, case 28
    s = rolled(table(4, luck=[...], extra_black=8))
    assert (sum(s.black), s.unused_black) == (24, 0)


def test_failing_the_sword_swells_the_next_pool() -> None:  # BD-4.1
    s = settle(table(2, black="0 0 1 0 0 0", luck=[...]), "sword")
    assert sum(s.black) == 12


def test_the_armadas_sword_shrinks_the_next_pool() -> None:  # BD-4.1
    s = settle(table(2, "armada", black="0 0 1 0 0 0", dice={"sword": [0]}, luck=[...]))
    assert sum(s.black) == 8


def test_an_extra_pool_is_for_one_round_only() -> None:  # BD-4.1
    s = settle(table(2, black="0 0 1 0 0 0", luck=[...]), "sword")
    s.unused_black += sum(s.black)
    s.black = [0] * 7
    rolled(s)
    assert sum(s.black) == 10


def test_the_krakens_second_stage_begins_with_a_die_on_the_flag() -> None:  # BD-4.2, case 17
    s = rolled(table(2, "kraken", stage=1, luck=[1] * 9))
    assert lines(s) == "9 0 0 0 0 1"


def test_the_dutchmans_first_stage_begins_with_a_die_on_the_rum_barrel() -> None:  # BD-4.2, BD-4.3, case 15
    s = rolled(table(3, "dutchman", luck=[2, 2, 6, 6, 6, 1, 1, 1, 3, 3, 3, 4, 4, 5]))
    assert lines(s) == "3 6 3 2 1 0"


def test_a_blocked_die_of_the_kraken_is_rolled_once_more() -> None:  # BD-4.3
    s = rolled(table(2, "kraken", luck=[6, *[1] * 9, 4]))
    assert lines(s) == "9 0 0 1 0 0"
    assert s.black[0] == 0


def test_blocked_twice_it_is_out_for_the_round() -> None:  # BD-4.3, case 17
    s = rolled(table(2, "kraken", stage=1, luck=[4, *[1] * 8, 4]))
    assert (lines(s), s.black[0]) == ("8 0 0 0 0 1", 1)


def test_what_was_out_is_back_in_the_next_round() -> None:  # BD-4.3, BD-11.1, case 17
    s = table(2, "kraken", stage=1, tokens=2, black="0 0 0 0 0 1", dice={"flag": [0]}, luck=[...])
    s.black[0], s.unused_black = 3, s.unused_black - 3
    settle(s)
    assert sum(s.black) == 10


def test_a_rolled_flag_of_the_dutchmans_second_stage_stays_and_rum_joins_it() -> None:  # BD-4.3, BD-5.2
    s = rolled(table(2, "dutchman", stage=1, tokens=2, luck=[2, 6, 2, *[3] * 7]))
    assert lines(s) == "0 0 7 0 0 3"


def test_a_column_without_a_black_die_is_inactive() -> None:  # BD-4.4
    s = rolled(table(2, luck=[1, 1, 1, 1, 1, 4, 4, 4, 6, 6]))
    assert s.active_columns() == [1, 4, 6]


def test_without_an_active_column_stage_2_is_skipped() -> None:  # BD-4.5
    s = table(2, "kraken", round=0, luck=[*[6] * 20, *[1] * 10, ...])
    start(s, Round())
    assert (s.round, lines(s)) == (2, "10 0 0 0 0 0")


def test_a_storm_that_leaves_no_line_ends_stage_2() -> None:  # BD-4.5
    s = table(2, "kraken", black="0 1 0 0 0 0", waiting=[0, 5], rum=[1], luck=[6, 6, ...])
    shown(s, 0, "anchor")
    say(s, 0, "use:storm")
    assert (lines(s), s.black[0]) == ("0 0 0 0 0 0", 1)
    say(s, 0, "done")
    assert s.round == 2


def test_the_flag_of_the_kraken_is_blocked_until_two_tokens_are_held() -> None:  # BD-5.1, case 18
    s = table(2, "kraken", round=4, tokens=1, black="0 0 0 1 0 0", dice={"map": [0]}, luck=[...])
    assert s.stage.blocked == 6
    told: list[int | None] = []
    s.listener = lambda event: told.append(s.stage.blocked)
    settle(s)
    assert told[0] == 6
    assert (s.round, s.tokens, s.stage.blocked) == (5, 2, 4)
    assert s.black[6] >= 1
    assert s.black[4] == 0


def test_the_flag_of_the_dutchman_opens_the_round_after_the_second_map_piece() -> None:  # BD-5.2
    s = table(2, "dutchman", tokens=1, black="0 1 0 0 0 0", dice={"rum": [0]}, luck=[...])
    settle(s)
    assert (s.tokens, s.stage_number, s.stage.blocked) == (2, 1, 2)
    assert s.black[2] == 0


def test_one_token_is_not_enough() -> None:  # BD-5.1, BD-5.3
    s = settle(table(2, "kraken", black="0 0 0 1 0 0", dice={"map": [0, 1]}, luck=[...]))
    assert (s.tokens, s.stage.blocked) == (1, 6)


def test_tokens_are_never_lost() -> None:  # BD-5.3
    s = settle(table(2, "kraken", tokens=1, black="0 0 0 2 0 0", dice={"map": [0]}, luck=[...]))
    assert s.tokens == 1


def test_the_dutchmans_flag_may_be_inactive_in_the_second_stage() -> None:  # BD-5.4
    s = rolled(table(2, "dutchman", stage=1, tokens=2, luck=[1, 3, 4, 5, 1, 3, 4, 5, 1, 3]))
    assert lines(s) == "3 0 3 2 2 0"
