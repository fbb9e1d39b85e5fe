"""Advice: for every option a true sentence that gives nothing away."""

from __future__ import annotations

import pytest

from jollyroger.engine import Action

from ..actions import CANCEL, PLACE, STAY, SUFFER, TOSS, USE
from ..ai.advice import advice
from ..components import JIBE, MAP
from ..messages import MESSAGES
from ..state import Table
from .positions import settle_only, shown, table
from .remarks import placements, remarks_of_games

MAX_WORDS = 32


def advised(s: Table, action: Action) -> str:
    (ask,) = s.asks
    return MESSAGES.render(advice(s, ask, action))


def test_every_option_has_a_sentence_that_is_the_same_for_all_that_the_seat_may_know() -> None:  # BD-2.4
    assert max(len(text.split()) for text in remarks_of_games(advice, for_all=False)) <= MAX_WORDS


def test_advice_says_fill_exactly_if_a_column_is_filled() -> None:  # BD-8.2
    filled = 0
    for s, ask, option, fills in placements():
        assert ("it fills the" in MESSAGES.render(advice(s, ask, option)).lower()) == fills
        filled += fills
    assert filled


def test_placing_is_advised_by_what_it_brings_and_prevents() -> None:  # BD-6.3
    s = shown(table(black="2 0 1 3 0 1", dice={"map": [1]}, rum=[2]), 0, "map map sword")
    assert advised(s, PLACE[MAP]) == (
        "It fills the treasure map and pays: 1 gold token each; failed, it would mean: 2 damage."
    )


def test_a_deadly_column_is_called_so() -> None:  # BD-8.5
    s = shown(table(black="0 0 0 3 0 1", damage=2, rum=[2]), 0, "map map flag")
    assert advised(s, PLACE[MAP]) == "The treasure map is only 1 short then; if it fails: the ship sinks."


def test_a_filled_column_is_worth_a_share() -> None:  # BD-8.8
    s = shown(table(black="0 1 0 1 0 0", dice={"map": [1]}, rum=[2]), 0, "map rum")
    assert "with a die there you share its reward" in advised(s, PLACE[MAP])


def test_a_pirate_is_paid_for_a_reason() -> None:  # BD-7.2
    s = shown(table(black="0 2 0 0 1 0", dice={"rum": [1, 2]}, crew="jibe storm", rum=[1]), 0, "rum")
    assert advised(s, USE[JIBE]) == ("Turn one of your dice from the rum barrel to the ship: it would fill the ship.")


@pytest.mark.parametrize("damage", [0, 2])
def test_a_penalty_is_ignored_if_nothing_worse_threatens(damage: int) -> None:  # BD-7.4
    s = table(black="0 0 0 2 0 1", dice={"flag": [0]}, damage=damage)
    s.pardon = 0
    settle_only(s)
    texts = {action: advised(s, action) for action in (CANCEL, SUFFER)}
    if damage:
        assert texts[CANCEL] == "Otherwise the ship sinks, and everyone loses."
        assert texts[SUFFER] == "Beware: the ship sinks, and everyone loses."
    else:
        assert texts[CANCEL] == "No later column is short yet, so this is the penalty to ignore."


def test_the_smallest_token_goes_first() -> None:  # BD-8.11
    s = table(2, "armada", black="0 0 0 0 2 0", dice={"ship": [0]}, gold=[[3, 4], [4, 4, 5]], luck=[...])
    settle_only(s)
    assert advised(s, TOSS[3]) == "It is your smallest token."
    assert advised(s, TOSS[4]) == "A token worth 3 would cost you less."


def test_an_anchor_die_stays_if_it_would_fill_nothing() -> None:  # BD-8.6
    s = settle_only(table(black="1 0 0 3 0 3", dice={"anchor": [0]}))
    assert advised(s, STAY) == "No column is short by just one die, so moving yours would fill none."
