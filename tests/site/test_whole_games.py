"""Every game there is, played to its end in the page: by mouse, by thumb on a phone, by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from jollyroger.engine import Game
from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .conftest import Crew
from .helm import fits, seat_link

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
CLICKS = 250
BOARD = ".board :is(button:enabled, [role=button]:not([aria-disabled=true])):visible"
OPTION = ".option[aria-disabled=false]"


class Player:
    """Somebody at the page. Of n options the first is taken at the first question, the second at the next, and so on:
    no game knows better than another what that means, and no game goes on for long."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.chosen = 0
        self.touched = 0
        """How often something on the board did what an option does."""

    def play(self) -> None:
        for turn in range(CLICKS):
            expect(self.page.locator(f"{OPTION}, .safe, section.ending").first).to_be_visible()
            if self.page.locator("section.ending").count():
                return
            assert fits(self.page)
            if not self.touched and turn < 8:
                self.feel_about()
            self.choose()
        raise AssertionError(f"the game did not end by {CLICKS} choices")

    def choose(self) -> None:
        grave = self.page.locator("section.bar button.grave")
        if grave.count():
            self.press(grave)
            return
        options = self.page.locator(OPTION)
        if count := options.count():
            self.press(options.nth(self.chosen % count))
            self.chosen += 1

    def feel_about(self) -> None:
        """Touch things on the board until one of them does something, or shows what can be done there."""
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

    def press(self, thing: Locator, patience: float = 1500) -> bool:
        try:
            if self.touch:
                thing.tap(timeout=patience)
            else:
                thing.click(timeout=patience)
        except TimeoutError:
            # The table has moved on, and it is there no longer.
            return False
        return True


def laid(server: ServerProcess, game: Game[Any], seed: int) -> str:
    bots = ["greedy"] * (game.seats[min(1, len(game.seats) - 1)] - 1)
    return seat_link(server.open(game.id, "me", *bots, names=["Anne"], seed=seed, start=True))


def is_over(page: Page) -> None:
    ending = page.get_by_role("region", name="The end")
    expect(ending.get_by_role("link", name="Replay")).to_be_visible()
    assert ending.locator("p").first.inner_text().strip()
    expect(page.locator("div.plain")).to_have_count(0)


def test_there_is_a_poster_for_each_of_these_games(page: Page) -> None:
    for game in all_games().values():
        expect(page.get_by_role("button", name=f"Play now {game.name}")).to_be_visible()


@GAMES
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["mouse", "thumb"])
def test_a_whole_game_is_played_against_bots(
    crew: Crew, server: ServerProcess, game: Game[Any], width: int, height: int
) -> None:
    touch = width < 760
    page = crew(laid(server, game, seed=width), width=width, height=height, touch=touch)
    player = Player(page, touch)
    player.play()
    is_over(page)
    assert player.chosen
    assert player.touched, "nothing on the board could be touched"


@GAMES
def test_a_whole_game_is_played_by_keys_on_its_own_screen(crew: Crew, server: ServerProcess, game: Game[Any]) -> None:
    page = crew(laid(server, game, seed=5))
    for pressed in range(CLICKS):
        expect(page.locator(f"{OPTION}, .safe, section.ending").first).to_be_visible()
        if page.locator("section.ending").count():
            break
        if page.locator(".safe").count():
            # One is led to the safe answer: the other is a step on.
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(pressed % max(1, min(page.locator(OPTION).count(), 9)) + 1))
        page.wait_for_timeout(30)
    is_over(page)
