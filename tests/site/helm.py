"""How tests get to a table, and play at it by keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from ..server.server_process import ServerProcess

TOY = "liars-cove"
"""A game without a screen of its own: the shell shows it as text."""
ROUNDS = 400


def seat_link(created: Any, number: int = 0) -> str:
    return f"/table/{created['table']}#seat={created['seat_tokens'][number]['token']}"


def join_link(created: Any) -> str:
    return f"/table/{created['table']}#join={created['join']}"


def alone(server: ServerProcess, **more: Any) -> Any:
    """A table of the toy game with one person against a bot, begun."""
    return server.open(TOY, "me", "greedy", names=["Anne"], start=True, **more)


def asked(page: Page) -> None:
    """Wait until a choice is there to be made, or the game is over."""
    expect(page.locator(".option, .ending").first).to_be_visible()


def play_to_the_end(page: Page) -> int:
    """Press 1 whenever something is asked. Returns how often."""
    for pressed in range(ROUNDS):
        asked(page)
        if page.locator(".ending").count():
            return pressed
        page.keyboard.press("1")
        page.wait_for_timeout(30)
    raise AssertionError("the game did not end")


def fits(page: Page) -> bool:
    """Nothing scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
