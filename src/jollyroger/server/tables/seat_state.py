"""A seat of a table, and who holds it."""

from __future__ import annotations

from typing import Literal


class SeatState:
    """A seat and who holds it: nobody, a person (perhaps with a substitute bot), or a bot."""

    def __init__(self) -> None:
        self.name = ""
        self.token_digest: str | None = None
        self.bot: str | None = None
        self.salt = ""
        self.substituted = False
        self.muted = False
        self.blocked: set[int] = set()
        self.wants_notices = False
        self.sitting = 0
        """The line of the log by which this person got the seat: nobody else has the same."""

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "person" if self.token_digest is not None else "bot" if self.bot is not None else "open"

    @property
    def is_person(self) -> bool:
        return self.token_digest is not None
