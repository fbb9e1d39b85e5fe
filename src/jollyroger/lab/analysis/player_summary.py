"""An analysis for the people who played: the curve of their chances, where it turned and why, one advice for each.

Only what is clearer than the noise is told, and in words: "wins about 12 more games in 100 (7 to 17)".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from textwrap import shorten
from typing import Any

from ...engine import Action, Game, Record, Seat
from ...engine.messages import SHARED, Person, offered_languages, reading_in
from ..statistics import Z95, Estimate
from .analyse import analyse
from .analysis import Analysis, LuckSwing, Mistake
from .effort import fit_effort
from .replayed import replay_record

words = SHARED.text
MAX_TURNING_POINTS = 8
SPARSE = 3
"""If there is little time, one decision in this many is looked at."""
PATIENCE = 3
"""On a busy machine an analysis may take this many times as long as intended; then it ends with what is known."""
MAX_EVENT_WIDTH = 140
MIN_SIZE = 0.02
"""Changes below two games in a hundred are not worth a player's attention, however sure they are."""


def analyse_for_players(
    game: Game[Any], record: Record, seconds: float, report: Callable[[float], None]
) -> dict[str, Any]:
    """Analyse a finished game in about this time, in the present process. Returns plain data."""
    replayed = replay_record(game, record)
    if not replayed.steps:
        return {
            "cooperative": game.cooperative,
            "curve": [],
            "turning_points": [],
            "advice": [],
            "decisions": 0,
            "error": 0.0,
        }
    effort = fit_effort(replayed, seconds)
    if effort.curve_only:
        # A curve alone helps nobody: look at few decisions rather than at none.
        effort = replace(effort, every=SPARSE, curve_only=False)
    analysis = analyse(lambda: replayed, effort, report=report, max_seconds=PATIENCE * seconds)
    report(1.0)
    translations = {}
    for language in offered_languages():
        with reading_in(language):
            translations[language] = summary_texts(summarise(analysis))
    return {**summarise(analysis), "translations": translations}


def summary_texts(summary: dict[str, Any]) -> dict[str, Any]:
    """The texts of a summary alone, in the same order."""
    points = [(point["text"], point.get("better")) for point in summary["turning_points"]]
    return {"turning_points": points, "advice": [advice["text"] for advice in summary["advice"]]}


def summarise(analysis: Analysis) -> dict[str, Any]:
    mistakes = [mistake for mistake in analysis.mistakes if mistake.cost.low > 0 and mistake.cost.mean >= MIN_SIZE]
    points = [*(_luck_point(analysis, swing) for swing in _clear_luck(analysis)), *_mistake_points(analysis, mistakes)]
    largest = sorted(points, key=lambda point: (-abs(point["size"]), point["moment"]))[:MAX_TURNING_POINTS]
    return {
        "cooperative": analysis.replayed.game.cooperative,
        "curve": [
            {"moment": index, "chances": [round(chance, 3) for chance in analysis.curve[index].means]}
            for index in sorted(analysis.curve)
        ],
        "turning_points": sorted(largest, key=lambda point: (point["moment"], point["kind"])),
        "advice": [_advice(analysis, mistake) for mistake in _costliest(mistakes)],
        "decisions": analysis.decisions_checked,
        "error": round(Z95 * max((max(chances.errors) for chances in analysis.curve.values()), default=0.5), 3),
    }


def _clear_luck(analysis: Analysis) -> Iterable[LuckSwing]:
    """The swings that were checked again and are clear; of each choice, the one of the seat that it changed most."""
    by_step: dict[int, LuckSwing] = {}
    for swing in analysis.luck_swings:
        if not swing.rechecked or not swing.worth.is_significant or abs(swing.worth.mean) < MIN_SIZE:
            continue
        known = by_step.get(swing.step_index)
        if known is None or abs(swing.worth.mean) > abs(known.worth.mean):
            by_step[swing.step_index] = swing
    return by_step.values()


def _luck_point(analysis: Analysis, swing: LuckSwing) -> dict[str, Any]:
    step = analysis.replayed.steps[swing.step_index]
    whose = "crew" if analysis.replayed.game.cooperative else "player"
    kind = "good" if swing.worth.mean > 0 else "bad"
    label, events_text = step.told
    what = shorten(events_text, MAX_EVENT_WIDTH, placeholder=" …")
    what = what or words("analysis-chose", who=Person(step.ask.seat), label=label)
    text = words(f"analysis-luck-{whose}", what=what, kind=kind, who=Person(swing.seat), **_games(swing.worth))
    return {
        "moment": swing.step_index + 1,
        "turn": step.turn_after,
        "seat": swing.seat,
        "kind": "luck",
        "size": round(swing.worth.mean, 3),
        "text": text,
    }


def _mistake_points(analysis: Analysis, mistakes: Iterable[Mistake]) -> Iterable[dict[str, Any]]:
    for mistake in mistakes:
        step = analysis.replayed.steps[mistake.step_index]
        better = _option_label(analysis, mistake.step_index, mistake.better)
        who, games = Person(mistake.seat), _games(mistake.cost)
        yield {
            "moment": mistake.step_index + 1,
            "turn": step.turn,
            "seat": mistake.seat,
            "kind": "mistake",
            "size": -round(mistake.cost.mean, 3),
            "text": words("analysis-mistake", who=who, label=step.told[0], better=better, **games),
            "better": better,
        }


def _advice(analysis: Analysis, mistake: Mistake) -> dict[str, Any]:
    step = analysis.replayed.steps[mistake.step_index]
    better = _option_label(analysis, mistake.step_index, mistake.better)
    return {
        "seat": mistake.seat,
        "moment": mistake.step_index + 1,
        "turn": step.turn,
        "text": words("analysis-advice", turn=step.turn, better=better, label=step.told[0], **_games(mistake.cost)),
    }


def _costliest(mistakes: Iterable[Mistake]) -> list[Mistake]:
    """The costliest mistake of each seat."""
    worst: dict[Seat, Mistake] = {}
    for mistake in sorted(mistakes, key=lambda mistake: mistake.cost.mean):
        worst[mistake.seat] = mistake
    return [worst[seat] for seat in sorted(worst)]


def _option_label(analysis: Analysis, index: int, action: Action | None) -> str:
    if action is None:
        return words("analysis-pass")
    replayed = analysis.replayed
    return replayed.game.words.label(replayed.positions[index], replayed.steps[index].ask.seat, action)


def _games(estimate: Estimate) -> dict[str, int]:
    """The size and its 95 % interval, in games in 100.

    >>> _games(Estimate(-0.12, -0.17, -0.07))
    {'games': 12, 'least': 7, 'most': 17}
    """
    least, most = sorted((abs(estimate.low), abs(estimate.high)))
    return {"games": round(100 * abs(estimate.mean)), "least": round(100 * least), "most": round(100 * most)}
