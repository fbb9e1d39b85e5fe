"""The value of a position: how likely the crew is to succeed, and each player to win."""

from __future__ import annotations

from math import fsum

import pytest

from jollyroger.engine import Fast, play
from jollyroger.testing.random_play import positions

from .. import GAME
from ..actions import REFILL, USE
from ..ai.search_hints import (
    candidates,
    expected_worth,
    richest_features,
    richest_share,
    success_chance,
    success_features,
    value,
)
from ..ai.temperament import BALANCED, LOYAL, SELFISH
from ..ai.value_weights import WEIGHTS
from ..components import CHANGE_OF_COURSE, COMPONENTS, STORM
from ..state import Table
from .positions import shown, table
from .test_temperament import played

QUESTS = [quest.id for quest in COMPONENTS.quests]


def start(quest: str = "pirate-island", **given: object) -> Table:
    """The start of a round of two players, before the first dice are placed."""
    defaults: dict[str, object] = {"black": "2 1 2 2 1 2", "rum": [2, 2], "waiting": [0, 5]}
    return shown(table(2, quest, **(defaults | given)), 0, "anchor rum sword map ship")  # type: ignore[arg-type]


def test_there_are_weights_for_every_quest_and_the_campaign() -> None:
    s = start()
    for quest in (*QUESTS, "any"):
        assert len(WEIGHTS.success[quest]) == len(success_features(s))
        assert len(WEIGHTS.start[quest]) == len(GAME.seats)
    for quest in (*QUESTS, "campaign", "any"):
        assert len(WEIGHTS.richest[quest]) == len(richest_features(s, 0, 0.5))


def test_there_is_no_value_while_dice_lie_in_the_columns() -> None:
    assert value(start(), 0) is not None
    assert value(start(dice={"map": [1]}, waiting=[0, 4]), 0) is None


def test_there_is_no_value_while_a_pirate_is_at_work() -> None:
    s = start(crew="storm jibe", luck=[...])
    play(s, 0, USE[STORM])
    assert value(s, 0) is None
    play(s, 0, s.asks[0].options[0])
    assert value(s, 0) is not None


def test_the_chances_to_win_add_up_to_the_chance_of_success() -> None:
    checked = 0
    for s in positions(GAME, 1500, random_share=0.3):
        if s.result is None and value(s, 0) is not None:
            chances = [value(s, seat) or 0.0 for seat in range(s.seats)]
            assert fsum(chances) == pytest.approx(success_chance(s))
            assert min(chances) > 0
            assert max(chances) < 1
            checked += 1
    assert checked > 50


@pytest.mark.parametrize("quest", QUESTS)
def test_damage_is_bad_and_gold_is_good(quest: str) -> None:
    assert success_chance(start(quest, damage=2)) < success_chance(start(quest))
    poor, rich = start(quest, gold=[[3], [5]]), start(quest, gold=[[4, 5], [5]])
    assert richest_share(rich, 0) > richest_share(poor, 0)


@pytest.mark.parametrize("quest", ["kraken", "armada", "dutchman"])
def test_a_hit_is_good(quest: str) -> None:
    assert success_chance(start(quest, hits=2, tokens=2)) > success_chance(start(quest, tokens=2))


def test_a_campaign_is_harder_than_its_first_quest() -> None:
    assert success_chance(start(campaign=True)) < success_chance(start())


def test_the_loyal_value_the_success_of_others() -> None:
    poor = start(gold=[[], [5, 5, 5]])
    selfish, balanced, loyal = (expected_worth(poor, 0, each) or 0.0 for each in (SELFISH, BALANCED, LOYAL))
    assert loyal > balanced > (value(poor, 0) or 0.0) > 0
    assert selfish > (value(poor, 0) or 0.0)  # the ship may sink


def test_the_value_predicts_what_happens() -> None:
    """Over some hundred games of Mates, what was expected of each quest at its start came true on average."""
    expected, happened = [], 0
    for seed in range(240):
        s = GAME.new(2 + seed % 3, Fast(seed), {"quest": QUESTS[seed % 4]})
        expected.append(success_chance(s))
        happened += bool(played(s, GAME).winners)
    # Three standard errors of a rate in 240 games.
    assert happened / 240 == pytest.approx(fsum(expected) / 240, abs=0.09)


def test_pointless_options_are_not_tried() -> None:  # BD-6.2, BD-7.2, BD-7.6
    s = shown(
        table(2, black="0 2 0 2 0 0", crew="overboard change-of-course", flipped="storm", rum=[1]), 0, "map map sword"
    )
    (ask,) = s.asks
    assert [str(option) for option in candidates(s, ask)] == ["reroll:sword:1"]
    s = shown(table(2, black="0 2 0 2 0 0", crew="overboard", flipped="storm jibe", rum=[1]), 0, "map map rum")
    (ask,) = s.asks
    assert [str(option) for option in candidates(s, ask)] == ["place:rum", "place:map", "drink"]
    s = shown(table(2, black="0 2 0 2 0 1", crew="change-of-course storm", rum=[1]), 0, "map map rum")
    play(s, 0, USE[CHANGE_OF_COURSE])
    (ask,) = s.asks
    assert [str(option) for option in candidates(s, ask)] == ["swap:rum:flag", "swap:map:flag"]


def test_no_search_tosses_gold_to_empty_the_pirates() -> None:  # BD-7.5
    s = shown(table(2, black="0 2 0 2 0 0", crew="overboard", rum_on={"overboard": 1}, gold=[[3]]), 0, "map map rum")
    (ask,) = s.asks
    assert REFILL[3] in ask.options
    assert REFILL[3] not in candidates(s, ask)
