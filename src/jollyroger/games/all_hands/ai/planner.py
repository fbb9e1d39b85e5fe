"""The Captain's planner: it plays the plans that are open to him against what the others may hold, and compares them.

A plan is a whole bid, or one choice of another kind. Each trial deals the cards he cannot see as the others may hold
them (`beliefs`), plays a plan, goes on by the policy to the next auction, and asks `position_value` how good that is.
All plans are tried on the same deals and the same luck; those that fall behind are dropped.

The numbers are set by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Final

from ....engine import Action, Ask, Budget, Chance, Fast, Seat, Thought, ask_order, play
from ..actions import DONE, Call
from ..components import HAND_LIMIT
from ..rules.bidding import Bidding
from ..rules.cheating import CallWindow
from ..state import Table
from .beliefs import believe
from .bid_plans import Plan, bid_plans
from .policy import policy
from .position_value import win_chance
from .search_hints import candidates

ROUNDS_AHEAD: Final = 1
"""How many auctions are decided before a position is valued, this one included."""
FIRST_PRUNING: Final = 8
PRUNE_EVERY: Final = 4
"""After how many deals plans are dropped: at first, and from then on."""
PRUNE_AT: Final = 2.0
"""Drop a plan that is behind the best by more than this many standard errors."""
SWITCH_AT: Final = 0.5
"""Prefer a plan to the policy's if it is ahead by more than this many standard errors."""
MIN_VARIANCE: Final = 0.0004
"""Of a lead in one deal: a few deals that agree by chance prove nothing."""


class Contender:
    """A plan in the race, and its score in each deal."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.scores: list[float] = []
        self.total = 0.0

    def lead(self, other: Contender) -> tuple[float, float]:
        """The mean lead over another plan in the deals that both have had, and its standard error."""
        count = min(len(self.scores), len(other.scores))
        total = squares = 0.0
        for deal in range(count):
            lead = self.scores[deal] - other.scores[deal]
            total += lead
            squares += lead * lead
        mean = total / count
        return mean, sqrt(max(squares / count - mean * mean, MIN_VARIANCE) / count)


def think(sample: Callable[[Chance], Table], ask: Ask, chance: Chance, budget: Budget) -> Thought:
    """The plan that does best, as far as the budget allows to find out."""
    started = monotonic()
    seed = chance.below(1 << 62)
    s = sample(Fast(seed))
    plans = plans_for(s, ask)
    if len(plans) == 1:
        return Thought(plans[0][0])
    race = [Contender(plan) for plan in plans]
    policy_choice = race[0]
    trials = deals = 0
    while True:
        deals += 1
        s = sample(Fast(seed + 2 * deals))
        believe(s, ask.seat, Fast(seed - 2 * deals))
        for contender in race:
            twin = s.clone()
            twin.chance = Fast(seed + 2 * deals + 1)
            score = try_plan(twin, ask.seat, contender.plan)
            contender.scores.append(score)
            contender.total += score
        trials += len(race)
        if deals >= FIRST_PRUNING and deals % PRUNE_EVERY == 0:
            race = without_losers(race)
        used = monotonic() - started
        if len(race) == 1 or trials + len(race) > budget.trials or used * (1 + 1 / deals) > budget.seconds:
            break
    return Thought(best_of(race, policy_choice).plan[0])


def plans_for(s: Table, ask: Ask) -> list[Plan]:
    """The plans to compare, the policy's first; a single one where there is nothing to think about."""
    phase = s.agenda[-1]
    choice = policy(s, ask, s.chance)
    assert choice is not None
    if isinstance(phase, Bidding) and not isinstance(choice, Call):
        return bid_plans(s, ask.seat, phase.picks)
    if isinstance(phase, CallWindow) or choice == DONE:
        return [(choice,)]
    return [(choice,), *[(option,) for option in candidates(s, ask) if option != choice]]


def try_plan(s: Table, seat: Seat, plan: Plan) -> float:
    """Play a plan and go on by the policy. Returns how likely the captain is to win then."""
    dealer = s.dealer
    for action in plan:
        play(s, seat, action)
    play_on(s, dealer)
    if s.result is None:
        return win_chance(s, seat)
    return 1 / len(s.result.winners) if seat in s.result.winners else 0.0


def play_on(s: Table, dealer: Seat) -> None:
    """Play by the policy until an auction of another dealer is about to begin, and nobody can be called rightly."""
    rounds = 0
    chance = Fast(0)  # the policy needs none
    while s.asks:
        if s.dealer != dealer:
            dealer = s.dealer
            rounds += 1
        if rounds >= ROUNDS_AHEAD and isinstance(s.agenda[-1], Bidding) and not has_cheat(s):
            return
        for ask in ask_order(s):
            action: Action | None = policy(s, ask, chance)
            if action is not None:
                play(s, ask.seat, action)
                break


def has_cheat(s: Table) -> bool:
    if s.cheating:
        for hand in s.hands:
            if len(hand) > HAND_LIMIT:
                return True
    return False


def without_losers(race: list[Contender]) -> list[Contender]:
    """The plans that are not clearly behind the best one."""
    best = race[0]
    for contender in race:
        if contender.total > best.total:
            best = contender
    remaining: list[Contender] = []
    for contender in race:
        if contender is not best:
            lead, error = best.lead(contender)
            if lead > PRUNE_AT * error:
                continue
        remaining.append(contender)
    return remaining


def best_of(race: list[Contender], policy_choice: Contender) -> Contender:
    """The policy's plan, unless another one is ahead of it by more than its error."""
    best, most = race[0], -1.0
    for contender in race:
        gain = contender.total
        if contender is policy_choice:
            gain = 0.0
        elif policy_choice in race:
            lead, error = contender.lead(policy_choice)
            gain = lead - SWITCH_AT * error
        if gain > most:
            best, most = contender, gain
    return best
