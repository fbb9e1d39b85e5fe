"""A record replayed in sentences, and the result of verifying one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine import BadSetup, Choice, Game, Match, Record, Seat, Verification, ask_for, replay, waiting_for
from .console import Console
from .messages import text as words
from .players import Player, fill_names, players_of, show_players
from .render import Renderer


def show_replay(
    game: Game[Any],
    record: Record,
    console: Console,
    seat: Seat | None = None,
    step: bool = False,
    is_open: bool = False,
) -> None:
    """Print a recorded game as a seat saw it (None: a spectator), choice by choice, and the board at the end.

    `is_open`: with everything that was hidden.
    """
    if seat is not None and seat not in range(record.seats):
        raise BadSetup(words("no-such-seat", last=record.seats - 1, seat=seat))
    players = players_of(record)
    console.write(game.name, "bold")
    show_players(players, console)
    if step:
        console.write(words("one-per-choice"), "dim")
    console.write()
    choice_text = ""
    silent = SilentChoices(console, players)

    def watch(match: Match[Any]) -> None:
        nonlocal choice_text
        renderer = Renderer(match, players, console)
        number = len(match.choices)
        lines = _open_sentences(renderer) if is_open else renderer.event_sentences(seat, match.events[-1])
        style = "" if lines else "dim"
        if number and is_open and choice_text:
            lines = [choice_text, *lines]
        elif number and not lines and choice_text:
            lines = [choice_text]
        if number and not lines:
            silent.add(number, match.choices[-1].seat)
        if lines or step:
            silent.flush()
        for index, line in enumerate(lines):
            _write_numbered(console, number if index == 0 else 0, line, style)
        if number < len(record.choices):
            # The label of an option is known only before it is played.
            choice_text = _describe_choice(renderer, record.choices[number], seat, is_open)
            if step:
                console.read("")

    match = replay(game, record, watch)
    silent.flush()
    renderer = Renderer(match, players, console)
    renderer.show_board(seat)
    if is_open:
        _show_hidden_parts(renderer, seat)
    console.write()
    if match.s.result is None:
        waiting = ", ".join(players[other].name for other in waiting_for(match.s))
        console.write(words("record-ends", names=waiting), "bold")
    else:
        console.write(renderer.fill_names(game.words.outcome(match.s.result, seat)), "bold")


class SilentChoices:
    """Folds consecutive choices that nobody else sees into one line: 'Anne, Bart and Cora have chosen.'"""

    def __init__(self, console: Console, players: Sequence[Player]) -> None:
        self._console = console
        self._players = players
        self._number = 0
        self._seats: list[Seat] = []

    def add(self, number: int, seat: Seat) -> None:
        self._number = self._number or number
        if seat not in self._seats:
            self._seats.append(seat)

    def flush(self) -> None:
        """Print the line, if there is one."""
        if self._seats:
            names = tuple(self._players[seat].name for seat in self._seats)
            _write_numbered(self._console, self._number, words("have-chosen", names=names, count=len(names)), "dim")
        self._number, self._seats = 0, []


def _write_numbered(console: Console, number: int, line: str, style: str) -> None:
    """A line of the replay, with the number of the choice if it is not 0."""
    console.write(f"{number or '':>4}  {line}", style, indent=6)


def _describe_choice(renderer: Renderer, choice: Choice, seat: Seat | None, is_open: bool) -> str:
    """The sentence for a choice that this seat knows; empty if it is somebody else's."""
    ask = ask_for(renderer.match.s, choice.seat)
    option = next((option for option in ask.options if str(option) == choice.action), None) if ask else None
    if option is None or not (is_open or choice.seat == seat):
        return ""  # not legal, so that the replay stops there, or not this seat's
    label = renderer.option_label(choice.seat, option).rstrip(".")
    if choice.seat == seat:
        return words("you-chose", label=label)
    return f"{renderer.players[choice.seat].name}: {label}."


def _open_sentences(renderer: Renderer) -> list[str]:
    """The sentences of the last events. What a spectator does not see is told as a player who saw it was told."""
    match = renderer.match
    sentences = []
    for event in match.events[-1]:
        viewers: list[Seat | None] = [None, *range(match.s.seats)]
        viewer = next((seat for seat in viewers if event.seen_by(seat) == event), None)
        text = renderer.fill_names(match.game.words.event_text(event, viewer))
        if text:
            sentences.append(text if viewer is None else words("sees", name=renderer.players[viewer].name, text=text))
    return sentences


def _show_hidden_parts(renderer: Renderer, shown: Seat | None) -> None:
    """What each other seat sees of the table besides what has been shown."""
    match = renderer.match

    def board(seat: Seat | None) -> list[str]:
        return renderer.fill_names(match.game.words.text_board(match.game.view(match.s, seat))).rstrip().splitlines()

    known = board(shown)
    for seat in range(match.s.seats):
        own = [line for line in board(seat) if line not in known]
        if own and seat != shown:
            renderer.console.write()
            renderer.console.write(words("sees-heading", name=renderer.players[seat].name), "bold")
            renderer.write_table("\n".join(own))


def show_verification(verification: Verification[Any], console: Console, is_noted: bool = False) -> None:
    """Print what was found out about a record. `is_noted`: somebody noted its commitment before the game."""
    record, match = verification.record, verification.match
    console.write(verification.text)
    for checked in reversed(verification.parts):
        proof = checked.part.proof
        sealed = "sealed" if checked.part.is_own else "sealed-before"
        if checked.part.is_own or proof.commitment:
            console.write(words(sealed, commitment=proof.commitment or words("sealed-nothing")), indent=2)
        if proof.secret is not None:
            console.write(words("secret", secret=proof.secret), indent=2)
    if is_noted:
        console.write(words("noted"))
    elif record.secret is not None:
        console.write(words("proves-only-if"))
    if match.s.result is None:
        console.write(words("not-over-yet"))
    else:
        outcome = fill_names(match.game.words.outcome(match.s.result, None), players_of(record))
        console.write(words("names-unproven", outcome=outcome))
