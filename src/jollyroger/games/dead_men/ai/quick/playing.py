"""Playing on by the quick policy, without looking for all options: for copies of a game, in forecasts and searches."""

from __future__ import annotations

from .....engine import Action, Fast
from ... import actions as a
from ...components import OFF_SHIP
from ...rules.action_phase import Acting, end_actions
from ...rules.effects import EFFECTS
from ...rules.revenge import Revenge
from ...state import Ship
from ..destination import destination
from ..jobs.all_jobs import best_job, find_job, ranked_jobs
from .quick_choices import quick_choice

MOST_STEPS = 12
"""No job takes more moves than this."""


def is_acting(s: Ship) -> bool:
    """Whether the active pirate has an action to choose."""
    return bool(s.agenda) and not s.actions_over and isinstance(s.agenda[-1], Acting)


def is_before_card(s: Ship) -> bool:
    """Whether the actions are over and the card is drawn next."""
    return bool(s.agenda) and isinstance(s.agenda[-1], Revenge)


def settle(s: Ship) -> None:
    """Go on, by quick choices, to the next action of a turn, to before a card, or to the end."""
    while s.agenda and not is_acting(s) and not is_before_card(s):
        answer_quickly(s)


def answer_quickly(s: Ship) -> None:
    """One phase: what it asks is answered by a quick choice."""
    phase = s.agenda[-1]
    asks = phase.proceed(s)
    if asks:
        s.asks = asks
        action = quick_choice(s, asks[0])
        s.agenda.pop()
        phase.answer(s, asks[0].seat, action)


def act(s: Ship, action: Action) -> None:
    """Play an action of the turn, and what follows from it."""
    if action is a.END_TURN:
        s.agenda.pop()
        end_actions(s)
    else:
        EFFECTS[type(action)](s, s.active, action)
    settle(s)


def finish_turn(s: Ship) -> None:
    """Play the rest of the turn, up to before its card."""
    settle(s)
    while is_acting(s):
        act(s, best_job(s).action)


def next_turn(s: Ship) -> None:
    """Draw the card, and play the next pirate's turn, up to before its card."""
    if is_before_card(s):
        answer_quickly(s)
    finish_turn(s)


def job_goal(s: Ship, action: Action) -> tuple[Ship, Action]:
    """What a move is good for: the first action of its job that is no plain move, and the ship before that.

    It is the last move that is known if the job takes more turns, and the move itself if no job begins with it.
    """
    ship, goal = copy_for_trial(s), action
    job = next((job for job in ranked_jobs(s) if job.action == action), None)
    for _ in range(MOST_STEPS):
        room = destination(ship, ship.active, goal)
        if job is None or room is None or room == OFF_SHIP or room in ship.token_at:
            break
        then = ship.clone()
        act(then, goal)
        job = find_job(then, job.kind, job.target) if is_acting(then) and then.turn_number == s.turn_number else None
        if job is not None:
            ship, goal = then, job.action
    return ship, goal


def copy_for_trial(s: Ship) -> Ship:
    """A copy to try things on, with luck of its own."""
    twin = s.clone()
    twin.chance = Fast(7)
    return twin
