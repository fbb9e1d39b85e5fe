"""RULES.md as players read it: words first, no ids before the last section, and true odds."""

from __future__ import annotations

import re

from .. import GAME, OPTIONS
from ..odds import win_chance

TEXT = GAME.rules.text
FOR_PLAYERS = TEXT.partition("## For programs")[0]


def test_it_begins_with_the_game_and_its_goal() -> None:
    opening = FOR_PLAYERS.partition("\n## ")[0]
    assert "Pirate King" in opening
    assert "|" not in opening


def test_players_read_no_identifiers() -> None:
    assert "`" not in FOR_PLAYERS
    assert not any(option.id in FOR_PLAYERS for option in OPTIONS)


def test_every_option_is_told_by_its_name() -> None:
    assert all(f"| {option.name} |" in FOR_PLAYERS for option in OPTIONS)


def test_the_table_of_odds_is_true() -> None:  # SS-6.1, SS-6.2
    rows = re.findall(r"^\| (?:(\d) (less|more)|the same).* \| (\d+) % \|$", FOR_PLAYERS, re.MULTILINE)
    told = {int(number or 0) * (-1 if side == "less" else 1): int(percent) for number, side, percent in rows}
    assert told == {difference: round(100 * win_chance(difference)) for difference in range(-5, 5)}
