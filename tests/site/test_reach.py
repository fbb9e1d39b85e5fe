"""For everybody: axe finds nothing on any page by day or night; and no game is known by name to the shell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.games import GAMES

from ..server.server_process import ServerProcess
from .conftest import Crew
from .helm import TOY, alone, asked, seat_link

PAGES = ("/", f"/new/{TOY}", f"/rules/{TOY}", "/fair", "/settings", "/help", "/lost")


def violations(page: Page, web: Path) -> list[str]:
    """What axe-core has to say against a page."""
    page.evaluate((web / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes']]}" for each in found]


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_open_to_everybody(crew: Crew, web: Path, path: str, night: bool) -> None:
    page = crew(path, night=night)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not violations(page, web)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("width", [1280, 390])
def test_a_table_is_open_to_everybody(crew: Crew, server: ServerProcess, web: Path, night: bool, width: int) -> None:
    page = crew(seat_link(alone(server)), night=night, width=width)
    asked(page)
    assert not violations(page, web)
    for sheet in ("Share", "Table", "Help with the keys"):
        page.get_by_role("navigation", name="This table").get_by_role("button", name=sheet).click()
        assert not violations(page, web), sheet
        page.keyboard.press("Escape")
    for tab in ("Talk", "Rules"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_load_state("networkidle")
        assert not violations(page, web), tab


def test_a_muster_is_open_to_everybody(crew: Crew, server: ServerProcess, web: Path) -> None:
    page = crew(seat_link(server.open(TOY, "me", "open", names=["Anne"])))
    expect(page.get_by_role("heading", name="All aboard?")).to_be_visible()
    assert not violations(page, web)


@pytest.mark.parametrize("fault", ["throw new Error('no picture')", "export default 7"], ids=["loading", "drawing"])
def test_a_game_goes_on_in_words_if_its_screen_fails(crew: Crew, server: ServerProcess, fault: str) -> None:
    game = GAMES[0]
    created = server.open(game.id, "me", *["greedy"] * (game.seats[0] - 1), start=True)
    page = crew("/", may_complain=True)
    page.route("**/assets/Screen-*.js", lambda route: route.fulfill(content_type="text/javascript", body=fault))
    page.goto(seat_link(created))
    asked(page)
    expect(page.locator(".plain")).to_be_visible()


def test_the_shell_knows_no_game_by_name(web: Path) -> None:
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
