"""Chances from a position: what is decided is certain, what is alike is even, and the table itself is left alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from jollyroger.engine import Action, Ask, Chance, Fast, Game, Result, State, random_choice, run
from jollyroger.lab.rollouts import chosen, difference, futures, keys, odds, shares

from ..toy import GAME, Cove


def carefree(game: Game[Any], **changes: Any) -> Game[Any]:
    """The same game played on at random."""

    def policy(s: State, ask: Ask, chance: Chance) -> Action | None:
        return random_choice(ask, chance)

    return replace(game, policy=policy, **changes)


TOY = carefree(GAME)


def ended() -> Cove:
    s = GAME.new(3, Fast(1))
    run(s, lambda ask: random_choice(ask, Fast(2)))
    return s


def test_the_odds_of_a_game_that_is_over_are_its_result() -> None:
    s = ended()
    assert s.result is not None
    assert odds(TOY, s, 3, Fast(0)) == shares(s.result, 3, together=False)


def test_a_shared_win_is_split_among_rivals_and_whole_for_a_crew() -> None:
    both = Result((0, 2), "dawn")
    assert shares(both, 3, together=False) == [0.5, 0.0, 0.5]
    assert shares(both, 3, together=True) == [1.0, 0.0, 1.0]
    assert shares(Result((), "sunk"), 2, together=True) == [0.0, 0.0]


def test_a_beginning_is_about_even_and_the_chances_add_up() -> None:
    chances = odds(TOY, GAME.new(2, Fast(3), {"length": "long"}), 600, Fast(4))
    assert sum(chances) == pytest.approx(1)
    assert chances[0] == pytest.approx(0.5, abs=0.12)


def test_the_same_keys_have_the_same_futures_and_others_do_not() -> None:
    s = GAME.new(3, Fast(5))
    first, again, other = (futures(TOY, s, keys(40, Fast(seed))) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_the_table_is_left_as_it_was() -> None:
    s = GAME.new(3, Fast(6))
    view = GAME.view(s, 0)
    luck = s.chance.clone()
    odds(TOY, s, 5, Fast(0), seat=0)
    assert GAME.view(s, 0) == view
    assert s.chance.below(1 << 60) == luck.below(1 << 60)


def test_a_seat_that_does_not_know_deals_the_table_anew() -> None:
    dealt = []

    def resample(s: Cove, seat: int | None, chance: Chance) -> Cove:
        dealt.append(seat)
        return GAME.resample(s, seat, chance)

    odds(carefree(GAME, resample=resample), GAME.new(2, Fast(7)), 4, Fast(0), seat=1)
    assert dealt == [1, 1, 1, 1]


def test_beyond_the_horizon_the_game_itself_is_asked() -> None:
    valued = carefree(GAME, value=lambda s, seat: (0.7, 0.3)[seat])
    s = GAME.new(2, Fast(8))
    assert odds(valued, s, 4, Fast(0), horizon=1) == pytest.approx([0.7, 0.3])
    assert set(odds(valued, s, 1, Fast(0))) <= {0.0, 0.5, 1.0}


def test_a_game_that_cannot_say_at_that_moment_is_asked_again_a_choice_later() -> None:
    valued = carefree(GAME, value=lambda s, seat: 0.5 if len(s.asks) == 1 else None)
    s = GAME.new(2, Fast(8))
    assert len(s.asks) == 2
    assert odds(valued, s, 4, Fast(0), horizon=0) == pytest.approx([0.5, 0.5])


def test_a_game_that_cannot_value_a_table_is_played_to_its_end() -> None:
    assert odds(TOY, GAME.new(2, Fast(9)), 5, Fast(1), horizon=1) == odds(TOY, GAME.new(2, Fast(9)), 5, Fast(1))


def test_a_choice_can_be_made_first() -> None:
    s = GAME.new(2, Fast(10))
    option = s.asks[0].options[0]
    seen = []

    def policy(world: State, ask: Ask, chance: Chance) -> Action | None:
        seen.append(world.sealed.get(s.asks[0].seat))
        return random_choice(ask, chance)

    futures(replace(GAME, policy=policy), s, [1], first=chosen(TOY, s.asks[0].seat, option))
    assert seen[0] == option


def test_pairs_that_all_agree_are_not_certainty() -> None:
    few, many = difference([0.0] * 5), difference([0.0] * 500)
    assert not few.sure
    assert few.high > 10 * many.high


def test_a_difference_that_is_always_there_is_sure() -> None:
    assert difference([0.5] * 60).sure
    lengths = difference([3.0, 4.0, 5.0] * 10, bounded=False)
    assert [round(edge, 2) for edge in lengths] == [4.0, 3.71, 4.29]
