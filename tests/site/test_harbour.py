"""The way to a table: the lobby, a new table, and a friend who comes by the link."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..server.server_process import ServerProcess
from .conftest import Crew
from .helm import TOY, asked, fits, join_link, seat_link


def test_the_lobby_shows_every_game_on_the_wall(page: Page, server: ServerProcess) -> None:
    games = server.get("/api/lobby").expect()["games"]
    expect(page.locator("article")).to_have_count(len(games))
    for game in games:
        expect(page.get_by_role("heading", name=game["name"])).to_be_attached()


def test_play_now_seats_one_against_bots_at_once(page: Page) -> None:
    page.get_by_role("button", name="Play now Liar's Cove").click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    asked(page)
    expect(page.get_by_role("complementary").get_by_text("bot, mate").first).to_be_visible()


def test_a_friend_joins_by_the_link_and_the_host_starts(crew: Crew) -> None:
    host = crew(f"/new/{TOY}")
    host.get_by_label("How many seats?").select_option("2")
    host.get_by_label("Name in seat 1").fill("Anne")
    host.get_by_role("button", name="Lay the table and get the link").click()
    link = host.get_by_label("Link to join", exact=True).input_value()
    expect(host.get_by_role("img", name="The link to join as a QR code")).to_be_visible()
    expect(host.get_by_role("button", name="Weigh anchor")).to_be_disabled()

    friend = crew(link)
    friend.get_by_label("What shall we call you?").fill("Bart")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("The host starts the game.")).to_be_visible()

    host.get_by_role("button", name="Weigh anchor").click()
    asked(host)
    asked(friend)
    expect(host.get_by_role("button", name="Bart")).to_be_visible()


def test_a_token_never_stays_in_the_address(crew: Crew, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "open")
    for link in (seat_link(created), join_link(created), f"/table/{created['table']}#watch={created['watch']}"):
        page = crew(link)
        expect(page).to_have_url(re.compile(rf"/table/{created['table']}$"))


def test_a_seat_moves_to_another_device_by_its_link(crew: Crew, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "greedy", names=["Anne"], start=True)
    first = crew(seat_link(created))
    asked(first)
    first.get_by_role("complementary").get_by_role("button", name="Anne").click()
    link = first.get_by_label("Link to your seat").input_value()
    second = crew(link)
    asked(second)


def test_a_table_is_found_again_under_my_tables(crew: Crew, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "greedy", names=["Anne"], title="The Salty Dog", start=True)
    page = crew(seat_link(created))
    asked(page)
    page.get_by_role("link", name="Back to the harbour").click()
    page.get_by_role("link", name="The Salty Dog").click()
    asked(page)


def test_a_listed_table_can_be_joined_from_the_lobby(crew: Crew, server: ServerProcess) -> None:
    server.open(TOY, "me", "open", title="Open to all", policy={"listed": True})
    page = crew()
    page.get_by_role("link", name="Open to all").click()
    page.get_by_label("What shall we call you?").fill("Bart")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("All are here.")).to_be_visible()


def test_whoever_looks_on_sees_no_question(crew: Crew, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "greedy", start=True)
    page = crew(f"/table/{created['table']}#watch={created['watch']}")
    expect(page.get_by_text("You are looking on.")).to_be_visible()
    expect(page.get_by_text("Waiting for Captain 1.")).to_be_visible()
    expect(page.locator(".option")).to_have_count(0)


def test_a_wrong_address_says_so(crew: Crew) -> None:
    page = crew("/table/nowhere", may_complain=True)
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    expect(crew("/no/such/page").get_by_role("heading", name="Here be dragons")).to_be_visible()


def test_the_daily_voyage_has_a_par(page: Page) -> None:
    page.get_by_label("Game of the daily voyage").select_option(TOY)
    expect(page.get_by_text("The bots' par:")).to_be_visible()
    page.get_by_role("button", name="Sail today's voyage").click()
    asked(page)


def test_nothing_scrolls_sideways_on_a_small_phone(crew: Crew, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "greedy", start=True)
    for path in ("/", f"/new/{TOY}", f"/rules/{TOY}", "/fair", "/settings", "/help", seat_link(created)):
        page = crew(path, width=360, height=640)
        expect(page.locator("main")).to_be_visible()
        page.wait_for_timeout(300)
        assert fits(page), path
