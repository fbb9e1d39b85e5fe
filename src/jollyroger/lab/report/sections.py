"""The sections of a report: from the games of a survey to findings, key figures and charts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from statistics import fmean, median, quantiles

from ...engine.text.english import listed, number
from ..number_format import format_number, format_percent
from ..statistics import mean_estimate, rate_estimate, wilson_interval
from .charts import Bar, Line, bar_chart, histogram, line_chart, stacked_bars
from .content import KeyFigure, Section
from .game_stats import GAME_PARTS, GameStats
from .option_section import option_section
from .quality import quality_section
from .role_section import role_section
from .survey import Survey

WHOLE_GAME = (0.0, 1.0)
MIN_GAMES_FOR_TAILS = 20
"""With fewer games the range of the middle nine in ten is not worth naming."""


def key_figures(survey: Survey) -> list[KeyFigure]:
    """The numbers at the top of the page."""
    games = survey.games_at(survey.main_seats)
    if not games:
        return []
    seats = f"at {number(survey.main_seats, 'seat')}"
    figures = []
    if survey.game.cooperative:
        wins = sum(bool(game.result.winners) for game in games)
        figures.append(KeyFigure(format_percent(wins / len(games)), f"of games are won by the crew, {seats}"))
    else:
        first_seat = format_percent(fmean(game.win_shares[0] for game in games))
        fair = format_percent(_fair_share(games, survey.main_seats))
        figures.append(KeyFigure(first_seat, f"of games are won by the first seat, {seats}; a fair share is {fair}"))
        nobody = sum(not game.result.winners for game in games)
        if nobody:
            figures.append(KeyFigure(format_percent(nobody / len(games)), f"of games have no winner, {seats}"))
    figures.append(
        KeyFigure(format_number(round(median(game.decisions for game in games))), "choices in a median game")
    )
    options = _count_options(games)
    if options:
        figures.append(KeyFigure(f"{fmean(options.elements()):.1f}", "options in a free choice, on average"))
    return figures


def build_sections(survey: Survey) -> list[Section]:
    """All sections that these games have something to say on, in order."""
    if not survey.games_at(survey.main_seats):
        return [Section("No results", ["No game was played to its end."])]
    sections = [
        _wins_by_seat(survey),
        role_section(survey),
        _wins_by_bot(survey),
        option_section(survey),
        _length(survey),
        _endings(survey),
        _lead(survey),
        _options(survey),
        quality_section(survey),
    ]
    return [section for section in sections if section is not None]


def _wins_by_seat(survey: Survey) -> Section:
    if survey.game.cooperative:
        return _crew_wins(survey)
    charts, findings = [], ["The dashed line is a fair share: what each seat would win if all were equal."]
    for seats in survey.seat_counts:
        games = survey.games_at(seats)
        if games:
            rates = [_rate_bar(_seat_name(seat), [game.win_shares[seat] for game in games]) for seat in range(seats)]
            fair = _fair_share(games, seats)
            charts.append(bar_chart(number(seats, "seat"), rates, reference=("fair", fair)))
            findings += _unfair_seats(rates, fair, seats)
    if len(findings) == 1:
        findings.append("No seat's wins differ significantly from its fair share.")
    return Section("Who wins, by seat", findings, charts)


def _crew_wins(survey: Survey) -> Section:
    rates = [
        _rate_bar(number(seats, "seat"), [float(bool(game.result.winners)) for game in survey.games_at(seats)])
        for seats in survey.seat_counts
    ]
    main = rates[survey.seat_counts.index(survey.main_seats)]
    finding = (
        f"All win or lose together. At {main.label} the crew wins {format_percent(main.value)} of games "
        f"({format_percent(main.low)} to {format_percent(main.high)})."
    )
    return Section("How often the crew wins", [finding], [bar_chart("Wins of the crew by the number of seats", rates)])


def _wins_by_bot(survey: Survey) -> Section | None:
    """Only if different bots met."""
    bots = [*dict.fromkeys(survey.bots)]
    if len(bots) < 2 or survey.game.cooperative:
        return None
    games = survey.games_at(survey.main_seats)
    rates = [_bot_bar(name, games) for name in bots]
    fair = _fair_share(games, survey.main_seats)
    title = f"Wins per seat taken, {number(survey.main_seats, 'seat')}"
    return Section("Who wins, by bot", [], [bar_chart(title, rates, reference=("fair", fair))])


def _length(survey: Survey) -> Section:
    lengths = [game.decisions for game in survey.games_at(survey.main_seats)]
    seats = number(survey.main_seats, "seat")
    finding = (
        f"At {seats} the median game takes {format_number(median(lengths))} choices; the shortest took "
        f"{min(lengths):,}, the longest {max(lengths):,}"
    )
    if len(lengths) >= MIN_GAMES_FOR_TAILS:
        low, *_, high = quantiles(lengths, n=20)
        finding += f"; nine in ten take from {format_number(round(low))} to {format_number(round(high))}"
    charts = [histogram(f"Length of games, {seats}", Counter(lengths), "choices")]
    if len(survey.seat_counts) > 1:
        means = [
            Bar(number(count, "seat"), *mean_estimate([float(game.decisions) for game in survey.games_at(count)]))
            for count in survey.seat_counts
        ]
        charts.append(bar_chart("Mean length by the number of seats", means, format_number, columns=("", "choices")))
    return Section("How long it takes", [f"{finding}."], charts)


def _endings(survey: Survey) -> Section:
    games = survey.games_at(survey.main_seats)
    seats = number(survey.main_seats, "seat")
    counts = Counter(_ending_name(game) for game in games)
    rates = [Bar(name, count / len(games), *wilson_interval(count, len(games))) for name, count in counts.most_common()]
    title = "How it ends"
    findings = [f"Most often by {rates[0].label}: {format_percent(rates[0].value)} of games at {seats}."]
    charts = [bar_chart(f"Endings, {seats}", rates)]
    if survey.game.cooperative:
        title = "How it ends, and how it is lost"
        won = {_ending_name(game) for game in games if game.result.winners}
        lost = [name for name, _ in counts.most_common() if name not in won]
        findings.append(f"Lost games end by {listed(lost)}." if lost else "No game was lost.")
    if len(survey.seat_counts) > 1:
        by_seats = {
            number(count, "seat"): Counter(_ending_name(game) for game in survey.games_at(count))
            for count in survey.seat_counts
        }
        charts.append(stacked_bars("Endings by the number of seats", by_seats, "seats"))
    return Section(title, findings, charts)


def _lead(survey: Survey) -> Section:
    """How often the lead changes, and how much it is worth."""
    title = "Who leads, and for how long"
    games = [game for game in survey.games_at(survey.main_seats) if game.leaders]
    if survey.game.cooperative:
        return Section(title, ["All win or lose together, so nobody leads."])
    if not games:
        return Section(title, ["The leader is not known for any game."])
    changes = Counter(_lead_changes(game) for game in games)
    points, intervals = [], []
    for part in range(GAME_PARTS - 1):
        shares = [game.win_shares[leader] for game in games if (leader := game.leaders[part]) is not None]
        if shares:
            rate = rate_estimate(shares)
            points.append(((part + 1) / GAME_PARTS, rate.mean))
            intervals.append((rate.low, rate.high))
    if any(game.leaders_estimated for game in games):
        method = "by the game's own estimate"
    else:
        method = (
            "by playing on from there many times; the lead passes only to a seat that is significantly ahead, so a "
            "close race counts as one lead"
        )
    findings = [
        f"Who leads was determined {GAME_PARTS - 1} times in each of {number(len(games), 'game')} "
        f"at {number(survey.main_seats, 'seat')}, {method}.",
        f"The lead changes {fmean(changes.elements()):.1f} times in a game on average.",
    ]
    charts = [histogram("Changes of the lead in a game", changes, "changes")]
    if points:
        charts.append(
            line_chart(
                "How often the leader goes on to win",
                [Line("", points, intervals)],
                "of the game",
                y_max=1.0,
                x_format=format_percent,
                x_range=WHOLE_GAME,
            )
        )
    return Section(title, findings, charts)


def _options(survey: Survey) -> Section:
    """How many options the choices have."""
    title = "How many options there are"
    games = survey.games_at(survey.main_seats)
    counts = _count_options(games)
    if not counts:
        return Section(title, ["There was never more than one option."])
    free = fmean(game.free_decisions / max(1, game.decisions) for game in games)
    finding = (
        f"{format_percent(free)} of choices are free; a free one has {fmean(counts.elements()):.1f} options "
        f"on average, and at most {max(counts)}."
    )
    means = []
    for part in range(GAME_PARTS):
        decisions = sum(game.parts[part][0] for game in games)
        if decisions:
            means.append(((part + 0.5) / GAME_PARTS, sum(game.parts[part][1] for game in games) / decisions))
    charts = [
        histogram("Options in a free choice", counts, "options"),
        line_chart(
            "Mean number of options in the course of the game",
            [Line("", means)],
            "of the game",
            y_format=format_number,
            x_format=format_percent,
            x_range=WHOLE_GAME,
        ),
    ]
    return Section(title, [finding], charts)


def _bot_bar(name: str, games: Sequence[GameStats]) -> Bar:
    """A bot's wins per seat. A game is one sample, because its seats share one win."""
    played = [game for game in games if name in game.seating]
    shares = [
        sum(share for bot, share in zip(game.seating, game.win_shares, strict=True) if bot == name) for game in played
    ]
    per_seat = len(played) / max(1, sum(game.seating.count(name) for game in played))
    return Bar(name, *(edge * per_seat for edge in rate_estimate(shares)))


def _rate_bar(label: str, values: Sequence[float]) -> Bar:
    return Bar(label, *rate_estimate(values))


def _fair_share(games: Sequence[GameStats], seats: int) -> float:
    """What each seat would win if all were equal."""
    return fmean(sum(game.win_shares) for game in games) / seats


def _unfair_seats(rates: Sequence[Bar], fair: float, seats: int) -> list[str]:
    return [
        f"At {number(seats, 'seat')}, {bar.label} wins {'more' if bar.value > fair else 'less'} than its share: "
        f"{format_percent(bar.value)} ({format_percent(bar.low)} to {format_percent(bar.high)}) "
        f"instead of {format_percent(fair)}."
        for bar in rates
        if not bar.low <= fair <= bar.high
    ]


def _seat_name(seat: int) -> str:
    return "seat 0 (first)" if seat == 0 else f"seat {seat}"


def _ending_name(game: GameStats) -> str:
    return game.result.ending.replace("-", " ").replace("_", " ")


def _count_options(games: Sequence[GameStats]) -> Counter[int]:
    counts: Counter[int] = Counter()
    for game in games:
        counts.update(game.option_counts)
    return counts


def _lead_changes(game: GameStats) -> int:
    known = [leader for leader in game.leaders if leader is not None]
    return sum(before != after for before, after in pairwise(known))
