"""Imitation for the apprentice: it learns what the game's policy, which the Mate plays by, would choose.

For games that nobody wins by chance, so that self-play alone finds nothing to learn from. First the policy plays; then
the network plays more and more of the choices itself, and still learns what the policy would choose. So it learns what
to do after its own mistakes, too (dataset aggregation, Ross et al. 2011).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from tools.training.self_play import LEARNING_RATE, MINIBATCH, Network

from jollyroger.engine import Fast
from jollyroger.lab.rl.vector_environment import VectorEnvironment

REMEMBERED_CHOICES = 120_000
"""How many choices the network learns from at a time, the last ones that were seen."""
EPOCHS = 8
"""How often each choice is learnt from: making choices takes longer than learning from them."""
MOST_OWN_CHOICES = 0.75
"""The share of choices that the network makes itself towards the end. The rest lead to positions of good games."""

LAST_RATE = 0.1
"""The learning rate falls to this part of the first one. Self-play after it goes on from there, gently."""


class Imitation:
    """Plays many games at once, and teaches a network the policy's choices in them."""

    def __init__(self, env: VectorEnvironment, network: Network, seed: int) -> None:
        self.env = env
        self.network = network
        self.games = 0
        """How many have ended."""
        self.choices = 0
        """How many were seen, those without an alternative left out."""
        self.likelihood = 0.0
        """How likely the network was to choose as the policy, in the last part."""
        self._chance = Fast(seed)
        self._observations, self._infos = env.reset(seed=seed)
        table = env.games[0].table
        self._seen = np.zeros((REMEMBERED_CHOICES, self._observations.shape[1]), np.float32)
        self._masks = np.zeros((REMEMBERED_CHOICES, table.silence + 1), np.bool_)
        self._taught = np.zeros(REMEMBERED_CHOICES, np.int64)

    def learn(self, steps: int, progress: float) -> None:
        """Play so many steps in all games, and learn from the last choices. `progress` is the share of the time."""
        for _ in range(steps):
            self._step(progress * MOST_OWN_CHOICES)
        self.network.learning_rate = LEARNING_RATE * (1 - (1 - LAST_RATE) * progress)
        known = min(self.choices, REMEMBERED_CHOICES)
        if not self.network.seen.any():
            self.network.fit_scale(self._seen[:known])
        self.network.seen |= (self._seen[:known] != 0).any(0)
        count = max(1, EPOCHS * steps * self.env.num_envs // MINIBATCH)
        found = []
        for _ in range(count):
            rows = self.network.rng.integers(known, size=MINIBATCH)
            found.append(self.network.imitate(self._seen[rows], self._masks[rows], self._taught[rows]))
        self.likelihood = sum(found) / count

    def _step(self, own_share: float) -> None:
        masks = self._infos["action_mask"].astype(np.bool_)
        taught = self._policy_choices()
        free = np.flatnonzero(masks.sum(1) > 1)
        places = (self.choices + np.arange(len(free))) % REMEMBERED_CHOICES
        self._seen[places] = self._observations[free]
        self._masks[places] = masks[free]
        self._taught[places] = taught[free]
        self.choices += len(free)
        own = self.network.rng.random(len(taught)) < own_share
        actions = np.where(own, self.network.choose(self._observations, masks)[0], taught) if own.any() else taught
        self._observations, _, terminated, truncated, self._infos = self.env.step(actions)
        self.games += int((terminated | truncated).sum())

    def _policy_choices(self) -> NDArray[np.int64]:
        """What the policy would choose in each game, as codes."""
        codes = []
        for games in self.env.games:
            table = games.table
            assert table.ask is not None
            action = table.game.policy(table.state, table.ask, self._chance)
            codes.append(table.silence if action is None else table.game.catalogue.code(action))
        return np.array(codes)
