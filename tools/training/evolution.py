"""Tunes named positive weights by an evolution strategy: separable natural evolution under common luck.

Weights are searched on a logarithmic scale. Candidates come in mirrored pairs, every generation plays fresh games, and
all candidates of a generation play the same ones. (Schaul, Glasmachers, Schmidhuber: "High dimensions and heavy tails
for natural evolution strategies", 2011)
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

MIN_STEP, MAX_STEP = 0.03, 0.5
"""The spread of a weight's logarithm stays within these."""


class Evolution:
    """The state of a search: where it stands and how far it tries."""

    def __init__(self, weights: Mapping[str, float], step: float, seed: int, population: int) -> None:
        if population < 4 or population % 2:
            raise ValueError("The population must be an even number, at least 4.")
        self.names = [name for name, weight in weights.items() if weight > 0]
        self.fixed = {name: weight for name, weight in weights.items() if weight <= 0}
        self.mean = np.log([weights[name] for name in self.names])
        self.steps = np.full(len(self.names), step)
        self.seed = seed
        self.population = population
        self.generation = 0

    def trials(self) -> NDArray[np.float64]:
        """The random directions of this generation, one candidate a row; every second one mirrors the one before."""
        luck = np.random.default_rng([self.seed, self.generation])
        half = luck.standard_normal((self.population // 2, len(self.names)))
        return np.stack([half, -half], axis=1).reshape(self.population, len(self.names))

    def candidate(self, trial: NDArray[np.float64]) -> dict[str, float]:
        values = np.exp(self.mean + self.steps * trial)
        return {**self.fixed, **{name: float(value) for name, value in zip(self.names, values, strict=True)}}

    def centre(self) -> dict[str, float]:
        """The weights found so far."""
        return self.candidate(np.zeros(len(self.names)))

    def learn(self, scores: list[float]) -> None:
        """Move towards the better candidates of this generation. Ends the generation."""
        trials = self.trials()
        ranked = trials[np.argsort(-np.array(scores), kind="stable")]
        utilities = np.maximum(0, math.log(self.population / 2 + 1) - np.log(np.arange(1, self.population + 1)))
        utilities = utilities / utilities.sum() - 1 / self.population
        rate = (3 + math.log(len(self.names))) / (10 * math.sqrt(len(self.names)))
        self.mean = self.mean + self.steps * (utilities @ ranked)
        self.steps = np.clip(self.steps * np.exp(rate / 2 * (utilities @ (ranked**2 - 1))), MIN_STEP, MAX_STEP)
        self.generation += 1

    def save(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "population": self.population,
            "generation": self.generation,
            "weights": self.centre(),
            "mean": self.mean.tolist(),
            "steps": self.steps.tolist(),
        }

    @staticmethod
    def load(saved: Mapping[str, Any]) -> Evolution:
        found = Evolution(saved["weights"], MIN_STEP, saved["seed"], saved["population"])
        found.mean, found.steps = np.array(saved["mean"]), np.array(saved["steps"])
        found.generation = saved["generation"]
        return found
