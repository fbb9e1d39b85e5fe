"""What a person can type: the number or id of an option, or a command. Everything else gets advice in return."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import reduce
from pathlib import Path

from ..engine import Ask, Refused, Seat, ask_for
from . import saves
from .bot_seats import captains_hint
from .messages import text
from .session import Session

HELP = (
    ("3", "command-number"),
    ("{example}", "command-id"),
    ("undo", "command-undo"),
    ("why", "command-why"),
    ("rules 6.5", "command-rules"),
    ("log 30", "command-log"),
    ("table", "command-table"),
    ("hints", "command-hints"),
    ("hint", "command-hint"),
    ("save FILE", "command-save"),
    ("quiet", "command-quiet"),
    ("as 2 ID", "command-as"),
    ("quit", "command-quit"),
)
"""What can be typed, and the message that says what it does."""


class SessionCommands:
    """Reads lines until a question is answered. A command returns whether the question is done with."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._console = session.console
        self._renderer = session.renderer
        self._commands: dict[str, Callable[[Ask, str], bool | None]] = {
            "undo": self._undo,
            "why": lambda ask, _: self._renderer.show_refusals(ask.seat),
            "rules": lambda _, query: self._renderer.show_rules(query),
            "log": self._log,
            "table": lambda ask, _: self._renderer.show_board(ask.seat),
            "hints": lambda ask, _: self._renderer.show_hints(ask.seat),
            "hint": self._hint,
            "save": self._save,
            "quiet": self._quiet,
            "as": self._as,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
        }

    def read_answer(self, ask: Ask) -> bool:
        """Read lines until the question is done with. Whether the match has changed: silence does not change it."""
        several = len(self._session.people) > 1
        prompt = f"{self._session.players[ask.seat].name}> " if several else "> "
        version = self._session.match.version
        while not self._handle_line(ask, _clean(self._console.read(prompt))):
            pass
        return self._session.match.version != version

    def _handle_line(self, ask: Ask, line: str) -> bool:
        if not line:
            if not ask.may:
                self._console.write(self._advice(ask))
            return ask.may
        word, _, rest = line.partition(" ")
        is_option = line in map(str, ask.options)
        if not is_option and word.lower() in self._commands:
            return bool(self._commands[word.lower()](ask, rest))
        return self._choose(ask.seat, ask, line)

    def _choose(self, seat: Seat, ask: Ask, line: str) -> bool:
        """Play the option of a number or an id."""
        if line.isdecimal():
            if not 1 <= int(line[:9]) <= len(ask.options):
                self._console.write(text("no-option", line=line, advice=self._advice(ask)))
                return False
            line = str(ask.options[int(line) - 1])
        if self._session.match.game.catalogue.find(line) is None:
            similar = get_close_matches(line.lower(), [*map(str, ask.options), *self._commands], 1)
            advice = self._advice(ask)
            if similar:
                self._console.write(text("no-command-similar", line=line[:40], similar=similar[0], advice=advice))
            else:
                self._console.write(text("no-command", line=line[:40], advice=advice))
            return False
        try:
            self._session.choose(seat, line)
        except Refused as refusal:
            self._console.write(self._renderer.fill_names(str(refusal)))
            return False
        return True

    def _advice(self, ask: Ask) -> str:
        return text("advice", count=len(ask.options), example=str(ask.options[0]))

    def _undo(self, ask: Ask, rest: str) -> bool:
        try:
            label = self._session.undo(ask.seat)
        except Refused as refusal:
            self._console.write(text("nothing-to-undo", why=self._renderer.fill_names(refusal.why)))
            return False
        self._console.write(text("undone", label=label))
        return True

    def _log(self, ask: Ask, rest: str) -> None:
        if rest and (not rest.isdecimal() or int(rest[:9]) < 1):
            self._console.write(text("log-usage"))
        else:
            self._renderer.show_log(ask.seat, int(rest[:9]) if rest else 20)

    def _hint(self, ask: Ask, rest: str) -> None:
        if self._session.gives_hints:
            self._console.write(captains_hint(self._session, ask, self._session.match.s).text)
        else:
            self._console.write(text("hint-none-here"))

    def _save(self, ask: Ask, rest: str) -> None:
        if not rest:
            self._session.save()
            self._console.write(text("saved", path=str(self._session.path)))
            return
        path = Path(rest).expanduser()
        if path.exists():
            self._console.write(text("exists", path=str(path)))
            return
        try:
            saves.write_record(path, self._session.match.record(secret=True))
        except saves.BadFile as error:
            self._console.write(str(error))
        else:
            self._console.write(text("copy", path=str(path), kept=str(self._session.path)))

    def _quiet(self, ask: Ask, rest: str) -> bool:
        self._session.quiet = not self._session.quiet
        self._console.write(text("quiet-on" if self._session.quiet else "quiet-off"))
        return ask.may and self._session.quiet

    def _as(self, ask: Ask, rest: str) -> bool:
        """Another person at the keyboard interrupts, with an option that their seat is offered."""
        number, _, line = rest.partition(" ")
        others = self._session.who_may_interrupt(ask.seat)
        seat = int(number[:3]) if number.isdecimal() else None
        offer = None if seat is None or seat not in others else ask_for(self._session.match.s, seat)
        if seat is None or offer is None:
            seats = [f"'as {other}' ({self._session.players[other].name})" for other in others]
            either = reduce(lambda first, second: text("as-either", first=first, second=second), seats) if seats else ""
            self._console.write(text("as-usage", seats=either) if others else text("as-nobody"))
            return False
        if not line:
            self._renderer.show_options(offer)
            return False
        return self._choose(seat, offer, line)

    def _help(self, ask: Ask, rest: str) -> None:
        for command, meaning in HELP:
            usage = command.format(example=ask.options[0])
            self._console.write(f"  {usage:<16} {text(meaning)}", indent=19)

    def _quit(self, ask: Ask, rest: str) -> bool:
        self._session.save()
        raise EOFError


def _clean(line: str) -> str:
    """The line without unprintable characters and extra spaces."""
    return " ".join("".join(filter(str.isprintable, line.replace("\t", " "))).split())
