"""What a person sees: the news, the table, the question with its options, and what is not possible and why."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ..engine import Ask, Event, Match, Refusal, Rule, Seat, visible_events
from .console import Console
from .players import Player, named

FEW_REFUSALS = 6
FEW_RULES = 8
LABEL_WIDTH = 44
EMPHASIS = re.compile(r"(\*\*?|`)(.+?)\1")


class Page:
    """A match in words, each seat seeing what it may. It remembers what every seat has been told already."""

    def __init__(self, match: Match[Any], players: Sequence[Player], console: Console) -> None:
        self.match = match
        self.players = players
        self.console = console
        self.notes: dict[tuple[Seat, int], str] = {}
        """Remarks for one seat, each before what was told at that place."""
        self._told: dict[Seat | None, int] = {}
        self._table: tuple[Seat | None, str] = (None, "")
        self._offered: tuple[Seat, list[str]] | None = None

    def named(self, text: str) -> str:
        return named(text, self.players)

    def sentences(self, seat: Seat | None, events: Sequence[Event]) -> list[str]:
        """What happened, for this seat to read."""
        said = (self.match.game.words.event_text(event, seat) for event in visible_events(events, seat))
        return [self.named(text) for text in said if text]

    def news(self, seat: Seat | None, since: Seat | None = None) -> None:
        """What has happened since this seat (or another) last looked."""
        first = self._told.get(seat if since is None else since, 0)
        self._told[seat] = len(self.match.events)
        lines = self._lines(seat, first)
        if lines:
            self.console.write()
        for line in lines:
            self.console.write(f"  {line}", indent=2)

    def skip(self, groups: int) -> None:
        """Take it that everybody knows what happened, all but the last choices."""
        known = max(0, len(self.match.events) - groups)
        self._told = dict.fromkeys([None, *range(len(self.players))], known)

    def log(self, seat: Seat, count: int) -> None:
        lines = self._lines(seat, 0)[-count:]
        for line in lines:
            self.console.write(f"  {line}", indent=2)
        if not lines:
            self.console.write("Nothing has happened yet.")

    def taken_back(self, place: int) -> None:
        """What was told at that place has not happened after all."""
        self._told = {seat: told - (told > place) for seat, told in self._told.items()}
        self.notes = {(seat, at - (at > place)): text for (seat, at), text in self.notes.items() if at != place}

    def table(self, seat: Seat | None, anew: bool = True) -> None:
        """The table as this seat sees it; if not `anew`, only when it looks otherwise than the last time."""
        picture = self.named(self.match.game.words.text_board(self.match.game.view(self.match.s, seat))).rstrip()
        if anew or self._table != (seat, picture):
            self.console.write()
            self.console.picture(picture)
        self._table = (seat, picture)

    def hints(self, seat: Seat) -> None:
        """What lies ahead of this seat: odds, dangers, what is missing."""
        game = self.match.game
        text = self.named(game.words.hints(game.hints(self.match.s, seat)))
        self.console.picture(text or "There is nothing to say about what lies ahead.")

    def curtain(self, seat: Seat, first: bool) -> None:
        """Hide what was shown, unless it is the first time, until the right person sits at the keyboard."""
        if first:
            self.console.write()
        else:
            self.console.clear()
        self.console.read(f"Pass the keyboard to {self.players[seat].name}, then press Enter. ")
        self._table = (None, "")
        self._offered = None

    def question(self, ask: Ask) -> None:
        self.console.write()
        self.console.write(self.named(self.match.game.words.prompt(self.match.s, ask.seat)), "bold")
        if ask.may:
            self._offer(ask)
        else:
            self.options(ask)
            self.refusals(ask.seat, briefly=True)

    def _offer(self, ask: Ask) -> None:
        """What one may do out of turn: in full the first time, then on one line, for it is asked again and again."""
        labels = [self.label(ask.seat, option) for option in ask.options]
        if self._offered == (ask.seat, labels):
            numbered = [f"{number} {label}" for number, label in enumerate(labels, 1)]
            self.console.write(f"  {'; '.join(numbered)}; Enter: stay silent.", indent=2)
        else:
            self.options(ask)
            self.console.write("     Enter: stay silent ('quiet': do not ask me this again)", indent=5)
        self._offered = (ask.seat, labels)

    def options(self, ask: Ask) -> None:
        labels = [self.label(ask.seat, option) for option in ask.options]
        width = min(LABEL_WIDTH, max(len(label) for label in labels))
        for number, (label, option) in enumerate(zip(labels, ask.options, strict=True), 1):
            self.console.write(f"{number:>3}  {label:<{width}}", note=f"  {option}", indent=5)

    def refusals(self, seat: Seat, briefly: bool = False) -> None:
        """What is not possible now, and why; briefly: a few, one of each sort."""
        refusals: list[Refusal] = self.match.game.refusals(self.match.s, seat)
        shown = refusals
        if briefly:
            sorts = {(type(refusal.action), refusal.rule): refusal for refusal in reversed(refusals)}
            shown = [*reversed(sorts.values())][:FEW_REFUSALS]
        for refusal in shown:
            label = self.label(seat, refusal.action)
            self.console.write(f"  -  {label}: {self.named(refusal.why)} ({refusal.rule})", "dim", indent=5)
        if len(refusals) > len(shown):
            self.console.write(f"  -  'why' lists {len(refusals) - len(shown)} more that you cannot do now.", "dim")
        if not refusals and not briefly:
            self.console.write("There is nothing else that one might expect to do now.")

    def label(self, seat: Seat, action: Any) -> str:
        return self.named(self.match.game.words.label(self.match.s, seat, action))

    def rules(self, words: str) -> None:
        """The rules of that number or with these words; without any, the chapters."""
        rules = self.match.game.rules
        if not words:
            for chapter in dict.fromkeys(rule.chapter for id in rules.ids for rule in rules.find(id)[:1]):
                self.console.write(f"  {chapter}")
            self.console.write("Type 'rules' and a number or a word to read on.", "dim")
            return
        found: list[Rule] = rules.find(words)
        for rule in found[:FEW_RULES]:
            text = EMPHASIS.sub(r"\2", rule.text)
            self.console.write(f"{rule.id}  {text}", indent=2)
        if len(found) > FEW_RULES:
            self.console.write(f"... and {len(found) - FEW_RULES} more; ask for a number or a rarer word.", "dim")
        if not found:
            self.console.write(f"No rule has that number or holds '{words}'; 'rules' lists the chapters.")

    def _lines(self, seat: Seat | None, first: int) -> list[str]:
        lines = []
        for at in range(first, len(self.match.events)):
            if seat is not None and (seat, at) in self.notes:
                lines.append(self.notes[seat, at])
            lines += self.sentences(seat, self.match.events[at])
        return lines
