"""A record replayed in sentences, and the result of verifying one."""

from __future__ import annotations

from typing import Any

from ..engine import BadSetup, Choice, Game, Match, Record, Seat, ask_for, replay, verify, waiting_for
from .console import Console
from .players import fill_names, players_of, show_players
from .render import Renderer


def show_replay(
    game: Game[Any], record: Record, console: Console, seat: Seat | None = None, step: bool = False
) -> None:
    """Print a recorded game as a seat saw it (None: a spectator), choice by choice, and the board at the end."""
    if seat is not None and seat not in range(record.seats):
        raise BadSetup(f"The record has seats 0 to {record.seats - 1}, not {seat}.")
    players = players_of(record)
    console.write(game.name, "bold")
    show_players(players, console)
    if step:
        console.write("Press Enter for each next choice.", "dim")
    console.write()
    choice_text = ""

    def watch(match: Match[Any]) -> None:
        nonlocal choice_text
        renderer = Renderer(match, players, console)
        number = len(match.choices)
        lines = renderer.event_sentences(seat, match.events[-1])
        style = "" if lines else "dim"
        if number and not lines:
            lines = [choice_text]
        for index, line in enumerate(lines):
            mark = str(number) if number and index == 0 else ""
            console.write(f"{mark:>4}  {line}", style, indent=6)
        if number < len(record.choices):
            # The label of an option is known only before it is played.
            choice_text = _describe_choice(renderer, record.choices[number], seat)
            if step:
                console.read("")

    match = replay(game, record, watch)
    renderer = Renderer(match, players, console)
    renderer.show_board(seat)
    console.write()
    if match.s.result is None:
        waiting = ", ".join(players[other].name for other in waiting_for(match.s))
        console.write(f"The record ends here; the game is not over and waits for {waiting}.", "bold")
    else:
        console.write(renderer.fill_names(game.words.outcome(match.s.result, seat)), "bold")


def _describe_choice(renderer: Renderer, choice: Choice, seat: Seat | None) -> str:
    """The sentence for a choice without events that this seat sees."""
    ask = ask_for(renderer.match.s, choice.seat)
    option = next((option for option in ask.options if str(option) == choice.action), None) if ask else None
    if option is None:
        return ""  # not legal: the replay stops there
    label = renderer.option_label(choice.seat, option)
    return f"You chose: {label}." if choice.seat == seat else f"{renderer.players[choice.seat].name} has chosen."


def show_verification(game: Game[Any], record: Record, console: Console) -> None:
    """Verify a record, and print what was checked and what could not be."""
    match = verify(game, record)
    rolls = _count(len(record.deal) + sum(len(choice.rolls) for choice in record.choices), "roll")
    choices = _count(len(record.choices), "choice")
    if record.secret is None:
        console.write(f"True as far as one can see: {choices} checked and legal, given the {rolls} the record tells.")
        console.write("The rolls themselves cannot be checked yet: the secret is told when the game is over.")
    else:
        console.write(f"True: {choices} checked and legal; {rolls} derived again from the secret and the seats' salts.")
    console.write_verbatim(f"Sealed at the start:  {record.commitment or 'nothing'}")
    if record.secret is not None:
        console.write_verbatim(f"The secret of it:     {record.secret}")
    if match.s.result is None:
        console.write("The game is not over yet.")
    else:
        console.write(fill_names(game.words.outcome(match.s.result, None), players_of(record)))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
