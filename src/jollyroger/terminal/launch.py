"""Begin a game at this keyboard, or go on with one that was kept."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..engine import BadRecord, Fast, Game, Match, Record, Sealed, Seat, replay
from . import saves
from .console import Console
from .players import HUMAN, Player, crew, players_of, roster
from .sitting import Sitting

LAST_SEEN = 6
"""How many choices are told again to those who come back."""


def default_seats(game: Game[Any]) -> list[str]:
    """One person, and bots up to the middle of what the game is for."""
    return [HUMAN, *["mate"] * ((game.seats[0] + game.seats[-1]) // 2 - 1)]


def begin(
    game: Game[Any],
    kinds: Sequence[str],
    console: Console,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    seed: int | None = None,
    path: Path | None = None,
    extra: str = "",
) -> int:
    """Play a new game. Without a seed nobody can know its luck beforehand; with one, it can be had again."""
    game.fill_options(len(kinds), options or {})
    secret = _bytes(seed, "secret")
    players = crew(kinds, names, Fast(int.from_bytes(_bytes(seed, "names"), "big")))
    salts = [_bytes(seed, f"salt {seat}") for seat, player in enumerate(players) if player.human]
    match = Match(game, len(players), Sealed(secret, salts), options, [str(player) for player in players])
    path = saves.new_path(game.id) if path is None else path
    saves.write(path, match.record(secret=True))
    _header(match, players, console, path)
    return Sitting(match, players, console, path, extra=extra).play()


def resume(game: Game[Any], record: Record, console: Console, path: Path, extra: str = "") -> int:
    """Go on with a game that was kept."""
    players = players_of(record)
    if record.result is not None:
        raise BadRecord("This game is over; 'jollyroger replay' tells it again.")
    if record.secret is None:
        raise BadRecord("The record does not hold the secret of its luck, so the game cannot go on from it.")
    # A bot or a person who is not known here is refused as at the beginning.
    crew([player.kind for player in players], (), Fast(0))
    musts: list[Seat | None] = []

    def watch(match: Match[Any]) -> None:
        musts.append(next((ask.seat for ask in match.s.asks if not ask.may), None))

    match = replay(game, record, watch)
    saves.write(path, match.record(secret=True))
    _header(match, players, console, path)
    sitting = Sitting(match, players, console, path, musts[-2] if len(musts) > 1 else None, extra)
    sitting.page.skip(LAST_SEEN)
    return sitting.play()


def _header(match: Match[Any], players: Sequence[Player], console: Console, path: Path) -> None:
    console.write(match.game.name, "bold")
    console.write(match.game.about)
    console.write()
    roster(players, console)
    if match.options:
        console.write(f"  {', '.join(f'{id} {value}' for id, value in match.options.items())}", "dim", indent=2)
    console.write()
    console.picture(f"Sealed luck  {match.record().commitment}")
    console.picture(f"Kept in      {path}")
    console.write("Type ? for help.")
    if 1 < sum(player.human for player in players) < len(players):
        console.write("Nobody is asked whether to interrupt a bot, so as not to pass the keyboard round: see 'quiet'.")


def _bytes(seed: int | None, use: str) -> bytes:
    if seed is None:
        return secrets.token_bytes(32)
    return blake2b(f"{seed}/{use}".encode(), digest_size=32, person=b"jr-play").digest()
