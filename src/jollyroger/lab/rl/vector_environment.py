"""Many games in one process, stepped together: a Gymnasium vector environment with shared arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ...engine import BadSetup, Refused, Seat
from .gym_environment import RESET_NEEDED
from .learner_games import LearnerGames
from .serial_game import GameSource, SerialGame, whole_number

Numbers = NDArray[Any]
Step = tuple[Numbers, Numbers, Numbers, Numbers, dict[str, Any]]


class VectorEnvironment(VectorEnv[Numbers, Numbers, Numbers]):
    """Steps many games of a learner among bots at once.

    A game that ends is followed by the next in the same step, so no step is lost: `infos["final_obs"]` has its last
    observation and `infos["final_info"]` its ending and the rewards of all seats.

    Without `opponents` every seat is a learner: each game shows the observation of the seat that is asked,
    `infos["seat"]`, and the reward is that of the seat that has just acted.
    """

    def __init__(
        self,
        game: GameSource,
        count: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: Seat | None = None,
        opponents: str | Sequence[str] | None = "mate",
        limit: int | None = None,
        width: int | None = None,
        copy: bool = True,
    ) -> None:
        """The other arguments are those of the single environment.

        `copy`: whether observations and masks are returned as copies. If not, the next step overwrites them.
        """
        if whole_number("count", count) < 1:
            raise BadSetup(f"A vector environment has at least one game, not {count}.")
        self.games = [
            LearnerGames(SerialGame(game, seats, options), seat, opponents, limit, width) for _ in range(count)
        ]
        self.num_envs = count
        self.copy = copy
        table, encoder = self.games[0].table, self.games[0].encoder
        self.metadata = {
            "name": f"{table.game.id}_v{table.game.version}",
            "render_modes": [],
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.single_action_space = Discrete(table.silence + 1)
        self.action_space = batch_space(self.single_action_space, count)
        self.single_observation_space = Box(encoder.low, encoder.high, dtype=np.float32)
        self.observation_space = batch_space(self.single_observation_space, count)
        self._observations = np.zeros((count, encoder.length), np.float32)
        self._masks = np.zeros((count, table.silence + 1), np.int8)
        self._seats = np.zeros(count, np.int64)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal all games anew. With a seed, game number i of the array plays the series of seed + i.

        `options` is ignored; the game's options are set when the environment is made.
        """
        seeds: Sequence[int | None] | None
        if seed is None or np.ndim(seed):  # type: ignore[arg-type]  # a seed may be None
            seeds = seed  # type: ignore[assignment]  # it is no single seed
        else:
            seeds = [whole_number("seed", seed) + i for i in range(self.num_envs)]  # type: ignore[arg-type]
        if seeds is not None and len(seeds) != self.num_envs:
            raise BadSetup(f"There are {self.num_envs} games, and {len(seeds)} seeds for them.")
        for index, games in enumerate(self.games):
            games.reset(None if seeds is None else seeds[index])
            self._show(index, games)
        return self._returned(self._observations), self._infos({})

    def step(self, actions: Numbers) -> Step:
        """Act in every game.

        Raises Refused if there is not one action for each game, or one is no whole number, and ResetNeeded before the
        first reset. No game goes on then.
        """
        if self.games[0].series is None:
            raise ResetNeeded(RESET_NEEDED)
        codes = self._codes(actions)
        rewards = np.zeros(self.num_envs)
        terminations, truncations = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for index, (games, action) in enumerate(zip(self.games, codes, strict=True)):
            games.step(action)
            if games.has_ended:
                rewards[index] = games.reward()
                terminations[index], truncations[index] = games.terminated, games.truncated
                infos = self._add_info(infos, {"final_obs": games.observe(), "final_info": games.info()}, index)
                games.reset()
            self._show(index, games)
        return self._returned(self._observations), rewards, terminations, truncations, self._infos(infos)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, one row for each game."""
        if self.games[0].series is None:
            raise ResetNeeded(RESET_NEEDED)
        return self._masks.astype(np.bool_)

    def action_name(self, code: int) -> str:
        """The id of an action, as records and the network protocol use it."""
        return self.games[0].table.action_name(code)

    def clone(self) -> VectorEnvironment:
        """An independent copy whose games play on in the same way, for searches."""
        twin = VectorEnvironment.__new__(VectorEnvironment)
        twin.__dict__.update(self.__dict__)
        twin.games = [games.clone() for games in self.games]
        twin._observations, twin._masks = self._observations.copy(), self._masks.copy()
        twin._seats = self._seats.copy()
        return twin

    def close_extras(self, **kwargs: Any) -> None:
        for games in self.games:
            games.close()

    def _codes(self, actions: Numbers) -> list[int]:
        """The actions as whole numbers, one for each game."""
        codes = np.asarray(actions)
        if codes.shape != (self.num_envs,):
            raise Refused(f"There are {self.num_envs} games, one action for each; these have the shape {codes.shape}.")
        if not np.issubdtype(codes.dtype, np.integer):
            raise Refused(f"Actions are whole numbers, the codes of actions, not {codes.dtype}.")
        return list(map(int, codes))

    def _show(self, index: int, games: LearnerGames) -> None:
        """Write what the learner sees of this game into the arrays."""
        self._observations[index] = games.observe()
        games.write_mask(self._masks[index])
        self._seats[index] = games.seat

    def _returned(self, array: Numbers) -> Numbers:
        return array.copy() if self.copy else array

    def _infos(self, infos: dict[str, Any]) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        infos.update(action_mask=self._returned(self._masks), _action_mask=everywhere)
        infos.update(seat=self._seats.copy(), _seat=everywhere.copy())
        return infos
