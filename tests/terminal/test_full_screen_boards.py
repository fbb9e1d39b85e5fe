"""Clicking the board: places show their options, and the highlighted option shows its place."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from jollyroger.engine import Fast, Game, apply, ask_order, start
from jollyroger.engine.messages import reading_in
from jollyroger.engine.text.marked_text import TargetSpan, marked, split_marks, with_marks, without_marks
from jollyroger.games import all_games
from jollyroger.terminal.fullscreen.sources.moment import OptionRow, RefusalRow
from jollyroger.terminal.fullscreen.theme import NIGHT, PALETTES
from jollyroger.terminal.fullscreen.widgets.board_lines import LineTarget, board_lines
from jollyroger.terminal.fullscreen.widgets.board_pane import BoardPane
from jollyroger.terminal.fullscreen.widgets.coloured_text import NameColours
from jollyroger.terminal.fullscreen.widgets.option_layout import lay_out
from jollyroger.terminal.fullscreen.widgets.options_pane import OptionsPane

from .pilot import LARGE, SMALL, ScreenDriver, driven, make_session, run

GAMES = list(all_games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
NO_NAMES = NameColours((), PALETTES[NIGHT])


def seats_of(game: Game[Any]) -> list[str]:
    return ["human", *["deckhand"] * (game.seats[0] - 1)]


def clickable(driver: ScreenDriver) -> dict[str, list[OptionRow]]:
    """The options by what on the board they are about, if the board shows it."""
    shown = {span.target for span in driver.moment.targets}
    found: dict[str, list[OptionRow]] = {}
    for option in driver.moment.options:
        if option.target in shown:
            found.setdefault(option.target, []).append(option)
    return found


async def click(driver: ScreenDriver, target: str) -> None:
    """Scroll the board to where it shows a target, and click it."""
    pane = driver.app.game_screen.query_one(BoardPane)
    row, part = next(
        (row, part) for row, line in enumerate(pane._lines) for part in line.targets if part.target == target
    )
    pane.scroll_to(x=max(0, part.start - 20), y=max(0, row - 1), animate=False, force=True)
    await driver.settle()
    x, y = part.start + 1 - round(pane.scroll_offset.x), row - round(pane.scroll_offset.y)
    assert await driver.pilot.click(BoardPane, offset=(x, y))
    await driver.settle()


def listed(driver: ScreenDriver) -> list[OptionRow]:
    """The options in the list, in order."""
    layout = driver.app.game_screen.query_one(OptionsPane)._layout_of_rows
    return [item.row for item in layout.items if isinstance(item.row, OptionRow)]


async def play_by_clicks(game: Game[Any], size: tuple[int, int], path: Path, questions: int) -> int:
    """Play the first questions with the mouse where that is possible. Returns how often it was."""
    clicks = 0
    async with driven(make_session(path, game, seats_of(game), ["Anne"], seed=3), size) as driver:
        for _ in range(questions):
            if not await driver.wait_for_turn():
                break
            before, found = driver.moment, clickable(driver)
            if not found:
                await driver.press("1")
            else:
                target, options = next(iter(found.items()))
                await click(driver, target)
                if len(options) > 1 or not options[0].is_light:
                    assert driver.moment.options == before.options, "one click chose something that counts"
                    assert {*listed(driver)} == {option for option in before.options if option.target == target}
                    await (driver.press("enter") if len(options) > 1 else click(driver, target))
                clicks += 1
            if driver.app.screen is not driver.app.game_screen:
                await driver.press("y")  # it was a risk
            await driver.wait_until(lambda before=before: driver.moment != before)  # type: ignore[misc]
    return clicks


@every_game
def test_a_game_is_played_by_clicking_its_board(game: Game[Any], tmp_path: Path) -> None:
    async def test() -> None:
        assert await play_by_clicks(game, SMALL, tmp_path / "game.json", 12) >= 4

    run(test)


@every_game
def test_every_mark_is_where_the_names_are_filled_in(game: Game[Any], tmp_path: Path) -> None:
    """Filling in names moves what comes after them: marks stay on the same text."""

    async def test() -> None:
        async with driven(make_session(tmp_path / "game.json", game, seats_of(game), ["Anne Bonny"], seed=3)) as driver:
            await driver.wait_for_turn()
            lines, spans = driver.moment.board.split("\n"), driver.moment.targets
            assert spans
            for line, start, end, _ in spans:
                assert 0 <= start < end <= len(lines[line])
                assert "{" not in lines[line]

    run(test)


@every_game
def test_the_board_shows_nearly_everything_that_options_are_about(game: Game[Any]) -> None:
    shown = missing = 0
    for seed in range(3):
        s, choices = game.new(game.seats[0], Fast(seed), {}), random.Random(seed)
        start(s)
        for _ in range(150):
            if s.result is not None:
                break
            ask = ask_order(s)[-1]
            _, spans = split_marks(game.words.board_with_targets(game.view(s, ask.seat)))
            on_board = {span.target for span in spans}
            targets = [text.target for text in game.words.option_texts(s, ask) if text.target]
            shown += sum(target in on_board for target in targets)
            missing += sum(target not in on_board for target in targets)
            apply(s, ask.seat, choices.choice(ask.options))
    assert shown > 100
    assert missing < shown / 5


def test_escape_shows_all_options_again_with_the_keys_they_had(tmp_path: Path) -> None:
    async def test() -> None:
        game = all_games()["dead-men"]
        async with driven(make_session(tmp_path / "game.json", game, seats_of(game), seed=3), LARGE) as driver:
            await driver.wait_for_turn()
            everything, before = listed(driver), driver.text
            target, options = max(clickable(driver).items(), key=lambda found: len(found[1]))
            await click(driver, target)
            assert f"{len(options)} of {len(everything)} options" in driver.text
            assert listed(driver) == options
            await driver.press("escape")
            assert listed(driver) == everything
            assert before.splitlines()[-5:] == driver.text.splitlines()[-5:]

    run(test)


def test_clicking_a_place_again_goes_on_to_its_next_option(tmp_path: Path) -> None:
    async def test() -> None:
        game = all_games()["dead-men"]
        async with driven(make_session(tmp_path / "game.json", game, seats_of(game), seed=3), LARGE) as driver:
            await driver.wait_for_turn()
            target, options = next(found for found in clickable(driver).items() if len(found[1]) > 1)
            pane = driver.app.game_screen.query_one(OptionsPane)
            await click(driver, target)
            assert pane.highlighted == options[0]
            await click(driver, target)
            assert pane.highlighted == options[1]

    run(test)


def test_the_board_leaves_the_whole_screen_when_a_place_is_clicked(tmp_path: Path) -> None:
    async def test() -> None:
        game = all_games()["dead-men"]
        async with driven(make_session(tmp_path / "game.json", game, seats_of(game), seed=3)) as driver:
            await driver.wait_for_turn()
            await driver.press("b")
            await click(driver, next(iter(clickable(driver))))
            assert driver.app.game_screen.query_one(OptionsPane).display
            assert not driver.app.game_screen.has_class("enlarged")

    run(test)


def test_a_place_that_is_refused_says_why(tmp_path: Path) -> None:
    async def test() -> None:
        async with driven(make_session(tmp_path / "game.json")) as driver:
            await driver.wait_for_turn()
            refusal = RefusalRow("Open the chest", "It is locked.", "XX-1", target="chest")
            spans = (TargetSpan(0, 0, 9, "chest"),)
            driver.app.show(driver.moment._replace(board="The chest", targets=spans, refusals=(refusal,)))
            await driver.settle()
            await click(driver, "chest")
            assert "Open the chest: It is locked. (XX-1)" in driver.text

    run(test)


@pytest.mark.parametrize("no_color", [False, True])
def test_the_place_of_the_highlighted_option_is_highlighted_and_in_sight(
    no_color: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if no_color:
        monkeypatch.setenv("NO_COLOR", "1")

    async def test() -> None:
        game = all_games()["sword-skull"]
        async with driven(make_session(tmp_path / "game.json", game, seats_of(game), seed=3)) as driver:
            await driver.wait_for_turn()
            while len(clickable(driver)) < 2:
                await driver.press("1")
                await driver.wait_for_turn()
            pane, options = driver.app.game_screen.query_one(BoardPane), driver.app.game_screen.query_one(OptionsPane)
            places = set()
            for _ in listed(driver):
                chosen = options.highlighted
                assert chosen is not None
                if chosen.target in clickable(driver):
                    highlighted = highlighted_text(pane, no_color)
                    assert highlighted
                    places.add((chosen.target, highlighted))
                await driver.press("down")
            assert len({target for target, _ in places}) == len({text for _, text in places}) > 1

    run(test)


def highlighted_text(pane: BoardPane, no_color: bool) -> str:
    """The first highlighted text in sight."""
    for y in range(pane.size.height):
        for segment in pane.render_line(y):
            style = segment.style
            if style is not None and (style.reverse if no_color else style.bgcolor != pane.rich_style.bgcolor):
                return str(segment.text).strip()
    return ""


def test_marks_are_found_and_put_back() -> None:
    text = f"a {marked('b', 'x:1')} c\n{marked('d', 'y')}{marked('e', 'z')}"
    plain, spans = split_marks(text)
    assert plain == without_marks(text) == "a b c\nde"
    assert spans == (TargetSpan(0, 2, 3, "x:1"), TargetSpan(1, 0, 1, "y"), TargetSpan(1, 1, 2, "z"))
    assert with_marks(plain, spans) == text


def test_a_mark_does_not_cross_the_end_of_a_line() -> None:
    assert split_marks("\x01seat:1\x02\nBob\x03")[1] == ()


def test_prose_is_wrapped_and_its_parts_stay_marked() -> None:
    board = f"  You hold {marked('the Lucky Blow, which counts double', 'card:blow')} and nothing else"
    plain, spans = split_marks(board)
    lines = board_lines(plain, spans, 30)
    assert len(lines) > 1
    parts = [line.text[part.start : part.end] for line in lines for part in line.targets]
    assert " ".join(parts) == "the Lucky Blow, which counts double"
    assert {part.target for line in lines for part in line.targets} == {"card:blow"}


def test_a_row_of_a_table_goes_on_below_its_last_cell_and_a_picture_scrolls() -> None:
    row = marked("Rum barrel        3     3 short   2 rum each, others 1 / a pirate goes overboard", "column:rum")
    plain, spans = split_marks(f"  {row}\n+---  ---++---  ---++---  ---++---  ---++---  ---++---  ---++---  ---+")
    first, second, picture = board_lines(plain, spans, 60)
    assert first.text == "  Rum barrel        3     3 short   2 rum each, others 1 / a"
    assert second.text == " " * 36 + "pirate goes overboard"
    assert [line.targets[0].target for line in (first, second)] == ["column:rum", "column:rum"]
    assert len(picture.text) > 60


def test_every_reward_and_penalty_is_read_without_scrolling_sideways(tmp_path: Path) -> None:
    async def test() -> None:
        game = all_games()["black-dice"]
        async with driven(make_session(tmp_path / "game.json", game, seats_of(game), seed=3)) as driver:
            await driver.wait_for_turn()
            assert driver.app.game_screen.query_one(BoardPane).virtual_size.width <= 80

    run(test)


def test_a_wide_letter_before_a_mark_moves_what_can_be_clicked() -> None:
    (line,) = board_lines("李: die", [TargetSpan(0, 3, 6, "die:1")], 40)
    assert line.targets == (LineTarget(3, 6, "die:1"),)
    assert [line.target_at(cell) for cell in (3, 4, 6, 7)] == ["", "die:1", "die:1", ""]


@pytest.mark.parametrize(("language", "chance"), [("de", "60 %"), ("pl", "60%")])
def test_a_chance_is_written_once_and_as_the_language_writes_it(language: str, chance: str) -> None:
    options = [OptionRow("fight", "Kampf", f"Wygrana: {chance}", chance=0.6), OptionRow("flee", "Flucht", chance=0.6)]
    with reading_in(language):
        layout = lay_out(options, (), 60, 9, NO_NAMES)
    shown = "\n".join(line.plain for item in layout.items for line in item.lines)
    assert shown.count(chance) == 2


def test_a_list_that_does_not_fit_shows_as_many_options_as_possible() -> None:
    options = [
        OptionRow(str(number), f"Option {number}", "with a note that is a little too long") for number in range(20)
    ]
    layout = lay_out(options, (), 119, 7, NO_NAMES)
    assert layout.count_choices(7) > lay_out(options, (), 60, 7, NO_NAMES).count_choices(7)
