"""Every game as a Gymnasium environment: Gymnasium's own checks, bots, masks, seeds, copies."""

from __future__ import annotations

import pickle
import sys
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import jollyroger
import jollyroger.gym
from jollyroger.bots import BadBot
from jollyroger.engine import BadSetup, Fast, Game, Refused
from jollyroger.games import all_games, game_named
from jollyroger.lab.rl.encoding import HASHED_LIMIT, SeatEncoder
from jollyroger.lab.rl.serial_game import SerialGame

from ..toy import GAME as TOY

GAMES = [TOY, *all_games().values()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_id = pytest.mark.parametrize("id", all_games())
few_and_many = pytest.mark.parametrize("end", [0, -1], ids=["few", "many"])


def play_at_random(env: Any, chance: Fast, limit: int = 100_000) -> list[Any]:
    """Step at random to the end, or up to the limit. Returns what each step returned, as comparable data."""
    steps = []
    for _ in range(limit):
        action = chance.pick(np.flatnonzero(env.action_masks()).tolist())
        observation, reward, terminated, truncated, info = env.step(action)
        steps.append((observation.tobytes(), reward, terminated, truncated, info["action_mask"].tobytes()))
        if terminated or truncated:
            break
    return steps


@every_id
@few_and_many
def test_every_game_is_registered_and_passes_gymnasiums_own_checks(id: str, end: int) -> None:
    game = all_games()[id]
    name = f"jollyroger.gym:{jollyroger.gym.environment_id(game)}"
    env: Any = gymnasium.make(name, seats=game.seats[end], opponents="random", render_mode="ansi").unwrapped
    check_env(env)
    assert env.games.table.game.id == id


def test_a_game_given_as_an_object_passes_them_too() -> None:
    # Without a registered id there is nothing to make in other render modes.
    check_env(jollyroger.gym_env(TOY, 3, render_mode="ansi"), skip_render_check=True)


def test_the_registered_id_is_the_games_id_in_camel_case() -> None:
    assert jollyroger.gym.environment_id(TOY) == "jollyroger/LiarsCove-v0"
    assert {"jollyroger/AllHands-v0", "jollyroger/DeadMen-v0"} <= {*gymnasium.registry}


@every_game
def test_the_same_seed_gives_the_same_games_with_the_luck_of_the_bots(game: Game[Any]) -> None:
    runs = []
    for _ in range(2):
        env = jollyroger.gym_env(game, opponents="deckhand", limit=150)
        first, _ = env.reset(seed=3)
        steps = play_at_random(env, Fast(1))
        second, _ = env.reset()
        runs.append((first.tobytes(), steps, second.tobytes(), play_at_random(env, Fast(2), 20)))
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][2], "the next game of the series is another one"


@every_id
@pytest.mark.parametrize("given", ["id", "object"])
def test_a_pickled_environment_and_a_clone_play_on_in_the_same_way(id: str, given: str) -> None:
    env = jollyroger.gym_env(id if given == "id" else all_games()[id], opponents="random", limit=400)
    env.reset(seed=5)
    play_at_random(env, Fast(0), 7)
    copies = [pickle.loads(pickle.dumps(env)), env.clone()]
    rest = play_at_random(env, Fast(6))
    env.reset()
    for copy in copies:
        assert play_at_random(copy, Fast(6)) == rest
        copy.reset()
        assert np.array_equal(copy.action_masks(), env.action_masks())
        assert np.array_equal(copy.games.observe(), env.games.observe())


def test_an_interrupted_queue_survives_pickling() -> None:
    """A seat that stayed silent is not asked again."""
    table, chance = SerialGame(partial(game_named, "all-hands"), 3), Fast(2)
    table.deal(1)
    silences = 0
    while table.ask is not None and silences < 20:
        if table.may_be_silent:
            table.answer(table.silence)
            silences += 1
            copy = pickle.loads(pickle.dumps(table))
            assert copy.ask.seat == table.ask.seat
            assert copy.legal_codes() == table.legal_codes()
        else:
            table.answer(chance.pick(table.legal_codes()))
    assert silences == 20


@every_game
def test_the_learner_gets_1_for_a_win_and_minus_1_otherwise(game: Game[Any]) -> None:
    env = jollyroger.gym_env(game, opponents="random")
    for seed in range(3):
        env.reset(seed=seed)
        *before, (_, reward, terminated, truncated, _) = play_at_random(env, Fast(seed))
        assert all(step[1:4] == (0.0, False, False) for step in before)
        winners = env.games.table.state.result.winners
        assert (reward, terminated, truncated) == (1.0 if env.games.seat in winners else -1.0, True, False)


def test_the_learner_sits_in_each_seat_in_turn_or_where_it_is_told() -> None:
    env = jollyroger.gym_env(TOY, 3)
    seats = [env.reset(seed=4 if number == 0 else None)[1]["seat"] for number in range(4)]
    assert seats == [0, 1, 2, 0]
    env = jollyroger.gym_env(TOY, 3, seat=2)
    assert [env.reset()[1]["seat"] for _ in range(3)] == [2, 2, 2]


def test_bots_sit_from_the_learners_left() -> None:
    env = jollyroger.gym_env(TOY, 3, seat=1, opponents=["random", "mate"])
    env.reset(seed=1)
    play_at_random(env, Fast(1))
    assert [type(env.games._bots[index]).__name__ for index in (0, 1)] == ["RandomBot", "Mate"]


def test_a_refused_action_loses_the_game_and_says_why() -> None:
    env = jollyroger.gym_env(TOY)
    env.reset(seed=0)
    code = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, truncated, info = env.step(code)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "LC-2.2" in info["refused"]
    _, info = env.reset()
    assert "refused" not in info


@pytest.mark.parametrize("action", [1.7, 2.0, "3", None, np.float32(1), np.array([1])])
def test_an_action_that_is_no_whole_number_is_refused_and_loses_nothing(action: Any) -> None:
    env = jollyroger.gym_env(TOY)
    env.reset(seed=0)
    before = TOY.codec.encode(env.games.table.state)
    with pytest.raises(Refused, match=r"An action is a whole number, .* not"):
        env.step(action)
    assert TOY.codec.encode(env.games.table.state) == before
    env.step(np.array(env.action_masks().argmax()))


@pytest.mark.parametrize("limit", [None, 20])
def test_there_is_no_step_before_a_game_and_none_after_its_end(limit: int | None) -> None:
    """A game that is won stays won: another step would be refused, and refused actions lose."""
    env = jollyroger.gym_env(TOY, opponents="random", limit=limit)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    play_at_random(env, Fast(1))
    rewards = env.games.rewards()
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)
    assert env.games.rewards() == rewards
    env.reset()
    play_at_random(env, Fast(2))


def test_a_game_is_truncated_at_the_limit_without_reward() -> None:
    env = jollyroger.gym_env("all-hands", 4, opponents="random", limit=30)
    env.reset(seed=1)
    _, reward, terminated, truncated, mask = play_at_random(env, Fast(1))[-1]
    assert (reward, terminated, truncated) == (0.0, False, True)
    assert env.games.table.answers == 30
    assert np.flatnonzero(np.frombuffer(mask, np.int8)).tolist() == [env.games.table.silence]


@every_game
def test_render_shows_the_table_as_the_learner_sees_it(game: Game[Any]) -> None:
    env = jollyroger.gym_env(game, render_mode="ansi")
    env.reset(seed=2)
    board = game.words.text_board(game.view(env.games.table.state, env.games.seat))
    for other in range(env.games.table.seats):
        board = board.replace(f"{{{other}}}", f"seat_{other}")
    assert env.render() == board
    assert env.action_name(env.action_space.n - 1) == "silence"


def test_a_bad_setup_is_refused() -> None:
    with pytest.raises(BadSetup, match="learner's seat is 0 to 2, not 3"):
        jollyroger.gym_env(TOY, 3, seat=3)
    with pytest.raises(BadSetup, match="There are 2 other seats, and 1 bots for them"):
        jollyroger.gym_env(TOY, 3, opponents=["mate"])
    with pytest.raises(BadSetup, match="never asked: the limit of 1 choices is too low"):
        jollyroger.gym_env(TOY, 3, seat=2, limit=1).reset(seed=1)
    with pytest.raises(BadBot, match="no bot 'kraken'"):
        jollyroger.gym_env(TOY, opponents="kraken")
    with pytest.raises(BadSetup, match="render_mode is ansi, not human"):
        jollyroger.gym_env(TOY, render_mode="human")
    with pytest.raises(BadSetup, match="seat must be a whole number, not '0'"):
        jollyroger.gym_env(TOY, 3, seat="0")  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="The other seats need bots"):
        jollyroger.gym_env(TOY, opponents=None)  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="a list of names, not 5"):
        jollyroger.gym_env(TOY, opponents=5)  # type: ignore[arg-type]


def test_nothing_is_shown_before_the_first_game() -> None:
    env = jollyroger.gym_env(TOY, render_mode="ansi")
    for show in (env.action_masks, env.render):
        with pytest.raises(ResetNeeded, match="call reset"):
            show()


def test_answers_after_the_end_and_unknown_codes_are_refused() -> None:
    table, chance = SerialGame(TOY), Fast(0)
    table.deal(0)
    with pytest.raises(Refused, match="no action with code -1"):
        table.answer(-1)
    with pytest.raises(Refused, match="cannot stay silent"):
        table.answer(table.silence)
    while table.ask is not None:
        table.answer(chance.pick(table.legal_codes()))
    with pytest.raises(Refused, match="over"):
        table.answer(0)


@pytest.mark.parametrize("missing", ["numpy", "gymnasium"])
def test_a_missing_library_is_reported_with_the_pip_command(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(BadSetup, match=rf"This needs {missing}.* pip install 'jollyroger\[env\]'"):
        jollyroger.gym_env(TOY)


def test_the_encoder_prefers_the_games_own_observation() -> None:
    assert TOY.observation is not None
    observer, s = TOY.observation(2), TOY.new(2, Fast(1))
    typed = SeatEncoder(TOY, 2)
    assert (typed.low.tolist(), typed.high.tolist()) == (observer.spec.lows(), observer.spec.highs())
    assert typed.encode(s, 1).tolist() == pytest.approx(observer.encode(s, 1))
    hashed = SeatEncoder(TOY, 2, width=32)
    assert (hashed.spec, hashed.length, hashed.high[0]) == (None, 32, HASHED_LIMIT)
    assert hashed.encode(s, 1).dtype == np.float32
