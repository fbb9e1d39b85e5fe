"""Games as PettingZoo environments for reinforcement learning."""
