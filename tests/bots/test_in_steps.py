"""Bots that think a little at a time choose the same as bots that think in one piece."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from jollyroger.bots import Bot, Captain, Mate, ask_bot, ask_bot_in_steps, bot_named, run_bots, run_bots_in_steps
from jollyroger.bots.decision import BadBot, Decision
from jollyroger.engine import Action, Budget, Fast, Game, Sealed, State, Thought, finish, secret_from_seed

from ..toy import GAME as TOY


def deal(game: Game[Any] = TOY) -> State:
    state: State = game.new(game.seats[0], Sealed(secret_from_seed(11)), {})
    return state


def test_a_search_pauses_after_every_trial_and_finds_the_same() -> None:
    s = deal()
    bot, ask = bot_named("captain@40"), s.asks[0]
    steps = ask_bot_in_steps(bot, TOY, s, ask, Fast(5))
    pauses = 0
    try:
        while True:
            next(steps)
            pauses += 1
    except StopIteration as stop:
        choice = stop.value
    assert 5 < pauses < 40
    assert choice.action == ask_bot(bot, TOY, s, ask, Fast(5)).action


def test_a_game_of_bots_is_the_same_in_steps() -> None:
    bots: list[Bot] = [Captain(Budget(trials=10)), Mate()]
    one, other = deal(), deal()
    choices = finish(run_bots_in_steps(TOY, one, bots, Fast(5)))
    assert choices == run_bots(TOY, other, bots, Fast(5))[0]
    assert one.result == other.result is not None


def test_a_planner_is_told_to_take_no_longer_than_it_may() -> None:
    budgets: list[Budget] = []

    def think(sample: Any, ask: Any, chance: Any, budget: Budget) -> Thought:
        budgets.append(budget)
        return Thought(ask.options[-1], "a plan")

    game = replace(TOY, think=think)
    s = deal(game)
    choice = finish(ask_bot_in_steps(Captain(Budget(seconds=1.0)), game, s, s.asks[0], Fast(5), 0.4))
    finish(ask_bot_in_steps(Captain(Budget(seconds=0.1)), game, s, s.asks[0], Fast(5), 0.4))
    Captain(Budget(seconds=1.0)).choose(Decision(game, s, s.asks[0], Fast(5)))
    assert [budget.seconds for budget in budgets] == [0.4, 0.1, 1.0]
    assert choice.decision.plan == "a plan"


def test_a_choice_that_is_no_option_is_refused() -> None:
    class Cheat:
        def choose(self, decision: Decision) -> Action | None:
            return None

    s = deal()
    with pytest.raises(BadBot):
        finish(ask_bot_in_steps(Cheat(), TOY, s, s.asks[0], Fast(5)))
