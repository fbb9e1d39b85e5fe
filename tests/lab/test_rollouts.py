"""Rollouts: a decided position is certain, equal seats are even, and the position itself is not changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from jollyroger.engine import Action, Ask, Chance, Fast, Game, Result, State, random_choice, run
from jollyroger.lab.rollouts import make_first_move, run_rollouts
from jollyroger.lab.scoring import win_shares
from jollyroger.lab.seeds import draw_seeds
from jollyroger.lab.statistics import column_means, paired_difference

from ..toy import GAME, Cove


def with_random_policy(game: Game[Any], **changes: Any) -> Game[Any]:
    def policy(s: State, ask: Ask, chance: Chance) -> Action | None:
        return random_choice(ask, chance)

    return replace(game, policy=policy, **changes)


TOY = with_random_policy(GAME)


def chances(
    game: Game[Any], s: State, trials: int, chance: Chance, horizon: int | None = None, seat: int | None = None
) -> list[float]:
    return column_means(run_rollouts(game, s, draw_seeds(trials, chance), horizon, seat))


def finished_game() -> Cove:
    s = GAME.new(3, Fast(1))
    run(s, lambda ask: random_choice(ask, Fast(2)))
    return s


def test_the_chances_in_a_finished_game_are_its_result() -> None:
    s = finished_game()
    assert s.result is not None
    assert chances(TOY, s, 3, Fast(0)) == win_shares(s.result, 3, cooperative=False)


def test_rivals_split_a_shared_win_and_a_crew_gets_it_whole() -> None:
    both = Result((0, 2), "dawn")
    assert win_shares(both, 3, cooperative=False) == [0.5, 0.0, 0.5]
    assert win_shares(both, 3, cooperative=True) == [1.0, 0.0, 1.0]
    assert win_shares(Result((), "sunk"), 2, cooperative=True) == [0.0, 0.0]


def test_the_chances_at_the_start_are_about_even_and_sum_to_1() -> None:
    found = chances(TOY, GAME.new(2, Fast(3), {"length": "long"}), 600, Fast(4))
    assert sum(found) == pytest.approx(1)
    assert found[0] == pytest.approx(0.5, abs=0.12)


def test_the_same_seeds_give_the_same_rollouts_and_other_seeds_do_not() -> None:
    s = GAME.new(3, Fast(5))
    first, again, other = (run_rollouts(TOY, s, draw_seeds(40, Fast(seed))) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_the_position_is_not_changed() -> None:
    s = GAME.new(3, Fast(6))
    view = GAME.view(s, 0)
    luck = s.chance.clone()
    chances(TOY, s, 5, Fast(0), seat=0)
    assert GAME.view(s, 0) == view
    assert s.chance.below(1 << 60) == luck.below(1 << 60)


def test_for_a_seat_every_rollout_deals_anew_what_the_seat_does_not_know() -> None:
    dealt_for = []

    def resample(s: Cove, seat: int | None, chance: Chance) -> Cove:
        dealt_for.append(seat)
        return GAME.resample(s, seat, chance)

    chances(with_random_policy(GAME, resample=resample), GAME.new(2, Fast(7)), 4, Fast(0), seat=1)
    assert dealt_for == [1, 1, 1, 1]


def test_at_the_horizon_the_games_own_estimate_is_used() -> None:
    valued = with_random_policy(GAME, value=lambda s, seat: (0.7, 0.3)[seat])
    s = GAME.new(2, Fast(8))
    assert chances(valued, s, 4, Fast(0), horizon=1) == pytest.approx([0.7, 0.3])
    assert set(chances(valued, s, 1, Fast(0))) <= {0.0, 0.5, 1.0}


def test_without_an_estimate_at_the_horizon_the_next_one_is_used() -> None:
    valued = with_random_policy(GAME, value=lambda s, seat: 0.5 if len(s.asks) == 1 else None)
    s = GAME.new(2, Fast(8))
    assert len(s.asks) == 2
    assert chances(valued, s, 4, Fast(0), horizon=0) == pytest.approx([0.5, 0.5])


def test_a_game_without_estimates_is_played_to_its_end() -> None:
    assert chances(TOY, GAME.new(2, Fast(9)), 5, Fast(1), horizon=1) == chances(TOY, GAME.new(2, Fast(9)), 5, Fast(1))


def test_a_first_move_is_made_before_the_rollout() -> None:
    s = GAME.new(2, Fast(10))
    option = s.asks[0].options[0]
    seen = []

    def policy(state: State, ask: Ask, chance: Chance) -> Action | None:
        seen.append(state.sealed.get(s.asks[0].seat))
        return random_choice(ask, chance)

    move = make_first_move(TOY, s.asks[0].seat, option)
    run_rollouts(replace(GAME, policy=policy), s, [1], first_move=move)
    assert seen[0] == option


def test_a_few_pairs_that_all_agree_are_not_certain() -> None:
    few, many = paired_difference([0.0] * 5), paired_difference([0.0] * 500)
    assert not few.is_significant
    assert few.high > 10 * many.high


def test_a_constant_difference_is_significant() -> None:
    assert paired_difference([0.5] * 60).is_significant
    lengths = paired_difference([3.0, 4.0, 5.0] * 10, bounded=False)
    assert [round(edge, 2) for edge in lengths] == [4.0, 3.71, 4.29]
