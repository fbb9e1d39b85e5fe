"""Accessibility of the pages, by axe-core; and what the shell owes to games: a text view, and no names of theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.games import GAMES

from ..server.server_process import ServerProcess
from .browser_helpers import TOY, seat_link, start_toy_game, wait_for_question
from .conftest import OpenPage

NARROW = 1000
"""Below this width the panel is in tabs, and the menu is folded."""
PAGES = ("/", f"/new/{TOY}", f"/rules/{TOY}", "/fair", "/settings", "/help", "/lost")


def violations(page: Page, web: Path) -> list[str]:
    """The violations that axe-core finds on a page."""
    page.evaluate((web / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes']]}" for each in found]


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_any_page(open_page: OpenPage, web: Path, path: str, night: bool) -> None:
    page = open_page(path, night=night)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not violations(page, web)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("width", [1280, 390])
def test_axe_finds_nothing_at_a_table(
    open_page: OpenPage, server: ServerProcess, web: Path, night: bool, width: int
) -> None:
    narrow = width < NARROW
    page = open_page(seat_link(start_toy_game(server)), night=night, width=width)
    wait_for_question(page)
    assert not violations(page, web)
    for sheet in ("Share", "Table", "Help"):
        if narrow:
            page.get_by_role("button", name="Menu").click()
        page.get_by_role("navigation", name="This table").get_by_role("button", name=sheet).click()
        assert not violations(page, web), sheet
        page.keyboard.press("Escape")
    for tab in ("Log", "Talk") if narrow else ("Log", "Talk", "Rules"):
        page.get_by_role("button" if narrow else "tab", name=tab, exact=True).click()
        page.wait_for_load_state("networkidle")
        assert not violations(page, web), tab


def test_axe_finds_nothing_in_the_waiting_room(open_page: OpenPage, server: ServerProcess, web: Path) -> None:
    page = open_page(seat_link(server.open(TOY, "me", "open", names=["Anne"])))
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
    assert not violations(page, web)


def screen_with(board: str, panel: str = "() => {}") -> str:
    """The code of a game's screen with this board."""
    others = "Status: () => {}, panelName: 'Me', thing: () => null"
    return f"export default {{ Board: {board}, Panel: {panel}, {others} }};"


FAILING = "() => { throw new Error('no picture'); }"
SCREENS = "**/assets/web-*.js"
"""The files with the games' screens."""


@pytest.mark.parametrize("fault", ["throw new Error('no picture')", screen_with(FAILING)], ids=["loading", "drawing"])
def test_a_game_continues_as_text_if_its_screen_fails(open_page: OpenPage, server: ServerProcess, fault: str) -> None:
    game = GAMES[0]
    created = server.open(game.id, "me", *["greedy"] * (game.seats[0] - 1), start=True)
    page = open_page("/", allow_errors=True)
    page.route(SCREENS, lambda route: route.fulfill(content_type="text/javascript", body=fault))
    page.goto(seat_link(created))
    wait_for_question(page)
    expect(page.locator(".generic")).to_contain_text("You")


def test_a_screen_that_fails_once_is_drawn_again(open_page: OpenPage, server: ServerProcess) -> None:
    game = GAMES[0]
    created = server.open(game.id, "me", *["greedy"] * (game.seats[0] - 1), start=True)
    page = open_page()
    board = """(anchor) => {
      globalThis.draws = (globalThis.draws ?? 0) + 1;
      if (globalThis.draws === 1) throw new Error("no picture");
      anchor.before("drawn");
    }"""
    screen = screen_with(board)
    page.route(SCREENS, lambda route: route.fulfill(content_type="text/javascript", body=screen))
    page.goto(seat_link(created))
    expect(page.locator("main > .board")).to_have_text("drawn")


def test_an_error_outside_the_screen_hides_the_whole_table(open_page: OpenPage, server: ServerProcess) -> None:
    """Part of the old page would stay otherwise, perhaps with the hand of another person at the device."""
    game = GAMES[0]
    created = server.open(game.id, "me", *["greedy"] * (game.seats[0] - 1), start=True)
    page = open_page(allow_errors=True)
    screen = screen_with("() => {}", panel=FAILING)
    page.route(SCREENS, lambda route: route.fulfill(content_type="text/javascript", body=screen))
    page.goto(seat_link(created))
    expect(page.get_by_role("button", name="Show the table again")).to_be_visible()
    expect(page.locator(".board, .bar, .side-panel")).to_have_count(0)


def test_no_file_of_the_shell_names_a_game(web: Path) -> None:
    names = {name for game in GAMES for name in (game.id, game.id.replace("-", "_"), game.name)}
    files = [*web.glob("*.*"), *(web / "src").rglob("*.*"), *(web / "gallery").glob("*.*")]
    assert files
    assert not [
        (file.name, name)
        for file in files
        if file.is_file() and "lock" not in file.name
        for name in names
        if name in file.read_text(encoding="utf-8")
    ]
