"""Learns a game by self-play, then plays against random choices. Example: python learn.py --game sword-skull

Proximal policy optimisation with one small network for all seats, in plain numpy.
"""

import argparse
import time
from typing import Any

import numpy as np

import jollyroger
from jollyroger.lab import wilson_interval

Array = np.ndarray[Any, np.dtype[Any]]

# Usual values for PPO; a small network and few epochs keep the example fast.
HIDDEN_UNITS = 64
LEARNING_RATE = 1e-3
CLIP = 0.2
ENTROPY_WEIGHT = 0.01
GAE_LAMBDA = 0.97
EPOCHS = 4
MINIBATCH = 512


class Network:
    """One hidden layer, which gives the probability of every action and the expected reward."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.mean, self.spread = np.zeros(inputs, np.float32), np.ones(inputs, np.float32)
        hidden = HIDDEN_UNITS
        shapes = {"in": (inputs, hidden), "bias": (hidden,), "policy": (hidden, actions), "value": (hidden, 1)}
        scales = {"in": inputs**-0.5, "bias": 0.0, "policy": 0.01, "value": 0.01}
        self.weights = {name: scales[name] * rng.standard_normal(shape, np.float32) for name, shape in shapes.items()}
        self.moments = {name: (np.zeros_like(weight), np.zeros_like(weight)) for name, weight in self.weights.items()}
        self.updates = 0

    def fit_scale(self, observations: Array) -> None:
        """Set the scale of the inputs from the first observations."""
        self.mean, self.spread = observations.mean(0), np.maximum(observations.std(0), 0.1)

    def scale(self, observations: Array) -> Array:
        scaled: Array = np.clip((observations - self.mean) / self.spread, -5, 5)
        return scaled

    def forward(self, scaled: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probabilities of the legal actions, and the expected reward."""
        w = self.weights
        hidden = np.tanh(scaled @ w["in"] + w["bias"])
        logits = np.where(masks, hidden @ w["policy"], -1e9)
        weights = np.exp(logits - logits.max(-1, keepdims=True))
        return hidden, weights / weights.sum(-1, keepdims=True), (hidden @ w["value"])[..., 0]

    def update(self, scaled: Array, masks: Array, actions: Array, old: Array, gains: Array, returns: Array) -> None:
        """One step (Adam) towards actions that did better than expected, while probabilities stay near the old ones."""
        rows = np.arange(len(actions))
        hidden, probabilities, values = self.forward(scaled, masks)
        ratio = probabilities[rows, actions] / old
        unclipped = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        policy_error = -probabilities * (unclipped * ratio * gains)[:, None]
        policy_error[rows, actions] += unclipped * ratio * gains
        logs = np.log(np.maximum(probabilities, 1e-9))
        policy_error -= ENTROPY_WEIGHT * probabilities * (logs - (probabilities * logs).sum(-1, keepdims=True))
        value_error = 0.5 * (returns - values)[:, None]
        back = policy_error @ self.weights["policy"].T + value_error @ self.weights["value"].T
        back *= 1 - hidden**2
        gradients = {
            "in": scaled.T @ back,
            "bias": back.sum(0),
            "policy": hidden.T @ policy_error,
            "value": hidden.T @ value_error,
        }
        self.updates += 1
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += 0.1 * (gradient / len(actions) - first)
            second += 0.001 * ((gradient / len(actions)) ** 2 - second)
            correction = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            self.weights[name] += LEARNING_RATE * correction * first / (np.sqrt(second) + 1e-8)


def play(env: Any, network: Network, learners: set[str]) -> tuple[dict[str, list[Any]], dict[str, float]]:
    """Play one game, at random for agents that do not learn. Returns each learner's steps, and all rewards."""
    env.reset()
    steps: dict[str, list[Any]] = {agent: [] for agent in learners}
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, rewards[agent], terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"]
        legal = np.flatnonzero(mask)
        if len(legal) == 1 or agent not in learners:
            env.step(int(network.rng.choice(legal)))
            continue
        scaled = network.scale(observation["observation"])
        _, probabilities, value = network.forward(scaled, mask)
        action = int(network.rng.choice(legal, p=probabilities[legal] / probabilities[legal].sum()))
        steps[agent].append((scaled, mask, action, probabilities[action], value))
        env.step(action)
    return steps, rewards


def training_data(steps: list[Any], reward: float) -> tuple[Any, ...]:
    """A learner's game as arrays. With each action: how much better than expected it did, and the return to expect."""
    scaled, masks, actions, probabilities, values = (np.array(column) for column in zip(*steps, strict=True))
    next_values = np.append(values[1:], reward)
    gains, gain = np.zeros_like(values), 0.0
    for step in reversed(range(len(values))):
        gain = next_values[step] - values[step] + GAE_LAMBDA * gain
        gains[step] = gain
    return scaled, masks, actions, probabilities, gains, gains + values


def train(env: Any, network: Network, games: int, batch: int) -> None:
    started = time.perf_counter()
    for done in range(0, games, batch):
        episodes = []
        for _ in range(batch):
            steps, rewards = play(env, network, set(env.possible_agents))
            episodes += [training_data(of_agent, rewards[agent]) for agent, of_agent in steps.items() if of_agent]
        scaled, masks, actions, old, gains, returns = (np.concatenate(column) for column in zip(*episodes, strict=True))
        if not done:
            network.fit_scale(scaled)
            continue
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(EPOCHS):
            for rows in np.array_split(network.rng.permutation(len(actions)), max(1, len(actions) // MINIBATCH)):
                network.update(*(column[rows] for column in (scaled, masks, actions, old, gains, returns)))
        elapsed = f"{time.perf_counter() - started:5.0f} s"
        print(f"{done + batch:6} games  {elapsed}  {len(actions) / len(episodes):5.1f} choices each", flush=True)


def wins_against_random(env: Any, network: Network, games: int) -> int:
    """How many of these games the network wins, in each seat in turn."""
    wins = 0
    for number in range(games):
        learner = env.possible_agents[number % len(env.possible_agents)]
        wins += play(env, network, {learner})[1][learner] > 0
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sword-skull", help="the game's id (default sword-skull)")
    parser.add_argument("--games", type=int, default=1000, help="games to learn from (default 1000)")
    parser.add_argument("--trials", type=int, default=400, help="games against random afterwards (default 400)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the games and the network (default 0)")
    parser.add_argument("--batch", type=int, default=20, help="games between two updates (default 20)")
    args = parser.parse_args()
    env = jollyroger.env(args.game)
    env.reset(seed=args.seed)
    inputs = env.observation_space("seat_0")["observation"].shape[0]
    network = Network(inputs, env.action_space("seat_0").n, np.random.default_rng(args.seed))
    train(env, network, args.games, args.batch)
    wins = wins_against_random(env, network, args.trials)
    low, high = wilson_interval(wins, args.trials)
    print(f"won {wins} of {args.trials} against random: {low:.1%} to {high:.1%} (95 % interval)")


if __name__ == "__main__":
    main()
