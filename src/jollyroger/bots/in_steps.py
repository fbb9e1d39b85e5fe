"""Bots that think a little at a time, where there is one thread for everything."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from ..engine import Action, Ask, Chance, Game, Seat, State, Steps, ask_order, play
from .decision import Bot, BotChoice, Decision, checked_choice
from .levels import Captain
from .registry import TemperamentBot


def ask_bot_in_steps(
    bot: Bot, game: Game[Any], s: State, ask: Ask, chance: Chance, planner_seconds: float = inf
) -> Steps[BotChoice]:
    """Like `ask_bot`. The Captain's search yields after each trial; all other bots choose in one piece.

    `planner_seconds`: the most that a game's own planner, which cannot be interrupted, may take.
    """
    decision = Decision(game, s, ask, chance)
    action = yield from choose_in_steps(bot, decision, planner_seconds)
    return checked_choice(action, ask, decision)


def choose_in_steps(bot: Bot, decision: Decision, planner_seconds: float) -> Steps[Action | None]:
    if isinstance(bot, TemperamentBot):
        own = decision.with_temperament(bot.temperament)
        action = yield from choose_in_steps(bot.bot, own, planner_seconds)
        decision.plan = own.plan
        return action
    if isinstance(bot, Captain):
        return (yield from bot.choose_in_steps(decision, planner_seconds))
    return bot.choose(decision)


def run_bots_in_steps(game: Game[Any], s: State, bots: Sequence[Bot], chance: Chance) -> Steps[int]:
    """Like `run_bots`, but yields after each choice. Returns the number of choices."""
    made = 0
    pending: Seat | None = None
    while s.asks:
        asks = ask_order(s, pending)
        pending = asks[-1].seat
        for ask in asks:
            choice = yield from ask_bot_in_steps(bots[ask.seat], game, s, ask, chance)
            if choice.action is not None:
                break
        assert choice.action is not None, "a seat that must choose stayed silent"
        made += 1
        play(s, ask.seat, choice.action)
        yield
    return made
