"""The pages around the table: rules, settings, unknown addresses, and all of them on a small phone."""

from __future__ import annotations

from playwright.sync_api import expect

from ..server.server_process import ServerProcess
from .browser_helpers import TOY, fits_width, seat_link
from .conftest import OpenPage


def test_the_rules_can_be_searched_and_opened_at_a_rule(open_page: OpenPage) -> None:
    page = open_page(f"/rules/{TOY}#LC-4.2")
    expect(page.locator('[data-place="LC-4.2"]')).to_be_focused()
    page.get_by_label("Search the rules").fill("heckle once")
    expect(page.locator("p[data-place]")).to_have_count(1)
    expect(page.locator('[data-place="LC-3.3"]')).to_be_visible()


def test_settings_are_saved(open_page: OpenPage) -> None:
    page = open_page("/settings")
    page.get_by_label("Light").select_option("night")
    page.get_by_label("Nickname").fill("Anne")
    page.reload()
    expect(page.get_by_label("Nickname")).to_have_value("Anne")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_an_unknown_address_shows_an_error(open_page: OpenPage) -> None:
    page = open_page("/table/nowhere", allow_errors=True)
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(open_page("/no/such/page").get_by_role("heading", name="Here be dragons")).to_be_visible()


def test_nothing_scrolls_sideways_on_a_small_phone(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "greedy", start=True)
    for path in ("/", f"/new/{TOY}", f"/rules/{TOY}", "/fair", "/settings", "/help", seat_link(created)):
        page = open_page(path, width=360, height=640)
        expect(page.locator("main")).to_be_visible()
        page.wait_for_timeout(300)
        assert fits_width(page), path
