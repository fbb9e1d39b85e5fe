"""Prints the learnt value of many positions of Dead Men, exactly, as JSON: `python -m tests.compiled.values`."""

from __future__ import annotations

import json

from jollyroger.build import is_compiled
from jollyroger.games.dead_men.ai.learnt_value.value import win_probability
from jollyroger.games.dead_men.tests.reached_positions import TABLES, policy_play

EVERY = 5
"""One position in so many is evaluated."""


def values() -> list[str]:
    """The value at decisions of a game at each kind of table."""
    found = []
    for seats, options in TABLES:
        for number, s in enumerate(policy_play(seats, options, seed=seats)):
            if number % EVERY == 0:
                found.append(win_probability(s).hex())
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(), "values": values()}))  # noqa: T201
