"""The games in the static page: every one is played to its end without a network, in Chromium and in Firefox."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import ConsoleMessage, expect

from jollyroger.games import all_games

from .conftest import OpenStaticPage
from .firefox import FirefoxPage, running_firefox
from .static_page import PLAYER, SETTINGS, StaticServer

GAMES = pytest.mark.parametrize("game", all_games())
FIRST_CHOICES, MIN_CHOICES, MAX_CHOICES = 2, 5, 400
"""A game is longer than a question or two, and does not last for ever."""
SEED = 5
NO_SERVER = "ERR_CONNECTION_REFUSED"


@GAMES
def test_every_game_goes_on_after_a_reload_without_a_network_to_its_end(
    open_static_page: OpenStaticPage, own_server: StaticServer, game: str
) -> None:
    page = open_static_page(own_server, allow_errors=True)
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and NO_SERVER not in message.text:
            errors.append(message.text)

    page.on("console", note)
    page.evaluate("([game, seed]) => player.start(game, seed)", [game, SEED])
    begun = page.evaluate("([limit, seed]) => player.play(limit, seed)", [FIRST_CHOICES, SEED])
    version = page.evaluate("player.settled()")
    page.evaluate("player.kept()")
    own_server.kill()
    page.reload()
    assert page.evaluate("player.settled()") == version
    played = page.evaluate("([limit, seed]) => player.play(limit, seed)", [MAX_CHOICES, begun["seed"]])
    assert played["over"], played
    assert begun["choices"] + played["choices"] >= MIN_CHOICES, played
    ending = page.get_by_role("region", name="The end")
    expect(ending.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.locator("div.generic")).to_have_count(0)
    assert not errors


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirefoxPage]:
    with running_firefox(tmp_path_factory.mktemp("firefox")) as page:
        page.add_script(f"if (location.host) localStorage['jollyroger.settings'] ??= {json.dumps(SETTINGS)}")
        page.add_script(PLAYER)
        yield page
        assert not page.errors


@GAMES
def test_every_game_goes_on_after_a_reload_without_a_network_to_its_end_in_firefox(
    firefox: FirefoxPage, own_server: StaticServer, game: str
) -> None:
    firefox.goto(own_server.address)
    firefox.evaluate(f"player.start({json.dumps(game)}, {SEED})")
    begun = firefox.evaluate(f"player.play({FIRST_CHOICES}, {SEED})")
    version = firefox.evaluate("player.settled()")
    firefox.evaluate("player.kept()")
    own_server.kill()
    firefox.reload()
    assert firefox.evaluate("player.settled()") == version
    played = firefox.evaluate(f"player.play({MAX_CHOICES}, {begun['seed']})")
    assert played["over"], played
    assert begun["choices"] + played["choices"] >= MIN_CHOICES, played
    assert firefox.evaluate("document.querySelector('section.ending h2').innerText")
