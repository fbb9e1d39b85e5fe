"""Starting games and replays in the full screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ...engine import Game, Record, Seat
from ..console import Console, Screen
from ..interactive import SPEEDS
from ..session import Session
from ..start import new_session, resumed_session
from .app import GameApp
from .replay_screen import ReplayScreen
from .sources.local_game import LocalGame
from .sources.recorded_game import RecordedGame
from .sources.source import GameSource


class FooterConsole:
    """A console for a session in the full screen: what it writes is announced in the footer."""

    def __init__(self) -> None:
        self.app: GameApp | None = None

    def read(self, prompt: str) -> str:
        raise EOFError("the full screen reads keys")

    def write(self, text: str = "", style: str = "", note: str = "", indent: int = 0) -> None:
        if text and self.app is not None:
            self.app.announce(text + note, is_bad=True)

    def write_verbatim(self, text: str) -> None:
        self.write(text)

    def clear(self) -> None:
        pass


def start_full_screen_game(
    game: Game[Any],
    kinds: Sequence[str],
    options: Mapping[str, str] | None = None,
    names: Sequence[str] = (),
    seed: int | None = None,
    path: Path | None = None,
    arguments: str = "",
    speed: str = "normal",
) -> int:
    """Play a new game in the full screen. Returns the exit code."""
    console = FooterConsole()
    return _play(new_session(game, kinds, console, options, names, seed, path, arguments), console, speed)


def resume_full_screen_game(
    game: Game[Any],
    record: Record,
    path: Path,
    arguments: str = "",
    speed: str = "normal",
    foreign_bots: Sequence[str] = (),
) -> int:
    """Resume a saved game in the full screen. Returns the exit code."""
    console = FooterConsole()
    return _play(resumed_session(game, record, console, path, arguments, foreign_bots), console, speed)


def show_full_screen_replay(game: Game[Any], record: Record, seat: Seat | None = None, is_open: bool = False) -> int:
    """Show a record in the full screen, as a seat saw it or with open hands. Returns the exit code."""
    source = RecordedGame(game, record, seat, is_open)
    return run_app(GameApp(source, ReplayScreen(source)), source, Screen())


def _play(session: Session, console: FooterConsole, speed: str) -> int:
    source = LocalGame(session, SPEEDS[speed])
    app = GameApp(source)
    console.app = app
    return run_app(app, source, Screen())


def run_app(app: GameApp, source: GameSource, console: Console) -> int:
    """Run the application, then print what its source says in farewell. Returns the exit code."""
    try:
        code = app.run()
    finally:
        for line in source.farewell():
            console.write_verbatim(line)
    return app.return_code or 0 if code is None else code
