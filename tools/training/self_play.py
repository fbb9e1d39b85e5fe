"""Self-play for the apprentice: plays many games at once, and learns from them by proximal policy optimisation.

One network plays all seats. The reward is that of the environment, at the end of a game. So that games which nobody
wins teach something, the change of the game's own estimate of the position (`Game.value`) is added from one choice to
the next and taken away at the end: that changes which choice gets the credit, not what a whole game is worth.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from jollyroger.bots.apprentice import TEMPERATURE
from jollyroger.lab.rl.learner_games import LearnerGames
from jollyroger.lab.rl.vector_environment import VectorEnvironment

Array = NDArray[Any]

HIDDEN_UNITS = 64
LEARNING_RATE = 1e-3
CLIP = 0.2
ENTROPY_WEIGHT = 0.01
GAE_LAMBDA = 0.95
EPOCHS = 3
MINIBATCH = 512
STEPS_BETWEEN_UPDATES = 128
SMALLEST_SCALE = 0.05
"""Of a number's greatest value: inputs are divided by their usual size, but by no less than this."""


class Network:
    """One hidden layer, which gives a score to every action, and the expected reward."""

    def __init__(
        self, inputs: int, actions: int, highs: Array, rng: np.random.Generator, hidden: int = HIDDEN_UNITS
    ) -> None:
        self.rng = rng
        self.highs = np.maximum(np.abs(highs), 1.0)
        self.scale = self.highs.copy()
        self.seen = np.zeros(inputs, np.bool_)
        """The inputs that have ever been other than 0. Nothing is known of the rest."""
        shapes = {"in": (inputs, hidden), "bias": (hidden,), "out": (hidden, actions), "value": (hidden, 1)}
        scales = {"in": 0.1, "bias": 0.0, "out": 0.01, "value": 0.01}
        self.weights = {name: scales[name] * rng.standard_normal(shape, np.float32) for name, shape in shapes.items()}
        self._moments = {name: (np.zeros_like(weight), np.zeros_like(weight)) for name, weight in self.weights.items()}
        self._updates = 0
        self.learning_rate = LEARNING_RATE

    def fit_scale(self, observations: Array) -> None:
        """Set the scale of the inputs from the first observations. Flags, 0 or 1, stay as they are."""
        usual = np.sqrt((observations**2).mean(0))
        self.scale = np.where(self.highs > 1, np.maximum(usual, SMALLEST_SCALE * self.highs), 1.0).astype(np.float32)
        length = np.sqrt(((observations / self.scale) ** 2).sum(1).mean())
        self.weights["in"] *= 10 / max(1.0, float(length))

    def forward(self, observations: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probabilities of the legal actions, and the expected reward."""
        hidden = np.tanh((observations / self.scale) @ self.weights["in"] + self.weights["bias"])
        logits = np.where(masks, hidden @ self.weights["out"], -1e9)
        weights = np.exp(logits - logits.max(-1, keepdims=True))
        return hidden, weights / weights.sum(-1, keepdims=True), (hidden @ self.weights["value"])[..., 0]

    def choose(self, observations: Array, masks: Array, temperature: float = 1.0) -> tuple[Array, Array, Array]:
        """An action for each observation, its probability (at temperature 1), and the expected reward."""
        _, probabilities, values = self.forward(observations, masks)
        noise = temperature * self.rng.gumbel(size=probabilities.shape)
        actions = np.where(masks, np.log(np.maximum(probabilities, 1e-12)) + noise, -np.inf).argmax(1)
        return actions, probabilities[np.arange(len(actions)), actions], values

    def update(self, batch: Batch) -> None:
        """One step (Adam) towards actions that did better than expected, while probabilities stay near the old ones."""
        rows = np.arange(len(batch.actions))
        hidden, probabilities, values = self.forward(batch.observations, batch.masks)
        ratio = probabilities[rows, batch.actions] / batch.probabilities
        moved = np.where(batch.gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * batch.gains
        policy_error = -probabilities * moved[:, None]
        policy_error[rows, batch.actions] += moved
        logs = np.log(np.maximum(probabilities, 1e-9))
        policy_error -= ENTROPY_WEIGHT * probabilities * (logs - (probabilities * logs).sum(-1, keepdims=True))
        self._climb(batch.observations, hidden, policy_error, 0.5 * (batch.returns - values)[:, None])

    def imitate(self, observations: Array, masks: Array, actions: Array) -> float:
        """One step (Adam) towards making these choices. Returns how likely the network was to make them."""
        rows = np.arange(len(actions))
        hidden, probabilities, _ = self.forward(observations, masks)
        policy_error = -probabilities
        policy_error[rows, actions] += 1
        self._climb(observations, hidden, policy_error, np.zeros((len(rows), 1), np.float32))
        return float(probabilities[rows, actions].mean())

    def _climb(self, observations: Array, hidden: Array, policy_error: Array, value_error: Array) -> None:
        """Move all weights so that scores and expected rewards change in the direction of these errors."""
        back = policy_error @ self.weights["out"].T + value_error @ self.weights["value"].T
        back *= 1 - hidden**2
        gradients = {
            "in": (observations / self.scale).T @ back,
            "bias": back.sum(0),
            "out": hidden.T @ policy_error,
            "value": hidden.T @ value_error,
        }
        self._updates += 1
        correction = np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for name, gradient in gradients.items():
            first, second = self._moments[name]
            mean = gradient / len(observations)
            first += 0.1 * (mean - first)
            second += 0.001 * (mean**2 - second)
            self.weights[name] += (self.learning_rate * correction * first / (np.sqrt(second) + 1e-8)).astype(
                np.float32
            )

    def learn(self, batch: Batch) -> None:
        """Learn from choices, each some times over."""
        self.seen |= (batch.observations != 0).any(0)
        gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
        batch = batch._replace(gains=gains.astype(np.float32))
        for _ in range(EPOCHS):
            parts = max(1, len(gains) // MINIBATCH)
            for rows in np.array_split(self.rng.permutation(len(gains)), parts):
                self.update(Batch(*(column[rows] for column in batch)))

    def rows(self) -> tuple[Array, Array, Array]:
        """The weights of the inputs, the biases and the weights of the actions, for a PolicyNetwork."""
        inputs = np.where(self.seen[:, None], self.weights["in"] / self.scale[:, None], 0.0)
        return inputs, self.weights["bias"], self.weights["out"].T


class Batch(NamedTuple):
    """Choices to learn from, as arrays."""

    observations: Array
    masks: Array
    actions: Array
    probabilities: Array
    """Of the actions, when they were chosen."""
    gains: Array
    """How much better than expected each choice did."""
    returns: Array
    """The reward to expect."""


class Choice(NamedTuple):
    """One choice of a seat."""

    observation: Array
    mask: Array
    action: int
    probability: float
    value: float
    """The reward that the network expects beyond the estimate."""
    estimate: float
    """Of the position, by the game's own value."""


class SelfPlay:
    """Plays many games at once with one network in all seats, and collects the choices."""

    def __init__(self, env: VectorEnvironment, network: Network, seed: int) -> None:
        self.env = env
        self.network = network
        self.games = 0
        """How many have ended."""
        self.choices = 0
        """How many were made, those without an alternative left out."""
        self._observations, self._infos = env.reset(seed=seed)
        self._open: dict[tuple[int, int], list[Choice]] = {}
        self._finished: list[tuple[Array, ...]] = []

    def collect(self, steps: int) -> Batch:
        """Play so many steps in all games. The last choice of an unfinished game stays for the next batch."""
        for _ in range(steps):
            self._step()
        for key, choices in self._open.items():
            if len(choices) > 1:
                last = choices[-1]
                self._finish(choices[:-1], last.value, last.estimate)
                self._open[key] = [last]
        finished, self._finished = self._finished, []
        batch = Batch(*(np.concatenate(column) for column in zip(*finished, strict=True)))
        self.choices += len(batch.actions)
        return batch

    def _step(self) -> None:
        masks, seats = self._infos["action_mask"].astype(np.bool_), self._infos["seat"]
        actions, probabilities, values = self.network.choose(self._observations, masks)
        for index in np.flatnonzero(masks.sum(1) > 1).tolist():
            choices = self._open.setdefault((index, int(seats[index])), [])
            known = choices[-1].estimate if choices else 0.0
            choices.append(
                Choice(
                    self._observations[index],
                    masks[index],
                    int(actions[index]),
                    float(probabilities[index]),
                    float(values[index]),
                    estimate(self.env.games[index], known),
                )
            )
        self._observations, _, terminated, truncated, self._infos = self.env.step(actions)
        for index in np.flatnonzero(terminated | truncated).tolist():
            self.games += 1
            rewards = self._infos["final_info"]["rewards"][index]
            for seat, reward in enumerate(rewards.tolist()):
                if choices := self._open.pop((index, seat), []):
                    self._finish(choices, 0.0, reward)

    def _finish(self, choices: list[Choice], next_value: float, next_estimate: float) -> None:
        """Keep the choices of a seat as arrays, given the value and the estimate that follow the last one.

        A value is what is expected beyond the estimate: nothing at the end of a game, where the estimate is the reward.
        """
        gain = 0.0
        gains = np.zeros(len(choices), np.float32)
        for step in reversed(range(len(choices))):
            choice = choices[step]
            gain = next_estimate - choice.estimate + next_value - choice.value + GAE_LAMBDA * gain
            gains[step] = gain
            next_value, next_estimate = choice.value, choice.estimate
        columns = [np.array(column) for column in zip(*choices, strict=True)]
        returns = gains + columns[4].astype(np.float32)
        self._finished.append((*columns[:3], columns[3].astype(np.float32), gains, returns))


def estimate(games: LearnerGames, known: float) -> float:
    """What the game's own value says to the seat that acts, from -1 to 1; if nothing, what is known already."""
    value = games.table.game.value(games.table.state, games.seat)
    return known if value is None else 2 * value - 1


def win_rate(env: VectorEnvironment, network: Network, games: int, seed: int) -> tuple[int, int]:
    """How many games the learner wins of about so many, at the bot's temperature.

    Each game of the array is played equally often.
    """
    rounds = max(1, games // env.num_envs)
    left = np.full(env.num_envs, rounds)
    observations, infos = env.reset(seed=seed)
    wins = 0
    while left.any():
        actions = network.choose(observations, infos["action_mask"].astype(np.bool_), TEMPERATURE)[0]
        observations, rewards, terminated, truncated, infos = env.step(actions)
        over = terminated | truncated
        wins += int(((rewards > 0) & over & (left > 0)).sum())
        left = np.maximum(0, left - over)
    return wins, rounds * env.num_envs
