"""Exit codes of the `jollyroger` command. 0 means success."""

FAILED = 1
"""Some games failed, a worker died, or the output could not be written."""
BAD_INPUT = 2
INTERRUPTED = 130
"""Stopped by Ctrl-C: 128 + SIGINT, as shells report it."""
TERMINATED = 143
"""Stopped by SIGTERM: 128 + SIGTERM."""

PROVEN = 0
"""`jollyroger verify`: all rolls follow from the secrets, all choices are legal."""
UNPROVEN = 1
"""`jollyroger verify`: all choices are legal, but not all rolls are proven."""
FALSE = 2
"""`jollyroger verify`: the record contradicts itself or the rules."""
NOT_VERIFIED = 3
"""`jollyroger verify`: nothing was found out. The file cannot be read, is not a record, or needs other rules."""
