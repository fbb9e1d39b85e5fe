"""The learnt value: what is clearly better is worth more, and the weights belong to the features."""

from __future__ import annotations

import json

import pytest

from jollyroger.engine import Result

from ..ai.learnt_value.features import FEATURES
from ..ai.learnt_value.value import NET, WEIGHTS_FILE, Layer, ValueNet, parse_net, win_probability
from ..state import Ship
from .positions import Settings, ship

TREASURE = {"left": "treasure", "right": "guard-7", "top": "guard-6"}


def middle_of_a_game(changed: Settings) -> Ship:
    """Three pirates aboard, one treasure looted, three in sight."""
    given: Settings = {
        "at": ["centre", "left", "right"],
        "fatigue": [4, 4, 4],
        "battle": [1, 1, 1],
        "tokens": TREASURE,
        "looted": 1,
        "goal": 4,
        "fire": {"left": 2, "right": 2, "centre": 1, "top": 2},
        "stack": "room-10 room-11 room-12 room-13",
        "explosions": 2,
    }
    given.update(changed)
    return ship(**given)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({}, {"fire": {"left": 5, "right": 5, "centre": 4, "top": 4}}),
        ({}, {"explosions": 6}),
        ({"looted": 3}, {"looted": 0}),
        ({"carries": ["treasure", "treasure", "treasure"], "tokens": {}}, {}),
        ({}, {"tokens": {}}),
        ({}, {"fatigue": [13, 13, 13]}),
        ({}, {"supply": 1, "trapdoors": ["left"], "deckhands": {"left": 3}}),
        ({}, {"goal": 6}),
    ],
)
def test_a_clearly_better_position_is_worth_more(better: Settings, worse: Settings) -> None:
    assert win_probability(middle_of_a_game(better)) > win_probability(middle_of_a_game(worse))


def test_a_game_that_is_over_is_worth_its_result() -> None:
    s = ship()
    s.result = Result((), "explosion")
    assert win_probability(s) == 0.0
    s.result = Result((0, 1, 2), "win")
    assert win_probability(s) == 1.0


def test_weights_for_other_features_are_refused() -> None:
    file = json.loads(WEIGHTS_FILE.read_text())
    file["features"][0] = "another"
    with pytest.raises(ValueError, match="other features"):
        parse_net(file)


def test_the_weights_file_is_small() -> None:
    assert WEIGHTS_FILE.stat().st_size < 50_000
    assert all(len(row) == len(FEATURES) for row in NET.layers[0].weights)


def test_a_net_adds_up_leaky_units() -> None:
    net = ValueNet([Layer([0.5, -1.0], [[1.0, 2.0], [0.0, -1.0]]), Layer([0.25], [[2.0, 10.0]])])
    # Units: 0.5 + 1 + 2 = 3.5 and -1 - 1 = -2, of which a tenth passes; 0.25 + 7 - 2 = 5.25.
    assert net.probability([1.0, 1.0]) == pytest.approx(0.994780, abs=1e-6)
    assert net.probability([1e9, 1e9]) > 0.999
