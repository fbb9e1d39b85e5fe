"""Trains a small net on positions and outcomes: Adam on the log-loss, and the best epoch on held-out games."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
LEAK = 0.1
"""The slope of a unit below zero, as in the game's net."""
BATCH = 2048
PART = 50_000
"""How many positions are evaluated at a time."""
LEARNING_RATE, LAST_LEARNING_RATE = 2e-3, 5e-5
WEIGHT_DECAY = 1e-5
MIN_SPREAD = 1e-2
"""Features that vary less than this are not stretched further."""


class Samples(NamedTuple):
    """Positions, one a row, with their outcomes: 1 for a win. Half precision keeps millions of them in memory."""

    inputs: NDArray[np.float16]
    outcomes: Floats


class Epoch(NamedTuple):
    """What the curves show of an epoch."""

    number: int
    train_loss: float
    held_out_loss: float


class Net:
    """Layers of weights (inputs by units) and biases, and the mean and spread of the inputs."""

    def __init__(self, sizes: list[int], seed: int, mean: Floats, spread: Floats) -> None:
        luck = np.random.default_rng(seed)
        self.mean, self.spread = mean, spread
        self.parameters: list[Floats] = []
        for inputs, units in itertools.pairwise(sizes):
            self.parameters.append((luck.standard_normal((inputs, units)) / np.sqrt(inputs)).astype(np.float32))
            self.parameters.append(np.zeros(units, np.float32))

    def signals(self, inputs: Floats) -> list[Floats]:
        """The sums of every layer, the logits last."""
        found: list[Floats] = []
        last = inputs
        for weights, biases in self._layers():
            found.append(last @ weights + biases)
            last = np.where(found[-1] > 0, found[-1], LEAK * found[-1]).astype(np.float32)
        return found

    def _layers(self) -> list[tuple[Floats, Floats]]:
        return list(zip(self.parameters[::2], self.parameters[1::2], strict=True))

    def standardised(self, inputs: NDArray[np.float16]) -> Floats:
        found: Floats = (inputs.astype(np.float32) - self.mean) / self.spread
        return found

    def probabilities(self, inputs: NDArray[np.float16]) -> Floats:
        """For inputs as they are, not yet standardised."""
        parts = [inputs[first : first + PART] for first in range(0, len(inputs), PART)]
        logits = np.concatenate([self.signals(self.standardised(part))[-1][:, 0] for part in parts])
        found: Floats = (1 / (1 + np.exp(-np.clip(logits, -30, 30)))).astype(np.float32)
        return found

    def gradients(self, inputs: Floats, outcomes: Floats) -> list[Floats]:
        """Of the mean log-loss, for standardised inputs."""
        signals = self.signals(inputs)
        error = (1 / (1 + np.exp(-signals[-1])) - outcomes[:, None]).astype(np.float32) / np.float32(len(outcomes))
        found: list[Floats] = []
        for number in range(len(signals) - 1, -1, -1):
            below = signals[number - 1] if number else inputs
            active = np.where(below > 0, below, LEAK * below).astype(np.float32) if number else below
            found = [active.T @ error + WEIGHT_DECAY * self.parameters[2 * number], error.sum(0), *found]
            if number:
                error = (error @ self.parameters[2 * number].T) * np.where(below > 0, 1, LEAK).astype(np.float32)
        return found

    def file(self, features: list[str]) -> dict[str, Any]:
        """The weights file of the game, with the standardisation folded into the first layer."""
        layers = []
        for number, (weights, biases) in enumerate(self._layers()):
            if not number:
                weights = weights / self.spread[:, None]
                biases = biases - self.mean @ weights
            layers.append({"biases": rounded(biases), "weights": [rounded(unit) for unit in weights.T]})
        return {"features": features, "layers": layers}


def rounded(numbers: Floats) -> list[float]:
    return [float(f"{number:.4g}") for number in numbers.tolist()]


class Adam:
    """The optimiser."""

    def __init__(self, parameters: list[Floats]) -> None:
        self.parameters = parameters
        self.means = [np.zeros_like(each) for each in parameters]
        self.squares = [np.zeros_like(each) for each in parameters]
        self.steps = 0

    def step(self, gradients: list[Floats], rate: float) -> None:
        self.steps += 1
        for number, gradient in enumerate(gradients):
            mean, square = self.means[number], self.squares[number]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            corrected = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            self.parameters[number] -= (rate * mean / (1 - 0.9**self.steps) / corrected).astype(np.float32)


def log_loss(probabilities: Floats, outcomes: Floats) -> float:
    sure = np.clip(probabilities.astype(np.float64), 1e-6, 1 - 1e-6)
    return float(-(outcomes * np.log(sure) + (1 - outcomes) * np.log(1 - sure)).mean())


def calibration(probabilities: Floats, outcomes: Floats, bins: int = 10) -> list[tuple[int, float, float]]:
    """By tenth of the predicted probability: how many positions, the mean prediction, and the share of wins."""
    found = []
    for number in range(bins):
        chosen = (probabilities >= number / bins) & ((probabilities < (number + 1) / bins) | (number == bins - 1))
        if chosen.any():
            found.append(
                (
                    int(chosen.sum()),
                    round(float(probabilities[chosen].mean()), 4),
                    round(float(outcomes[chosen].mean()), 4),
                )
            )
    return found


def train(
    samples: Samples, held_out: Samples, hidden: list[int], epochs: int, seed: int, progress: Callable[[Epoch], None]
) -> Net:
    """The net with the least log-loss on the held-out games."""
    mean = samples.inputs.mean(0, dtype=np.float32)
    spread = np.maximum(samples.inputs.std(0, dtype=np.float32), MIN_SPREAD)
    net = Net([samples.inputs.shape[1], *hidden, 1], seed, mean, spread)
    wins = float(np.clip(samples.outcomes.mean(), 0.001, 0.999))
    net.parameters[-1][:] = np.log(wins / (1 - wins))
    optimiser, luck = Adam(net.parameters), np.random.default_rng(seed + 1)
    best, best_loss = [each.copy() for each in net.parameters], np.inf
    for number in range(epochs):
        share = number / max(1, epochs - 1)
        rate = LEARNING_RATE * (LAST_LEARNING_RATE / LEARNING_RATE) ** share
        order = luck.permutation(len(samples.inputs))
        for first in range(0, len(order), BATCH):
            rows = order[first : first + BATCH]
            optimiser.step(net.gradients(net.standardised(samples.inputs[rows]), samples.outcomes[rows]), rate)
        loss = log_loss(net.probabilities(held_out.inputs), held_out.outcomes)
        some = slice(0, len(held_out.inputs))
        train_loss = log_loss(net.probabilities(samples.inputs[some]), samples.outcomes[some])
        progress(Epoch(number + 1, train_loss, loss))
        if loss < best_loss:
            best, best_loss = [each.copy() for each in net.parameters], loss
    net.parameters = best
    return net
