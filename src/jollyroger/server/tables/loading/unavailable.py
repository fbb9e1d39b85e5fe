"""Why a table cannot be served. Each reason is a sentence for the players."""

from __future__ import annotations

from ...table_log.notices import CLOSED_BECAUSE


class TableUnavailable(Exception):
    """The table cannot be played or shown here."""

    why = ""


class TableNotFound(TableUnavailable, LookupError):
    """There is no table with this id."""

    why = "There is no such table."


class TableUnreadable(TableUnavailable):
    """The table's log cannot be replayed. The log is kept; the table is quarantined for some time."""

    why = "The log of this table cannot be read, so it cannot be played on. Nothing is deleted; tell the operator."


class RulesTooOld(TableUnreadable):
    """The log names newer rules than this server has: an older program was started on newer data."""

    why = "This table is played by newer rules than this server has. Nothing is deleted; tell the operator."


class TableClosed(TableUnavailable):
    """The table was closed, by the operator or because the rules have changed. Its record is kept."""

    why = CLOSED_BECAUSE["rules"]

    def __init__(self, id: str, why: str | None = None) -> None:
        super().__init__(id)
        self.why = why or self.why


class NotShown(TableClosed):
    """The game is over, but under the present rules it would have gone otherwise. Its record is kept."""

    why = "The rules of this game have changed since it was played, so it cannot be shown again. Its record is kept."
