"""Help at the table and the rules as pages, for every game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from jollyroger.engine import Game
from jollyroger.games import GAMES

from ..server.server_process import ServerProcess
from .browser_helpers import fits_width, seat_link, start_toy_game, wait_for_question
from .conftest import OpenPage

WITH_HELP = [pytest.param(game, id=game.id) for game in GAMES if game.help is not None]


@pytest.mark.parametrize("game", WITH_HELP)
@pytest.mark.parametrize("width", [1280, 390])
def test_help_shows_a_turn_in_pictures_the_symbols_and_the_keys(
    open_page: OpenPage, server: ServerProcess, game: Game[Any], width: int
) -> None:
    assert game.help is not None
    created = server.open(game.id, *["me"] * game.seats[0], start=True)
    page = open_page(seat_link(created), width=width, height=800 if width > 1000 else 844)
    expect(page.locator("[data-board]")).to_be_visible()
    page.keyboard.press("?")
    help = page.get_by_role("dialog", name="Help")
    expect(help.get_by_text(game.help.goal.text)).to_be_visible()
    expect(help.locator("figure .picture > svg")).to_have_count(5)
    help.get_by_role("tab", name="How to play").press("ArrowRight")
    expect(help.locator(".symbol .picture > svg")).to_have_count(len(game.help.symbols))
    help.get_by_role("tab", name="Keys").click()
    expect(help.get_by_text("the visible buttons")).to_be_visible()
    assert fits_width(page)


@pytest.mark.parametrize("game", WITH_HELP)
@pytest.mark.parametrize("width", [1280, 390])
def test_the_rules_begin_with_the_sheet_and_show_examples_at_their_rules(
    open_page: OpenPage, game: Game[Any], width: int
) -> None:
    assert game.help is not None
    page = open_page(f"/rules/{game.id}", width=width, height=800 if width > 1000 else 844)
    expect(page.get_by_role("heading", name="At a glance")).to_be_visible()
    expect(page.get_by_role("heading", name=game.name)).to_be_visible()
    expect(page.locator("figure .picture > svg")).to_have_count(5 + len(game.help.examples))
    for example in game.help.examples:
        expect(page.locator(f'[data-place="{example.rule}"] ~ figure').filter(has_text=example.text)).to_be_visible()
    chapters = page.get_by_role("navigation", name="Chapters").get_by_role("link")
    chapters.last.click()
    expect(page.locator("h3:focus")).to_have_text(chapters.last.inner_text())
    assert fits_width(page)


def test_help_of_a_game_without_a_sheet_has_the_keys(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(seat_link(start_toy_game(server)))
    wait_for_question(page)
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog", name="Help").get_by_text("the visible buttons")).to_be_visible()


def test_what_was_searched_for_is_marked(open_page: OpenPage) -> None:
    page = open_page(f"/rules/{GAMES[0].id}")
    page.get_by_label("Search the rules").fill("treasure")
    expect(page.locator("mark").first).to_have_text("treasure", ignore_case=True)
