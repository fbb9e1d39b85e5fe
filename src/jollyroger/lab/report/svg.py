"""The parts that charts are drawn from: bins, scales, and SVG elements."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10

WIDTH = 400
"""A picture is drawn for the width of a phone; a wider page scales it up."""
MARGIN = 8
PALETTE_SIZE = 8
"""The number of colours that the page defines for parts and lines: --part-0 to --part-7."""

Scale = Callable[[float], float]


def bin_counts(values: Mapping[int, int], bins: int) -> dict[tuple[int, int], int]:
    """Counts of whole numbers, grouped into at most this many bins of equal width.

    >>> bin_counts({1: 2, 3: 1}, 10)
    {(1, 1): 2, (2, 2): 0, (3, 3): 1}
    >>> bin_counts({0: 1, 7: 1, 19: 3}, 4)
    {(0, 4): 1, (5, 9): 1, (10, 14): 0, (15, 19): 3}
    """
    if not values:
        return {}
    low, high = min(values), max(values)
    width = ceil((high - low + 1) / bins)
    if width > 1:
        # Round widths: 2, 5, 10, 20, 50 …
        power = 10 ** floor(log10(width))
        width = next(step * power for step in (1, 2, 5, 10) if step * power >= width)
        low = low // width * width
    counts = {(first, first + width - 1): 0 for first in range(low, high + 1, width)}
    for value, count in values.items():
        first = low + (value - low) // width * width
        counts[first, first + width - 1] += count
    return counts


def round_up(value: float) -> float:
    """The next round number, for the end of an axis.

    >>> [round_up(value) for value in (0.031, 0.12, 0.7, 34.0)]
    [0.04, 0.2, 0.8, 40.0]
    """
    if value <= 0:
        return 1.0
    power = 10.0 ** floor(log10(value))
    # The tolerance keeps a value such as 0.30000000000000004 at 0.3.
    return float(next(round(step * power, 9) for step in (1, 2, 3, 4, 5, 6, 8, 10) if step * power >= value * 0.999))


def linear_scale(low: float, high: float, start: float, end: float) -> Scale:
    """Maps low to start and high to end; values outside are clamped."""
    span = (high - low) or 1.0
    return lambda value: start + (min(max(value, low), high) - low) / span * (end - start)


def svg_image(title: str, height: float, parts: Sequence[str]) -> str:
    opening = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return f"{opening}<title>{escape(title)}</title>{''.join(parts)}</svg>"


def svg_text(x: float, y: float, text: str, anchor: str = "start", css_class: str = "") -> str:
    attribute = f' class="{css_class}"' if css_class else ""
    return f'<text{attribute} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def label_and_value(y: float, label: str, value: str, css_class: str = "") -> str:
    """A row above a bar: its label on the left, its value on the right."""
    return svg_text(MARGIN, y + 13, label, "start", "label") + svg_text(
        WIDTH - MARGIN, y + 13, value, "end", f"value {css_class}".strip()
    )


def whisker(low: float, high: float, y: float, css_class: str = "") -> str:
    """A horizontal line with a tick at either end, for an interval."""
    ticks = "".join(f"M{x:.1f} {y - 5}v10" for x in (low, high))
    return f'<path class="whisker {css_class}" d="M{low:.1f} {y}H{high:.1f}{ticks}"/>'


def axis_labels(y: float, low: str, high: str, note_x: float | None = None) -> str:
    """Labels at both ends of an axis; one that a note at `note_x` would overlap is left out."""
    labels = [(MARGIN, low, "start"), (WIDTH - MARGIN, high, "end")]
    return "".join(
        svg_text(x, y, short_label(text), anchor, "note")
        for x, text, anchor in labels
        if abs(x - (note_x or WIDTH / 2)) > 110
    )


def short_label(text: str) -> str:
    """Axis ends are round numbers, so their zero decimals go.

    >>> short_label("20.0 %")
    '20 %'
    """
    return text.replace(".0 ", " ")


def point_list(points: Sequence[tuple[float, float]], x_scale: Scale, y_scale: Scale) -> str:
    return " ".join(f"{x_scale(x):.1f},{y_scale(y):.1f}" for x, y in points)


def legend(parts: list[str], names: Sequence[str], y: float, letters: bool = False) -> tuple[list[str], float]:
    """Adds names with patches of their colours, in rows. Returns the parts, and the height where the legend ends."""
    x = float(MARGIN)
    for index, name in enumerate(names):
        text = f"{part_letter(index)} {name}" if letters else name
        width = 28 + 7.5 * len(text)
        if x > MARGIN and x + width > WIDTH:
            x, y = float(MARGIN), y + 20
        patch = f'<rect class="part" style="{part_colour(index)}" x="{x}" y="{y + 4}" width="12" height="12"/>'
        parts = [*parts, patch, svg_text(x + 17, y + 14, text, "start", "note")]
        x += width
    return parts, y + (24 if names else 0)


def part_colour(index: int) -> str:
    return f"--c: var(--part-{index % PALETTE_SIZE})"


def part_letter(index: int) -> str:
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[index % 26]


def anchor_at(x: float) -> str:
    """The text anchor that keeps a label at x within the picture."""
    return "start" if x < WIDTH * 0.25 else "end" if x > WIDTH * 0.75 else "middle"
