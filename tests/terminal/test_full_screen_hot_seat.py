"""Several people at one keyboard in the full screen: a curtain between them, and nothing of anybody on it."""

from __future__ import annotations

from pathlib import Path

from jollyroger.terminal import read_record

from .pilot import LARGE, ScreenDriver, driven, make_session, run

NAMES = ("Anne", "Bob")
HAND = "Your hand: "


async def check_curtain(driver: ScreenDriver) -> None:
    """Nothing but the name of the next person; not even while the screen is being laid out."""
    assert HAND not in driver.text
    words = f"Pass the keyboard to {driver.moment.curtain}, who then presses Enter.".split()
    await driver.wait_until(lambda: driver.text.split() == words)


def test_a_curtain_stands_between_two_people_and_shows_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        session = make_session(tmp_path / "game.json", seats=("human", "human"), names=NAMES, seed=3)
        async with driven(session, LARGE) as driver:
            curtains = 0
            while True:
                await driver.wait_for_turn()
                if driver.moment.ending is not None:
                    break
                if driver.moment.curtain:
                    await check_curtain(driver)
                    curtains += 1
                    name = driver.moment.curtain
                    for key in ("1", "l", "u", "h", "question_mark", "b", "f", "r", "z", "space"):
                        await driver.press(key)
                        await check_curtain(driver)
                    await driver.press("enter")
                    seat = NAMES.index(name)
                    view = session.renderer.board(seat)
                    hand = next(line for line in view.splitlines() if line.startswith(HAND))
                    assert driver.moment.board == view
                    assert hand in driver.text
                    other = session.renderer.board(1 - seat)
                    hidden = next(line for line in other.splitlines() if line.startswith(HAND))
                    assert hidden == hand or hidden not in driver.text
                else:
                    await driver.press("1")
            assert curtains > 4

    run(test)
    assert read_record(tmp_path / "game.json").result is not None


def test_the_curtain_closes_what_is_open(tmp_path: Path) -> None:
    async def test() -> None:
        session = make_session(tmp_path / "game.json", seats=("human", "human"), names=NAMES)
        async with driven(session) as driver:
            await driver.wait_for_turn()
            await driver.press("enter")
            await driver.press("l")
            assert driver.app.screen is not driver.app.game_screen
            driver.app.source.choose(driver.moment.options[0])
            await driver.wait_until(lambda: driver.moment.curtain == "Bob")
            await check_curtain(driver)
            assert driver.app.screen is driver.app.game_screen

    run(test)


def test_somebody_else_can_interrupt_behind_a_curtain(tmp_path: Path) -> None:
    async def test() -> None:
        session = make_session(tmp_path / "game.json", seats=("human", "human"), names=NAMES)
        async with driven(session, LARGE) as driver:
            for _ in range(20):
                await driver.wait_for_turn()
                interrupting = [option for option in driver.moment.options if option.kind == "interrupt"]
                if interrupting:
                    break
                await driver.press("enter" if driver.moment.curtain else "1")
            assert interrupting[0].label == "Bob interrupts"
            question = driver.moment.question
            driver.app.source.choose(interrupting[0])
            await driver.wait_until(lambda: driver.moment.curtain == "Bob")
            await check_curtain(driver)
            await driver.press("enter")
            assert "Let it pass" in driver.text
            choices = len(session.match.choices)
            await driver.press("space")
            await driver.wait_until(lambda: driver.moment.curtain == "Anne")
            await driver.press("enter")
            assert driver.moment.question == question
            assert len(session.match.choices) == choices

    run(test)


def test_the_end_shows_no_hand_of_a_single_person(tmp_path: Path) -> None:
    async def test() -> None:
        session = make_session(tmp_path / "game.json", seats=("human", "human", "greedy"), names=NAMES, seed=3)
        async with driven(session) as driver:
            while True:
                await driver.wait_for_turn()
                if driver.moment.ending is not None:
                    break
                await driver.press("enter" if driver.moment.curtain else "1")
            assert driver.moment.board == session.renderer.board(None)

    run(test)
