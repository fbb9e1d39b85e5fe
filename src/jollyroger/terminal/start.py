"""Start a game at this keyboard, or resume a saved one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..bots import is_foreign
from ..engine import HUMAN, BadRecord, Fast, Game, Match, Record, Sealed, Seat, replay, waiting_for
from . import saves
from .console import Console
from .game_loop import GameLoop
from .messages import text
from .players import make_bots, players_of, seat_players, show_players
from .session import Session

CHOICES_SHOWN_AGAIN = 6
"""How many of the last choices a resumed game shows again."""


def default_seats(game: Game[Any]) -> list[str]:
    """One person, and bots up to the middle of the game's seat range."""
    return [HUMAN, *["mate"] * ((game.seats[0] + game.seats[-1]) // 2 - 1)]


def start_game(
    game: Game[Any],
    kinds: Sequence[str],
    console: Console,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    seed: int | None = None,
    path: Path | None = None,
    arguments: str = "",
) -> int:
    """Play a new game line by line. Returns the exit code."""
    session = new_session(game, kinds, console, options, names, seed, path, arguments)
    _show_header(session)
    return GameLoop(session).run()


def new_session(
    game: Game[Any],
    kinds: Sequence[str],
    console: Console,
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    seed: int | None = None,
    path: Path | None = None,
    arguments: str = "",
) -> Session:
    """Deal a new game and save it.

    With a seed the game is reproducible; without one its secret is random. `arguments` are what a command on the
    saved file needs besides the file.
    """
    game.fill_options(len(kinds), options or {})
    secret = _derive_bytes(seed, "secret")
    players = seat_players(kinds, names, Fast(int.from_bytes(_derive_bytes(seed, "names"), "big")), game)
    salts = [_derive_bytes(seed, f"salt {seat}") for seat, player in enumerate(players) if player.is_human]
    luck = Sealed(secret, salts, seeded=seed is not None)
    match = Match(game, len(players), luck, options, [str(player) for player in players])
    path = saves.new_save_path(game.id) if path is None else path
    saves.write_record(path, match.record(secret=True))
    return Session(match, players, console, path, arguments=arguments, foreign_bots=kinds)


def resume_game(
    game: Game[Any],
    record: Record,
    console: Console,
    path: Path,
    arguments: str = "",
    foreign_bots: Sequence[str] = (),
) -> int:
    """Resume a saved game line by line. Returns the exit code."""
    session = resumed_session(game, record, console, path, arguments, foreign_bots)
    _show_header(session)
    return GameLoop(session).run()


def resumed_session(
    game: Game[Any],
    record: Record,
    console: Console,
    path: Path,
    arguments: str = "",
    foreign_bots: Sequence[str] = (),
) -> Session:
    """A saved game, played again up to where it was left. Raises BadRecord if it cannot go on.

    `foreign_bots` are the bots from files and programs that may run: a record alone runs no code.
    """
    players = players_of(record)
    if record.result is not None:
        raise BadRecord(text("saved-over"))
    if record.secret is None:
        raise BadRecord(text("saved-without-secret"))
    # Refuses kinds of players that are unknown here, and code that nobody has asked for.
    seat_players([player.kind for player in players if not is_foreign(player.kind)], (), Fast(0), game)
    make_bots(players, foreign_bots)
    waiting: list[Seat | None] = []

    def watch(match: Match[Any]) -> None:
        waiting.append(next(iter(waiting_for(match.s)), None))

    match = replay(game, record, watch)
    saves.write_record(path, match.record(secret=True))
    # What the loop would have: the seat that had to choose when the last choice was made.
    pending = waiting[-2] if len(waiting) > 1 else None
    session = Session(match, players, console, path, pending, arguments, foreign_bots)
    session.renderer.mark_shown(all_but=CHOICES_SHOWN_AGAIN)
    return session


def _show_header(session: Session) -> None:
    match, players, console = session.match, session.players, session.console
    console.write(match.game.name, "bold")
    console.write(match.game.summary)
    console.write()
    show_players(players, console)
    if match.options:
        options = ((option.name, option.describe(match.options[option.id])) for option in match.game.options)
        console.write(f"  {'; '.join(f'{name}: {value}' for name, value in options)}", "dim", indent=2)
    console.write()
    console.write(text("sealed-luck", commitment=match.record().commitment), indent=2)
    console.write(text("kept-in", path=str(session.path)), indent=2)
    if any(player.is_human for player in players):
        console.write(text("type-help"))
    if 1 < sum(player.is_human for player in players) < len(players):
        console.write(text("nobody-asked"))


def _derive_bytes(seed: int | None, purpose: str) -> bytes:
    """32 bytes derived from the seed; random ones without a seed."""
    if seed is None:
        return secrets.token_bytes(32)
    return blake2b(f"{seed}/{purpose}".encode(), digest_size=32, person=b"jr-play").digest()
