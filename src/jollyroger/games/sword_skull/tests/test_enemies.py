"""Dice, Might, and the Enemies of the caves. (SS-6, SS-7)"""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast
from jollyroger.testing.play import listen, offered

from ..events import Clashed, FoeAppeared
from ..odds import DECISIVE_ROLLS, winning_rolls
from ..rules.combat import beats
from .positions import BOX, discarded, encounter, hand, is_over, items, might, play_ids, refused_by_rule, table


@pytest.mark.parametrize(
    ("might", "die", "foe", "foe_die", "won"),
    [
        pytest.param(3, 2, 1, 3, True, id="the higher total"),
        pytest.param(1, 2, 3, 1, False, id="the lower total"),
        pytest.param(2, 3, 1, 4, True, id="a tie is the attacker's"),
        pytest.param(12, 0, 10, 1, False, id="a blank loses in spite of Might"),
        pytest.param(0, 1, 10, 0, True, id="a blank loses for the other side too"),
    ],
)
def test_who_wins_a_fight(might: int, die: int, foe: int, foe_die: int, won: bool) -> None:  # SS-6.1, SS-6.2, T24
    assert beats(might, die, foe, foe_die) is won


def test_the_odds_by_difference_of_might_are_the_published_ones() -> None:  # SS-6.1, SS-6.2, T34
    assert [winning_rolls(difference) for difference in range(-5, 5)] == [5, 6, 8, 11, 15, 20, 24, 27, 29, 30]
    assert (winning_rolls(-9), winning_rolls(9), DECISIVE_ROLLS) == (5, 30, 35)


def test_two_blanks_are_rolled_again() -> None:  # SS-6.2, T25
    s = encounter(table(at="O0:o08", luck=["cave-bats", 0, 0, 0, 0, 5, 1]), "O0")
    assert (s.gold[0], s.dice) == (11, [5, 1])


def test_might_counts_crew_weapons_and_face_up_cards() -> None:  # SS-6.3, SS-10.5, SS-B4.9, SS-B4.10
    s = table(
        crew=["fort-rock-captain hired-cutthroat"],
        items=["musket dagger"],
        permanent=["queens-commission fearsome-reputation*2"],
        hands=["lucky-blow"],
    )
    assert (might(s, "O0"), might(s, "P0")) == (7, 4)


def test_the_player_on_the_left_rolls_for_an_enemy() -> None:  # SS-6.4, SS-A11
    for seats, left in ((4, 3), (2, 1)):
        s = table(seats, at="O0:o08" if seats == 2 else "O2:o08", luck=["cave-bats", 3, 2])
        told = listen(s)
        encounter(s, "O0" if seats == 2 else "O2")
        assert [event.roller for event in told if isinstance(event, Clashed)] == [left]


def test_a_tie_with_an_enemy_is_won() -> None:  # SS-6.4
    s = encounter(table(at="O0:o08", luck=["cave-bats", 3, 2]), "O0")
    assert s.gold[0] == 11


@pytest.mark.parametrize(
    ("crew", "row"),
    [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (20, 3)],
)
def test_the_row_of_the_chart_depends_on_the_number_of_crew(crew: int, row: int) -> None:  # SS-7.1, SS-B3
    assert BOX.row(crew) == row


def test_all_crew_of_the_player_counts_whichever_figure_fights() -> None:  # SS-7.1, SS-A12
    # Three Marines: row two, where a Crocodile has Might 4; the Pirate has none.
    s = encounter(table(4, at="P0:o08", crew=["clearwater-marine*3"], luck=["swamp-crocodile", 5, 2]), "P0")
    assert s.gold[0] == 10
    s = encounter(table(4, at="P0:o08", crew=["clearwater-marine*3"], luck=["swamp-crocodile", 5, 1]), "P0")
    assert s.gold[0] == 12


def test_the_reward_may_be_an_item() -> None:  # SS-7.2
    s = encounter(table(at="O0:o08", luck=["cyclops", 5, 1, "rope"]), "O0")
    assert (items(s, 0), s.gold[0], discarded(s)) == (["rope"], 10, ["cyclops"])


def test_the_reward_may_be_gold_and_an_item() -> None:  # SS-7.2, SS-B3
    s = table(5, at="O0:o08", crew=["fort-rock-captain*3 clearwater-marine*3"], luck=["cyclops", 5, 1, "rope"])
    encounter(s, "O0")
    assert (items(s, 0), s.gold[0]) == (["rope"], 11)


def test_losing_to_an_enemy_costs_nothing() -> None:  # SS-7.3
    s = encounter(table(at="O0:o08", luck=["cyclops", 0, 1]), "O0")
    assert (s.gold[0], discarded(s), is_over(s)) == (10, ["cyclops"], True)


def test_cards_help_against_an_enemy_and_only_the_fighter_plays_them() -> None:  # SS-A13, SS-B4.2
    s = table(2, at="O0:o08", hands=["lucky-blow", "lucky-blow quick-thinking"], luck=["giant-octopus", 0, 2])
    encounter(s, "O0")
    assert (offered(s, 0), offered(s, 1)) == (["pass", "play:lucky-blow"], [])
    play_ids(s, 0, "play:lucky-blow")
    assert (s.gold[0], hand(s, 0), s.dice) == (13, [], [5, 2])


def test_keep_the_peace_does_not_stop_an_enemy() -> None:  # SS-A13
    s = encounter(table(2, at="O0:o08", hands=["keep-the-peace"], luck=["cave-bats", 1, 2]), "O0")
    assert offered(s, 0) == ["pass"]
    assert refused_by_rule(s, 0, "play:keep-the-peace") == "SS-10.2"


def test_an_empty_enemy_deck_is_replaced_by_its_discard_pile() -> None:  # SS-10.1
    s = table(at="O0:o08")
    s.enemy_deck, s.enemy_discard = [], s.enemy_deck
    s.chance = Fast(1)
    told = listen(s)
    encounter(s, "O0")
    assert (len(s.enemy_deck), len(s.enemy_discard)) == (15, 1)
    assert any(isinstance(event, FoeAppeared) for event in told)
