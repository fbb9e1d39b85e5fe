"""Loyal, balanced and selfish players."""

from __future__ import annotations

import pytest

from jollyroger.engine import Fast, Game, Result, run

from .. import GAME
from ..actions import PLACE
from ..ai.temperament import BALANCED, LOYAL, SELFISH, TEMPERAMENTS
from ..components import MAP, SHIP
from ..state import Table
from .positions import shown, table

GAMES = 60


def test_the_loyal_fills_what_the_selfish_leaves_for_a_share_of_gold() -> None:  # BD-8.8
    s = shown(table(black="0 0 1 0 1 0", dice={"ship": [1]}, rum=[0]), 0, "sword ship")
    (ask,) = s.asks
    choices = {name: game.policy(s, ask, Fast(1)) for name, game in GAME.temperaments.items()}
    assert choices["selfish"] == PLACE[SHIP]
    assert choices["loyal"] != PLACE[SHIP]


def test_no_temperament_lets_the_ship_sink_for_a_token() -> None:  # BD-8.5
    s = shown(table(black="0 0 0 1 1 0", dice={"ship": [1]}, damage=2, rum=[0]), 0, "map ship")
    (ask,) = s.asks
    for game in GAME.temperaments.values():
        assert game.policy(s, ask, Fast(1)) == PLACE[MAP]


@pytest.mark.parametrize(
    ("name", "own", "another", "none"),
    [("loyal", 1.0, 0.7, 0.0), ("balanced", 1.0, 0.4, 0.0), ("selfish", 1.0, 0.0, 0.25)],
)
def test_what_an_end_is_worth(name: str, own: float, another: float, none: float) -> None:
    worth = GAME.temperaments[name].worth
    assert worth is not None
    assert worth(Result((1,), "most-gold"), 1) == pytest.approx(own)
    assert worth(Result((1,), "most-gold"), 0) == pytest.approx(another)
    assert worth(Result((), "sunk"), 0) == pytest.approx(none)


def test_expectations_lie_between_the_ends() -> None:
    for temperament in TEMPERAMENTS.values():
        for success in (0.0, 0.3, 1.0):
            for share in (0.0, 0.5, 1.0):
                assert 0 <= temperament.worth_of(success, success * share) <= 1
    assert LOYAL.worth_of(0.8, 0.2) > BALANCED.worth_of(0.8, 0.2)
    assert SELFISH.worth_of(0.2, 0.1) > BALANCED.worth_of(0.2, 0.1)


def played(s: Table, game: Game[Table]) -> Result:
    """The result, if all play by this game's policy."""
    chance = Fast(1)
    run(s, lambda ask: game.policy(s, ask, chance))
    assert s.result is not None
    return s.result


def crew_successes(name: str) -> int:
    """How many games a crew of this temperament brings home."""
    won = 0
    for seed in range(GAMES):
        won += bool(played(GAME.new(3, Fast(seed), {"quest": "dutchman"}), GAME.temperaments[name]).winners)
    return won


def test_a_loyal_crew_comes_home_and_a_selfish_one_seldom_does() -> None:
    loyal, selfish = crew_successes("loyal"), crew_successes("selfish")
    assert loyal > GAMES / 2 > selfish
    assert loyal - selfish > GAMES / 4


def test_a_temperament_changes_only_how_bots_decide() -> None:
    for game in GAME.temperaments.values():
        assert (game.id, game.rules, game.codec, game.deal) == (GAME.id, GAME.rules, GAME.codec, GAME.deal)
