"""Odds, hints, and the policy that uses them."""

from __future__ import annotations

from itertools import product

import pytest

from jollyroger.engine import Ask, Fast, play

from .. import GAME
from ..ai.evaluation import Board
from ..ai.policy import policy
from ..ai.temperament import LOYAL, SELFISH, TEMPERAMENTS, Temperament
from ..odds import fill_distribution
from ..presentation.hints import hints
from ..state import Table
from .positions import settle, shown, table


@pytest.mark.parametrize("dice", range(1, 7))
@pytest.mark.parametrize("active", range(1, 7))
def test_chances_add_up_to_1(dice: int, active: int) -> None:  # BD-6.3
    assert sum(fill_distribution(dice, active)) == pytest.approx(1)


def test_a_single_die_hits_as_often_as_any_other_active_column() -> None:  # BD-6.2, BD-6.3
    for active in range(1, 7):
        assert fill_distribution(1, active)[1] == pytest.approx(1 / active)


def test_with_one_active_column_all_dice_come_there() -> None:  # BD-6.3
    assert fill_distribution(5, 1)[5] == pytest.approx(1)


def test_two_dice_and_six_columns_counted_by_hand() -> None:  # BD-6.3
    # Both at once 1/36; one of them 10/36 and then the other 1/6; none 25/36: of two alike (5) both are gone,
    # of two different (20) one is placed and the other hits with 1/6.
    both = 1 / 36 + 10 / 36 / 6
    one = 10 / 36 * 5 / 6 + 20 / 36 / 6
    assert fill_distribution(2, 6) == pytest.approx((1 - both - one, one, both))


def middle_of_a_turn() -> Table:
    s = table(black="1 0 2 3 0 1", dice={"anchor": [0], "map": [1, 1]}, waiting=[0, 2, 1], damage=1, luck=[...])
    return shown(s, 0, "map sword")


def test_the_hints_tell_what_is_missing_and_what_failing_costs() -> None:  # BD-8.3
    view = hints(middle_of_a_turn(), 0)
    columns = {column["symbol"]: column for column in view["columns"]}
    assert {symbol: column["missing"] for symbol, column in columns.items()} == {
        "anchor": 0,
        "sword": 2,
        "map": 1,
        "flag": 1,
    }
    assert (columns["map"]["penalty"], columns["map"]["fatal"], columns["map"]["spills"]) == (
        {"kind": "damage", "n": 2},
        "sunk",
        1,
    )
    assert (columns["flag"]["fatal"], columns["flag"]["spills"]) == (None, 0)
    assert (view["to_place"], view["gaps"]) == (5, 4)


def test_the_hints_give_no_chances() -> None:  # nobody plays as a chance would assume
    view = hints(middle_of_a_turn(), 0)
    assert "%" not in GAME.words.hints(view)
    assert GAME.words.hints(view).startswith("5 dice for 4 gaps.")


def test_the_hints_tell_who_leads_on_each_half() -> None:  # BD-9.1
    view = hints(middle_of_a_turn(), 1)
    assert (view["captain"], view["sea_wolf"]) == ([0], [1])
    text = GAME.words.hints(view)
    assert "Left half, the ship's next captain: {0} leads." in text
    assert "Right half, the sea wolf, 1 gold token: you lead." in text
    assert "THE SHIP SINKS" in text


def test_the_hints_warn_if_the_last_pirate_is_in_danger() -> None:  # BD-7.6
    s = shown(table(black="1 2 0 0 0 0", crew="storm", flipped="jibe"), 0, "anchor rum")
    assert hints(s, 0)["columns"][1]["fatal"] == "crew-lost"


def test_there_are_no_hints_after_the_end() -> None:
    s = settle(table(damage=2, black="0 0 0 0 0 1"))
    assert hints(s, 0) == {}
    assert GAME.words.hints({}) == ""


def test_a_filled_column_is_worth_more_than_a_short_one() -> None:
    s = middle_of_a_turn()
    board = Board.of(s, 0, LOYAL)
    assert board.placed(4, 1).value() > board.value()


def test_a_selfish_player_values_gold_more() -> None:
    s = middle_of_a_turn()
    gains = [Board.of(s, 0, temperament).placed(4, 1).token_value(4) for temperament in (LOYAL, SELFISH)]
    assert gains[1] > gains[0]


@pytest.mark.parametrize("temperament", TEMPERAMENTS.values(), ids=TEMPERAMENTS)
def test_every_temperament_plays_to_the_end(temperament: Temperament) -> None:
    for seats, quest in product((2, 4), ("pirate-island", "dutchman")):
        s, luck = GAME.new(seats, Fast(seats), {"quest": quest}), Fast(7)
        while s.result is None:
            ask: Ask = s.asks[0]
            action = policy(GAME.resample(s, ask.seat, luck), ask, luck, temperament)
            assert action is not None
            assert action in ask.options
            play(s, ask.seat, action)
