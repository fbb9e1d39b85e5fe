"""Training of the apprentice at a tiny size: the curve and the weights are written, and a simple game is learnt."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.training import apprentice
from tools.training.apprentice import Training, main, train
from tools.training.imitation import Imitation
from tools.training.self_play import Batch, Choice, Network, SelfPlay

from jollyroger.bots import BadBot, Decision
from jollyroger.bots.apprentice import Apprentice
from jollyroger.engine import Fast, Game
from jollyroger.games import game_named
from jollyroger.lab.rl.vector_environment import VectorEnvironment

GAME = game_named("black-dice")
SIZES = ["--seats", "2", "--minutes", "0.01", "--tests", "4", "--points", "1"]


def test_the_command_writes_weights_that_the_bot_plays_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apprentice, "PARALLEL_GAMES", 4)
    main([GAME.id, *SIZES, "--weights", str(tmp_path / "weights"), "--curves", str(tmp_path)])
    game: Game[Any] = replace(GAME, apprentice=tmp_path / "weights")
    s = game.new(2, Fast(1))
    decision = Decision(game, s, s.asks[0], Fast(1))
    assert Apprentice().choose(decision) in decision.ask.options
    rows = (tmp_path / f"apprentice-{GAME.id}-2.csv").read_text().splitlines()
    assert rows[0] == "minutes,games,choices,wins,tests,imitation"
    assert len(rows) == 3
    assert "<svg" in (tmp_path / f"apprentice-{GAME.id}-2.svg").read_text()


def test_imitation_makes_the_choices_of_the_policy_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.training.imitation.MINIBATCH", 32)
    env = VectorEnvironment(GAME, 8, 2, opponents=None)
    encoder = env.games[0].encoder
    network = Network(encoder.length, len(GAME.catalogue) + 1, encoder.high, np.random.default_rng(1), hidden=16)
    imitation = Imitation(env, network, seed=1)
    imitation.learn(steps=40, progress=0.0)
    first = imitation.likelihood
    for _ in range(4):
        imitation.learn(steps=40, progress=0.5)
    assert imitation.choices > 1000
    assert imitation.likelihood > first + 0.1


def test_imitation_is_noted_in_the_weights_and_self_play_follows_it() -> None:
    training = Training(GAME, 2, 1, 2, parallel=4, imitated=60.0, hidden=16)
    training.test()
    training.learn(steps=20)
    training.test()
    assert training.curve[1].imitation > 0
    assert training.curve[1].games == training.games
    assert training.best is not None
    assert training.best.about["trained"]["of which by imitation"] == training.curve[1].minutes
    training.imitated = 0.0
    training.learn(steps=20)
    training.test()
    assert training.self_play.choices > 0
    assert training.curve[2].imitation == 0


def test_ctrl_c_keeps_the_best_weights_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: Training, steps: int = 1) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Training, "learn", interrupt)
    train(Training(GAME, 2, 1, 2, parallel=2), 1.0, 1, tmp_path / "weights" / "2-seats.json")
    assert (tmp_path / "weights" / "2-seats.json").exists()


def test_the_bot_gives_actions_the_scores_of_the_network_that_was_trained() -> None:
    training = Training(GAME, 2, 1, 2, parallel=4)
    training.test()
    training.learn(steps=40)
    best = training._snapshot(training.curve[0])
    batch = training.self_play.collect(10)
    seen, mask = batch.observations[:1], batch.masks[:1]
    codes = np.flatnonzero(mask[0])
    expected = np.log(training.network.forward(seen, mask)[1][0][codes])
    scores = np.array(best.scores(seen[0].tolist(), codes.tolist()))
    assert scores - scores.max() == pytest.approx(expected - expected.max(), abs=1e-3)


def test_choices_that_did_better_than_expected_become_likelier() -> None:
    rng = np.random.default_rng(1)
    network = Network(4, 3, np.ones(4, np.float32), rng)
    seen = rng.random((200, 4)).astype(np.float32)
    masks = np.ones((200, 3), np.bool_)
    for _ in range(20):
        actions, probabilities, _ = network.choose(seen, masks)
        gains = np.where(actions == 2, 1.0, -1.0).astype(np.float32)
        network.learn(Batch(seen, masks, actions, probabilities, gains, gains))
    assert network.forward(seen, masks)[1][:, 2].mean() > 0.8


def test_the_gains_of_a_whole_game_add_up_to_its_reward() -> None:
    network = Network(2, 2, np.ones(2, np.float32), np.random.default_rng(1))
    play = SelfPlay(VectorEnvironment(GAME, 1, 2, opponents=None), network, 1)
    seen, mask = np.zeros(2, np.float32), np.ones(2, np.bool_)
    play._finish([Choice(seen, mask, 0, 0.5, 0.0, estimate) for estimate in (-0.5, 0.5)], 0.0, 1.0)
    gains = play._finished[0][4]
    assert gains.tolist() == pytest.approx([1.0 + 0.95 * 0.5, 0.5])


def test_a_bot_without_weights_says_so(tmp_path: Path) -> None:
    game: Game[Any] = replace(GAME, apprentice=tmp_path)
    s = game.new(2, Fast(1))
    with pytest.raises(BadBot, match="has not been trained"):
        Apprentice().choose(Decision(game, s, s.asks[0], Fast(1)))
