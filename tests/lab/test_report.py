"""A report is a single page that loads nothing, and says what was played even if it was stopped."""

from __future__ import annotations

import argparse
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from jollyroger.bots import BadBot
from jollyroger.commands import report
from jollyroger.engine import Action, Ask, BadSetup, Chance, Game
from jollyroger.games import GAMES
from jollyroger.lab.report.page import render_page
from jollyroger.lab.report.survey import run_survey
from jollyroger.terminal import BadFile

from ..toy import GAME, Cove, toy

COMMAND = "jollyroger report liars-cove --option 'a=<b>'"
VOID = {"meta", "br", "img", "link", "hr"}


class Reader(HTMLParser):
    """Parses a page, and notes what a browser would load and which tags are left open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.tags: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.fetched += [f"{tag} {name}" for name, value in attrs if name in ("src", "href", "srcset", "data")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def rivals() -> str:
    return render_page(run_survey(toy, bots=["random", "greedy"], games=25), COMMAND)


@pytest.fixture(scope="module")
def crew() -> str:
    return render_page(run_survey(lambda: toy(cooperative=True), seat_counts=[2, 3], games=25), COMMAND)


def test_a_page_loads_nothing(rivals: str) -> None:
    reader = Reader(rivals)
    assert not reader.fetched
    assert not reader.open
    assert not {"script", "link", "iframe", "img"} & {*reader.tags}
    assert not re.search(r"https?://|url\(|@import", rivals)


def test_every_chart_has_a_table_of_its_numbers(rivals: str) -> None:
    tags = Reader(rivals).tags
    assert tags.count("figure") == tags.count("details") == tags.count("table") > 8


def test_a_page_says_what_was_played_and_with_which_command(rivals: str) -> None:
    assert "Liar&#x27;s Cove" in rivals
    assert "jollyroger report liars-cove --option &#x27;a=&lt;b&gt;&#x27;" in rivals
    assert "25 in each of 5 settings, 125 played" in rivals


def test_the_page_of_a_game_between_rivals_has_all_sections(rivals: str) -> None:
    titles = re.findall(r"<h2>(.*?)</h2>", rivals)
    assert titles == [
        "Who wins, by seat",
        "Who wins, by bot",
        "What each option changes",
        "How long it takes",
        "How it ends",
        "Who leads, and for how long",
        "How many options there are",
        "What kind of game it is",
        "What was played",
    ]
    assert "fair 33.3 %" in rivals
    assert "length: long" in rivals


def test_the_page_of_a_cooperative_game_says_how_often_the_crew_wins(crew: str) -> None:
    assert "Wins of the crew by the number of seats" in crew
    assert "nobody leads" in crew
    assert "The crew wins: the difference each option makes" in crew
    assert "fair" not in crew


def test_a_lone_chart_stands_beside_its_text(crew: str) -> None:
    sections = crew.split("<section>")[1:]
    lone = [section.count("<figure>") == 1 for section in sections]
    assert any(lone)
    assert ['class="beside"' in section for section in sections] == lone


def interrupted(after: int) -> Game[Cove]:
    """Ctrl-C is pressed after this many decisions."""
    left = after

    def policy(s: Cove, ask: Ask, chance: Chance) -> Action | None:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        return GAME.policy(s, ask, chance)

    return toy(policy=policy)


@pytest.mark.parametrize("after", [0, 3000])
def test_a_report_that_was_stopped_shows_what_is_done_and_says_so(after: int) -> None:
    survey = run_survey(lambda: interrupted(after), seat_counts=[2], bots=["greedy"], games=500)
    assert survey.stopped
    assert f"Stopped before the end: {survey.played:,} of 1,500 games were played." in render_page(survey, COMMAND)
    assert bool(survey.played) == bool(after)


def test_failed_games_are_reported() -> None:
    survey = run_survey(toy, seat_counts=[2], games=3)
    survey.failures.append("game 7: a plank <is> loose")
    assert "a plank &lt;is&gt; loose" in render_page(survey, COMMAND)


def run_command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    report.add_arguments(parser)
    return report.run(parser.parse_args([GAMES[0].id, *words]))


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "page.html"
    assert run_command("--bots", "random", "--games", "3", "--seats", "2", "--workers", "1", "--out", str(out)) == 0
    assert str(out) in capsys.readouterr().out
    text = out.read_text(encoding="utf-8")
    assert f"jollyroger report {GAMES[0].id} --bots random --games 3 --seats 2 --seed 0" in text
    assert not Reader(text).fetched


def test_an_earlier_page_is_replaced_and_no_other_file(tmp_path: Path) -> None:
    page, notes = tmp_path / "page.html", tmp_path / "notes.md"
    page.write_text("<!doctype html>an earlier one", encoding="utf-8")
    notes.write_text("dear to me", encoding="utf-8")
    few = ("--bots", "random", "--games", "1", "--seats", "2", "--workers", "1")
    assert run_command(*few, "--out", str(page)) == 0
    assert "an earlier one" not in page.read_text(encoding="utf-8")
    with pytest.raises(BadFile, match="exists already and is not a page"):
        run_command(*few, "--out", str(notes))
    assert notes.read_text(encoding="utf-8") == "dear to me"


@pytest.mark.parametrize(
    ("words", "error", "what"),
    [
        (["--seats", "2,many"], BadSetup, "such as 2,3"),
        (["--seats", "77"], BadSetup, "not 77"),
        (["--bots", "parrot"], BadBot, "parrot"),
        (["--option", "rum=yes"], BadSetup, "rum"),
        (["--out", "/nowhere/page.html"], BadFile, "Cannot write"),
    ],
)
def test_bad_arguments_are_refused_before_anything_is_played(
    words: list[str], error: type[Exception], what: str, tmp_path: Path
) -> None:
    given: list[Any] = words if "--out" in words else [*words, "--out", str(tmp_path / "page.html")]
    with pytest.raises(error, match=what):
        run_command(*given)
    assert not list(tmp_path.iterdir())
