"""A record replayed in sentences, and the result of verifying one."""

from __future__ import annotations

from typing import Any

from ..engine import BadSetup, Choice, Game, Match, Record, Seat, Verification, ask_for, replay, waiting_for
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


def show_verification(verification: Verification[Any], console: Console, is_noted: bool = False) -> None:
    """Print what was found out about a record. `is_noted`: somebody noted its commitment before the game."""
    record, match = verification.record, verification.match
    console.write(verification.text)
    for checked in reversed(verification.parts):
        proof = checked.part.proof
        game = "" if checked.part.is_own else " (the game before)"
        if checked.part.is_own or proof.commitment:
            console.write_verbatim(f"Sealed at the start{game}:  {proof.commitment or 'nothing'}")
        if proof.secret is not None:
            console.write_verbatim(f"The secret of it:     {proof.secret}")
    if is_noted:
        console.write("That is the commitment you noted.")
    elif record.secret is not None:
        console.write("It proves the luck only if it is the commitment that was shown to you before the game.")
    if match.s.result is None:
        console.write("The game is not over yet.")
    else:
        outcome = fill_names(match.game.words.outcome(match.s.result, None), players_of(record))
        console.write(f"With the names in the record, which nothing proves: {outcome}")
