"""A report as one page that needs nothing but itself: sections of findings in words, with a chart for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from .charts import Chart
from .page_style import ROSE, STYLE
from .survey import Survey
from .svg import plain


@dataclass(frozen=True)
class Section:
    """A heading, what was found, in sentences, and the charts that show it."""

    title: str
    findings: Sequence[str]
    charts: Sequence[Chart] = ()


@dataclass(frozen=True)
class Figure:
    """A number worth knowing, and what it is."""

    value: str
    meaning: str


def page(found: Survey, command: str, figures: Sequence[Figure], sections: Sequence[Section]) -> str:
    """The whole page as text."""
    name = escape(found.game.name)
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{name}: report</title><style>{STYLE}</style></head><body>",
        '<header class="chart"><div>',
        f'<p class="kicker">{found.played:,} games by {escape(_bots(found))}</p>',
        f'<h1>{name}</h1><p class="about">{escape(found.game.about)}</p></div>{ROSE}</header><main>',
        _warnings(found),
        '<ul class="figures">',
        *(f"<li><b>{escape(one.value)}</b><small>{escape(one.meaning)}</small></li>" for one in figures),
        "</ul>",
        *(_section(section) for section in sections),
        _played(found, command),
        "</main></body></html>\n",
    ]
    return "".join(parts)


def figure(chart: Chart) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in chart.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in chart.rows
    )
    return (
        f"<figure><h3>{escape(chart.title)}</h3>{chart.svg}"
        f'<details><summary>The numbers</summary><div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></details></figure>"
    )


def _section(section: Section) -> str:
    findings = "".join(f"<p>{escape(finding)}</p>" for finding in section.findings)
    charts = "".join(figure(chart) for chart in section.charts)
    grid = f'<div class="charts">{charts}</div>' if charts else ""
    return f"<section><h2>{escape(section.title)}</h2>{findings}{grid}</section>"


def _warnings(found: Survey) -> str:
    text = ""
    if found.stopped:
        asked = found.games * len(found.rows)
        text += f'<p class="stopped">Stopped before the end: {found.played:,} of {asked:,} games were played.</p>'
    if found.failed:
        text += f'<p class="stopped">{len(found.failed):,} games went wrong and are left out; the first: '
        text += f"{escape(found.failed[0])}</p>"
    return text


def _played(found: Survey, command: str) -> str:
    rows = {
        "Game": f"{found.game.id}, version {found.game.version}",
        "Seats": f"{', '.join(map(str, found.seats))}; options compared at {found.main}",
        "Bots": f"{', '.join(found.bots)}, moving up one seat from game to game",
        "Agreed": ", ".join(f"{id.replace('_', ' ')}: {value}" for id, value in found.options.items()) or "nothing",
        "Games": f"{found.games:,} in each of {len(found.rows)} settings, {found.played:,} played",
        "Seed": str(found.seed),
        "Time": f"{plain(round(found.seconds, 1))} s",
    }
    if found.game.components_hash:
        rows["Components"] = f"another file than ours, {found.game.components_hash[:16]}…"
    listed = "".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in rows.items())
    return (
        f"<section><h2>What was played</h2><dl>{listed}</dl>"
        f"<p>This page was made by</p><pre><code>{escape(command)}</code></pre>"
        "<p>The same command gives the same numbers, unless a bot thinks by the clock.</p></section>"
        "<footer><p>Whiskers and bands are 95 % intervals: of a hundred of them about five do not hold the truth. "
        "Those of rates are by the method of Wilson. A difference between two settings is taken game by game, "
        "both played with the same luck and the same crew, so it is known better than either rate. "
        "Where many differences are looked at, one in twenty seems real and is not.</p></footer>"
    )


def _bots(found: Survey) -> str:
    kinds = [*dict.fromkeys(found.bots)]
    return f"{kinds[0]} bots" if len(kinds) == 1 else f"the bots {', '.join(kinds[:-1])} and {kinds[-1]}"
