"""Exit codes of the `jollyroger` command. 0 means success."""

FAILED = 1
"""Some games failed, or a worker died."""
BAD_INPUT = 2
INTERRUPTED = 130
"""Stopped by Ctrl-C: 128 + SIGINT, as shells report it."""
