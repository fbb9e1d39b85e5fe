"""Learns a game by playing against itself, then plays against random choices. Say: python learn.py --game sword-skull

Proximal policy optimisation with one small network for all seats, in numpy alone.
"""

import argparse
import time
from typing import Any

import numpy as np

import jollyroger
from jollyroger.lab import wilson_interval

Array = np.ndarray[Any, np.dtype[Any]]
HIDDEN, RATE, CLIP, ENTROPY, TRACE, EPOCHS, SLICE = 64, 1e-3, 0.2, 0.01, 0.97, 4, 512


class Network:
    """One hidden layer; from it the odds of every action, and the reward to be expected."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.rng = rng
        self.mean, self.spread = np.zeros(inputs, np.float32), np.ones(inputs, np.float32)
        shapes = {"in": (inputs, HIDDEN), "bias": (HIDDEN,), "act": (HIDDEN, actions), "worth": (HIDDEN, 1)}
        scales = {"in": inputs**-0.5, "bias": 0.0, "act": 0.01, "worth": 0.01}
        self.weights = {name: scales[name] * rng.standard_normal(shape, np.float32) for name, shape in shapes.items()}
        self.moments = {name: (np.zeros_like(weight), np.zeros_like(weight)) for name, weight in self.weights.items()}
        self.updates = 0

    def get_used_to(self, seen: Array) -> None:
        """Take what is usual as zero."""
        self.mean, self.spread = seen.mean(0), np.maximum(seen.std(0), 0.1)

    def scaled(self, seen: Array) -> Array:
        scaled: Array = np.clip((seen - self.mean) / self.spread, -5, 5)
        return scaled

    def look(self, scaled: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the odds of the actions the masks allow, and the reward to be expected."""
        w = self.weights
        hidden = np.tanh(scaled @ w["in"] + w["bias"])
        leaning = np.where(masks, hidden @ w["act"], -1e9)
        odds = np.exp(leaning - leaning.max(-1, keepdims=True))
        return hidden, odds / odds.sum(-1, keepdims=True), (hidden @ w["worth"])[..., 0]

    def learn(self, seen: Array, masks: Array, acts: Array, old: Array, gains: Array, returns: Array) -> None:
        """One step towards what did better than expected, as long as the odds stay near the old ones."""
        rows = np.arange(len(acts))
        hidden, odds, worth = self.look(seen, masks)
        ratio = odds[rows, acts] / old
        free = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = -odds * (free * ratio * gains)[:, None]
        push[rows, acts] += free * ratio * gains
        logs = np.log(np.maximum(odds, 1e-9))
        push -= ENTROPY * odds * (logs - (odds * logs).sum(-1, keepdims=True))
        miss = 0.5 * (returns - worth)[:, None]
        back = (push @ self.weights["act"].T + miss @ self.weights["worth"].T) * (1 - hidden**2)
        steps = {"in": seen.T @ back, "bias": back.sum(0), "act": hidden.T @ push, "worth": hidden.T @ miss}
        self.updates += 1
        for name, step in steps.items():
            first, second = self.moments[name]
            first += 0.1 * (step / len(acts) - first)
            second += 0.001 * ((step / len(acts)) ** 2 - second)
            fair = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            self.weights[name] += RATE * fair * first / (np.sqrt(second) + 1e-8)


def play(env: Any, network: Network, learners: set[str]) -> tuple[dict[str, list[Any]], dict[str, float]]:
    """One game; who is not a learner plays at random. Returns what each learner saw and did, and all rewards."""
    env.reset()
    paths: dict[str, list[Any]] = {agent: [] for agent in learners}
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, rewards[agent], ended, cut_off, _ = env.last()
        if ended or cut_off:
            env.step(None)
            continue
        mask = seen["action_mask"]
        allowed = np.flatnonzero(mask)
        if len(allowed) == 1 or agent not in learners:
            env.step(int(network.rng.choice(allowed)))
            continue
        scaled = network.scaled(seen["observation"])
        _, odds, worth = network.look(scaled, mask)
        chosen = int(network.rng.choice(allowed, p=odds[allowed] / odds[allowed].sum()))
        paths[agent].append((scaled, mask, chosen, odds[chosen], worth))
        env.step(chosen)
    return paths, rewards


def lesson(path: list[Any], reward: float) -> tuple[Any, ...]:
    """A learner's game as arrays: with each choice, how much better than expected it did, and what to expect."""
    seen, masks, acts, odds, worth = (np.array(column) for column in zip(*path, strict=True))
    ahead = np.append(worth[1:], reward)
    gains, gain = np.zeros_like(worth), 0.0
    for step in reversed(range(len(worth))):
        gain = ahead[step] - worth[step] + TRACE * gain
        gains[step] = gain
    return seen, masks, acts, odds, gains, gains + worth


def train(env: Any, network: Network, games: int, batch: int) -> None:
    began = time.perf_counter()
    for done in range(0, games, batch):
        lessons = []
        for _ in range(batch):
            paths, rewards = play(env, network, set(env.possible_agents))
            lessons += [lesson(path, rewards[agent]) for agent, path in paths.items() if path]
        seen, masks, acts, odds, gains, returns = (np.concatenate(column) for column in zip(*lessons, strict=True))
        if not done:
            network.get_used_to(seen)
            continue
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(EPOCHS):
            for rows in np.array_split(network.rng.permutation(len(acts)), max(1, len(acts) // SLICE)):
                network.learn(*(column[rows] for column in (seen, masks, acts, odds, gains, returns)))
        spent = f"{time.perf_counter() - began:5.0f} s"
        print(f"{done + batch:6} games  {spent}  {len(acts) / len(lessons):5.1f} choices each", flush=True)


def wins_against_random(env: Any, network: Network, games: int) -> int:
    """How many of these games the learner wins, sitting in each seat in turn."""
    wins = 0
    for number in range(games):
        learner = env.possible_agents[number % len(env.possible_agents)]
        wins += play(env, network, {learner})[1][learner] > 0
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sword-skull", help="its id (default sword-skull)")
    parser.add_argument("--games", type=int, default=1000, help="how many to learn from (default 1000)")
    parser.add_argument("--trials", type=int, default=400, help="games against random afterwards (default 400)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed learns the same (default 0)")
    parser.add_argument("--batch", type=int, default=20, help="games between two lessons (default 20)")
    args = parser.parse_args()
    env = jollyroger.env(args.game)
    env.reset(seed=args.seed)
    inputs = env.observation_space("seat_0")["observation"].shape[0]
    network = Network(inputs, env.action_space("seat_0").n, np.random.default_rng(args.seed))
    train(env, network, args.games, args.batch)
    wins = wins_against_random(env, network, args.trials)
    low, high = wilson_interval(wins, args.trials)
    print(f"won {wins} of {args.trials} against random: between {low:.1%} and {high:.1%}, by a 95 % interval")


if __name__ == "__main__":
    main()
