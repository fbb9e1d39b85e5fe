"""Every game, played to its end in the pseudo-language: whatever is not accented is in no catalogue."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from jollyroger.bots.names import BOT_NAMES
from jollyroger.engine import Game
from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .conftest import OpenPage
from .test_languages import FIND_PLAIN_WORDS, PSEUDO, open_in
from .test_whole_games import play_by_keyboard, start_game

FIND_PLAIN_WORDS_AND_LABELS = FIND_PLAIN_WORDS.replace("svg, ", "")
LOOK_EVERY = 4
"""Choices between two looks at the whole page."""


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_no_text_of_a_game_is_outside_its_catalogue(
    open_page: OpenPage, server: ServerProcess, game: Game[Any]
) -> None:
    names = ["Anne", "Jolly Roger", "greedy", game.name, *BOT_NAMES]
    allowed = sorted({word for name in names for word in re.findall(r"[A-Za-z]{4,}", name)})
    page = open_in(open_page, PSEUDO, start_game(server, game, seed=5))
    found: set[str] = set()
    for number in play_by_keyboard(page):
        if number % LOOK_EVERY == 0:
            found.update(page.evaluate(FIND_PLAIN_WORDS_AND_LABELS, allowed))
    expect(page.locator("section.ending")).to_be_visible()
    found.update(page.evaluate(FIND_PLAIN_WORDS_AND_LABELS, allowed))
    assert sorted(found) == []
