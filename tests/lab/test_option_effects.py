"""What each value of an option does: every other value is tried, with the same luck and crew as what was agreed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jollyroger.engine import BadSetup, Chance, Game, Option
from jollyroger.lab.report.game_stats import Row, play_row
from jollyroger.lab.report.option_effects import LENGTH, Variant, effect, measures, variants, with_variant
from jollyroger.lab.report.survey import Survey, survey
from jollyroger.lab.simulation.run_config import RunConfig

from ..toy import GAME, Cove, toy

LONG = Variant("length", "long", "")


def voyage(**options: str) -> RunConfig:
    return RunConfig(3, ("random", "greedy"), 5, GAME.fill_options(3, options), False, 10_000)


def rows(plan: RunConfig, games: int) -> dict[int, Row]:
    return {number: play_row(GAME, plan, number) for number in range(games)}


def with_numbers() -> Game[Cove]:
    many = Option("set_aside", tuple(map(str, range(16))), "")
    return replace(GAME, options=(*GAME.options, many, Option("crew", ("any",), "", lambda value, seats: None)))


def test_every_other_value_is_tried_and_of_many_numbers_a_few() -> None:
    game = with_numbers()
    swept = variants(game, game.fill_options(3, {}))
    assert [(one.option, one.value) for one in swept] == [
        ("length", "long"),
        ("set_aside", "5"),
        ("set_aside", "10"),
        ("set_aside", "15"),
    ]


def test_what_was_agreed_is_what_is_compared_with() -> None:
    swept = variants(GAME, {"length": "long"})
    assert [one.value for one in swept] == ["short"]


def test_a_variant_changes_one_option_and_keeps_seed_and_crew() -> None:
    base = voyage()
    other = with_variant(base, LONG)
    assert other.options == {"length": "long"}
    assert replace(other, options=base.options) == base
    assert [other.seating(number) for number in range(4)] == [base.seating(number) for number in range(4)]


def test_the_same_setting_played_twice_is_the_same_games() -> None:
    done = effect(LONG, LENGTH, rows(voyage(), 12), rows(voyage(), 12))
    assert done is not None
    assert (done.pairs, done.same, done.change) == (12, 12, (0.0, 0.0, 0.0))


def test_a_longer_game_is_found_longer() -> None:
    done = effect(LONG, LENGTH, rows(voyage(), 12), rows(voyage(length="long"), 12))
    assert done is not None
    assert done.change.low > 0
    assert done.change.mean == pytest.approx(done.with_it - done.without)


def test_only_games_that_were_played_both_ways_are_compared() -> None:
    without, with_it = rows(voyage(), 14), rows(voyage(length="long"), 11)
    done = effect(LONG, LENGTH, without, with_it)
    assert done is not None
    assert done.pairs == 11


def test_of_too_few_games_nothing_is_said() -> None:
    few = rows(voyage(), 4)
    wins = measures(GAME, [*few.values()])[0]
    assert effect(LONG, LENGTH, few, few) is None
    assert effect(LONG, wins, few, few) is not None
    assert effect(LONG, wins, few, {}) is None


def test_a_crew_is_measured_by_its_wins_and_rivals_by_the_first_seat() -> None:
    played = [*rows(voyage(), 1).values()]
    assert [one.name for one in measures(replace(GAME, cooperative=True), played)] == ["the crew wins", "length"]
    assert [one.name for one in measures(GAME, played)] == ["the first seat wins", "length"]


def test_a_row_adds_up() -> None:
    row = play_row(GAME, voyage(), 0, lead=True, closely=True)
    asked = sum(row.branching.values())
    assert asked >= row.free
    assert sum(part for part, _ in row.by_part) == asked
    assert sum(row.shares) == pytest.approx(1)
    assert len(row.leaders) == 9


def test_who_leads_is_the_estimate_of_the_game_where_it_has_one() -> None:
    game = toy(value=lambda s, seat: (0.2, 0.5, 0.3)[seat] if len(s.asks) == 1 else None)
    row = play_row(game, voyage(), 0, lead=True)
    assert row.estimated
    assert row.leaders == (1,) * 9
    assert play_row(GAME, voyage(), 0, lead=True).leaders == ()


def counts(found: Survey) -> object:
    return [{number: (row, row.leaders) for number, row in rows.items()} for rows in found.rows]


def test_two_workers_find_what_one_finds() -> None:
    alone = survey(toy, seats=[2, 3], bots=["random"], games=11, seed=2)
    shared = survey(toy, seats=[2, 3], bots=["random"], games=11, seed=2, workers=2)
    assert counts(alone) == counts(shared)
    assert alone.main == 3
    assert alone.played == 33


def test_games_that_go_wrong_are_left_out_and_told() -> None:
    def resample(s: Cove, seat: int | None, chance: Chance) -> Cove:
        raise ValueError("a plank is loose")

    found = survey(lambda: toy(resample=resample), seats=[2], bots=["greedy"], games=2)
    assert found.played == 0
    assert "a plank is loose" in found.failed[0]


def test_a_seat_count_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadSetup, match="not 9"):
        survey(toy, seats=[9])
