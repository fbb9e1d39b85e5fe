"""Charts as inline SVG, drawn for a phone's width: each has a title, its numbers in words, and a table behind it.

Colours are custom properties of the page around them. Text is at least as large as the page's small print at the
narrowest, because a label stands above its bar and not beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil
from typing import NamedTuple

from .svg import (
    EDGE,
    PALETTE,
    WIDTH,
    Show,
    anchor,
    axis,
    binned,
    caption,
    in_points,
    legend,
    letter,
    nice,
    percent,
    plain,
    points,
    scale,
    short,
    signed,
    svg,
    whisker,
    written,
)

WIDE = 44
"""A bar of a histogram is no wider, however few there are."""


@dataclass(frozen=True)
class Chart:
    """A picture, and the table behind it."""

    title: str
    svg: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Bar(NamedTuple):
    """A value with the interval it lies in."""

    label: str
    value: float
    low: float
    high: float


class Line(NamedTuple):
    """A curve: points from left to right, and where there is one, the interval about each."""

    name: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float]] = ()


def bars(
    title: str,
    rows: Sequence[Bar],
    show: Show = percent,
    line: tuple[str, float] | None = None,
    top: float | None = None,
    head: tuple[str, str] = ("", "rate"),
) -> Chart:
    """A bar for each row with a whisker for its interval, and a line across them all to measure them by."""
    reach = top or nice(max([row.high for row in rows] + ([] if line is None else [line[1]]), default=1.0))
    x = scale(0, reach, EDGE, WIDTH - EDGE)
    parts, y = [], 4.0
    for row in rows:
        parts.append(caption(y, row.label, show(row.value)))
        parts.append(f'<rect class="bar" x="{EDGE}" y="{y + 19}" width="{x(row.value) - EDGE:.1f}" height="14"/>')
        parts.append(whisker(x(row.low), x(row.high), y + 26))
        y += 44
    if line is not None:
        parts.append(f'<line class="mark" x1="{x(line[1]):.1f}" x2="{x(line[1]):.1f}" y1="4" y2="{y}"/>')
        parts.append(written(x(line[1]), y + 14, f"{line[0]} {show(line[1])}", anchor(x(line[1])), "note"))
    parts.append(axis(y + 14, show(0), show(reach), None if line is None else x(line[1])))
    y += 20
    table = [(row.label, show(row.value), f"{show(row.low)} to {show(row.high)}") for row in rows]
    return Chart(title, svg(title, y, parts), (*head, "95 % interval"), tuple(table))


def forest(title: str, rows: Sequence[Bar], show: Show = in_points, sides: tuple[str, str] = ("less", "more")) -> Chart:
    """Differences with their intervals about a line at nothing. What is beyond its interval is drawn full."""
    show = signed(show)
    reach = nice(max([max(abs(row.low), abs(row.high)) for row in rows], default=1.0))
    x = scale(-reach, reach, EDGE, WIDTH - EDGE)
    parts, y = [], 24.0
    bottom = y + 40 * len(rows)
    parts.append(f'<line class="axis" x1="{x(0)}" x2="{x(0)}" y1="18" y2="{bottom}"/>')
    parts.append(written(EDGE, 12, f"← {sides[0]}", "start", "note"))
    parts.append(written(WIDTH - EDGE, 12, f"{sides[1]} →", "end", "note"))
    for row in rows:
        kind = "sure" if row.low > 0 or row.high < 0 else "unsure"
        side = "" if kind == "unsure" else " up" if row.low > 0 else " down"
        parts.append(caption(y, row.label, show(row.value), f"{kind}{side}"))
        parts.append(whisker(x(row.low), x(row.high), y + 25, f"{kind}{side}"))
        parts.append(f'<circle class="dot {kind}{side}" cx="{x(row.value):.1f}" cy="{y + 25}" r="5"/>')
        y += 40
    parts.append(axis(y + 12, show(-reach), show(reach)))
    table = [(row.label, show(row.value), f"{show(row.low)} to {show(row.high)}") for row in rows]
    return Chart(title, svg(title, y + 18, parts), ("", "difference", "95 % interval"), tuple(table))


def histogram(title: str, values: Mapping[int, int], thing: str, bins: int = 24) -> Chart:
    """How often each number was seen, gathered into bins of whole width where there are many."""
    counts = binned(values, bins)
    height, bottom = 150, 172
    most, total = max(counts.values(), default=1), sum(values.values())
    step = min(WIDE, (WIDTH - 2 * EDGE) / max(1, len(counts)))
    left = (WIDTH - step * len(counts)) / 2
    parts = []
    labels = [*counts]
    every = ceil(len(labels) / 7)
    for at, ((first, last), count) in enumerate(counts.items()):
        tall = height * count / most
        x = left + at * step
        name = f"{first}" if first == last else f"{first} to {last}"
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{bottom - tall:.1f}" width="{max(1.0, step - 2):.1f}" '
            f'height="{tall:.1f}"><title>{name}: {count:,}</title></rect>'
        )
        if at % every == 0:
            parts.append(written(x + step / 2, bottom + 15, f"{first}", "middle", "note"))
    parts.append(f'<line class="axis" x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{bottom}" y2="{bottom}"/>')
    mean = sum(value * count for value, count in values.items()) / max(1, total)
    if counts:
        width = labels[0][1] - labels[0][0] + 1
        middle = min(WIDTH - EDGE, max(EDGE, left + (mean - labels[0][0] + 0.5) / width * step))
        parts.append(f'<line class="mark" x1="{middle:.1f}" x2="{middle:.1f}" y1="18" y2="{bottom}"/>')
        parts.append(written(middle, 12, f"mean {mean:,.1f}", anchor(middle), "note"))
    parts.append(written(WIDTH / 2, bottom + 32, thing, "middle", "note"))
    table = [
        (f"{first}" if first == last else f"{first} to {last}", f"{count:,}", percent(count / max(1, total)))
        for (first, last), count in counts.items()
    ]
    return Chart(title, svg(title, bottom + 40, parts), (thing, "times", "share"), tuple(table))


def curves(
    title: str,
    lines: Sequence[Line],
    along: str,
    show: Show = percent,
    top: float | None = None,
    across: Show = plain,
    span: tuple[float, float] | None = None,
) -> Chart:
    """Lines from left to right; a band where there is an interval; the name of each at its right end."""
    start, end = span or _span([x for line in lines for x, _ in line.points])
    reach = top or nice(max([y for line in lines for _, y in [*line.points, *line.band]], default=1.0))
    left, bottom = 58, 172
    x, y = scale(start, end, left, WIDTH - EDGE), scale(0, reach, bottom, 18)
    parts = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        at = y(tick * reach)
        parts.append(f'<line class="grid" x1="{left}" x2="{WIDTH - EDGE}" y1="{at:.1f}" y2="{at:.1f}"/>')
        parts.append(written(left - 6, at + 4, short(show(tick * reach)), "end", "note"))
    for at, line in enumerate(lines):
        colour = f"--c: var(--part-{at % PALETTE})"
        if line.band:
            edge = [(px, low) for (px, _), (low, _) in zip(line.points, line.band, strict=True)]
            edge += [(px, high) for (px, _), (_, high) in zip(line.points, line.band, strict=True)][::-1]
            parts.append(f'<polygon class="band" style="{colour}" points="{points(edge, x, y)}"/>')
        parts.append(f'<polyline class="curve" style="{colour}" points="{points(line.points, x, y)}"/>')
        for px, py in line.points if len(line.points) <= 20 else ():
            name = f"{line.name}, {across(px)}: {show(py)}".removeprefix(", ")
            parts.append(
                f'<circle class="knot" style="{colour}" cx="{x(px):.1f}" cy="{y(py):.1f}" r="3.5">'
                f"<title>{escape(name)}</title></circle>"
            )
    parts.append(written(left, bottom + 16, across(start), "start", "note"))
    parts.append(written(WIDTH - EDGE, bottom + 16, across(end), "end", "note"))
    parts.append(written((left + WIDTH) / 2, bottom + 16, along, "middle", "note"))
    parts, foot = legend(parts, [line.name for line in lines if line.name], bottom + 26)
    rows = sorted({px for line in lines for px, _ in line.points})
    values = [dict(line.points) for line in lines]
    table = [(across(px), *(show(value[px]) if px in value else "" for value in values)) for px in rows]
    return Chart(title, svg(title, foot, parts), (along, *(line.name or "value" for line in lines)), tuple(table))


def stacked(title: str, rows: Mapping[str, Mapping[str, int]], head: str = "") -> Chart:
    """For each row how its whole is made up of parts, the largest first, told apart by colour and by letter."""
    totals: dict[str, int] = {}
    for parts_of in rows.values():
        for part, count in parts_of.items():
            totals[part] = totals.get(part, 0) + count
    order = sorted(totals, key=lambda part: (-totals[part], part))
    parts, y = [], 4.0
    for label, counts in rows.items():
        whole = sum(counts.values()) or 1
        parts.append(caption(y, label, f"{whole:,}"))
        x = float(EDGE)
        for at, part in enumerate(order):
            width = (WIDTH - 2 * EDGE) * counts.get(part, 0) / whole
            if width:
                note = f"{part}: {counts[part]:,} ({percent(counts[part] / whole)})"
                parts.append(
                    f'<rect class="part" style="--c: var(--part-{at % PALETTE})" x="{x:.1f}" y="{y + 19}" '
                    f'width="{max(0.5, width - 1.5):.1f}" height="20"><title>{escape(note)}</title></rect>'
                )
            if width > 16:
                parts.append(written(x + width / 2, y + 34, letter(at), "middle", "on"))
            x += width
        y += 50
    parts, end = legend(parts, order, y, letters=True)
    table = [(label, *(f"{counts.get(part, 0):,}" for part in order)) for label, counts in rows.items()]
    return Chart(title, svg(title, end, parts), (head, *order), tuple(table))


def _span(values: Sequence[float]) -> tuple[float, float]:
    return (min(values), max(values)) if values else (0.0, 1.0)
