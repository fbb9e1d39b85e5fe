"""Learning by playing: the guided first games from the first to the last step, tips, and the first "Play now"."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from ..toy import GAME
from .browser_helpers import TOY, seat_link, wait_for_question
from .conftest import OpenPage
from .guided_player import GuidedPlayer, step_number
from .test_accessibility import violations

GAMES = {GAME.id: GAME, **all_games()}
GUIDED = sorted(id for id, game in GAMES.items() if game.tutorial is not None)
SIZES = {"mouse": {"width": 1280, "height": 800}, "touch": {"width": 390, "height": 844, "touch": True}}


LIGHT_IS_AROUND_THE_OPTION = """() => {
  const boxOf = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [halo, lit] = [boxOf('div.halo'), boxOf('[data-option]')];
  if (!halo || !lit) return false;
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  return middle(halo).every((value, n) => Math.abs(value - middle(lit)[n]) < 2);
}"""


COVERED_BY_THE_TIP = """() => {
  const tip = document.querySelector('.concept.placed')?.getBoundingClientRect();
  const targets = [...document.querySelectorAll('[data-offered], section.bar, .drawer')];
  return !tip ? [] : targets.filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < tip.right && box.right > tip.left && box.top < tip.bottom && box.bottom > tip.top;
  }).map((each) => each.outerHTML.slice(0, 80));
}"""


def steps_of(game: str) -> list[str]:
    tutorial = GAMES[game].tutorial
    assert tutorial is not None
    count = len(tutorial.steps)
    return [f"Step {number} of {count}: {step.text}" for number, step in enumerate(tutorial.steps, start=1)]


def saved_tables(page: Page) -> list[Any]:
    stored = json.loads(page.evaluate("localStorage['jollyroger.tables'] ?? '{}'"))
    return sorted(stored.values(), key=lambda table: float(table["at"]))


def card(page: Page, game: str) -> Any:
    return page.locator("article").filter(has=page.locator(f'a[href="/rules/{game}"]'))


def is_inside_window(page: Page) -> bool:
    """Whether the guide's bubble can be read completely."""
    return bool(
        page.locator("section.guide").evaluate(
            "guide => (({left, top, right, bottom}) => left >= 0 && top >= 0 && right <= innerWidth"
            " && bottom <= innerHeight)(guide.getBoundingClientRect())"
        )
    )


@pytest.mark.parametrize("by", SIZES)
@pytest.mark.parametrize("game", GUIDED)
def test_every_guided_game_is_played_from_first_to_last_step(open_page: OpenPage, game: str, by: str) -> None:
    page = open_page(**SIZES[by])
    card(page, game).get_by_role("button", name="Learn by playing").click()
    texts = []
    for text in GuidedPlayer(page, by).steps():
        assert is_inside_window(page), text
        texts.append(text)
    assert texts == [*steps_of(game), "You know the ropes. Play on!"]
    page.goto("/")
    expect(card(page, game).get_by_role("button", name="Play now")).to_be_visible()
    expect(card(page, game).get_by_role("button", name="Learn by playing")).to_have_count(0)


@pytest.mark.parametrize("game", GUIDED)
def test_every_guided_game_is_played_by_keyboard_alone(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/learn/{game}")
    texts = list(GuidedPlayer(page, "keyboard").steps())
    assert len(texts) == len(steps_of(game)) + 1


def test_each_step_is_announced(open_page: OpenPage) -> None:
    page = open_page(f"/learn/{TOY}")
    for text in islice(GuidedPlayer(page, "mouse").steps(), 4):
        expect(page.locator("[aria-live=assertive]")).to_contain_text(text.replace(":", ".", 1))


@pytest.mark.parametrize("game", GUIDED)
def test_the_guide_goes_on_after_a_reload(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/learn/{game}")
    player = GuidedPlayer(page, "mouse")
    for text in player.steps():
        number = step_number(text)
        if number % 3 == 0:
            page.reload()
            expect(player.guide).to_be_visible()
            assert player.text() == text
        if number == 7:
            break


def test_the_light_follows_when_the_window_changes(open_page: OpenPage) -> None:
    page = open_page(f"/learn/{TOY}")
    for text in GuidedPlayer(page, "mouse").steps():
        if step_number(text) == 3:
            break
    for width, height in ((1280, 800), (700, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(LIGHT_IS_AROUND_THE_OPTION)
        assert is_inside_window(page)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("by", SIZES)
def test_axe_finds_nothing_in_the_guide(open_page: OpenPage, web: Path, by: str, night: bool) -> None:
    page = open_page(f"/learn/{TOY}", night=night, **SIZES[by])
    for text in GuidedPlayer(page, by).steps():
        if step_number(text) in (1, 3, 6, 0):
            assert not violations(page, web), text
    expect(page.get_by_role("complementary", name="Tip")).to_be_visible()
    assert not violations(page, web)
    page.get_by_role("button", name="Got it").click()
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    assert not violations(page, web)


def test_the_tour_can_be_skipped(open_page: OpenPage) -> None:
    page = open_page(f"/learn/{TOY}")
    page.get_by_role("button", name="Skip the tour").click()
    expect(page.locator("section.guide")).to_have_count(0)
    expect(page.locator("section.bar [data-option]")).to_have_count(2)
    page.reload()
    wait_for_question(page)
    expect(page.locator("section.guide")).to_have_count(0)
    page.goto("/")
    expect(card(page, TOY).get_by_role("button", name="Play now")).to_be_visible()
    expect(card(page, TOY).get_by_role("button", name="Learn by playing")).to_have_count(0)
    # Help links there for those who want to see it again.
    page.goto(f"/learn/{TOY}")
    expect(page.locator("section.guide")).to_be_visible()


def test_nothing_but_the_lit_thing_acts(open_page: OpenPage) -> None:
    page = open_page(f"/learn/{TOY}")
    player = GuidedPlayer(page, "mouse")
    for text in player.steps():
        if step_number(text) == 3:
            break
    before = player.version()
    expect(page.locator("[data-option]")).to_have_count(1)
    page.mouse.click(300, 400)
    expect(player.guide).to_contain_text("First: Give a 1")
    for key in ("2", "u", "h", "Escape", "0"):
        page.keyboard.press(key)
    page.get_by_role("button", name="All options").click(force=True)
    page.wait_for_timeout(200)
    assert player.version() == before
    assert player.text() == text
    page.keyboard.press("1")
    expect(player.changed_since(before)).to_be_attached()
    expect(player.guide).to_contain_text("Step 4")
    expect(player.guide).not_to_contain_text("First:")


def test_a_tip_is_shown_once(open_page: OpenPage) -> None:
    page = open_page(f"/learn/{TOY}")
    list(GuidedPlayer(page, "mouse").steps())
    tip = page.get_by_role("complementary", name="Tip")
    expect(tip).to_contain_text("Lay low cards early")
    assert not page.evaluate(COVERED_BY_THE_TIP)
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    page.reload()
    wait_for_question(page)
    page.wait_for_timeout(400)
    expect(tip).to_have_count(0)


@pytest.mark.parametrize("by", SIZES)
@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_tip_covers_nothing_that_can_be_chosen(
    open_page: OpenPage, server: ServerProcess, game: str, by: str
) -> None:
    others = ["mate"] * (GAMES[game].seats[0] - 1)
    created = server.open(game, "me", *others, names=["Anne"], seed=3, start=True)
    page = open_page(seat_link(created), **SIZES[by])
    for _ in range(8):
        wait_for_question(page)
        page.wait_for_timeout(400)
        assert page.evaluate(COVERED_BY_THE_TIP) == []
        page.locator(".option").first.click()
        if page.locator(".bubble button.danger").count():
            page.locator(".bubble button.danger").click()
    page.get_by_role("button", name="Close the list").click()
    page.wait_for_timeout(400)
    assert page.evaluate(COVERED_BY_THE_TIP) == []


def test_tips_can_be_turned_off(open_page: OpenPage) -> None:
    page = open_page(f"/learn/{TOY}")
    list(GuidedPlayer(page, "mouse").steps())
    page.get_by_role("button", name="No more tips").click()
    page.goto("/settings")
    expect(page.get_by_role("checkbox", name="Tips")).not_to_be_checked()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_play_now_gives_a_newcomer_an_easy_game_and_the_first_move(
    open_page: OpenPage, server: ServerProcess, game: str
) -> None:
    page = open_page()
    card(page, game).get_by_role("button", name="Play now").click()
    expect(page.locator("section.bar")).to_be_visible()
    (table,) = saved_tables(page)
    info = server.get(f"/api/tables/{table['id']}").expect()
    assert info["policy"]["practice"]
    assert info["hints"]
    (seat,) = (number for number, each in enumerate(info["seats"]) if each["kind"] == "person")
    moments = server.get(f"/api/tables/{table['id']}/moments?seat={seat}&last=0", table["seats"][str(seat)]).expect()
    assert seat in moments["moments"][0]["waiting_for"]
    difficulty = GAMES[game].difficulty
    if difficulty is None:
        assert {each["bot"] for each in info["seats"]} == {None, "deckhand"}
    else:
        assert info["options"][difficulty.option] == difficulty.values[0]


def test_play_now_repeats_the_last_settings(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(f"/new/{TOY}")
    created = server.open(TOY, "captain", "me", "mate", "mate", names=["Anne"], options={"length": "long"}, start=True)
    token = created["seat_tokens"][0]["token"]
    page.evaluate(
        "([id, token, host]) => localStorage['jollyroger.tables'] = JSON.stringify("
        "{[id]: {id, game: '', title: '', seats: {1: token}, host, at: 1}})",
        [created["table"], token, created["host"]],
    )
    page.goto(f"/table/{created['table']}")
    wait_for_question(page)
    page.goto("/")
    card(page, TOY).get_by_role("button", name="Play now").click()
    expect(page.locator("section.bar")).to_be_visible()
    info = server.get(f"/api/tables/{saved_tables(page)[-1]['id']}").expect()
    assert info["id"] != created["table"]
    assert [seat["bot"] for seat in info["seats"]] == ["captain", None, "mate", "mate"]
    assert info["options"] == {"length": "long"}
    assert not info["policy"]["practice"]
