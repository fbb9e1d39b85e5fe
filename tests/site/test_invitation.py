"""The invitation by link, the waiting room, and the pages of tables that cannot be joined."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..server.server_process import ServerProcess
from ..toy import GAME as TOY_GAME
from .browser_helpers import TOY, fits_width, join_link, seat_link, wait_for_question
from .browser_tables import finished_table
from .conftest import OpenPage
from .test_accessibility import violations

SIZES = pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["desktop", "phone"])
FLAG = "\U0001f3f4\u200d☠\ufe0f"


def join_as(page: Page, name: str) -> None:
    page.get_by_label("What shall we call you?").fill(name)
    page.get_by_role("button", name="Join").click()


@SIZES
def test_an_invitation_says_what_it_is_for(
    open_page: OpenPage, server: ServerProcess, web: Path, width: int, height: int
) -> None:
    options = {"length": "long-game"}
    policy = {"clock": {"move": 86400}}
    created = server.open(
        "all-hands", "me", "open", "mate", names=["Anne"], title="Friday night", options=options, policy=policy
    )
    page = open_page(join_link(created), width=width, height=height)
    expect(page.get_by_role("heading", name="Anne invites you to All Hands on Deck!")).to_be_visible()
    expect(page.get_by_text("“Friday night”")).to_be_visible()
    facts = page.get_by_role("list", name="This table")
    expect(facts).to_contain_text("3 players")
    expect(facts).to_contain_text("Long game")
    expect(facts).to_contain_text("1 day per move")
    expect(page.get_by_role("link", name="How it is played")).to_have_attribute("href", "/rules/all-hands")
    expect(page.locator(".poster > svg")).to_be_visible()
    # The button is on the first screen.
    button = page.get_by_role("button", name="Join").bounding_box()
    assert button is not None
    assert button["y"] + button["height"] <= height
    assert fits_width(page)
    assert not violations(page, web)


def test_two_friends_join_at_once_and_the_server_picks_the_seats(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "open", "open", names=["Anne"])
    host = open_page(seat_link(created))
    expect(host.locator(".waiting-room")).to_be_visible()
    bart, carol, late = (open_page(join_link(created)) for _ in range(3))
    join_as(bart, f"Bart {FLAG}")
    expect(bart.get_by_text("The host starts the game.")).to_be_visible()
    # The others see it without loading the page again.
    expect(carol.get_by_role("list", name="Seats")).to_contain_text(f"Bart {FLAG}")
    join_as(carol, "Кэрол")
    expect(host.locator(".waiting-room")).to_contain_text(f"Bart {FLAG}")
    expect(host.locator(".waiting-room")).to_contain_text("Кэрол")
    expect(late.get_by_text("All seats are taken")).to_be_visible()
    expect(late.get_by_role("link", name="Play it yourself")).to_be_visible()
    expect(late.get_by_label("What shall we call you?")).to_have_count(0)


def test_a_name_that_is_taken_is_refused_with_a_reason(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "open", names=["Anne"])
    page = open_page(join_link(created), allow_errors=True)
    join_as(page, "ANNE")
    expect(page.get_by_role("alert")).to_contain_text("called ANNE already")


@SIZES
def test_people_talk_in_the_waiting_room(
    open_page: OpenPage, server: ServerProcess, web: Path, width: int, height: int
) -> None:
    host = open_page(f"/new/{TOY}", width=width, height=height)
    host.get_by_label("How many seats?").select_option("2")
    host.get_by_label("Name in seat 1").fill("Anne")
    host.get_by_role("button", name="Create table").click()
    link = host.get_by_label("Link to join", exact=True).input_value()
    bart = open_page(link, width=width, height=height)
    join_as(bart, "Bart")
    bart.get_by_label("Say something").fill("Ahoy!")
    bart.get_by_role("button", name="Say").click()
    expect(host.get_by_role("list", name="What was said")).to_contain_text("Ahoy!")
    expect(host.get_by_role("list", name="This table")).to_contain_text("2 players")
    assert fits_width(host)
    assert not violations(host, web)
    # The host removes somebody by a plain button, and they may come again.
    host.get_by_role("button", name="Remove Bart").click()
    expect(host.get_by_text("1 seat free")).to_be_visible()
    bart.goto(link)
    join_as(bart, "Bess")
    expect(bart.get_by_text("The host starts the game.")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    wait_for_question(host)


def test_a_guest_leaves_by_a_plain_button(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "open", names=["Anne"])
    host = open_page(seat_link(created))
    bart = open_page(join_link(created))
    join_as(bart, "Bart")
    bart.get_by_role("button", name="Leave seat 2").click()
    expect(host.locator(".waiting-room").get_by_text("Seat 2", exact=True)).to_be_visible()


def test_the_watch_link_goes_straight_to_the_board(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "open", "mate", names=["Anne"], policy={"watch": "all", "listed": True})
    page = open_page(f"/table/{created['table']}?watch")
    expect(page.locator(".waiting-room")).to_be_visible()
    with_token = server.open(TOY, "me", "mate", names=["Anne"], start=True)
    page = open_page(f"/table/{with_token['table']}#watch={with_token['watch']}")
    expect(page.get_by_text("You are watching.")).to_be_visible()


def test_a_phone_shares_the_invitation_with_its_own_dialog(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "open", names=["Anne"])
    page = open_page(width=390, height=844)
    page.context.add_init_script("navigator.share = (data) => ((window.shared = data), Promise.resolve())")
    page.goto(seat_link(created))
    page.get_by_role("button", name="Share the invitation").click()
    assert page.evaluate("window.shared.url").endswith(f"#join={created['join']}")


def test_a_table_that_is_over_gone_or_private_says_so(open_page: OpenPage, server: ServerProcess) -> None:
    over = finished_table(server, TOY_GAME, 2)
    page = open_page(f"/table/{over['id']}")
    expect(page.get_by_role("heading", name="This game is over")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    page.goto(f"/table/{server.open(TOY, 'me', 'open')['table']}")
    expect(page.get_by_role("heading", name="This table is for invited people")).to_be_visible()
    expect(page.get_by_role("link", name="Play it yourself")).to_be_visible()
    gone = open_page("/table/nosuchtable", allow_errors=True)
    expect(gone.get_by_role("heading", name="There is no such table")).to_be_visible()
    gone.get_by_role("link", name="All games").click()
    expect(gone).to_have_url(re.compile("/$"))
