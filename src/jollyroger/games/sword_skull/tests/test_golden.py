"""Golden records: a change that makes one of them play otherwise raises the game's version."""

from __future__ import annotations

from functools import cache

import pytest

from jollyroger.engine import Event, Match, verify

from .. import GAME
from ..events import Priced, Settled, Sold, TurnBegan
from ..state import Table
from .golden import GOLDEN, RECIPES


@cache
def replayed(name: str) -> Match[Table]:
    """The match of a golden record, verified."""
    return verify(GAME, GOLDEN.record(name)).match


def events(name: str) -> list[Event]:
    return [event for step in replayed(name).events for event in step]


def test_there_is_a_record_for_each_recipe() -> None:
    assert GOLDEN.names() == sorted(RECIPES)


@pytest.mark.parametrize("name", RECIPES)
def test_a_record_is_true_and_plays_the_same(name: str) -> None:
    match = replayed(name)
    assert match.s.result is not None
    assert match.record() == GOLDEN.record(name)


@pytest.mark.parametrize("name", RECIPES)
def test_a_recipe_gives_its_record_again(name: str) -> None:
    text = (GOLDEN.folder / f"{name}.json").read_text(encoding="utf-8")
    assert GOLDEN.play(RECIPES[name]).dumps() == text


@pytest.mark.parametrize("ending", ["gold", "might"])
def test_a_game_is_won_in_either_way(ending: str) -> None:  # SS-1.1
    result = replayed(ending).s.result
    assert result is not None
    assert result.ending == ending


def test_a_bankrupt_sells_items_of_his_choice_and_goes_home() -> None:  # SS-9.1, SS-9.2
    assert any(isinstance(event, Settled) and event.short for event in events("bankruptcy"))
    assert any(isinstance(event, Sold) for event in events("bankruptcy"))
    assert any(action.startswith("sell:") for action in GOLDEN.choices("bankruptcy"))


def test_two_figures_come_onto_the_lair_by_one_roll() -> None:  # SS-4.11, SS-A17
    prices, most = 0, 0
    for event in events("both-on-the-lair"):
        prices = 0 if isinstance(event, TurnBegan) else prices + isinstance(event, Priced)
        most = max(most, prices)
    assert most == 2
