"""Shells complete commands, options, games, bots, options of games, and files."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from jollyroger.games import game_named

from .shells import InteractiveShell, fish_completions

TYPED = {
    "simu\t": "<simulate>",
    "play de\t--see\t7": "<play> <dead-men> <--seed> <7>",
    "play dead-men --option diff\tscu\t": "<play> <dead-men> <--option> <difficulty=scurvy-dog>",
    "play all-hands --seats human,ma\t": "<play> <all-hands> <--seats> <human,mate>",
    "simulate all-hands --bots strength:7\t": "<simulate> <all-hands> <--bots> <strength:75>",
    "play black-dice --seats human,captain:s\t": "<play> <black-dice> <--seats> <human,captain:selfish>",
    "replay my\t": "<replay> <my-game.json>",
    "simulate all-hands --records gam\t": "<simulate> <all-hands> <--records> <games/>",
    "tables back\tmy\t": "<tables> <backup> <my-game.json>",
    "simulate all-hands --games my\t": "<simulate> <all-hands> <--games> <my>",
}
"""What is typed, and what the command is given. A number is not completed, not even with the name of a file."""


@pytest.mark.timeout(600)
@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_a_shell_completes_what_is_typed(shell: str, tmp_path: Path) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    (tmp_path / "my-game.json").touch()
    (tmp_path / "games").mkdir()
    opened = InteractiveShell(shell, tmp_path)
    try:
        assert {line: opened.given(line) for line in TYPED} == TYPED
    finally:
        opened.close()


@pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not installed")
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("line", "offers"),
    [
        ("t", {"tables", "tournament", "tune"}),
        ("play ", {"all-hands", "black-dice", "dead-men", "sword-skull"}),
        ("play black-dice --option quest", {"quest="}),
        ("simulate all-hands --bots mate,capt", {"mate,captain"}),
        ("replay my", {"my-game.json"}),
    ],
)
def test_fish_offers_completions(line: str, offers: set[str], tmp_path: Path) -> None:
    (tmp_path / "my-game.json").touch()
    assert set(fish_completions(line, tmp_path)) == offers


def test_options_of_other_games_are_not_offered(complete: Callable[[str], list[str]]) -> None:
    everywhere = complete("play --option ")
    assert {"difficulty=", "length="} <= set(everywhere)
    assert "length=" in complete("play all-hands --option ")
    assert "difficulty=" not in complete("play all-hands --option ")


def test_every_value_of_an_option_is_offered(complete: Callable[[str], list[str]]) -> None:
    (option,) = (option for option in game_named("dead-men").options if option.id == "difficulty")
    assert complete("play dead-men --option difficulty=") == [*option.values]


def test_a_line_without_a_dash_offers_no_options(complete: Callable[[str], list[str]]) -> None:
    assert all(not word.startswith("-") for word in complete(""))
    assert "--version" in complete("--")
