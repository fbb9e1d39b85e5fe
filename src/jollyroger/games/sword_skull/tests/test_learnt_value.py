"""The learnt value: chances that add up, and that rise with what brings a player nearer to winning."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, play

from .. import GAME
from ..ai.features import FEATURES, Standing, features
from ..ai.learnt_value import Network, value
from ..ai.value_weights import WEIGHTS
from ..state import Table
from .positions import choose_move, encounter, table


def chance_to_win(s: Table, seat: int = 0) -> float:
    found = value(s, seat)
    assert found is not None
    return found


def test_there_is_a_row_of_weights_for_every_feature() -> None:
    rows = [line.split() for line in WEIGHTS.split("\n") if line]
    assert len(rows) == FEATURES + 2
    assert len({len(row) for row in rows}) == 1


def test_the_output_of_a_network_is_worked_out_by_hand() -> None:
    text = "4096 -8192\n1024 512\n" + "0 4096\n" * FEATURES
    assert Network(text).score([]) == 1.0
    assert Network(text).score([(0, 3)]) == 1.0 + 0.5 * (3 - 2)


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_chances_of_all_players_add_up_to_one(seats: int) -> None:
    s, chance, seen = GAME.new(seats, Fast(seats)), Fast(1), 0
    while s.asks:
        chances = [value(s, seat) for seat in range(seats)]
        if chances[0] is not None:
            seen += 1
            assert sum(one for one in chances if one is not None) == pytest.approx(1)
            standings = [Standing(s, seat) for seat in range(seats)]
            assert all(0 <= feature < FEATURES for seat in range(seats) for feature, _ in features(s, seat, standings))
        ask = s.asks[0]
        action = GAME.policy(s, ask, chance)
        assert action is not None
        play(s, ask.seat, action)
    assert seen > 20
    assert value(s, 0) is None


def test_there_is_no_value_in_the_middle_of_a_turn() -> None:
    assert value(encounter(table(2, at="O0:o10", luck=["rope"]), "O0"), 0) is None


def test_equal_players_have_about_equal_chances() -> None:
    assert 0.4 < chance_to_win(choose_move(table(2, dice=[0, 1]))) < 0.6


def test_gold_crew_and_weapons_raise_the_chance() -> None:
    plain = chance_to_win(choose_move(table(2, at="O0:o20 P0:o12 O1:o20 P1:o12", dice=[0, 1])))
    for better in (
        table(2, at="O0:o20 P0:o12 O1:o20 P1:o12", dice=[0, 1], gold=[30]),
        table(2, at="O0:o20 P0:o12 O1:o20 P1:o12", dice=[0, 1], items=["musket"]),
        table(2, at="O0:o20 P0:o12 O1:o20 P1:o12", dice=[0, 1], crew=["fort-rock-captain"]),
    ):
        assert chance_to_win(choose_move(better)) > plain + 0.05


def test_a_mighty_figure_on_the_lake_has_almost_won() -> None:
    s = choose_move(table(2, at="O0:v11 P0:o12", gold=[45], dice=[0, 1]))
    assert chance_to_win(s) > 0.85
    assert chance_to_win(s, 1) < 0.15
