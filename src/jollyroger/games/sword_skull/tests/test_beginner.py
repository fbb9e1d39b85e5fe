"""The beginner errs as people do in their first games, and always in a way the rules allow."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, play

from .. import GAME
from ..ai.beginner import beginner
from ..ai.holdings import Holdings
from ..state import Table
from .positions import begin_turn, choose_move, encounter, fight, kind, play_ids, table


def choices(s: Table) -> set[str]:
    """What a beginner may choose here."""
    return {str(beginner(s, s.asks[0], Fast(seed))) for seed in range(30)}


def policy_choice(s: Table) -> str:
    return str(GAME.policy(s, s.asks[0], Fast(1)))


def test_a_beginner_forgets_the_king_for_a_few_coins() -> None:
    s = choose_move(table(at="O0:v11 P0:o12", gold=[40], dice=[0, 1]))
    assert policy_choice(s) == "move:officer:v12"
    assert choices(s) == {"move:pirate:o13", "move:officer:v12"}


def test_a_beginner_remembers_the_king_when_he_can_pay_for_sure() -> None:
    assert choices(choose_move(table(at="O0:v11 P0:o12", gold=[50], dice=[0, 1]))) == {"move:officer:v12"}


def test_a_beginner_runs_for_treasure_into_the_arms_of_a_stronger_figure() -> None:
    s = choose_move(table(2, at="O0:o04 P0:o10 O1:o05", dice=[0, 1], chests=[4, 1, 1, 1], items=["", "musket"]))
    assert choices(s) == {"move:officer:o05"}


def test_a_beginner_often_moves_only_his_favourite_figure() -> None:
    s = choose_move(table(2, at="O0:o27 P0:o04", dice=[0, 1], chests=[3, 1, 1, 1], items=["cutlass"]))
    assert choices(s) == {"move:officer:o28", "move:pirate:o05"}


def test_a_beginner_bids_more_than_an_item_is_worth() -> None:
    s = encounter(table(2, at="O0:o10", gold=[30, 30], luck=["musket"]), "O0")
    worth = Holdings(s, 1).item_value(kind("musket"))
    bids = [int(choice.removeprefix("bid:")) for choice in choices(s)]
    assert min(bids) >= worth
    assert max(bids) > worth + 2


def test_a_beginner_bids_no_more_than_he_has_and_passes_if_it_is_far_too_dear() -> None:
    s = encounter(table(2, at="O0:o10", gold=[30, 5], luck=["musket"]), "O0")
    assert choices(s) == {"bid:5"}
    s = encounter(table(2, at="O0:o10", gold=[60, 60], luck=["rope"]), "O0")
    play_ids(s, 1, "bid:40")
    assert choices(s) == {"pass"}


def test_a_beginner_plays_his_cards_as_soon_as_he_may() -> None:
    s = begin_turn(table(2, at="O0:o05 P0:o12", hands=["local-guide"]))
    assert choices(s) == {"play:local-guide"}
    s = encounter(table(at="O0:o22", hands=["royal-pardon"]), "O0")
    assert policy_choice(s) == "pay"
    assert choices(s) == {"play:royal-pardon"}


def test_a_beginner_forgets_to_keep_the_peace() -> None:
    s = fight(table(2, at="O0:o05 O1:o05", hands=["keep-the-peace"], items=["", "musket"]), "O0")
    assert policy_choice(s) == "play:keep-the-peace"
    assert choices(s) == {"pass"}


def test_a_beginner_does_not_notice_that_a_lucky_blow_is_not_enough() -> None:
    s = fight(table(2, at="O0:o05 O1:o05", hands=["lucky-blow"], items=["", "musket cutlass"], luck=[0, 4]), "O0")
    play_ids(s, 0, "pass")
    assert policy_choice(s) == "pass"
    assert choices(s) == {"play:lucky-blow"}


def test_a_beginner_hires_who_brings_gold() -> None:
    s = encounter(table(at="O0:o04", crew=["fort-rock-captain*2"]), "O0")
    assert policy_choice(s) == "hire:clearwater-marine"
    assert choices(s) == {"hire:clearwater-merchant"}


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_beginner_plays_whole_games_by_the_rules(seats: int) -> None:
    for seed in range(3):
        s, chance = GAME.new(seats, Fast(seed)), Fast(seed + 50)
        while s.asks:
            ask = s.asks[0]
            choose = GAME.policy if chance.below(4) else beginner
            action = choose(s, ask, chance)
            assert action is not None
            assert action in ask.options
            play(s, ask.seat, action)
        assert s.result is not None
