"""A record told again in sentences, and a record put to the test."""

from __future__ import annotations

from typing import Any

from ..engine import BadSetup, Game, Match, Record, Seat, replay, verify
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
    console.write()

    def watch(match: Match[Any]) -> None:
        lines = Page(match, players, console).sentences(seat, match.told[-1])
        number = len(match.choices)
        if number:
            chooser = players[match.choices[-1].seat].name
            lines = lines or ["You have chosen." if match.choices[-1].seat == seat else f"{chooser} has chosen."]
        for at, line in enumerate(lines):
            mark = str(number) if number and at == 0 else ""
            console.write(f"{mark:>4}  {line}", indent=6)
        if step and match.s.result is None:
            console.read("")

    match = replay(game, record, watch)
    page = Page(match, players, console)
    page.table(seat)
    console.write()
    if match.s.result is None:
        waiting = ", ".join(players[ask.seat].name for ask in match.s.asks if not ask.may)
        console.write(f"The record ends here; the game is not over and waits for {waiting}.", "bold")
    else:
        console.write(page.named(game.words.outcome(match.s.result, seat)), "bold")


def attest(game: Game[Any], record: Record, console: Console) -> None:
    """Check a record and say what has been found true, and what could not be looked into."""
    match = verify(game, record)
    rolls = len(match.record().deal) + sum(len(choice.rolls) for choice in match.choices)
    choices = f"{len(match.choices)} choices" if len(match.choices) != 1 else "1 choice"
    if record.secret is None:
        console.write(
            f"True as far as one can see: all {choices} were legal, given the {rolls} rolls the record tells."
        )
        console.write("The rolls themselves cannot be checked yet: the secret is told when the game is over.")
        console.write(f"It must then be the one that was sealed as {record.commitment or '(nothing was sealed)'}")
        return
    console.write(f"True: all {choices} were legal, and all {rolls} rolls follow from the secret and the seats' salts.")
    console.write(f"The secret is the one that was sealed as {record.commitment}")
    if match.s.result is None:
        console.write("The game is not over yet.")
    else:
        console.write(named(game.words.outcome(match.s.result, None), players_of(record)))
