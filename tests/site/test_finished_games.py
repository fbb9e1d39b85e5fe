"""Replays and records of finished games."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from ..server.server_process import ServerProcess
from .browser_helpers import TOY, play_to_the_end, seat_link, start_toy_game, wait_for_question
from .conftest import OpenPage


def finish_game(open_page: OpenPage, server: ServerProcess) -> tuple[str, Page]:
    created = start_toy_game(server)
    page = open_page(seat_link(created))
    play_to_the_end(page)
    return created["table"], page


def test_arrow_keys_step_through_a_replay_and_change_its_link(open_page: OpenPage, server: ServerProcess) -> None:
    table, _ = finish_game(open_page, server)
    page = open_page(f"/table/{table}/replay?seat=0#2")
    moment = page.get_by_label("Moment", exact=True)
    expect(moment).to_have_value("2")
    page.locator("main").focus()
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("3")
    expect(page).to_have_url(re.compile(r"moment=3&seat=0$"))
    page.keyboard.press("Home")
    expect(moment).to_have_value("0")
    page.keyboard.press("End")
    expect(page.locator(".result")).to_be_visible()


def test_a_replay_can_be_played_on_against_bots(open_page: OpenPage, server: ServerProcess) -> None:
    table, _ = finish_game(open_page, server)
    page = open_page(f"/table/{table}/replay#1")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{table})[\w-]+$"))
    wait_for_question(page)


def test_a_number_in_the_log_shows_the_table_at_that_moment(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(seat_link(start_toy_game(server)))
    wait_for_question(page)
    page.keyboard.press("1")
    page.get_by_role("button", name="Look at moment 0").click()
    expect(page.get_by_label("Moment", exact=True)).to_have_value("0")
    expect(page.locator(".option")).to_have_count(0)
    page.get_by_role("button", name="Back to the game").click()
    wait_for_question(page)


def test_the_record_of_a_finished_game_verifies(open_page: OpenPage, server: ServerProcess) -> None:
    _, page = finish_game(open_page, server)
    page.get_by_role("link", name="Were the dice fair?").click()
    expect(page.get_by_text("published when the game is over")).to_have_count(0)
    page.get_by_role("button", name="Check every roll of this game").click()
    expect(page.get_by_role("status").filter(has_text="Proven: ")).to_be_visible()


def test_a_forged_record_does_not_verify(open_page: OpenPage, server: ServerProcess, tmp_path: Path) -> None:
    table, _ = finish_game(open_page, server)
    record = json.loads(server.get(f"/api/tables/{table}/record").text)
    record["choices"][0][0] = 1 - record["choices"][0][0]
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    page = open_page("/fair")
    page.get_by_label("Record file").set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_finished_game_can_be_saved_as_a_file(open_page: OpenPage, server: ServerProcess) -> None:
    _, page = finish_game(open_page, server)
    page.get_by_role("button", name="Table").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["game"] == TOY
