"""The qualities of a game: what they say about games whose quality is known."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from jollyroger.engine import Action, Ask, Chance, Result, random_choice
from jollyroger.lab.report.game_stats import GameStats
from jollyroger.lab.report.quality import comeback, decided_at, measure_qualities, quality_section
from jollyroger.lab.report.survey import run_survey

from ..toy import Cove, toy


def game(winners: Sequence[int], *chances: tuple[float, ...]) -> GameStats:
    parts = tuple(chances) + (chances[-1],) * (9 - len(chances)) if chances else ()
    return GameStats(("mate",) * 3, Result(tuple(winners), "dawn"), (0.0,) * 3, 10, 5, {}, (), chances=parts)


def test_a_winner_who_was_never_behind_makes_no_drama() -> None:
    assert comeback(game([0], (0.5, 0.3, 0.2), (0.9, 0.1, 0.0)), cooperative=False) == 0.0


def test_drama_is_the_largest_deficit_of_the_later_winner() -> None:
    played = game([2], (0.4, 0.3, 0.3), (0.8, 0.1, 0.1), (0.2, 0.2, 0.6))
    assert comeback(played, cooperative=False) == pytest.approx(0.7)


def test_a_crew_that_wins_against_the_odds_makes_drama_and_one_that_loses_none() -> None:
    assert comeback(game([0, 1, 2], (0.2, 0.2, 0.2), (0.9, 0.9, 0.9)), cooperative=True) == pytest.approx(0.8)
    assert comeback(game([], (0.2, 0.2, 0.2)), cooperative=True) is None


def test_a_game_is_decided_when_the_winner_stays_above_one_half() -> None:
    early = game([0], (0.9, 0.1, 0.0))
    late = game([0], *[(0.4, 0.6, 0.0)] * 8, (0.8, 0.2, 0.0))
    never = game([0], (0.4, 0.6, 0.0))
    relapse = game([0], (0.9, 0.1, 0.0), (0.9, 0.1, 0.0), (0.4, 0.6, 0.0), (0.9, 0.1, 0.0))
    shares = [decided_at(one, cooperative=False) for one in (early, late, never, relapse)]
    assert shares == pytest.approx([0.1, 0.9, 1.0, 0.4])


def test_a_lost_crew_is_decided_when_its_chance_stays_below_one_half() -> None:
    assert decided_at(game([], (0.7,) * 3, (0.3,) * 3), cooperative=True) == pytest.approx(0.2)
    assert decided_at(game([], (0.7,) * 3), cooperative=False) is None


def test_games_whose_chances_are_not_known_say_nothing() -> None:
    assert comeback(game([0]), cooperative=False) is None
    assert decided_at(game([0]), cooperative=False) is None


def test_every_quality_has_an_interval_around_it_and_a_sentence() -> None:
    survey = run_survey(toy, seat_counts=[3], bots=["greedy"], games=30)
    qualities = measure_qualities(survey)
    assert [one.name for one in qualities] == ["Length", "Branching", "Drama", "Decided after", "Skill", "First seat"]
    for one in qualities:
        mean, low, high = one.estimate
        assert low <= mean <= high
        assert one.definition.endswith(".")
        assert one.definition.count(".") == 1
    assert len(quality_section(survey).findings) == 1 + len(qualities)


def luck(s: Cove, ask: Ask, chance: Chance) -> Action | None:
    return random_choice(ask, chance)


def test_a_good_player_who_plays_at_random_shows_no_skill() -> None:
    """The Mate plays by the game's policy. If that is chance, skill is worth nothing."""
    survey = run_survey(lambda: toy(policy=luck), seat_counts=[2], bots=["mate"], games=120)
    skill = next(one for one in measure_qualities(survey) if one.name == "Skill").estimate
    assert skill.low <= 0 <= skill.high
    worse = run_survey(toy, seat_counts=[2], bots=["mate"], games=120)
    # The toy game's policy loses against chance.
    assert next(one for one in measure_qualities(worse) if one.name == "Skill").estimate.high < 0


@pytest.mark.parametrize("bots", [["mate"], ["random"]])
def test_a_crew_is_compared_with_one_of_the_other_kind(bots: list[str]) -> None:
    survey = run_survey(lambda: toy(cooperative=True), seat_counts=[2], bots=bots, games=20)
    assert survey.skill_bots == (["random"] if bots == ["mate"] else ["mate"])
    names = [one.name for one in measure_qualities(survey)]
    assert "Skill" in names
    assert "First seat" not in names
