"""Every game in OpenSpiel: its own checks, explicit chance, information states, resampling, IS-MCTS, our bots."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from jollyroger.engine import BadSetup, Chance, Fast, Refused, apply
from jollyroger.games import all_games, game_named
from jollyroger.lab.rl.explicit_game import ExplicitGame
from jollyroger.lab.rl.spiel_bots import PolicyEvaluator, SpielBot
from jollyroger.spiel import NAMES

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "openspiel.py"
every_game = pytest.mark.parametrize("id", all_games())
Choose = Callable[[Any], int]


def load(id: str, **parameters: object) -> Any:
    given = ",".join(f"{name}={value}" for name, value in parameters.items())
    return pyspiel.load_game(f"{NAMES[id]}({given})")


def play(state: Any, rng: np.random.RandomState, choose: Choose | None = None, until: int = 100_000) -> Any:
    """Play at random to the end, or until this many answers; `choose` chooses for player 0."""
    while not state.is_terminal() and state.play.answers < until:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choice(outcomes, p=weights)
        elif choose is not None and state.current_player() == 0:
            action = choose(state)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(int(action))
    return state


@every_game
def test_openspiels_own_checks_pass(id: str) -> None:
    pyspiel.random_sim_test(load(id, limit=150), num_sims=1, serialize=False, verbose=False)
    most = all_games()[id].seats[-1]
    pyspiel.random_sim_test(load(id, players=most, limit=12), num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_saved_state_and_a_clone_play_on_in_the_same_way(id: str) -> None:
    game = load(id, limit=120)
    state = play(game.new_initial_state(), np.random.RandomState(1), until=25)
    while not state.is_chance_node() and not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    copies = [game.deserialize_state(state.serialize()), state.clone(), pickle.loads(pickle.dumps(state))]
    ends = [str(play(copy, np.random.RandomState(2))) for copy in (state, *copies)]
    assert ends == ends[:1] * 4
    histories = [state.information_state_string(1)] + [copy.information_state_string(1) for copy in copies]
    assert histories == histories[:1] * 4


class Decided(Chance):
    """Returns these outcomes, in one run."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes

    def below(self, n: int) -> int:
        return 0 if n == 1 else self.outcomes.pop(0)

    def clone(self) -> Decided:
        return Decided(self.outcomes[:])


@every_game
def test_the_engine_plays_the_same_game_with_the_luck_that_was_decided(id: str) -> None:
    game, luck = game_named(id), Fast(3)
    explicit = ExplicitGame(game)
    decided: list[int] = []
    choices: list[tuple[int, int]] = []
    while explicit.chance_count or (explicit.answers < 100 and not explicit.has_ended):
        if explicit.chance_count:
            decided.append(luck.below(explicit.chance_count))
            explicit.decide(decided[-1])
        else:
            assert explicit.ask is not None
            choices.append((explicit.ask.seat, luck.pick(explicit.legal_codes())))
            explicit.answer(choices[-1][1])
    s = game.new(game.seats[0], Decided(decided))
    for seat, code in choices:
        if code != explicit.silence:
            apply(s, seat, game.catalogue[code])
    assert game.codec.encode(s) == game.codec.encode(explicit.s)
    assert not decided


@every_game
def test_a_resampled_state_looks_the_same_to_its_player_and_hides_the_rest(id: str) -> None:
    game, rng = load(id, players=3), np.random.RandomState(4)
    differ = 0
    for answers in (5, 20, 40):
        state = play(game.new_initial_state(), rng, until=answers)
        while state.is_chance_node():
            state.apply_action(0)
        if state.is_terminal():
            break
        player = state.current_player()
        twin = state.resample_from_infostate(player, rng.random_sample)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(twin.observation_tensor(player), state.observation_tensor(player))
        assert twin.legal_actions() == state.legal_actions()
        differ += str(twin) != str(state)
        other = (player + 1) % 3
        assert set(twin.play.history.text(other).splitlines()) <= set(state.play.history.text(None).splitlines())
        play(twin, rng, until=answers + 10)
    assert differ or game_named(id).cooperative


def test_the_information_state_holds_all_that_a_player_saw_and_chose() -> None:
    state = play(load("all-hands", players=3).new_initial_state(), np.random.RandomState(5), until=80)
    while state.is_chance_node():
        state.apply_action(0)
    for player in range(3):
        *lines, now = state.information_state_string(player).splitlines()
        assert lines == state.play.history.text(player).splitlines()
        assert now == state.observation_string(player)
        assert json.loads(now)["view"]["hand"] == game_named("all-hands").view(state.play.s, player)["hand"]
        assert sum(line.startswith("chose ") for line in lines) >= 10
    mine, theirs = (state.play.history.text(player) for player in (0, 1))
    assert mine != theirs
    observation, information = state.observation_tensor(0), state.information_state_tensor(0)
    assert information[: len(observation)] == observation
    assert any(information[len(observation) :])


def test_an_information_state_only_grows() -> None:
    """What a player knew at its last decision is the beginning of what it knows now."""
    state, rng, before = load("sword-skull", players=2).new_initial_state(), np.random.RandomState(6), ["", ""]
    for answers in range(1, 60):
        play(state, rng, until=answers)
        for player in range(2):
            text = state.play.history.text(player)
            assert text.startswith(before[player])
            before[player] = text


@every_game
def test_returns_are_the_rewards_of_the_other_environments(id: str) -> None:
    state = play(load(id).new_initial_state(), np.random.RandomState(7))
    winners = state.play.state.result.winners
    assert state.returns() == [1.0 if player in winners else -1.0 for player in range(state.num_players())]
    stopped = play(load(id, limit=5).new_initial_state(), np.random.RandomState(7))
    assert (stopped.is_terminal(), stopped.returns()) == (True, [0.0] * stopped.num_players())


def test_is_mcts_plays_a_whole_game_against_random() -> None:
    game, rng = load("all-hands"), np.random.RandomState(8)
    bot = ismcts.ISMCTSBot(game, PolicyEvaluator(1), uct_c=1.4, max_simulations=2, random_state=rng)
    state = play(game.new_initial_state(), rng, bot.step)
    assert state.play.has_ended


@every_game
def test_is_mcts_searches_with_rollouts_too(id: str) -> None:
    game, rng = load(id, limit=40), np.random.RandomState(9)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, rollouts, uct_c=1.4, max_simulations=4, random_state=rng)
    state = play(game.new_initial_state(), rng, until=3)
    while state.is_chance_node():
        state.apply_action(0)
    assert bot.step(state) in state.legal_actions()


@every_game
def test_our_bots_play_in_openspiel(id: str) -> None:
    choices = [play(load(id, limit=80).new_initial_state(), np.random.RandomState(1), SpielBot("mate", 2).step)]
    choices.append(play(load(id, limit=80).new_initial_state(), np.random.RandomState(1), SpielBot("mate", 2).step))
    assert str(choices[0]) == str(choices[1])


def test_openspiels_learning_environment_steps_through_a_game() -> None:
    env = rl_environment.Environment(load("black-dice", limit=30))
    step, steps = env.reset(), 0
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
        steps += 1
    assert steps > 3
    assert len(step.observations["info_state"][0]) == env.observation_spec()["info_state"][0]


def test_players_and_options_are_parameters() -> None:
    game = load("black-dice", players=4, quest="kraken")
    assert game.num_players() == 4
    assert game.start.options["quest"] == "kraken"
    assert load("dead-men", deckhands_set_aside=3).start.options["deckhands_set_aside"] == "3"
    assert load("dead-men").get_type().utility == pyspiel.GameType.Utility.IDENTICAL


@pytest.mark.parametrize("limit", [0, -3])
def test_a_limit_below_one_is_refused(limit: int) -> None:
    with pytest.raises(BadSetup, match=f"limit must be at least 1, not {limit}"):
        load("black-dice", limit=limit)


def test_an_action_that_is_not_legal_is_refused() -> None:
    state = play(load("black-dice").new_initial_state(), np.random.RandomState(1), until=1)
    while state.is_chance_node():
        state.apply_action(0)
    forbidden = next(code for code in range(state.num_distinct_actions()) if code not in state.legal_actions())
    with pytest.raises(Refused):
        state.play.clone().answer(forbidden)


def test_an_outcome_that_luck_does_not_have_is_refused_and_changes_nothing() -> None:
    start = load("black-dice").new_initial_state().play
    for outcome in (-1, start.chance_count):
        with pytest.raises(Refused, match=f"no outcome {outcome}"):
            start.decide(outcome)
    start.decide(start.chance_count - 1)


def test_a_missing_openspiel_is_reported_with_the_pip_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "jollyroger.spiel")
    with pytest.raises(BadSetup, match=r"This needs pyspiel.* pip install 'jollyroger\[spiel\]'"):
        import_module("jollyroger.spiel")


def test_a_game_that_is_given_as_a_function_can_be_saved() -> None:
    explicit = ExplicitGame(partial(game_named, "black-dice"), 2)
    assert pickle.loads(pickle.dumps(explicit)).chance_count == explicit.chance_count


def test_the_example_plays_is_mcts_against_our_bot() -> None:
    options = ["--game", "black-dice", "--games", "1", "--trials", "2"]
    process = subprocess.run([sys.executable, EXAMPLE, *options], capture_output=True, text=True, check=True)
    assert "of 1 against mate" in process.stdout
