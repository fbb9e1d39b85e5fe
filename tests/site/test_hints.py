"""Hints: asked for by key or button, drawn on the board, explained, and done with a button."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .browser_helpers import TOY, fits_width, seat_link, start_toy_game, wait_for_question
from .conftest import OpenPage

PRACTICE = {"practice": True}


def hint_of(page: Page) -> Any:
    return page.get_by_role("region", name="Hint")


def test_a_key_asks_for_a_hint_and_escape_closes_it(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(seat_link(start_toy_game(server, policy=PRACTICE, seed=1)))
    wait_for_question(page)
    page.keyboard.press("h")
    expect(hint_of(page)).to_contain_text(re.compile(r"The Captain would: Give a [12]\."))
    expect(page.locator("div.ring")).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint_of(page)).to_have_count(0)


def test_the_hints_button_does_what_it_proposes(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(seat_link(start_toy_game(server, policy=PRACTICE, seed=1)))
    wait_for_question(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    before = page.locator("[data-board]").get_attribute("data-version")
    hint_of(page).get_by_role("button", name="Give a").click()
    expect(page.locator(f'[data-board]:not([data-version="{before}"])')).to_be_attached()
    expect(hint_of(page)).to_have_count(0)


def test_rivals_are_told_of_a_hint(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "me", names=["Anne", "Bart"], start=True, policy=PRACTICE)
    anne, bart = open_page(seat_link(created)), open_page(seat_link(created, 1))
    wait_for_question(anne)
    wait_for_question(bart)
    anne.keyboard.press("h")
    expect(hint_of(anne)).to_be_visible()
    bart.get_by_role("tab", name="Talk").click()
    expect(bart.get_by_role("list", name="What was said")).to_contain_text("Anne took a hint.")
    expect(hint_of(bart)).to_have_count(0)


def test_there_is_no_hint_among_rivals_at_other_tables(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(seat_link(start_toy_game(server)))
    wait_for_question(page)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("alert")).to_contain_text("only at practice tables")
    expect(hint_of(page)).to_have_count(0)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_hint_fits_on_a_phone_and_lights_its_target(open_page: OpenPage, server: ServerProcess, game: str) -> None:
    seats = ["me", *["deckhand"] * (all_games()[game].default_seats - 1)]
    created = server.open(game, *seats, names=["Anne"], start=True, move_first=True, policy=PRACTICE)
    page = open_page(seat_link(created), width=390, height=844, touch=True, drawer="closed", tips=False)
    expect(page.locator("[data-offered], section.bar [data-option]").first).to_be_attached()
    page.get_by_role("button", name="Hint", exact=True).tap()
    expect(hint_of(page)).to_contain_text("The Captain would")
    expect(page.locator("div.ring")).to_be_visible()
    box = hint_of(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= 844
    assert fits_width(page)
