"""Replays in the full screen: stepping, jumping, the slider, and whose view it is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import jollyroger.games
from jollyroger.engine import BadSetup, Game, Record, Seat
from jollyroger.games import all_games
from jollyroger.terminal import read_record
from jollyroger.terminal.fullscreen.app import GameApp
from jollyroger.terminal.fullscreen.replay_screen import ReplayScreen
from jollyroger.terminal.fullscreen.sources.recorded_game import RecordedGame

from ..toy import GAME
from .pilot import LARGE, SMALL, ScreenDriver, run
from .scripted_console import ScriptedConsole, first_option_or_silence, play_scripted

GOLDEN = sorted(Path(jollyroger.games.__file__).parent.glob("*/tests/golden/*.json"))


def shortest_record(game: Game[Any]) -> Record:
    """The shortest golden record of a game."""
    records = (read_record(path) for path in GOLDEN)
    return min((record for record in records if record.game == game.id), key=lambda record: len(record.choices))


@asynccontextmanager
async def replayed(
    game: Game[Any], record: Record, size: tuple[int, int] = SMALL, seat: Seat | None = None
) -> AsyncIterator[ScreenDriver]:
    source = RecordedGame(game, record, seat)
    app = GameApp(source, ReplayScreen(source))
    async with app.run_test(size=size) as pilot:
        driver = ScreenDriver(app, pilot)
        await driver.wait_until(lambda: driver.moment.replay is not None)
        yield driver


@pytest.fixture
def record(tmp_path: Path) -> Record:
    """A finished game of the toy game between two people."""
    return play_scripted(
        ScriptedConsole(rule=first_option_or_silence), tmp_path / "game.json", ("human", "human"), ("Anne", "Bob")
    )


def place(driver: ScreenDriver) -> int:
    assert driver.moment.replay is not None
    return driver.moment.replay.choice


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_moment_of_a_record_can_be_shown_with_all_eyes(game: Game[Any]) -> None:
    record = shortest_record(game)
    source = RecordedGame(game, record)
    viewers = set()
    for choice in range(source.last_choice + 1):
        for _ in range(record.seats + 2):
            source.change_viewer()
            source.go_to(choice)
            moment = source.moment()
            assert moment.board
            assert moment.replay is not None
            viewers.add(moment.replay.viewer)
    assert len(viewers) == record.seats + 2


def test_arrows_step_and_home_and_end_jump(record: Record) -> None:
    async def test() -> None:
        async with replayed(GAME, record) as driver:
            last = len(record.choices)
            assert place(driver) == 0
            await driver.press("right", "right", "right", "left")
            assert place(driver) == 2
            assert f"Choice 2 of {last}" in driver.text
            await driver.press("end")
            assert place(driver) == last
            await driver.press("right")
            assert place(driver) == last
            await driver.press("home", "left")
            assert place(driver) == 0

    run(test)


def test_page_keys_jump_by_turns_and_back(record: Record) -> None:
    async def test() -> None:
        async with replayed(GAME, record) as driver:
            assert driver.moment.replay is not None
            turns = [place(driver)]
            for _ in range(4):
                await driver.press("pagedown")
                turns.append(place(driver))
                assert driver.moment.replay.turn == len(turns) - 1
            assert turns == sorted(set(turns))
            for turn in reversed(turns[:-1]):
                await driver.press("pageup")
                assert place(driver) == turn

    run(test)


def test_the_board_and_the_log_follow_the_moment(record: Record) -> None:
    async def test() -> None:
        async with replayed(GAME, record, LARGE) as driver:
            seen = set()
            for _ in record.choices:
                await driver.press("right")
                seen.add(driver.moment.board)
                newest = [line for line in driver.moment.log if line.is_new]
                assert newest
                await driver.wait_for_text(newest[-1].text[:20])
            assert len(seen) > 5

    run(test)


@pytest.mark.parametrize("game", [*all_games().values(), GAME], ids=lambda game: str(game.id))
def test_choices_that_nobody_sees_are_folded_into_one_line(game: Game[Any], record: Record) -> None:
    source = RecordedGame(game, record if game is GAME else shortest_record(game))
    for choice in range(source.last_choice + 1):
        source.go_to(choice)
        log = source.moment().log
        told = [line.text.endswith(("has chosen.", "have chosen.")) for line in log]
        assert not any(one and other for one, other in pairwise(told))
        # The line of the moment is there, and stands last.
        assert [line.is_new for line in log] == sorted(line.is_new for line in log)
        assert log[-1].is_new or choice == 0


def test_a_click_on_the_slider_goes_there(record: Record) -> None:
    async def test() -> None:
        async with replayed(GAME, record) as driver:
            rows = driver.text.splitlines()
            y = next(y for y, row in enumerate(rows) if "●" in row)
            await driver.pilot.click(offset=(40, y))
            await driver.settle()
            assert abs(place(driver) - len(record.choices) / 2) < len(record.choices) / 8

    run(test)


def test_the_slider_is_dragged_and_let_go(record: Record) -> None:
    async def test() -> None:
        async with replayed(GAME, record) as driver:
            y = next(y for y, row in enumerate(driver.text.splitlines()) if "●" in row)
            await driver.pilot.mouse_down(offset=(10, y))
            places = []
            for x in (30, 60, 79):
                await driver.pilot.hover(offset=(x, y))
                await driver.settle()
                places.append(place(driver))
            assert places == sorted({*places})
            assert places[-1] == len(record.choices)
            await driver.pilot.mouse_up(offset=(79, y))
            await driver.pilot.hover(offset=(20, y))
            await driver.settle()
            assert place(driver) == places[-1]

    run(test)


def test_another_view_shows_another_hand_and_open_hands_show_all(record: Record) -> None:
    async def test() -> None:
        async with replayed(GAME, record, LARGE, seat=0) as driver:
            boards = {}
            for _ in range(4):
                assert driver.moment.replay is not None
                boards[driver.moment.replay.viewer] = driver.moment.board
                await driver.press("v")
            assert [*boards] == ["Anne's view", "open hands", "a spectator's view", "Bob's view"]
            hands = {name: hand_of(board) for name, board in boards.items()}
            assert not hands["a spectator's view"]
            assert hands["Anne's view"] != hands["Bob's view"]
            assert hands["open hands"] == hands["Anne's view"] + hands["Bob's view"]

    run(test)


def test_a_game_among_bots_begins_with_open_hands(tmp_path: Path) -> None:
    record = play_scripted(ScriptedConsole(), tmp_path / "game.json", ("greedy", "greedy"))
    position = RecordedGame(GAME, record).moment().replay
    assert position is not None
    assert position.viewer == "open hands"


def hand_of(board: str) -> list[str]:
    return [line.strip() for line in board.splitlines() if "Your hand: [" in line]


def test_an_unfinished_game_has_no_open_hands(tmp_path: Path) -> None:
    record = play_scripted(ScriptedConsole("1", "1"), tmp_path / "game.json")
    source = RecordedGame(GAME, record)
    seen = set()
    for _ in range(8):
        source.change_viewer()
        position = source.moment().replay
        assert position is not None
        seen.add(position.viewer)
    assert "open hands" not in seen


def test_open_hands_can_be_asked_for_from_the_start_even_before_the_end(tmp_path: Path) -> None:
    record = play_scripted(ScriptedConsole("1", "1"), tmp_path / "game.json")
    moment = RecordedGame(GAME, record, is_open=True).moment()
    assert moment.replay is not None
    assert moment.replay.viewer == "open hands"
    assert "also sees" in moment.board


def test_it_runs_by_itself_and_stops(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jollyroger.terminal.fullscreen.replay_screen.SECONDS_PER_CHOICE", 0.01)

    async def test() -> None:
        async with replayed(GAME, record) as driver:
            await driver.press("space")
            await driver.wait_until(lambda: place(driver) == len(record.choices))
            await driver.press("home")
            await driver.pilot.pause(0.05)
            assert place(driver) == 0

    run(test)


def test_keys_of_a_game_do_nothing_in_a_replay(record: Record) -> None:
    async def test() -> None:
        async with replayed(GAME, record) as driver:
            for key in ("1", "u", "h", "s", "enter", "i", "f", "r", "slash"):
                await driver.press(key)
            assert place(driver) == 0
            assert driver.app.screen is driver.app.game_screen
            await driver.press("question_mark")
            assert "one turn back or forward" in driver.text
            await driver.press("right")
            assert place(driver) == 0

    run(test)


def test_a_seat_that_is_not_there_is_refused(record: Record) -> None:
    with pytest.raises(BadSetup, match="seats 0 to 1, not 5"):
        RecordedGame(GAME, record, seat=5)
