"""The survival estimate: rough, but worse positions must last shorter."""

from __future__ import annotations

from jollyroger.engine import Fast

from .. import GAME
from ..ai.forecast import Forecast, forecast_for
from ..ai.survival import MAX_TURNS, lifetime, survival_turns
from ..state import Ship
from .positions import ship


def survival(s: Ship) -> float:
    return survival_turns(s, forecast_for(s))


def test_fires_explosions_and_a_small_supply_shorten_it() -> None:
    calm = survival(ship())
    assert survival(ship(fire={"left": 5, "centre": 5, "right": 5, "top": 5})) < calm
    assert survival(ship(explosions=5)) < calm
    assert survival(ship(supply=4)) < calm
    assert 1 <= calm <= MAX_TURNS


def test_fires_side_by_side_are_worse_than_the_same_fires_apart() -> None:
    rooms = "room-02@2,0", "room-03@3,0", "room-04@4,0"
    together = ship(*rooms, fire={"left": 5, "centre": 5, "right": 5})
    apart = ship(*rooms, fire={"left": 5, "right": 5, "room-03": 5})
    assert survival(together) < survival(apart)


def test_the_estimate_is_repeatable_and_changes_nothing() -> None:
    s = GAME.new(3, Fast(4))
    before = GAME.codec.encode(s)
    assert survival(s) == survival_turns(s, Forecast(s))
    assert GAME.codec.encode(s) == before


def test_the_cards_are_those_left_in_the_deck() -> None:  # DM-9.3, DM-9.7
    fives = ship(fire={"left": 5, "top": 5}, explosions=6, deck="revenge-06")
    zeros = ship(fire={"left": 5, "top": 5}, explosions=6, deck="revenge-01")
    for seed in range(5):
        assert lifetime(fives, Fast(seed)) == 1 < lifetime(zeros, Fast(seed))
