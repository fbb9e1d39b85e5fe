"""An analysis as text, with a small plot for each seat."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from textwrap import shorten

from ...engine import Action, Seat
from ...engine.text.english import number
from ..number_format import MINUS
from ..statistics import Z95, Estimate
from .analysis import Analysis

BLOCKS = " ▁▂▃▄▅▆▇█"
PLOT_ROWS = 4
PLOT_WIDTH = 64
MAX_TURNING_POINTS = 6
MAX_PER_SEAT = 2
"""The most lucky rolls, unlucky rolls and mistakes that are shown for each seat."""
MAX_EVENT_WIDTH = 96

FillNames = Callable[[str], str]
"""Replaces each {seat} in a text by a player's name."""


def analysis_lines(analysis: Analysis, fill_names: FillNames, seat: Seat | None = None) -> list[str]:
    """The whole analysis; with a seat, only that seat's luck and decisions."""
    lines = [_summary(analysis)]
    if not analysis.curve:
        return [*lines, "Stopped before anything was known."]
    lines += ["", *_plots(analysis, fill_names), "", *_turning_points(analysis, fill_names)]
    lines += ["", *_luck(analysis, fill_names, seat), "", *_mistakes(analysis, fill_names, seat)]
    if analysis.stopped:
        lines += ["", "Stopped before the analysis was complete."]
    return lines


def _summary(analysis: Analysis) -> str:
    replayed, effort = analysis.replayed, analysis.effort
    game = (
        "the whole game" if replayed.is_over else f"the first {number(len(replayed.steps), 'choice')} (it is not over)"
    )
    positions = "each position" if effort.every == 1 else f"one position in {effort.every}"
    positions += ", and more where much changed," if effort.every > 1 and not effort.curve_only else ""
    length = (
        "to the end"
        if effort.horizon is None
        else f"for {number(effort.horizon, 'choice')} and then valued by the game"
    )
    error = 100 * Z95 * max((max(chances.errors) for chances in analysis.curve.values()), default=0.5)
    return (
        f"Analysed {game} with the game's own policy: {positions} was played on {effort.trials} times {length}. "
        f"Chances are accurate to ± {error:.0f} points or better, with 95 % confidence. "
        f"To repeat this: {effort.arguments()} --seed {analysis.seed}"
    )


def _plots(analysis: Analysis, fill_names: FillNames) -> list[str]:
    """A plot for each side, with the number of choices along the bottom."""
    last = len(analysis.replayed.steps)
    width = min(PLOT_WIDTH, last + 1)
    lines = ["Chances to win"]
    for side in analysis.sides:
        values = [_latest_chances(analysis, column * last // max(1, width - 1))[side] for column in range(width)]
        start, end = analysis.curve[min(analysis.curve)], analysis.curve[max(analysis.curve)]
        name = fill_names(_side_name(analysis, side))
        lines.append(
            f"  {name}: {_whole_percent(start.means[side])} at first, {_whole_percent(end.means[side])} at last"
        )
        for row in reversed(range(PLOT_ROWS)):
            mark = {PLOT_ROWS - 1: "100 %", 0: "  0 %"}.get(row, "     ")
            lines.append(f"  {mark} │{''.join(_block(value, row) for value in values)}")
    lines.append(f"        {'0':<{max(1, width - len(str(last)))}}{last}")
    return lines


def _block(value: float, row: int) -> str:
    """The part of a column that is in this row.

    >>> [_block(0.5, row) for row in range(4)]
    ['█', '█', ' ', ' ']
    """
    eighths = round(value * PLOT_ROWS * 8) - row * 8
    return BLOCKS[max(0, min(8, eighths))]


def _latest_chances(analysis: Analysis, index: int) -> tuple[float, ...]:
    """The chances at the last known position up to this one."""
    known = max((known for known in analysis.curve if known <= index), default=min(analysis.curve))
    return analysis.curve[known].means


def _turning_points(analysis: Analysis, fill_names: FillNames) -> list[str]:
    """Where the chances changed most, if by more than the interval, in the order of the game."""
    turns = []
    for start, end in pairwise(sorted(analysis.curve)):
        changes = [analysis.curve[start].change_to(analysis.curve[end], side) for side in analysis.sides]
        if any(change.is_significant for change in changes):
            turns.append((max(abs(change.mean) for change in changes), start, end))
    lines = ["Where it turned"]
    for _, start, end in sorted(sorted(turns, reverse=True)[:MAX_TURNING_POINTS], key=lambda turn: turn[1]):
        before, after = analysis.curve[start].means, analysis.curve[end].means
        changed = [
            f"{fill_names(_side_name(analysis, side))} {_whole_percent(before[side])} → {_whole_percent(after[side])}"
            for side in analysis.sides
            if _whole_percent(before[side]) != _whole_percent(after[side])
        ]
        lines += [_event_line(analysis, end - 1, fill_names, start), f"        {', '.join(changed)}"]
    if len(lines) == 1:
        lines.append("  Nowhere: no single step changed a chance by more than its interval.")
    return lines


def _luck(analysis: Analysis, fill_names: FillNames, seat: Seat | None) -> list[str]:
    lines = ["Luck: what was rolled or drawn, against the average of all possibilities"]
    for side in analysis.sides:
        if seat not in (None, side) and not analysis.replayed.game.cooperative:
            continue
        ranked = sorted(
            (swing for swing in analysis.luck_swings if swing.seat == side), key=lambda swing: swing.worth.mean
        )
        significant = [swing for swing in ranked if swing.rechecked and swing.worth.is_significant]
        lucky = [swing for swing in reversed(significant) if swing.worth.mean > 0][:MAX_PER_SEAT]
        unlucky = [swing for swing in significant if swing.worth.mean < 0][:MAX_PER_SEAT]
        for title, swings in (("luckiest for", lucky), ("unluckiest for", unlucky)):
            for swing in swings:
                name = fill_names(_side_name(analysis, side))
                lines.append(f"  {title} {name}: {_sign(swing.worth)}{_size(swing.worth)}")
                lines.append(_event_line(analysis, swing.step_index, fill_names))
    if not analysis.luck_swings:
        lines.append(_reason_for_nothing(analysis, "  Nothing was rolled."))
    elif len(lines) == 1:
        lines.append("  No roll changed a chance by more than its interval; more --trials might show one.")
    return lines


def _mistakes(analysis: Analysis, fill_names: FillNames, seat: Seat | None) -> list[str]:
    checked = number(analysis.decisions_checked, "free one")
    lines = [f"Decisions: the costliest of {checked}, against the Captain's choice, by what the seat knew"]
    significant = sorted((mistake for mistake in analysis.mistakes if mistake.cost.low > 0), key=lambda m: -m.cost.mean)
    for side in range(analysis.replayed.seats):
        for mistake in [mistake for mistake in significant if mistake.seat == side and seat in (None, side)][
            :MAX_PER_SEAT
        ]:
            step = analysis.replayed.steps[mistake.step_index]
            better = fill_names(_option_label(analysis, mistake.step_index, mistake.better))
            lines.append(f"  {fill_names(f'{{{side}}}')}: about {_size(mistake.cost)}")
            lines.append(f"{mistake.step_index + 1:>6}  chose: {fill_names(step.label)}; the Captain: {better}")
    if not analysis.decisions_checked:
        lines.append(_reason_for_nothing(analysis, "  There were none."))
    elif len(lines) == 1:
        lines.append("  None was worse than another by more than its interval; more --trials might show one.")
    return lines


def _reason_for_nothing(analysis: Analysis, otherwise: str) -> str:
    if analysis.effort.curve_only:
        return "  Left out, because there was no time for it. Give more --seconds, or set the number of --trials."
    return "  Not analysed." if analysis.stopped else otherwise


def _event_line(analysis: Analysis, index: int, fill_names: FillNames, start: int | None = None) -> str:
    """The number of a choice and what happened; for several choices, their numbers and what happened at the last."""
    step = analysis.replayed.steps[index]
    text = fill_names(step.events_text) or f"{fill_names(f'{{{step.ask.seat}}}')} has chosen."
    text = shorten(text, MAX_EVENT_WIDTH, placeholder=" …")
    if start is None or start == index:
        return f"{index + 1:>6}  {text}"
    return f"{f'{start + 1}-{index + 1}':>6}  At last: {text}"


def _option_label(analysis: Analysis, index: int, action: Action | None) -> str:
    if action is None:
        return "silence"
    replayed = analysis.replayed
    return replayed.game.words.label(replayed.positions[index], replayed.steps[index].ask.seat, action)


def _side_name(analysis: Analysis, side: Seat) -> str:
    return "the crew" if analysis.replayed.game.cooperative else f"{{{side}}}"


def _whole_percent(chance: float) -> str:
    """
    >>> _whole_percent(0.555)
    '56 %'
    """
    return f"{100 * chance:.0f} %"


def _sign(estimate: Estimate) -> str:
    return "+" if estimate.mean > 0 else MINUS


def _size(estimate: Estimate) -> str:
    """
    >>> _size(Estimate(-0.12, -0.17, -0.07))
    '12 ± 5 points'
    """
    return f"{100 * abs(estimate.mean):.0f} ± {50 * (estimate.high - estimate.low):.0f} points"
