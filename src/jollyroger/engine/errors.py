"""The base class of errors that are explained to the user."""

from __future__ import annotations

from typing import ClassVar


class UserError(ValueError):
    """An error whose message tells the user what is wrong. Commands print it in place of a traceback."""

    is_bad_input: ClassVar[bool] = True
    """Whether the input was bad, not the run. The exit code of a command depends on it."""
