"""What a person can type: a number, an id, or a command. Whatever else is answered with what would be right."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine import Ask, Refused, Seat, ask_for
from . import saves

if TYPE_CHECKING:
    from .sitting import Sitting

HELP = (
    ("3", "the option of that number"),
    ("{example}", "the option of that id"),
    ("undo", "take your last choice back, if nothing has come of it yet"),
    ("why", "everything you cannot do now, and why"),
    ("rules 6.5", "the rule of that number; 'rules' and a word searches; 'rules' alone lists the chapters"),
    ("log 30", "the last things that happened"),
    ("table", "the table again"),
    ("hints", "what lies ahead of you"),
    ("save FILE", "keep a copy of the game; it is saved after every choice anyway"),
    ("quiet", "do not ask whether you want to interrupt a bot, or ask again"),
    ("as 2 ID", "somebody else at this keyboard interrupts: the seat, and what it does"),
    ("quit", "leave; the game is kept"),
)


class Commands:
    """Reads lines for one question until it is answered. A command returns whether the question is settled."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.console = sitting.console
        self.page = sitting.page
        self._known: dict[str, Callable[[Ask, str], bool | None]] = {
            "undo": self._undo,
            "why": lambda ask, _: self.page.refusals(ask.seat),
            "rules": lambda _, words: self.page.rules(words),
            "log": self._log,
            "table": lambda ask, _: self.page.table(ask.seat),
            "hints": lambda ask, _: self.page.hints(ask.seat),
            "save": self._save,
            "quiet": self._quiet,
            "as": self._as,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
        }

    def answer(self, ask: Ask) -> bool:
        """Ask until there is an answer. Whether the table has changed: it has not if somebody stays silent."""
        several = len(self.sitting.humans) > 1
        prompt = f"{self.sitting.players[ask.seat].name}> " if several else "> "
        version = self.sitting.match.version
        while not self._settles(ask, _clean(self.console.read(prompt))):
            pass
        return self.sitting.match.version != version

    def _settles(self, ask: Ask, line: str) -> bool:
        if not line:
            if not ask.may:
                self.console.write(self._advice(ask))
            return ask.may
        word, _, rest = line.partition(" ")
        offered = line in map(str, ask.options)
        if not offered and word.lower() in self._known:
            return bool(self._known[word.lower()](ask, rest))
        return self._choose(ask.seat, ask, line)

    def _choose(self, seat: Seat, ask: Ask, line: str) -> bool:
        """Play the option meant by a number or an id."""
        if line.isdecimal():
            if not 1 <= int(line[:9]) <= len(ask.options):
                self.console.write(f"There is no option {line}. {self._advice(ask)}")
                return False
            line = str(ask.options[int(line) - 1])
        if self.sitting.match.game.catalogue.find(line) is None:
            near = get_close_matches(line.lower(), [*map(str, ask.options), *self._known], 1)
            hint = f" Did you mean '{near[0]}'?" if near else ""
            self.console.write(f"'{line[:40]}' is no option and no command.{hint} {self._advice(ask)}")
            return False
        try:
            self.sitting.choose(seat, line)
        except Refused as refusal:
            self.console.write(self.page.named(str(refusal)))
            return False
        return True

    def _advice(self, ask: Ask) -> str:
        count = len(ask.options)
        numbers = "1" if count == 1 else f"a number from 1 to {count}"
        return f"Type {numbers}, an id such as '{ask.options[0]}', or ? for help."

    def _undo(self, ask: Ask, rest: str) -> bool:
        try:
            label = self.sitting.undo(ask.seat)
        except Refused as refusal:
            self.console.write(f"Nothing to undo: {self.page.named(refusal.why)}")
            return False
        self.console.write(f"Undone: {label}.")
        return True

    def _log(self, ask: Ask, rest: str) -> None:
        if rest and (not rest.isdecimal() or int(rest[:9]) < 1):
            self.console.write("Type 'log' and how many lines you want, such as 'log 30'.")
        else:
            self.page.log(ask.seat, int(rest[:9]) if rest else 20)

    def _save(self, ask: Ask, rest: str) -> None:
        if not rest:
            self.sitting.save()
            self.console.write(f"Saved in {self.sitting.path}")
            return
        path = Path(rest).expanduser()
        if path.exists():
            self.console.write(f"{path} exists already; choose another name.")
            return
        try:
            saves.write(path, self.sitting.match.record(secret=True))
        except saves.BadFile as error:
            self.console.write(str(error))
        else:
            self.console.write(f"A copy is in {path}; this game is still kept in {self.sitting.path}")

    def _quiet(self, ask: Ask, rest: str) -> bool:
        self.sitting.quiet = not self.sitting.quiet
        again = "'quiet' again: asked again" if self.sitting.quiet else "'quiet' again: no more"
        self.console.write(
            f"You will{' no longer' if self.sitting.quiet else ''} be asked whether to interrupt bots ({again})."
        )
        return ask.may and self.sitting.quiet

    def _as(self, ask: Ask, rest: str) -> bool:
        """Somebody else at the keyboard speaks up, with an option that seat is offered."""
        who, _, line = rest.partition(" ")
        others = self.sitting.interrupters(ask.seat)
        seat = int(who[:3]) if who.isdecimal() else None
        offer = None if seat is None or seat not in others else ask_for(self.sitting.match.s, seat)
        if seat is None or offer is None:
            seats = " or ".join(f"'as {other}' ({self.sitting.players[other].name})" for other in others)
            self.console.write(f"Type {seats} and an id." if others else "Nobody else at this keyboard may interrupt.")
            return False
        if not line:
            self.page.options(offer)
            return False
        return self._choose(seat, offer, line)

    def _help(self, ask: Ask, rest: str) -> None:
        for command, meaning in HELP:
            shown = command.format(example=ask.options[0])
            self.console.write(f"  {shown:<16} {meaning}", indent=19)

    def _quit(self, ask: Ask, rest: str) -> bool:
        self.sitting.save()
        raise EOFError


def _clean(line: str) -> str:
    """What was typed, without stray spaces and keys that print nothing."""
    return " ".join("".join(filter(str.isprintable, line.replace("\t", " "))).split())
