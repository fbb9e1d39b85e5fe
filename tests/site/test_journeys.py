"""Whole evenings and days: from the first visit to the last."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ..server.receivers import HttpReceiver, http_receiver
from ..server.server_process import ServerProcess, running_server
from .browser_helpers import TOY, play_to_the_end, wait_for_question
from .conftest import OpenPage

SIZES = pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
NAME = "Liar's Cove"
MAX_TURNS = 200


@SIZES
def test_a_newcomers_first_evening(open_page: OpenPage, width: int, height: int) -> None:
    """Learn, leave the tour, play on to the end, play again, and find it all at home."""
    page = open_page(width=width, height=height)
    page.locator("article").filter(has_text=NAME).get_by_role("button", name="Learn by playing").click()
    expect(page.get_by_text("Step 1 of").first).to_be_attached()
    page.get_by_role("button", name="Skip the tour").click()
    play_to_the_end(page)
    ending = page.get_by_label("The end")
    expect(ending.get_by_role("heading", name="How it went")).to_be_visible()
    first = page.url
    ending.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(first)
    wait_for_question(page)
    page.goto("/")
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_text("Your turn").first).to_be_visible()
    expect(mine.get_by_text("Finished").first).to_be_visible()
    expect(page.locator("p").filter(has_text="Your record:")).to_contain_text("1 game")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    # The tour is done: it is not offered again.
    card = page.locator("article").filter(has_text=NAME)
    expect(card.get_by_role("button", name="Play now")).to_be_visible()
    expect(card.get_by_role("button", name="Learn by playing")).to_have_count(0)


@pytest.fixture(scope="module")
def receiver() -> Iterator[HttpReceiver]:
    with http_receiver() as running:
        yield running


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory, receiver: HttpReceiver) -> Iterator[ServerProcess]:
    flags = ["--public-url", "https://pirates.example", "--notify-after", "1", "--notify-test-host", receiver.host]
    flags += ["--notify-host", "discord.com"]
    with running_server(tmp_path_factory.mktemp("days"), *flags) as server:
        yield server


@SIZES
def test_a_host_and_two_friends_play_over_days(
    open_page: OpenPage, slow_server: ServerProcess, receiver: HttpReceiver, width: int, height: int
) -> None:
    """Create, invite, join, close the page, be told, come back, and go on together."""

    def open_as_friend(path: str) -> Page:
        return open_page(path, width=width, height=height, server=slow_server)

    host = open_as_friend(f"/new/{TOY}?with=friends")
    host.get_by_label("Name in seat 1").fill("Anne 🏴‍☠️")
    host.get_by_text("House rules").click()
    host.get_by_label("Clock").select_option(label="1 day per move")
    host.get_by_role("button", name="Create table").click()
    link = host.get_by_role("textbox", name="Link to join").input_value()
    friends = []
    for name in ("Бартоломей", "李 🦜"):
        friend = open_as_friend(link[link.index("/table/") :])
        expect(friend.get_by_role("heading", name="Anne 🏴‍☠️ invites you")).to_be_visible()
        friend.get_by_label("What shall we call you?").fill(name)
        friend.get_by_role("button", name="Join").click()
        expect(friend.get_by_text("The host starts the game.")).to_be_visible()
        friends.append(friend)
    host.get_by_role("button", name="Start the game").click()
    pages = [host, *friends]
    for page in pages:
        expect(page.locator("[data-board]")).to_be_visible()
    waiting, present = whose_turn(pages)
    table = waiting.url
    sent = len(receiver.requests)
    choose_webhook(waiting, f"{receiver.url}/turns")
    waiting.goto("/help")
    message = receiver.wait_for(sent + 1)[-1].json
    assert message["text"].startswith(f"Your turn in {NAME} with ")
    assert "23 h left" in message["text"] or "24 h left" in message["text"]
    assert message["url"] == f"https://pirates.example{table[table.index('/table/') :]}"
    # The next day, at home.
    waiting.goto("/")
    expect(waiting).to_have_title(re.compile(r"^\(1\) "))
    waiting.get_by_role("region", name="My tables").get_by_role("link", name=f"Play {NAME}").click()
    wait_for_question(waiting)
    waiting.keyboard.press("1")
    expect(waiting.locator(".option")).to_have_count(0)
    expect(present.locator("[data-board]")).to_be_visible()


def whose_turn(pages: list[Page]) -> tuple[Page, Page]:
    """The page of whoever must choose, and another one."""
    for _ in range(MAX_TURNS):
        for page in pages:
            if page.locator(".bar.yours").count():
                return page, next(other for other in pages if other is not page)
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def choose_webhook(page: Page, url: str) -> None:
    """Let the table tell a chat of one's turns."""
    menu = page.get_by_role("button", name="Menu")
    if menu.is_visible():
        menu.click()
    page.get_by_role("button", name="Tell me when it is my turn").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Chat").click()
    dialog.get_by_label("Webhook address").fill(url)
    # The test may run at night.
    dialog.get_by_role("checkbox", name="Quiet").uncheck()
    dialog.locator("form").get_by_role("button").last.click()
    expect(dialog.get_by_role("button", name="Stop")).to_be_visible()
