"""The site puts its view together from changes: nothing on the screen is out of date."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.engine import Game
from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .browser_helpers import seat_link
from .conftest import OpenPage
from .test_multiplayer import choose_first_option

CHOICES = 10
SHOWN = """() => {
  const parts = document.querySelectorAll('[data-board], [data-frame="panel"], [data-frame="goal"]');
  const labels = (part) => [...part.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
  return [...parts].map((part) => [part.innerText, ...labels(part)]);
}"""
"""All that is written on the board, on the panel and in the goal, and what screen readers are told."""


def version(page: Page) -> int:
    return int(page.locator("[data-board]").get_attribute("data-version") or 0)


def wait_for_version(page: Page, number: int) -> None:
    expect(page.locator(f'[data-board][data-version="{number}"]')).to_be_attached()
    page.wait_for_timeout(300)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_page_that_has_followed_the_game_shows_what_a_new_page_shows(
    open_page: OpenPage, server: ServerProcess, game: Game[Any]
) -> None:
    created = server.open(game.id, *["me"] * game.seats[0], start=True, seed=4)
    players = [open_page(seat_link(created, seat), tips=False) for seat in range(game.seats[0])]
    spectator = open_page(f"/table/{created['table']}#watch={created['watch']}", tips=False)
    pages = [*players, spectator]
    for page in pages:
        expect(page.locator("[data-board]")).to_be_visible()
    for _ in range(CHOICES):
        choose_first_option(*players)
    newest = max(version(page) for page in pages)
    for page in pages:
        wait_for_version(page, newest)
        # The option under the pointer or the focus is previewed.
        page.mouse.move(1, 1)
        page.evaluate("document.activeElement?.blur()")
    followed = [page.evaluate(SHOWN) for page in pages]
    for page, shown in zip(pages, followed, strict=True):
        page.reload()
        wait_for_version(page, newest)
        assert page.evaluate(SHOWN) == shown


def test_whoever_looks_at_a_forecast_gets_it_and_keeps_it_up_to_date(
    open_page: OpenPage, server: ServerProcess
) -> None:
    """Also those who are not asked, and spectators. A room's bubble has its part of it."""
    created = server.open("dead-men", "me", "me", start=True, seed=4)
    players = [open_page(seat_link(created, seat), tips=False) for seat in range(2)]
    spectator = open_page(f"/table/{created['table']}#watch={created['watch']}", tips=False)
    for page in (*players, spectator):
        forecast = page.locator('[data-term="next-card"]').first
        forecast.click()
        expect(forecast).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("region", name="The next revenge card")).to_be_visible()
    choose_first_option(*players)
    newest = max(version(page) for page in players)
    for page in (*players, spectator):
        wait_for_version(page, newest)
        expect(page.get_by_role("region", name="The next revenge card")).to_be_visible()


def test_a_page_that_looks_at_a_forecast_asks_for_it_once(open_page: OpenPage, server: ServerProcess) -> None:
    """An update that answers the look must not lead to the next look."""
    created = server.open("dead-men", "me", "me", start=True, seed=4)
    page = open_page("/", tips=False)
    looks: list[str] = []

    def count(frame: str | bytes) -> None:
        if '"look"' in str(frame):
            looks.append(str(frame))

    page.on("websocket", lambda socket: socket.on("framesent", count))
    page.goto(seat_link(created))
    page.locator('[data-term="next-card"]').first.click()
    expect(page.get_by_role("region", name="The next revenge card")).to_be_visible()
    page.wait_for_timeout(1000)
    assert len(looks) == 1
