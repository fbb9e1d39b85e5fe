"""The base class of errors that are the user's to mend."""

from __future__ import annotations

from typing import ClassVar


class UserError(ValueError):
    """An error whose message tells the user what is wrong. Commands print it in place of a traceback."""

    exit_code: ClassVar[int] = 2
    """What a command exits with: 2 for bad input."""
