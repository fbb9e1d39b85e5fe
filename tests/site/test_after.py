"""When the game is over: replays, fair dice, files; and the rules, which are always there."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from ..server.server_process import ServerProcess
from .conftest import Crew
from .helm import TOY, alone, asked, play_to_the_end, seat_link


def finished(crew: Crew, server: ServerProcess) -> tuple[str, Page]:
    created = alone(server)
    page = crew(seat_link(created))
    play_to_the_end(page)
    return created["table"], page


def test_a_replay_is_walked_through_by_arrow_keys_and_linked_to(crew: Crew, server: ServerProcess) -> None:
    table, _ = finished(crew, server)
    page = crew(f"/table/{table}/replay?seat=0#2")
    moment = page.get_by_label("Moment", exact=True)
    expect(moment).to_have_value("2")
    page.locator("main").focus()
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("3")
    expect(page).to_have_url(re.compile("#3$"))
    page.keyboard.press("Home")
    expect(moment).to_have_value("0")
    page.keyboard.press("End")
    expect(page.locator(".result")).to_be_visible()


def test_one_plays_on_from_a_moment_against_bots(crew: Crew, server: ServerProcess) -> None:
    table, _ = finished(crew, server)
    page = crew(f"/table/{table}/replay#1")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{table})[\w-]+$"))
    asked(page)


def test_a_number_in_the_log_shows_the_table_as_it_was(crew: Crew, server: ServerProcess) -> None:
    page = crew(seat_link(alone(server)))
    asked(page)
    page.keyboard.press("1")
    page.get_by_role("button", name="Look at moment 0").click()
    expect(page.get_by_label("Moment", exact=True)).to_have_value("0")
    expect(page.locator(".option")).to_have_count(0)
    page.get_by_role("button", name="Back to the game").click()
    asked(page)


def test_the_dice_of_a_finished_game_are_found_fair(crew: Crew, server: ServerProcess) -> None:
    _, page = finished(crew, server)
    page.get_by_role("link", name="Were the dice fair?").click()
    expect(page.get_by_text("told when the game is over")).to_have_count(0)
    page.get_by_role("button", name="Check every roll of this game").click()
    expect(page.get_by_role("status").filter(has_text="True.")).to_be_visible()


def test_a_record_that_was_tampered_with_is_found_out(crew: Crew, server: ServerProcess, tmp_path: Path) -> None:
    table, _ = finished(crew, server)
    record = json.loads(server.get(f"/api/tables/{table}/record").text)
    record["choices"][0][0] = 1 - record["choices"][0][0]
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    page = crew("/fair")
    page.get_by_label("Record file").set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_finished_game_is_saved_as_a_file(crew: Crew, server: ServerProcess) -> None:
    _, page = finished(crew, server)
    page.get_by_role("button", name="Table").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["game"] == TOY


def test_the_rules_are_searched_and_opened_at_a_number(crew: Crew) -> None:
    page = crew(f"/rules/{TOY}#LC-4.2")
    expect(page.locator('[data-rule="LC-4.2"]')).to_be_focused()
    page.get_by_label("Search the rules").fill("heckle once")
    expect(page.locator("[data-rule]")).to_have_count(1)
    expect(page.locator('[data-rule="LC-3.3"]')).to_be_visible()


def test_settings_are_kept(crew: Crew) -> None:
    page = crew("/settings")
    page.get_by_label("Light").select_option("night")
    page.get_by_label("Nickname").fill("Anne")
    page.reload()
    expect(page.get_by_label("Nickname")).to_have_value("Anne")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
