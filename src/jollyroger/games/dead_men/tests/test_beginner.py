"""The beginner: greedy for treasure, forgets fires, fights too weak."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, play

from .. import GAME
from ..ai.beginner import beginner
from ..ai.policy import policy
from ..state import Ship
from .helpers import play_ids
from .positions import acting, ship
from .reached_positions import TABLES


def choice(s: Ship) -> str:
    return str(beginner(s, s.asks[0], Fast(1)))


def sensible(s: Ship) -> str:
    return str(policy(s, s.asks[0], Fast(1)))


def test_a_beginner_goes_to_a_guard_without_training() -> None:
    s = acting(ship("room-02@2,0", at=["right"], tokens={"room-02": "guard-8"}, items=["compass"]))
    assert sensible(s) == "train"
    assert choice(s) == "walk:east"


def test_a_beginner_forgets_the_fire_for_the_treasure() -> None:
    s = acting(ship(at=["centre"], fire={"centre": 5}, tokens={"left": "treasure"}))
    assert sensible(s) == "fight-fires:here"
    assert choice(s) == "walk:west"


def test_a_beginner_fights_on_against_a_guard_that_he_can_hardly_beat() -> None:  # DM-8.4
    s = acting(ship("room-02@2,0", at=["right"], fatigue=[8], tokens={"room-02": "guard-8"}, draws=[5]))
    play_ids(s, 0, "walk:east")
    assert sensible(s) == "retreat:west"
    assert choice(s) == "fight-again"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_choice_is_an_option(seats: int, options: dict[str, str]) -> None:
    s, luck = GAME.new(seats, Fast(seats), options), Fast(1)
    while s.asks:
        ask = s.asks[0]
        action = beginner(s, ask, luck)
        assert action is not None
        assert action in ask.options
        play(s, ask.seat, action)
