"""The replay: whose view it starts with, how it moves, and that it fits a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.engine import Game
from jollyroger.games import GAMES

from ..server.server_process import ServerProcess
from .browser_helpers import fits_width, play_to_the_end, seat_link, start_toy_game, wait_for_question
from .conftest import OpenPage
from .played_games import play_game
from .test_accessibility import violations

SIZES = pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["desktop", "phone"])


def finish_game(open_page: OpenPage, server: ServerProcess) -> tuple[str, Page]:
    created = start_toy_game(server, seed=3)
    page = open_page(seat_link(created))
    play_to_the_end(page)
    return created["table"], page


def moment_of(page: Page) -> int:
    return int(page.get_by_label("Moment", exact=True).input_value())


def test_a_replay_starts_with_the_view_of_ones_own_seat_and_shows_all_others(
    open_page: OpenPage, server: ServerProcess
) -> None:
    table, page = finish_game(open_page, server)
    page.get_by_role("link", name="Watch the replay").click()
    seen_by = page.get_by_label("Seen by")
    expect(seen_by).to_have_value("0")
    expect(page.locator(".generic")).to_contain_text("Your hand: [")
    seen_by.select_option("1")
    expect(page).to_have_url(re.compile(r"\?moment=0&seat=1$"))
    expect(page.locator(".generic")).to_contain_text("Your hand: [")
    seen_by.select_option("none")
    expect(page.locator(".generic")).to_contain_text("Your hand: None")
    stranger = open_page(f"/table/{table}/replay")
    expect(stranger.get_by_label("Seen by")).to_have_value("none")


def test_a_running_game_offers_only_ones_own_view(open_page: OpenPage, server: ServerProcess) -> None:
    created = start_toy_game(server, seed=3)
    page = open_page(seat_link(created))
    wait_for_question(page)
    page.goto(f"/table/{created['table']}/replay")
    expect(page.get_by_label("Seen by").locator("option")).to_have_text(["Anne's view", "Spectator's view"])


def test_the_log_follows_the_moment_and_a_click_in_it_jumps(open_page: OpenPage, server: ServerProcess) -> None:
    table, _ = finish_game(open_page, server)
    page = open_page(f"/table/{table}/replay?moment=4&seat=0")
    log = page.get_by_role("list", name="What has happened")
    current = log.locator("[aria-current=step]")
    expect(current).to_contain_text("4")
    page.keyboard.press("ArrowRight")
    expect(current).to_contain_text("5")
    expect(current).to_be_in_viewport()
    page.get_by_role("button", name="Look at moment 2").click()
    expect(page.get_by_label("Moment", exact=True)).to_have_value("2")


def test_the_keys_step_jump_by_turn_and_play(open_page: OpenPage, server: ServerProcess) -> None:
    table, _ = finish_game(open_page, server)
    page = open_page(f"/table/{table}/replay?moment=0")
    moment = page.get_by_label("Moment", exact=True)
    expect(page.get_by_role("button", name="Next turn")).to_be_enabled()
    page.locator("main").focus()
    page.keyboard.press("PageDown")
    expect(moment).to_have_value("1")
    page.keyboard.press("PageDown")
    # Both have given a card in the first turn.
    expect(moment).to_have_value("3")
    page.keyboard.press("PageUp")
    expect(moment).to_have_value("1")
    page.get_by_label("Speed").select_option(index=3)
    page.locator("main").focus()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=30_000)
    assert moment_of(page) == int(moment.get_attribute("max") or 0)
    expect(page.locator(".caption.result")).to_contain_text("won")


@SIZES
def test_a_replay_fits_the_window(
    open_page: OpenPage, server: ServerProcess, web: Path, width: int, height: int
) -> None:
    table, _ = finish_game(open_page, server)
    page = open_page(f"/table/{table}/replay?moment=3", width=width, height=height)
    expect(page.locator(".generic")).to_be_visible()
    assert fits_width(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    title = page.get_by_role("heading", level=1).bounding_box()
    assert title is not None
    assert title["height"] < 40
    for name in ("Play", "Next turn", "Share this moment", "Play on from here"):
        button = page.get_by_role("button", name=name, exact=True)
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=1)
    assert not violations(page, web)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_replay_of_every_game_shows_its_board_on_a_phone(
    open_page: OpenPage, server: ServerProcess, game: Game[Any]
) -> None:
    played = play_game(server, game, game.seats[0], seed=6)
    page = open_page(
        f"/table/{played.table}/replay?moment={played.last // 2}&seat=0", width=390, height=844, touch=True
    )
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    assert box["height"] > 500
    expect(page.locator(".generic")).to_have_count(0)
    page.get_by_role("navigation", name="Parts of the replay").get_by_role("button", name="Log").click()
    expect(page.locator("[aria-current=step]")).to_be_in_viewport()


def test_a_moment_can_be_shared_as_a_link(open_page: OpenPage, server: ServerProcess) -> None:
    table, _ = finish_game(open_page, server)
    page = open_page()
    page.add_init_script("delete Navigator.prototype.share")
    page.goto(f"/table/{table}/replay?moment=5&seat=1")
    page.get_by_role("button", name="Share this moment").click()
    link = page.get_by_label("Link to this moment", exact=True).input_value()
    assert link.endswith(f"/table/{table}/replay?moment=5&seat=1")
    other = open_page(link)
    expect(other.get_by_label("Moment", exact=True)).to_have_value("5")


def test_links_of_earlier_versions_still_open_their_moment(open_page: OpenPage, server: ServerProcess) -> None:
    table, _ = finish_game(open_page, server)
    page = open_page(f"/table/{table}/replay?seat=0#2")
    expect(page.get_by_label("Moment", exact=True)).to_have_value("2")


def test_playing_on_from_a_replay_keeps_the_names_of_the_bots(open_page: OpenPage, server: ServerProcess) -> None:
    table, _ = finish_game(open_page, server)
    bot = server.get(f"/api/tables/{table}").expect()["seats"][1]["name"]
    page = open_page(f"/table/{table}/replay?moment=3&seat=0")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{table})[\w-]+$"))
    wait_for_question(page)
    seats = server.get(f"/api/tables/{page.url.rpartition('/')[2]}").expect()["seats"]
    assert seats[1]["name"] == bot
