"""How hypothesis works here: no deadlines, and a failure prints the blob that reproduces it.

HYPOTHESIS_PROFILE=glance is for while one writes, HYPOTHESIS_PROFILE=soak for the night.
"""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

for name, examples in (("glance", 10), ("usual", 50), ("soak", 2000)):
    settings.register_profile(
        name,
        deadline=None,
        print_blob=True,
        max_examples=examples,
        # A position is a game played half-way: slow to make, and meant to be.
        suppress_health_check=[HealthCheck.too_slow],
    )
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))

# Who starts the tests in the background has them ignore Ctrl-C, and what they start with them: some test it.
signal.signal(signal.SIGINT, signal.default_int_handler)
