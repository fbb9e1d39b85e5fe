"""An analysis told: as text with a small plot for each seat, and as plain data for programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from textwrap import shorten
from typing import Any

from ...engine import Action, Seat
from ...engine.english import number
from ..report.svg import MINUS
from ..rollouts import Estimate, Z
from .analyse import Analysis, LuckSwing, Mistake, change

BLOCKS = " ▁▂▃▄▅▆▇█"
ROWS = 4
WIDTH = 64
MOMENTS = 6
EACH = 2
LINE = 96

Name = Callable[[str], str]
"""Puts names where a text has {seat}."""


def told(found: Analysis, name: Name, seat: Seat | None = None) -> list[str]:
    """The whole analysis in lines; with a seat, that seat's luck and decisions only."""
    lines = [_head(found)]
    if not found.curve:
        return [*lines, "Stopped before anything was known."]
    lines += ["", *_plots(found, name), "", *_moments(found, name)]
    lines += ["", *_luck(found, name, seat), "", *_decisions(found, name, seat)]
    if found.stopped:
        lines += ["", "Stopped before all was looked at."]
    return lines


def _head(found: Analysis) -> str:
    log, pace = found.log, found.pace
    end = "to its end" if log.over else f"to its last choice, {len(log.steps)}; it is not over"
    far = "to the end" if pace.horizon is None else f"for {number(pace.horizon, 'choice')} and then judged by the game"
    where = "each position" if pace.every == 1 else f"one position in {pace.every}"
    where += ", and more where much changed," if pace.every > 1 and not pace.brief else ""
    error = 100 * Z * max((max(chances.errors) for chances in found.curve.values()), default=0.5)
    return (
        f"Looked at {end}: {where} was played on {pace.trials} times {far}, by the game's own rules of thumb. "
        f"So a chance is known to ± {error:.0f} points at worst, 95 times in 100. "
        f"The same again: {pace} --seed {found.seed}"
    )


def _plots(found: Analysis, name: Name) -> list[str]:
    """A plot for each side, the number of choices made along its foot."""
    last = len(found.log.steps)
    width = min(WIDTH, last + 1)
    lines = ["Chances to win"]
    for side in found.sides:
        values = [_near(found, column * last // max(1, width - 1))[side] for column in range(width)]
        first, end = found.curve[min(found.curve)], found.curve[max(found.curve)]
        lines.append(
            f"  {name(_side(found, side))}: {whole(first.means[side])} at first, {whole(end.means[side])} at last"
        )
        for row in reversed(range(ROWS)):
            mark = {ROWS - 1: "100 %", 0: "  0 %"}.get(row, "     ")
            lines.append(f"  {mark} │{''.join(_block(value, row) for value in values)}")
    lines.append(f"        {'0':<{max(1, width - len(str(last)))}}{last}")
    return lines


def _block(value: float, row: int) -> str:
    """The part of a column that stands in this row.

    >>> [_block(0.5, row) for row in range(4)]
    ['█', '█', ' ', ' ']
    """
    eighths = round(value * ROWS * 8) - row * 8
    return BLOCKS[max(0, min(8, eighths))]


def _near(found: Analysis, at: int) -> tuple[float, ...]:
    """The chances at the last moment known before this one."""
    return found.curve[max((known for known in found.curve if known <= at), default=min(found.curve))].means


def _moments(found: Analysis, name: Name) -> list[str]:
    """Where the chances changed most, in the order of the game, if by more than the interval."""
    turns = []
    for start, end in pairwise(sorted(found.curve)):
        before, after = found.curve[start], found.curve[end]
        changes = [change(before, after, side) for side in found.sides]
        if any(size.sure for size in changes):
            turns.append((max(abs(size.mean) for size in changes), start, end))
    lines = ["Where it turned"]
    for _, start, end in sorted(sorted(turns, reverse=True)[:MOMENTS], key=lambda turn: turn[1]):
        before, after = found.curve[start], found.curve[end]
        moved = [
            f"{name(_side(found, side))} {whole(before.means[side])} → {whole(after.means[side])}"
            for side in found.sides
            if whole(before.means[side]) != whole(after.means[side])
        ]
        lines += [_at(found, end - 1, name, start), f"        {', '.join(moved)}"]
    if len(lines) == 1:
        lines.append("  Nowhere at once: no step changed a chance by more than its interval.")
    return lines


def _luck(found: Analysis, name: Name, seat: Seat | None) -> list[str]:
    lines = ["Luck: what was rolled or drawn, against all that might have been"]
    for side in found.sides:
        if seat not in (None, side) and not found.log.game.cooperative:
            continue
        mine = sorted((stroke for stroke in found.strokes if stroke.seat == side), key=lambda stroke: stroke.worth.mean)
        sure = [stroke for stroke in mine if stroke.again and stroke.worth.sure]
        good = [stroke for stroke in reversed(sure) if stroke.worth.mean > 0][:EACH]
        bad = [stroke for stroke in sure if stroke.worth.mean < 0][:EACH]
        for title, strokes in (("luckiest for", good), ("unluckiest for", bad)):
            for stroke in strokes:
                lines.append(f"  {title} {name(_side(found, side))}: {_sized(stroke.worth)}")
                lines.append(_at(found, stroke.at, name))
    if not found.strokes:
        lines.append(_unknown(found, "  Nothing was rolled."))
    elif len(lines) == 1:
        lines.append("  No roll changed a chance by more than its interval; more --trials might show one.")
    return lines


def _decisions(found: Analysis, name: Name, seat: Seat | None) -> list[str]:
    lines = [f"Decisions: the costliest of {number(found.looked_at, 'free one')}, by what the seat knew"]
    sure = sorted((slip for slip in found.slips if slip.cost.low > 0), key=lambda slip: -slip.cost.mean)
    for side in range(found.log.seats):
        for slip in [slip for slip in sure if slip.seat == side and seat in (None, side)][:EACH]:
            step = found.log.steps[slip.at]
            instead = name(_option(found, slip.at, slip.better))
            lines.append(f"  {name(f'{{{side}}}')}: about {_sized(slip.cost, sign=False)}")
            lines.append(f"{slip.at + 1:>6}  chose: {name(step.label)}; better: {instead}")
    if not found.looked_at:
        lines.append(_unknown(found, "  There were none."))
    elif len(lines) == 1:
        lines.append("  None was worse than another by more than its interval; more --trials might show one.")
    return lines


def _unknown(found: Analysis, otherwise: str) -> str:
    if found.pace.brief:
        return "  Not looked at: there was no time for it. Give more --seconds, or say how many --trials."
    return "  Not looked at." if found.stopped else otherwise


def _at(found: Analysis, at: int, name: Name, since: int | None = None) -> str:
    """The number of a choice and what was told of it; of several, the numbers and what was told of the last."""
    step = found.log.steps[at]
    text = name(step.told) or f"{name(f'{{{step.ask.seat}}}')} has chosen."
    if since is None or since == at:
        return f"{at + 1:>6}  {shorten(text, LINE, placeholder=' …')}"
    return f"{f'{since + 1}-{at + 1}':>6}  At last: {shorten(text, LINE, placeholder=' …')}"


def _option(found: Analysis, at: int, action: Action | None) -> str:
    if action is None:
        return "silence"
    return found.log.game.words.label(found.log.tables[at], found.log.steps[at].ask.seat, action)


def _side(found: Analysis, side: Seat) -> str:
    return "the crew" if found.log.game.cooperative else f"{{{side}}}"


def whole(chance: float) -> str:
    """
    >>> whole(0.555)
    '56 %'
    """
    return f"{100 * chance:.0f} %"


def _sized(size: Estimate, sign: bool = True) -> str:
    """'+12 ± 5 points'."""
    mark = "" if not sign else "+" if size.mean > 0 else MINUS
    return f"{mark}{100 * abs(size.mean):.0f} ± {50 * (size.high - size.low):.0f} points"


def to_json(found: Analysis, players: Sequence[str]) -> dict[str, Any]:
    """The analysis as plain data. Moments are numbered by the choices made before them."""
    log = found.log
    result = log.tables[-1].result
    return {
        "game": log.game.id,
        "version": log.game.version,
        "seats": log.seats,
        "players": [*players],
        "choices": len(log.steps),
        "result": None if result is None else {"winners": [*result.winners], "ending": result.ending},
        "trials": found.pace.trials,
        "every": found.pace.every,
        "horizon": found.pace.horizon,
        "seed": found.seed,
        "stopped": found.stopped,
        "curve": [_moment_json(found, at) for at in sorted(found.curve)],
        "luck": [_stroke_json(found, stroke) for stroke in found.strokes],
        "decisions": [_slip_json(found, slip) for slip in found.slips],
        "decisions_looked_at": found.looked_at,
    }


def _moment_json(found: Analysis, at: int) -> dict[str, Any]:
    chances, seats = found.curve[at], range(found.log.seats)
    step = found.log.steps[at - 1] if at else None
    return {
        "choice": at,
        "seat": None if step is None else step.ask.seat,
        "action": None if step is None else str(step.action),
        "text": "" if step is None else step.told,
        "chances": [round(chance, 4) for chance in chances.means],
        "low": [round(chances.interval(seat)[0], 4) for seat in seats],
        "high": [round(chances.interval(seat)[1], 4) for seat in seats],
    }


def _stroke_json(found: Analysis, stroke: LuckSwing) -> dict[str, Any]:
    return {"choice": stroke.at + 1, "seat": stroke.seat, **_estimate_json(stroke.worth)}


def _slip_json(found: Analysis, slip: Mistake) -> dict[str, Any]:
    chose = found.log.steps[slip.at].action
    better = None if slip.better is None else str(slip.better)
    return {
        "choice": slip.at + 1,
        "seat": slip.seat,
        "chose": str(chose),
        "better": better,
        **_estimate_json(slip.cost),
    }


def _estimate_json(size: Estimate) -> dict[str, Any]:
    return {"worth": round(size.mean, 4), "low": round(size.low, 4), "high": round(size.high, 4), "sure": size.sure}
