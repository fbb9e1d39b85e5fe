"""What the search tries: the best moves, some bids, and nothing absurd."""

from __future__ import annotations

from jollyroger.engine import start

from ..ai.search_hints import BID_RAISES, MOVES_TRIED, candidates
from ..rules.turns import Placing
from ..state import Table
from .positions import choose_move, encounter, fight, play_ids, table


def tried(s: Table) -> list[str]:
    return [str(action) for action in candidates(s, s.asks[0])]


def test_only_the_best_places_for_a_lifted_figure_are_tried() -> None:
    assert len(tried(start(table(2, at="O0:o04 P0:o12"), Placing(0)))) == MOVES_TRIED


def test_a_few_bids_are_tried_but_none_that_nobody_could_top() -> None:
    s = encounter(table(2, at="O0:o10", gold=[30, 30], luck=["musket"]), "O0")
    assert tried(s) == ["pass", *[f"bid:{1 + raised}" for raised in BID_RAISES]]
    s = encounter(table(2, at="O0:o10", gold=[3, 30], luck=["musket"]), "O0")
    assert tried(s) == ["pass", "bid:1", "bid:3"]


def test_cards_are_not_tried_in_a_fight_that_is_won() -> None:  # SS-8.5
    s = fight(table(2, at="O0:o05 O1:o05", hands=["lucky-blow quick-thinking"], luck=[4, 0]), "O0")
    play_ids(s, 0, "pass")
    assert tried(s) == ["pass"]


def test_peace_with_a_far_weaker_figure_is_not_tried() -> None:
    s = fight(table(2, at="O0:o05 O1:o05", hands=["keep-the-peace"], items=["musket rapier"]), "O0")
    assert tried(s) == ["pass"]
    s = fight(table(2, at="O0:o05 O1:o05", hands=["keep-the-peace"]), "O0")
    assert tried(s) == ["pass", "play:keep-the-peace"]


def test_the_lake_is_not_tried_without_a_chance() -> None:
    weak = choose_move(table(at="O0:v05 P0:o12", dice=[0, 1], gold=[0]))
    assert "move:officer:v11" not in tried(weak)
    rich = choose_move(table(at="O0:v05 P0:o12", dice=[0, 1], gold=[50]))
    assert "move:officer:v11" in tried(rich)


def test_who_can_pay_the_king_does_not_think_of_fighting_him() -> None:
    assert tried(encounter(table(2, at="O0:v12", gold=[50], luck=[0]), "O0")) == ["pay"]


def test_of_three_weapons_only_the_weakest_is_sold() -> None:  # SS-10.3
    s = encounter(table(2, at="O0:o10", gold=[9, 0], items=["cutlass*2"], luck=["flintlock-pistol"]), "O0")
    play_ids(s, 0, "bid:1")
    assert tried(s) == ["sell:flintlock-pistol"]
