"""A record told again in sentences, and a record put to the test."""

from __future__ import annotations

from typing import Any

from ..engine import BadSetup, Choice, Game, Match, Record, Seat, ask_for, replay, verify
from .console import Console
from .page import Page
from .players import named, players_of, roster


def tell(game: Game[Any], record: Record, console: Console, seat: Seat | None = None, step: bool = False) -> None:
    """Tell a recorded game as that seat saw it (None: a spectator), choice by choice; show the table at the end."""
    if seat is not None and seat not in range(record.seats):
        raise BadSetup(f"The record has seats 0 to {record.seats - 1}, not {seat}.")
    players = players_of(record)
    console.write(game.name, "bold")
    roster(players, console)
    if step:
        console.write("Press Enter for each next choice.", "dim")
    console.write()
    chosen = ""

    def watch(match: Match[Any]) -> None:
        nonlocal chosen
        page = Page(match, players, console)
        number = len(match.choices)
        lines = page.sentences(seat, match.events[-1])
        style = "" if lines else "dim"
        if number and not lines:
            lines = [chosen]
        for at, line in enumerate(lines):
            mark = str(number) if number and at == 0 else ""
            console.write(f"{mark:>4}  {line}", style, indent=6)
        if number < len(record.choices):
            chosen = _unseen(page, record.choices[number], seat)
            if step:
                console.read("")

    match = replay(game, record, watch)
    page = Page(match, players, console)
    page.table(seat)
    console.write()
    if match.s.result is None:
        waiting_for = ", ".join(players[ask.seat].name for ask in match.s.asks if not ask.may)
        console.write(f"The record ends here; the game is not over and waits for {waiting_for}.", "bold")
    else:
        console.write(page.named(game.words.outcome(match.s.result, seat)), "bold")


def _unseen(page: Page, choice: Choice, seat: Seat | None) -> str:
    """What is said of a choice from which nothing has followed that this seat sees."""
    ask = ask_for(page.match.s, choice.seat)
    option = next((option for option in ask.options if str(option) == choice.action), None) if ask else None
    if option is None:
        return ""  # not legal: the replay stops there
    label = page.label(choice.seat, option)
    return f"You chose: {label}." if choice.seat == seat else f"{page.players[choice.seat].name} has chosen."


def attest(game: Game[Any], record: Record, console: Console) -> None:
    """Check a record and say what has been found true, and what could not be looked into."""
    match = verify(game, record)
    rolls = _count(len(record.deal) + sum(len(choice.rolls) for choice in record.choices), "roll")
    choices = _count(len(record.choices), "choice")
    if record.secret is None:
        console.write(f"True as far as one can see: {choices} checked and legal, given the {rolls} the record tells.")
        console.write("The rolls themselves cannot be checked yet: the secret is told when the game is over.")
    else:
        console.write(f"True: {choices} checked and legal; {rolls} derived again from the secret and the seats' salts.")
    console.picture(f"Sealed at the start:  {record.commitment or 'nothing'}")
    if record.secret is not None:
        console.picture(f"The secret of it:     {record.secret}")
    if match.s.result is None:
        console.write("The game is not over yet.")
    else:
        console.write(named(game.words.outcome(match.s.result, None), players_of(record)))


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
