"""A finished game looked at again: how the chances went, which rolls were lucky, and which decisions were dear.

Every number comes from playing on by the game's own rules of thumb. A step is split in two: from the chance before a
choice to the average over all that luck might have done with it, and from there to what luck did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from ...engine import Action, Fast, Seat
from ..hands import share_out
from ..rollouts import Estimate, Z, average, chosen, difference, futures, keys, shares
from ..simulation.run_config import derive_seed
from .effort import LOOKS, Effort
from .replayed import ReplayedGame

CURVE, LUCK, SCREEN, JUDGE, ACTUAL, MIGHT = range(6)
"""What trials are for: each has luck of its own."""
ROUGH = 0.01
"""How far a game's own estimate may be off."""
FILLED = 6
"""Where only some positions are looked at, at most so many gaps between them are filled in."""


class Chances(NamedTuple):
    """Each seat's chance, and its standard error."""

    means: tuple[float, ...]
    errors: tuple[float, ...]

    def interval(self, seat: Seat) -> tuple[float, float]:
        mean, error = self.means[seat], Z * self.errors[seat]
        return max(0.0, mean - error), min(1.0, mean + error)


class LuckSwing(NamedTuple):
    """What the luck of one choice was worth to one seat."""

    at: int
    seat: Seat
    worth: Estimate
    again: bool = False
    """Whether it was looked at a second time."""


class Mistake(NamedTuple):
    """What a decision cost the seat that made it, against the best that was tried."""

    at: int
    seat: Seat
    better: Action | None
    cost: Estimate


@dataclass
class Analysis:
    """What has been found out so far."""

    log: ReplayedGame
    pace: Effort
    seed: int
    curve: dict[int, Chances] = field(default_factory=dict)
    """By the number of choices made before that moment."""
    strokes: list[LuckSwing] = field(default_factory=list)
    slips: list[Mistake] = field(default_factory=list)
    looked_at: int = 0
    """How many decisions were looked at."""
    stopped: bool = False

    @property
    def sides(self) -> range:
        """Whose chances differ: where all play together, one stands for all."""
        return range(1 if self.log.game.cooperative else self.log.seats)


class Job(NamedTuple):
    kind: int
    at: int
    trials: int
    seed: int
    horizon: int | None
    against: int = 0
    """For a decision looked at again: which of the options to compare with."""


def analyse(
    load: Callable[[], ReplayedGame], pace: Effort, seed: int = 0, workers: int = 1, seat: Seat | None = None
) -> Analysis:
    """Look at the whole game; with a seat, only at that one's decisions. Ctrl-C ends it early with what is found."""
    found = Analysis(load(), pace, seed)

    def do(jobs: Iterable[Job], unit: str) -> dict[int, list[list[float]]]:
        results: dict[int, list[list[float]]] = {}
        source = load if workers > 1 else lambda: found.log
        try:
            share_out(source, work, [*jobs], workers, lambda job, result: results.update({job.at: result}), unit)
        except KeyboardInterrupt:
            found.stopped = True
        return results

    for stage in (_draw_curve,) if pace.brief else (_draw_curve, _weigh_luck, _judge_decisions):
        if not found.stopped:
            stage(found, do, seat)
    return found


Do = Callable[[Iterable[Job], str], dict[int, list[list[float]]]]


def work(log: ReplayedGame, job: Job) -> list[list[float]]:
    """In a worker: the outcome for each seat of each trial; of a decision, the decider's for each option."""
    game, table = log.game, log.tables[job.at]
    luck = keys(job.trials, Fast(derive_seed(derive_seed(job.seed, job.at), job.kind)))
    if job.kind in (CURVE, ACTUAL):
        return futures(game, table, luck, job.horizon)
    step = log.steps[job.at]
    seat = step.ask.seat
    if job.kind in (LUCK, MIGHT):
        return futures(game, table, luck, job.horizon, first=chosen(game, seat, step.action))
    options = candidates(log, job.at)
    if job.kind == JUDGE:
        options = [options[0], options[job.against]]
    # A decision is judged by what its seat knew: on tables that looked the same to it, the same ones for all options.
    tried = [futures(game, table, luck, job.horizon, seat, chosen(game, seat, option)) for option in options]
    return [[outcome[seat] for outcome in outcomes] for outcomes in tried]


def candidates(log: ReplayedGame, at: int) -> list[Action | None]:
    """What was chosen, then the others worth a look; None is silence."""
    step = log.steps[at]
    candidates: list[Action | None] = [*log.game.candidates(log.tables[at], step.ask)]
    candidates += [None] if step.ask.may else []
    others = [option for option in candidates if option != step.action]
    if len(others) > LOOKS:
        others = [others[(len(others) - 1) * place // (LOOKS - 1)] for place in range(LOOKS)]
    return [step.action, *others]


def change(before: Chances, after: Chances, seat: Seat) -> Estimate:
    """By how much a seat's chance has changed, each having been sampled by itself."""
    size = after.means[seat] - before.means[seat]
    error = Z * sqrt(after.errors[seat] ** 2 + before.errors[seat] ** 2)
    return Estimate(size, size - error, size + error)


def _draw_curve(found: Analysis, do: Do, seat: Seat | None) -> None:
    """The chances at every so many choices; then at every choice where they changed most in between."""
    last, every = len(found.log.steps), found.pace.every
    grid = sorted({*range(0, last + 1, every), last})
    _chances(found, do, grid)
    if every > 1 and not found.stopped and not found.pace.brief:
        pairs = [*pairwise(grid)]
        pairs.sort(key=lambda pair: (-_moved(found, *pair), pair))
        filled = min(FILLED, max(1, len(grid) // every))
        _chances(found, do, [at for start, end in pairs[:filled] for at in range(start + 1, end)])


def _chances(found: Analysis, do: Do, moments: Sequence[int]) -> None:
    log, result = found.log, found.log.tables[-1].result
    needed = {log.like(at) for at in moments} - found.curve.keys()
    if result is not None:
        needed.discard(len(log.steps))
    jobs = [_job(found, CURVE, at) for at in _coarse_to_fine(sorted(needed))]
    for at, outcomes in do(jobs, "positions").items():
        found.curve[at] = _summary(outcomes, found.pace)
    for at in moments:
        if log.like(at) in found.curve:
            found.curve[at] = found.curve[log.like(at)]
    if result is not None:
        ended = tuple(shares(result, log.seats, log.game.cooperative))
        found.curve[len(log.steps)] = Chances(ended, (0.0,) * log.seats)


def _weigh_luck(found: Analysis, do: Do, seat: Seat | None) -> None:
    """For every choice on which something was rolled: what actually followed against all that might have."""
    rolled = [at for at, step in enumerate(found.log.steps) if step.rolled and at + 1 in found.curve]
    might = {
        at: _summary(outcomes, found.pace)
        for at, outcomes in do([_job(found, LUCK, at) for at in rolled], "rolls").items()
    }
    strokes = [
        LuckSwing(at, side, change(might[at], found.curve[at + 1], side))
        for at in sorted(might)
        for side in found.sides
    ]
    extreme: dict[int, None] = {}
    for side in found.sides:
        mine = sorted((stroke for stroke in strokes if stroke.seat == side), key=lambda stroke: stroke.worth.mean)
        extreme.update(dict.fromkeys(stroke.at for stroke in mine[: found.pace.again] + mine[-found.pace.again :]))
    if not found.stopped:
        again = _weighed_again(found, do, sorted(extreme))
        strokes = [again.get((stroke.at, stroke.seat), stroke) for stroke in strokes]
    found.strokes = strokes


def _weighed_again(found: Analysis, do: Do, moments: Sequence[int]) -> dict[tuple[int, Seat], LuckSwing]:
    trials, last = found.pace.judge, len(found.log.steps)
    might = do([_job(found, MIGHT, at, trials) for at in moments], "rolls")
    actual = do([_job(found, ACTUAL, at + 1, trials) for at in moments if at + 1 < last or not found.log.over], "rolls")
    known = {at: _summary(outcomes, found.pace) for at, outcomes in actual.items()}
    if found.log.over:
        known[last] = found.curve[last]
    return {
        (at, side): LuckSwing(at, side, change(_summary(might[at], found.pace), known[at + 1], side), again=True)
        for at in moments
        if at in might and at + 1 in known
        for side in found.sides
    }


def _judge_decisions(found: Analysis, do: Do, seat: Seat | None) -> None:
    """Every option a few times; then, for what looks dearest, the best against what was chosen once more."""
    log, every = found.log, found.pace.every
    free = [at for at, step in enumerate(log.steps) if step.free and seat in (None, step.ask.seat)]
    asked = [at for at in free[::every] if len(candidates(log, at)) > 1]
    screened = do([_job(found, SCREEN, at, found.pace.screen) for at in asked], "decisions")
    found.looked_at = len(screened)
    if found.stopped:
        return
    dear: dict[Seat, list[tuple[float, int, int]]] = {}
    for at, tried in sorted(screened.items()):
        means = [sum(outcomes) / len(outcomes) for outcomes in tried]
        best = max(range(len(means)), key=means.__getitem__)
        if means[best] > means[0]:
            dear.setdefault(log.steps[at].ask.seat, []).append((means[0] - means[best], at, best))
    again = [entry for slips in dear.values() for entry in sorted(slips)[: found.pace.again]]
    jobs = [_job(found, JUDGE, at, found.pace.judge)._replace(against=best) for _, at, best in again]
    best_of = {at: best for _, at, best in again}
    for at, (mine, other) in sorted(do(jobs, "decisions").items()):
        cost = difference([better - own for own, better in zip(mine, other, strict=True)])
        found.slips.append(Mistake(at, log.steps[at].ask.seat, candidates(log, at)[best_of[at]], cost))


def _job(found: Analysis, kind: int, at: int, trials: int | None = None) -> Job:
    return Job(kind, at, found.pace.trials if trials is None else trials, found.seed, found.pace.horizon)


def _summary(outcomes: Sequence[Sequence[float]], pace: Effort) -> Chances:
    """Means and standard errors.

    Of games played to the end, two made-up wins and losses keep few that all agree from seeming certain; what a game
    itself estimates is a little off however often it is asked.
    """
    count, means = len(outcomes), average(outcomes)
    if pace.horizon is None:
        rates = [(mean * count + 2) / (count + 4) for mean in means]
        return Chances(tuple(means), tuple(sqrt(rate * (1 - rate) / (count + 4)) for rate in rates))
    squares = average([[value * value for value in outcome] for outcome in outcomes])
    spreads = [max(0.0, square - mean * mean) for square, mean in zip(squares, means, strict=True)]
    return Chances(tuple(means), tuple(sqrt(spread / count + ROUGH * ROUGH) for spread in spreads))


def _moved(found: Analysis, start: int, end: int) -> float:
    if start not in found.curve or end not in found.curve:
        return 0.0
    return max(abs(change(found.curve[start], found.curve[end], side).mean) for side in found.sides)


def _coarse_to_fine(moments: Sequence[int]) -> list[int]:
    """First a few far apart, then those between: whenever it is stopped, what is known is spread evenly.

    >>> _coarse_to_fine([0, 1, 2, 3, 4])
    [0, 4, 2, 1, 3]
    """
    order: dict[int, None] = {}
    step = max(1, len(moments) - 1)
    while step:
        order.update(dict.fromkeys(moments[::step]))
        step //= 2
    return [*order]
