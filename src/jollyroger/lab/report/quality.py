"""The section of a report on the quality of a game: each quality with its definition and its interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...engine.text.english import number
from ..number_format import NumberFormat, format_number, format_percent, with_sign
from ..statistics import Estimate, mean_estimate, paired_difference, rate_estimate
from .charts import Bar, bar_chart
from .content import Section
from .game_stats import GAME_PARTS, GameStats
from .survey import Survey

TITLE = "What kind of game it is"
CHECKS = GAME_PARTS - 1
"""How often in a game the chances to win are looked at."""
WINNER_LEADS = "the winner's chance stays above one half"
SIGNED = with_sign(format_percent)


class Quality(NamedTuple):
    """A quality of the game, as a number, and what the number means in a sentence."""

    name: str
    estimate: Estimate
    number_format: NumberFormat
    definition: str

    @property
    def is_share(self) -> bool:
        """Whether it lies between 0 and 1, its interval included."""
        return self.number_format is not format_number and self.estimate.low >= 0

    @property
    def finding(self) -> str:
        mean, low, high = map(self.number_format, self.estimate)
        return f"{self.name}: {mean} ({low} to {high}). {self.definition}"


def quality_section(survey: Survey) -> Section:
    qualities = measure_qualities(survey)
    shares = [Bar(one.name, *one.estimate) for one in qualities if one.is_share]
    charts = [bar_chart("Drama, decision and skill", shares, columns=("", "value"))] if shares else []
    intro = f"At {number(survey.main_seats, 'seat')}, with 95 % intervals."
    return Section(TITLE, [intro, *(one.finding for one in qualities)], charts)


def measure_qualities(survey: Survey) -> list[Quality]:
    """All qualities that these games tell something about."""
    games = survey.games_at(survey.main_seats)
    qualities = [_length(games), _branching(games), _comeback(survey, games), _decided(survey, games)]
    qualities += [_skill(survey), _first_seat(survey, games)]
    return [one for one in qualities if one is not None]


def _length(games: Sequence[GameStats]) -> Quality:
    estimate = mean_estimate([float(game.decisions) for game in games])
    return Quality("Length", estimate, format_number, "The mean number of choices in a game.")


def _branching(games: Sequence[GameStats]) -> Quality | None:
    means = [
        sum(options * times for options, times in game.option_counts.items()) / sum(game.option_counts.values())
        for game in games
        if game.option_counts
    ]
    definition = "The mean number of options in a free choice, game by game."
    return Quality("Branching", mean_estimate(means), format_number, definition) if means else None


def _comeback(survey: Survey, games: Sequence[GameStats]) -> Quality | None:
    """How far behind winners come from."""
    deficits = [deficit for game in games if (deficit := comeback(game, survey.game.cooperative)) is not None]
    if not deficits:
        return None
    if survey.game.cooperative:
        definition = f"What the crew's chance lacked to 1 at the lowest of {CHECKS} checks, in games that it won."
    else:
        definition = f"How far the later winner's chance was behind the leader's, at the worst of {CHECKS} checks."
    return Quality("Drama", rate_estimate(deficits), format_percent, definition)


def _decided(survey: Survey, games: Sequence[GameStats]) -> Quality | None:
    """How early the game is decided."""
    shares = [share for game in games if (share := decided_at(game, survey.game.cooperative)) is not None]
    if not shares:
        return None
    whose = "the crew's chance stays on the side of the result" if survey.game.cooperative else WINNER_LEADS
    definition = f"The share of the game after which {whose}."
    return Quality("Decided after", rate_estimate(shares), format_percent, definition)


def _skill(survey: Survey) -> Quality | None:
    """What skill is worth against luck."""
    games = survey.skill_games()
    if survey.game.cooperative:
        own = survey.stats[survey.seat_counts.index(survey.main_seats)]
        is_random_here = survey.skill_bots != ["random"]
        pairs = [(own[key], games[key]) for key in sorted(own.keys() & games.keys())]
        wins = [(bool(one.result.winners), bool(other.result.winners)) for one, other in pairs]
        values = [float(other - one if is_random_here else one - other) for one, other in wins]
        good = survey.skill_bots[0] if is_random_here else survey.bots[0]
        definition = f"How much more often a crew of {good} bots wins than one that plays at random, on the same deals."
    else:
        good = survey.skill_bots[0] if survey.skill_bots else ""
        values = [_margin_of(good, game) for game in games.values()]
        definition = (
            f"How much more often one {good} wins than each of the random players around it: 0 would be pure luck, "
            f"100 % a game that the better player always wins."
        )
    return Quality("Skill", paired_difference(values), SIGNED, definition) if values else None


def _first_seat(survey: Survey, games: Sequence[GameStats]) -> Quality | None:
    """What the first seat is worth."""
    if survey.game.cooperative:
        return None
    others = survey.main_seats - 1
    margins = [game.win_shares[0] - sum(game.win_shares[1:]) / others for game in games]
    definition = "How much more often the first seat wins than each other seat; negative if it wins less often."
    return Quality("First seat", paired_difference(margins), SIGNED, definition)


def _margin_of(good: str, game: GameStats) -> float:
    """How much more of the win the good player got than each of the others."""
    seat = game.seating.index(good)
    own = game.win_shares[seat]
    return own - (sum(game.win_shares) - own) / (len(game.seating) - 1)


def comeback(game: GameStats, cooperative: bool) -> float | None:
    """The winner's largest deficit at any check; None without a winner, or if the chances are not known."""
    if not game.chances or not game.result.winners:
        return None
    winner = game.result.winners[0]
    if cooperative:
        return min(1.0, max(0.0, 1 - min(chances[winner] for chances in game.chances)))
    return min(1.0, max(0.0, *(max(chances) - chances[winner] for chances in game.chances)))


def decided_at(game: GameStats, cooperative: bool) -> float | None:
    """The share of the game after which the winner's chance stays above one half; 1 if it does so only at the end.

    In a cooperative game that is lost, the share after which the crew's chance stays below one half. None without a
    winner, or if the chances are not known.
    """
    if not game.chances or not (cooperative or game.result.winners):
        return None
    winner = game.result.winners[0] if game.result.winners else 0
    is_won = bool(game.result.winners)
    share = 1.0
    for part, chances in reversed([*enumerate(game.chances, 1)]):
        if (chances[winner] > 0.5) != is_won:
            break
        share = part / GAME_PARTS
    return share
