"""Recorded games: a change that makes one of them play otherwise raises the game's version."""

from __future__ import annotations

from functools import cache

import pytest

from jollyroger.engine import Event, Match, Record, verify

from .. import GAME
from ..events import Priced, Settled, Sold, TurnBegan
from ..state import Table
from .golden import FOLDER, GAMES


@cache
def recorded(name: str) -> Match[Table]:
    """A recorded game, with every roll derived again."""
    return verify(GAME, Record.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


def told(name: str) -> list[Event]:
    return [event for events in recorded(name).events for event in events]


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_true_and_plays_the_same(name: str) -> None:
    match = recorded(name)
    assert match.s.result is not None
    assert match.record().dumps() == (FOLDER / f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("ending", ["gold", "might"])
def test_a_game_is_won_in_either_way(ending: str) -> None:  # SS-1.1
    result = recorded(ending).s.result
    assert result is not None
    assert result.ending == ending


def test_a_bankrupt_sells_items_of_his_choice_and_goes_home() -> None:  # SS-9.1, SS-9.2
    assert any(isinstance(event, Settled) and event.short for event in told("bankruptcy"))
    assert any(isinstance(event, Sold) for event in told("bankruptcy"))
    assert any(choice.action.startswith("sell:") for choice in recorded("bankruptcy").choices)


def test_two_figures_come_onto_the_lair_by_one_roll() -> None:  # SS-4.11, SS-A17
    prices, most = 0, 0
    for event in told("both-on-the-lair"):
        prices = 0 if isinstance(event, TurnBegan) else prices + isinstance(event, Priced)
        most = max(most, prices)
    assert most == 2
