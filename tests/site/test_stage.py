"""Rolls, fights and cards are shown on the stage, in order and long enough, before the board changes."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from jollyroger.engine import Game
from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .browser_helpers import seat_link
from .conftest import OpenPage

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
FAST = 0.4
"""The factor of the speed 'fast'."""
TOLERANCE_SECONDS = 0.08
CHOICES = 12
OPTION = ".drawer [data-option][aria-disabled=false]"
RECORD_SCENES = """
  window.scenes = [];
  let current = null;
  const look = () => {
    const stage = document.querySelector('[data-scene]');
    if (stage === current) return;
    const now = performance.now();
    if (current) window.scenes.at(-1).until = now;
    current = stage;
    if (!stage) return;
    const entry = { kind: stage.dataset.scene, from: now, until: null };
    window.scenes.push(entry);
    // The time counts from the roll, which the player may let wait.
    stage.querySelector('[data-stage=roll]')?.addEventListener('click', () => (entry.from = performance.now()));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
"""


def watch_scenes(page: Page) -> list[dict[str, Any]]:
    """Collects the scenes of all updates after the first, as the server sends them."""
    scenes: list[dict[str, Any]] = []
    updates = 0

    def receive(frame: str | bytes) -> None:
        nonlocal updates
        message = json.loads(frame)
        if message["type"] not in ("update", "changes"):
            return
        updates += 1
        if updates > 1:
            events = [event for moment in message["log"] for event in moment["events"]]
            scenes.extend(event["scene"] for event in events if event.get("scene"))

    page.on("websocket", lambda socket: socket.on("framereceived", receive))
    return scenes


def play_until_idle(page: Page) -> bool:
    """Choose once, and press Roll wherever it is asked for. Returns whether the game goes on."""
    ready = page.locator(f"[data-stage=roll], {OPTION}, section.ending").first
    expect(ready).to_be_visible(timeout=60_000)
    if page.locator("section.ending").count():
        return False
    if page.locator("[data-stage=roll]").count():
        page.locator("[data-stage=roll]").click()
        return True
    page.locator(OPTION).first.click()
    if page.locator(".bubble .danger").count():
        # Where others may move meanwhile, the question and with it the bubble can go away.
        with contextlib.suppress(TimeoutError):
            page.locator(".bubble .danger").click(timeout=3_000)
        expect(page.locator(".bubble .danger")).to_have_count(0)
    return True


@GAMES
def test_every_scene_is_shown_in_order_and_for_its_time(
    open_page: OpenPage, server: ServerProcess, game: Game[Any]
) -> None:
    bots = ["greedy"] * (game.seats[0] - 1)
    created = server.open(game.id, "me", *bots, names=["Anne"], seed=21, start=True, policy={"bot_pace": "brisk"})
    page = open_page("/", speed="fast", motion="lively")
    page.add_init_script(RECORD_SCENES)
    sent = watch_scenes(page)
    page.goto(seat_link(created))
    for _ in range(CHOICES):
        if not play_until_idle(page):
            break
        page.wait_for_timeout(100)
    expect(page.locator("[data-stage=roll], .drawer [data-option], section.ending").first).to_be_visible(timeout=60_000)
    shown = [scene for scene in page.evaluate("window.scenes") if scene["until"] is not None]
    assert shown, "nothing was shown on the stage"
    assert [scene["kind"] for scene in shown] == [scene["kind"] for scene in sent][: len(shown)]
    for was, scene in zip(shown, sent, strict=False):
        seconds = (was["until"] - was["from"]) / 1000
        assert seconds >= scene["seconds"] * FAST - TOLERANCE_SECONDS, (scene, seconds)


@GAMES
def test_scenes_can_be_skipped(open_page: OpenPage, server: ServerProcess, game: Game[Any]) -> None:
    bots = ["greedy"] * (game.seats[0] - 1)
    created = server.open(game.id, "me", *bots, names=["Anne"], seed=21, start=True, policy={"bot_pace": "brisk"})
    page = open_page(seat_link(created), speed="step")
    for _ in range(20):
        expect(page.locator("[data-scene], .drawer [data-option], section.ending").first).to_be_visible()
        if page.locator("[data-scene]").count():
            page.keyboard.press("Escape")
            expect(page.locator("[data-scene]")).to_have_count(0)
            return
        play_until_idle(page)
        page.wait_for_timeout(300)
    raise AssertionError("no scene came")
