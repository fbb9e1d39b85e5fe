"""A search for any game: information-set Monte Carlo tree search, with a race among the options at the root.

Every trial samples a state that looks the same from the seat, plays one option in it, descends the option's tree and
plays on by the game's policy. The tree is one of choices, not of states: a choice is worth its mean over all sampled
states. The n-th trial of every option has the same state and the same randomness, so that the options can be compared
pairwise, and options that fall clearly behind are pruned. (docs/decisions/0007)
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import NamedTuple

from ..engine import Action, Ask, Budget, Fast, Result, Seat, State, ask_order, play, run
from .decision import Decision
from .stratified import StratifiedChance

# These numbers were chosen by hand for some dozens of trials a choice, not fitted. docs/decisions/0007 says what they
# are for, docs/bots.md how strong the Captain is with them.
EXPLORATION = 0.4
"""The constant of the UCB formula, below the root."""
WIDEN_EVERY = 8
"""Below the root, a node considers one more choice each time it has been visited this often."""
PRUNE_EVERY = 6
"""Prune each time the options in the race have had this many more trials."""
PRUNE_AT = 2.0
"""Prune an option that is behind the leader by more than this many standard errors."""
MIN_VARIANCE = 0.08
"""Least variance of a lead, as a share of p(1 - p): a few trials that agree by chance do not prove a lead."""
SWITCH_AT = 0.7
"""Prefer an option to the policy's choice if it is ahead by more than this many standard errors."""
SWITCH_AFTER = 3
"""The least trials of an option before it is preferred: fewer say nothing about the error."""
MAX_CHOICES = 4_000
"""A rollout longer than this counts as even."""


class Node:
    """Statistics of a choice: how often it was offered and tried, and its total score for the seat that chooses.

    `visits` is the number of trials that chose one of its children.
    """

    __slots__ = ("children", "offered", "total", "trials", "visits")

    def __init__(self) -> None:
        self.offered = 0
        self.trials = 0
        self.total = 0.0
        self.visits = 0
        self.children: dict[Action | None, Node] = {}

    @property
    def upper_confidence_bound(self) -> float:
        return self.total / self.trials + EXPLORATION * math.sqrt(math.log(self.offered) / self.trials)


class Candidate(NamedTuple):
    """An option at the root, and its score in each of its trials.

    Scores are added with `fsum`: from Python 3.12 on, `sum` rounds sums of floats differently.
    """

    action: Action
    node: Node
    scores: list[float]

    @property
    def mean(self) -> float:
        return math.fsum(self.scores) / len(self.scores) if self.scores else 0.5

    def lead(self, other: Candidate) -> tuple[float, float]:
        """The mean lead over another candidate in the trials that both have had, and its standard error."""
        leads = [mine - yours for mine, yours in zip(self.scores, other.scores, strict=False)]
        if not leads:
            return 0.0, math.inf
        count = len(leads)
        mean = math.fsum(leads) / count
        level = (math.fsum(self.scores[:count]) + math.fsum(other.scores[:count])) / (2 * count)
        spread = math.fsum([(lead - mean) ** 2 for lead in leads])
        variance = max(spread, MIN_VARIANCE * level * (1 - level)) / count
        return mean, math.sqrt(variance / count)


class Search:
    """A search for one decision, run trial by trial. `best` can be asked at any time."""

    def __init__(self, decision: Decision) -> None:
        self._started = monotonic()
        self._decision = decision
        self._game = decision.game
        self._seed = decision.chance.below(1 << 62)
        self._policy_chance = Fast(decision.chance.below(1 << 62))
        options = self._options(decision.sample_state(), decision.ask)
        self.candidates = [Candidate(option, Node(), []) for option in options if option is not None]
        self._remaining = self.candidates
        self._values: dict[Seat, float | None] = {}  # of the position that the current trial has reached
        self.trials = 0

    def run(self, budget: Budget) -> None:
        """Search until the budget is spent or one option is left; at least one trial.

        The time counts from the start of the constructor. No trial starts if the longest so far would exceed it.
        """
        for _ in self.run_in_steps(budget):
            pass

    def run_in_steps(self, budget: Budget) -> Iterator[None]:
        """Like `run`; yields between the trials, so that the caller can pause."""
        deadline = self._started + budget.seconds
        longest = 0.0
        while True:
            started = monotonic()
            self.run_trial()
            now = monotonic()
            longest = max(longest, now - started)
            if self.trials >= budget.trials or len(self._remaining) == 1 or now + longest >= deadline:
                return
            yield

    def run_trial(self) -> None:
        """Sample a state, try the next option in it, descend its tree, play on, and record the scores."""
        self.trials += 1
        candidate = min(self._remaining, key=lambda candidate: len(candidate.scores))
        number = len(candidate.scores)
        # Sampled from other randomness than the game goes on with: otherwise hidden cards would predict the dice.
        s = self._decision.sample_state(Fast(self._seed + number))
        s.chance = StratifiedChance(self._seed, number)
        seat, node = self._decision.ask.seat, candidate.node
        self._play(s, seat, candidate.action)
        path: list[tuple[Seat, Node]] = []
        while not self._is_valued_now(s) and (ask := self._next_decision(s)) is not None:
            action, node, is_new = select_child(node, self._options(s, ask))
            path.append((ask.seat, node))
            assert action is not None
            self._play(s, ask.seat, action)
            if is_new:
                break
        self._roll_out(s)
        scores = {one: self._score(s, one) for one in (seat, *{other for other, _ in path})}
        parent = candidate.node
        for other, node in path:
            node.trials += 1
            node.total += scores[other]
            parent.visits += 1
            parent = node
        candidate.scores.append(scores[seat])
        if candidate is self._remaining[-1] and len(candidate.scores) % PRUNE_EVERY == 0:
            self._prune()

    def best(self) -> Action:
        """The best option so far: the policy's choice, unless another is ahead of it by more than its error."""
        policy_choice = self.candidates[0]

        def gain(candidate: Candidate) -> float:
            if candidate is policy_choice:
                return 0.0
            lead, error = candidate.lead(policy_choice)
            return lead - SWITCH_AT * error if len(candidate.scores) >= SWITCH_AFTER else -1.0

        key = gain if policy_choice in self._remaining else _mean
        return max(self._remaining, key=key).action

    def _prune(self) -> None:
        leader = max(self._remaining, key=_mean)

        def stays(candidate: Candidate) -> bool:
            lead, error = leader.lead(candidate)
            return candidate is leader or lead <= PRUNE_AT * error

        self._remaining = list(filter(stays, self._remaining))

    def _options(self, s: State, ask: Ask) -> Sequence[Action | None]:
        """The options worth trying, the policy's choice first."""
        choice = self._policy(s, ask)
        return [choice, *(option for option in self._game.candidates(s, ask) if option != choice)]

    def _next_decision(self, s: State) -> Ask | None:
        """The next ask that must be answered, after the policy has answered those that may be."""
        while s.asks:
            *offers, must = ask_order(s)
            for offer in offers:
                if (action := self._policy(s, offer)) is not None:
                    self._play(s, offer.seat, action)
                    break
            else:
                return must
        return None

    def _roll_out(self, s: State) -> None:
        """Play by the policy until the game can value the state."""
        made = self._run(s, self._game.horizon)
        while not s.has_ended and made < MAX_CHOICES and self._value(s, 0) is None:
            made += self._run(s, 1)

    def _play(self, s: State, seat: Seat, action: Action) -> None:
        play(s, seat, action)
        self._values.clear()

    def _run(self, s: State, limit: int) -> int:
        """Play by the policy. Returns the number of choices."""
        if limit:
            self._values.clear()
        return run(s, lambda ask: self._policy(s, ask), limit)[0]

    def _value(self, s: State, seat: Seat) -> float | None:
        """What the seat expects of the position. It is computed once, although several steps of a trial need it."""
        if self._game.cooperative:
            seat = 0
        if seat not in self._values:
            self._values[seat] = (self._game.expected_worth or self._game.value)(s, seat)
        return self._values[seat]

    def _is_valued_now(self, s: State) -> bool:
        """Whether the tree ends here, because the game looks no further ahead."""
        return not self._game.horizon and self._value(s, 0) is not None

    def _policy(self, s: State, ask: Ask) -> Action | None:
        return self._game.policy(s, ask, self._policy_chance)

    def _score(self, s: State, seat: Seat) -> float:
        if s.result is None:
            value = self._value(s, seat)
            return 0.5 if value is None else value
        if self._game.worth is not None:
            return self._game.worth(s.result, seat)
        return score(s.result, seat, self._game.cooperative)


def _mean(candidate: Candidate) -> float:
    return candidate.mean


def select_child(node: Node, options: Sequence[Action | None]) -> tuple[Action | None, Node, bool]:
    """The choice to try here, its node, and whether it is new: the first new one, else the one with the best bound.

    The more visits the node has had, the more of the options are considered.
    """
    considered = options[: 1 + node.visits // WIDEN_EVERY]
    children = []
    for option in considered:
        child = node.children.get(option)
        if child is None:
            child = node.children[option] = Node()
        child.offered += 1
        children.append(child)
    for option, child in zip(considered, children, strict=True):
        if not child.trials:
            return option, child, True
    bounds = [child.upper_confidence_bound for child in children]
    best = bounds.index(max(bounds))
    return considered[best], children[best], False


def score(result: Result, seat: Seat, cooperative: bool = False) -> float:
    """A result's worth to a seat: its share of the win, or the whole win in a cooperative game."""
    if seat not in result.winners:
        return 0.0
    return 1.0 if cooperative else 1 / len(result.winners)
