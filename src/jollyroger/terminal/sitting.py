"""A game at this keyboard: people and bots in their seats, asked in turn until it is over or somebody leaves."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from shlex import quote
from typing import Any

from ..bots import Decision, bot_named
from ..engine import Action, Ask, Fast, Match, Refused, Seat
from . import saves
from .commands import Commands
from .console import Console
from .page import Page
from .players import Player

INTERRUPTED = 130


class Sitting:
    """Runs a match. The file holds the secret of its luck from the start: it is the players' own machine.

    `pondering` is the seat before whose choice those who may interrupt have been asked already; `extra` is what a
    command needs besides the file.
    """

    def __init__(
        self,
        match: Match[Any],
        players: Sequence[Player],
        console: Console,
        path: Path,
        pondering: Seat | None = None,
        extra: str = "",
    ) -> None:
        self.match = match
        self.players = players
        self.console = console
        self.path = path
        self.file = quote(str(path)) + extra
        self.page = Page(match, players, console)
        self.humans = [seat for seat, player in enumerate(players) if player.human]
        # Several at one keyboard would have to pass it round before every bot's choice: they speak up by 'as'.
        self.quiet = len(self.humans) > 1
        self._secret = match.record(secret=True).secret
        self._kept = True
        self._pondering = pondering
        self._facing: Seat | None = None
        self._bots = [None if player.human else bot_named(player.kind) for player in players]
        self._commands = Commands(self)

    def play(self) -> int:
        """Play on to the end, or until somebody leaves. Returns the exit code."""
        try:
            while self.match.s.result is None:
                self._step()
        except EOFError:
            self._farewell()
            return 0
        except KeyboardInterrupt:
            self._farewell()
            return INTERRUPTED
        except Exception:
            self._farewell()
            raise
        self._end()
        return 0

    def save(self) -> None:
        """Keep the game; if that fails, say so and play on."""
        try:
            saves.write(self.path, self.match.record(secret=True))
            self._kept = True
        except saves.BadFile as error:
            self._kept = False
            self.console.write(f"The game is not saved! {error} 'save FILE' keeps it elsewhere.", "bold red")

    def choose(self, seat: Seat, id: str) -> None:
        """Play that option and keep the game, or refuse it with a reason."""
        self.match.choose(seat, id)
        self.save()

    def undoable(self, seat: Seat) -> None:
        """Refuse with a reason if this seat has nothing to take back."""
        self.match.undoable(seat)
        last = max(at for at, choice in enumerate(self.match.choices) if choice.seat == seat)
        if (seat, last + 1) in self.page.notes:
            raise Refused("There was only one thing to do.")

    def undo(self, seat: Seat) -> str:
        """Take back this seat's last choice, or refuse with a reason. Returns what was taken back."""
        self.undoable(seat)
        before = list(self.match.choices)
        choice = self.match.undo(seat)
        after = self.match.choices
        place = next((at for at, other in enumerate(after) if other is not before[at]), len(after))
        self.page.taken_back(place + 1)
        self._pondering = None
        self.save()
        return self.page.label(seat, self.match.game.catalogue.find(choice.action))

    def interrupters(self, seat: Seat) -> list[Seat]:
        """The other people at this keyboard who may say something before this seat chooses."""
        return [ask.seat for ask in self.match.s.asks if ask.may and ask.seat != seat and ask.seat in self.humans]

    def _step(self) -> None:
        """One choice. Whoever only may choose is asked once before each seat that must."""
        asks = self.match.s.asks
        must = next(ask for ask in asks if not ask.may)
        if must.seat != self._pondering:
            self._pondering = must.seat
            for offer in asks:
                if offer.may and self._interrupted(offer, must.seat):
                    return
        if must.seat not in self.humans:
            self.choose(must.seat, str(self._bot_choice(must)))
        elif self._forced(must):
            label = self.page.label(must.seat, must.options[0])
            self.page.notes[must.seat, len(self.match.events)] = f"Only one thing to do: {label}."
            self.choose(must.seat, str(must.options[0]))
        else:
            self._ask(must)

    def _interrupted(self, offer: Ask, must: Seat) -> bool:
        """Ask somebody who may choose. Whether the table has changed."""
        if offer.seat in self.humans:
            # While a person ponders, the others at the keyboard speak up by themselves.
            return not self.quiet and must not in self.humans and self._ask(offer)
        action = self._bot_choice(offer)
        if action is not None:
            self.choose(offer.seat, str(action))
        return action is not None

    def _ask(self, ask: Ask) -> bool:
        """Put the question to the person in that seat. Whether the table has changed."""
        seat = ask.seat
        if len(self.humans) > 1 and self._facing != seat:
            self.page.curtain(seat, first=self._facing is None)
        self._facing = seat
        self.page.news(seat)
        if not ask.may:
            self.page.table(seat, anew=False)
        self.page.question(ask)
        for other in self.interrupters(seat):
            name = self.players[other].name
            self.console.write(f"{name} may interrupt: 'as {other}' shows how, 'as {other} ID' does it.", "dim")
        return self._commands.answer(ask)

    def _forced(self, ask: Ask) -> bool:
        """Whether there is nothing to ask: one option, nothing to undo, and nobody at the keyboard to interrupt."""
        if len(ask.options) > 1 or self.interrupters(ask.seat):
            return False
        try:
            self.undoable(ask.seat)
        except Refused:
            return True
        return False

    def _bot_choice(self, ask: Ask) -> Action | None:
        """A bot's luck comes from the secret, apart from the table's luck, and is the same in a game gone on with."""
        bot = self._bots[ask.seat]
        assert bot is not None
        place = f"{self._secret}/{ask.seat}/{len(self.match.choices)}"
        seed = int.from_bytes(blake2b(place.encode(), digest_size=8, person=b"jr-bots").digest(), "big")
        decision = Decision(self.match.game, self.match.s, ask, Fast(seed))
        action = bot.choose(decision)
        if action is not None and (why := decision.why(action)):
            for seat in self.humans:
                self.page.notes[seat, len(self.match.events)] = self.page.named(f"{{{ask.seat}}} says: {why}")
        return action

    def _farewell(self) -> None:
        self.console.write()
        if not self._kept:
            self.console.write("The last choices could not be saved.", "bold red")
        self.console.picture(f"The game is kept in {self.path}")
        self.console.picture(f"Go on with:  {saves.command()} play --resume {self.file}")

    def _end(self) -> None:
        """How it ended, for every person at the keyboard, and how to check that the luck was honest."""
        write, page, record = self.console.write, self.page, self.match.record()
        alone = self.humans[0] if len(self.humans) == 1 else None
        if len(self.humans) > 1:
            self.console.clear()
        page.news(alone, since=self._facing)
        page.table(alone)
        result = self.match.s.result
        assert result is not None
        write()
        readers: list[Seat | None] = [*self.humans] or [None]
        for seat in readers:
            outcome = page.named(self.match.game.words.outcome(result, seat))
            write(f"{self.players[seat].name}: {outcome}" if seat is not None and alone is None else outcome, "bold")
        if result.points:
            points = ", ".join(f"{self.players[seat].name} {count}" for seat, count in enumerate(result.points))
            write(f"Points: {points}.")
        write()
        self.console.picture(f"Sealed at the start:  {record.commitment}")
        self.console.picture(f"The secret of it:     {record.secret}")
        self.console.picture(f"The record is kept in {self.path}")
        self.console.picture(f"Check every roll with:  {saves.command()} verify {self.file}")
