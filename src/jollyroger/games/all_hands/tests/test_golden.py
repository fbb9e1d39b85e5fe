"""Whole games, one for each way a game can end, still play as they were played."""

from __future__ import annotations

from pathlib import Path

import pytest

from jollyroger.engine import Match, Record, replay, verify

from .. import GAME
from ..state import Table
from ..view import pieces
from .golden import FOLDER, RECIPES

RECORDS = sorted(FOLDER.glob("*.json"))
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def load(path: Path) -> Record:
    return Record.loads(path.read_text(encoding="utf-8"))


def test_there_is_a_record_for_each_recipe() -> None:
    assert sorted(path.stem for path in RECORDS) == sorted(RECIPES)


@every_record
def test_a_record_is_true_and_ends_as_its_name_says(path: Path) -> None:  # AH-7.1, AH-8.4, AH-9.4
    result = verify(GAME, load(path)).s.result
    assert result is not None
    assert result.ending == path.stem.partition(".")[0]


@every_record
def test_there_are_108_cards_at_every_step_of_a_record(path: Path) -> None:  # case 44
    counted = []

    def count(match: Match[Table]) -> None:
        counted.append(sum(pieces(match.s).values()))

    replay(GAME, load(path), count)
    assert set(counted) == {108}


def choices(name: str) -> list[str]:
    return [choice.action for choice in load(FOLDER / f"{name}.json").choices]


def test_the_records_with_calls_have_calls() -> None:  # AH-6.3
    for name in ("crew-of-seven.with-calls", "three-crews.with-calls", "drawn"):
        assert any(action.startswith("call:") for action in choices(name)), name


def test_the_records_without_cheating_have_none() -> None:  # AH-6.1
    for name in ("crew-of-seven.cheating-off", "drawn.cheating-off"):
        assert not any(action.startswith("call:") for action in choices(name)), name


def test_a_long_game_ends_at_250_points_or_after_five_hands() -> None:  # AH-9.4
    for name, five in (("points", False), ("points.after-five-hands", True)):
        s = verify(GAME, load(FOLDER / f"{name}.json")).s
        assert (max(s.points) < 250, s.hand_number == 5 or not five) == (five, True)


def test_nobody_wins_a_drawn_game() -> None:  # AH-8.2
    result = load(FOLDER / "drawn.json").result
    assert result is not None
    assert result.winners == ()
