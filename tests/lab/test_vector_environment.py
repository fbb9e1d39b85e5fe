"""Many games at once: the same games as Gymnasium's own vector environment plays, and self-play."""

from __future__ import annotations

import pickle
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import jollyroger
import jollyroger.gym
from jollyroger.engine import BadSetup, Game, Refused, State
from jollyroger.games import all_games

from ..toy import GAME as TOY

GAMES = [TOY, *all_games().values()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def random_actions(masks: Any, rng: np.random.Generator) -> Any:
    """One legal action for each row."""
    return (rng.random(masks.shape) * masks).argmax(1)


def same(one: Any, two: Any) -> bool:
    """Whether infos are equal: dicts of arrays, some of them with arrays in them."""
    if isinstance(one, dict):
        return isinstance(two, dict) and one.keys() == two.keys() and all(same(one[key], two[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all(same(left, right) for left, right in zip(one, two, strict=True))
    return np.array_equal(one, two)


@every_game
def test_it_plays_the_same_games_as_gymnasiums_own_vector_environment(game: Game[Any]) -> None:
    settings: dict[str, Any] = {"opponents": "random", "limit": 120}
    ours = jollyroger.vector_env(game, 3, **settings)
    theirs: Any = SyncVectorEnv(
        [partial(jollyroger.gym_env, game, **settings)] * 3, autoreset_mode=AutoresetMode.SAME_STEP
    )
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    rng, ends = np.random.default_rng(1), 0
    returned, expected = ours.reset(seed=4), theirs.reset(seed=4)
    for _ in range(150):
        assert all(same(one, two) for one, two in zip(returned, expected, strict=True))
        actions = random_actions(returned[-1]["action_mask"], rng)
        returned, expected = ours.step(actions), theirs.step(actions)
        ends += int(returned[2].sum() + returned[3].sum())
    assert ends


@every_game
def test_in_self_play_the_asked_seat_acts_and_all_seats_get_their_rewards(game: Game[Any]) -> None:
    env, rng, seen = jollyroger.vector_env(game, 4, self_play=True), np.random.default_rng(2), set()
    _, infos = env.reset(seed=1)
    for _ in range(3000):
        assert infos["seat"].tolist() == [games.table.ask.seat for games in env.games]
        seen |= {*infos["seat"].tolist()}
        acted = infos["seat"]
        results = [games.table.state for games in env.games]
        _, rewards, terminations, _, infos = env.step(random_actions(infos["action_mask"], rng))
        if terminations.any():
            check_rewards(results, acted, rewards, terminations, infos["final_info"])
            break
    assert terminations.any()
    assert len(seen) > 1


def check_rewards(states: list[State], acted: Any, rewards: Any, terminations: Any, final: Any) -> None:
    for index in np.flatnonzero(terminations):
        result = states[index].result
        assert result is not None
        expected = [1.0 if seat in result.winners else -1.0 for seat in range(states[index].seats)]
        assert final["rewards"][index].tolist() == expected
        assert final["ending"][index] == result.ending
        assert rewards[index] == expected[acted[index]]


@pytest.mark.parametrize("id", all_games())
def test_gymnasium_makes_it_by_the_registered_id(id: str) -> None:
    name = f"jollyroger.gym:{jollyroger.gym.environment_id(all_games()[id])}"
    env: Any = gymnasium.make_vec(name, num_envs=2, opponents="random")
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = env.reset(seed=1)
    assert observations in env.observation_space
    assert np.array_equal(env.action_masks(), infos["action_mask"])
    assert env.step(random_actions(infos["action_mask"], np.random.default_rng(0)))[0] in env.observation_space
    env.close()


def test_it_works_under_gymnasiums_vector_wrappers() -> None:
    env: Any = gymnasium.wrappers.vector.RecordEpisodeStatistics(jollyroger.vector_env(TOY, 2, opponents="random"))
    rng, (_, infos) = np.random.default_rng(3), env.reset(seed=1)
    for _ in range(500):
        *_, infos = env.step(random_actions(infos["action_mask"], rng))
        if "final_info" in infos:
            break
    assert "episode" in infos


@pytest.mark.parametrize("id", all_games())
@pytest.mark.parametrize("self_play", [True, False], ids=["self-play", "bots"])
def test_a_pickle_and_a_clone_play_on_in_the_same_way(id: str, self_play: bool) -> None:
    opponents = None if self_play else "deckhand"
    env = jollyroger.vector_env(id, 2, opponents=opponents, self_play=self_play)
    rng = np.random.default_rng(0)
    _, infos = env.reset(seed=6)
    for _ in range(5):
        *_, infos = env.step(random_actions(infos["action_mask"], rng))
    copies = [pickle.loads(pickle.dumps(env)), env.clone()]
    for _ in range(40):
        actions = random_actions(infos["action_mask"], rng)
        returned = env.step(actions)
        infos = returned[-1]
        for copy in copies:
            assert all(same(one, two) for one, two in zip(returned, copy.step(actions), strict=True))


def test_a_clone_and_its_original_share_no_arrays() -> None:
    env = jollyroger.vector_env(TOY, 2, opponents="random", copy=False)
    observations, infos = env.reset(seed=1)
    before = observations.copy(), infos["action_mask"].copy()
    twin = env.clone()
    for _ in range(20):
        twin.step(twin.action_masks().argmax(1))
    assert np.array_equal(observations, before[0])
    assert np.array_equal(env.action_masks(), before[1])


def test_arrays_are_copied_unless_told_otherwise() -> None:
    for copy in (True, False):
        env, rng = jollyroger.vector_env(TOY, 2, opponents="random", copy=copy), np.random.default_rng(0)
        observations, infos = env.reset(seed=1)
        later, *_, later_infos = env.step(random_actions(infos["action_mask"], rng))
        assert np.shares_memory(observations, later) is not copy
        assert np.shares_memory(infos["action_mask"], later_infos["action_mask"]) is not copy


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        ([1.7, 0.0], "whole numbers, .* not float64"),
        ([True, False], "whole numbers, .* not bool"),
        ([0], r"2 games, one action for each; these have the shape \(1,\)"),
        (0, r"the shape \(\)"),
    ],
)
def test_actions_that_are_none_are_refused_before_any_game_goes_on(actions: Any, reason: str) -> None:
    env = jollyroger.vector_env(TOY, 2, opponents="random")
    env.reset(seed=1)
    with pytest.raises(Refused, match=reason):
        env.step(actions)
    twin = jollyroger.vector_env(TOY, 2, opponents="random")
    twin.reset(seed=1)
    first = env.action_masks().argmax(1)
    assert all(same(one, two) for one, two in zip(env.step(first), twin.step(first.tolist()), strict=True))


def test_there_is_no_step_before_the_first_reset() -> None:
    with pytest.raises(ResetNeeded, match="call reset"):
        jollyroger.vector_env(TOY, 2).step([0, 0])


def test_a_bad_setup_is_refused() -> None:
    with pytest.raises(BadSetup, match="at least one game, not 0"):
        jollyroger.vector_env(TOY, 0)
    with pytest.raises(BadSetup, match="2 games, and 3 seeds"):
        jollyroger.vector_env(TOY, 2).reset(seed=[1, 2, 3])
    with pytest.raises(BadSetup, match="seed must be a whole number, not 'ab'"):
        jollyroger.vector_env(TOY, 2).reset(seed="ab")
    with pytest.raises(BadSetup, match="count must be a whole number"):
        jollyroger.vector_env(TOY, 1.5)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="leave the opponents out"):
        jollyroger.vector_env(TOY, 2, self_play=True, opponents="mate")
    with pytest.raises(BadSetup, match="no seat to choose"):
        jollyroger.vector_env(TOY, 2, self_play=True, seat=1)
    with pytest.raises(ResetNeeded, match="call reset"):
        jollyroger.vector_env(TOY, 2).action_masks()
