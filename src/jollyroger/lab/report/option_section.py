"""The part of a report that says what each option does: in a sentence, and as a forest for each measure."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.english import listed, number
from .charts import Bar, Chart, forest
from .option_effects import Effect
from .page import Section
from .survey import Survey
from .svg import in_points, percent, plain, signed

MOST = 4
"""How many options are named in a sentence; the chart shows them all."""


def comparison(found: Survey) -> Section:
    """The sweep, as a forest for each measure."""
    agreed = ", ".join(f"{id.replace('_', ' ')}: {value}" for id, value in found.options.items())
    effects = [group for group in found.effects() if group]
    fixed = [option.id.replace("_", " ") for option in found.game.options if len(option.values) == 1]
    findings = [
        f"Each option is changed alone, at {number(found.main, 'seat')}, and compared with what was agreed "
        f"({agreed or 'nothing'}) game by game with the same luck."
    ]
    findings += [_told(group) for group in effects]
    if fixed:
        findings.append(f"Not compared, for its values cannot be listed: {listed(fixed)}.")
    if not effects:
        reason = "The game has no options." if not found.game.options else "There were no games to compare."
        return Section("What each option does", [reason])
    return Section("What each option does", findings, [_forest(group) for group in effects])


def _told(group: Sequence[Effect]) -> str:
    """Which of the variants change this measure, those that change it most first."""
    measure = group[0].measure
    show = signed(in_points if measure.bounded else plain)
    sure = sorted((done for done in group if done.change.sure), key=lambda done: -abs(done.change.mean))
    base = percent(group[0].without) if measure.bounded else plain(group[0].without)
    what = f"As agreed, {measure.name} {'in ' if measure.bounded else 'is '}{base} {measure.unit}."
    if not sure:
        return f"{what} No option changes that by more than luck explains in {number(group[0].pairs, 'pair')} of games."
    said = [f"{done.variant.label} ({show(done.change.mean)})" for done in sure[:MOST]]
    more = f", and by {number(len(sure) - MOST, 'other')}" if len(sure) > MOST else ""
    return f"{what} More than luck explains it is changed by {listed(said)}{more}."


def _forest(group: Sequence[Effect]) -> Chart:
    measure = group[0].measure
    rows = [
        Bar(
            done.variant.label + (" (the same games)" if done.same == done.pairs else ""),
            done.change.mean,
            0.0 if done.same == done.pairs else done.change.low,
            0.0 if done.same == done.pairs else done.change.high,
        )
        for done in group
    ]
    name = measure.name[:1].upper() + measure.name[1:]
    sides = ("less often", "more often") if measure.bounded else ("shorter", "longer")
    return forest(f"{name}: the difference each makes", rows, in_points if measure.bounded else plain, sides)
