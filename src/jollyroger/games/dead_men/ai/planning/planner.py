"""The Captain: plans a turn by trying many, and keeps the plan until luck intervenes.

Random sequences of jobs are screened by the learnt value of the position they lead to. The best few are raced: each is
played on for a whole round, the other pirates by the quick policy, with the same luck for all. Choices that are no
actions of a turn are raced in the same way.

The numbers here and in `race` are set by hand. A trial found a whole round better than two turns (docs/decisions/0019),
and 20 plans in the race no better than 8 (docs/training.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .....engine import Action, Ask, Budget, Chance, Fast, Thought
from ...rules.action_phase import Acting
from ...rules.tile_search import Placing
from ...state import Ship
from ..jobs.all_jobs import best_job, ranked_jobs
from ..jobs.job import URGENT
from ..learnt_value.value import win_probability
from ..quick.playing import finish_turn, next_turn
from ..quick.quick_choices import quick_choice
from ..quick.tile_placement import ranked_placements
from .kept_plans import KEPT, keep_plan, planned_steps, position_key
from .plan_text import plan_text
from .race import BATCH, Clock, Standings
from .rollout_luck import rollout_luck
from .turn_plans import Plan, play_plan, random_plan

MOST_PLANS: Final = 8
"""How many plans are raced."""
SAME_BEGINNING: Final = 3
"""At most this many of them begin with the same action."""
RANDOM_PLANS: Final = 40
"""How many random turns are screened, besides one for each job."""
SCREENING_LUCKS: Final = 4
"""They are screened with this many different lucks."""
MOST_ROLLOUTS: Final = 96
"""Rollouts of each candidate at most."""
MOST_PLACEMENTS: Final = 6
"""How many places for a tile are raced."""
SEED_RANGE: Final = 1 << 40


def think(deal: Callable[[Chance], Ship], ask: Ask, chance: Chance, budget: Budget) -> Thought:
    """The best choice found within the budget, and the plan it belongs to."""
    s = deal(chance)
    if not isinstance(s.agenda[-1], Acting):
        return Thought(race_options(deal, s, ask, chance, budget))
    kept = KEPT.get((position_key(s), budget), ask)
    if kept is not None:
        return kept
    best = best_job(s)
    if best.rate >= URGENT and best.action in ask.options:
        return Thought(best.action)
    plan = plan_turn(deal, s, chance, budget)
    if plan.first not in ask.options:
        return Thought(quick_choice(s, ask))
    steps = planned_steps(s, plan)
    text = plan_text(steps)
    keep_plan(steps, text, budget)
    return Thought(plan.first, text)


def plan_turn(deal: Callable[[Chance], Ship], s: Ship, chance: Chance, budget: Budget) -> Plan:
    """The best plan for the rest of the turn."""
    clock, luck = Clock(budget), Fast(chance.below(SEED_RANGE))
    seed = luck.below(SEED_RANGE)
    plans = screen_plans(s, luck, seed, clock)
    race = Race(deal, s.seats + 1, seed)
    return plans[race.run(plans, clock)]


def screen_plans(s: Ship, luck: Chance, seed: int, clock: Clock) -> list[Plan]:
    """The quick policy's own plan, and the most promising of many others."""
    ranked = ranked_jobs(s)
    found: list[tuple[float, int, Plan]] = []
    for number in range(len(ranked) + RANDOM_PLANS):
        first = number if number < len(ranked) else None
        twin = trial_copy(s, seed + number % SCREENING_LUCKS, 0)
        plan = random_plan(twin, luck, first)
        found.append((-win_probability(twin), number, plan))
        if clock.is_over():
            break
    found.sort(key=worst_last)
    plans = [Plan((), ranked[0].action)]
    tried = [plans[0].jobs]
    for _, _, plan in found:
        if len(plans) == MOST_PLANS:
            break
        alike = len([other for other in plans[1:] if other.first == plan.first])
        if alike < SAME_BEGINNING and plan.jobs not in tried:
            plans.append(plan)
            tried.append(plan.jobs)
    return plans


def worst_last(found: tuple[float, int, Plan]) -> tuple[float, int]:
    return found[0], found[1]


def trial_copy(s: Ship, seed: int, turn: int) -> Ship:
    """A copy to play on, with luck of its own; the active player decides for all, which is faster."""
    twin = s.clone()
    twin.chance = rollout_luck(seed, turn)
    twin.by_vote = False
    return twin


class Race:
    """Rollouts from states that look the same to the asked seat."""

    def __init__(self, deal: Callable[[Chance], Ship], turns: int, seed: int) -> None:
        self.deal = deal
        self.turns = turns
        self.seed = seed

    def run(self, candidates: Sequence[Plan | Action], clock: Clock) -> int:
        """The number of the best plan, or of the best answer to the open question."""
        standings = Standings(len(candidates))
        rounds = 0
        while rounds < MOST_ROLLOUTS and len(standings.alive) > 1 and not clock.is_over():
            for _ in range(BATCH):
                number = self.seed + SCREENING_LUCKS + rounds
                s = self.deal(Fast(number))
                for candidate in standings.alive:
                    twin = trial_copy(s, number, 0)
                    begin(twin, candidates[candidate])
                    standings.scores[candidate].append(self.play_on(twin, number))
                clock.trials -= len(standings.alive)
                rounds += 1
                if clock.is_over():
                    break
            standings.drop_losers()
            if len({first_action(candidates[candidate]) for candidate in standings.alive}) == 1:
                break
        return standings.winner()

    def play_on(self, s: Ship, number: int) -> float:
        """Play on from before a card, and value where that leads."""
        for turn in range(1, self.turns):
            if s.result is not None:
                break
            s.chance = rollout_luck(number, turn)
            next_turn(s)
        return win_probability(s)


def begin(s: Ship, candidate: Plan | Action) -> None:
    """Play a plan, or an answer to the open question and the rest of the turn."""
    if isinstance(candidate, Plan):
        play_plan(s, candidate)
        return
    seat = s.asks[0].seat
    phase = s.agenda.pop()
    phase.answer(s, seat, candidate)
    finish_turn(s)


def first_action(candidate: Plan | Action) -> Action:
    return candidate.first if isinstance(candidate, Plan) else candidate


def race_options(deal: Callable[[Chance], Ship], s: Ship, ask: Ask, chance: Chance, budget: Budget) -> Action:
    """The best answer to a question that is no action of a turn."""
    first = quick_choice(s, ask)
    options = list(ask.options)
    if isinstance(s.agenda[-1], Placing):
        options = ranked_placements(s, options)[:MOST_PLACEMENTS]
    candidates = list(dict.fromkeys([first, *options]))
    race = Race(deal, s.seats, chance.below(SEED_RANGE))
    return candidates[race.run(candidates, Clock(budget))]
