"""The full-screen application."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from ...exit_codes import INTERRUPTED, TERMINATED
from .game_screen import GameScreen
from .sources.moment import Moment
from .sources.source import GameSource
from .stylesheet import STYLESHEET
from .theme import NIGHT, PARCHMENT, THEMES, default_theme, is_monochrome


class GameApp(App[int]):
    """Shows one source on one screen. Returns the exit code."""

    CSS = STYLESHEET
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "leave", "Leave"),
        Binding("ctrl+c", "leave(True)", "Leave", priority=True),
        Binding("t", "toggle_theme", "Colours"),
    ]

    def __init__(self, source: GameSource, screen: GameScreen | None = None) -> None:
        has_no_colour = is_monochrome()
        if has_no_colour:
            os.environ["NO_COLOR"] = "1"
        # Textual's NO_COLOR alone paints everything in greys; it removes all colours only from those of a terminal.
        super().__init__(ansi_color=has_no_colour or None)
        self.source = source
        self.game_screen = GameScreen(source) if screen is None else screen
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = default_theme()

    async def on_mount(self) -> None:
        with suppress(NotImplementedError, RuntimeError, ValueError):  # not on Windows, nor outside the main thread
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.exit, TERMINATED)
        await self.push_screen(self.game_screen)
        self.run_worker(self.source.run(self), name="game", exit_on_error=True)

    def show(self, moment: Moment) -> None:
        self.title = moment.title
        self.game_screen.show(moment)

    def announce(self, text: str, is_bad: bool = False) -> None:
        self.game_screen.announce(text, is_bad)

    def action_leave(self, is_interrupted: bool = False) -> None:
        self.exit(INTERRUPTED if is_interrupted else 0)

    def action_toggle_theme(self) -> None:
        self.theme = PARCHMENT if self.theme == NIGHT else NIGHT
        self.game_screen.show(self.game_screen.moment)
