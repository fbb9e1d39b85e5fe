"""Fits the network of Sword & Skull's learnt value to positions, by Adam on the log loss of the winner."""

from __future__ import annotations

from typing import Any

import numpy as np
from tools.training.sword_skull_data import Data

from jollyroger.games.sword_skull.ai.features import FEATURES
from jollyroger.games.sword_skull.ai.learnt_value import HIDDEN_SCALE, OUTPUT_SCALE

Array = np.ndarray[Any, Any]
HIDDEN = 24
BATCH = 1024
DECAY = 2e-5
"""Weights shrink by this share of the learning rate and the batch's gradient: rare features stay near 0."""


class Fit:
    """A network in training. Amounts are scaled to about 1, as the learning rate is the same for all features."""

    def __init__(self, parts: list[Data], seed: int) -> None:
        self._random = np.random.default_rng(seed)
        self._scale = np.ones(FEATURES)
        for part in parts:
            np.maximum.at(self._scale, part.kinds.reshape(-1), part.amounts.reshape(-1).astype(float))
        self.weights = [
            self._random.normal(0, 0.15, (FEATURES, HIDDEN)),
            np.full(HIDDEN, 0.1),
            self._random.normal(0, 0.3, HIDDEN),
        ]
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0

    def inputs(self, data: Data) -> Array:
        """Every player's features as a row: position, seat, feature."""
        count, seats, width = data.kinds.shape
        rows = np.zeros((count * seats, FEATURES))
        where = np.repeat(np.arange(count * seats), width)
        np.add.at(rows, (where, data.kinds.reshape(-1)), data.amounts.reshape(-1))
        return rows / self._scale

    def predict(self, data: Data) -> Array:
        """Each player's chance to win in every position."""
        return self._forward(self.inputs(data), data)[1]

    def _forward(self, rows: Array, data: Data) -> tuple[Array, Array]:
        entry, bias, output = self.weights
        hidden = np.maximum(rows @ entry + bias, 0)
        scores = (hidden @ output).reshape(data.kinds.shape[:2])
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True)

    def loss(self, data: Data) -> float:
        """The mean log loss of the winner."""
        total = 0.0
        for start in range(0, len(data), BATCH):
            part = data.part(slice(start, start + BATCH))
            total -= float(np.log(self.predict(part)[np.arange(len(part)), part.winners]).sum())
        return total / len(data)

    def epoch(self, parts: list[Data], rate: float) -> None:
        """One pass over all positions in random order."""
        batches = [
            (part, rows)
            for part in parts
            for rows in np.array_split(self._random.permutation(len(part)), max(1, len(part) // BATCH))
        ]
        self._random.shuffle(batches)
        for part, rows in batches:
            self._step(part.part(rows), rate)

    def _step(self, data: Data, rate: float) -> None:
        rows = self.inputs(data)
        hidden, chances = self._forward(rows, data)
        chances[np.arange(len(data)), data.winners] -= 1
        slope = (chances / len(data)).reshape(-1)
        output = self.weights[2]
        inner = slope[:, None] * output * (hidden > 0)
        gradients = [rows.T @ inner, inner.sum(axis=0), hidden.T @ slope]
        self._steps += 1
        for weight, gradient, mean, square in zip(self.weights, gradients, self._means, self._squares, strict=True):
            gradient += DECAY * weight
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            corrected = mean / (1 - 0.9**self._steps), square / (1 - 0.999**self._steps)
            weight -= rate * corrected[0] / (np.sqrt(corrected[1]) + 1e-8)

    def text(self) -> str:
        """The weights in whole numbers, as the game reads them."""
        entry, bias, output = self.weights
        hidden = np.vstack([bias, entry / self._scale[:, None]]) * HIDDEN_SCALE
        rows = [hidden[0], output * OUTPUT_SCALE, *hidden[1:]]
        return "\n".join(" ".join(str(round(float(number))) for number in row) for row in rows)
