"""Plays a game in the browser by pointing at the board, and checks on the way what must always hold there."""

from __future__ import annotations

import random
from collections import Counter

from playwright.sync_api import Locator, Page, TimeoutError, expect

MAX_CHOICES = 400
BOARD_RECTANGLE = """() => {
  const { x, y, width, height } = document.querySelector('[data-board]').getBoundingClientRect();
  return [x, y, width, height];
}"""
FIND_SPOT = """
  // A spot where a click reaches this element; null if it is covered or out of sight.
  const findSpot = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const spots = [[.5, .5], [.25, .5], [.75, .5], [.5, .25], [.5, .75], [.2, .2], [.8, .8], [.2, .8], [.8, .2]];
    for (const [dx, dy] of spots) {
      const spot = [x + width * dx, y + height * dy];
      if (document.elementFromPoint(...spot)?.closest('[data-target]') === element) return spot;
    }
    return null;
  };
  const all = () => [...document.querySelectorAll('[data-offered]')];
  const offered = (target) => all().filter((each) => each.dataset.target === target);
"""
SPOT = f"(target) => {{ {FIND_SPOT} return offered(target).map(findSpot).find(Boolean) ?? null; }}"
"""Where to click to reach a target."""
HIDDEN_TARGETS = f"""() => {{
  {FIND_SPOT}
  const targets = [...new Set(all().map((each) => each.dataset.target))];
  return targets.filter((target) => !offered(target).some(findSpot));
}}"""
"""The targets with an option that cannot be reached."""


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
        """Make one choice, unless others change the game meanwhile."""
        before = self.version()
        try:
            self.try_to_choose()
        except TimeoutError:
            if self.version() == before:
                raise
        expect(self.page.locator(f'[data-board]:not([data-version="{before}"])')).to_be_attached()

    def try_to_choose(self) -> None:
        """A risky choice is confirmed."""
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

    def version(self) -> str:
        return self.page.locator("[data-board]").get_attribute("data-version") or ""

    def choose_on_board(self, target: str) -> None:
        spot = self.page.evaluate(SPOT, target)
        assert spot, f"{target} is covered or out of sight"
        if self.touch:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        self.page.wait_for_timeout(50)
        more = self.page.locator(".bubble .more")
        if more.count():
            self.press(more)
        buttons = self.page.locator(".bubble button.option")
        if not buttons.count():
            return  # a click was enough
        if self.page.get_by_role("button", name="⟳ Turn").count() and self.random.random() < 0.5:
            self.press(self.page.get_by_role("button", name="⟳ Turn"))
        self.press(buttons.nth(self.random.randrange(buttons.count())))

    def press(self, thing: Locator) -> None:
        if self.touch:
            thing.tap(timeout=4000)
        else:
            thing.click(timeout=4000)
