"""The home page: a first visit, a returning player, the count in the title, and moving seats to another device."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from jollyroger.bots import BOT_NAMES
from jollyroger.games import all_games
from jollyroger.server.protocol.my_tables import MAX_TABLES

from ..server.server_process import ServerProcess
from ..toy import GAME as TOY_GAME
from .browser_helpers import TOY, fits_width, play_to_the_end, seat_link, start_toy_game, wait_for_question
from .browser_tables import Saved, finished_table, friends_table, keep_tables, saved_table
from .conftest import OpenPage
from .test_accessibility import violations

SIZES = pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["desktop", "phone"])


def three_tables(server: ServerProcess) -> list[Saved]:
    """One table where it is my turn, one where another is awaited, one that is finished."""
    day = {"clock": {"move": 86400}}
    mine = friends_table(server, "sword-skull", True, title="Friday night", policy=day)
    others = friends_table(server, "dead-men", False, title="Slow burn")
    return [mine, others, finished_table(server, TOY_GAME, 2)]


def group(page: Page, name: str) -> str:
    return page.get_by_role("region", name=re.compile(f"^{name}")).inner_text()


@SIZES
def test_a_first_visit_shows_the_games_and_no_empty_list_of_ones_own(
    open_page: OpenPage, width: int, height: int
) -> None:
    page = open_page(width=width, height=height)
    expect(page.locator("article")).to_have_count(len(all_games()) + 1)
    expect(page.get_by_role("heading", name="My tables")).to_have_count(0)
    expect(page).to_have_title("Jolly Roger")
    assert fits_width(page)


def test_a_running_game_is_kept_longer_than_games_that_are_over(open_page: OpenPage, server: ServerProcess) -> None:
    running = friends_table(server, "dead-men", True) | {"at": 1.0}
    gone = [saved_table(f"gone-{number}", {}) for number in range(MAX_TABLES - 1)]
    page = open_page()
    keep_tables(page, running, *gone)
    expect(page.locator("[data-table]")).not_to_have_count(0)
    page.get_by_role("button", name="Play now").first.click()
    expect(page).to_have_url(re.compile("/table/"))
    saved = page.evaluate("JSON.parse(localStorage.getItem('jollyroger.tables'))")
    assert len(saved) == MAX_TABLES
    assert running["id"] in saved


@SIZES
def test_a_returning_player_sees_turn_waiting_and_finished(
    open_page: OpenPage, server: ServerProcess, web: Path, width: int, height: int
) -> None:
    page = open_page(width=width, height=height)
    keep_tables(page, *three_tables(server))
    expect(page.locator("[data-table]")).to_have_count(3)
    turn = group(page, "Your turn")
    assert "Friday night" in turn
    assert "24 h left" in turn
    assert re.search("with (Anne|Bart)", turn)
    waiting = group(page, "Waiting")
    assert "Slow burn" in waiting
    assert re.search("Waiting for (Anne|Bart)", waiting)
    finished = group(page, "Finished")
    assert "You won" in finished
    expect(page.get_by_role("link", name=re.compile("^Replay"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Play again"))).to_be_visible()
    expect(page.get_by_text("1 game, 1 won")).to_be_visible()
    expect(page).to_have_title("(1) Jolly Roger")
    assert "days ago" not in page.locator("main").inner_text()
    assert fits_width(page)
    page.wait_for_load_state("networkidle")
    assert not violations(page, web)
    page.goto("/help")
    expect(page).to_have_title(re.compile(r"^\(1\) "))


def test_a_table_moves_between_the_groups_by_itself(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "me", names=["Anne", "Bart"], start=True)
    page = open_page(seat_link(created))
    wait_for_question(page)
    home = page.context.new_page()
    home.goto("/")
    expect(home.get_by_role("region", name=re.compile("^Your turn"))).to_be_visible()
    page.keyboard.press("1")
    home.bring_to_front()
    home.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(home.get_by_role("region", name=re.compile("^Waiting"))).to_contain_text("Waiting for Bart")


def test_a_finished_game_counts_once_in_the_record(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(seat_link(start_toy_game(server)))
    play_to_the_end(page)
    page.get_by_role("link", name="Back to the lobby").first.click()
    expect(page.get_by_text("1 game,")).to_be_visible()
    page.reload()
    expect(page.get_by_text("1 game,")).to_be_visible()


def test_a_table_is_removed_from_the_list_only_after_a_warning(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page()
    keep_tables(page, friends_table(server, TOY, True, title="Friday night"), saved_table("nosuchtable", {0: "x"}))
    gone = page.locator("[data-table=nosuchtable]")
    expect(gone).to_contain_text("This table is gone.")
    gone.get_by_label("More about").click()
    gone.get_by_role("button", name="Remove from this list").click()
    expect(gone).to_have_count(0)
    mine = page.locator("[data-table]")
    mine.get_by_label("More about Friday night").click()
    mine.get_by_role("button", name="Remove from this list").click()
    mine.get_by_role("button", name="Your seat goes with it. Remove?").click()
    expect(mine).to_have_count(0)
    page.reload()
    expect(page.locator("article").first).to_be_visible()
    expect(mine).to_have_count(0)


def test_open_tables_have_a_seat_to_take_or_can_be_watched(open_page: OpenPage, server: ServerProcess) -> None:
    server.open(TOY, "me", "open", names=["Zoë"], title="Come in", policy={"listed": True})
    server.open(TOY, "me", "mate", title="Look on", start=True, policy={"listed": True, "watch": "all"})
    server.open(TOY, "me", "mate", title="Nothing to do", start=True, policy={"listed": True})
    page = open_page()
    row = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Come in"))
    expect(row).to_contain_text("1 seat free")
    expect(row).to_contain_text("just now")
    expect(page.get_by_text("Nothing to do")).to_have_count(0)
    page.get_by_role("link", name="Look on").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()


@SIZES
def test_one_link_moves_all_seats_to_another_device(
    open_page: OpenPage, server: ServerProcess, web: Path, width: int, height: int
) -> None:
    first = open_page(width=width, height=height, name="Anne")
    keep_tables(first, *three_tables(server))
    first.get_by_role("link", name="Use another device").click()
    first.get_by_role("button", name="Make a link").click()
    expect(first.get_by_role("img", name="The link that moves your seats as a QR code")).to_be_visible()
    assert not violations(first, web)
    link = first.get_by_label("Link that moves your seats", exact=True).input_value()

    second = open_page(link)
    # The key is in no address that others may see, or that stays in the history.
    expect(second).to_have_url(re.compile("/move$"))
    second.get_by_role("button", name="Bring my seats here").click()
    expect(second.get_by_text("3 tables are in this browser now.")).to_be_visible()
    second.get_by_role("link", name="My tables").click()
    expect(second.locator("[data-table]")).to_have_count(3)
    second.get_by_role("link", name="Friday night", exact=True).click()
    expect(second.locator("main > .board")).to_be_visible()

    late = open_page(link, allow_errors=True)
    late.get_by_role("button", name="Bring my seats here").click()
    expect(late.get_by_role("alert")).to_contain_text("used already")
    assert "Friday night" not in server.log


def test_a_file_keeps_the_seats_too(open_page: OpenPage, server: ServerProcess, tmp_path: Path) -> None:
    first = open_page("/settings")
    keep_tables(first, friends_table(server, TOY, True, title="Friday night"))
    with first.expect_download() as download:
        first.get_by_role("button", name="Save my seats to a file").click()
    file = tmp_path / "seats.json"
    download.value.save_as(file)
    second = open_page("/settings")
    second.get_by_label("Load seats from a file").set_input_files(file)
    expect(second.get_by_text("1 table was added.")).to_be_visible()
    second.goto("/")
    expect(second.get_by_role("link", name="Friday night", exact=True)).to_be_visible()
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({"kind": "other"}))
    second.goto("/settings")
    second.get_by_label("Load seats from a file").set_input_files(wrong)
    expect(second.get_by_role("alert")).to_contain_text("does not hold seats")


def test_no_suggested_name_is_a_bots_name(web: Path) -> None:
    names = re.findall(r'^  "([^"]+)",$', (web / "src/nickname.ts").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(names) > 10
    assert not set(names) & set(BOT_NAMES)
