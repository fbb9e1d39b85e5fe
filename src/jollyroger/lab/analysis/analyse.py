"""Analyses a recorded game: each seat's chances over time, lucky and unlucky rolls, and costly decisions.

All numbers come from rollouts with the game's own policy. A step is split in two: from the chance before a choice to
the average over all that could have been rolled after it (the decision), and from there to what was rolled (the luck).
What would have been a better decision is what the Captain chooses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing, nullcontext
from functools import partial
from itertools import pairwise
from math import inf, sqrt
from time import monotonic

from ...engine import Seat
from ..pool import Pool, open_pool, run_in_order
from ..pool.batches import Batch
from ..progress import progress_bar
from ..scoring import win_shares
from ..statistics import column_means, paired_difference
from .analysis import Analysis, Chances, LuckSwing, Mistake
from .effort import Effort
from .jobs import Job, Purpose, RolloutWorker, option_at, options_to_compare
from .replayed import ReplayedGame

ESTIMATE_ERROR = 0.01
"""Standard error assumed for a game's own estimate, which is biased by an amount that more rollouts do not reduce."""
MAX_FILLED_GAPS = 6
"""If only some positions are analysed, at most this many gaps are filled in: the text shows six turning points."""

Outcomes = list[list[float]]


def analyse(
    load: Callable[[], ReplayedGame],
    effort: Effort,
    seed: int = 0,
    workers: int = 1,
    seat: Seat | None = None,
    report: Callable[[float], None] | None = None,
    max_seconds: float | None = None,
) -> Analysis:
    """Analyse the whole game; with a seat, only that seat's decisions. Ctrl-C ends it early with what is known so far.

    With several workers `load` is called in each, so it must be picklable. `report` is told how far it is, 0 to 1;
    without it, progress bars are shown. After `max_seconds` it ends early too.
    """
    analysis = Analysis(load(), effort, seed)
    # In this process the replayed game can be shared.
    make_worker = partial(RolloutWorker, load if workers > 1 else lambda: analysis.replayed)
    with closing(open_pool(make_worker, workers, workers)) as pool:
        deadline = inf if max_seconds is None else monotonic() + max_seconds
        _Analyser(analysis, pool, seat, report, deadline).run()
    return analysis


class _Analyser:
    """The stages of an analysis. Each adds to it until it is stopped."""

    def __init__(
        self,
        analysis: Analysis,
        pool: Pool[Batch[Job], list[Outcomes]],
        seat: Seat | None,
        report: Callable[[float], None] | None,
        deadline: float,
    ) -> None:
        self.analysis = analysis
        self.replayed = analysis.replayed
        self.effort = analysis.effort
        self.pool = pool
        self.seat = seat
        self.report = report
        self.deadline = deadline
        self.trials_done = 0

    def run(self) -> None:
        stages = (self._draw_curve, self._measure_luck, self._find_mistakes)
        for stage in stages[:1] if self.effort.curve_only else stages:
            if not self.analysis.stopped:
                stage()

    def _draw_curve(self) -> None:
        """Sample the chances at evenly spaced positions, then at all positions where they changed most in between."""
        last, every = len(self.replayed.steps), self.effort.every
        grid = sorted({*range(0, last + 1, every), last})
        self._sample_chances(grid)
        if every > 1 and not self.analysis.stopped and not self.effort.curve_only:
            gaps = [*pairwise(grid)]
            gaps.sort(key=lambda gap: (-self._largest_change(*gap), gap))
            filled = min(MAX_FILLED_GAPS, max(1, len(grid) // every))
            self._sample_chances([index for start, end in gaps[:filled] for index in range(start + 1, end)])

    def _sample_chances(self, indexes: Sequence[int]) -> None:
        replayed, curve = self.replayed, self.analysis.curve
        last, result = len(replayed.steps), replayed.positions[-1].result
        needed = {replayed.first_equivalent(index) for index in indexes} - curve.keys()
        if result is not None:
            needed.discard(last)
        jobs = [self._job(Purpose.CURVE, index) for index in _coarse_to_fine(sorted(needed))]
        for index, outcomes in self._run_jobs(jobs, "positions").items():
            curve[index] = self._summarise(outcomes)
        for index in indexes:
            if replayed.first_equivalent(index) in curve:
                curve[index] = curve[replayed.first_equivalent(index)]
        if result is not None:
            shares = tuple(win_shares(result, replayed.seats, replayed.game.cooperative))
            curve[last] = Chances(shares, (0.0,) * replayed.seats)

    def _measure_luck(self) -> None:
        """For every choice after which something was rolled: the chances it led to, against the average roll."""
        analysis, rechecks = self.analysis, self.effort.rechecks
        rolled = [
            index for index, step in enumerate(self.replayed.steps) if step.rolled and index + 1 in analysis.curve
        ]
        jobs = [self._job(Purpose.AVERAGE_LUCK, index) for index in rolled]
        average = {index: self._summarise(outcomes) for index, outcomes in self._run_jobs(jobs, "rolls").items()}
        swings = [
            LuckSwing(index, side, average[index].change_to(analysis.curve[index + 1], side))
            for index in sorted(average)
            for side in analysis.sides
        ]
        extremes: set[int] = set()
        for side in analysis.sides:
            ranked = sorted((swing for swing in swings if swing.seat == side), key=lambda swing: swing.worth.mean)
            extremes.update(swing.step_index for swing in ranked[:rechecks] + ranked[-rechecks:])
        if not analysis.stopped:
            rechecked = self._recheck_luck(sorted(extremes))
            swings = [rechecked.get((swing.step_index, swing.seat), swing) for swing in swings]
        analysis.luck_swings = swings

    def _recheck_luck(self, indexes: Sequence[int]) -> dict[tuple[int, Seat], LuckSwing]:
        trials, last, is_over = self.effort.recheck_trials, len(self.replayed.steps), self.replayed.is_over
        average = self._run_jobs([self._job(Purpose.RECHECK_AVERAGE_LUCK, index, trials) for index in indexes], "rolls")
        actual_jobs = [
            self._job(Purpose.RECHECK_ACTUAL_LUCK, index + 1, trials)
            for index in indexes
            if index + 1 < last or not is_over
        ]
        actual = {index: self._summarise(outcomes) for index, outcomes in self._run_jobs(actual_jobs, "rolls").items()}
        if is_over:
            actual[last] = self.analysis.curve[last]
        return {
            (index, side): LuckSwing(
                index, side, self._summarise(average[index]).change_to(actual[index + 1], side), rechecked=True
            )
            for index in indexes
            if index in average and index + 1 in actual
            for side in self.analysis.sides
        }

    def _find_mistakes(self) -> None:
        """Try every option a few times; where an alternative looks better, see what the Captain would have chosen,
        and compare that with the choice that was made."""
        analysis, effort = self.analysis, self.effort
        costly = self._screen_decisions()
        if analysis.stopped:
            return
        asked = [index for indexes in costly.values() for index in indexes[: effort.opinions]]
        answers = self._run_jobs([self._job(Purpose.CAPTAIN, index) for index in asked], "decisions")
        captains = {index: int(answer[0][0]) for index, answer in answers.items()}
        steps = self.replayed.steps
        jobs = [
            self._job(Purpose.RECHECK_DECISION, index, effort.recheck_trials)._replace(option=captains[index])
            for indexes in costly.values()
            for index in [
                index
                for index in indexes
                if index in captains and option_at(steps[index].ask, captains[index]) != steps[index].action
            ][: effort.rechecks]
        ]
        for index, (chosen, alternative) in sorted(self._run_jobs(jobs, "decisions").items()):
            cost = paired_difference([better - own for own, better in zip(chosen, alternative, strict=True)])
            better = option_at(steps[index].ask, captains[index])
            analysis.mistakes.append(Mistake(index, steps[index].ask.seat, better, cost))

    def _screen_decisions(self) -> dict[Seat, list[int]]:
        """For each seat, the decisions in which another option looks better, the costliest first."""
        analysis, replayed, effort = self.analysis, self.replayed, self.effort
        free = [
            index for index, step in enumerate(replayed.steps) if step.is_free and self.seat in (None, step.ask.seat)
        ]
        decisions = [index for index in free[:: effort.every] if len(options_to_compare(replayed, index)) > 1]
        jobs = [self._job(Purpose.SCREEN, index, effort.screening_trials) for index in decisions]
        screened = self._run_jobs(jobs, "decisions")
        analysis.decisions_checked = len(screened)
        costly: dict[Seat, list[tuple[float, int]]] = {}
        for index, by_option in sorted(screened.items()):
            means = [sum(outcomes) / len(outcomes) for outcomes in by_option]
            if max(means) > means[0]:
                costly.setdefault(replayed.steps[index].ask.seat, []).append((means[0] - max(means), index))
        return {seat: [index for _, index in sorted(found)] for seat, found in costly.items()}

    def _job(self, purpose: Purpose, index: int, trials: int | None = None) -> Job:
        trials = self.effort.trials if trials is None else trials
        return Job(purpose, index, trials, self.analysis.seed, self.effort.horizon)

    def _run_jobs(self, jobs: Sequence[Job], unit: str) -> dict[int, Outcomes]:
        """The outcomes by position number; if the analysis is stopped, only of the jobs that are done."""
        if not jobs or self.analysis.stopped:
            return {}
        outcomes: dict[int, Outcomes] = {}

        def keep(done: Sequence[Job], results: Sequence[Outcomes]) -> bool:
            outcomes.update({job.position_index: result for job, result in zip(done, results, strict=True)})
            self._report_trials(done)
            return monotonic() > self.deadline

        with nullcontext() if self.report is not None else progress_bar(len(jobs), unit) as progress:
            self.analysis.stopped |= run_in_order(self.pool, jobs, keep, progress)
        self.analysis.stopped |= monotonic() > self.deadline
        return outcomes

    def _report_trials(self, jobs: Sequence[Job]) -> None:
        if self.report is None:
            return
        for job in jobs:
            options = len(options_to_compare(self.replayed, job.position_index)) if job.purpose is Purpose.SCREEN else 1
            self.trials_done += job.trials * (2 if job.purpose is Purpose.RECHECK_DECISION else options)
        # The number of rollouts is only an estimate.
        self.report(min(0.99, self.trials_done / self.effort.total_trials(self.replayed)))

    def _summarise(self, outcomes: Outcomes) -> Chances:
        """Means and standard errors.

        For games played to the end, two invented wins and two losses keep a few rollouts that all agree from looking
        certain. A game's own estimate has an error of its own.
        """
        count, means = len(outcomes), column_means(outcomes)
        if self.effort.horizon is None:
            rates = [(mean * count + 2) / (count + 4) for mean in means]
            return Chances(tuple(means), tuple(sqrt(rate * (1 - rate) / (count + 4)) for rate in rates))
        squares = column_means([[value * value for value in outcome] for outcome in outcomes])
        variances = [max(0.0, square - mean * mean) for square, mean in zip(squares, means, strict=True)]
        return Chances(tuple(means), tuple(sqrt(variance / count + ESTIMATE_ERROR**2) for variance in variances))

    def _largest_change(self, start: int, end: int) -> float:
        curve = self.analysis.curve
        if start not in curve or end not in curve:
            return 0.0
        return max(abs(curve[start].change_to(curve[end], side).mean) for side in self.analysis.sides)


def _coarse_to_fine(indexes: Sequence[int]) -> list[int]:
    """First a few far apart, then those between: whenever the analysis is stopped, what is known is spread evenly.

    >>> _coarse_to_fine([0, 1, 2, 3, 4])
    [0, 4, 2, 1, 3]
    """
    order: dict[int, None] = {}
    step = max(1, len(indexes) - 1)
    while step:
        order.update(dict.fromkeys(indexes[::step]))
        step //= 2
    return [*order]
