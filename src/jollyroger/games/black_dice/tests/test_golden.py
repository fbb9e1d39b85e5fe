"""The golden records still verify."""

from __future__ import annotations

import pytest

from jollyroger.testing.golden import ending

from ..components import COMPONENTS
from .golden import GOLDEN, RECIPES

every_record = pytest.mark.parametrize("name", GOLDEN.names())


def test_there_is_a_record_for_each_recipe() -> None:
    assert GOLDEN.names() == sorted(RECIPES)


@every_record
def test_a_record_verifies_and_ends_as_its_name_says(name: str) -> None:  # BD-10.1, BD-10.2, BD-10.3
    result = GOLDEN.final(name).result
    assert result is not None
    assert result.ending == ending(name)
    assert len(result.winners) == (0 if result.ending in ("sunk", "crew-lost") else 1)


@every_record
def test_all_pieces_are_there_at_every_step_of_a_record(name: str) -> None:  # BD-1.1, case 28
    counted = GOLDEN.pieces(name)
    assert counted == counted[:1] * len(counted)


def test_every_quest_is_won_in_a_record() -> None:  # BD-10.1
    records = [GOLDEN.record(name) for name in GOLDEN.names()]
    single = [record for record in records if record.options["campaign"] == "off"]
    won = {record.options["quest"] for record in single if record.result is not None and record.result.winners}
    assert won == {quest.id for quest in COMPONENTS.quests}


def test_the_captain_who_wins_a_full_tie_need_not_be_among_the_tied() -> None:  # BD-10.2
    result = GOLDEN.record("captain.not-among-the-tied").result
    assert result is not None
    assert result.points[result.winners[0]] < max(result.points)


def test_a_campaign_is_won_over_all_four_quests() -> None:  # BD-10.5
    s = GOLDEN.final("most-gold.campaign")
    assert (s.campaign, s.quest.id) == (True, "dutchman")
    assert s.result is not None
    assert s.result.points == tuple(s.banked)


def test_the_records_show_every_pirate_at_work() -> None:  # BD-7.2
    actions = {action for name in GOLDEN.names() for action in GOLDEN.choices(name)}
    used = {action for action in actions if action.startswith("use:")}
    assert used == {f"use:{pirate.id}" for pirate in COMPONENTS.pirates}


def test_a_penalty_is_ignored_in_a_record() -> None:  # BD-7.4
    assert any("cancel" in GOLDEN.choices(name) for name in GOLDEN.names())
