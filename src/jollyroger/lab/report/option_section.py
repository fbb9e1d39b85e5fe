"""The section of a report on what each option changes."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.text.english import listed, number, sentence
from ..number_format import format_number, format_percent, format_points, with_sign
from .charts import Bar, Chart, forest_plot
from .content import Section
from .option_effects import Effect
from .survey import Survey

TITLE = "What each option changes"
MAX_NAMED = 4
"""How many variants a sentence names; the chart shows them all."""


def option_section(survey: Survey) -> Section:
    """A sentence and a forest plot for each measure."""
    effects = [group for group in survey.effects() if group]
    if not effects:
        reason = "The game has no options." if not survey.game.options else "There were no games to compare."
        return Section(TITLE, [reason])
    baseline = ", ".join(f"{id.replace('_', ' ')}: {value}" for id, value in survey.options.items())
    findings = [
        f"Each option is changed on its own, at {number(survey.main_seats, 'seat')}, and compared with the baseline "
        f"({baseline or 'no options'}), game by game on the same seeds."
    ]
    findings += [_finding(group) for group in effects]
    unlisted = [option.id.replace("_", " ") for option in survey.game.options if len(option.values) == 1]
    if unlisted:
        findings.append(f"Not compared, because there is no list of values to try: {listed(unlisted)}.")
    return Section(TITLE, findings, [_forest_plot(group) for group in effects])


def _finding(group: Sequence[Effect]) -> str:
    """Which variants change this measure significantly, the largest changes first."""
    measure = group[0].measure
    change_format = with_sign(format_points if measure.is_rate else format_number)
    if measure.is_rate:
        baseline = f"With the baseline, {measure.name} in {format_percent(group[0].baseline)} {measure.unit}."
    else:
        baseline = f"With the baseline, {measure.name} is {format_number(group[0].baseline)} {measure.unit}."
    significant = sorted(
        (effect for effect in group if effect.change.is_significant), key=lambda effect: -abs(effect.change.mean)
    )
    if not significant:
        return f"{baseline} No option changes that significantly in {number(group[0].pairs, 'pair')} of games."
    named = [f"{effect.variant.label} ({change_format(effect.change.mean)})" for effect in significant[:MAX_NAMED]]
    others = f", and by {number(len(significant) - MAX_NAMED, 'other')}" if len(significant) > MAX_NAMED else ""
    return f"{baseline} It is changed significantly by {listed(named)}{others}."


def _forest_plot(group: Sequence[Effect]) -> Chart:
    measure = group[0].measure
    rows = []
    for effect in group:
        label, change = effect.variant.label, effect.change
        if effect.identical == effect.pairs:
            rows.append(Bar(f"{label} (the same games)", change.mean, 0.0, 0.0))
        else:
            rows.append(Bar(label, *change))
    sides = ("less often", "more often") if measure.is_rate else ("shorter", "longer")
    return forest_plot(
        f"{sentence(measure.name)}: the difference each option makes",
        rows,
        format_points if measure.is_rate else format_number,
        sides,
    )
