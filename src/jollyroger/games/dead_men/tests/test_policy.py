"""The policy: its choice is always an option, and depends only on what the seat may know."""

from __future__ import annotations

import pytest

from jollyroger.engine import Action, Ask, Fast, play

from .. import GAME
from ..actions import END_TURN
from ..ai.policy import policy
from ..state import Ship
from .positions import acting, ship

TABLES = [
    (2, {"difficulty": "scurvy-dog", "marker_start": "4", "edition": "reference"}),
    (3, {"captain_fromm": "on", "deckhands_set_aside": "12"}),
    (4, {"difficulty": "admiral", "group_choice": "active-player", "marker_start": "4"}),
    (5, {"extra_double_tiles": "10", "dead_pirate_loses": "on"}),
]
DECISIONS = 60
"""So many of each game are looked at: turns and what happens in between."""


def choice(s: Ship) -> Action | None:
    return policy(s, s.asks[0], Fast(1))


def shuffled(s: Ship, seed: int) -> Ship:
    """The same table with everything face down in another order."""
    twin, luck = s.clone(), Fast(seed)
    for bag in (twin.deck, twin.stack, twin.reserve):
        luck.shuffle(bag)
    return twin


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_choice_is_an_option_and_does_not_depend_on_what_is_hidden(seats: int, options: dict[str, str]) -> None:
    s = GAME.new(seats, Fast(seats), options)
    for number in range(DECISIONS):
        if not s.asks:
            break
        ask, chosen = s.asks[0], choice(s)
        assert chosen in ask.options
        if number % 6 == 0:
            assert choice(shuffled(s, number)) == chosen
        assert chosen is not None
        play(s, ask.seat, chosen)


def test_where_the_turn_cannot_be_ended_something_else_is_chosen() -> None:
    s = acting(ship(at=["centre"], fire={"centre": 2}))
    options = [option for option in s.asks[0].options if option is not END_TURN]
    assert policy(s, Ask(0, options), Fast(1)) in options
    few = [options[0], options[-1]]
    assert policy(s, Ask(0, few), Fast(1)) in few
