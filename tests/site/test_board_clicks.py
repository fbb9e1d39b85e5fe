"""Every game, played by pointing and clicking on its board, at random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from jollyroger.engine import Game
from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .conftest import OpenPage
from .test_whole_games import start_game

MOVES = 30
"""To be made on the board, of each game and with each pointer."""
BAR_ONLY = {
    "all-hands": {"agree", "done", "enough", "forfeit", "pass", "seal", "spare"},
    "black-dice": {"cancel", "done", "stay", "suffer"},
    "dead-men": {"decline", "drink", "end-turn", "enough", "name", "rest", "swap", "take", "train"},
    "sword-skull": {"fight", "home", "pass", "pay", "resolve", "shun", "take:gold", "take:nothing"},
}
"""The options that have no place on the board: those of a kind, or single ones. They are chosen in the action bar."""

RECORD_MESSAGES = """
  window.update = null;
  window.choices = [];
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "update") window.update = message;
      });
    }
    send(data) {
      const message = JSON.parse(data);
      if (message.type === "choose") window.choices.push(message.action);
      super.send(data);
    }
  };
"""
"""Keeps the newest update and all choices that the page has sent."""

NEXT_QUESTION = """
  (version) => {
    if (!update || update.version <= version || document.querySelector(".option[aria-disabled=true]")) return null;
    if (!update.result && !update.question?.must) return null;
    const options = update.question?.options.map((option) => option.id) ?? [];
    return { version: update.version, over: update.result !== null, options };
  }
"""

POINTING = """
  const BUTTON = "main > .board :is(button:enabled, [role=button])";
  const labelOf = (target) => target.ariaLabel ?? target.textContent;
  /** A point of the screen where the target is not covered. */
  function pointAt(target) {
    target.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = target.getBoundingClientRect();
    for (const across of [0.5, 0.25, 0.75])
      for (const down of [0.5, 0.25, 0.75]) {
        const [x, y] = [left + width * across, top + height * down];
        if (target.contains(document.elementFromPoint(x, y))) return [x, y];
      }
    return null;
  }
  /** Something on the board that was not tried yet, by a random number below 1; null: there is nothing. */
  window.pickTarget = ([random, tried]) => {
    const all = [...document.querySelectorAll(BUTTON)].filter(
      (target) => target.getClientRects().length && !target.closest(".tools") && !tried.includes(labelOf(target)));
    window.target = all[Math.floor(random * all.length)];
    return window.target ? { label: labelOf(target), point: pointAt(target) } : null;
  };
  window.pickAgain = () => (target.isConnected ? pointAt(target) : null);
"""


class BoardPlayer:
    """Plays by random clicks on the board, and counts how the questions were answered."""

    def __init__(self, page: Page, game: str, touch: bool, seed: int) -> None:
        self.page = page
        self.bar_only = BAR_ONLY[game]
        self.touch = touch
        self.random = random.Random(seed)
        self.on_board: Counter[str] = Counter()
        """How often each kind of option was chosen on the board."""
        self.in_bar: Counter[str] = Counter()
        """How often each kind of question was answered in the action bar."""

    def play(self) -> None:
        """Play until the end of the game or enough moves on the board."""
        version = -1
        while self.on_board.total() < MOVES:
            question = self.page.wait_for_function(NEXT_QUESTION, arg=version).json_value()
            if question["over"]:
                return
            self.check_page()
            version = question["version"]
            kinds = {option if option in self.bar_only else kind_of(option) for option in question["options"]}
            if kinds <= self.bar_only:
                self.in_bar[" ".join(sorted(kinds))] += 1
                self.choose_in_bar()
            else:
                chosen = self.choose_on_board()
                assert chosen, f"nothing on the board answers {question['options']}"
                assert not {chosen, kind_of(chosen)} & self.bar_only
                self.on_board[kind_of(chosen)] += 1

    def check_page(self) -> None:
        expect(self.page.locator(".generic, .failure")).to_have_count(0)
        if not self.touch:
            assert self.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"

    def choose_on_board(self) -> str | None:
        """Click on one thing after the other until a choice is made. Returns the choice.

        A click that selects several options is completed in the action bar, any other one by a second click.
        """
        tried: list[str] = []
        before = self.choices()
        while True:
            if not self.touch:
                # What is shown under the pointer may hide something else.
                self.page.mouse.move(1, 1)
            target = self.page.evaluate("pickTarget", [self.random.random(), tried])
            if target is None:
                return None
            tried.append(target["label"])
            self.click(target["point"])
            if self.choices() == before:
                selected = self.page.get_by_role("button", name="all options").count()
                if selected and self.page.locator(".option").count() > 1:
                    self.choose_in_bar()
                else:
                    self.click(self.page.evaluate("pickAgain()"))
            if self.choices() > before:
                return str(self.page.evaluate("choices.at(-1)"))
            if self.page.locator("dialog[open]").count():
                self.page.keyboard.press("Escape")

    def choices(self) -> int:
        return int(self.page.evaluate("choices.length"))

    def click(self, point: list[float] | None) -> None:
        if point and self.touch:
            self.page.touchscreen.tap(*point)
        elif point:
            self.page.mouse.click(*point)
        self.confirm()

    def choose_in_bar(self) -> None:
        options = self.page.locator(".option")
        self.press(options.nth(self.random.randrange(options.count())))
        self.confirm()

    def confirm(self) -> None:
        if self.page.locator(".safe").count():
            self.press(self.page.locator("section.bar button.danger"))

    def press(self, button: Locator) -> None:
        if self.touch:
            button.tap()
        else:
            button.click()


def kind_of(option: str) -> str:
    return option.partition(":")[0]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["mouse", "touch"])
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_game_is_played_by_clicks_on_the_board(
    open_page: OpenPage,
    server: ServerProcess,
    record_property: Callable[[str, object], None],
    game: Game[Any],
    width: int,
    height: int,
) -> None:
    touch = width < 760
    page = open_page(width=width, height=height, touch=touch)
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
    page.add_init_script(RECORD_MESSAGES + POINTING)
    player = BoardPlayer(page, game.id, touch, seed=width)
    seed = width
    while player.on_board.total() < MOVES:
        seed += 1
        page.goto(start_game(server, game, seed))
        player.play()
    record_property("chosen on the board", dict(player.on_board))
    record_property("answered in the action bar", dict(player.in_bar))
    assert not warnings
