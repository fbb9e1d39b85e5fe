"""The section of a report on who wins as whom."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.text.english import number
from ..number_format import format_percent
from ..simulation.role_tally import RoleTally, RoleWins
from .charts import Bar, Chart, bar_chart
from .content import Section
from .survey import Survey

TITLE = "Who wins as whom"


def role_section(survey: Survey) -> Section | None:
    """Only for games that tell their seats apart."""
    tally = RoleTally()
    for game in survey.games_at(survey.main_seats):
        tally.add(game.roles, game.win_shares)
    if not tally.kinds():
        return None
    seats = number(survey.main_seats, "seat")
    reference = "the crew's rate in all games" if survey.game.cooperative else "the share of a seat"
    findings = [
        f"At {seats}. The dashed line is {reference}: what each would win if all roles of its kind were equal. The "
        "intervals are wide enough for all bars of a chart to hold together in 95 of 100 such reports."
    ]
    groups = [tally.rows(kind) for kind in tally.kinds()]
    for rows in groups:
        findings += role_findings(rows, survey.game.cooperative)
    return Section(TITLE, findings, [_chart(rows, survey.game.cooperative, seats) for rows in groups])


def role_findings(rows: Sequence[RoleWins], cooperative: bool) -> list[str]:
    """The roles that win significantly more or less than is fair."""
    kind = rows[0].kind
    found = []
    for row in rows:
        if row.is_unfair:
            who = f"With {row.name} the crew wins" if cooperative else f"By {kind}, {row.name} wins"
            more = "more" if row.rate.mean > row.fair else "less"
            found.append(
                f"{who} {more} than is fair: {format_percent(row.rate.mean)} ({format_percent(row.rate.low)} to "
                f"{format_percent(row.rate.high)}) instead of {format_percent(row.fair)}."
            )
    if cooperative:
        return found or [f"No {kind} makes a significant difference."]
    return found or [f"By {kind}, nobody wins significantly more or less than is fair."]


def _chart(rows: Sequence[RoleWins], cooperative: bool, seats: str) -> Chart:
    bars = [Bar(f"{row.name} ({number(row.games, 'game')})", *row.rate) for row in rows]
    title = f"Wins of the crew by {rows[0].kind}" if cooperative else f"Wins by {rows[0].kind}"
    return bar_chart(f"{title}, {seats}", bars, reference=("equal", rows[0].fair))
