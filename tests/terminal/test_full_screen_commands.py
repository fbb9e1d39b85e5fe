"""The keys of the full screen: undo, hint, help, rules, log, save, quit; and keys that mean nothing."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import Game
from jollyroger.exit_codes import INTERRUPTED
from jollyroger.games import all_games
from jollyroger.terminal import read_record
from jollyroger.terminal.fullscreen.sources.moment import OptionRow
from jollyroger.terminal.fullscreen.start import FooterConsole
from jollyroger.terminal.fullscreen.widgets.options_pane import OptionsPane
from jollyroger.terminal.start import resumed_session

from ..toy import GAME
from .pilot import LARGE, SMALL, driven, make_session, run

ALL = list(all_games().values())


def test_undo_takes_the_choice_back_and_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        session = make_session(tmp_path / "game.json", seats=("human", "human"), names=("Anne", "Bob"))
        async with driven(session) as driver:
            await driver.wait_for_turn()
            await driver.press("enter")
            await driver.press("1")
            await driver.wait_for_turn()
            await driver.press("enter")  # Bob has the keyboard
            await driver.press("1")
            await driver.wait_for_turn()
            await driver.press("enter")  # Anne: lay a card
            question = driver.moment.question
            await driver.press("1")
            await driver.wait_until(lambda: driver.moment.question != question)
            choices = len(session.match.choices)
            await driver.press("u")
            await driver.wait_until(lambda: driver.moment.question == question)
            assert "Undone: " in driver.text
            assert len(session.match.choices) == choices - 1 == len(read_record(session.path).choices)

    run(test)


def test_undo_without_anything_to_undo_gives_the_reason(tmp_path: Path) -> None:
    async def test() -> None:
        async with driven(make_session(tmp_path / "game.json")) as driver:
            await driver.wait_for_turn()
            await driver.press("u")
            assert "Nothing to undo: You have not chosen anything yet." in driver.text

    run(test)


def test_a_hint_names_the_option_and_highlights_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with driven(make_session(tmp_path / "game.json"), LARGE) as driver:
            await driver.wait_for_turn()
            await driver.press("h")
            await driver.wait_until(lambda: "The Captain would: " in driver.text.replace("\n", " "))
            assert driver.moment.is_asked

    run(test)


def test_on_a_small_screen_a_hint_is_the_key_and_the_reason(tmp_path: Path) -> None:
    async def test() -> None:
        async with driven(make_session(tmp_path / "game.json", ALL[0], ("human", "deckhand"), seed=3)) as driver:
            await driver.wait_for_turn()
            await driver.press("h")
            await driver.wait_until(lambda: "☞" in driver.text)
            assert re.search(r"☞ \w: [A-Z]", driver.text)

    run(test)


def test_rivals_at_one_keyboard_get_no_hint(tmp_path: Path) -> None:
    async def test() -> None:
        async with driven(make_session(tmp_path / "game.json", seats=("human", "human"))) as driver:
            await driver.wait_for_turn()
            await driver.press("enter", "h")
            assert "There are hints for a crew" in driver.text

    run(test)


def test_a_key_that_means_nothing_changes_nothing_and_is_answered(tmp_path: Path) -> None:
    async def test() -> None:
        session = make_session(tmp_path / "game.json")
        async with driven(session) as driver:
            await driver.wait_for_turn()
            for key in ("9", "z", "Z", "at", "f5", "delete", "ctrl+k", "backspace"):
                await driver.press(key)
            assert session.match.choices == []
            await driver.press("z")
            assert "No option has the key 'z'. ? shows the keys." in driver.text
            for key in ("down", "question_mark", "escape", "b", "b", "less_than_sign", "space"):
                await driver.press(key)
                assert "No option has the key" not in driver.text

    run(test)


def test_arrows_and_enter_choose_the_highlighted_option(tmp_path: Path) -> None:
    async def test() -> None:
        session = make_session(tmp_path / "game.json")
        async with driven(session) as driver:
            await driver.wait_for_turn()
            second = driver.moment.options[1].id
            await driver.press("down", "enter")
            await driver.wait_until(lambda: bool(session.match.choices))
            assert next(choice for choice in session.match.choices if choice.seat == 0).action == second

    run(test)


def test_a_click_chooses_an_option(tmp_path: Path) -> None:
    async def test() -> None:
        session = make_session(tmp_path / "game.json")
        async with driven(session) as driver:
            await driver.wait_for_turn()
            id, label = driver.moment.options[1].id, driver.moment.options[1].label
            rows = driver.text.splitlines()
            y = next(y for y, row in enumerate(rows) if f"2  {label}" in row)
            await driver.pilot.click(offset=(rows[y].index(label) + 1, y))
            await driver.wait_until(lambda: bool(session.match.choices))
            assert next(choice for choice in session.match.choices if choice.seat == 0).action == id

    run(test)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_the_help_has_the_keys_the_sheet_and_every_rule(game: Game[Any], tmp_path: Path) -> None:
    async def test() -> None:
        seats = ["human", *["deckhand"] * (game.seats[0] - 1)]
        async with driven(make_session(tmp_path / "game.json", game, seats), LARGE) as driver:
            await driver.press("question_mark")
            assert "take your last choice back" in driver.text
            await driver.press("right")
            assert game.help is not None
            assert game.help.goal.title in driver.text
            pages = driver.app.source.help_pages()
            shown = {paragraph.split(":")[0] for page in pages for paragraph in page.paragraphs}
            assert {*game.rules.ids} <= shown
            await driver.press("escape")
            assert driver.app.screen is driver.app.game_screen

    run(test)


def test_the_refused_options_are_below_with_their_rule(tmp_path: Path) -> None:
    async def test() -> None:
        async with driven(make_session(tmp_path / "game.json", GAME, ("human", "human")), LARGE) as driver:
            while True:
                await driver.wait_for_turn()
                await driver.press("enter" if driver.moment.curtain else "l")
                if not driver.moment.curtain:
                    await driver.press("escape")
                if driver.moment.refusals:
                    break
                if not driver.moment.curtain:
                    await driver.press("1")
            refusal = driver.moment.refusals[0]
            assert f"({refusal.rule})" in driver.text
            await driver.press("r")
            assert "What you cannot do now, and why" in driver.text
            assert driver.app.source.rule_text(refusal.rule)[:30] in driver.text

    run(test)


def test_the_log_opens_and_closes(tmp_path: Path) -> None:
    async def test() -> None:
        async with driven(make_session(tmp_path / "game.json")) as driver:
            await driver.wait_for_turn()
            await driver.press("1")
            await driver.wait_for_turn()
            await driver.press("l")
            assert "What has happened" in driver.text
            await driver.press("escape")
            assert "What has happened" not in driver.text

    run(test)


def test_saving_names_the_file_and_leaving_tells_how_to_resume(tmp_path: Path) -> None:
    path = tmp_path / "g.json"

    async def test() -> None:
        async with driven(make_session(path), LARGE) as driver:
            await driver.wait_for_turn()
            await driver.press("1")
            await driver.wait_for_turn()
            await driver.press("s")
            assert "Saved in " in driver.text
            await driver.press("q")
            assert driver.app.return_value == 0
            assert any("play --resume" in line for line in driver.app.source.farewell())

    run(test)
    assert read_record(path).result is None


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def test() -> None:
        async with driven(make_session(path)) as driver:
            await driver.wait_for_turn()
            await driver.press("1")
            await driver.wait_for_turn()
            before = driver.moment
        session = resumed_session(GAME, read_record(path), FooterConsole(), path)
        async with driven(session) as driver:
            await driver.wait_for_turn()
            assert driver.moment.board == before.board
            assert driver.moment.options == before.options
            assert [line.text for line in driver.moment.log if line.kind == "event"] == [
                line.text for line in before.log if line.kind == "event"
            ]

    run(test)


def test_ctrl_c_leaves_with_the_code_of_an_interruption(tmp_path: Path) -> None:
    async def test() -> None:
        async with driven(make_session(tmp_path / "game.json")) as driver:
            await driver.wait_for_turn()
            await driver.press("ctrl+c")
            assert driver.app.return_value == INTERRUPTED

    run(test)


def test_a_resize_keeps_question_and_options_in_sight(tmp_path: Path) -> None:
    async def test() -> None:
        async with driven(make_session(tmp_path / "game.json", ALL[0], ("human", "deckhand"))) as driver:
            await driver.wait_for_turn()
            for size in ((140, 50), (60, 20), (100, 24), SMALL):
                await driver.pilot.resize_terminal(*size)
                await driver.pilot.pause()
                assert driver.moment.question[:30] in driver.text
                assert f"1  {driver.moment.options[0].label[:20]}" in driver.text

    run(test)


def test_options_that_do_not_fit_are_announced_and_can_be_reached(tmp_path: Path) -> None:
    async def test() -> None:
        session = make_session(tmp_path / "game.json", ALL[0], ("human", "deckhand"))
        async with driven(session) as driver:
            for _ in range(40):
                await driver.wait_for_turn()
                if len(driver.moment.options) > 14:
                    break
                version = session.match.version
                driver.app.source.choose(driver.moment.options[0])
                await driver.wait_until(lambda version=version: session.match.version > version)  # type: ignore[misc]
            await driver.wait_for_text("▼")
            last = driver.moment.options[-1].label[-12:]
            assert last not in driver.text
            await driver.press("down", "down", "down", "up")
            pane = driver.app.game_screen.query_one(OptionsPane)
            assert pane.highlighted == listed(driver.moment.options)[2]
            await driver.press("end")
            for _ in driver.moment.refusals:
                if pane.highlighted in driver.moment.options:
                    break
                await driver.press("up")
            assert pane.highlighted == listed(driver.moment.options)[-1]
            assert last in driver.text

    run(test)


def listed(options: Sequence[OptionRow]) -> list[OptionRow]:
    """The options in the order of the list: group by group, folded ones last."""
    groups = list(dict.fromkeys("" if option.folded else option.group for option in options if not option.folded))
    return sorted(options, key=lambda option: (option.folded, 0 if option.folded else groups.index(option.group)))


def test_space_skips_the_pauses_until_the_next_turn(tmp_path: Path) -> None:
    async def test() -> None:
        session = make_session(tmp_path / "game.json", seats=("human", "greedy", "greedy", "greedy"))
        async with driven(session, beat_seconds=20) as driver:
            await driver.wait_for_turn()
            session.quiet = True
            await driver.press("1")
            await driver.press("space")
            assert await driver.wait_for_turn()

    run(test)


def test_the_board_scrolls_with_the_page_keys_and_fills_the_screen(tmp_path: Path) -> None:
    async def test() -> None:
        async with driven(make_session(tmp_path / "game.json", ALL[0], ("human", "deckhand"))) as driver:
            await driver.wait_for_turn()
            board = driver.app.game_screen.query_one("#board")
            await driver.press("pagedown")
            assert board.scroll_y > 0
            await driver.press("pageup", "pageup", "b")
            await driver.wait_until(lambda: board.size.height > 15)
            await driver.press("b")
            await driver.wait_until(lambda: board.size.height < 15)

    run(test)


def test_a_save_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        folder = tmp_path / "folder"
        folder.mkdir()
        session = make_session(folder / "game.json")
        async with driven(session, LARGE) as driver:
            await driver.wait_for_turn()
            (folder / "game.json").unlink()
            folder.rmdir()
            await driver.press("s")
            assert "The game is not saved!" in driver.text
            await driver.press("1")
            await driver.wait_until(lambda: bool(session.match.choices))

    run(test)


def test_a_risk_is_named_and_must_be_confirmed(tmp_path: Path) -> None:
    async def test() -> None:
        session = make_session(tmp_path / "game.json", ALL[0], ("human", "deckhand"), seed=5)
        async with driven(session) as driver:
            for _ in range(60):
                await driver.wait_for_turn()
                risky = next((option for option in driver.moment.options if option.risk), None)
                if risky is not None:
                    break
                await driver.press("1")
            assert risky is not None
            choices = len(session.match.choices)
            driver.app.game_screen._choose(risky)
            await driver.settle()
            assert risky.risk.split(".")[0][:30] in " ".join(driver.text.split())
            await driver.press("escape")
            assert len(session.match.choices) == choices
            driver.app.game_screen._choose(risky)
            await driver.settle()
            await driver.press("y")
            await driver.wait_until(lambda: len(session.match.choices) > choices)
            assert session.match.choices[choices].action == risky.id

    run(test)


def test_whoever_may_interrupt_is_asked_until_they_want_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        session = make_session(tmp_path / "game.json")
        async with driven(session) as driver:
            offers = 0
            while await driver.wait_for_turn() and offers < 2:
                kinds = [option.kind for option in driver.moment.options]
                if "pass" not in kinds:
                    await driver.press("1")
                    continue
                offers += 1
                assert "Let it pass" in driver.text
                if offers < 2:
                    choices = len([choice for choice in session.match.choices if choice.seat == 0])
                    await driver.press("space")
                    assert len([choice for choice in session.match.choices if choice.seat == 0]) == choices
                else:
                    driver.app.source.choose(driver.moment.options[kinds.index("quiet")])
            assert offers == 2
            while await driver.wait_for_turn():
                assert all(option.kind == "option" for option in driver.moment.options)
                await driver.press("1")

    run(test)


def test_without_colour_the_highlight_is_reversed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "vt100")
    monkeypatch.setenv("NO_COLOR", "")

    async def test() -> None:
        async with driven(make_session(tmp_path / "game.json")) as driver:
            await driver.wait_for_turn()
            assert driver.app.no_color
            pane = driver.app.game_screen.query_one("#options")
            styles = [segment.style for segment in pane.render_line(0) if segment.style is not None]
            assert any(style.reverse for style in styles)
            # No background sets the question off from the log above it.
            assert driver.app.game_screen.query_one("#question").rich_style.reverse

    run(test)


def test_leaving_while_bots_move_is_no_error(tmp_path: Path) -> None:
    async def test() -> None:
        for number in range(6):
            session = make_session(tmp_path / f"{number}.json", seats=("greedy", "greedy", "greedy"))
            async with driven(session, beat_seconds=0.001):
                await asyncio.sleep(0.01 * number)

    run(test)
