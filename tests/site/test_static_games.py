"""The games in the static page: every one is played to its end, in Chromium and in Firefox."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from jollyroger.games import all_games

from .firefox import FirefoxPage, running_firefox
from .static_page import PLAYER, SETTINGS, StaticServer, serving

GAMES = pytest.mark.parametrize("game", all_games())
MIN_CHOICES, MAX_CHOICES = 5, 400
"""A game is longer than a question or two, and does not last for ever."""
SEED = 5


@GAMES
def test_every_game_is_played_to_its_end(static_page: Page, game: str) -> None:
    static_page.evaluate("([game, seed]) => player.start(game, seed)", [game, SEED])
    played = static_page.evaluate("([limit, seed]) => player.play(limit, seed)", [MAX_CHOICES, SEED])
    assert played["over"], played
    assert played["choices"] >= MIN_CHOICES, played
    ending = static_page.get_by_role("region", name="The end")
    expect(ending.get_by_role("link", name="Replay")).to_be_visible()
    expect(static_page.locator("div.generic")).to_have_count(0)


@pytest.fixture(scope="module")
def firefox(static_server: StaticServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirefoxPage]:
    with running_firefox(tmp_path_factory.mktemp("firefox")) as page:
        page.add_script(f"if (location.host) localStorage['jollyroger.settings'] ??= {json.dumps(SETTINGS)}")
        page.add_script(PLAYER)
        page.goto(static_server.address)
        yield page
        assert not page.errors


@GAMES
def test_every_game_is_played_to_its_end_in_firefox(firefox: FirefoxPage, game: str) -> None:
    firefox.evaluate(f"player.start({json.dumps(game)}, {SEED})")
    played = firefox.evaluate(f"player.play({MAX_CHOICES}, {SEED})")
    assert played["over"], played
    assert played["choices"] >= MIN_CHOICES, played
    assert firefox.evaluate("document.querySelector('section.ending h2').innerText")


def test_a_game_outlives_a_reload_and_the_server_in_firefox(firefox: FirefoxPage, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        firefox.goto(server.address)
        firefox.evaluate(f"player.start({json.dumps(next(iter(all_games())))}, {SEED})")
        firefox.evaluate(f"player.play(2, {SEED})")
        version = firefox.evaluate("player.settled()")
        firefox.reload()
        assert firefox.evaluate("player.settled()") == version
        firefox.evaluate("player.kept()")
        server.kill()
        firefox.reload()
        assert firefox.evaluate("player.settled()") == version
        assert firefox.evaluate(f"player.play(1, {SEED})")["choices"] == 1
