"""Every game's screen is open to everybody: axe finds nothing in any state of a game, by day or night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.engine import Game
from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .conftest import Crew
from .helm import seat_link
from .test_reach import violations
from .voyage import boarded, sailed

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
PARTS = (0.0, 0.25, 0.5, 0.75, 1.0)


def found(page: Page, web: Path) -> dict[str, list[str]]:
    """What is wrong by day and by night."""
    expect(page.locator("div.plain")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    wrong = {}
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        if said := violations(page, web):
            wrong[light] = said
    return wrong


@GAMES
@pytest.mark.parametrize("width", [1280, 390])
def test_whoever_is_asked_finds_a_screen_without_a_fault(
    crew: Crew, server: ServerProcess, web: Path, game: Game[Any], width: int
) -> None:
    voyage = sailed(server, game, game.seats[-1] if width > 760 else game.seats[0], seed=3)
    for part in PARTS if width > 760 else PARTS[1::2]:
        page = crew(seat_link(boarded(server, voyage, voyage.moment(part))), width=width)
        expect(page.locator(".option").first).to_be_visible()
        assert not found(page, web), part
        page.context.close()


@GAMES
def test_whoever_looks_back_finds_a_screen_without_a_fault(
    crew: Crew, server: ServerProcess, web: Path, game: Game[Any]
) -> None:
    voyage = sailed(server, game, game.seats[0], seed=4)
    for eyes, moment in (("?seat=0", voyage.last), ("", voyage.last // 2)):
        page = crew(f"/table/{voyage.table}/replay{eyes}#{moment}")
        expect(page.get_by_label("Moment", exact=True)).to_have_value(str(moment))
        assert not found(page, web), (eyes, moment)
