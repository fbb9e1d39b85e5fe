"""The conformance suite, run on every game, and proof that it finds flaws."""
