"""Advice: a sentence for every sensible choice, true, and from what the seat may know."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from jollyroger.engine import Fast, ask_for

from .. import GAME
from ..actions import CATALOGUE, Run, Walk
from ..ai.advice import advice
from ..ai.quick.playing import job_goal
from ..components import ROOMS
from ..rules.action_phase import Acting
from ..rules.legal_actions import legal_actions
from ..state import Ship
from .positions import acting, ship
from .reached_positions import TABLES, policy_play, random_play

DECISIONS = 70
"""So many of each game are looked at."""
MAX_WORDS = 40


def advice_for(s: Ship, id: str) -> str:
    action = CATALOGUE.find(id)
    assert action is not None
    assert action in s.asks[0].options
    return GAME.remark_text(advice(s, s.asks[0], action))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_policys_choice_has_advice_that_gives_nothing_away(seats: int, options: dict[str, str]) -> None:
    for number, s in enumerate(islice(policy_play(seats, options, seed=seats), DECISIONS)):
        for ask in s.asks:
            action = GAME.policy(s, ask, Fast(1))
            assert action is not None
            text = GAME.remark_text(advice(s, ask, action))
            assert text.endswith(".")
            assert len(text.split()) <= MAX_WORDS
            twin = GAME.resample(s, ask.seat, Fast(number))
            asked = ask_for(twin, ask.seat)
            assert asked is not None
            assert GAME.remark_text(advice(twin, asked, action)) == text


@pytest.mark.parametrize(("seats", "options"), TABLES[::3])
def test_every_option_has_advice_without_ids(seats: int, options: dict[str, str]) -> None:
    ids = {room.id for room in ROOMS}
    for s in islice(random_play(seats, options, seed=seats), 0, 4 * DECISIONS, 5):
        for ask in s.asks:
            for action in ask.options:
                text = GAME.remark_text(advice(s, ask, action))
                assert text
                assert not ids & set(re.findall(r"[\w-]+", text))


@pytest.mark.parametrize(("seats", "options"), TABLES[::3])
def test_a_move_leads_to_something_that_can_be_done_then(seats: int, options: dict[str, str]) -> None:
    for s in islice(random_play(seats, options, seed=seats), 0, 4 * DECISIONS, 5):
        ask = s.asks[0]
        for action in ask.options if isinstance(s.agenda[-1], Acting) else ():
            if isinstance(action, (Walk, Run)):
                ship, goal = job_goal(s, action)
                assert goal in legal_actions(ship)


def test_a_fire_that_may_explode_is_named_with_its_chance() -> None:  # DM-9.6
    s = acting(ship(at=["centre"], fire={"centre": 5}))
    assert re.fullmatch(
        r"The Main Deck burns at 5, and \d+ % of the cards left would blow it up\.", advice_for(s, "fight-fires:here")
    )


def test_a_treasure_is_counted_home() -> None:  # DM-6.11
    s = acting(ship(at=["centre"], carries=["treasure"], looted=2))
    assert advice_for(s, "walk:south") == "That brings Treasure 3 of 5 to the boats."


def test_training_says_how_the_odds_change() -> None:  # DM-6.6, DM-8.2
    s = acting(ship("room-02@2,0", at=["centre"], tokens={"room-02": "guard-6"}))
    assert "your chance goes from 17 % to 33 %." in advice_for(s, "train")


def test_a_room_laid_as_near_as_can_be_is_said_to_be() -> None:  # DM-4.2
    s = GAME.new(2, Fast(5))
    texts = [GAME.remark_text(advice(s, s.asks[0], option)) for option in s.asks[0].options]
    assert any("as near as can be" in text for text in texts)
    assert all("steps from the boats" in text for text in texts)
