"""People who play together on the games' own screens: they come and go, and so may the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.engine import Game
from jollyroger.games import all_games

from ..server.server_process import UNLIMITED, ServerProcess, ensure_stopped, start_server
from .conftest import Crew
from .helm import seat_link
from .voyage import sailed

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
OPTION = ".option[aria-disabled=false]"


def choose(*pages: Page) -> None:
    """Whoever of them is asked takes the first option; all of them hear of it."""
    expect(pages[0].locator("main > .board")).to_be_visible()
    for _ in range(200):
        for page in pages:
            options = page.locator(OPTION)
            if options.count():
                options.first.click()
                page.wait_for_timeout(100)
                if page.locator("section.bar button.grave").count():
                    page.locator("section.bar button.grave").click()
                return
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody was asked")


@GAMES
def test_friends_come_by_link_and_play_and_one_goes_and_returns(crew: Crew, game: Game[Any]) -> None:
    anne = crew(f"/new/{game.id}")
    anne.get_by_label("How many seats?").select_option(str(game.seats[0]))
    anne.get_by_role("button", name="Lay the table and get the link").click()
    link = anne.get_by_label("Link to join", exact=True).input_value()
    friends = [crew(link) for _ in range(game.seats[0] - 1)]
    for number, friend in enumerate(friends):
        friend.get_by_label("What shall we call you?").fill(f"Bart {number}")
        friend.get_by_role("button", name="Sit down").click()
    anne.get_by_role("button", name="Weigh anchor").click()
    *others, bart = friends
    for _ in range(4):
        choose(anne, *friends)
    here = bart.context
    bart.close()
    again = here.new_page()
    again.goto(link.partition("#")[0])
    expect(again.locator("main > .board")).to_be_visible()
    expect(again.locator(".plain")).to_have_count(0)
    for _ in range(4):
        choose(anne, *others, again)


@GAMES
def test_a_link_to_a_moment_opens_the_replay_there(crew: Crew, server: ServerProcess, game: Game[Any]) -> None:
    voyage = sailed(server, game, game.seats[0], seed=6)
    middle = voyage.last // 2
    page = crew(f"/table/{voyage.table}/replay#{middle}")
    moment = page.get_by_label("Moment", exact=True)
    expect(moment).to_have_value(str(middle))
    expect(page.locator(".plain")).to_have_count(0)
    page.locator("main").focus()
    page.keyboard.press("ArrowLeft")
    expect(moment).to_have_value(str(middle - 1))
    page.keyboard.press("End")
    expect(moment).to_have_value(str(voyage.last))


def test_every_screen_goes_on_by_itself_when_the_server_is_back(crew: Crew, tmp_path: Path) -> None:
    first = start_server(tmp_path, module=UNLIMITED)
    second: ServerProcess | None = None
    try:
        pages = []
        for game in all_games().values():
            bots = ["greedy"] * (game.seats[0] - 1)
            created = first.open(game.id, "me", *bots, names=["Anne"], seed=8, start=True)
            page = crew(seat_link(created), at=first, may_complain=True)
            choose(page)
            expect(page.locator(OPTION).first).to_be_visible()
            pages.append(page)
        first.stop()
        for page in pages:
            expect(page.get_by_role("alert")).to_contain_text("The connection is lost.")
        second = start_server(tmp_path, module=UNLIMITED, port=int(first.address.rpartition(":")[2]))
        for page in pages:
            expect(page.get_by_role("alert")).to_have_count(0)
            expect(page.locator(".plain")).to_have_count(0)
            choose(page)
            expect(page.get_by_role("alert")).to_have_count(0)
    finally:
        for server in (first, second):
            if server is not None:
                ensure_stopped(server)
