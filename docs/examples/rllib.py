"""Learns a game by self-play with PPO of RLlib: every seat is an agent, and one network plays them all.

Needs jollyroger[env], ray[rllib] and torch: `make examples` installs and runs it.
Example: python rllib.py --game black-dice
"""

import argparse
from typing import Any

import numpy as np
import ray
from gymnasium.spaces import Box, Dict, Discrete
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

import jollyroger

POLICY = "every_seat"


class Table(MultiAgentEnv):  # type: ignore[misc]
    """The PettingZoo environment as RLlib wants it: only the agent that acts next gets an observation."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__()
        self.table = jollyroger.env(config["game"])
        self.agents = self.possible_agents = self.table.possible_agents[:]
        spaces = self.table.observation_space("seat_0")
        # The names and the kind of mask that RLlib's module for masked actions reads.
        masked = Dict(
            {
                "observations": spaces["observation"],
                "action_mask": Box(0.0, 1.0, spaces["action_mask"].shape, np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.agents, masked)
        self.action_spaces = dict.fromkeys(self.agents, Discrete(self.table.action_space("seat_0").n))

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        self.table.reset(seed=seed)
        return self.observe(), {}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        self.table.step(actions[self.table.agent_selection])
        terminated, truncated = any(self.table.terminations.values()), any(self.table.truncations.values())
        observations = {} if terminated or truncated else self.observe()
        return observations, dict(self.table.rewards), {"__all__": terminated}, {"__all__": truncated}, {}

    def observe(self) -> dict[str, Any]:
        agent = self.table.agent_selection
        seen = self.table.observe(agent)
        mask = seen["action_mask"].astype(np.float32)
        return {agent: {"observations": seen["observation"], "action_mask": mask}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="black-dice", help="the game's id (default black-dice)")
    parser.add_argument("--rounds", type=int, default=20, help="rounds of playing and learning (default 20)")
    parser.add_argument("--batch", type=int, default=2000, help="choices in each round (default 2000)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the games and the network (default 0)")
    args = parser.parse_args()
    ray.init(include_dashboard=False, log_to_driver=False, num_cpus=1)
    spec = RLModuleSpec(ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [64], "head_fcnet_hiddens": []})
    config = (
        PPOConfig()
        # RLlib's check of an environment ignores the mask, and this one refuses what the mask forbids.
        .environment(Table, env_config={"game": args.game}, disable_env_checking=True)
        .env_runners(num_env_runners=0)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda agent, episode, **_: POLICY)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={POLICY: spec}))
        .training(train_batch_size_per_learner=args.batch, minibatch_size=256, num_epochs=4, entropy_coeff=0.01)
        .debugging(seed=args.seed)
    )
    algorithm = config.build_algo()
    for number in range(args.rounds):
        played = algorithm.train()["env_runners"]
        games, reward = played.get("num_episodes", 0), played.get("episode_return_mean", float("nan"))
        print(f"round {number + 1}: {games:.0f} games, the rewards of all seats add up to {reward:+.2f}", flush=True)
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
