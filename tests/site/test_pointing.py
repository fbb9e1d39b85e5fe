"""People show each other things on the board, and talk with quick phrases."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..server.server_process import ServerProcess
from .browser_helpers import seat_link
from .conftest import OpenPage

COOPERATIVE = "dead-men"


@pytest.mark.parametrize("width", [1280, 390])
def test_a_partner_sees_what_one_points_at(open_page: OpenPage, server: ServerProcess, width: int) -> None:
    created = server.open(COOPERATIVE, "me", "me", names=["Anne", "Bart"], start=True)
    height = 800 if width > 1000 else 844
    anne = open_page(seat_link(created, 0), width, height, drawer="closed")
    bart = open_page(seat_link(created, 1), width, height, drawer="closed")
    expect(bart.locator("[data-board] [data-target]").first).to_be_visible()
    target = anne.locator("[data-board] [data-target]").first
    name = target.get_attribute("data-target")
    target.click()
    anne.get_by_role("button", name="Show the others").click()
    expect(bart.locator(".pointing")).to_contain_text("Anne")
    expect(bart.get_by_text("Anne points at")).to_be_attached()
    ring, place = bart.locator(".pointing").bounding_box(), bart.locator(f'[data-target="{name}"]').first.bounding_box()
    assert ring is not None
    assert place is not None
    assert abs(ring["x"] + ring["width"] / 2 - place["x"] - place["width"] / 2) < 12
    expect(bart.locator(".pointing")).to_have_count(0)


def test_p_points_at_what_has_the_focus(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(COOPERATIVE, "me", "me", names=["Anne", "Bart"], start=True)
    anne, bart = (open_page(seat_link(created, seat), drawer="closed") for seat in (0, 1))
    expect(bart.locator("[data-board] [data-target]").first).to_be_visible()
    anne.locator("[data-board] [data-target]").first.focus()
    anne.keyboard.press("p")
    expect(bart.locator(".pointing")).to_contain_text("Anne")


def test_who_plays_alone_points_at_nothing(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(COOPERATIVE, "me", "mate", names=["Anne"], start=True)
    anne = open_page(seat_link(created, 0), drawer="closed", tips=False)
    # The bot may move first, and its moves close a bubble.
    expect(anne.get_by_role("button", name="Anne you, to choose").first).to_be_visible()
    anne.locator("[data-board] [data-target]").first.click()
    expect(anne.locator(".bubble")).to_be_visible()
    expect(anne.get_by_role("button", name="Show the others")).to_have_count(0)


def test_a_quick_phrase_is_said_with_one_press(open_page: OpenPage, server: ServerProcess) -> None:
    created = server.open(COOPERATIVE, "me", "me", names=["Anne", "Bart"], start=True)
    anne, bart = (open_page(seat_link(created, seat), drawer="closed") for seat in (0, 1))
    for page in (anne, bart):
        page.get_by_role("tab", name="Talk").click()
    anne.get_by_role("button", name="Well played!").click()
    expect(bart.get_by_label("What was said")).to_contain_text("Well played!")
