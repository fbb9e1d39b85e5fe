"""An analysis as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..statistics import Estimate
from .analysis import Analysis, LuckSwing, Mistake


def analysis_json(analysis: Analysis, players: Sequence[str]) -> dict[str, Any]:
    """Everything that is known. In the curve, `choice` is the number of choices made before the position."""
    replayed, effort = analysis.replayed, analysis.effort
    result = replayed.positions[-1].result
    return {
        "game": replayed.game.id,
        "version": replayed.game.version,
        "seats": replayed.seats,
        "players": [*players],
        "choices": len(replayed.steps),
        "result": None if result is None else {"winners": [*result.winners], "ending": result.ending},
        "trials": effort.trials,
        "every": effort.every,
        "horizon": effort.horizon,
        "seed": analysis.seed,
        "stopped": analysis.stopped,
        "curve": [_position_json(analysis, index) for index in sorted(analysis.curve)],
        "luck": [_luck_json(swing) for swing in analysis.luck_swings],
        "decisions": [_mistake_json(analysis, mistake) for mistake in analysis.mistakes],
        "decisions_looked_at": analysis.decisions_checked,
    }


def _position_json(analysis: Analysis, index: int) -> dict[str, Any]:
    chances, seats = analysis.curve[index], range(analysis.replayed.seats)
    step = analysis.replayed.steps[index - 1] if index else None
    return {
        "choice": index,
        "seat": None if step is None else step.ask.seat,
        "action": None if step is None else str(step.action),
        "text": "" if step is None else step.events_text,
        "chances": [round(chance, 4) for chance in chances.means],
        "low": [round(chances.interval(seat)[0], 4) for seat in seats],
        "high": [round(chances.interval(seat)[1], 4) for seat in seats],
    }


def _luck_json(swing: LuckSwing) -> dict[str, Any]:
    return {"choice": swing.step_index + 1, "seat": swing.seat, **_estimate_json(swing.worth)}


def _mistake_json(analysis: Analysis, mistake: Mistake) -> dict[str, Any]:
    return {
        "choice": mistake.step_index + 1,
        "seat": mistake.seat,
        "chose": str(analysis.replayed.steps[mistake.step_index].action),
        "better": None if mistake.better is None else str(mistake.better),
        **_estimate_json(mistake.cost),
    }


def _estimate_json(estimate: Estimate) -> dict[str, Any]:
    return {
        "worth": round(estimate.mean, 4),
        "low": round(estimate.low, 4),
        "high": round(estimate.high, 4),
        "sure": estimate.is_significant,
    }
