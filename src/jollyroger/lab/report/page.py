"""A report as a single HTML page that loads nothing from elsewhere."""

from __future__ import annotations

from html import escape

from ...engine.text.english import listed
from ..number_format import format_number
from .charts import Chart
from .content import Section
from .page_style import COMPASS_ROSE, STYLE
from .sections import build_sections, key_figures
from .survey import Survey


def render_page(survey: Survey, command: str) -> str:
    """The page as HTML. `command` is the command line that makes it again."""
    name = escape(survey.game.name)
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{name}: report</title><style>{STYLE}</style></head><body>",
        '<header class="masthead"><div>',
        f'<p class="kicker">{survey.played:,} games by {escape(_bot_names(survey))}</p>',
        f'<h1>{name}</h1><p class="about">{escape(survey.game.summary)}</p></div>{COMPASS_ROSE}</header><main>',
        _warnings(survey),
        '<ul class="figures">',
        *(f"<li><b>{escape(one.value)}</b><small>{escape(one.meaning)}</small></li>" for one in key_figures(survey)),
        "</ul>",
        *(_render_section(section) for section in build_sections(survey)),
        _setup(survey, command),
        "</main></body></html>\n",
    ]
    return "".join(parts)


def _render_chart(chart: Chart) -> str:
    columns = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in chart.columns)
    rows = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in chart.rows
    )
    return (
        f"<figure><h3>{escape(chart.title)}</h3>{chart.svg}"
        f'<details><summary>The numbers</summary><div class="scroll"><table><thead><tr>{columns}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></details></figure>"
    )


def _render_section(section: Section) -> str:
    findings = "".join(f"<p>{escape(finding)}</p>" for finding in section.findings)
    charts = "".join(_render_chart(chart) for chart in section.charts)
    grid = f'<div class="charts">{charts}</div>' if charts else ""
    # A lone chart stands beside its text: alone it would leave half of a wide page empty.
    is_lone = len(section.charts) == 1
    body = f'<div class="beside"><div>{findings}</div>{grid}</div>' if is_lone else findings + grid
    return f"<section><h2>{escape(section.title)}</h2>{body}</section>"


def _warnings(survey: Survey) -> str:
    text = ""
    if survey.stopped:
        requested = survey.games * len(survey.stats)
        text += f'<p class="warning">Stopped before the end: {survey.played:,} of {requested:,} games were played.</p>'
    if survey.failures:
        text += f'<p class="warning">{len(survey.failures):,} games failed and are left out; the first: '
        text += f"{escape(survey.failures[0])}</p>"
    return text


def _setup(survey: Survey, command: str) -> str:
    """What was played, how to play it again, and how to read the intervals."""
    rows = {
        "Game": f"{survey.game.id}, version {survey.game.version}",
        "Seats": f"{', '.join(map(str, survey.seat_counts))}; options compared at {survey.main_seats}",
        "Bots": f"{', '.join(survey.bots)}, moving up one seat from game to game",
        "Skill": f"{', '.join(survey.skill_bots)}, on the same seeds",
        "Options": ", ".join(f"{id.replace('_', ' ')}: {value}" for id, value in survey.options.items()) or "none",
        "Games": f"{survey.games:,} in each of {len(survey.stats)} settings, {survey.played:,} played",
        "Seed": str(survey.seed),
        "Time": f"{format_number(round(survey.seconds, 1))} s",
    }
    if survey.game.components_hash:
        rows["Components"] = f"from a custom file, {survey.game.components_hash[:16]}…"
    definitions = "".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in rows.items())
    return (
        f"<section><h2>What was played</h2><dl>{definitions}</dl>"
        f"<p>This page was made with</p><pre><code>{escape(command)}</code></pre>"
        "<p>The same command gives the same numbers, unless a bot's thinking time is limited.</p></section>"
        "<footer><p>Whiskers and bands are 95 % intervals: about five in a hundred do not contain the true value. "
        "Intervals of rates are Wilson's, over games and not over seats, which share one win. "
        "A difference between two settings is measured game by game, with the same seed and the same bots in the same "
        "seats, so it is more precise than either rate. "
        "Among many differences, about one in twenty looks significant by chance.</p></footer>"
    )


def _bot_names(survey: Survey) -> str:
    names = [*dict.fromkeys(survey.bots)]
    return f"{names[0]} bots" if len(names) == 1 else f"the bots {listed(names)}"
