"""The strength of a bot: three names, and a slider between them, with mouse, keyboard and screen reader."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from ..server.server_process import ServerProcess
from .browser_helpers import TOY, fits_width
from .conftest import OpenPage
from .test_accessibility import violations

SIZES = pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["desktop", "phone"])


def offer_temperaments(page: Page) -> None:
    """Let the toy game have temperaments for bots, as far as the site knows."""

    def answer(route: Route) -> None:
        lobby = route.fetch().json()
        for game in lobby["games"]:
            game["temperaments"] = ["selfish"]
        route.fulfill(json=lobby)

    page.route("**/api/lobby", answer)


def keep_picture(page: Page, name: str) -> None:
    """For people who change the look: JOLLYROGER_PICTURES names a folder."""
    if folder := os.environ.get("JOLLYROGER_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


@SIZES
def test_the_slider_beside_the_names_sets_any_strength(open_page: OpenPage, web: Path, width: int, height: int) -> None:
    page = open_page(f"/new/{TOY}?with=bots", width=width, height=height)
    slider, seat = page.get_by_label("Strength in seat 2"), page.get_by_label("Who sits in seat 2")
    expect(slider).to_have_value("50")
    expect(slider).to_have_attribute("aria-valuetext", "50, as strong as a Mate")
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", "35, between Deckhand and Mate")
    expect(seat).to_have_value("strength:35")
    expect(page.get_by_text("Strength 35: Plays between Deckhand and Mate.")).to_be_visible()
    expect(page.get_by_label("Who sits in seat 3")).to_have_value("mate")
    keep_picture(page, f"strength-{width}")
    assert fits_width(page)
    box = slider.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["width"] >= 80
    assert not violations(page, web)
    page.keyboard.press("End")
    expect(seat).to_have_value("captain")
    seat.select_option("Bot: Deckhand")
    expect(slider).to_have_value("0")


def test_a_game_starts_with_the_chosen_strength_and_its_seat_says_so(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page = open_page(f"/new/{TOY}?with=bots")
    page.get_by_label("Strength in seat 2").fill("70")
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_url("**/table/*")
    info = server.get(f"/api/tables/{page.url.rpartition('/')[2]}").expect()
    assert [seat["bot"] for seat in info["seats"]] == [None, "strength:70", "mate"]
    expect(page.get_by_text("bot, strength 70").first).to_be_attached()


@SIZES
def test_the_host_changes_the_strength_in_the_waiting_room(
    open_page: OpenPage, web: Path, width: int, height: int
) -> None:
    page = open_page(f"/new/{TOY}", width=width, height=height)
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Add a bot in seat 2").click()
    slider = page.get_by_label(re.compile("Strength of"))
    expect(slider).to_have_value("50")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_label(re.compile("How strong is"))).to_have_value("strength:45")
    keep_picture(page, f"waiting-{width}")
    assert fits_width(page)
    assert not violations(page, web)
    page.reload()
    expect(page.get_by_label(re.compile("Strength of"))).to_have_value("45")


def test_temperaments_are_offered_where_the_game_has_them(open_page: OpenPage) -> None:
    page = open_page()
    offer_temperaments(page)
    page.goto(f"/new/{TOY}?with=bots")
    page.get_by_label("Temperament in seat 2").select_option("selfish")
    expect(page.get_by_label("Who sits in seat 2")).to_have_value("mate:selfish")
    expect(page.get_by_text("Selfish mate: Plays well, by the game's own rules of thumb.")).to_be_visible()
    page.get_by_label("Strength in seat 2").fill("60")
    expect(page.get_by_label("Who sits in seat 2")).to_have_value("strength:60:selfish")
    keep_picture(page, "temperament")
    assert fits_width(page)
    expect(open_page(f"/new/{TOY}?with=bots").get_by_label("Temperament in seat 2")).to_have_count(0)
