"""Measures speed, next to other engines and another server: `python -m bench.run`, or one module at a time."""
