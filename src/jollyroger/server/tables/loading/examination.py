"""Whether a table's log can be replayed under the present rules, and whether the game stays the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from ....engine import BadRecord, BadSetup, Game, Record, Refused, check_setup
from ....engine.messages import ENGLISH, reading_in
from ...messages import text as words
from ...table_log import entries
from ...table_log.entries import RulesId
from ...time_slices import TimeSlicer
from ..table import RulesDiffer, Table, replay_lines

Outcome = Literal["current", "agrees", "unproven", "differs", "newer", "closed", "unreadable"]
"""What was found out about a log:

- current: these are the rules that it names
- agrees: it names others, but every step has the same effect under these
- unproven: it does not say which rules it was played by; under these all choices are legal
- differs: under these rules it would be another game
- newer: it names newer rules than these
- closed: nothing can follow
- unreadable: it is damaged, or the rules have changed without a new version
"""


class Examination(NamedTuple):
    outcome: Outcome
    why: str = ""
    """What is wrong, for the operator. It gives away nothing of the game."""
    table: Table | None = None
    """The table, if its log can be replayed to the end."""
    message: str = ""
    """What players are told of a closed table."""


async def examine(id: str, games: Mapping[str, Game[Any]], lines: Sequence[str], slicer: TimeSlicer) -> Examination:
    """Replay a log and compare the effect of every step with that in the log."""
    try:
        first, last = entries.decode(lines[0]), entries.decode(lines[-1]).entry
    except msgspec.MsgspecError as error:
        return Examination("unreadable", f"a line cannot be decoded: {error}")
    if not isinstance(first.entry, entries.TableOpened):
        return Examination("unreadable", "the first line does not open a table")
    if isinstance(last, entries.TableClosed):
        return Examination("closed", words(f"closed-{last.reason}"), message=f"closed-{last.reason}")
    game = games.get(first.entry.game)
    if game is None:
        return Examination("unreadable", f"there is no game '{first.entry.game}' here")
    table = Table(id, games, first)
    try:
        await slicer.run(replay_lines(table, lines[1:]))
    except msgspec.MsgspecError as error:
        return Examination("unreadable", f"line {table.line_count} cannot be decoded: {error}")
    except Exception as error:
        return _explain_failure(table, _last_named_rules(lines), error)
    return _compare_rules(table)


def _explain_failure(table: Table, named: RulesId, error: Exception) -> Examination:
    present = entries.rules_of(table.game)
    match error:
        case RulesDiffer():
            why = str(error)
        case Refused():
            why = f"what follows choice {table.moment} is not legal"
        case BadSetup() | BadRecord():
            why = "the game cannot be set up"
        case _:
            # An error of the rules is mended in the next version. It is no reason to close a table for good.
            return Examination("unreadable", f"what follows choice {table.moment} fails with {type(error).__name__}")
    if named == present:
        return Examination("unreadable", f"{why}, though the log names the same version of the rules")
    if _is_newer(named, present):
        return Examination("newer", _describe_change(named, present))
    return Examination("differs", f"{why}; {_describe_change(named, present)}")


def _compare_rules(table: Table) -> Examination:
    named, present = table.rules, entries.rules_of(table.game)
    if named == present:
        return Examination("current", table=table)
    change = _describe_change(named, present)
    if _is_newer(named, present) and table.status != "over":
        return Examination("newer", change)
    if table.match is None:
        try:
            with reading_in(ENGLISH):  # for the operator, whoever asks for the table
                _check_can_start(table)
        except (BadSetup, BadRecord) as error:
            return Examination("differs", f"{str(error).rstrip('.')}; {change}")
    elif named.version is None:
        return Examination("unproven", change, table)
    return Examination("agrees", change, table)


def _check_can_start(table: Table) -> None:
    """Raise an error if the present rules cannot start the game as it was opened."""
    table.game.fill_options(table.opened.seats, table.opened.options)
    if table.opened.start_record is not None:
        # A record holds no positions, so nothing proves that other rules would come to the same.
        check_setup(table.game, Record.loads(table.opened.start_record))


def _last_named_rules(lines: Sequence[str]) -> RulesId:
    """The rules that a log names last. The first line can be decoded."""
    for text in reversed(lines):
        if "rules_changed" in text:
            try:
                entry = entries.decode(text).entry
            except msgspec.MsgspecError:
                continue
            if isinstance(entry, entries.RulesChanged):
                return RulesId(entry.version, entry.components_hash)
    opened = entries.decode(lines[0]).entry
    assert isinstance(opened, entries.TableOpened)
    return opened.rules


def _is_newer(named: RulesId, present: RulesId) -> bool:
    return (named.version or 0) > (present.version or 0)


def _describe_change(named: RulesId, present: RulesId) -> str:
    if named.version is None:
        return f"the log does not name its rules; these are version {present.version}"
    if named.version != present.version:
        return f"the log names version {named.version} of the rules; these are version {present.version}"
    return "the log names other components"
