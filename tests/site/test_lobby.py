"""The lobby, new tables, and the links to them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..server.server_process import ServerProcess
from .browser_helpers import TOY, join_link, seat_link, wait_for_question
from .conftest import OpenPage


def test_the_lobby_shows_every_game(page: Page, server: ServerProcess) -> None:
    games = server.get("/api/lobby").expect()["games"]
    expect(page.locator("article")).to_have_count(len(games))
    for game in games:
        expect(page.get_by_role("heading", name=game["name"])).to_be_attached()


def test_play_now_starts_a_game_against_bots_at_once(page: Page) -> None:
    page.get_by_role("button", name="Play now Liar's Cove").click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    wait_for_question(page)
    expect(page.get_by_role("complementary").get_by_text("bot, deckhand").first).to_be_visible()


def test_a_friend_joins_by_the_link_and_the_host_starts(open_page: OpenPage) -> None:
    host = open_page(f"/new/{TOY}")
    host.get_by_label("How many seats?").select_option("2")
    host.get_by_label("Name in seat 1").fill("Anne")
    host.get_by_role("button", name="Create table").click()
    link = host.get_by_label("Link to join", exact=True).input_value()
    expect(host.get_by_role("img", name="The link to join as a QR code")).to_be_visible()
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()

    friend = open_page(link)
    friend.get_by_label("What shall we call you?").fill("Bart")
    friend.get_by_role("button", name="Join").click()
    expect(friend.get_by_text("The host starts the game.")).to_be_visible()

    host.get_by_role("button", name="Start the game").click()
    wait_for_question(host)
    wait_for_question(friend)
    expect(host.get_by_role("complementary").get_by_role("button", name="Bart")).to_be_visible()


def test_a_token_does_not_stay_in_the_address(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "open")
    for link in (seat_link(created), join_link(created), f"/table/{created['table']}#watch={created['watch']}"):
        page = open_page(link)
        expect(page).to_have_url(re.compile(rf"/table/{created['table']}$"))


def test_a_seat_can_be_opened_on_another_device_by_its_link(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "greedy", names=["Anne"], start=True)
    first = open_page(seat_link(created))
    wait_for_question(first)
    first.get_by_role("complementary").get_by_role("button", name="Anne").click()
    link = first.get_by_label("Link to your seat").input_value()
    second = open_page(link)
    wait_for_question(second)


def test_the_link_of_the_hosts_seat_makes_the_other_device_host_too(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "greedy", names=["Anne"])
    first = open_page(f"{seat_link(created)}&host={created['host']}")
    first.get_by_role("button", name="More about Anne").click()
    link = first.get_by_label("Link to your seat").input_value()
    assert link.endswith(f"&host={created['host']}")
    second = open_page(link)
    second.get_by_role("button", name="Start the game").click()
    wait_for_question(second)


def test_a_visited_table_is_listed_under_my_tables(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "greedy", names=["Anne"], title="The Salty Dog", start=True)
    page = open_page(seat_link(created))
    wait_for_question(page)
    page.get_by_role("link", name="Back to the lobby").click()
    page.get_by_role("link", name="The Salty Dog", exact=True).click()
    wait_for_question(page)


def test_a_listed_table_can_be_joined_from_the_lobby(open_page: OpenPage, server: ServerProcess) -> None:
    server.open(TOY, "me", "open", title="Open to all", policy={"listed": True})
    page = open_page()
    page.get_by_role("link", name="Open to all").click()
    page.get_by_label("What shall we call you?").fill("Bart")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("All are here.")).to_be_visible()


def test_a_spectator_sees_no_question(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "greedy", start=True)
    page = open_page(f"/table/{created['table']}#watch={created['watch']}")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.get_by_text("Waiting for Captain 1")).to_be_visible()
    expect(page.locator(".option")).to_have_count(0)


def test_the_daily_game_shows_the_result_of_the_bots(page: Page) -> None:
    page.get_by_label("Game of the daily game").select_option(TOY)
    expect(page.get_by_text("Par:")).to_be_visible()
    page.get_by_role("button", name="Play today's game").click()
    wait_for_question(page)


def test_the_join_form_warns_of_a_chosen_seed_and_offers_no_bots_seat(
    open_page: OpenPage, server: ServerProcess
) -> None:
    created = server.open(TOY, "me", "mate", "open", seed=7)
    page = open_page(join_link(created))
    expect(page.get_by_text("The luck comes from a chosen seed")).to_be_visible()
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("a bot")
    expect(seats.nth(2)).to_contain_text("free")
    page.get_by_label("What shall we call you?").fill("Bart")
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".waiting-room").get_by_text("Bart", exact=True)).to_be_visible()


def test_a_clock_of_a_week_waits_for_absent_players(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(f"/new/{TOY}")
    page.get_by_text("House rules").click()
    page.get_by_label("Clock").select_option("A week per move")
    expect(page.get_by_text("The game waits until the clock runs out")).to_be_visible()
    page.get_by_role("button", name="Create table").click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    policy = server.get(f"/api/tables/{page.url.rpartition('/')[2]}").expect()["policy"]
    assert (policy["clock"]["move"], policy["substitute_after"]) == (7 * 86400, None)


def test_the_lobby_loads_little_code(page: Page) -> None:
    """The code of tables and screens comes later."""
    expect(page.locator("article").first).to_be_visible()
    entry = page.locator("script[type=module]").get_attribute("src")
    size = page.evaluate("url => fetch(url).then((file) => file.text()).then((text) => text.length)", entry)
    assert size < 150_000
