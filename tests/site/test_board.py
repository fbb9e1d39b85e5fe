"""Every game, played on its board alone: by mouse and by touch, in a frame that never changes its size."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from jollyroger.engine import Game
from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .board_player import BoardPlayer
from .browser_helpers import fits_width, seat_link
from .conftest import OpenPage

GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
SIZES = pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)], ids=["desktop", "phone"])
MIN_SHARE = {1280: 0.7, 390: 0.55}
"""The board's smallest share of the window's height."""


@GAMES
@SIZES
def test_a_whole_game_is_played_on_the_board_alone(
    open_page: OpenPage, server: ServerProcess, game: Game[Any], width: int, height: int
) -> None:
    bots = ["greedy"] * (game.seats[0] - 1)
    created = server.open(game.id, "me", *bots, names=["Anne"], seed=11, start=True, policy={"bot_pace": "instant"})
    page = open_page(seat_link(created), width=width, height=height, touch=width < 760, drawer="closed", tips=False)
    player = BoardPlayer(page, touch=width < 760, seed=width)
    over = player.play(limit=120)
    assert not player.problems
    (rectangle,) = player.rectangles
    assert rectangle[3] / height >= MIN_SHARE[width], rectangle
    assert fits_width(page)
    assert player.on_board > player.in_bar / 4, f"{player.on_board} choices on the board, {player.in_bar} in the bar"
    expect(page.locator(".generic")).to_have_count(0)
    assert over or player.on_board + player.in_bar == 120
