"""A game at this keyboard: the match, its players and its save file, and the changes that people can make to it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import Any

from ..bots import is_foreign
from ..engine import Ask, Match, Refused, Seat
from . import saves
from .console import Console
from .messages import text
from .players import Player
from .render import Renderer


class Session:
    """The state of a game in the terminal. Its file is written after every change, the secret included.

    `pending` is the seat that must choose, if those who may interrupt it have been asked already; `arguments` are
    what a command on the file needs besides the file; `foreign_bots` are the bots from files and programs that may run.
    """

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[Player],
        console: Console,
        path: Path,
        pending: Seat | None = None,
        arguments: str = "",
        foreign_bots: Sequence[str] = (),
    ) -> None:
        self.match = match
        self.players = players
        self.console = console
        self.path = path
        self.pending = pending
        self.renderer = Renderer(match, players, console)
        self.people = [seat for seat, player in enumerate(players) if player.is_human]
        # With several people the keyboard would change hands before every bot's choice; they interrupt with 'as'.
        self.quiet = len(self.people) > 1
        self.is_saved = True
        self.foreign_bots = [bot for bot in foreign_bots if is_foreign(bot)]
        self._arguments = arguments

    def save(self) -> None:
        """Write the file. If that fails, print a warning: the game goes on."""
        try:
            saves.write_record(self.path, self.match.record(secret=True))
            self.is_saved = True
        except saves.BadFile as error:
            self.is_saved = False
            self.console.write(text("not-saved", error=str(error)), "bold red")

    def choose(self, seat: Seat, id: str) -> None:
        """Play the option of that id and save. Raises Refused with the reason if it is not offered."""
        self.is_saved = False
        self.match.choose(seat, id)
        self.save()

    def check_undoable(self, seat: Seat) -> None:
        """Raise Refused with the reason if this seat cannot undo."""
        self.match.undoable(seat)
        last = max(index for index, choice in enumerate(self.match.choices) if choice.seat == seat)
        if (seat, last + 1) in self.renderer.remarks:
            raise Refused(text("undo-only-one"))

    def undo(self, seat: Seat) -> str:
        """Undo this seat's last choice and return its label. Raises Refused with the reason if it cannot."""
        self.check_undoable(seat)
        before = list(self.match.choices)
        self.is_saved = False
        choice = self.match.undo(seat)
        after = self.match.choices
        undone = next((index for index, other in enumerate(after) if other is not before[index]), len(after))
        self.renderer.forget_events(undone + 1)
        self.pending = None
        self.save()
        action = self.match.game.catalogue.find(choice.action)
        assert action is not None
        return self.renderer.option_label(seat, action)

    def who_may_interrupt(self, seat: Seat) -> list[Seat]:
        """The other people at this keyboard who may choose something before this seat does."""
        return [ask.seat for ask in self.match.s.asks if ask.may and ask.seat != seat and ask.seat in self.people]

    def resume_command(self) -> str:
        """The command that resumes this game."""
        bots = "".join(f" --bot {quote(bot)}" for bot in dict.fromkeys(self.foreign_bots))
        return self.shell_command("play --resume") + bots

    def is_forced(self, ask: Ask) -> bool:
        """Whether there is nothing to ask: one option, nothing to undo, and nobody who may interrupt."""
        if len(ask.options) > 1 or self.who_may_interrupt(ask.seat):
            return False
        try:
            self.check_undoable(ask.seat)
        except Refused:
            return True
        return False

    def play_forced(self, ask: Ask) -> None:
        """Play the only option, and remark on it."""
        label = self.renderer.option_label(ask.seat, ask.options[0])
        self.renderer.remarks[ask.seat, len(self.match.events)] = text("only-one-thing", label=label)
        self.choose(ask.seat, str(ask.options[0]))

    @property
    def gives_hints(self) -> bool:
        """Rivals at one keyboard get no hints: they could not tell whom a good choice was by."""
        return len(self.people) <= 1 or self.match.game.cooperative

    def shell_command(self, command: str) -> str:
        """A jollyroger command on this game's file, as the user types it in a shell."""
        return f"{_program_name()} {command} {quote(str(self.path))}{self._arguments}"


def _program_name() -> str:
    """`jollyroger`, or the path it was started by if it is not on the PATH."""
    name, started_as = "jollyroger", sys.argv[0]
    return started_as if shutil.which(name) is None and Path(started_as).name == name else name
