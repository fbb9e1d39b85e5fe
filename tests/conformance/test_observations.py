"""The observations of every game at many positions of random games, and their frozen specs.

With JOLLYROGER_SOAK set, a million positions of each game are checked, in parts that several processes can share.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from jollyroger.engine import Game
from jollyroger.games import GAMES
from jollyroger.testing.conformance.observations import check_many_positions

PARTS, POSITIONS = (20, 50_000) if os.environ.get("JOLLYROGER_SOAK") else (1, 2000)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

FROZEN: dict[str, tuple[int, dict[int, str]]] = {
    "dead-men": (1, {2: "3290f3a1d7bcef91", 3: "76bb25fbac2b6f2e", 4: "948fa410c697050a", 5: "94bb447eb211e741"}),
    "sword-skull": (1, {2: "89ee2c87eab22433", 3: "50acd74c9caa7363", 4: "aa5f8ea209eb5eb1", 5: "ecd18335662ff52f"}),
    "all-hands": (
        1,
        {
            2: "d0bfd600b5cd458e",
            3: "777149fcd6b4b8a0",
            4: "42231c2e2a27a95c",
            5: "0329118b54df2e7a",
            6: "87723aea89dfe590",
        },
    ),
    "black-dice": (1, {2: "fab80fd5e8bba315", 3: "7134799d662d6b90", 4: "423dc09738cf42e9"}),
}
"""For each game the version of its observation, and the fingerprint of its spec for each number of seats."""


@pytest.mark.parametrize("seed", range(1, PARTS + 1))
@every_game
def test_observations_fit_hide_and_tell_apart_at_many_positions(game: Game[Any], seed: int) -> None:
    check_many_positions(game, POSITIONS, seed)


@every_game
def test_a_changed_spec_has_a_new_version(game: Game[Any]) -> None:
    """Weights of a network fit one spec. If this fails, raise VERSION in the game's observation and freeze it here."""
    assert game.observation is not None
    specs = {seats: game.observation(seats).spec for seats in game.seats}
    assert len({spec.version for spec in specs.values()}) == 1
    frozen = (specs[game.seats[0]].version, {seats: spec.fingerprint() for seats, spec in specs.items()})
    assert frozen == FROZEN[game.id]
