"""The learnt value of a position: how likely the crew is to win if it plays on by the quick policy.

A small net on the features of a position after a pirate's turn, before its card. `tools/training` makes the weights;
docs/training.md tells how. Sums are made in a fixed order, so that every build finds the same value.
"""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any, Final

from ...state import Ship
from .features import FEATURES, features

LEAK: Final = 0.1
"""The slope of a unit below zero."""
WEIGHTS_FILE: Final = Path(__file__).with_name("value.json")


class Layer:
    """Units that each see all inputs."""

    __slots__ = ("biases", "weights")

    def __init__(self, biases: list[float], weights: list[list[float]]) -> None:
        self.biases = biases
        self.weights = weights
        """By unit, then by input."""

    def sums(self, inputs: list[float]) -> list[float]:
        """The weighted sum of the inputs, by unit."""
        found: list[float] = []
        # Many features of a position are 0.
        used = [number for number, amount in enumerate(inputs) if amount != 0.0]
        for unit, row in enumerate(self.weights):
            total = self.biases[unit]
            for number in used:
                total += inputs[number] * row[number]
            found.append(total)
        return found


class ValueNet:
    """Layers of leaky units; the last layer has one unit, the logit of the probability."""

    __slots__ = ("layers",)

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def probability(self, inputs: list[float]) -> float:
        """The probability of winning that belongs to these features."""
        signals = inputs
        for number, layer in enumerate(self.layers):
            if number:
                signals = [LEAK * signal if signal < 0.0 else signal for signal in signals]
            signals = layer.sums(signals)
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, signals[0]))))


def parse_net(file: Any) -> ValueNet:
    """The net in a weights file; raises ValueError if it was trained on other features."""
    if tuple(file["features"]) != FEATURES:
        raise ValueError("The value was trained on other features; train it again: docs/training.md")
    return ValueNet([Layer(list(layer["biases"]), [list(row) for row in layer["weights"]]) for layer in file["layers"]])


def read_net(path: Path) -> ValueNet:
    return parse_net(json.loads(path.read_text()))


NET: Final = read_net(WEIGHTS_FILE)
"""The net in use. Training gives it other layers."""


def win_probability(s: Ship) -> float:
    """How likely the crew is to win, after a pirate's turn and before its card."""
    if s.result is not None:
        return 1.0 if s.result.winners else 0.0
    return NET.probability(features(s))
