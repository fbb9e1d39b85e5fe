"""Deckhands come through trapdoors and spread. (DM-9.9)"""

from __future__ import annotations

import pytest

from .helpers import deckhands, loss
from .positions import revenge_step, ship

ADD, SPREAD = "revenge-08", "revenge-10"
BURNING = {"left": 1, "right": 1}
"""So that a card of blank red or red 2 finds nothing to raise."""


def test_one_deckhand_comes_to_every_trapdoor() -> None:  # DM-9.9
    s = ship("room-02@2,0", trapdoors=["room-02"], deckhands={"room-02": 2}, fire=BURNING, draws=[ADD])
    assert deckhands(revenge_step(s), "room-02", "top", "centre") == [3, 1, 0]
    assert s.supply == 26


def test_an_exploded_trapdoor_gets_none() -> None:  # DM-9.9, DM-9.6
    s = revenge_step(ship("room-02@2,0", trapdoors=["room-02"], exploded=["room-02"], fire=BURNING, draws=[ADD]))
    assert deckhands(s, "room-02", "top") == [0, 1]


def test_deckhands_spread_as_in_the_picture() -> None:  # DM-9.9, DM-1.3, case E12
    s = ship(
        *("room-02@-1,1", "room-03@0,2", "room-12@1,1"),
        trapdoors=["room-03"],
        deckhands={"top": 2, "room-02": 1, "centre": 2},
        draws=[SPREAD],
    )
    assert deckhands(revenge_step(s), "top", "room-02", "room-03", "centre", "room-12", "right") == [2, 2, 0, 2, 0, 0]


def test_an_empty_trapdoor_spreads_nothing() -> None:  # DM-9.9, case T34
    s = revenge_step(ship("room-02@-1,1", draws=[SPREAD]))
    assert (deckhands(s, "top", "room-02", "centre"), s.supply) == ([0, 0, 0], 30)


def test_a_single_deckhand_feeds_only_empty_rooms() -> None:  # DM-9.9, case T34
    s = revenge_step(ship("room-02@-1,1", deckhands={"top": 1, "centre": 1}, draws=[SPREAD]))
    assert (deckhands(s, "top", "room-02", "centre"), s.supply) == ([1, 1, 1], 27)


def test_rooms_without_a_trapdoor_spread_nothing() -> None:  # DM-9.9
    s = revenge_step(ship(deckhands={"centre": 3}, draws=[SPREAD]))
    assert deckhands(s, "left", "right", "top") == [0, 0, 0]


@pytest.mark.parametrize(("top", "after"), [(1, 1), (2, 2)])
def test_the_counts_are_those_of_the_moment(top: int, after: int) -> None:  # DM-9.9, DM-1.6
    s = ship(trapdoors=["left"], deckhands={"left": 1, "top": top}, fire=BURNING, draws=[SPREAD])
    assert deckhands(revenge_step(s), "centre") == [after]


def test_two_trapdoors_side_by_side_give_each_other_nothing() -> None:  # DM-9.9
    s = ship("room-02@0,2", trapdoors=["room-02"], deckhands={"top": 3, "room-02": 0}, draws=[SPREAD])
    assert deckhands(revenge_step(s), "room-02") == [0]


@pytest.mark.parametrize("card", [ADD, SPREAD])
def test_using_the_last_deckhand_does_not_lose(card: str) -> None:  # DM-9.9
    s = revenge_step(ship(deckhands={"top": 1}, supply=1, fire=BURNING, draws=[card]))
    assert (loss(s), s.supply) == (None, 0)


@pytest.mark.parametrize("card", [ADD, SPREAD])
def test_a_deckhand_due_from_an_empty_supply_loses_the_game(card: str) -> None:  # DM-9.9
    s = revenge_step(ship(deckhands={"top": 1}, supply=0, fire=BURNING, draws=[card]))
    assert loss(s) == "overwhelmed"


def test_the_game_is_lost_in_the_middle_of_a_spread() -> None:  # DM-9.9
    s = revenge_step(ship("room-02@0,2", deckhands={"top": 1}, supply=1, draws=[SPREAD]))
    assert loss(s) == "overwhelmed"


def test_an_empty_supply_does_not_matter_when_none_is_due() -> None:  # DM-9.9
    s = revenge_step(ship(deckhands={"top": 1, "centre": 1}, supply=0, draws=[SPREAD]))
    assert loss(s) is None
