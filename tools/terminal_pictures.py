"""Take the pictures of the full screen in docs/pictures: a game in each of the two themes."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path
from typing import NamedTuple

from jollyroger.games import game_named
from jollyroger.terminal.fullscreen.app import GameApp
from jollyroger.terminal.fullscreen.sources.local_game import LocalGame
from jollyroger.terminal.fullscreen.start import FooterConsole
from jollyroger.terminal.fullscreen.theme import NIGHT, PARCHMENT
from jollyroger.terminal.start import new_session

PICTURES = Path(__file__).parents[1] / "docs/pictures"
FONT = re.compile(r"@font-face \{.*?\}", re.DOTALL)
"""Fonts from the network: the fixed-width font of the reader will do."""


class Shot(NamedTuple):
    game: str
    theme: str
    size: tuple[int, int]
    questions: int
    """How many questions are answered first, with the first option."""
    keys: tuple[str, ...] = ()
    """Pressed before the picture is taken."""


SHOTS = (
    Shot("dead-men", NIGHT, (120, 40), 4, ("h",)),
    Shot("sword-skull", PARCHMENT, (80, 24), 6),
)


async def take(shot: Shot, folder: Path) -> None:
    console = FooterConsole()
    seats = ("human", "mate", "mate")
    path = folder / f"{shot.game}.json"
    session = new_session(game_named(shot.game), seats, console, names=("Anne",), seed=5, path=path)
    app = GameApp(LocalGame(session, beat_seconds=0))
    app.theme = shot.theme
    async with app.run_test(size=shot.size) as pilot:
        for _ in range(shot.questions):
            await wait_for_question(app)
            await pilot.press("1")
            if app.screen is not app.game_screen:
                await pilot.press("y")
        await wait_for_question(app)
        for key in shot.keys:
            await pilot.press(key)
            while any(worker.group == "hint" and not worker.is_finished for worker in app.workers):
                await asyncio.sleep(0.01)
        await pilot.pause()
        picture = PICTURES / f"terminal-{shot.game}.svg"
        picture.write_text(FONT.sub("", app.export_screenshot()), encoding="utf-8")
        print(picture)


async def wait_for_question(app: GameApp) -> None:
    while not app.game_screen.moment.is_asked:
        await asyncio.sleep(0.01)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for shot in SHOTS:
            asyncio.run(take(shot, Path(folder)))


if __name__ == "__main__":
    main()
