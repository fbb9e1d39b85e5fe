"""What charts are drawn with: numbers as text, round numbers for axes, and the strokes of an SVG picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10

WIDTH = 400
"""A picture is drawn for a phone's width; a wider page shows it larger."""
EDGE = 8
PALETTE = 8
"""How many colours the page knows for parts and lines: --part-0 to --part-7."""
MINUS = "\N{MINUS SIGN}"

Show = Callable[[float], str]


def percent(value: float) -> str:
    """
    >>> percent(0.1234), percent(1.0)
    ('12.3 %', '100 %')
    """
    return f"{value:.0%}".replace("%", " %") if value in (0, 1) else f"{value:.1%}".replace("%", " %")


def in_points(value: float) -> str:
    """The difference between two rates.

    >>> in_points(0.051)
    '5.1 points'
    """
    return f"{100 * value:.1f} points"


def short(text: str) -> str:
    """For the ends of axes, which are round.

    >>> short("20.0 %")
    '20 %'
    """
    return text.replace(".0 ", " ")


def plain(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) or abs(value) >= 100 else f"{value:,.1f}"


def signed(show: Show) -> Show:
    """With a sign in front, unless it is nothing."""
    return lambda value: f"{'+' if value > 0 else MINUS if value < 0 else ''}{show(abs(value))}"


def binned(values: Mapping[int, int], bins: int) -> dict[tuple[int, int], int]:
    """Whole numbers gathered into at most so many bins of the same width.

    >>> binned({1: 2, 3: 1}, 10)
    {(1, 1): 2, (2, 2): 0, (3, 3): 1}
    >>> binned({0: 1, 7: 1, 19: 3}, 4)
    {(0, 4): 1, (5, 9): 1, (10, 14): 0, (15, 19): 3}
    """
    if not values:
        return {}
    low, high = min(values), max(values)
    width = ceil((high - low + 1) / bins)
    if width > 1:
        # Widths that people count in: 2, 5, 10, 20, 50 …
        power = 10 ** floor(log10(width))
        width = next(step * power for step in (1, 2, 5, 10) if step * power >= width)
        low = low // width * width
    counts = {(first, first + width - 1): 0 for first in range(low, high + 1, width)}
    for value, count in values.items():
        first = low + (value - low) // width * width
        counts[first, first + width - 1] += count
    return counts


def nice(value: float) -> float:
    """The next round number above: where an axis may end.

    >>> [nice(value) for value in (0.031, 0.12, 0.7, 34.0)]
    [0.04, 0.2, 0.8, 40.0]
    """
    if value <= 0:
        return 1.0
    power = 10.0 ** floor(log10(value))
    return float(next(round(step * power, 9) for step in (1, 2, 3, 4, 5, 6, 8, 10) if step * power >= value * 0.999))


def svg(title: str, height: float, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return f"{head}<title>{escape(title)}</title>{''.join(parts)}</svg>"


def scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    span = (high - low) or 1.0
    return lambda value: start + (min(max(value, low), high) - low) / span * (end - start)


def written(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def caption(y: float, label: str, value: str, kind: str = "") -> str:
    return written(EDGE, y + 13, label, "start", "label") + written(
        WIDTH - EDGE, y + 13, value, "end", f"value {kind}".strip()
    )


def whisker(low: float, high: float, y: float, kind: str = "") -> str:
    ends = "".join(f"M{x:.1f} {y - 5}v10" for x in (low, high))
    return f'<path class="whisker {kind}" d="M{low:.1f} {y}H{high:.1f}{ends}"/>'


def axis(y: float, low: str, high: str, between: float | None = None) -> str:
    """What the left and the right end of a picture stand for, unless a note between them is in the way."""
    ends = [(EDGE, low, "start"), (WIDTH - EDGE, high, "end")]
    return "".join(
        written(x, y, short(text), end, "note") for x, text, end in ends if abs(x - (between or WIDTH / 2)) > 110
    )


def points(points: Sequence[tuple[float, float]], x: Callable[[float], float], y: Callable[[float], float]) -> str:
    return " ".join(f"{x(px):.1f},{y(py):.1f}" for px, py in points)


def legend(parts: list[str], names: Sequence[str], y: float, letters: bool = False) -> tuple[list[str], float]:
    """Names in rows of as many as fit, each with a patch of its colour."""
    x = float(EDGE)
    for at, name in enumerate(names):
        text = f"{letter(at)} {name}" if letters else name
        width = 28 + 7.5 * len(text)
        if x > EDGE and x + width > WIDTH:
            x, y = float(EDGE), y + 20
        patch = (
            f'<rect class="part" style="--c: var(--part-{at % PALETTE})" x="{x}" y="{y + 4}" width="12" height="12"/>'
        )
        parts = [*parts, patch, written(x + 17, y + 14, text, "start", "note")]
        x += width
    return parts, y + (24 if names else 0)


def letter(at: int) -> str:
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[at % 26]


def anchor(x: float) -> str:
    return "start" if x < WIDTH * 0.25 else "end" if x > WIDTH * 0.75 else "middle"
