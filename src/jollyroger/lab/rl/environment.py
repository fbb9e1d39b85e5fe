"""A game as a PettingZoo environment: one seat after the other observes and acts."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ...engine import Game, ObservationSpec, Refused, Result, State
from ..seeds import derive_seed
from .encoding import SeatEncoder, at_least_one
from .serial_game import DEFAULT_STEP_LIMIT, GameSource, SerialGame, action_code, whole_number

Observation = dict[str, NDArray[Any]]


def make_environment(
    source: GameSource,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    limit: int | None = None,
    width: int | None = None,
) -> OrderEnforcingWrapper[str, Observation, int]:
    """The environment, wrapped so that acting before the first reset raises a readable error.

    Given the function that loads the game, a pickle holds that function instead of the game.
    """
    return OrderEnforcingWrapper(Environment(source, seats, options, limit, width))


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Every seat is an agent. The seat that is asked observes and acts.

    An action is its code in the game's catalogue. One more code is silence, for asks that need no answer. Seats that
    choose at the same time act one after the other, and their answers stay sealed. Seats that may interrupt act before
    the one that must choose, in the engine's `ask_order`.

    At the end each winner gets a reward of 1 and every other seat -1: a shared win is a win, and if nobody wins all
    lose. Before that, and when a game is truncated, the reward is 0.
    """

    def __init__(
        self,
        source: GameSource,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        limit: int | None = None,
        width: int | None = None,
    ) -> None:
        super().__init__()
        self.table = SerialGame(source, seats, options)
        self.limit = DEFAULT_STEP_LIMIT if limit is None else at_least_one("limit", limit)
        self.width = width
        self._encoder = SeatEncoder(self.game, self.seats, width)
        name = f"{self.game.id}_v{self.game.version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(self.silence + 1) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict({"observation": self._encoder.space(), "action_mask": Box(0, 1, (self.silence + 1,), np.int8)})
            for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed: int | None = None
        self._games_dealt = 0

    @property
    def game(self) -> Game[Any]:
        return self.table.game

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def options(self) -> Mapping[str, str]:
        """The game's options."""
        return self.table.options

    @property
    def silence(self) -> int:
        """The code of silence."""
        return self.table.silence

    @property
    def s(self) -> State:
        """The state of the game."""
        return self.table.state

    def observation_spec(self) -> ObservationSpec | None:
        """The names and ranges of the numbers in an observation; None for a hashed one."""
        return self._encoder.spec

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def action_name(self, code: int) -> str:
        """The id of an action, as records and the network protocol use it."""
        return self.table.action_name(code)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed makes this game and those after it reproducible.

        `options` is ignored; the game's options are set when the environment is made.
        """
        if seed is not None:
            self._seed, self._games_dealt = whole_number("seed", seed), 0
        elif self._seed is None:
            self._seed = randbits(64)
        self.table.deal(derive_seed(self._seed, self._games_dealt))
        self._games_dealt += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select_agent()

    def observe(self, agent: str) -> Observation:
        """What the seat may know, and its legal actions: only silence if it is not asked."""
        seat, ask = self._seats[agent], self.table.ask
        mask = np.zeros(self.silence + 1, np.int8)
        mask[self.table.legal_codes() if ask is not None and ask.seat == seat else [self.silence]] = 1
        return {"observation": self._encoder.encode(self.s, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Act for the seat that is asked. Raises Refused with the reason if its mask forbids the action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused(f"{agent} must act: give the code of an action, or of silence.")
        self.table.answer(action_code(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.s.result is not None:
            self._finish(self.s.result)
        elif self.table.answers >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select_agent()

    def render(self) -> str:
        """The table as text, as the seat that is asked sees it."""
        return self.table.text_board(self._seats[self.agent_selection])

    def close(self) -> None:
        """Does nothing: there is nothing to release."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Environment:
        """A copy that goes on exactly as this one would. It shares what never changes."""
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        for name, value in self.__dict__.items():
            if name == "table":
                twin.table = self.table.clone()
            else:
                twin.__dict__[name] = value if name == "_encoder" else deepcopy(value, memo)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_encoder"}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        self._encoder = SeatEncoder(self.game, self.seats, self.width)

    def _finish(self, result: Result) -> None:
        for agent in self.agents:
            self.rewards[agent] = 1.0 if self._seats[agent] in result.winners else -1.0
            self.terminations[agent] = True
            self.infos[agent] = {"ending": result.ending}
        self._accumulate_rewards()

    def _select_agent(self) -> None:
        """The seat that is asked acts next; after the end every agent steps once more, in seat order."""
        ask = self.table.ask
        self.agent_selection = self.agents[0] if ask is None else f"seat_{ask.seat}"
        self._deads_step_first()
