"""Accessibility of the games' screens at several moments of a game, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.engine import Game
from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .browser_helpers import seat_link
from .conftest import OpenPage
from .played_games import play_game, play_on
from .test_accessibility import violations

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
PARTS = (0.0, 0.25, 0.5, 0.75, 1.0)


def violations_by_theme(page: Page, web: Path) -> dict[str, list[str]]:
    """The violations by day and by night."""
    expect(page.locator("div.generic")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    found = {}
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        if messages := violations(page, web):
            found[theme] = messages
    return found


@GAMES
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_on_the_screen_of_a_player(
    open_page: OpenPage, server: ServerProcess, web: Path, game: Game[Any], width: int
) -> None:
    played = play_game(server, game, game.seats[-1] if width > 760 else game.seats[0], seed=3)
    for part in PARTS if width > 760 else PARTS[1::2]:
        page = open_page(seat_link(play_on(server, played, played.moment(part))), width=width)
        expect(page.locator(".option").first).to_be_visible()
        assert not violations_by_theme(page, web), part
        page.context.close()


@GAMES
def test_axe_finds_nothing_on_the_screen_of_a_replay(
    open_page: OpenPage, server: ServerProcess, web: Path, game: Game[Any]
) -> None:
    played = play_game(server, game, game.seats[0], seed=4)
    for query, moment in (("?seat=0", played.last), ("", played.last // 2)):
        page = open_page(f"/table/{played.table}/replay{query}#{moment}")
        expect(page.get_by_label("Moment", exact=True)).to_have_value(str(moment))
        assert not violations_by_theme(page, web), (query, moment)
