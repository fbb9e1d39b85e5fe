"""Helpers to reach a table in the browser and to play at it by keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from ..server.server_process import ServerProcess

TOY = "liars-cove"
"""A game without a screen of its own: the site shows it as text."""
MAX_CHOICES = 400


def seat_link(created: Any, number: int = 0) -> str:
    return f"/table/{created['table']}#seat={created['seat_tokens'][number]['token']}"


def join_link(created: Any) -> str:
    return f"/table/{created['table']}#join={created['join']}"


def start_toy_game(server: ServerProcess, **more: Any) -> Any:
    """Start a toy game of one person against a bot."""
    return server.open(TOY, "me", "greedy", names=["Anne"], start=True, **more)


def wait_for_question(page: Page) -> None:
    """Wait until there is an option to choose, or the game is over."""
    expect(page.locator(".option, .ending").first).to_be_visible()


def play_to_the_end(page: Page) -> int:
    """Press 1 at every question. Returns how often."""
    for pressed in range(MAX_CHOICES):
        wait_for_question(page)
        if page.locator(".ending").count():
            return pressed
        page.keyboard.press("1")
        page.wait_for_timeout(30)
    raise AssertionError("the game did not end")


def fits_width(page: Page) -> bool:
    """Whether nothing scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
