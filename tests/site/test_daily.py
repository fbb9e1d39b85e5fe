"""The daily game from the lobby to the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .browser_helpers import TOY, play_to_the_end
from .conftest import OpenPage


@pytest.mark.parametrize("width", [1280, 390])
def test_a_finished_daily_game_shows_par_rank_and_a_text_to_share(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width, height=800 if width > 1000 else 844)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_label("Game of the daily game").select_option(TOY)
    expect(page.get_by_text("the Mate in your seat")).to_be_visible()
    page.get_by_role("button", name="Play today's game").click()
    play_to_the_end(page)
    ending = page.get_by_label("The end")
    expect(ending.get_by_text("the Mate in your seat")).to_be_visible()
    ending.get_by_role("button", name="Copy result").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert "daily game of" in copied
    assert "Par: " in copied
    page.goto("/")
    page.get_by_label("Game of the daily game").select_option(TOY)
    expect(page.get_by_role("link", name="Watch my game")).to_be_visible()
    expect(page.get_by_text("played it")).to_be_visible()


def test_days_in_a_row_are_counted(open_page: OpenPage) -> None:
    page = open_page()
    today = page.evaluate("fetch('/api/lobby').then((response) => response.json()).then(({ day }) => day)")
    days = [f"new Date(Date.parse('{today}') - {ago} * 86400000).toISOString().slice(0, 10)" for ago in (1, 2, 4)]
    entries = ", ".join(f"{{day: {day}, game: 'x', table: 'x', won: true, points: null, choices: 1}}" for day in days)
    page.evaluate(f"localStorage['jollyroger.daily'] = JSON.stringify([{entries}])")
    page.reload()
    expect(page.get_by_text("2 days in a row")).to_be_visible()
