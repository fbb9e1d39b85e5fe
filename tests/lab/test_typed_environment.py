"""Environments with typed observations, copies of environments, and settings that are refused."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import cloudpickle  # type: ignore[import-untyped]
import numpy as np
import pytest
from gymnasium.spaces import Box

import jollyroger
from jollyroger.engine import BadSetup, Fast, Game, Refused
from jollyroger.games import all_games
from jollyroger.lab.rl.observation import DEFAULT_LENGTH

from ..toy import GAME as TOY
from .test_environment import step_at_random

GAMES = [TOY, *all_games().values()]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def toy_game() -> Game[Any]:
    return TOY


def through_pickle(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def through_cloudpickle(env: Any) -> Any:
    """As vector environments send it to their processes."""
    return cloudpickle.loads(cloudpickle.dumps(env))


@every_game
def test_an_observation_is_what_the_games_observer_encodes(game: Game[Any]) -> None:
    assert game.observation is not None
    env, observer = jollyroger.env(game), game.observation(game.seats[0])
    assert env.observation_spec().features == observer.spec.features
    env.reset(seed=5)
    for _ in range(20):
        step_at_random(env, Fast(5), 5)
        for seat, agent in enumerate(env.agents):
            observation = env.observe(agent)["observation"]
            assert observation.dtype == np.float32
            assert observation.tolist() == pytest.approx(observer.encode(env.s, seat))


@every_game
def test_the_space_has_the_ranges_of_the_features(game: Game[Any]) -> None:
    env = jollyroger.env(game)
    space, spec = env.observation_space("seat_0")["observation"], env.observation_spec()
    assert isinstance(space, Box)
    assert space.shape == (len(spec),)
    assert space.low.tolist() == pytest.approx(spec.lows())
    assert space.high.tolist() == pytest.approx(spec.highs())


@pytest.mark.parametrize(("game", "width"), [(replace(TOY, observation=None), None), (TOY, 64)])
def test_observations_are_hashed_without_an_observer_and_with_a_width(game: Game[Any], width: int | None) -> None:
    env = jollyroger.env(game, width=width)
    assert env.observation_spec() is None
    assert env.observation_space("seat_0")["observation"].shape == (width or DEFAULT_LENGTH,)


@every_game
@pytest.mark.parametrize("copied", [through_pickle, through_cloudpickle, copy.deepcopy], ids=lambda way: way.__name__)
def test_a_copy_in_the_middle_of_a_game_goes_on_as_the_original(game: Game[Any], copied: Callable[[Any], Any]) -> None:
    env = jollyroger.env(toy_game if game is TOY else game, game.seats[-1])
    for seed in range(4):
        env.reset(seed=seed)
        chance = Fast(seed)
        step_at_random(env, chance, 10 + 25 * seed)
        twin = copied(env)
        for _ in range(3000):
            assert twin.agent_selection == env.agent_selection
            here, there = env.last(), twin.last()
            assert all(np.array_equal(here[0][key], there[0][key]) for key in here[0])
            assert here[1:] == there[1:]
            if here[2] or here[3]:
                break
            action = chance.pick(np.flatnonzero(here[0]["action_mask"]).tolist())
            env.step(action)
            twin.step(action)
        assert game.codec.encode(twin.s) == game.codec.encode(env.s)
        env.reset()
        twin.reset()
        assert twin.render() == env.render()


def test_a_copy_and_its_original_do_not_change_each_other() -> None:
    env = jollyroger.env(TOY, 3)
    env.reset(seed=1)
    step_at_random(env, Fast(1), 6)
    twin, before = copy.deepcopy(env), TOY.codec.encode(env.s)
    step_at_random(twin, Fast(2))
    assert TOY.codec.encode(env.s) == before
    assert twin.game is env.game


def test_an_environment_can_be_copied_before_the_first_reset() -> None:
    for twin in (through_pickle(jollyroger.env("all-hands")), copy.deepcopy(jollyroger.env("all-hands"))):
        twin.reset(seed=3)
        assert twin.agents == ["seat_0", "seat_1"]


def test_a_game_object_that_is_registered_is_pickled_by_its_id() -> None:
    game = all_games()["all-hands"]
    assert len(pickle.dumps(jollyroger.env(game))) < 100_000
    assert through_pickle(jollyroger.env(game)).unwrapped.game is game


@pytest.mark.parametrize("setting", [{"width": 0}, {"limit": 0}, {"width": -5}, {"limit": -1}])
def test_a_width_or_limit_below_one_is_refused(setting: dict[str, Any]) -> None:
    ((name, value),) = setting.items()
    for make in (jollyroger.env, jollyroger.gym_env):
        with pytest.raises(BadSetup, match=f"{name} must be at least 1, not {value}"):
            make(TOY, **setting)


@pytest.mark.parametrize("action", [1.7, 2.0, "3", np.float32(1), [1]])
def test_an_action_that_is_no_whole_number_is_refused(action: Any) -> None:
    env = jollyroger.env(TOY)
    env.reset(seed=0)
    before = TOY.codec.encode(env.s)
    with pytest.raises(Refused, match=r"An action is a whole number, .* not"):
        env.step(action)
    assert TOY.codec.encode(env.s) == before


@pytest.mark.parametrize("kind", [int, np.int64, np.int32, np.uint8])
def test_any_kind_of_whole_number_is_an_action(kind: Callable[[int], Any]) -> None:
    env = jollyroger.env(TOY)
    env.reset(seed=0)
    env.step(kind(int(env.observe(env.agent_selection)["action_mask"].argmax())))
