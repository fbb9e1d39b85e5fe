"""The parts of training: the net learns, evolution climbs, curves are drawn, workers keep the order."""

from __future__ import annotations

import numpy as np
import pytest
from tools.training import net as net_module
from tools.training.evolution import Evolution
from tools.training.line_chart import Curve, line_chart
from tools.training.net import Epoch, Net, Samples, calibration, log_loss, train
from tools.training.parallel import run_all


def samples(count: int, seed: int) -> Samples:
    """Positions that are won if their first feature is above their second."""
    inputs = np.random.default_rng(seed).random((count, 3)).astype(np.float16)
    return Samples(inputs, (inputs[:, 0] > inputs[:, 1]).astype(np.float32))


def test_a_net_learns_what_can_be_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net_module, "BATCH", 50)
    epochs: list[Epoch] = []
    held_out = samples(500, 2)
    net = train(samples(4000, 1), held_out, [8], 40, 1, epochs.append)
    assert len(epochs) == 40
    loss = log_loss(net.probabilities(held_out.inputs), held_out.outcomes)
    assert loss == min(epoch.held_out_loss for epoch in epochs) < 0.3


def test_gradients_are_those_of_the_loss() -> None:
    data = samples(20, 3)
    net = Net([3, 4, 2, 1], 1, np.zeros(3, np.float32), np.ones(3, np.float32))
    inputs = net.standardised(data.inputs)
    for parameter, gradient in zip(net.parameters, net.gradients(inputs, data.outcomes), strict=True):
        place = tuple(0 for _ in parameter.shape)
        before = parameter[place]
        losses = []
        for change in (-0.01, 0.01):
            parameter[place] = before + change
            losses.append(log_loss(net.probabilities(data.inputs), data.outcomes))
        parameter[place] = before
        assert gradient[place] == pytest.approx((losses[1] - losses[0]) / 0.02, abs=2e-3)


def test_the_weights_file_gives_the_same_probabilities() -> None:
    data = samples(50, 4)
    net = train(data, data, [4], 3, 1, lambda epoch: None)
    first, last = net.file(["a", "b", "c"])["layers"]
    sums = data.inputs.astype(np.float64) @ np.array(first["weights"]).T + first["biases"]
    logits = np.where(sums > 0, sums, 0.1 * sums) @ np.array(last["weights"])[0] + last["biases"][0]
    assert net.probabilities(data.inputs) == pytest.approx(1 / (1 + np.exp(-logits)), abs=2e-3)


def test_calibration_counts_every_position_once() -> None:
    found = calibration(np.array([0.0, 0.05, 0.55, 1.0], np.float32), np.array([0, 1, 1, 1], np.float32))
    assert found == [(2, 0.025, 0.5), (1, 0.55, 1.0), (1, 1.0, 1.0)]


def test_evolution_finds_the_best_weights() -> None:
    search = Evolution({"a": 1.0, "b": 1.0, "off": 0.0}, 0.3, seed=1, population=16)
    for _ in range(60):
        trials = [search.candidate(trial) for trial in search.trials()]
        search.learn([-abs(trial["a"] - 3) - abs(trial["b"] - 0.5) for trial in trials])
    assert search.centre() == pytest.approx({"a": 3.0, "b": 0.5, "off": 0.0}, rel=0.1)


def test_candidates_come_in_mirrored_pairs() -> None:
    trials = Evolution({"a": 1.0, "b": 2.0}, 0.3, seed=1, population=6).trials()
    assert (trials[::2] == -trials[1::2]).all()


def test_a_saved_evolution_goes_on_as_it_would_have() -> None:
    search = Evolution({"a": 1.0, "b": 2.0}, 0.3, seed=5, population=4)
    search.learn([1.0, 2.0, 3.0, 4.0])
    twin = Evolution.load(search.save())
    for each in (search, twin):
        each.learn([4.0, 1.0, 2.0, 3.0])
    assert twin.centre() == pytest.approx(search.centre())


def test_an_odd_population_is_refused() -> None:
    with pytest.raises(ValueError, match="even"):
        Evolution({"a": 1.0}, 0.3, seed=1, population=5)


def test_a_chart_has_a_line_for_every_curve() -> None:
    chart = line_chart("Loss & gain", "epoch", [Curve("one", [(1, 0.5), (2, 0.4)]), Curve("two", [(1, 0.6)])])
    assert chart.count("<polyline") == 2
    assert "Loss &amp; gain" in chart
    assert "epoch: 1 to 2" in chart


def double(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_order(workers: int) -> None:
    assert list(run_all(double, [3, 1, 2], workers)) == [6, 2, 4]
