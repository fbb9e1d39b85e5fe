"""Whole games, one for each way a game can end, still play as they were played."""

from __future__ import annotations

from pathlib import Path

import pytest

from jollyroger.engine import Match, Record, replay, verify

from .. import GAME
from ..components import BOX
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
def test_a_record_is_true_and_ends_as_its_name_says(path: Path) -> None:  # BD-10.1, BD-10.2, BD-10.3
    result = verify(GAME, load(path)).s.result
    assert result is not None
    assert result.ending == path.stem.partition(".")[0]
    assert len(result.winners) == (0 if result.ending in ("sunk", "crew-lost") else 1)


@every_record
def test_all_pieces_are_there_at_every_step_of_a_record(path: Path) -> None:  # BD-1.1, case 28
    counted = set()

    def count(match: Match[Table]) -> None:
        counted.add(tuple(pieces(match.s).values()))

    replay(GAME, load(path), count)
    assert len(counted) == 1


def test_every_quest_is_won_in_a_record() -> None:  # BD-10.1
    records = [load(path) for path in RECORDS]
    single = [record for record in records if record.options["campaign"] == "off"]
    won = {record.options["quest"] for record in single if record.result is not None and record.result.winners}
    assert won == {quest.id for quest in BOX.quests}


def test_the_captain_who_wins_a_full_tie_need_not_be_among_the_tied() -> None:  # BD-10.2
    result = load(FOLDER / "captain.not-among-the-tied.json").result
    assert result is not None
    assert result.points[result.winners[0]] < max(result.points)


def test_a_campaign_is_won_over_all_four_quests() -> None:  # BD-10.5
    s = verify(GAME, load(FOLDER / "most-gold.campaign.json")).s
    assert (s.campaign, s.tile.id) == (True, "dutchman")
    assert s.result is not None
    assert s.result.points == tuple(s.banked)


def test_the_records_show_every_pirate_at_work() -> None:  # BD-7.2
    used = {choice.action for path in RECORDS for choice in load(path).choices if choice.action.startswith("use:")}
    assert used == {f"use:{pirate.id}" for pirate in BOX.pirates}


def test_a_penalty_is_ignored_in_a_record() -> None:  # BD-7.4
    assert any(choice.action == "cancel" for path in RECORDS for choice in load(path).choices)
