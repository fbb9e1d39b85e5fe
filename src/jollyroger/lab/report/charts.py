"""Charts as inline SVG. Each has a title, its numbers in words, and a table with its data.

They are drawn for the width of a phone, with a bar's label above it and not beside it, so that text stays readable.
Colours are custom properties of the page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil
from typing import NamedTuple

from ..number_format import NumberFormat, format_number, format_percent, format_points, with_sign
from .svg import (
    MARGIN,
    WIDTH,
    anchor_at,
    axis_labels,
    bin_counts,
    label_and_value,
    legend,
    linear_scale,
    part_colour,
    part_letter,
    point_list,
    round_up,
    short_label,
    svg_image,
    svg_text,
    whisker,
)

MAX_BAR_WIDTH = 44
"""A histogram with few bars does not stretch them over the whole width."""
MAX_LABELS = 7
"""The most labels that fit below a histogram."""
MAX_MARKED_POINTS = 20
"""A line with more points is drawn without a circle on each."""


@dataclass(frozen=True)
class Chart:
    """A picture, and the table with its data."""

    title: str
    svg: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Bar(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


class Line(NamedTuple):
    """Points from left to right, and the interval of each if there is one."""

    name: str
    points: Sequence[tuple[float, float]]
    intervals: Sequence[tuple[float, float]] = ()


def bar_chart(
    title: str,
    bars: Sequence[Bar],
    number_format: NumberFormat = format_percent,
    reference: tuple[str, float] | None = None,
    columns: tuple[str, str] = ("", "rate"),
) -> Chart:
    """A bar for each value with a whisker for its interval, and a reference line across them all."""
    values = [bar.high for bar in bars] + ([] if reference is None else [reference[1]])
    highest = round_up(max(values, default=1.0))
    x = linear_scale(0, highest, MARGIN, WIDTH - MARGIN)
    parts, y = [], 4.0
    for bar in bars:
        parts.append(label_and_value(y, bar.label, number_format(bar.value)))
        parts.append(f'<rect class="bar" x="{MARGIN}" y="{y + 19}" width="{x(bar.value) - MARGIN:.1f}" height="14"/>')
        parts.append(whisker(x(bar.low), x(bar.high), y + 26))
        y += 44
    if reference is not None:
        name, value = reference
        parts.append(f'<line class="mark" x1="{x(value):.1f}" x2="{x(value):.1f}" y1="4" y2="{y}"/>')
        parts.append(svg_text(x(value), y + 14, f"{name} {number_format(value)}", anchor_at(x(value)), "note"))
    note_x = None if reference is None else x(reference[1])
    parts.append(axis_labels(y + 14, number_format(0), number_format(highest), note_x))
    return Chart(title, svg_image(title, y + 20, parts), (*columns, "95 % interval"), _bar_rows(bars, number_format))


def forest_plot(
    title: str,
    differences: Sequence[Bar],
    number_format: NumberFormat = format_points,
    sides: tuple[str, str] = ("less", "more"),
) -> Chart:
    """Differences with their intervals around a line at 0. Significant ones are drawn in colour."""
    number_format = with_sign(number_format)
    widest = round_up(max([max(abs(row.low), abs(row.high)) for row in differences], default=1.0))
    x = linear_scale(-widest, widest, MARGIN, WIDTH - MARGIN)
    parts, y = [], 24.0
    bottom = y + 40 * len(differences)
    parts.append(f'<line class="axis" x1="{x(0)}" x2="{x(0)}" y1="18" y2="{bottom}"/>')
    parts.append(svg_text(MARGIN, 12, f"← {sides[0]}", "start", "note"))
    parts.append(svg_text(WIDTH - MARGIN, 12, f"{sides[1]} →", "end", "note"))
    for row in differences:
        css_class = "sure up" if row.low > 0 else "sure down" if row.high < 0 else "unsure"
        parts.append(label_and_value(y, row.label, number_format(row.value), css_class))
        parts.append(whisker(x(row.low), x(row.high), y + 25, css_class))
        parts.append(f'<circle class="dot {css_class}" cx="{x(row.value):.1f}" cy="{y + 25}" r="5"/>')
        y += 40
    parts.append(axis_labels(y + 12, number_format(-widest), number_format(widest)))
    columns = ("", "difference", "95 % interval")
    return Chart(title, svg_image(title, y + 18, parts), columns, _bar_rows(differences, number_format))


def histogram(title: str, values: Mapping[int, int], unit: str, max_bins: int = 24) -> Chart:
    """How often each number occurs, in bins where there are many."""
    counts = bin_counts(values, max_bins)
    names = [f"{first}" if first == last else f"{first} to {last}" for first, last in counts]
    height, bottom = 150, 172
    highest, total = max(counts.values(), default=1), sum(values.values())
    step = min(MAX_BAR_WIDTH, (WIDTH - 2 * MARGIN) / max(1, len(counts)))
    left = (WIDTH - step * len(counts)) / 2
    parts = []
    label_every = ceil(len(counts) / MAX_LABELS)
    for index, ((first, _), count) in enumerate(counts.items()):
        bar_height = height * count / highest
        x = left + index * step
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{bottom - bar_height:.1f}" width="{max(1.0, step - 2):.1f}" '
            f'height="{bar_height:.1f}"><title>{names[index]}: {count:,}</title></rect>'
        )
        if index % label_every == 0:
            parts.append(svg_text(x + step / 2, bottom + 15, f"{first}", "middle", "note"))
    parts.append(f'<line class="axis" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{bottom}" y2="{bottom}"/>')
    if counts:
        mean = sum(value * count for value, count in values.items()) / max(1, total)
        first, last = next(iter(counts))
        mean_x = min(WIDTH - MARGIN, max(MARGIN, left + (mean - first + 0.5) / (last - first + 1) * step))
        parts.append(f'<line class="mark" x1="{mean_x:.1f}" x2="{mean_x:.1f}" y1="18" y2="{bottom}"/>')
        parts.append(svg_text(mean_x, 12, f"mean {mean:,.1f}", anchor_at(mean_x), "note"))
    parts.append(svg_text(WIDTH / 2, bottom + 32, unit, "middle", "note"))
    rows = [
        (name, f"{count:,}", format_percent(count / max(1, total)))
        for name, count in zip(names, counts.values(), strict=True)
    ]
    return Chart(title, svg_image(title, bottom + 40, parts), (unit, "times", "share"), tuple(rows))


def line_chart(
    title: str,
    lines: Sequence[Line],
    x_label: str,
    y_format: NumberFormat = format_percent,
    y_max: float | None = None,
    x_format: NumberFormat = format_number,
    x_range: tuple[float, float] | None = None,
) -> Chart:
    """Lines from left to right, each with a band where it has intervals, and a legend."""
    start, end = x_range or _range_of([x for line in lines for x, _ in line.points])
    highest = y_max or round_up(max([y for line in lines for _, y in [*line.points, *line.intervals]], default=1.0))
    left, bottom = 58, 172
    x_scale, y_scale = linear_scale(start, end, left, WIDTH - MARGIN), linear_scale(0, highest, bottom, 18)
    parts = []
    for fraction in (0.0, 0.25, 0.5, 0.75, 1.0):
        grid_y = y_scale(fraction * highest)
        parts.append(f'<line class="grid" x1="{left}" x2="{WIDTH - MARGIN}" y1="{grid_y:.1f}" y2="{grid_y:.1f}"/>')
        parts.append(svg_text(left - 6, grid_y + 4, short_label(y_format(fraction * highest)), "end", "note"))
    for index, line in enumerate(lines):
        colour = part_colour(index)
        if line.intervals:
            band = [(x, low) for (x, _), (low, _) in zip(line.points, line.intervals, strict=True)]
            band += [(x, high) for (x, _), (_, high) in zip(line.points, line.intervals, strict=True)][::-1]
            parts.append(f'<polygon class="band" style="{colour}" points="{point_list(band, x_scale, y_scale)}"/>')
        points = point_list(line.points, x_scale, y_scale)
        parts.append(f'<polyline class="curve" style="{colour}" points="{points}"/>')
        for x, y in line.points if len(line.points) <= MAX_MARKED_POINTS else ():
            name = f"{line.name}, {x_format(x)}: {y_format(y)}".removeprefix(", ")
            parts.append(
                f'<circle class="point" style="{colour}" cx="{x_scale(x):.1f}" cy="{y_scale(y):.1f}" r="3.5">'
                f"<title>{escape(name)}</title></circle>"
            )
    parts.append(svg_text(left, bottom + 16, x_format(start), "start", "note"))
    parts.append(svg_text(WIDTH - MARGIN, bottom + 16, x_format(end), "end", "note"))
    parts.append(svg_text((left + WIDTH) / 2, bottom + 16, x_label, "middle", "note"))
    parts, height = legend(parts, [line.name for line in lines if line.name], bottom + 26)
    values = [dict(line.points) for line in lines]
    rows = [
        (x_format(x), *(y_format(value[x]) if x in value else "" for value in values))
        for x in sorted({x for line in lines for x, _ in line.points})
    ]
    columns = (x_label, *(line.name or "value" for line in lines))
    return Chart(title, svg_image(title, height, parts), columns, tuple(rows))


def stacked_bars(title: str, rows: Mapping[str, Mapping[str, int]], first_column: str = "") -> Chart:
    """For each row the shares of its parts, the most frequent part first, marked by colour and by letter."""
    totals: dict[str, int] = {}
    for counts in rows.values():
        for part, count in counts.items():
            totals[part] = totals.get(part, 0) + count
    order = sorted(totals, key=lambda part: (-totals[part], part))
    parts, y = [], 4.0
    for label, counts in rows.items():
        whole = sum(counts.values()) or 1
        parts.append(label_and_value(y, label, f"{whole:,}"))
        x = float(MARGIN)
        for index, part in enumerate(order):
            width = (WIDTH - 2 * MARGIN) * counts.get(part, 0) / whole
            if width:
                note = f"{part}: {counts[part]:,} ({format_percent(counts[part] / whole)})"
                parts.append(
                    f'<rect class="part" style="{part_colour(index)}" x="{x:.1f}" y="{y + 19}" '
                    f'width="{max(0.5, width - 1.5):.1f}" height="20"><title>{escape(note)}</title></rect>'
                )
            if width > 16:
                parts.append(svg_text(x + width / 2, y + 34, part_letter(index), "middle", "on"))
            x += width
        y += 50
    parts, height = legend(parts, order, y, letters=True)
    table = [(label, *(f"{counts.get(part, 0):,}" for part in order)) for label, counts in rows.items()]
    return Chart(title, svg_image(title, height, parts), (first_column, *order), tuple(table))


def _bar_rows(bars: Sequence[Bar], number_format: NumberFormat) -> tuple[tuple[str, ...], ...]:
    return tuple(
        (bar.label, number_format(bar.value), f"{number_format(bar.low)} to {number_format(bar.high)}") for bar in bars
    )


def _range_of(values: Sequence[float]) -> tuple[float, float]:
    return (min(values), max(values)) if values else (0.0, 1.0)
