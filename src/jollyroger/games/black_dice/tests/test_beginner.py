"""The beginner's mistakes, in positions."""

from __future__ import annotations

from collections import Counter

from jollyroger.engine import Action, Fast
from jollyroger.testing.random_play import positions

from .. import GAME
from ..actions import CANCEL, DRINK, PLACE, PUT, STAY, USE
from ..ai.beginner import beginner
from ..ai.policy import policy
from ..components import FLAG, MAP, OVERBOARD, SHIP, SWORD
from ..rules.pirates import is_last_pirate
from ..state import Table
from .positions import settle_only, shown, table


def choices(s: Table) -> Counter[Action | None]:
    """What beginners with different luck do."""
    (ask,) = s.asks
    return Counter(beginner(s, ask, Fast(seed)) for seed in range(60))


def test_he_takes_a_share_of_gold_while_the_ship_is_about_to_sink() -> None:  # BD-8.5, BD-8.8
    s = shown(table(black="0 0 0 1 1 0", dice={"ship": [1]}, damage=2, rum=[0]), 0, "map ship ship")
    (ask,) = s.asks
    assert policy(s, ask, Fast(1)) == PLACE[MAP]
    assert choices(s)[PLACE[SHIP]] > 30


def test_he_likes_to_place_many_dice() -> None:  # BD-6.3
    s = shown(table(black="0 0 1 0 0 2", dice={"sword": [1]}, damage=1, rum=[0]), 0, "flag flag sword sword sword")
    (ask,) = s.asks
    assert policy(s, ask, Fast(1)) == PLACE[FLAG]
    assert choices(s)[PLACE[SWORD]] > 10


def test_he_drinks_for_another_roll_although_this_one_is_good() -> None:  # BD-6.2
    s = shown(table(black="0 0 0 2 0 1", rum=[2], damage=1), 0, "map map")
    (ask,) = s.asks
    assert policy(s, ask, Fast(1)) == PLACE[MAP]
    assert choices(s)[DRINK] > 10


def test_he_ignores_the_first_penalty_although_the_next_one_sinks_the_ship() -> None:  # BD-7.4
    s = table(black="0 0 2 2 0 0", damage=1)
    s.pardon = 0
    settle_only(s)
    (ask,) = s.asks
    assert policy(s, ask, Fast(1)) != CANCEL
    assert choices(s) == {CANCEL: 60}


def test_he_moves_an_anchor_die_for_gold_only() -> None:  # BD-8.6
    s = settle_only(table(black="1 0 1 1 0 0", dice={"anchor": [0], "map": [1]}))
    assert choices(s) == {PUT[MAP]: 60}
    s = settle_only(table(black="1 0 1 0 0 0", dice={"anchor": [0]}))
    assert choices(s) == {STAY: 60}


def test_his_mistakes_are_allowed_and_never_throw_the_last_pirate_away() -> None:  # BD-7.6
    for number, s in enumerate(positions(GAME, 2000, random_share=0.5)):
        for ask in s.asks:
            choice = beginner(s, ask, Fast(number))
            assert choice in ask.options
            assert choice != USE[OVERBOARD] or not is_last_pirate(s)
