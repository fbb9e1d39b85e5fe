"""Plays a guided first game in the browser, touching only what is lit."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

MAX_STEPS = 20
MAX_KEYS = 4
LIT_SPOT = """() => {
  // A spot in the light where a click reaches something that can be clicked.
  const { x, y, width, height } = document.querySelector('div.halo').getBoundingClientRect();
  for (const [dx, dy] of [[.5, .5], [.3, .5], [.7, .5], [.5, .3], [.5, .7], [.25, .25], [.75, .75]]) {
    const spot = [x + width * dx, y + height * dy];
    if (document.elementFromPoint(...spot)?.closest('[data-offered], [data-option]')) return spot;
  }
  return null;
}"""


class GuidedPlayer:
    def __init__(self, page: Page, by: str) -> None:
        """`by`: mouse, touch or keyboard."""
        self.page = page
        self.by = by
        self.guide = page.locator("section.guide")

    def steps(self) -> Iterator[str]:
        """Do one step after the other; yields the text of each before it is done. Ends with the farewell."""
        for _ in range(MAX_STEPS):
            expect(self.guide).to_be_visible(timeout=30_000)
            text = self.text()
            yield text
            self.do_step()
            if not text.startswith("Step"):
                expect(self.guide).to_have_count(0)
                return
            expect(self.guide.get_by_text(text.partition(":")[0], exact=True)).to_have_count(0)
        raise AssertionError("the guide did not end")

    def text(self) -> str:
        """The number and the text of the step: "Step 3 of 9: Give a card." """
        words = self.guide.locator(".text").inner_text()
        count = self.guide.locator(".count")
        return f"{count.inner_text()}: {words}" if count.count() else words

    def do_step(self) -> None:
        button = self.guide.locator(".primary")
        if button.count():
            self.press_button()
        else:
            self.choose()

    def press_button(self) -> None:
        button = self.guide.locator(".primary")
        if self.by == "keyboard":
            expect(button).to_be_focused()
            self.page.keyboard.press("Enter")
        elif self.by == "touch":
            button.tap()
        else:
            button.click()

    def choose(self) -> None:
        """Choose what is lit, and nothing else is possible."""
        before = self.version()
        if self.by == "keyboard":
            self.choose_by_keyboard(before)
            return
        expect(self.page.locator("div.halo")).to_be_visible()
        self.page.wait_for_function(f"() => ({LIT_SPOT})() !== null")
        spot = self.page.evaluate(LIT_SPOT)
        if self.by == "touch":
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        option = self.page.locator(".bubble button.option")
        expect(option.or_(self.changed_since(before)).first).to_be_attached()
        if option.count():
            expect(option).to_have_count(1)
            if self.by == "touch":
                option.tap()
            else:
                option.click()
        expect(self.changed_since(before)).to_be_attached()

    def choose_by_keyboard(self, before: str) -> None:
        for _ in range(MAX_KEYS):
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(250)
            if self.version() != before:
                return
        raise AssertionError(f"Enter does not choose at '{self.text()}'")

    def version(self) -> str:
        return self.page.locator("[data-board]").get_attribute("data-version") or ""

    def changed_since(self, version: str) -> Locator:
        return self.page.locator(f'[data-board]:not([data-version="{version}"])')


def step_number(text: str) -> int:
    found = re.match(r"Step (\d+) of \d+", text)
    return int(found[1]) if found else 0
