"""The end of a game: what it tells, how the analysis is shown, and the ways on from it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.engine import Game
from jollyroger.games import GAMES

from ..server.server_process import ServerProcess
from .browser_helpers import TOY, fits_width, play_to_the_end, seat_link, start_toy_game, wait_for_question
from .browser_tables import finished_table, keep_tables
from .conftest import OpenPage
from .test_accessibility import violations

SIZES = pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["desktop", "phone"])
ANALYSED = 60_000
"""How long an analysis may take on a busy machine, in milliseconds."""


def finish_game(open_page: OpenPage, server: ServerProcess, **more: Any) -> tuple[str, Page]:
    created = start_toy_game(server, seed=3)
    page = open_page(seat_link(created), **more)
    play_to_the_end(page)
    return created["table"], page


@SIZES
def test_the_ending_tells_who_won_the_tally_and_how_the_chances_went(
    open_page: OpenPage, server: ServerProcess, web: Path, width: int, height: int
) -> None:
    _, page = finish_game(open_page, server, width=width, height=height)
    ending = page.locator(".ending")
    expect(ending.get_by_role("heading", level=2)).to_contain_text("won")
    expect(ending.get_by_role("columnheader")).to_have_count(2)
    expect(ending.get_by_role("row", name=re.compile("Points"))).to_be_visible()
    expect(ending.get_by_role("img", name=re.compile("Chances to win. Anne: "))).to_be_visible(timeout=ANALYSED)
    assert fits_width(page)
    assert not violations(page, web)
    ending.get_by_role("button", name="Close").click()
    expect(ending).to_have_count(0)
    page.get_by_role("button", name="What now?").click()
    expect(ending).to_be_visible()


def test_the_board_is_not_covered_by_the_ending(open_page: OpenPage, server: ServerProcess) -> None:
    _, page = finish_game(open_page, server)
    board, ending = page.locator("[data-board]").bounding_box(), page.locator(".ending").bounding_box()
    assert board is not None
    assert ending is not None
    assert ending["x"] >= board["x"] + board["width"] - 1


def turning_point(moment: int, kind: str) -> dict[str, Any]:
    text = "{1} drew the last card."
    return {"moment": moment, "turn": 2, "seat": 1, "kind": kind, "size": 0.2, "text": text, "better": None}


@pytest.fixture
def analysis() -> dict[str, Any]:
    """An analysis with a mistake of Anne's and some luck."""
    curve = [{"moment": moment, "chances": [0.5 + moment / 20, 0.5 - moment / 20]} for moment in range(10)]
    advice = {"seat": 0, "moment": 5, "turn": 3, "text": "In turn 3, “Lay a 1” would have been better."}
    points = [turning_point(3, "luck"), turning_point(5, "mistake")]
    found = {"turning_points": points, "advice": [advice], "decisions": 20, "error": 0.1}
    return {"status": "done", "progress": 1.0, "analysis": {"cooperative": False, "curve": curve, **found}}


def test_a_turning_point_opens_the_replay_at_its_moment(
    open_page: OpenPage, server: ServerProcess, analysis: dict[str, Any]
) -> None:
    created = start_toy_game(server, seed=3)
    page = open_page()
    page.route("**/analysis", lambda route: route.fulfill(json=analysis))
    page.goto(seat_link(created))
    play_to_the_end(page)
    expect(page.locator(".mark")).to_have_count(2)
    expect(page.locator(".advice")).to_contain_text("For next time: In turn 3, “Lay a 1” would have been better.")
    page.locator(".turns").get_by_role("link", name=re.compile("Turn 2 · luck")).click()
    expect(page).to_have_url(re.compile(r"/replay\?moment=3&seat=0$"))
    expect(page.get_by_label("Moment", exact=True)).to_have_value("3")
    expect(page.locator(".track").get_by_role("button", name=re.compile("Turn 2, mistake"))).to_be_visible()


def test_trying_again_starts_before_the_mistake_with_the_same_bots(
    open_page: OpenPage, server: ServerProcess, analysis: dict[str, Any]
) -> None:
    created = start_toy_game(server, seed=3)
    bot = server.get(f"/api/tables/{created['table']}").expect()["seats"][1]["name"]
    page = open_page()
    page.route("**/analysis", lambda route: route.fulfill(json=analysis))
    page.goto(seat_link(created))
    play_to_the_end(page)
    page.get_by_role("button", name="Try again from turn 3").click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{created['table']})[\w-]+$"))
    wait_for_question(page)
    info = server.get(f"/api/tables/{page.url.rpartition('/')[2]}").expect()
    assert info["cloned_from"] == created["table"]
    assert info["seats"][1]["name"] == bot


def test_the_progress_is_shown_while_a_game_is_analysed(open_page: OpenPage, server: ServerProcess) -> None:
    created = start_toy_game(server, seed=3)
    page = open_page()
    page.route("**/analysis", lambda route: route.fulfill(json={"status": "running", "progress": 0.4}))
    page.goto(seat_link(created))
    play_to_the_end(page)
    expect(page.get_by_role("progressbar", name="Analysing … 40 %")).to_be_visible()


def test_play_again_takes_the_other_person_along(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "open", names=["Anne"], seed=3)
    anne = open_page(seat_link(created))
    bart = open_page(f"/table/{created['table']}#join={created['join']}")
    bart.get_by_label("What shall we call you?").fill("Bart")
    bart.get_by_role("button", name="Join").click()
    started = server.call("GET", f"/api/tables/{created['table']}").expect()
    assert [seat["name"] for seat in started["seats"]] == ["Anne", "Bart"]
    host = open_page(f"/table/{created['table']}")
    host.evaluate(
        "([id, host]) => localStorage['jollyroger.tables'] = "
        "JSON.stringify({[id]: {id, game: '', title: '', seats: {}, host, at: 0}})",
        [created["table"], created["host"]],
    )
    host.reload()
    host.get_by_role("button", name="Start the game").click()
    for _ in range(400):
        expect(anne.locator(".option, .ending").or_(anne.get_by_text("Waiting for")).first).to_be_visible()
        if anne.locator(".ending").count() and bart.locator(".ending").count():
            break
        for page in (anne, bart):
            if page.locator(".option").count():
                page.keyboard.press("1")
                page.wait_for_timeout(30)
    anne.get_by_role("button", name="Play again").click()
    expect(anne).to_have_url(re.compile(rf"/table/(?!{created['table']})[\w-]+$"))
    notice = bart.locator(".notices").filter(has_text="Anne has opened the next game.")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Come along").click()
    expect(bart).to_have_url(anne.url)
    wait_for_question(anne)
    info = server.get(f"/api/tables/{anne.url.rpartition('/')[2]}").expect()
    assert (info["status"], [seat["name"] for seat in info["seats"]]) == ("playing", ["Anne", "Bart"])
    # Each sits in their own seat there.
    expect(anne.locator("[data-board]")).to_have_attribute("data-seat", "0")
    expect(bart.locator("[data-board]")).to_have_attribute("data-seat", "1")


def test_one_step_harder_gives_stronger_bots(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(TOY, "me", "mate", names=["Anne"], start=True, seed=3)
    page = open_page(seat_link(created))
    play_to_the_end(page)
    expect(page.get_by_role("button", name="Easier: Deckhand")).to_be_visible()
    page.get_by_role("button", name="Harder: Captain").click()
    expect(page).to_have_url(re.compile(rf"/table/(?!{created['table']})[\w-]+$"))
    wait_for_question(page)
    info = server.get(f"/api/tables/{page.url.rpartition('/')[2]}").expect()
    assert info["seats"][1]["bot"] == "captain"


def test_the_result_is_copied_as_text_where_nothing_can_be_shared(open_page: OpenPage, server: ServerProcess) -> None:
    created = start_toy_game(server, seed=3)
    page = open_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("delete Navigator.prototype.share")
    page.goto(seat_link(created))
    play_to_the_end(page)
    page.get_by_role("button", name="Share result").click()
    expect(page.get_by_role("status").filter(has_text="Copied.")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert re.match(r"Liar's Cove: .+ won\.\nPoints: Anne \d, .+ \d\nWatch it: http://.+/replay$", text), text


def test_the_result_is_saved_as_a_picture_of_1200_by_630(
    open_page: OpenPage, server: ServerProcess, tmp_path: Path
) -> None:
    created = start_toy_game(server, seed=3)
    page = open_page()
    page.add_init_script("delete Navigator.prototype.canShare")
    page.goto(seat_link(created))
    play_to_the_end(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="As a picture").click()
    download.value.save_as(tmp_path / "result.png")
    png = (tmp_path / "result.png").read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")) == (1200, 630)


def test_a_spectator_sees_the_ending_but_cannot_lay_the_table_again(open_page: OpenPage, server: ServerProcess) -> None:
    created = start_toy_game(server, seed=3)
    play_to_the_end(open_page(seat_link(created)))
    page = open_page(f"/table/{created['table']}#watch={created['watch']}")
    expect(page.locator(".ending")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_tells_what_decided_it_and_tallies_it(
    open_page: OpenPage, server: ServerProcess, game: Game[Any]
) -> None:
    page = open_page()
    saved = finished_table(server, game, seed=7)
    keep_tables(page, saved)
    page.goto(f"/table/{saved['id']}")
    ending = page.get_by_label("The end")
    expect(ending.locator(".cause")).not_to_be_empty()
    expect(ending.get_by_role("region", name="Tally").locator("tbody tr").first).to_be_visible()
    tally = ending.get_by_role("region", name="Tally").bounding_box()
    assert tally is not None
    assert tally["height"] > 40
