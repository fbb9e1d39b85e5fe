"""How hypothesis works here: no deadlines, and a failure prints the blob that reproduces it.

JOLLYROGER_EXAMPLES=500 looks longer than usual, JOLLYROGER_EXAMPLES=5 takes a glance.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "jollyroger",
    deadline=None,
    print_blob=True,
    max_examples=int(os.environ.get("JOLLYROGER_EXAMPLES", "60")),
    # A position is a game played half-way: slow to make, and meant to be.
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("jollyroger")
