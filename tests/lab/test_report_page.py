"""A report is one page that needs nothing but itself, and says what was played even if it was stopped."""

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
from jollyroger.lab.report.page import page
from jollyroger.lab.report.sections import figures, sections
from jollyroger.lab.report.survey import Survey, survey
from jollyroger.terminal import BadFile

from ..toy import GAME, Cove, toy

COMMAND = "jollyroger report liars-cove --option 'a=<b>'"
VOID = {"meta", "br", "img", "link", "hr"}


class Reader(HTMLParser):
    """Reads a page as a browser would, and minds what it would fetch and what is left open."""

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


def written(found: Survey) -> str:
    return page(found, COMMAND, figures(found), sections(found))


@pytest.fixture(scope="module")
def rivals() -> str:
    return written(survey(toy, bots=["random", "greedy"], games=25))


@pytest.fixture(scope="module")
def crew() -> str:
    return written(survey(lambda: toy(cooperative=True), seats=[2, 3], games=25))


def test_a_page_needs_nothing_but_itself(rivals: str) -> None:
    reader = Reader(rivals)
    assert not reader.fetched
    assert not reader.open
    assert not {"script", "link", "iframe", "img"} & {*reader.tags}
    assert not re.search(r"https?://|url\(|@import", rivals)


def test_every_chart_has_its_numbers_behind_it(rivals: str) -> None:
    tags = Reader(rivals).tags
    assert tags.count("figure") == tags.count("details") == tags.count("table") > 8


def test_a_page_says_what_was_played_and_how_to_play_it_again(rivals: str) -> None:
    assert "Liar&#x27;s Cove" in rivals
    assert "jollyroger report liars-cove --option &#x27;a=&lt;b&gt;&#x27;" in rivals
    assert "25 in each of 4 settings, 100 played" in rivals


def test_a_page_of_rivals_tells_of_seats_bots_options_lengths_endings_leads_and_choices(rivals: str) -> None:
    titles = re.findall(r"<h2>(.*?)</h2>", rivals)
    assert titles == [
        "Who wins, by seat",
        "Who wins, by bot",
        "What each option does",
        "How long it takes",
        "How it ends",
        "Who leads, and for how long",
        "How much there is to choose",
        "What was played",
    ]
    assert "fair 33.3 %" in rivals
    assert "length: long" in rivals


def test_a_page_of_a_crew_tells_how_often_it_wins_and_why_nobody_leads(crew: str) -> None:
    assert "Wins of the crew by the number of seats" in crew
    assert "nobody leads" in crew
    assert "The crew wins: the difference each makes" in crew
    assert "fair" not in crew


def interrupted(after: int) -> Game[Cove]:
    left = after

    def policy(s: Cove, ask: Ask, chance: Chance) -> Action | None:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        return GAME.policy(s, ask, chance)

    return toy(policy=policy)


@pytest.mark.parametrize("after", [0, 3000])
def test_a_report_that_was_stopped_tells_what_is_done_and_says_so(after: int) -> None:
    found = survey(lambda: interrupted(after), seats=[2], bots=["greedy"], games=500)
    assert found.stopped
    assert f"Stopped before the end: {found.played:,} of 1,000 games were played." in written(found)
    assert bool(found.played) == bool(after)


def test_games_that_went_wrong_are_told() -> None:
    found = survey(toy, seats=[2], games=3)
    found.failed.append("game 7: a plank <is> loose")
    assert "a plank &lt;is&gt; loose" in written(found)


def command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    report.add_arguments(parser)
    return report.run(parser.parse_args([GAMES[0].id, *words]))


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "page.html"
    assert command("--bots", "random", "--games", "3", "--seats", "2", "--workers", "1", "--out", str(out)) == 0
    assert str(out) in capsys.readouterr().out
    text = out.read_text(encoding="utf-8")
    assert f"jollyroger report {GAMES[0].id} --bots random --games 3 --seats 2 --seed 0" in text
    assert not Reader(text).fetched


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
def test_what_cannot_be_done_is_said_before_anything_is_played(
    words: list[str], error: type[Exception], what: str, tmp_path: Path
) -> None:
    given: list[Any] = words if "--out" in words else [*words, "--out", str(tmp_path / "page.html")]
    with pytest.raises(error, match=what):
        command(*given)
    assert not list(tmp_path.iterdir())
