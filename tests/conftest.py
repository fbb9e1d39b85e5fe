"""Hypothesis profiles, and Ctrl-C for the tests.

HYPOTHESIS_PROFILE=quick is for development, HYPOTHESIS_PROFILE=soak for a long run.
"""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

for name, examples in (("quick", 10), ("normal", 50), ("soak", 2000)):
    settings.register_profile(
        name,
        deadline=None,
        print_blob=True,
        max_examples=examples,
        # To reach a position half a game is played: that is slow, and meant to be.
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "normal"))

# A shell that starts the tests in the background makes them and their children ignore SIGINT, which some tests send.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Texts are compared in English, whatever the language of the environment.
os.environ["LC_ALL"] = "C.UTF-8"
