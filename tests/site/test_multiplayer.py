"""Several people on the games' own screens, who leave and return; and a server that restarts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.engine import Game
from jollyroger.games import all_games

from ..server.server_process import UNLIMITED, ServerProcess, ensure_stopped, start_server
from .browser_helpers import seat_link
from .conftest import OpenPage
from .played_games import play_game

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
OPTION = ".option[aria-disabled=false]"
TABLE_CHANGED = "The table has changed since you chose"


def choose_first_option(*pages: Page) -> None:
    """Choose the first option on the first of these pages that has one; again if somebody else was faster."""
    expect(pages[0].locator("main > .board")).to_be_visible()
    for _ in range(200):
        for page in pages:
            options = page.locator(OPTION)
            if options.count():
                options.first.click()
                page.wait_for_timeout(100)
                if page.locator(".bubble button.danger").count():
                    page.locator(".bubble button.danger").click()
                if not page.locator(".refusal", has_text=TABLE_CHANGED).count():
                    return
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody was asked")


@GAMES
def test_friends_join_by_link_and_one_leaves_and_returns(open_page: OpenPage, game: Game[Any]) -> None:
    anne = open_page(f"/new/{game.id}")
    anne.get_by_label("How many seats?").select_option(str(game.seats[0]))
    anne.get_by_role("button", name="Create table").click()
    link = anne.get_by_label("Link to join", exact=True).input_value()
    friends = [open_page(link) for _ in range(game.seats[0] - 1)]
    for number, friend in enumerate(friends):
        friend.get_by_label("What shall we call you?").fill(f"Bart {number}")
        friend.get_by_role("button", name="Join").click()
    anne.get_by_role("button", name="Start the game").click()
    *others, bart = friends
    for _ in range(4):
        choose_first_option(anne, *friends)
    context = bart.context
    bart.close()
    again = context.new_page()
    again.goto(link.partition("#")[0])
    expect(again.locator("main > .board")).to_be_visible()
    expect(again.locator(".generic")).to_have_count(0)
    for _ in range(4):
        choose_first_option(anne, *others, again)


@GAMES
def test_a_link_to_a_moment_opens_the_replay_at_that_moment(
    open_page: OpenPage, server: ServerProcess, game: Game[Any]
) -> None:
    played = play_game(server, game, game.seats[0], seed=6)
    middle = played.last // 2
    page = open_page(f"/table/{played.table}/replay#{middle}")
    moment = page.get_by_label("Moment", exact=True)
    expect(moment).to_have_value(str(middle))
    expect(page.locator(".generic")).to_have_count(0)
    page.locator("main").focus()
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_value(str(middle - 1))
    page.keyboard.press("End")
    expect(moment).to_have_value(str(played.last))


def test_every_screen_continues_after_a_server_restart(open_page: OpenPage, tmp_path: Path) -> None:
    first = start_server(tmp_path, module=UNLIMITED)
    second: ServerProcess | None = None
    try:
        pages = []
        for game in all_games().values():
            bots = ["greedy"] * (game.seats[0] - 1)
            created = first.open(game.id, "me", *bots, names=["Anne"], seed=8, start=True)
            page = open_page(seat_link(created), server=first, allow_errors=True)
            choose_first_option(page)
            expect(page.locator(OPTION).first).to_be_visible()
            pages.append(page)
        first.stop()
        for page in pages:
            expect(page.get_by_role("alert").filter(has_text="Connection lost.")).to_be_visible()
        second = start_server(tmp_path, module=UNLIMITED, port=int(first.address.rpartition(":")[2]))
        for page in pages:
            expect(page.get_by_role("alert").filter(has_text="Connection lost.")).to_have_count(0)
            expect(page.locator(".generic")).to_have_count(0)
            board = page.locator("main > .board")
            version = board.get_attribute("data-version") or ""
            choose_first_option(page)
            expect(board).not_to_have_attribute("data-version", version)
            expect(page.get_by_role("alert").filter(has_not_text=TABLE_CHANGED)).to_have_count(0)
    finally:
        for server in (first, second):
            if server is not None:
                ensure_stopped(server)
