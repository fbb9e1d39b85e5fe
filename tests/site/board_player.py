"""Plays a game in the browser by pointing at the board, and checks on the way what must always hold there."""

from __future__ import annotations

import random
from collections import Counter

from playwright.sync_api import Locator, Page, expect

MAX_CHOICES = 400
BOARD_RECTANGLE = """() => {
  const { x, y, width, height } = document.querySelector('[data-board]').getBoundingClientRect();
  return [x, y, width, height];
}"""
HIDDEN_TARGETS = """() => {
  // The targets with an option that cannot be hit: another element lies over their centre, or they are out of sight.
  const hits = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const spots = [[.5, .5], [.25, .5], [.75, .5], [.5, .25], [.5, .75], [.2, .2], [.8, .8], [.2, .8], [.8, .2]];
    for (const [dx, dy] of spots) {
      const top = document.elementFromPoint(x + width * dx, y + height * dy);
      if (top && top.closest('[data-target]') === element) return true;
    }
    return false;
  };
  const offered = [...document.querySelectorAll('[data-offered]')];
  const ids = [...new Set(offered.map((element) => element.dataset.target))];
  return ids.filter((id) => !offered.some((element) => element.dataset.target === id && hits(element)));
}"""


class BoardPlayer:
    """Chooses at random: a target on the board and then a button of its bubble, or a button of the action bar."""

    def __init__(self, page: Page, touch: bool, seed: int) -> None:
        self.page = page
        self.touch = touch
        self.random = random.Random(seed)
        self.on_board = 0
        self.in_bar = 0
        self.rectangles: Counter[tuple[float, ...]] = Counter()
        self.problems: list[str] = []

    def play(self, limit: int = MAX_CHOICES) -> bool:
        """Play to the end, or to the limit of choices. Returns whether the game is over."""
        for _ in range(limit):
            expect(self.page.locator("[data-option], [data-offered], section.ending").first).to_be_attached()
            if self.page.locator("section.ending").count():
                return True
            self.check_frame()
            self.choose()
        return False

    def check_frame(self) -> None:
        self.rectangles[tuple(self.page.evaluate(BOARD_RECTANGLE))] += 1
        hidden = self.page.evaluate(HIDDEN_TARGETS)
        if hidden:
            self.problems.append(f"covered or out of sight: {hidden} at '{self.prompt()}'")

    def prompt(self) -> str:
        return self.page.locator("section.bar .prompt").inner_text()

    def choose(self) -> None:
        """Make one choice; a risky one is confirmed."""
        before = self.version()
        offered = self.page.locator("[data-offered]").evaluate_all("all => all.map(e => e.dataset.target)")
        targets = list(dict.fromkeys(offered))
        buttons = self.page.locator("section.bar [data-option]")
        number = self.random.randrange(max(1, len(targets) + buttons.count()))
        if number < len(targets):
            self.choose_on_board(targets[number])
            self.on_board += 1
        else:
            self.press(buttons.nth(number - len(targets)))
            self.in_bar += 1
        danger = self.page.locator(".bubble .danger")
        if danger.count():
            self.press(danger)
        expect(self.page.locator(f'[data-board]:not([data-version="{before}"])')).to_be_attached()

    def version(self) -> str:
        return self.page.locator("[data-board]").get_attribute("data-version") or ""

    def choose_on_board(self, target: str) -> None:
        self.press(self.visible(target))
        buttons = self.page.locator(".bubble button.option")
        if not buttons.count():
            return  # a click was enough
        if self.page.get_by_role("button", name="⟳ Turn").count() and self.random.random() < 0.5:
            self.press(self.page.get_by_role("button", name="⟳ Turn"))
        self.press(buttons.nth(self.random.randrange(buttons.count())))

    def visible(self, target: str) -> Locator:
        return self.page.locator(f'[data-target="{target}"][data-offered]:visible').first

    def press(self, thing: Locator) -> None:
        if self.touch:
            thing.tap(timeout=4000)
        else:
            thing.click(timeout=4000)
