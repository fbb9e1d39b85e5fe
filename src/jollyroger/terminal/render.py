"""What a person sees: the news, the board, the question with its options, and the refusals with their reasons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ..engine import Action, Ask, Event, Match, Refusal, Rule, Seat, visible_events
from ..engine.text.words import OptionText
from .console import Console
from .messages import text as words
from .players import Player, fill_names
from .table_rows import hanging_indent

MAX_REFUSALS = 6
"""How many refusals are shown below the options."""
MAX_RULES = 8
MAX_LABEL_WIDTH = 44
CHANCE = re.compile(r"\d+\s?%")
NOTE_SEPARATOR = " · "
"""What is between the parts of an option's note."""
EMPHASIS = re.compile(r"(\*\*?|`)(.+?)\1")
"""Emphasis and code in Markdown."""
PICTURE = re.compile(r"(?:\S {3,}(?=\S).*?){2}|[-|#+~]{2}")
"""What a line of a drawing or a table has, and a line of prose does not."""


def note_beyond(label: str, note: str) -> str:
    """The parts of an option's note that its label does not say, in the same words or with the same chance.

    >>> note_beyond("Hire a Marine (Officer +1)", "Officer +1 · 2 left")
    '2 left'
    >>> note_beyond("Pirate to the Cave: fight an enemy (32 % to win)", "beat the enemy 32 %")
    ''
    """

    def is_said(part: str) -> bool:
        chance = CHANCE.search(part)
        return part in label or (chance is not None and chance[0] in CHANCE.findall(label))

    return NOTE_SEPARATOR.join(part for part in note.split(NOTE_SEPARATOR) if not is_said(part))


class Renderer:
    """Prints a match, for each seat what it may see. Remembers which events each seat has been shown."""

    def __init__(self, match: Match[Any], players: Sequence[Player], console: Console) -> None:
        self.match = match
        self.players = players
        self.console = console
        self.remarks: dict[tuple[Seat | None, int], str] = {}
        """A remark for one seat (None: a spectator), shown before the events of that index in `Match.events`."""
        self._shown: dict[Seat | None, int] = {}
        self._last_board: tuple[Seat | None, str] = (None, "")
        self._last_offer: tuple[Seat, list[str]] | None = None

    def fill_names(self, text: str) -> str:
        return fill_names(text, self.players)

    def event_sentences(self, seat: Seat | None, events: Sequence[Event]) -> list[str]:
        sentences = (self.match.game.words.event_text(event, seat) for event in visible_events(events, seat))
        return [self.fill_names(sentence) for sentence in sentences if sentence]

    def option_label(self, seat: Seat, action: Action) -> str:
        return self.fill_names(self.match.game.words.label(self.match.s, seat, action))

    def show_news(self, seat: Seat | None, last_reader: Seat | None = None) -> None:
        """Print what has happened since this seat, or `last_reader` if given, was last shown the news."""
        first = self._shown.get(seat if last_reader is None else last_reader, 0)
        self._shown[seat] = len(self.match.events)
        lines = self.log_lines(seat, first)
        if lines:
            self.console.write()
        for line in lines:
            self.console.write(f"  {line}", indent=2)

    def narrate(self) -> None:
        """Print what has happened since the last time, for a spectator: nobody here is asked anything."""
        first = self._shown.get(None, 0)
        self._shown[None] = len(self.match.events)
        for line in self.log_lines(None, first):
            self.console.write(f"  {line}", indent=2)

    def mark_shown(self, all_but: int) -> None:
        """Take everything but the last choices as shown to every seat."""
        shown = max(0, len(self.match.events) - all_but)
        self._shown = dict.fromkeys([None, *range(len(self.players))], shown)

    def forget_events(self, index: int) -> None:
        """Forget the events of an undone choice."""
        self._shown = {seat: shown - (shown > index) for seat, shown in self._shown.items()}
        self.remarks = {(seat, at - (at > index)): text for (seat, at), text in self.remarks.items() if at != index}

    def show_log(self, seat: Seat, count: int) -> None:
        lines = self.log_lines(seat, 0)[-count:]
        for line in lines:
            self.console.write(f"  {line}", indent=2)
        if not lines:
            self.console.write(words("log-empty"))

    def board(self, seat: Seat | None) -> str:
        """The table as a seat sees it, drawn as text."""
        return self.fill_names(self.match.game.words.text_board(self.match.game.view(self.match.s, seat))).rstrip()

    def show_board(self, seat: Seat | None, only_if_changed: bool = False) -> None:
        board = self.board(seat)
        if not only_if_changed or self._last_board != (seat, board):
            self.console.write()
            self.write_table(board)
        self._last_board = (seat, board)

    def show_hints(self, seat: Seat) -> None:
        game = self.match.game
        text = self.fill_names(game.words.hints(game.hints(self.match.s, seat)))
        self.write_table(text or words("ahead-nothing"))

    def pass_keyboard(self, seat: Seat, is_first: bool) -> None:
        """Clear the screen, unless nothing private is on it yet, and wait for the person of this seat."""
        if is_first:
            self.console.write()
        else:
            self.console.clear()
        self.console.read(words("pass-keyboard", name=self.players[seat].name) + " ")
        self._last_board = (None, "")
        self._last_offer = None

    def show_question(self, ask: Ask) -> None:
        self.console.write()
        self.console.write(self.fill_names(self.match.game.words.prompt(self.match.s, ask.seat)), "bold")
        if ask.may:
            self._show_offer(ask)
        else:
            self.show_options(ask)
            self.show_refusals(ask.seat, briefly=True)

    def show_options(self, ask: Ask) -> None:
        lines = [self._option_line(text) for text in self.match.game.words.option_texts(self.match.s, ask)]
        width = min(MAX_LABEL_WIDTH, max(len(line) for line in lines))
        for number, (line, option) in enumerate(zip(lines, ask.options, strict=True), 1):
            self.console.write(f"{number:>3}  {line:<{width}}", note=f"  {option}", indent=5)

    def _option_line(self, option: OptionText) -> str:
        """An option with what it costs or brings; of one that is worth a thought, also what it risks."""
        parts = [option.label]
        if note := note_beyond(option.label, option.note):
            parts.append(note)
        if option.risk:
            parts.append(words("option-risk") if option.folded else words("option-risk-why", why=option.risk))
        return self.fill_names(NOTE_SEPARATOR.join(parts))

    def show_refusals(self, seat: Seat, briefly: bool = False) -> None:
        """What is not possible now, and why; briefly: at most a few, one for each kind of action and rule."""
        refusals: list[Refusal] = self.match.game.refusals(self.match.s, seat)
        shown = refusals
        if briefly:
            kinds = {(type(refusal.action), refusal.rule): refusal for refusal in reversed(refusals)}
            shown = [*reversed(kinds.values())][:MAX_REFUSALS]
        for refusal in shown:
            label = self.option_label(seat, refusal.action)
            self.console.write(f"  -  {label}: {self.fill_names(refusal.why)} ({refusal.rule})", "dim", indent=5)
        if len(refusals) > len(shown):
            self.console.write(f"  -  {words('refusals-more', count=len(refusals) - len(shown))}", "dim")
        if not refusals and not briefly:
            self.console.write(words("refusals-none"))

    def show_rules(self, query: str) -> None:
        """The rules of that number or with these words; the chapters if the query is empty."""
        rules = self.match.game.rules
        if not query:
            for chapter in dict.fromkeys(rule.chapter for id in rules.ids for rule in rules.find(id)[:1]):
                self.console.write(f"  {chapter}")
            self.console.write(words("rules-read-on"), "dim")
            return
        found: list[Rule] = rules.find(query)
        for rule in found[:MAX_RULES]:
            text = EMPHASIS.sub(r"\2", rule.text)
            self.console.write(f"{rule.id}  {text}", indent=2)
        if len(found) > MAX_RULES:
            self.console.write(words("rules-more", count=len(found) - MAX_RULES), "dim")
        if not found:
            self.console.write(words("rules-none", query=query))

    def _show_offer(self, ask: Ask) -> None:
        """The options out of turn: in full the first time, then on one line, since they are offered again and again."""
        labels = [self.option_label(ask.seat, option) for option in ask.options]
        if self._last_offer == (ask.seat, labels):
            numbered = [f"{number} {label}" for number, label in enumerate(labels, 1)]
            self.console.write(f"  {words('offer-silent', options='; '.join(numbered))}", indent=2)
        else:
            self.show_options(ask)
            self.console.write(f"     {words('offer-silent-quiet')}", indent=5)
        self._last_offer = (ask.seat, labels)

    def write_table(self, text: str) -> None:
        """Print the lines of a table. A text that is too long continues below itself; a drawing stays as it is."""
        for line in text.splitlines():
            indent = hanging_indent(line) if PICTURE.search(line) else len(line) - len(line.lstrip()) + 2
            if indent is None:
                self.console.write_verbatim(line)
            else:
                self.console.write(line, indent=indent)

    def log_lines(self, seat: Seat | None, first: int) -> list[str]:
        """What a seat reads of everything from the events of this index on, remarks included."""
        lines = []
        for index in range(first, len(self.match.events)):
            if (seat, index) in self.remarks:
                lines.append(self.remarks[seat, index])
            lines += self.event_sentences(seat, self.match.events[index])
        return lines
