"""Every game, played to its end in the pseudo-language: all is in the catalogues, and fits.

In the soak test, in the languages that people can choose, too: their texts fit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.bots.names import BOT_NAMES
from jollyroger.engine import Game
from jollyroger.engine.messages import ENGLISH, offered_languages
from jollyroger.games import all_games

from ..server.run_async import SOAK
from ..server.server_process import ServerProcess
from .browser_helpers import fits_width
from .conftest import OpenPage
from .test_languages import FIND_PLAIN_WORDS, PSEUDO, WIDTHS, open_in
from .test_whole_games import play_by_keyboard, start_game

FIND_PLAIN_WORDS_AND_LABELS = FIND_PLAIN_WORDS.replace("svg, ", "")
# Texts and buttons that are cut off: by the window, by a box that hides what is outside it, or by the edge of a button.
# Whatever scrolls, ends in an ellipsis or has a title can be read in full.
FIND_CUT_TEXTS = """() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  const isClipped = (overflow) => ["hidden", "clip"].includes(overflow);
  const isScrolled = (overflow) => ["auto", "scroll"].includes(overflow);
  const shown = (element) => `'${element.textContent.trim().slice(0, 40)}'`;
  const isOutside = (rect, box) =>
    [rect.right > box.right + 1 || rect.left < box.left - 1, rect.bottom > box.bottom + 3 || rect.top < box.top - 3];
  const cutBy = (element, rect) => {
    let isPlaced = false;
    for (let up = element; up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath !== "none" && up.clientWidth <= 1) return null;
      if (isScrolled(style.overflowX) || isScrolled(style.overflowY)) return null;
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") return null;
      const [isWider, isHigher] = isOutside(rect, up.getBoundingClientRect());
      const isButton = up.matches("button, .button") && !isPlaced;
      const cutsWidth = isWider && (isButton || isClipped(style.overflowX));
      const cutsHeight = isHigher && (isButton || isClipped(style.overflowY));
      if (cutsWidth || cutsHeight) return up.title ? null : up;
      isPlaced ||= style.position === "absolute";
    }
    return rect.right > width + 1 || rect.left < -1 ? document.body : null;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element.checkVisibility()) continue;
    if (element.closest("svg, script, noscript, .visually-hidden")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const by = rect.width > 1 && cutBy(element, rect);
      if (by) found.push(`${shown(node)} is cut by ${by.tagName}.${by.classList[0]}`);
    }
  }
  for (const button of document.querySelectorAll("button, select, a.button")) {
    const rect = button.getBoundingClientRect();
    const by = button.checkVisibility() && rect.width > 1 && cutBy(button.parentElement, rect);
    if (by) found.push(`the button ${shown(button)} is cut by ${by.tagName}.${by.classList[0]}`);
  }
  return found;
}"""
LOOK_EVERY = 4
"""Choices between two looks at the whole page."""


LANGUAGES = [code for code in offered_languages() if code != ENGLISH]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_text_of_a_game_is_in_its_catalogue_and_fits(
    open_page: OpenPage, server: ServerProcess, game: Game[Any], width: int
) -> None:
    names = ["Anne", "Jolly Roger", "greedy", game.name, *BOT_NAMES]
    allowed = sorted({word for name in names for word in re.findall(r"[A-Za-z]{4,}", name)})
    page = open_in(open_page, PSEUDO, start_game(server, game, seed=5), width=width)
    found: set[str] = set()
    for _ in looks(page):
        found.update(page.evaluate(FIND_PLAIN_WORDS_AND_LABELS, allowed), texts_that_do_not_fit(page))
    assert sorted(found) == []


@pytest.mark.skipif(not SOAK, reason="takes minutes; set JOLLYROGER_SOAK=1")
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_text_of_a_game_fits(
    open_page: OpenPage, server: ServerProcess, game: Game[Any], language: str, width: int
) -> None:
    page = open_in(open_page, language, start_game(server, game, seed=6), width=width)
    assert sorted({text for _ in looks(page) for text in texts_that_do_not_fit(page)}) == []


def looks(page: Page) -> Iterator[None]:
    """Play the game to its end, with a look at the page after every few choices, and at its end."""
    for number in play_by_keyboard(page):
        if number % LOOK_EVERY == 0:
            yield
    expect(page.locator("section.ending")).to_be_visible()
    yield


def texts_that_do_not_fit(page: Page) -> list[str]:
    page.evaluate("() => document.fonts.ready.then(() => {})")  # until then, wider letters stand in
    return [*page.evaluate(FIND_CUT_TEXTS), *([] if fits_width(page) else ["the page scrolls sideways"])]
