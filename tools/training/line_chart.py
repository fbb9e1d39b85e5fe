"""Curves as SVG, in the style of the benchmark's charts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from bench.charts import MARGIN, STYLE, WIDTH

HEIGHT, LEFT, BOTTOM, TOP, KEY_WIDTH = 320, 60, 40, 48, 150
STROKES = ("#2f81b7", "#b35900", "#4f8a3c", "#8250df", "#8c959f")
CURVE_STYLE = """\
  .curve { fill: none; stroke-width: 2 }
  .grid { stroke: #8c959f; stroke-opacity: 0.3 }
"""
TICKS = 4


class Curve(NamedTuple):
    label: str
    points: Sequence[tuple[float, float]]


def line_chart(title: str, axis: str, curves: Sequence[Curve]) -> str:
    """Curves over a common axis, with a key at the right."""
    points = [point for curve in curves for point in curve.points]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, right, low, high = min(xs), max(xs), min(ys), max(ys)
    pad = 0.08 * (high - low) or 0.01
    low, high = low - pad, high + pad

    def place(x: float, y: float) -> tuple[float, float]:
        across = (x - left) / ((right - left) or 1)
        return (
            LEFT + across * (WIDTH - LEFT - KEY_WIDTH - MARGIN),
            TOP + (high - y) / (high - low) * (HEIGHT - TOP - BOTTOM),
        )

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}{CURVE_STYLE}</style>",
        f'<rect class="paper" x="0.5" y="0.5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="6"/>',
        f'<text class="title" x="{MARGIN}" y="25">{escape(title)}</text>',
        f'<text x="{LEFT}" y="{HEIGHT - 12}">{escape(axis)}: {left:g} to {right:g}</text>',
    ]
    for tick in range(TICKS + 1):
        value = low + (high - low) * tick / TICKS
        x, y = place(left, value)
        lines.append(f'<line class="grid" x1="{x:.1f}" x2="{WIDTH - KEY_WIDTH - MARGIN}" y1="{y:.1f}" y2="{y:.1f}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:.3g}</text>')
    for number, curve in enumerate(curves):
        stroke = STROKES[number % len(STROKES)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in curve.points))
        lines.append(f'<polyline class="curve" stroke="{stroke}" points="{path}"/>')
        top = TOP + 22 * number
        start = WIDTH - KEY_WIDTH
        lines.append(f'<line stroke="{stroke}" stroke-width="3" x1="{start}" x2="{start + 18}" y1="{top}" y2="{top}"/>')
        lines.append(f'<text x="{start + 24}" y="{top + 4}">{escape(curve.label)}</text>')
    return "\n".join([*lines, "</svg>", ""])
