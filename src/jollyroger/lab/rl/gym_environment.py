"""A game as a Gymnasium environment: one learner, and bots in all other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from ...engine import BadSetup, Seat
from ..seeds import SEED_LIMIT
from .encoding import Array
from .learner_games import LearnerGames
from .serial_game import GameSource, SerialGame, action_code

RENDER_MODES = ("ansi",)
RESET_NEEDED = "No game is being played: call reset() first."


class GymEnvironment(gymnasium.Env[Array, np.int64]):
    """One seat learns, bots play the others; in a cooperative game they are its partners.

    Actions, masks and rewards are those of the PettingZoo environment. The mask is in `info["action_mask"]`, and
    `action_masks()` returns it as sb3-contrib expects. An action that the mask forbids loses the game at once, with the
    reason in `info["refused"]`.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}

    def __init__(
        self,
        game: GameSource,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: Seat | None = None,
        opponents: str | Sequence[str] = "mate",
        limit: int | None = None,
        width: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`seat`: the learner's; None: each seat in turn. `opponents`: one bot for all other seats, or one for each.

        `limit`: answers of all seats after which a game is truncated. `width`: the length of a hashed observation.
        """
        if render_mode not in (None, *RENDER_MODES):
            raise BadSetup(f"render_mode is {' or '.join(RENDER_MODES)}, not {render_mode}.")
        if opponents is None:
            raise BadSetup("The other seats need bots. For self-play use vector_env(..., self_play=True) or env().")
        self.render_mode = render_mode
        self.games = LearnerGames(SerialGame(game, seats, options), seat, opponents, limit, width)
        known = self.games.table.game
        self.metadata = {**self.metadata, "name": f"{known.id}_v{known.version}"}
        self.action_space = Discrete(self.games.table.silence + 1)
        encoder = self.games.encoder
        self.observation_space = Box(encoder.low, encoder.high, dtype=np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal a new game. A seed makes this game and those after it reproducible, the luck of the bots included.

        `options` is ignored; the game's options are set when the environment is made.
        """
        super().reset(seed=seed)
        if seed is None and self.games.series is None:
            seed = int(self.np_random.integers(SEED_LIMIT))
        self.games.reset(seed)
        return self.games.observe(), self.games.info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Act, and let the bots play up to the learner's next decision.

        Raises Refused for what is no action at all, such as 1.7, and ResetNeeded before a game and after its end.
        """
        games = self._dealt_games()
        if games.has_ended:
            raise ResetNeeded(RESET_NEEDED)
        games.step(action_code(action))
        return games.observe(), games.reward(), games.terminated, games.truncated, games.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        games = self._dealt_games()
        mask = np.zeros(games.table.silence + 1, np.int8)
        games.write_mask(mask)
        return mask.astype(np.bool_)

    def action_name(self, code: int) -> str:
        """The id of an action, as records and the network protocol use it."""
        return self.games.table.action_name(code)

    def render(self) -> str | None:
        """The table as text, as the learner sees it, if `render_mode` is "ansi"."""
        games = self._dealt_games()
        return None if self.render_mode is None else games.table.text_board(games.seat)

    def clone(self) -> GymEnvironment:
        """An independent copy that plays on in the same way, for searches."""
        twin = GymEnvironment.__new__(GymEnvironment)
        twin.__dict__.update(self.__dict__)
        twin.games = self.games.clone()
        return twin

    def close(self) -> None:
        self.games.close()

    def _dealt_games(self) -> LearnerGames:
        """Raises ResetNeeded before the first reset."""
        if self.games.series is None:
            raise ResetNeeded(RESET_NEEDED)
        return self.games
