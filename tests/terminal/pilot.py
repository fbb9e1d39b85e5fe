"""Driving the full screen in tests: a game without pauses, keys, and the text on the screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from jollyroger.engine import Game
from jollyroger.terminal.fullscreen.app import GameApp
from jollyroger.terminal.fullscreen.sources.local_game import LocalGame
from jollyroger.terminal.fullscreen.sources.moment import Moment
from jollyroger.terminal.fullscreen.start import FooterConsole
from jollyroger.terminal.session import Session
from jollyroger.terminal.start import new_session

from ..toy import GAME

SMALL, LARGE = (80, 24), (120, 40)
TIMEOUT_SECONDS = 30


class ScreenDriver:
    """An application under test."""

    def __init__(self, app: GameApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def moment(self) -> Moment:
        return self.app.game_screen.moment

    @property
    def text(self) -> str:
        """Everything that is on the screen, line by line."""
        return "\n".join(strip.text for strip in self.app.screen._compositor.render_strips())

    async def press(self, *keys: str) -> None:
        """Press keys, and let the application do what they mean. Pilot.press would wait for much longer."""
        for key in keys:
            was_curtained = bool(self.moment.curtain)
            self.app.simulate_key(key)
            await self.settle()
            if was_curtained and not self.moment.curtain:
                # The screen is laid out anew.
                await self.wait_for_text(self.moment.title)

    async def settle(self) -> None:
        """Let everything that has been posted be handled and drawn: until no message waits, several times in a row."""
        quiet = 0
        while quiet < 4:
            await self.pilot._wait_for_screen()
            for _ in range(3):
                await asyncio.sleep(0)
            nodes = [self.app, self.app.screen, *self.app.screen.walk_children()]
            quiet = 0 if any(node.message_queue_size for node in nodes) else quiet + 1

    async def wait_until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is true. Fails after a minute."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while not condition():
            assert time.monotonic() < deadline, f"waited in vain; the screen:\n{self.text}"
            await asyncio.sleep(0.002)
        await self.settle()

    async def wait_for_text(self, text: str) -> None:
        """Wait until this is on the screen: the log scrolls after the rest is drawn."""
        await self.wait_until(lambda: text in self.text)

    async def wait_for_turn(self) -> bool:
        """Wait until somebody is asked, or the game is over. Whether somebody is asked."""
        await self.wait_until(
            lambda: self.moment.is_asked or bool(self.moment.curtain) or self.moment.ending is not None
        )
        return self.moment.is_asked


def make_session(
    path: Path,
    game: Game[Any] = GAME,
    seats: Sequence[str] = ("human", "greedy", "greedy"),
    names: Sequence[str] = (),
    seed: int = 1,
) -> Session:
    return new_session(game, seats, FooterConsole(), names=names, seed=seed, path=path)


@asynccontextmanager
async def driven(
    session: Session, size: tuple[int, int] = SMALL, beat_seconds: float = 0
) -> AsyncIterator[ScreenDriver]:
    """A session in the full screen, by default without pauses between moves."""
    app = GameApp(LocalGame(session, beat_seconds))
    if isinstance(session.console, FooterConsole):
        session.console.app = app
    async with app.run_test(size=size) as pilot:
        yield ScreenDriver(app, pilot)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test."""

    async def main() -> None:
        await test()

    asyncio.run(main())
