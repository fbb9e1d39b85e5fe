"""Whole games, one for each way a game can end, still play as they were played."""

from __future__ import annotations

from pathlib import Path

import pytest

from jollyroger.engine import Match, Record, replay, verify

from .. import GAME
from ..ending import LOSSES
from ..state import Ship, looted
from ..view import pieces
from .golden import FOLDER, RECIPES

RECORDS = sorted(FOLDER.glob("*.json"))
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def load(path: Path) -> Record:
    return Record.loads(path.read_text(encoding="utf-8"))


def ending(path: Path) -> str:
    return path.stem.partition(".")[0]


def test_there_is_a_record_for_each_recipe() -> None:
    assert sorted(path.stem for path in RECORDS) == sorted(RECIPES)


def test_there_is_a_record_for_each_ending_a_game_comes_to_by_itself() -> None:  # DM-3.1
    assert {ending(path) for path in RECORDS} == {"win", *LOSSES} - {"burnt-out"}


@every_record
def test_a_record_is_true_and_ends_as_its_name_says(path: Path) -> None:  # DM-4.4, DM-9.7, DM-9.9, DM-10.1, DM-11.1
    result = verify(GAME, load(path)).s.result
    assert result is not None
    assert result.ending == ending(path)


@every_record
def test_no_piece_gets_lost_at_any_step_of_a_record(path: Path) -> None:  # DM-2.2
    counted: list[dict[str, int]] = []

    def count(match: Match[Ship]) -> None:
        counted.append(dict(pieces(match.s)))

    replay(GAME, load(path), count)
    assert counted == counted[:1] * len(counted)


@every_record
def test_all_win_or_nobody_does(path: Path) -> None:  # DM-3.1, DM-11.1
    s = verify(GAME, load(path)).s
    assert s.result is not None
    won = ending(path) == "win"
    assert s.result.winners == (tuple(range(s.seats)) if won else ())
    assert (looted(s) >= s.goal) == (ending(path) in ("win", "untimely-death"))
