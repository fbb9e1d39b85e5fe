"""Learns a game against bots with MaskablePPO of sb3-contrib. Example: python maskable_ppo.py --game sword-skull

Needs jollyroger[env] and sb3-contrib: `make examples` installs and runs it.
"""

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import jollyroger
from jollyroger.lab import wilson_interval

Choose = Callable[[Any, Any], int]


def wins(env: Any, games: int, seed: int, choose: Choose) -> int:
    """How many of these games the learner wins, in each seat in turn."""
    won = 0
    for number in range(games):
        observation, info = env.reset(seed=seed if number == 0 else None)
        ended = False
        while not ended:
            action = choose(observation, info["action_mask"].astype(bool))
            observation, reward, terminated, truncated, info = env.step(action)
            ended = terminated or truncated
        won += reward > 0
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sword-skull", help="the game's id (default sword-skull)")
    parser.add_argument("--opponents", default="random", help="the bot in the other seats (default random)")
    parser.add_argument("--steps", type=int, default=100_000, help="choices to learn from (default 100000)")
    parser.add_argument("--trials", type=int, default=200, help="games played before and after (default 200)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the games and the network (default 0)")
    args = parser.parse_args()
    torch.set_num_threads(1)  # the network is so small that threads only wait for each other

    def make() -> Any:
        return jollyroger.gym_env(args.game, opponents=args.opponents)

    model = MaskablePPO("MlpPolicy", make_vec_env(make, n_envs=8, seed=args.seed), n_steps=256, seed=args.seed)
    rng = np.random.default_rng(args.seed)

    def choose_at_random(observation: Any, mask: Any) -> int:
        return int(rng.choice(np.flatnonzero(mask)))

    def choose_by_network(observation: Any, mask: Any) -> int:
        return int(model.predict(observation, action_masks=mask, deterministic=False)[0])

    def report(player: str, choose: Choose) -> None:
        won = wins(make(), args.trials, args.seed + 1, choose)
        low, high = wilson_interval(won, args.trials)
        print(f"{player} won {won} of {args.trials} against {args.opponents}: {low:.1%} to {high:.1%} (95 % interval)")

    report("random choices", choose_at_random)
    model.learn(args.steps, progress_bar=False)
    report("the network", choose_by_network)


if __name__ == "__main__":
    main()
