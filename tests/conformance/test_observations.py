"""The observations of every game at many positions of random games, and their frozen specs.

With JOLLYROGER_SOAK set, a million positions of each game are checked.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from jollyroger.engine import Game
from jollyroger.games import GAMES
from jollyroger.testing.conformance.observations import check_many_positions

POSITIONS = 1_000_000 if os.environ.get("JOLLYROGER_SOAK") else 2000

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

FROZEN: dict[str, tuple[int, dict[int, str]]] = {
    "dead-men": (1, {2: "6e02bbe6b09b9bfe", 3: "2c97e8ed7abba016", 4: "abbe6d2de7b5048b", 5: "d5c5ffa09de254a9"}),
    "sword-skull": (1, {2: "40627f09a14a3ea1", 3: "004e0e5e926d69bd", 4: "3f00bb2613eae986", 5: "9b667ceaead70b06"}),
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
    "black-dice": (1, {2: "5c6fcf2eed7acbc1", 3: "b89e1d31dc535f54", 4: "cf57067c2ef638aa"}),
}
"""For each game the version of its observation, and the fingerprint of its spec for each number of seats."""


@every_game
def test_observations_fit_hide_and_tell_apart_at_many_positions(game: Game[Any]) -> None:
    check_many_positions(game, POSITIONS)


@every_game
def test_a_changed_spec_has_a_new_version(game: Game[Any]) -> None:
    """Weights of a network fit one spec. If this fails, raise VERSION in the game's observation and freeze it here."""
    assert game.observation is not None
    specs = {seats: game.observation(seats).spec for seats in game.seats}
    assert len({spec.version for spec in specs.values()}) == 1
    frozen = (specs[game.seats[0]].version, {seats: spec.fingerprint() for seats, spec in specs.items()})
    assert frozen == FROZEN[game.id]
