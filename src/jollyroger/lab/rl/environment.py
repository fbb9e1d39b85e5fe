"""A game as a PettingZoo environment: one seat after the other observes and acts."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ...engine import Ask, Fast, Game, Refused, Result, Seat, State, apply, ask_for, ask_order
from ..seeds import derive_seed
from .observation import DEFAULT_LENGTH, ObservationEncoder

DEFAULT_STEP_LIMIT = 10_000
"""Steps after which a game is truncated. Random play takes up to a few thousand."""

Observation = dict[str, NDArray[Any]]


def make_environment(
    game: Game[Any],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    limit: int | None = None,
    width: int | None = None,
) -> OrderEnforcingWrapper[str, Observation, int]:
    """The environment, wrapped so that acting before the first reset raises a readable error."""
    return OrderEnforcingWrapper(
        Environment(game, seats, options, limit or DEFAULT_STEP_LIMIT, width or DEFAULT_LENGTH)
    )


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Every seat is an agent. The seat that is asked observes and acts.

    An action is its code in the game's catalogue. One more code is silence, for asks that need no answer. Seats that
    choose at the same time act one after the other, and their answers stay sealed. Seats that may interrupt act before
    the one that must choose, in the engine's `ask_order`.

    At the end each winner gets a reward of 1 and every other seat -1: a shared win is a win, and if nobody wins all
    lose. Before that, and when a game is truncated, the reward is 0.
    """

    def __init__(
        self, game: Game[Any], seats: int | None, options: Mapping[str, str] | None, limit: int, width: int
    ) -> None:
        super().__init__()
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        self.options = game.fill_options(self.seats, options or {})
        self.limit = limit
        self.metadata = {"name": f"{game.id}_v{game.version}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.silence = len(game.catalogue)
        """The code of silence."""
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(self.silence + 1) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict(
                {
                    "observation": Box(-np.inf, np.inf, (width,), np.float32),
                    "action_mask": Box(0, 1, (self.silence + 1,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._encoder = ObservationEncoder(self.seats, width)
        self._seed: int | None = None
        self._games_dealt = 0

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def action_name(self, code: int) -> str:
        """The id of an action, as records and the network protocol use it."""
        return "silence" if code == self.silence else str(self.game.catalogue[code])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed makes this game and those after it reproducible.

        `options` is ignored; the game's options are set when the environment is made.
        """
        if seed is not None:
            self._seed, self._games_dealt = seed, 0
        elif self._seed is None:
            self._seed = randbits(64)
        self.s: State = self.game.new(self.seats, Fast(derive_seed(self._seed, self._games_dealt)), self.options)
        self._games_dealt += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps = 0
        self._pending: Seat | None = None
        self._queue_asks()
        self._select_agent()

    def observe(self, agent: str) -> Observation:
        """What the seat may know, and its legal actions: only silence if it is not asked."""
        seat = self._seats[agent]
        mask = np.zeros(self.silence + 1, np.int8)
        is_asked = bool(self._queue) and self._queue[0].seat == seat
        ask = ask_for(self.s, seat) if is_asked else None
        if ask is not None:
            mask[[self.game.catalogue.code(option) for option in ask.options]] = 1
        mask[self.silence] = ask is None or len(self._queue) > 1
        return {"observation": self._encoder.encode(self.game.view(self.s, seat), seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Act for the seat that is asked. Raises Refused with the reason if its mask forbids the action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused(f"{agent} must act: give the code of an action, or of silence.")
        self._answer(int(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.s.result is not None:
            self._finish(self.s.result)
        elif self._steps >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select_agent()

    def render(self) -> str:
        """The table as text, as the seat that is asked sees it."""
        seat = self._seats[self.agent_selection]
        text = self.game.words.text_board(self.game.view(self.s, seat))
        for other, agent in enumerate(self.possible_agents):
            text = text.replace(f"{{{other}}}", agent)
        return text

    def close(self) -> None:
        """Does nothing: there is nothing to release."""

    def _answer(self, code: int) -> None:
        ask = self._queue[0]
        if code not in range(self.silence + 1):
            raise Refused(f"There is no action with code {code}; codes are 0 to {self.silence}.")
        if code != self.silence:
            apply(self.s, ask.seat, self.game.catalogue[code])
            self._queue_asks()
        elif len(self._queue) > 1:
            self._queue.pop(0)
        else:
            raise Refused(f"seat_{ask.seat} must choose, and cannot stay silent.")

    def _queue_asks(self) -> None:
        """Queue the seats to ask, each in case those before it stay silent."""
        self._queue: list[Ask] = [*ask_order(self.s, self._pending)]
        self._pending = self._queue[-1].seat if self._queue else None

    def _finish(self, result: Result) -> None:
        for agent in self.agents:
            self.rewards[agent] = 1.0 if self._seats[agent] in result.winners else -1.0
            self.terminations[agent] = True
            self.infos[agent] = {"ending": result.ending}
        self._accumulate_rewards()

    def _select_agent(self) -> None:
        """The seat that is asked acts next; after the end every agent steps once more, in seat order."""
        self.agent_selection = f"seat_{self._queue[0].seat}" if self._queue else self.agents[0]
        self._deads_step_first()
