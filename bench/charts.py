"""Bar charts as SVG, readable by day and by night."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Literal, NamedTuple

WIDTH, VALUE_WIDTH, MARGIN, GAP = 820, 60, 16, 8
CHARACTER_WIDTH = 7.2
"""About that of a letter of the labels."""
ROW_HEIGHT, BAR_HEIGHT, TITLE_HEIGHT = 26, 16, 40
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .title { font-weight: 600 }
  .paper { fill: #ffffff; stroke: #d0d7de }
  .pure { fill: #2f81b7 }
  .compiled { fill: #b35900 }
  .peer { fill: #8c959f }
  .spread { stroke: #1f2328; stroke-width: 1.5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .paper { fill: #0d1117; stroke: #30363d }
    .pure { fill: #4ba3dc }
    .compiled { fill: #e08a2e }
    .peer { fill: #6e7681 }
    .spread { stroke: #e6edf3 }
  }
"""
Kind = Literal["pure", "compiled", "peer"]


class Bar(NamedTuple):
    label: str
    value: float
    low: float
    high: float
    kind: Kind
    text: str


def bar_chart(title: str, bars: Sequence[Bar]) -> str:
    """Bars from zero to their values, with lines from the lowest to the highest."""
    height = TITLE_HEIGHT + ROW_HEIGHT * len(bars) + MARGIN
    start = round(MARGIN + GAP + CHARACTER_WIDTH * max(len(bar.label) for bar in bars))
    scale = (WIDTH - start - VALUE_WIDTH - MARGIN) / max(bar.high for bar in bars)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" x="0.5" y="0.5" width="{WIDTH - 1}" height="{height - 1}" rx="6"/>',
        f'<text class="title" x="{MARGIN}" y="25">{escape(title)}</text>',
    ]
    for number, bar in enumerate(bars):
        top = TITLE_HEIGHT + ROW_HEIGHT * number
        middle = top + BAR_HEIGHT / 2
        low, high = start + bar.low * scale, start + bar.high * scale
        lines += [
            f'<text x="{start - GAP}" y="{top + 13}" text-anchor="end">{escape(bar.label)}</text>',
            f'<rect class="{bar.kind}" x="{start}" y="{top}" width="{bar.value * scale:.1f}" '
            f'height="{BAR_HEIGHT}" rx="2"/>',
            f'<line class="spread" x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}"/>',
            f'<text x="{high + GAP:.1f}" y="{top + 13}">{escape(bar.text)}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
