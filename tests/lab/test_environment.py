"""Every game as an environment: PettingZoo's own tests, the engine's order, rewards, and no leaked secrets."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import jollyroger
from jollyroger.engine import Action, Ask, BadSetup, Fast, Game, Refused, Result, run
from jollyroger.games import NoSuchGame, all_games
from jollyroger.lab import derive_seed
from jollyroger.lab.rl.observation import ObservationEncoder

from ..toy import GAME as TOY

GAMES = [TOY, *all_games().values()]
LEARN = Path(__file__).parents[2] / "docs" / "examples" / "learn.py"

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
few_and_many = pytest.mark.parametrize("end", [0, -1], ids=["few", "many"])
# PettingZoo exempts its own environments from these two warnings by name. An observation with a mask is a dict, as
# its documentation recommends.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def step_at_random(env: Any, chance: Fast, limit: int = 100_000) -> int:
    """Step at random to the end, or up to the limit. Returns the number of steps."""
    for steps in range(limit):
        if any(env.terminations.values()) or any(env.truncations.values()):
            return steps
        allowed = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
        env.step(chance.pick(allowed))
    return limit


@masked
@every_game
@few_and_many
def test_pettingzoos_own_tests_pass(game: Game[Any], end: int) -> None:
    api_test(jollyroger.env(game, game.seats[end]), num_cycles=200)


@every_game
@few_and_many
def test_the_same_seed_gives_the_same_game(game: Game[Any], end: int) -> None:
    seed_test(lambda: jollyroger.env(game, game.seats[end]), num_cycles=40)


@every_game
@few_and_many
def test_seats_are_asked_in_the_order_of_the_engine(game: Game[Any], end: int) -> None:
    env = jollyroger.env(game, game.seats[end])
    for seed in range(3):
        env.reset(seed=seed)
        s = game.new(env.seats, Fast(derive_seed(seed, 0)))
        step_at_random(env, Fast(seed))
        run(s, partial(same_choice, game, Fast(seed)))
        assert game.codec.encode(env.s) == game.codec.encode(s)


def same_choice(game: Game[Any], chance: Fast, ask: Ask) -> Action | None:
    """The choice of `step_at_random`: any code, silence being the last."""
    options = sorted(ask.options, key=game.catalogue.code)
    return chance.pick([*options, None] if ask.may else options)


def check_secrecy(game: Game[Any], seats: int) -> None:
    env = jollyroger.env(game, seats)
    for seed in range(4):
        env.reset(seed=seed)
        chance = Fast(seed)
        for _ in range(12):
            step_at_random(env, chance, 1 + chance.below(12))
            for seat, agent in enumerate(env.agents):
                real, table = env.observe(agent), env.s
                env.table.s = game.resample(table, seat, chance)
                redealt = env.observe(agent)
                env.table.s = table
                assert all(np.array_equal(real[key], redealt[key]) for key in real)


@every_game
@few_and_many
def test_what_a_seat_may_not_know_does_not_change_its_observation(game: Game[Any], end: int) -> None:
    check_secrecy(game, game.seats[end])


def test_a_view_that_leaks_secrets_is_detected() -> None:
    view = lambda s, seat: {**TOY.view(s, seat), "all": [hand[:] for hand in s.hands]}  # noqa: E731
    leaky = replace(TOY, view=view, observation=None)
    with pytest.raises(AssertionError):
        check_secrecy(leaky, 3)


@every_game
def test_a_hashed_observation_does_not_depend_on_earlier_ones(game: Game[Any]) -> None:
    env = jollyroger.env(game, width=256)
    env.reset(seed=5)
    chance = Fast(5)
    for _ in range(30):
        step_at_random(env, chance, 5)
        for seat, agent in enumerate(env.agents):
            fresh = ObservationEncoder(env.seats, 256).encode(game.view(env.s, seat), seat)
            assert np.array_equal(env.observe(agent)["observation"], fresh)


@every_game
def test_different_views_give_different_hashed_observations(game: Game[Any]) -> None:
    env = jollyroger.env(game, width=1024)
    views: dict[bytes, Any] = {}
    for seed in range(3):
        env.reset(seed=seed)
        chance = Fast(seed)
        for _ in range(100):
            if step_at_random(env, chance, 1) == 0:
                break
            view = game.view(env.s, 0)
            assert views.setdefault(env.observe("seat_0")["observation"].tobytes(), view) == view


@every_game
def test_winners_get_1_and_all_others_minus_1(game: Game[Any]) -> None:
    env = jollyroger.env(game)
    for seed in range(3):
        env.reset(seed=seed)
        step_at_random(env, Fast(seed))
        result = env.s.result
        assert isinstance(result, Result)
        rewards = {}
        for agent in env.agent_iter():
            _, rewards[agent], terminated, truncated, info = env.last()
            assert (terminated, truncated, info) == (True, False, {"ending": result.ending})
            env.step(None)
        assert rewards == {f"seat_{seat}": 1.0 if seat in result.winners else -1.0 for seat in range(env.seats)}


@every_game
def test_a_game_is_truncated_at_the_limit_without_reward(game: Game[Any]) -> None:
    env = jollyroger.env(game, limit=5)
    env.reset(seed=1)
    assert step_at_random(env, Fast(1)) == 5
    for _ in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        assert (reward, terminated, truncated) == (0.0, False, True)
        env.step(None)


@every_game
def test_render_shows_the_table_as_the_acting_seat_sees_it(game: Game[Any]) -> None:
    env = jollyroger.env(game)
    env.reset(seed=2)
    seat = int(env.agent_selection.removeprefix("seat_"))
    shown = env.render()
    for other in range(env.seats):
        shown = shown.replace(f"seat_{other}", f"{{{other}}}")
    assert shown == game.words.text_board(game.view(env.s, seat))


def test_action_codes_have_names_and_the_last_is_silence() -> None:
    env = jollyroger.env(TOY)
    names = [env.action_name(code) for code in range(env.action_space("seat_0").n)]
    assert names == [*map(str, TOY.catalogue), "silence"]
    for code in (-1, len(names)):
        with pytest.raises(Refused, match=f"no action with code {code}"):
            env.action_name(code)


def test_a_reset_without_a_seed_continues_from_the_last_seed() -> None:
    one, two = jollyroger.env(TOY, 3), jollyroger.env(TOY, 3)
    one.reset(seed=8)
    first = one.render()
    one.reset()
    second = one.render()
    for expected, seed in ((first, 8), (second, None), (first, 8)):
        two.reset(seed=seed)
        assert two.render() == expected
    assert first != second


def test_an_action_that_the_mask_forbids_is_refused_with_a_reason() -> None:
    env = jollyroger.env(TOY)
    env.reset(seed=0)
    mask = env.observe(env.agent_selection)["action_mask"]
    assert not mask[env.silence]
    with pytest.raises(Refused, match="must choose, and cannot stay silent"):
        env.step(env.silence)
    with pytest.raises(Refused, match=r"LC-2\.2"):
        env.step(int(np.flatnonzero(mask[: env.silence] == 0)[0]))
    with pytest.raises(Refused, match="must act"):
        env.step(None)
    for code in (-1, env.silence + 1):
        with pytest.raises(Refused, match=f"no action with code {code}; codes are 0 to"):
            env.step(code)
    assert np.array_equal(env.observe(env.agent_selection)["action_mask"], mask)


def test_a_seat_that_is_not_asked_can_only_be_silent() -> None:
    env = jollyroger.env(TOY, 3)
    env.reset(seed=0)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert np.flatnonzero(env.observe(other)["action_mask"]).tolist() == [env.silence]


def test_a_bad_setup_is_refused() -> None:
    with pytest.raises(NoSuchGame, match="no game 'kraken'"):
        jollyroger.env("kraken")
    with pytest.raises(BadSetup, match="2 to 4 seats, not 9"):
        jollyroger.env(TOY, 9)
    with pytest.raises(BadSetup, match="no option 'depth'"):
        jollyroger.env(TOY, options={"depth": "9"})
    with pytest.raises(BadSetup, match="as an object, or as a function that returns it, not as 7"):
        jollyroger.env(7)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="Options are a mapping"):
        jollyroger.env(TOY, options="depth")  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="Option cheating is given as a text"):
        jollyroger.env("all-hands", options={"cheating": True})  # type: ignore[dict-item]
    with pytest.raises(BadSetup, match="seed must be a whole number"):
        jollyroger.env(TOY).reset(seed=1.5)


@pytest.mark.parametrize("setting", ["seats", "limit", "width"])
def test_what_is_no_whole_number_is_refused(setting: str) -> None:
    with pytest.raises(BadSetup, match=f"{setting} must be a whole number, not 2.5"):
        jollyroger.env(TOY, **{setting: 2.5})  # type: ignore[arg-type]


@pytest.mark.parametrize("missing", ["numpy", "pettingzoo"])
def test_a_missing_library_is_reported_with_the_pip_command(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(BadSetup, match=rf"This needs {missing}.* pip install 'jollyroger\[env\]'"):
        jollyroger.env(TOY)


def test_observations_are_the_same_in_every_process() -> None:
    view = {"you": 1, "hand": ["rum", "rum", "gold"], "captains": [{"seat": 0, "gold": 300}], "bid": None, "open": True}
    encode = f"ObservationEncoder(2, 32).encode({view!r}, 1).tolist()"
    script = f"from jollyroger.lab.rl.observation import ObservationEncoder; print({encode})"
    printed = {
        subprocess.run(
            [sys.executable, "-c", script], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert printed == {f"{ObservationEncoder(2, 32).encode(view, 1).tolist()}\n".encode()}


def test_another_seat_is_encoded_by_its_distance() -> None:
    """What a network learns in one seat then applies in all."""

    def captains(*gold: int) -> dict[str, Any]:
        return {"captains": [{"seat": seat, "gold": amount} for seat, amount in enumerate(gold)]}

    def encode(view: dict[str, Any], seat: int) -> Any:
        return ObservationEncoder(3).encode(view, seat)

    mine, theirs = encode(captains(7, 40, 9), 0), encode(captains(9, 7, 40), 1)
    # All but the seat numbers themselves, which are encoded as they are.
    assert np.count_nonzero(mine != theirs) <= 9
    assert not np.array_equal(mine, encode(captains(7, 9, 40), 0))


def test_the_example_learner_runs_and_reports_its_wins() -> None:
    process = subprocess.run(
        [sys.executable, LEARN, "--games", "8", "--batch", "4", "--trials", "4"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "8 games" in process.stdout
    assert "of 4 against random" in process.stdout
