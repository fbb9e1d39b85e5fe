"""Why a table cannot be served. Each reason is a message for the players."""

from __future__ import annotations


class TableUnavailable(Exception):
    """The table cannot be played or shown here."""

    message = ""
    """The id of the message that says why."""


class TableNotFound(TableUnavailable, LookupError):
    """There is no table with this id."""

    message = "table-not-found"


class TableUnreadable(TableUnavailable):
    """The table's log cannot be replayed. The log is kept; the table is quarantined for some time."""

    message = "table-unreadable"


class RulesTooOld(TableUnreadable):
    """The log names newer rules than this server has: an older program was started on newer data."""

    message = "table-rules-too-old"


class TableClosed(TableUnavailable):
    """The table was closed, by the operator or because the rules have changed. Its record is kept."""

    message = "closed-rules"

    def __init__(self, id: str, message: str = "") -> None:
        super().__init__(id)
        self.message = message or self.message


class NotShown(TableClosed):
    """The game is over, but under the present rules it would have gone otherwise. Its record is kept."""

    message = "table-not-shown"
