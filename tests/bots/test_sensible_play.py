"""Bots get somewhere: no position comes back again and again, and no choices repeat in a loop.

With JOLLYROGER_SOAK set, a hundred times as many games are played. What is absurd in one game is tested in its folder.
"""

from __future__ import annotations

from typing import Any

import pytest

from jollyroger.engine import Game
from jollyroger.games import GAMES
from jollyroger.testing.soak import SOAK_FACTOR

from ..toy import GAME as TOY
from .loops import MAX_LOOPS, MAX_SAME_CHOICES, MAX_VISITS, LoopWatch, watch_game

GAMES_PLAYED = {"random": 5, "deckhand": 6, "strength:25": 5, "mate": 6, "captain@4": 1}
"""How many games are played by each bot, of each game."""
FIRST_CHOICES = {"captain@4": 40}
"""Of some bots, only the first choices of a game are played."""


@pytest.mark.timeout(120 * SOAK_FACTOR)
@pytest.mark.parametrize("bot", GAMES_PLAYED)
@pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.id)
def test_bots_do_not_go_round_in_circles(game: Game[Any], bot: str) -> None:
    found = {}
    for seed in range(SOAK_FACTOR * GAMES_PLAYED[bot]):
        seats = game.seats[seed % len(game.seats)]
        watch = watch_game(game, seats, bot, seed, FIRST_CHOICES.get(bot, 1_000_000))
        if problems := watch.problems():
            found[f"seed {seed}, {seats} seats"] = problems
    assert found == {}


def watched(choices: str) -> LoopWatch:
    """A game with these choices of one seat, each in another position."""
    watch = LoopWatch()
    for number, action in enumerate(choices):
        watch.note(0, {"fire": number}, action)
    return watch


@pytest.mark.parametrize("choices", ["ab" * (MAX_LOOPS + 1), "xyz" * (MAX_LOOPS + 1), "a" * (MAX_SAME_CHOICES + 1)])
def test_choices_in_a_loop_are_a_problem_anywhere_in_a_game(choices: str) -> None:
    (problem,) = watched(f"klm{choices}mlk").problems()[:1]
    assert "times in a row" in problem


@pytest.mark.parametrize("choices", ["", "abcdef", "ab" * MAX_LOOPS, "a" * MAX_SAME_CHOICES, "abcxabcyabcz"])
def test_choices_that_go_on_to_something_else_are_none(choices: str) -> None:
    assert watched(f"klm{choices}mlk").problems() == []


def test_a_position_that_comes_back_for_the_same_seat_is_a_problem() -> None:
    watch = LoopWatch()
    for number in range(MAX_VISITS):
        watch.note(0, {"fire": 5}, f"walk:{number}")
        watch.note(1, {"fire": 5}, f"call:{number}")
    assert watch.problems() == []
    watch.note(0, {"fire": 5}, "rest")
    assert watch.problems() == ['seat 0 was 3 times in the position {"fire": 5}']
