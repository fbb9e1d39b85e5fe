"""The form for a new table: real controls, in the right order, with the settings of another table if wanted."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .browser_helpers import TOY, fits_width, wait_for_question
from .conftest import OpenPage
from .test_accessibility import violations

SIZES = pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["desktop", "phone"])
PICKY = {
    "id": "crew",
    "values": ["random"],
    "about": "who comes along",
    "any_value": True,
    "name": "Crew",
    "labels": ["Drawn at random"],
    "picks": [["storm", "Storm"], ["jibe", "Jibe"], ["reef", "Reef"]],
    "pick_counts": {"2": 2, "3": 3},
    "needs": None,
}
NEEDY = {
    "id": "extra",
    "values": ["off", "on"],
    "about": "only with a chosen crew",
    "any_value": False,
    "name": "Extra",
    "labels": ["Off", "On"],
    "picks": [],
    "pick_counts": {},
    "needs": ["pace", "long"],
}
LONG = {
    **NEEDY,
    "id": "pace",
    "values": ["short", "long"],
    "name": "Length",
    "labels": ["Short", "Long"],
    "needs": None,
}


def with_options(page: Page) -> None:
    """Let the toy game have options of every kind, as far as the form knows."""

    def answer(route: Route) -> None:
        lobby = route.fetch().json()
        for game in lobby["games"]:
            if game["id"] == TOY:
                game["options"] = [LONG, NEEDY, PICKY]
        route.fulfill(json=lobby)

    page.route("**/api/lobby", answer)
    page.route("**/forecast?*", lambda route: route.fulfill(json={"text": f"Expect this: {route.request.url[-40:]}"}))


def top_of(page: Page, name: str) -> float:
    box = page.get_by_role("heading", name=name, exact=True).bounding_box()
    assert box is not None
    return box["y"]


@SIZES
@pytest.mark.parametrize("game", sorted(all_games()))
def test_the_form_has_no_free_text_for_options(
    open_page: OpenPage, web: Path, game: str, width: int, height: int
) -> None:
    page = open_page(f"/new/{game}", width=width, height=height)
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    expect(
        page.locator("section[aria-labelledby=options] fieldset input:not([type=radio], [type=checkbox])")
    ).to_have_count(0)
    expect(page.locator("datalist")).to_have_count(0)
    assert "(usual)" not in page.locator("main").inner_text()
    assert fits_width(page)
    page.get_by_text("House rules").click()
    page.wait_for_load_state("networkidle")
    assert not violations(page, web)


def test_the_order_on_a_phone_is_people_options_rules_button(open_page: OpenPage) -> None:
    page = open_page("/new/dead-men", width=390, height=844)
    expect(page.get_by_role("button", name="Create table")).to_be_in_viewport()
    assert top_of(page, "Who plays?") < top_of(page, "Options")
    rules = page.get_by_text("House rules").bounding_box()
    assert rules is not None
    assert top_of(page, "Options") < rules["y"]
    last = page.locator("form > *").last
    expect(last).to_have_class(re.compile("create"))


def test_picks_have_the_right_number_and_options_appear_when_they_matter(open_page: OpenPage) -> None:
    page = open_page(allow_errors=True)
    with_options(page)
    page.goto(f"/new/{TOY}")
    page.get_by_label("How many seats?").select_option("2")
    expect(page.get_by_role("group", name="Extra")).to_have_count(0)
    page.get_by_role("group", name="Length").get_by_label("Long").check()
    expect(page.get_by_role("group", name="Extra")).to_be_visible()
    crew = page.get_by_role("group", name="Crew")
    crew.get_by_label("Choose").check()
    expect(crew.get_by_text("2 chosen")).to_be_visible()
    crew.get_by_label("Storm").uncheck()
    expect(crew.get_by_text("Choose 1 more")).to_be_visible()
    expect(page.get_by_role("button", name="Create table")).to_be_disabled()
    crew.get_by_label("Reef").check()
    expect(crew.get_by_label("Storm")).to_be_disabled()
    expect(page.get_by_text("Expect this")).to_contain_text("crew=jibe%2Breef")
    with page.expect_request("**/api/tables") as sent:
        page.route("**/api/tables", lambda route: route.abort())
        page.get_by_role("button", name="Create table").click()
    assert json.loads(sent.value.post_data or "")["options"] == {"pace": "long", "crew": "jibe+reef"}


def test_an_address_chooses_who_plays(open_page: OpenPage) -> None:
    page = open_page(f"/new/{TOY}?with=bots")
    expect(page.get_by_label("Against bots")).to_be_checked()
    page.get_by_label("Name in seat 1").fill("Zoë")
    page.get_by_role("button", name="Begin the game").click()
    wait_for_question(page)
    assert json.loads(page.evaluate("localStorage['jollyroger.settings']"))["name"] == "Zoë"


def test_nobody_is_called_captain_by_default(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(f"/new/{TOY}?with=bots")
    suggestion = page.get_by_label("Name in seat 1").get_attribute("placeholder")
    page.get_by_role("button", name="Begin the game").click()
    wait_for_question(page)
    seats = server.get(f"/api/tables/{page.url.rpartition('/')[2]}").expect()["seats"]
    assert seats[0]["name"] == suggestion
    assert "Captain" not in seats[0]["name"]


def test_the_settings_of_another_table_are_taken_over(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(
        "all-hands",
        "me",
        "open",
        "captain",
        "open",
        names=["Anne"],
        title="Friday night",
        options={"length": "long-game"},
        policy={"clock": {"move": 86400}, "undo": "vote", "practice": True},
    )
    page = open_page(f"/new/all-hands?from={created['table']}", name="Anne")
    expect(page.get_by_label("How many seats?")).to_have_value("4")
    expect(page.get_by_label("Who sits in seat 3")).to_have_value("captain")
    expect(page.get_by_label("Long game")).to_be_checked()
    page.get_by_text("House rules").click()
    expect(page.get_by_label("Practice game")).to_be_checked()
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".waiting-room")).to_contain_text("Long game")
    info = server.get(f"/api/tables/{page.url.rpartition('/')[2]}").expect()
    original = server.get(f"/api/tables/{created['table']}").expect()
    for key in ("options", "title", "policy"):
        assert info[key] == original[key]


def test_a_table_that_is_gone_leaves_the_form_as_usual(open_page: OpenPage) -> None:
    page = open_page(f"/new/{TOY}?from=nosuchtable", allow_errors=True)
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
