"""The evaluation: paths, dangers by how long the ship is needed, and the cache."""

from __future__ import annotations

from ..ai.forecast import Forecast, LruCache
from ..ai.path_cost import paths_home, paths_to
from ..ai.threats import discounted, fire_cost, later_weight
from ..ai.treasure_cost import treasure_work
from ..components import OFF_SHIP
from ..state import Ship
from .positions import ship

LEFT = 1


def turns(s: Ship) -> float:
    return treasure_work(s, Forecast(s)).turns


def test_the_more_is_looted_the_sooner_it_will_be_over() -> None:
    found = [turns(ship(looted=looted)) for looted in range(5)]
    assert found == sorted(found, reverse=True)
    assert found[0] > found[-1]


def test_a_danger_that_comes_when_the_treasure_is_home_counts_less() -> None:
    soon, late = [10.0, 0, 0, 0, 0], [0, 0, 0, 0, 10.0]
    assert discounted(soon, 0.0) == discounted(soon, 9.0)
    assert discounted(late, 0.0) < discounted(late, 9.0)
    assert later_weight(1.0) < later_weight(9.0)


def test_a_great_fire_counts_more_the_longer_the_ship_is_needed() -> None:
    def price(turns: float) -> float:
        calm, burning = ship(), ship(fire={"left": 4})
        return fire_cost(burning, Forecast(burning), turns) - fire_cost(calm, Forecast(calm), turns)

    assert 0 < price(1.0) < price(9.0)


def test_a_path_costs_more_through_fire_deckhands_and_enemies() -> None:
    def way(s: Ship) -> float:
        return paths_to(s, Forecast(s), LEFT).cost[OFF_SHIP]

    calm = way(ship())
    assert calm < way(ship(fire={"centre": 3}))
    assert calm < way(ship(deckhands={"centre": 3}))
    assert calm < way(ship(tokens={"centre": "guard-7"}))


def test_the_path_home_costs_the_full_fire_of_every_room() -> None:  # DM-7.1
    def home(s: Ship) -> float:
        return paths_home(s, Forecast(s)).full_fire.cost[LEFT]

    assert home(ship()) < home(ship(fire={"centre": 2})) < home(ship(fire={"centre": 4}))


def test_the_cache_keeps_what_was_used_last() -> None:
    made: list[int] = []
    cache: LruCache[int] = LruCache(2)

    for key in (1, 2, 1, 3, 1, 2):

        def make(key: int = key) -> int:
            made.append(key)
            return key

        assert cache.get(key, make) == key
    assert made == [1, 2, 3, 2]
