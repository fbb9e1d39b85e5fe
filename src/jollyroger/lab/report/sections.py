"""What a report says: from the games of a survey to findings, figures and charts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean, median, quantiles

from ...engine.english import listed, number
from ..simulation.tally import wilson_interval
from .charts import Bar, Line, bars, curves, histogram, stacked
from .game_stats import PARTS, Row
from .option_section import comparison
from .page import Figure, Section
from .survey import Survey
from .svg import percent, plain

WHOLE = (0.0, 1.0)
PLAYED_ON = (
    "by playing on from there many times; the lead passes only when another is clearly ahead, so a close race counts "
    "as one lead"
)


def figures(found: Survey) -> list[Figure]:
    """The numbers at the head of the page."""
    rows = found.at(found.main)
    if not rows:
        return []
    seats = f"at {number(found.main, 'seat')}"
    shown = []
    if found.game.cooperative:
        wins = sum(bool(row.result.winners) for row in rows)
        shown.append(Figure(percent(wins / len(rows)), f"of games the crew wins, {seats}"))
    else:
        first = fmean(row.shares[0] for row in rows)
        fair = _fair(rows, found.main)
        shown.append(Figure(percent(first), f"of games the first seat wins, {seats}; a fair share is {percent(fair)}"))
        nobody = sum(not row.result.winners for row in rows)
        if nobody:
            shown.append(Figure(percent(nobody / len(rows)), f"of games nobody wins, {seats}"))
    shown.append(Figure(plain(round(median(row.choices for row in rows))), "choices in the middle game"))
    options = _branching(rows)
    if options:
        mean = sum(count * times for count, times in options.items()) / options.total()
        shown.append(Figure(f"{mean:.1f}", "options to a free choice, on average"))
    return shown


def sections(found: Survey) -> list[Section]:
    """All that can be told of these games, in order."""
    if not found.at(found.main):
        return [Section("Nothing yet", ["Not one game was played to its end."])]
    told = [
        who_wins(found),
        by_bot(found),
        comparison(found),
        length(found),
        endings(found),
        lead(found),
        choices(found),
    ]
    return [section for section in told if section is not None]


def who_wins(found: Survey) -> Section:
    if found.game.cooperative:
        rows = {seats: found.at(seats) for seats in found.seats}
        rates = [
            _rate(number(seats, "seat"), [float(bool(row.result.winners)) for row in games])
            for seats, games in rows.items()
        ]
        findings = [
            f"All win or lose together. At {one.label} the crew wins {percent(one.value)} of games "
            f"({percent(one.low)} to {percent(one.high)})."
            for one in rates
            if one.label == number(found.main, "seat")
        ]
        return Section("How often the crew wins", findings, [bars("Wins of the crew by the number of seats", rates)])
    charts, findings = [], ["The dashed line is a fair share: what each would win if seats were alike."]
    for seats in found.seats:
        games = found.at(seats)
        if games:
            rates = [_rate(_seat(seat), [row.shares[seat] for row in games]) for seat in range(seats)]
            fair = _fair(games, seats)
            charts.append(bars(f"{number(seats, 'seat')}", rates, line=("fair", fair), top=None))
            findings += _beyond(rates, fair, seats)
    if len(findings) == 1:
        findings.append("No seat wins more or less than its share by more than luck explains.")
    return Section("Who wins, by seat", findings, charts)


def by_bot(found: Survey) -> Section | None:
    """Only where different bots have met."""
    kinds = [*dict.fromkeys(found.bots)]
    if len(kinds) < 2 or found.game.cooperative:
        return None
    games = found.at(found.main)
    rates = [
        _rate(kind, [share for row in games for bot, share in zip(row.seating, row.shares, strict=True) if bot == kind])
        for kind in kinds
    ]
    chart = bars(
        f"Wins for each seat taken, {number(found.main, 'seat')}", rates, line=("fair", _fair(games, found.main))
    )
    return Section("Who wins, by bot", [], [chart])


def length(found: Survey) -> Section:
    rows = found.at(found.main)
    lengths = [row.choices for row in rows]
    counts = Counter(lengths)
    findings = [
        f"At {number(found.main, 'seat')} the middle game takes {plain(median(lengths))} choices; the shortest took "
        f"{min(lengths):,}, the longest {max(lengths):,}"
        + (f"; nine in ten take from {_tail(lengths, 0)} to {_tail(lengths, -1)}." if len(lengths) > 19 else ".")
    ]
    charts = [histogram(f"Length of games, {number(found.main, 'seat')}", counts, "choices")]
    if len(found.seats) > 1:
        means = [_mean(number(seats, "seat"), [float(row.choices) for row in found.at(seats)]) for seats in found.seats]
        charts.append(bars("Mean length by the number of seats", means, show=plain, head=("", "choices")))
    return Section("How long it takes", findings, charts)


def endings(found: Survey) -> Section:
    rows = found.at(found.main)
    counts = Counter(_name(row.result.ending) for row in rows)
    rates = [Bar(name, count / len(rows), *wilson_interval(count, len(rows))) for name, count in counts.most_common()]
    title = "How it ends"
    findings = [f"Most often by {rates[0].label}: {percent(rates[0].value)} of games at {number(found.main, 'seat')}."]
    charts = [bars(f"Endings, {number(found.main, 'seat')}", rates)]
    if found.game.cooperative:
        lost = [bar.label for bar in rates if not _won(rows, bar.label)]
        title = "How it ends, and what it is lost to"
        findings.append(f"Lost games end by {listed(lost)}." if lost else "Not one was lost.")
    if len(found.seats) > 1:
        table = {
            number(seats, "seat"): Counter(_name(row.result.ending) for row in found.at(seats)) for seats in found.seats
        }
        charts.append(stacked("Endings by the number of seats", table, "seats"))
    return Section(title, findings, charts)


def lead(found: Survey) -> Section:
    """How often the lead passes, and how much it is worth."""
    title = "Who leads, and for how long"
    rows = [row for row in found.at(found.main) if row.leaders]
    if found.game.cooperative:
        return Section(title, ["All win or lose together, so nobody leads."])
    if not rows:
        return Section(title, ["No game was looked at closely enough to know who led."])
    changes = Counter(_changes(row) for row in rows)
    worth = []
    for part in range(PARTS - 1):
        known = [row.shares[leader] for row in rows if (leader := row.leaders[part]) is not None]
        if known:
            worth.append(((part + 1) / PARTS, fmean(known), *wilson_interval(sum(known), len(known))))
    how = "by the estimate of the game itself" if any(row.estimated for row in rows) else PLAYED_ON
    mean = fmean(changes.elements())
    findings = [
        f"Looked at {PARTS - 1} moments of {number(len(rows), 'game')} at {number(found.main, 'seat')}, {how}.",
        f"The lead changes hands {mean:.1f} times in a game on average.",
    ]
    line = Line("", [(at, rate) for at, rate, _, _ in worth], [(low, high) for _, _, low, high in worth])
    charts = [
        histogram("Changes of the lead in a game", changes, "changes"),
        curves(
            "How often the one who leads goes on to win", [line], "of the game", top=1.0, across=percent, span=WHOLE
        ),
    ]
    return Section(title, findings, charts if worth else charts[:1])


def choices(found: Survey) -> Section:
    """How much there is to choose from."""
    rows = found.at(found.main)
    counts = _branching(rows)
    if not counts:
        return Section("How much there is to choose", ["There was never more than one thing to do."])
    mean = sum(count * times for count, times in counts.items()) / counts.total()
    free = fmean(row.free / max(1, row.choices) for row in rows)
    findings = [
        f"{percent(free)} of choices are free; a free one has {mean:.1f} options on average, and at most {max(counts)}."
    ]
    parts = []
    for part in range(PARTS):
        asked = sum(row.by_part[part][0] for row in rows)
        if asked:
            parts.append(((part + 0.5) / PARTS, sum(row.by_part[part][1] for row in rows) / asked))
    charts = [
        histogram("Options to a free choice", counts, "options"),
        curves(
            "Mean options as the game goes on", [Line("", parts)], "of the game", show=plain, across=percent, span=WHOLE
        ),
    ]
    return Section("How much there is to choose", findings, charts)


def _rate(label: str, values: Sequence[float]) -> Bar:
    total = sum(values)
    return Bar(label, total / len(values) if values else 0.0, *wilson_interval(total, len(values)))


def _mean(label: str, values: Sequence[float]) -> Bar:
    if not values:
        return Bar(label, 0.0, 0.0, 0.0)
    mean = fmean(values)
    spread = fmean((value - mean) ** 2 for value in values)
    error = 1.96 * (spread / len(values)) ** 0.5
    return Bar(label, mean, mean - error, mean + error)


def _fair(rows: Sequence[Row], seats: int) -> float:
    """What each seat would win if all were alike."""
    return fmean(sum(row.shares) for row in rows) / seats


def _beyond(rates: Sequence[Bar], fair: float, seats: int) -> list[str]:
    return [
        f"At {number(seats, 'seat')}, {bar.label} wins {'more' if bar.value > fair else 'less'} than its share: "
        f"{percent(bar.value)} ({percent(bar.low)} to {percent(bar.high)}) instead of {percent(fair)}."
        for bar in rates
        if not bar.low <= fair <= bar.high
    ]


def _seat(seat: int) -> str:
    return "seat 0 (first)" if seat == 0 else f"seat {seat}"


def _name(ending: str) -> str:
    return ending.replace("-", " ").replace("_", " ")


def _won(rows: Sequence[Row], ending: str) -> bool:
    return any(row.result.winners for row in rows if _name(row.result.ending) == ending)


def _tail(values: Sequence[int], at: int) -> str:
    return plain(round(quantiles(values, n=20)[at]))


def _branching(rows: Sequence[Row]) -> Counter[int]:
    counts: Counter[int] = Counter()
    for row in rows:
        counts.update(row.branching)
    return counts


def _changes(row: Row) -> int:
    known = [leader for leader in row.leaders if leader is not None]
    return sum(before != after for before, after in pairwise(known))
