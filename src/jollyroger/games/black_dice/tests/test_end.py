"""Sea wolf and captain, the end, the next round, the campaign. (BD-9, BD-10, BD-11)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Event, Fast, start
from jollyroger.engine.messages import message
from jollyroger.testing.play import listen, result_of

from .. import GAME
from ..events import Adrift, Duelled, QuestWon
from ..events import SeaWolf as Wolf
from ..rules.quest import QuestEnd, Ranks, final_result
from .positions import settle, table


def test_most_dice_on_the_right_half_make_the_sea_wolf() -> None:  # BD-9.1
    s = table(dice={"map": [0, 1], "flag": [1], "anchor": [0, 0, 0]}, luck=[5])
    start(s, Ranks())
    assert s.purses == [[], [5], []]


def test_most_dice_on_the_left_half_make_the_captain() -> None:  # BD-9.1
    s = start(table(dice={"anchor": [2], "rum": [2], "sword": [1], "flag": [0, 0]}, luck=[4]), Ranks())
    assert s.captain == 2


def test_one_player_may_be_both() -> None:  # BD-9.1
    s = start(table(dice={"anchor": [2], "flag": [2]}, luck=[4]), Ranks())
    assert (s.captain, s.purses[2]) == (2, [4])


def test_dice_on_an_inactive_column_count_for_the_halves() -> None:  # BD-9.1, case 23
    s = start(table(black="1 0 0 0 0 0", dice={"map": [0, 0], "anchor": [1]}, luck=[3]), Ranks())
    assert (s.purses[0], s.captain) == ([3], 1)


def test_an_empty_pool_pays_no_sea_wolf() -> None:  # BD-9.1
    s = start(table(dice={"map": [0]}, pool=[]), Ranks())
    assert s.purses[0] == []


def test_each_half_has_its_own_duel() -> None:  # BD-9.2, case 25
    dice = {"anchor": [0, 0, 0, 1, 1, 1], "map": [0, 0, 1, 1]}
    s = table(2, dice=dice, luck=[2, 5, 4, 3, 3, 6, 1])
    told = listen(s)
    start(s, Ranks())
    duels = [(event.rank, event.rolls) for event in told if isinstance(event, Duelled)]
    assert duels == [("sea-wolf", (2, 5)), ("captain", (3, 3)), ("captain", (6, 1))]
    assert (s.purses, s.captain) == ([[], [4]], 0)


def test_only_the_tied_duel() -> None:  # BD-9.2
    s = table(dice={"anchor": [0, 2], "flag": [1]}, luck=[4, 1, 6])
    start(s, Ranks())
    assert (s.duels, s.captain) == ([[1, 0, 6]], 2)


def test_with_an_empty_half_there_is_no_sea_wolf_and_the_captain_stays() -> None:  # BD-9.3
    s = table(captain=1)
    told = listen(s)
    start(s, Ranks())
    assert [event.seat for event in told if isinstance(event, Wolf)] == [None]
    assert (s.captain, s.purses) == (1, [[], [], []])


def test_the_island_is_done_when_the_chest_is_empty_after_the_sea_wolf() -> None:  # BD-10.1
    s = settle(table(2, black="0 0 0 1 0 0", dice={"map": [0]}, pool=[4, 5], luck=[4, 5]))
    assert result_of(s) == ((0,), "most-gold", (9, 0))


def test_with_a_token_left_in_the_chest_it_goes_on() -> None:  # BD-10.1
    s = settle(table(2, black="0 0 0 1 0 0", dice={"map": [0]}, pool=[3, 4, 5], luck=[4, 5, ...]))
    assert (result_of(s), s.round) == (None, 2)


@pytest.mark.parametrize("quest", ["kraken", "dutchman", "armada"])
def test_the_other_quests_are_done_with_three_hits(quest: str) -> None:  # BD-10.1
    dice = {"rum": [1], "flag": [0, 0]}
    black = "0 1 0 0 0 1" if quest == "armada" else "0 0 0 0 0 1"
    stage = 0 if quest == "armada" else 1
    s = settle(table(2, quest, stage=stage, tokens=2, hits=2, black=black, dice=dice, luck=[...]))
    result = result_of(s)
    assert result is not None
    assert (result.winners, s.hits) == ((0,), 3)


def test_the_highest_sum_wins_even_with_more_tokens() -> None:  # BD-10.2
    assert final_result([12, 13, 9], [3, 4, 2], 2) == ((1,), "most-gold", (12, 13, 9))


def test_a_tie_goes_to_the_fewest_tokens() -> None:  # BD-10.2
    assert final_result([12, 9, 12], [4, 2, 3], 1) == ((2,), "fewest-tokens", (12, 9, 12))


@pytest.mark.parametrize("captain", [0, 1, 2])
def test_a_full_tie_goes_to_the_captain_even_if_he_is_not_among_the_tied(captain: int) -> None:  # BD-10.2
    assert final_result([12, 9, 12], [3, 2, 3], captain) == ((captain,), "captain", (12, 9, 12))


def test_it_is_the_captain_of_the_round_just_played() -> None:  # BD-10.2
    s = table(dice={"anchor": [1, 1]}, captain=2, pool=[], gold=[[4], [4], [3]])
    start(s, Ranks())
    assert (s.captain, result_of(s)) == (1, ((2,), "captain", (4, 4, 3)))


def test_the_purses_are_opened_at_the_end() -> None:  # BD-10.2
    s = table(pool=[], gold=[[4, 4], [5], [3]])
    told = listen(s)
    start(s, QuestEnd(0))
    assert [event for event in told if isinstance(event, QuestWon)] == [
        QuestWon(message("quest-pirate-island"), (8, 5, 3), (2, 1, 1))
    ]


def test_a_lost_quest_has_no_winner() -> None:  # BD-10.3
    s = settle(table(damage=2, black="0 0 0 0 0 1", gold=[[5]], pool=[]))
    assert result_of(s) == ((), "sunk", ())


def test_a_quest_of_50_rounds_is_given_up() -> None:  # BD-10.4
    for rounds, over in ((49, False), (50, True)):
        s = table(round=rounds)
        told: list[Event] = listen(s)
        start(s, QuestEnd(0))
        assert (result_of(s) == ((), "adrift", ())) == over
        assert any(isinstance(event, Adrift) for event in told) == over


def test_in_a_campaign_the_next_quest_is_set_up_anew() -> None:  # BD-10.5
    s = table(campaign=True, pool=[], gold=[[4, 4], [5], [3]], damage=2, rum=[5, 1], round=7, luck=[...])
    start(s, QuestEnd(0))
    assert (s.quest.id, s.round, s.damage, s.rum, s.purses) == ("kraken", 1, 0, [2, 2, 2], [[], [], []])
    assert (s.banked, s.banked_tokens, len(s.gold), len(s.crew)) == ([8, 5, 3], [2, 1, 1], 40, 4)


def test_the_next_quest_knows_nothing_of_the_duels_before_it() -> None:  # BD-10.5, BD-2.5
    s = table(2, campaign=True, pool=[], dice={"anchor": [0, 1]}, luck=[1, 6, *range(3), 5, 2, ...])
    start(s, Ranks())
    assert (s.quest.id, s.duels, s.captain) == ("kraken", [[5, 2]], 0)


def test_after_the_last_quest_the_totals_decide() -> None:  # BD-10.5
    s = table(quest="dutchman", campaign=True, hits=3, gold=[[4], [5], []])
    s.banked, s.banked_tokens = [10, 9, 3], [4, 3, 1]
    start(s, QuestEnd(0))
    assert result_of(s) == ((1,), "fewest-tokens", (14, 14, 3))


def test_a_lost_quest_ends_the_campaign() -> None:  # BD-10.5
    s = table(quest="armada", campaign=True, damage=2, black="0 0 0 0 0 1")
    s.banked = [50, 40, 30]
    settle(s)
    assert result_of(s) == ((), "sunk", ())


def test_a_campaign_begins_with_the_first_quest() -> None:  # BD-10.5
    s = GAME.new(2, Fast(1), {"campaign": "on", "quest": "armada"})
    assert s.quest.id == "pirate-island"


def test_rum_gold_pirates_and_damage_stay_for_the_next_round() -> None:  # BD-11.1
    s = table(2, "kraken", rum=[3, 1], rum_on={"storm": 1}, flipped="bullseye", damage=1, hits=1, tokens=1, luck=[...])
    s.purses[0] = [s.gold.pop()]
    settle(s)
    assert (s.rum, sum(s.rum_on), len(s.flipped), s.damage, s.hits, s.tokens) == ([3, 1], 1, 1, 1, 1, 1)
    assert s.purses[0] == [5]


def test_all_dice_are_collected() -> None:  # BD-11.1
    s = settle(table(2, black="0 0 1 0 0 2", dice={"sword": [0], "flag": [1, 1]}, luck=[...]))
    assert s.columns == [[]] * 7
    assert sum(s.black) + s.unused_black == 24
    assert sum(s.black) == 10
