"""Whole games in the full screen: at every question, the question, an option and the board are visible."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import Game
from jollyroger.engine.messages import offered_languages, reading_in
from jollyroger.games import all_games
from jollyroger.terminal import read_record
from jollyroger.terminal.fullscreen.keys import GAME_FOOTER
from jollyroger.terminal.fullscreen.widgets.panes import SEPARATOR
from jollyroger.terminal.interactive import MIN_COLUMNS, MIN_LINES
from jollyroger.terminal.messages import text as words

from .pilot import LARGE, SMALL, ScreenDriver, driven, make_session, run

SMALLEST = (MIN_COLUMNS, MIN_LINES)
GAMES = list(all_games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def check_visible(driver: ScreenDriver) -> None:
    """The question, an option with its key, a line of the board, the goal and how far it is, and how to get help."""
    text, moment = driver.text, driver.moment
    assert moment.question[:40] in text
    first = next(option for option in moment.options if not option.folded)
    assert f"1  {first.label[:24]}" in text
    goal, *so_far = moment.goal.split(SEPARATOR)
    assert goal[:6] in text
    assert SEPARATOR.join(so_far) in text
    assert any(line.strip()[:24] in text for line in moment.board.splitlines() if len(line.strip()) > 8)
    assert words(GAME_FOOTER)[:6] in text


async def play_to_the_end(game: Game[Any], size: tuple[int, int], path: Path) -> None:
    seats = ["human", *["deckhand"] * (game.seats[0] - 1)]
    session = make_session(path, game, seats, ["Anne"], seed=5)
    async with driven(session, size) as driver:
        questions = 0
        while await driver.wait_for_turn():
            check_visible(driver)
            await driver.press("2" if questions % 2 and len(driver.moment.options) > 1 else "1")
            if driver.app.screen is not driver.app.game_screen:
                await driver.press("y")  # it was a risk
            questions += 1
        await driver.settle()
        assert questions > 3
        assert "The game is over" in driver.text
        await driver.press("escape")
        assert "The game is over." in driver.text
        assert any(line.strip()[:24] in driver.text for line in driver.moment.board.splitlines() if len(line) > 8)
    assert read_record(path).result is not None


@every_game
def test_a_game_is_played_to_the_end_on_a_small_screen(game: Game[Any], tmp_path: Path) -> None:
    run(lambda: play_to_the_end(game, SMALL, tmp_path / "game.json"))


def test_a_game_is_played_to_the_end_on_a_large_screen(tmp_path: Path) -> None:
    run(lambda: play_to_the_end(GAMES[-1], LARGE, tmp_path / "game.json"))


@pytest.mark.parametrize("language", offered_languages())
@every_game
def test_the_smallest_screen_has_room_for_everything_in_every_language(
    game: Game[Any], language: str, tmp_path: Path
) -> None:
    async def test() -> None:
        seats = ["human", *["deckhand"] * (game.default_seats - 1)]
        async with driven(make_session(tmp_path / "game.json", game, seats, ["Anne"], seed=5), SMALLEST) as driver:
            for key in ("1", "2", "1"):
                await driver.wait_for_turn()
                check_visible(driver)
                await driver.press(key if len(driver.moment.options) > 1 else "1")
                if driver.app.screen is not driver.app.game_screen:
                    await driver.press("y")

    with reading_in(language):
        run(test)


@every_game
def test_the_frame_keeps_its_sizes_while_bots_and_people_move(game: Game[Any], tmp_path: Path) -> None:
    async def test() -> None:
        seats = ["human", *["deckhand"] * (game.seats[0] - 1)]
        async with driven(make_session(tmp_path / "game.json", game, seats, seed=2), SMALL) as driver:
            regions = set()
            for _ in range(4):
                await driver.wait_for_turn()
                parts = ("#board", "#log", "#question-bar", "#options", "#footer")
                regions.add(tuple(driver.app.game_screen.query_one(part).region for part in parts))
                await driver.press("1")
            assert len(regions) == 1

    run(test)
