"""A search that any game can use: play on many times from where one is, at tables that look the same from one's seat.

The tree is one of choices, not of tables: each time another table is dealt and other luck follows, and what a choice
is worth is its mean over all of them (information-set Monte Carlo tree search). The options themselves race: each
meets the same tables and the same luck as its rivals, and those that fall clearly behind are left.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from time import monotonic
from typing import NamedTuple

from ..engine import Action, Ask, Fast, Result, Seat, State, play, run
from .decision import Decision
from .stratified import Even

EXPLORE = 0.4
"""How much a choice further down that was seldom tried is given the benefit of the doubt."""
WIDEN = 8
"""Further down, the rule of thumb is trusted at first: each time a place was met so often, one more choice is tried."""
HEAT = 6
"""After so many tables, and each time so many more, it is seen who has fallen behind."""
BEHIND = 2.0
"""By how many standard errors an option must be behind the leader to be left."""
AGREED = 0.08
"""A few tables that agree prove little: so much doubt is left, where both may win as well as lose."""
TRUST = 0.7
"""And ahead of what the rule of thumb would do, to be chosen instead."""
LIMIT = 4_000
"""A game that goes on for longer is given up as even."""


class Budget(NamedTuple):
    """How long to search: seconds, or trials for results that can be had again. `stop` ends it at any time."""

    seconds: float = math.inf
    trials: int = 1_000_000
    stop: Callable[[], bool] = bool


class Node:
    """What has been learnt of a choice: how often it was there, how often tried, and how well it went for its seat."""

    __slots__ = ("after", "offered", "total", "trials")

    def __init__(self) -> None:
        self.offered = 0
        self.trials = 0
        self.total = 0.0
        self.after: dict[Action | None, Node] = {}

    @property
    def promise(self) -> float:
        return self.total / self.trials + EXPLORE * math.sqrt(math.log(self.offered) / self.trials)


class Entrant(NamedTuple):
    """An option in the race, and its score at each table."""

    action: Action
    node: Node
    scores: list[float]

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.5

    def lead(self, other: Entrant) -> tuple[float, float]:
        """How far it is ahead of another on the tables that both have met, and the standard error of that."""
        leads = [mine - yours for mine, yours in zip(self.scores, other.scores, strict=False)]
        if not leads:
            return 0.0, math.inf
        count = len(leads)
        mean = sum(leads) / count
        level = (sum(self.scores[:count]) + sum(other.scores[:count])) / (2 * count)
        spread = max(sum((lead - mean) ** 2 for lead in leads), AGREED * level * (1 - level)) / count
        return mean, math.sqrt(spread / count)


class Search:
    """One decision, looked into trial by trial. At any time `best` tells what has proved best so far."""

    def __init__(self, decision: Decision) -> None:
        self._began = monotonic()
        self._lookout = decision
        self._game = decision.game
        self._luck = decision.chance.below(1 << 62)
        self._thoughts = Fast(decision.chance.below(1 << 62))
        options = self._options(decision.sample_state(), decision.ask)
        self._entrants = [Entrant(option, Node(), []) for option in options if option is not None]
        self._race = self._entrants
        self.trials = 0

    def run(self, budget: Budget) -> None:
        """Search until the budget is spent or one option is left. At least one trial is made.

        Looking for the options counts, too, and no trial is begun if there is not time for the longest so far.
        """
        now, late = monotonic(), self._began + budget.seconds
        longest = 0.0
        while True:
            self.trial()
            before, now = now, monotonic()
            longest = max(longest, now - before)
            if self.trials >= budget.trials or len(self._race) == 1 or now + longest >= late or budget.stop():
                return

    def trial(self) -> None:
        """Deal a table, try the option whose turn it is, go down its tree, play on, and learn from how that ended."""
        self.trials += 1
        entrant = min(self._race, key=lambda entrant: len(entrant.scores))
        number = len(entrant.scores)
        s = self._lookout.sample_state(Fast(self._luck + number))
        s.chance = Even(self._luck, number)
        seat, node = self._lookout.ask.seat, entrant.node
        play(s, seat, entrant.action)
        path: list[tuple[Seat, Node]] = []
        while not self._told(s) and (ask := self._following(s)) is not None:
            action, node, new = _pick(node, self._options(s, ask))
            path.append((ask.seat, node))
            assert action is not None
            play(s, ask.seat, action)
            if new:
                break
        self._play_on(s)
        scores = {one: self._score(s, one) for one in (seat, *{other for other, _ in path})}
        for other, node in path:
            node.trials += 1
            node.total += scores[other]
        entrant.scores.append(scores[seat])
        if entrant is self._race[-1] and len(entrant.scores) % HEAT == 0:
            self._thin_out()

    def best(self) -> Action:
        """What has proved best. What the rule of thumb would do must be clearly worse to be left."""
        thumb = self._entrants[0]

        def gain(entrant: Entrant) -> float:
            if entrant is thumb:
                return 0.0
            lead, error = entrant.lead(thumb)
            return lead - TRUST * error

        return max(self._race, key=gain).action if thumb in self._race else max(self._race, key=_mean).action

    def standings(self) -> list[tuple[Action, float, int]]:
        """Each option with its mean and how often it was tried, the best first."""
        rows = [(entrant.action, entrant.mean, len(entrant.scores)) for entrant in self._entrants]
        return sorted(rows, key=lambda row: -row[1])

    def _thin_out(self) -> None:
        """Those who have fallen clearly behind leave the race."""
        leader = max(self._race, key=_mean)
        leads = {id(entrant): leader.lead(entrant) for entrant in self._race if entrant is not leader}
        left = {one for one, (lead, error) in leads.items() if lead > BEHIND * error}
        self._race = [entrant for entrant in self._race if id(entrant) not in left]

    def _options(self, s: State, ask: Ask) -> Sequence[Action | None]:
        """The options that deserve a look, first what the rule of thumb would do."""
        favourite = self._thumb(s, ask)
        return [favourite, *(option for option in self._game.candidates(s, ask) if option != favourite)]

    def _following(self, s: State) -> Ask | None:
        """Who must choose next; whoever may speak up before has done so by rule of thumb."""
        while s.asks:
            for ask in s.asks:
                if ask.may and (action := self._thumb(s, ask)) is not None:
                    play(s, ask.seat, action)
                    break
            else:
                return next(ask for ask in s.asks if not ask.may)
        return None

    def _play_on(self, s: State) -> None:
        """Until it can be told who will win."""
        made = run(s, lambda ask: self._thumb(s, ask), self._game.horizon)[0]
        while s.result is None and made < LIMIT and self._game.value(s, 0) is None:
            made += run(s, lambda ask: self._thumb(s, ask), 1)[0]

    def _told(self, s: State) -> bool:
        """Whether this is as far as the game looks ahead."""
        return not self._game.horizon and self._game.value(s, 0) is not None

    def _thumb(self, s: State, ask: Ask) -> Action | None:
        return self._game.policy(s, ask, self._thoughts)

    def _score(self, s: State, seat: Seat) -> float:
        if s.result is None:
            value = self._game.value(s, seat)
            return 0.5 if value is None else value
        return score(s.result, seat, self._game.cooperative)


def _mean(entrant: Entrant) -> float:
    return entrant.mean


def _pick(node: Node, options: Sequence[Action | None]) -> tuple[Action | None, Node, bool]:
    """The choice to try here: the first that is new, else the most promising; of more choices the oftener met."""
    met = sum(after.trials for after in node.after.values())
    options = options[: 1 + met // WIDEN]
    for option in options:
        node.after.setdefault(option, Node()).offered += 1
    for option in options:
        if not node.after[option].trials:
            return option, node.after[option], True
    chosen = max(options, key=lambda option: node.after[option].promise)
    return chosen, node.after[chosen], False


def score(result: Result, seat: Seat, together: bool = False) -> float:
    """What an end is worth to a seat: its share of the win, a whole one where all win together."""
    if seat not in result.winners:
        return 0.0
    return 1.0 if together else 1 / len(result.winners)
