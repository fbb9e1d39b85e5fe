"""The rollouts of an analysis, as jobs for worker processes."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from ...bots import Captain, ask_bot
from ...engine import Action, Ask, Budget, Fast
from ..rollouts import make_first_move, run_rollouts
from ..seeds import derive_seed, draw_seeds
from .effort import MAX_OPTIONS
from .replayed import ReplayedGame

NO_LIMIT_SECONDS = 1e6
SILENCE = -1
"""In place of the number of an option: none of them."""


class Purpose(Enum):
    """What the rollouts of a job are for. Each purpose has its own seeds, by its value."""

    CURVE = 0
    """The chances in a position."""
    AVERAGE_LUCK = 1
    """The chances after a choice, averaged over what could have been rolled."""
    SCREEN = 2
    """A first look at every option of a decision."""
    RECHECK_DECISION = 3
    """A second look at the choice and the best alternative."""
    RECHECK_ACTUAL_LUCK = 4
    """A second look at a position after a roll."""
    RECHECK_AVERAGE_LUCK = 5
    CAPTAIN = 6
    """What the Captain would have chosen."""


class Job(NamedTuple):
    """Rollouts at one position, and their number."""

    purpose: Purpose
    position_index: int
    trials: int
    seed: int
    horizon: int | None
    option: int = 0
    """For RECHECK_DECISION, which of the options to compare with the choice; SILENCE for none."""


class RolloutWorker:
    """Runs jobs on the positions of one game."""

    def __init__(self, load: Callable[[], ReplayedGame]) -> None:
        self._replayed = load()

    def __call__(self, job: Job) -> list[list[float]]:
        """Each rollout's outcome for each seat; for a decision, each option's outcomes for the seat that decides.

        For CAPTAIN, the number of the option that it chooses.
        """
        replayed = self._replayed
        game, position = replayed.game, replayed.positions[job.position_index]
        seeds = draw_seeds(job.trials, Fast(derive_seed(derive_seed(job.seed, job.position_index), job.purpose.value)))
        if job.purpose in (Purpose.CURVE, Purpose.RECHECK_ACTUAL_LUCK):
            return run_rollouts(game, position, seeds, job.horizon)
        step = replayed.steps[job.position_index]
        seat = step.ask.seat
        if job.purpose in (Purpose.AVERAGE_LUCK, Purpose.RECHECK_AVERAGE_LUCK):
            move = make_first_move(game, seat, step.action)
            return run_rollouts(game, position, seeds, job.horizon, first_move=move)
        if job.purpose is Purpose.CAPTAIN:
            return [[float(captains_option(replayed, job.position_index, job.trials, seeds[0]))]]
        if job.purpose is Purpose.RECHECK_DECISION:
            options = [step.action, option_at(step.ask, job.option)]
        else:
            options = options_to_compare(replayed, job.position_index)
        # A decision is judged by what its seat knew: on positions that look the same to it, the same for all options.
        outcomes = [
            run_rollouts(game, position, seeds, job.horizon, seat, make_first_move(game, seat, option))
            for option in options
        ]
        return [[outcome[seat] for outcome in of_option] for of_option in outcomes]

    def close(self) -> None:
        pass


def captains_option(replayed: ReplayedGame, index: int, trials: int, seed: int) -> int:
    """The number of the option that the Captain chooses there, by what the seat knew; SILENCE for none."""
    ask = replayed.steps[index].ask
    # Planners keep their plans by budget. With one of its own for each position, an answer does not depend on which
    # positions this process was asked about before.
    budget = Budget(seconds=NO_LIMIT_SECONDS + index, trials=trials)
    choice = ask_bot(Captain(budget), replayed.game, replayed.positions[index], ask, Fast(seed))
    return SILENCE if choice.action is None else ask.options.index(choice.action)


def option_at(ask: Ask, number: int) -> Action | None:
    return None if number == SILENCE else ask.options[number]


def options_to_compare(replayed: ReplayedGame, index: int) -> list[Action | None]:
    """The choice that was made, then the alternatives worth trying. None is silence."""
    step = replayed.steps[index]
    options: list[Action | None] = [*replayed.game.candidates(replayed.positions[index], step.ask)]
    options += [None] if step.ask.may else []
    others = [option for option in options if option != step.action]
    if len(others) > MAX_OPTIONS:
        others = [others[(len(others) - 1) * place // (MAX_OPTIONS - 1)] for place in range(MAX_OPTIONS)]
    return [step.action, *others]
