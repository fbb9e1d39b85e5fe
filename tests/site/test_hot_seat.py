"""Several people at one device: the curtain names one of them, and only that person's view is behind it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jollyroger.games import all_games

from ..server.server_process import ServerProcess
from .browser_helpers import TOY
from .conftest import OpenPage

NAMES = ["Anne", "Bart", "Calico"]
CURTAINS = 50
"""At each table; with two tables, a hundred for each game."""
GAMES = [TOY, *(game.id for game in all_games().values())]

RECORD_UPDATES = """
  window.updates = {};
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "update") window.updates[message.seat] = message;
        if (message.type !== "changes") return;
        // The fields that this test looks at come whole or not at all, but options that stay as they were by their ids.
        const before = window.updates[message.seat];
        const update = { ...before, ...message };
        const known = Object.fromEntries((before.question?.options ?? []).map((option) => [option.id, option]));
        if (message.question) {
          const options = message.question.options.map((option) => known[option] ?? option);
          update.question = { ...message.question, options };
        }
        window.updates[message.seat] = update;
      });
    }
  };
"""
"""Keeps what the server sent each seat: the newest update with the changes since."""

WATCH_THE_PAGE = """
  window.leaks = [];
  const SECRET = ".board, .option, .bar, .generic, #panel, .drawer, .ticker, .status, .stage, .bubble";
  new MutationObserver(() => {
    const curtain = document.querySelector(".curtain");
    const board = document.querySelector("main > .board");
    const announced = document.querySelector("[aria-live=polite].visually-hidden")?.textContent;
    if (curtain && document.querySelector(SECRET)) leaks.push(`the game is shown with: ${curtain.innerText}`);
    if (curtain && announced) leaks.push(`announced behind the curtain: ${announced}`);
    if (curtain) window.named = curtain.querySelector("h2")?.textContent.split(",")[0];
    const shown = board && names[board.dataset.seat];
    if (board && shown !== window.named) leaks.push(`${shown} behind the curtain of ${window.named}`);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""Checks after every change of the page that nothing is shown beside a curtain, and nobody else's view behind it."""

LOOK = """
  (version) => {
    const sent = Object.values(updates);
    if (sent.length < names.length || sent.some((update) => update.version <= version)) return null;
    if (document.querySelector(".option[aria-disabled=true]")) return null;
    const look = (selector) => [...document.querySelectorAll(selector)];
    const withNames = (text) => text.replace(/\\{(\\d+)\\}/g, (_, seat) => names[seat]);
    return {
      version: sent[0].version,
      over: sent[0].result !== null,
      asked: sent.filter((update) => update.question?.must).map((update) => names[update.seat]),
      curtain: document.querySelector(".curtain h2")?.textContent ?? null,
      shown: names[document.querySelector("main > .board")?.dataset.seat] ?? null,
      options: look(".drawer .option > .words").map((option) => option.firstChild.textContent.trim()),
      board: document.querySelector(".generic pre")?.textContent ?? null,
      sent: Object.fromEntries(sent.map(({ seat, question, text_board }) => [
        names[seat],
        {
          options: question?.options.map((option) => withNames(option.label)) ?? [],
          board: text_board && withNames(text_board.board),
        },
      ])),
      leaks,
    };
  }
"""
"""What the page shows and what the server has sent, once every seat has been sent a version newer than `version`."""


class HotSeatTable:
    """A table of which one page holds every seat, played by keyboard."""

    def __init__(self, page: Page, server: ServerProcess, game: str, names: list[str], seed: int) -> None:
        created = server.open(game, *["me"] * len(names), names=names, seed=seed, start=True)
        table = {
            "id": created["table"],
            "game": game,
            "title": "",
            "seats": {seat["seat"]: seat["token"] for seat in created["seat_tokens"]},
            "at": 0,
        }
        page.evaluate("table => localStorage.setItem('jollyroger.tables', JSON.stringify({[table.id]: table}))", table)
        page.goto(f"/table/{created['table']}")
        self.page = page
        self.chosen = 0
        self.version = -1

    def look(self) -> Any:
        state = self.page.wait_for_function(LOOK, arg=self.version).json_value()
        assert not state["leaks"]
        return state

    def play(self, curtains: int) -> int:
        """Play until so many curtains were lifted or the game is over. Returns their number."""
        lifted = 0
        while lifted < curtains:
            state = self.look()
            if state["over"]:
                break
            if state["curtain"]:
                self.lift(state)
                lifted += 1
            else:
                self.choose(state)
        return lifted

    def lift(self, state: Any) -> None:
        [name] = [name for name in NAMES if f"{name}, it is your turn" == state["curtain"]]
        assert name in state["asked"]
        self.page.keyboard.press("Enter")
        after = self.look()
        assert after["curtain"] is None
        assert after["shown"] == name
        assert after["options"]
        assert set(after["options"]) <= set(after["sent"][name]["options"])
        if after["board"]:
            assert after["board"] == after["sent"][name]["board"]

    def choose(self, state: Any) -> None:
        """Choose the first option at the first question, the second at the second, and so on."""
        assert state["shown"] in state["asked"]
        self.page.keyboard.press(str(self.chosen % min(len(state["options"]), 9) + 1))
        self.chosen += 1
        if self.page.locator(".safe").count():
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        self.version = state["version"]


def open_watched_page(open_page: OpenPage, names: list[str]) -> Page:
    page = open_page()
    page.add_init_script(f"window.names = {names}; {RECORD_UPDATES} {WATCH_THE_PAGE}")
    return page


@pytest.mark.parametrize("people", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_only_the_named_persons_view_is_behind_the_curtain(
    open_page: OpenPage, server: ServerProcess, game: str, people: int
) -> None:
    names = NAMES[:people]
    page = open_watched_page(open_page, names)
    seed = lifted = 0
    while lifted < CURTAINS:
        seed += 1
        more = HotSeatTable(page, server, game, names, seed).play(CURTAINS - lifted)
        assert more
        lifted += more


def test_a_reloaded_page_hides_the_table_again(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_watched_page(open_page, NAMES[:2])
    table = HotSeatTable(page, server, TOY, NAMES[:2], seed=1)
    table.play(curtains=3)
    name = table.look()["shown"]
    page.reload()
    expect(page.get_by_role("heading", name=f"{name}, it is your turn")).to_be_visible()
    assert not page.evaluate("leaks")


def test_whoever_leaves_a_shared_device_does_not_see_the_others_view(
    open_page: OpenPage, server: ServerProcess
) -> None:
    page = open_watched_page(open_page, NAMES[:2])
    table = HotSeatTable(page, server, TOY, NAMES[:2], seed=1)
    table.play(curtains=1)
    assert table.look()["shown"] == "Anne"
    page.get_by_role("complementary").get_by_role("button", name="Anne").click()
    page.get_by_role("button", name="Leave this seat").click()
    page.get_by_role("button", name="I am Bart").click()
    expect(page.locator("main > .board")).to_have_attribute("data-seat", "1")
    assert not page.evaluate("leaks")


def test_a_past_moment_is_closed_when_the_device_is_handed_over(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_watched_page(open_page, NAMES[:2])
    table = HotSeatTable(page, server, TOY, NAMES[:2], seed=1)
    table.play(curtains=3)
    page.get_by_role("button", name="Look at moment 0").click()
    expect(page.get_by_label("Moment", exact=True)).to_have_value("0")
    other = next(name for name in NAMES if name != table.look()["shown"])
    page.get_by_role("complementary").get_by_role("button", name=other).click()
    page.get_by_role("button", name=f"Play as {other}").click()
    page.get_by_role("button", name=f"I am {other}").click()
    expect(page.locator("main > .board")).to_have_attribute("data-seat", str(NAMES.index(other)))
    expect(page.get_by_label("Moment", exact=True)).to_have_count(0)
    assert not page.evaluate("leaks")


def test_without_a_curtain_the_asked_persons_view_is_shown(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(curtain=False)
    page.add_init_script(f"window.names = {NAMES}; window.leaks = []; {RECORD_UPDATES}")
    table = HotSeatTable(page, server, TOY, NAMES, seed=1)
    while not (state := table.look())["over"]:
        assert state["curtain"] is None
        assert set(state["options"]) <= set(state["sent"][state["shown"]]["options"])
        table.choose(state)
