"""Every game, played to its end in the browser: by mouse, by touch on a phone, by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from jollyroger.engine import Game
from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .browser_helpers import fits_width, seat_link
from .conftest import OpenPage

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
MAX_CHOICES = 250
BOARD = ".board :is(button:enabled, [role=button]:not([aria-disabled=true])):visible"
OPTION = ".option[aria-disabled=false]"


class Player:
    """Plays on a page by choosing the first option at the first question, the second at the second, and so on.

    That needs no knowledge of the game and ends every game soon.
    """

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.chosen = 0
        self.touched = 0
        """How often a touch of the board had an effect."""

    def play(self) -> None:
        for turn in range(MAX_CHOICES):
            expect(self.page.locator(f"{OPTION}, .safe, section.ending").first).to_be_visible()
            if self.page.locator("section.ending").count():
                return
            assert fits_width(self.page)
            if not self.touched and turn < 8:
                self.explore_board()
            self.choose()
        raise AssertionError(f"the game did not end by {MAX_CHOICES} choices")

    def choose(self) -> None:
        confirm = self.page.locator(".bubble button.danger")
        if confirm.count():
            self.press(confirm)
            return
        options = self.page.locator(OPTION)
        if count := options.count():
            self.press(options.nth(self.chosen % count))
            self.chosen += 1

    def explore_board(self) -> None:
        """Touch things on the board until one of them has an effect on the action bar or the board."""
        bar = self.page.get_by_role("region", name="Your choice", exact=True)
        board = self.page.locator("main")
        before = bar.inner_text(), board.inner_text()
        for thing in self.page.locator(BOARD).all()[:12]:
            if not self.press(thing, 400):
                continue
            self.page.wait_for_timeout(150)
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Escape")
            elif bar.count() == 0 or (bar.inner_text(), board.inner_text()) != before:
                self.touched += 1
                return

    def press(self, thing: Locator, timeout: float = 1500) -> bool:
        try:
            if self.touch:
                thing.tap(timeout=timeout)
            else:
                thing.click(timeout=timeout)
        except TimeoutError:
            # It is gone: the game has moved on.
            return False
        return True


def start_game(server: ServerProcess, game: Game[Any], seed: int) -> str:
    bots = ["greedy"] * (game.seats[min(1, len(game.seats) - 1)] - 1)
    return seat_link(server.open(game.id, "me", *bots, names=["Anne"], seed=seed, start=True))


def expect_game_over(page: Page) -> None:
    ending = page.get_by_role("region", name="The end")
    expect(ending.get_by_role("link", name="Replay")).to_be_visible()
    assert ending.locator("p").first.inner_text().strip()
    expect(page.locator("div.generic")).to_have_count(0)


def test_the_lobby_offers_every_game(page: Page) -> None:
    for game in all_games().values():
        expect(page.get_by_role("button", name=f"Play now {game.name}")).to_be_visible()


@GAMES
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["mouse", "touch"])
def test_a_whole_game_is_played_against_bots(
    open_page: OpenPage, server: ServerProcess, game: Game[Any], width: int, height: int
) -> None:
    touch = width < 760
    page = open_page(start_game(server, game, seed=width), width=width, height=height, touch=touch)
    player = Player(page, touch)
    player.play()
    expect_game_over(page)
    assert player.chosen
    assert player.touched, "nothing on the board could be touched"


@GAMES
def test_a_whole_game_is_played_by_keyboard_on_its_screen(
    open_page: OpenPage, server: ServerProcess, game: Game[Any]
) -> None:
    page = open_page(start_game(server, game, seed=5))
    for pressed in range(MAX_CHOICES):
        expect(page.locator(f"{OPTION}, .safe, section.ending").first).to_be_visible()
        if page.locator("section.ending").count():
            break
        if page.locator(".safe").count():
            # The focus is on the safe answer; the other one is next.
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(pressed % max(1, min(page.locator(OPTION).count(), 9)) + 1))
        page.wait_for_timeout(30)
    expect_game_over(page)
