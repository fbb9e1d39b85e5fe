"""The effect of each option: every other value is tried, with the same seeds and bots as the baseline."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean
from typing import Any

import pytest

from jollyroger.engine import BadSetup, Chance, Game, Option
from jollyroger.lab import RunConfig
from jollyroger.lab.report.game_stats import GameStats, play_for_stats
from jollyroger.lab.report.option_effects import (
    LENGTH,
    Variant,
    list_measures,
    list_variants,
    measure_effect,
    with_variant,
)
from jollyroger.lab.report.survey import Survey, run_survey
from jollyroger.lab.simulation.game_player import GamePlayer
from jollyroger.lab.simulation.schedule import RotatingSchedule

from ..toy import GAME, Cove, toy

LONG = Variant("length", "long")


def config(**options: str) -> RunConfig:
    return RunConfig(3, ("random", "greedy"), seed=5, options=GAME.fill_options(3, options))


def play(game: Game[Any], number: int, **settings: bool) -> GameStats:
    return play_for_stats(GamePlayer(game), config(), number, **settings)


def play_games(settings: RunConfig, games: int) -> dict[int, GameStats]:
    return {number: play_for_stats(GamePlayer(GAME), settings, number) for number in range(games)}


def game_with_more_options() -> Game[Cove]:
    many = Option("set_aside", tuple(map(str, range(16))), "")
    return replace(GAME, options=(*GAME.options, many, Option("crew", ("any",), "", lambda value, seats: None)))


def test_every_other_value_is_tried_and_of_many_numbers_a_few() -> None:
    game = game_with_more_options()
    assert list_variants(game, game.fill_options(3, {})) == [
        ("length", "long"),
        ("set_aside", "5"),
        ("set_aside", "10"),
        ("set_aside", "15"),
    ]


def test_the_chosen_options_are_the_baseline() -> None:
    assert [variant.value for variant in list_variants(GAME, {"length": "long"})] == ["short"]


def test_a_variant_changes_one_option_and_keeps_seeds_and_seating() -> None:
    baseline = config()
    changed = with_variant(baseline, LONG)
    assert changed.options == {"length": "long"}
    assert replace(changed, options=baseline.options) == baseline
    before, after = RotatingSchedule(baseline), RotatingSchedule(changed)
    assert [after.game(number) for number in range(4)] == [before.game(number) for number in range(4)]


def test_the_same_setting_played_twice_gives_the_same_games() -> None:
    effect = measure_effect(LONG, LENGTH, play_games(config(), 12), play_games(config(), 12))
    assert effect is not None
    assert (effect.pairs, effect.identical, effect.change) == (12, 12, (0.0, 0.0, 0.0))


def test_a_longer_game_is_found_to_be_longer() -> None:
    changed = play_games(config(length="long"), 12)
    effect = measure_effect(LONG, LENGTH, play_games(config(), 12), changed)
    assert effect is not None
    assert effect.change.low > 0
    assert effect.change.mean == pytest.approx(fmean(game.decisions for game in changed.values()) - effect.baseline)


def test_only_games_that_were_played_both_ways_are_compared() -> None:
    effect = measure_effect(LONG, LENGTH, play_games(config(), 14), play_games(config(length="long"), 11))
    assert effect is not None
    assert effect.pairs == 11


def test_too_few_games_give_no_effect() -> None:
    few = play_games(config(), 4)
    wins = list_measures(GAME, [*few.values()])[0]
    assert measure_effect(LONG, LENGTH, few, few) is None
    assert measure_effect(LONG, wins, few, few) is not None
    assert measure_effect(LONG, wins, few, {}) is None


def test_a_crew_is_measured_by_its_wins_and_rivals_by_the_first_seats() -> None:
    games = [*play_games(config(), 1).values()]
    cooperative = replace(GAME, cooperative=True)
    assert [measure.name for measure in list_measures(cooperative, games)] == ["the crew wins", "length"]
    assert [measure.name for measure in list_measures(GAME, games)] == ["the first seat wins", "length"]


def test_the_statistics_of_a_game_add_up() -> None:
    stats = play(GAME, 0, find_leaders=True, use_rollouts=True)
    asked = sum(stats.option_counts.values())
    assert asked >= stats.free_decisions
    assert sum(count for count, _ in stats.parts) == asked
    assert sum(stats.win_shares) == pytest.approx(1)
    assert len(stats.leaders) == 9


def test_the_leader_comes_from_the_games_own_estimate_if_it_has_one() -> None:
    game = toy(value=lambda s, seat: (0.2, 0.5, 0.3)[seat] if len(s.asks) == 1 else None)
    stats = play(game, 0, find_leaders=True)
    assert stats.leaders_estimated
    assert stats.leaders == (1,) * 9
    assert play(GAME, 0, find_leaders=True).leaders == ()


def with_leaders(survey: Survey) -> object:
    return [{number: (game, game.leaders) for number, game in stats.items()} for stats in survey.stats]


def test_two_workers_give_the_same_survey_as_one() -> None:
    one, two = (
        run_survey(toy, seat_counts=[2, 3], bots=["random"], games=11, seed=2, workers=workers) for workers in (1, 2)
    )
    assert with_leaders(one) == with_leaders(two)
    assert one.main_seats == 3
    assert one.played == 44


def test_failed_games_are_left_out_and_reported() -> None:
    def resample(s: Cove, seat: int | None, chance: Chance) -> Cove:
        raise ValueError("a plank is loose")

    survey = run_survey(lambda: toy(resample=resample), seat_counts=[2], bots=["greedy"], games=2)
    assert survey.played == 0
    assert "a plank is loose" in survey.failures[0]


def test_a_seat_count_that_the_game_does_not_allow_is_refused() -> None:
    with pytest.raises(BadSetup, match="not 9"):
        run_survey(toy, seat_counts=[9])
