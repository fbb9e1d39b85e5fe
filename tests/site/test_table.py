"""At the table: by keyboard, with undo, talk, a curtain, and a connection that breaks."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from ..server.server_process import UNLIMITED, ServerProcess, ensure_stopped, start_server
from .conftest import Crew
from .helm import TOY, alone, asked, play_to_the_end, seat_link


def test_a_whole_game_is_played_by_keyboard_alone(crew: Crew, server: ServerProcess) -> None:
    page = crew(seat_link(alone(server)))
    assert play_to_the_end(page) > 3
    expect(page.locator(".ending")).to_contain_text("Replay")


def test_a_greyed_option_says_why_and_its_rule_opens_there(crew: Crew, server: ServerProcess) -> None:
    page = crew(seat_link(alone(server, seed=1)))
    asked(page)
    greyed = page.locator(".greyed")
    expect(greyed).to_contain_text("You hold no")
    greyed.get_by_role("button", name="LC-2.2").first.click()
    rule = page.locator('[data-rule="LC-2.2"]')
    expect(rule).to_be_focused()
    expect(rule).to_contain_text("One gives only what one holds.")


def test_undo_says_what_it_takes_back_and_takes_it_back(crew: Crew, server: ServerProcess) -> None:
    """A gift lies sealed until the other has given too, and can be taken back till then."""
    created = server.open(TOY, "me", "me", names=["Anne", "Bart"], start=True)
    page = crew(seat_link(created))
    asked(page)
    label = page.locator(".option").first.inner_text().removeprefix("1").strip()
    page.keyboard.press("1")
    expect(page.get_by_role("button", name=f"Undo: {label}")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".option").first).to_contain_text(label)


def test_what_one_says_the_other_reads_unless_blocked(crew: Crew, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "me", names=["Anne", "Bart"], start=True)
    anne, bart = crew(seat_link(created)), crew(seat_link(created, 1))
    asked(anne)
    asked(bart)
    for page in (anne, bart):
        page.get_by_role("tab", name="Talk").click()
    anne.get_by_label("Say something").fill("Ahoy <b>there</b>")
    anne.keyboard.press("Enter")
    expect(bart.get_by_role("list", name="What was said")).to_contain_text("Ahoy <b>there</b>")
    bart.get_by_role("complementary").get_by_role("button", name="Anne").first.click()
    bart.get_by_role("button", name="Do not hear what they say").click()
    bart.keyboard.press("Escape")
    expect(bart.get_by_role("list", name="What was said")).not_to_contain_text("Ahoy")


def test_a_curtain_hangs_between_the_seats_of_one_device(crew: Crew) -> None:
    page = crew(f"/new/{TOY}")
    page.get_by_label("On this device").check()
    page.get_by_label("How many seats?").select_option("2")
    page.get_by_label("Name in seat 1").fill("Anne")
    page.get_by_label("Name in seat 2").fill("Bart")
    page.get_by_role("button", name="Begin the game").click()
    asked(page)
    page.keyboard.press("1")
    expect(page.get_by_role("heading", name="Bart, it is your turn")).to_be_visible()
    expect(page.locator(".option")).to_have_count(0)
    expect(page.locator(".board")).to_have_count(0)
    page.keyboard.press("Enter")
    asked(page)


def test_the_title_says_when_a_decision_is_yours(crew: Crew, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "me", names=["Anne", "Bart"], title="The Cove", start=True)
    page = crew(seat_link(created))
    expect(page).to_have_title("⚓ Your turn · The Cove · Jolly Roger")
    page.keyboard.press("1")
    expect(page).to_have_title("The Cove · Jolly Roger")


def test_the_last_event_is_read_out_by_a_key(crew: Crew, server: ServerProcess) -> None:
    page = crew(seat_link(alone(server)))
    asked(page)
    page.keyboard.press("1")
    expect(page.get_by_role("list", name="What has happened").get_by_role("listitem").nth(1)).to_be_visible()
    last = page.get_by_role("list", name="What has happened").locator("p").last.inner_text()
    page.keyboard.press("l")
    expect(page.locator("[aria-live=polite].unseen")).to_contain_text(last)


def test_a_host_puts_a_bot_in_a_seat_and_frees_it_again(crew: Crew, server: ServerProcess) -> None:
    page = crew(f"/new/{TOY}")
    page.get_by_label("How many seats?").select_option("2")
    page.get_by_role("button", name="Lay the table and get the link").click()
    page.get_by_role("button", name="Seat 2").click()
    page.get_by_role("button", name="Put a bot here").click()
    expect(page.get_by_text("bot, mate")).to_be_visible()
    page.get_by_role("button", name=re.compile("bot, mate")).click()
    page.get_by_role("button", name="Free the seat").click()
    expect(page.get_by_role("button", name=re.compile("Seat 2 free"))).to_be_visible()


def test_the_host_pauses_and_sails_on(crew: Crew) -> None:
    page = crew(f"/new/{TOY}")
    page.get_by_label("Against bots").check()
    page.get_by_role("button", name="Begin the game").click()
    asked(page)
    page.get_by_role("button", name="Host", exact=True).click()
    page.get_by_role("button", name="Pause the game").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("The game is paused.")).to_be_visible()
    page.get_by_role("button", name="Host", exact=True).click()
    page.get_by_role("button", name="Sail on").click()
    page.keyboard.press("Escape")
    asked(page)


def test_a_server_that_comes_back_finds_the_game_as_it_was(crew: Crew, tmp_path: Path) -> None:
    first = start_server(tmp_path, module=UNLIMITED)
    port = int(first.address.rpartition(":")[2])
    second: ServerProcess | None = None
    try:
        page = crew(seat_link(alone(first)), at=first, may_complain=True)
        asked(page)
        page.keyboard.press("1")
        expect(page.get_by_role("button", name="Look at moment 2")).to_be_visible()
        before = page.get_by_role("list", name="What has happened").inner_text()
        first.kill()
        expect(page.get_by_role("alert")).to_contain_text("The connection is lost.")
        second = start_server(tmp_path, module=UNLIMITED, port=port)
        expect(page.get_by_role("alert")).to_have_count(0)
        assert page.get_by_role("list", name="What has happened").inner_text() == before
        play_to_the_end(page)
    finally:
        for server in (first, second):
            if server is not None:
                ensure_stopped(server)


def test_a_choice_made_without_a_connection_is_sent_when_it_is_back(crew: Crew, tmp_path: Path) -> None:
    first = start_server(tmp_path, module=UNLIMITED)
    port = int(first.address.rpartition(":")[2])
    second: ServerProcess | None = None
    try:
        page = crew(seat_link(alone(first)), at=first, may_complain=True)
        asked(page)
        first.kill()
        expect(page.get_by_role("alert")).to_contain_text("The connection is lost.")
        page.keyboard.press("1")
        second = start_server(tmp_path, module=UNLIMITED, port=port)
        expect(page.get_by_role("button", name="Look at moment 2")).to_be_visible()
    finally:
        for server in (first, second):
            if server is not None:
                ensure_stopped(server)


def test_the_host_rewinds_to_a_moment_of_the_log(crew: Crew) -> None:
    page = crew(f"/new/{TOY}")
    page.get_by_label("Against bots").check()
    page.get_by_label("How many seats?").select_option("2")
    page.get_by_role("button", name="Begin the game").click()
    asked(page)
    page.keyboard.press("1")
    page.get_by_role("button", name="Look at moment 2").click()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Rewind the table to here").click()
    expect(page.get_by_role("button", name="Look at moment 2")).to_have_count(0)
    expect(page.locator(".option").first).to_contain_text("Give")


def test_a_wish_to_take_back_is_put_to_the_others(crew: Crew, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "me", names=["Anne", "Bart"], policy={"undo": "vote"}, start=True)
    anne, bart = crew(seat_link(created)), crew(seat_link(created, 1))
    for page in (anne, bart):
        asked(page)
        page.keyboard.press("1")
    expect(anne.get_by_role("button", name="Ask to undo")).to_be_visible()
    anne.keyboard.press("u")
    expect(anne.get_by_text("Waiting for the answer.")).to_be_visible()
    bart.get_by_role("button", name="Agree").click()
    expect(anne.locator(".option").first).to_contain_text("Give")


def test_whoever_looks_on_takes_over_from_a_bot(crew: Crew, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "greedy", names=["Anne"], policy={"listed": True}, start=True)
    page = crew(f"/table/{created['table']}#watch={created['watch']}")
    page.get_by_role("link", name="Take a seat").click()
    page.get_by_label("What shall we call you?").fill("Bart")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("complementary").get_by_role("button", name=re.compile("Bart.*you"))).to_be_visible()
