"""The table: keyboard, undo, chat, the curtain, the host's powers, the text view, and lost connections."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from jollyroger.engine import Game
from jollyroger.games import GAMES

from ..server.server_process import UNLIMITED, ServerProcess, ensure_stopped, start_server
from .browser_helpers import TOY, play_to_the_end, seat_link, start_toy_game, wait_for_question
from .conftest import OpenPage


def test_a_whole_game_is_played_by_keyboard_start_toy_game(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(seat_link(start_toy_game(server)))
    assert play_to_the_end(page) > 3
    expect(page.locator(".ending")).to_contain_text("Watch the replay")


def test_a_refused_option_shows_its_reason_and_opens_its_rule(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(seat_link(start_toy_game(server, seed=1)))
    wait_for_question(page)
    refused = page.locator(".refused").first
    expect(refused).to_contain_text("You hold no")
    refused.get_by_role("button", name="LC-2.2").click()
    rule = page.locator('[data-place="LC-2.2"]')
    expect(rule).to_be_focused()
    expect(rule).to_contain_text("One gives only what one holds.")


def test_undo_names_the_choice_and_takes_it_back(open_page: OpenPage, server: ServerProcess) -> None:
    """A gift is sealed until the other player has given too, and can be taken back until then."""
    created = server.open(TOY, "me", "me", names=["Anne", "Bart"], start=True)
    page = open_page(seat_link(created))
    wait_for_question(page)
    label = page.locator(".option").first.inner_text().removeprefix("1").strip()
    page.keyboard.press("1")
    expect(page.get_by_role("button", name=f"Undo: {label}")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".option").first).to_contain_text(label)


def test_chat_reaches_the_others_unless_blocked(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "me", names=["Anne", "Bart"], start=True)
    anne, bart = open_page(seat_link(created)), open_page(seat_link(created, 1))
    wait_for_question(anne)
    wait_for_question(bart)
    for page in (anne, bart):
        page.get_by_role("tab", name="Talk").click()
    anne.get_by_label("Say something").fill("Ahoy <b>there</b>")
    anne.keyboard.press("Enter")
    expect(bart.get_by_role("list", name="What was said")).to_contain_text("Ahoy <b>there</b>")
    bart.get_by_role("button", name="Anne").first.click()
    bart.get_by_role("button", name="Mute").click()
    bart.keyboard.press("Escape")
    expect(bart.get_by_role("list", name="What was said")).not_to_contain_text("Ahoy")


def test_a_curtain_hides_the_table_between_seats_of_one_device(open_page: OpenPage) -> None:
    page = open_page(f"/new/{TOY}")
    page.get_by_label("On this device").check()
    page.get_by_label("How many seats?").select_option("2")
    page.get_by_label("Name in seat 1").fill("Anne")
    page.get_by_label("Name in seat 2").fill("Bart")
    page.get_by_role("button", name="Begin the game").click()
    page.get_by_role("button", name="I am Anne").click()
    wait_for_question(page)
    page.keyboard.press("1")
    expect(page.get_by_role("heading", name="Bart, it is your turn")).to_be_visible()
    expect(page.locator(".option")).to_have_count(0)
    expect(page.locator(".board")).to_have_count(0)
    page.keyboard.press("Enter")
    wait_for_question(page)


def test_the_title_shows_when_it_is_your_turn(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "me", names=["Anne", "Bart"], title="The Cove", start=True)
    page = open_page(seat_link(created))
    expect(page).to_have_title("⚓ Your turn · The Cove · Jolly Roger")
    page.keyboard.press("1")
    expect(page).to_have_title("The Cove · Jolly Roger")


def test_a_key_announces_the_last_event(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(seat_link(start_toy_game(server)))
    wait_for_question(page)
    page.keyboard.press("1")
    expect(page.get_by_role("list", name="What has happened").get_by_role("listitem").nth(1)).to_be_visible()
    last = page.get_by_role("list", name="What has happened").locator("p").last.inner_text()
    page.keyboard.press("l")
    expect(page.locator("[aria-live=polite].visually-hidden")).to_contain_text(last)


def test_a_host_puts_a_bot_in_a_seat_and_frees_it_again(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(f"/new/{TOY}")
    page.get_by_label("How many seats?").select_option("2")
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Add a bot in seat 2").click()
    strength = page.get_by_label(re.compile("How strong is"))
    expect(strength).to_have_value("mate")
    strength.select_option("Captain")
    expect(strength).to_have_value("captain")
    page.get_by_role("button", name=re.compile("Remove")).click()
    expect(page.get_by_role("button", name="Add a bot in seat 2")).to_be_visible()


def test_the_host_pauses_and_resumes_the_game(open_page: OpenPage) -> None:
    page = open_page(f"/new/{TOY}")
    page.get_by_label("Against bots").check()
    page.get_by_role("button", name="Begin the game").click()
    wait_for_question(page)
    page.get_by_role("button", name="Host", exact=True).click()
    page.get_by_role("button", name="Pause the game").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("The game is paused.")).to_be_visible()
    page.get_by_role("button", name="Host", exact=True).click()
    page.get_by_role("button", name="Resume").click()
    page.keyboard.press("Escape")
    wait_for_question(page)


def test_a_game_is_unchanged_after_a_server_crash(open_page: OpenPage, tmp_path: Path) -> None:
    first = start_server(tmp_path, module=UNLIMITED)
    port = int(first.address.rpartition(":")[2])
    second: ServerProcess | None = None
    try:
        page = open_page(seat_link(start_toy_game(first)), server=first, allow_errors=True)
        wait_for_question(page)
        page.keyboard.press("1")
        expect(page.get_by_role("button", name="Look at moment 2")).to_be_visible()
        before = page.get_by_role("list", name="What has happened").inner_text()
        first.kill()
        expect(page.get_by_role("alert")).to_contain_text("Connection lost.")
        second = start_server(tmp_path, module=UNLIMITED, port=port)
        expect(page.get_by_role("alert")).to_have_count(0)
        assert page.get_by_role("list", name="What has happened").inner_text() == before
        play_to_the_end(page)
    finally:
        for server in (first, second):
            if server is not None:
                ensure_stopped(server)


def test_a_choice_made_offline_is_sent_after_reconnecting(open_page: OpenPage, tmp_path: Path) -> None:
    first = start_server(tmp_path, module=UNLIMITED)
    port = int(first.address.rpartition(":")[2])
    second: ServerProcess | None = None
    try:
        page = open_page(seat_link(start_toy_game(first)), server=first, allow_errors=True)
        wait_for_question(page)
        first.kill()
        expect(page.get_by_role("alert")).to_contain_text("Connection lost.")
        page.keyboard.press("1")
        second = start_server(tmp_path, module=UNLIMITED, port=port)
        expect(page.get_by_role("button", name="Look at moment 2")).to_be_visible()
    finally:
        for server in (first, second):
            if server is not None:
                ensure_stopped(server)


def test_the_host_rewinds_to_a_past_moment(open_page: OpenPage) -> None:
    page = open_page(f"/new/{TOY}")
    page.get_by_label("Against bots").check()
    page.get_by_label("How many seats?").select_option("2")
    page.get_by_role("button", name="Begin the game").click()
    wait_for_question(page)
    page.keyboard.press("1")
    page.get_by_role("button", name="Look at moment 2").click()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Rewind the table to here").click()
    expect(page.get_by_role("button", name="Look at moment 2")).to_have_count(0)
    expect(page.locator(".option").first).to_contain_text("Give")


def test_an_undo_request_is_put_to_the_others(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "me", names=["Anne", "Bart"], policy={"undo": "vote"}, start=True)
    anne, bart = open_page(seat_link(created)), open_page(seat_link(created, 1))
    for page in (anne, bart):
        wait_for_question(page)
        page.keyboard.press("1")
    expect(anne.get_by_role("button", name="Ask to undo")).to_be_visible()
    anne.keyboard.press("u")
    expect(anne.get_by_text("Waiting for the answer.")).to_be_visible()
    bart.get_by_role("button", name="Agree").click()
    expect(anne.locator(".option").first).to_contain_text("Give")


def test_a_stranger_takes_over_from_a_bot_when_the_host_has_freed_its_seat(open_page: OpenPage) -> None:
    host = open_page(f"/new/{TOY}")
    host.get_by_label("Against bots").check()
    host.get_by_label("How many seats?").select_option("2")
    host.get_by_text("House rules").click()
    host.get_by_label("Listed").check()
    host.get_by_role("button", name="Begin the game").click()
    wait_for_question(host)
    stranger = open_page(host.url)
    expect(stranger.get_by_text("This table is for invited people")).to_be_visible()
    host.get_by_role("button", name=re.compile("bot, mate")).first.click()
    host.get_by_role("button", name="Free the seat for somebody").click()
    expect(host.get_by_role("button", name=re.compile("Seat 2.*free")).first).to_be_visible()
    stranger.reload()
    stranger.get_by_label("What shall we call you?").fill("Bart")
    stranger.get_by_role("button", name="Join").click()
    expect(stranger.get_by_role("complementary").get_by_role("button", name=re.compile("Bart.*you"))).to_be_visible()


def test_a_game_without_a_screen_shows_its_text_board(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(seat_link(start_toy_game(server)))
    wait_for_question(page)
    board = page.get_by_role("region", name="The table in words")
    expect(board).to_contain_text(re.compile(r"Anne +\d+ coins +\d+ cards"))
    expect(board).to_contain_text("Your hand: [")
    expect(page.locator(".generic")).not_to_contain_text("{0}")
    expect(page.locator(".generic")).not_to_contain_text("Phase")
    before = board.inner_text()
    play_to_the_end(page)
    assert board.inner_text() != before


def test_the_text_board_follows_past_moments_and_replays(open_page: OpenPage, server: ServerProcess) -> None:
    created = start_toy_game(server)
    page = open_page(seat_link(created))
    board = page.get_by_role("region", name="The table in words")
    wait_for_question(page)
    first = board.inner_text()
    play_to_the_end(page)
    last = board.inner_text()
    assert last != first
    page.locator(".ending").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Look at moment 0").click()
    expect(board).to_have_text(first)
    page.goto(f"/table/{created['table']}/replay?seat=0#0")
    expect(board).to_have_text(first)
    page.keyboard.press("End")
    expect(board).to_have_text(last)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_with_a_screen_can_be_played_as_text(
    open_page: OpenPage, server: ServerProcess, game: Game[Any]
) -> None:
    created = server.open(game.id, "me", *["greedy"] * (game.seats[0] - 1), names=["Anne"], seed=3, start=True)
    page = open_page(seat_link(created))
    wait_for_question(page)
    expect(page.locator(".generic")).to_have_count(0)
    page.get_by_role("button", name="Text", exact=True).click()
    expect(page.locator(".generic").get_by_role("heading").nth(2)).to_be_visible()
    expect(page.locator(".generic")).to_contain_text(re.compile(r"\b[Yy]ou\b"))
    expect(page.locator(".generic")).not_to_contain_text(re.compile(r"[{}_]"))
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".option").first).to_be_visible()
    page.get_by_role("button", name="Text", exact=True).click()
    expect(page.locator(".generic")).to_have_count(0)
