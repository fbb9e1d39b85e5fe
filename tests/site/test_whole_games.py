"""Every game, played to its end in the browser by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.engine import Game
from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .browser_helpers import seat_link
from .conftest import OpenPage

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
MAX_CHOICES = 250
OPTION = ".option[aria-disabled=false]"
FOCUS_IS_SAFE_OR_GONE = "() => [...document.querySelectorAll('.safe')].every((safe) => safe === document.activeElement)"


def start_game(server: ServerProcess, game: Game[Any], seed: int) -> str:
    bots = ["greedy"] * (game.seats[min(1, len(game.seats) - 1)] - 1)
    return seat_link(server.open(game.id, "me", *bots, names=["Anne"], seed=seed, start=True))


def play_by_keyboard(page: Page) -> Iterator[int]:
    """Play until the game is over. Gives the number of each choice before it is made."""
    for pressed in range(MAX_CHOICES):
        expect(page.locator(f"{OPTION}, .safe, section.ending").first).to_be_visible()
        if page.locator("section.ending").count():
            return
        yield pressed
        if page.locator(".safe").count():
            # The focus is on the safe answer; the other one is next. A move of a bot may take the question away.
            page.wait_for_function(FOCUS_IS_SAFE_OR_GONE)
            if page.locator(".safe:focus").count():
                page.keyboard.press("Tab")
                page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(pressed % max(1, min(page.locator(OPTION).count(), 9)) + 1))
        page.wait_for_timeout(30)


def expect_game_over(page: Page) -> None:
    ending = page.get_by_role("region", name="The end")
    expect(ending.get_by_role("link", name="Replay")).to_be_visible()
    assert ending.locator("p").first.inner_text().strip()
    expect(page.locator("div.generic")).to_have_count(0)


def test_the_lobby_offers_every_game(page: Page) -> None:
    for game in all_games().values():
        expect(page.get_by_role("button", name=f"Play now {game.name}")).to_be_visible()


@GAMES
def test_a_whole_game_is_played_by_keyboard_on_its_screen(
    open_page: OpenPage, server: ServerProcess, game: Game[Any]
) -> None:
    page = open_page(start_game(server, game, seed=5))
    for _ in play_by_keyboard(page):
        pass
    expect_game_over(page)
