"""A game as an environment for learners, by the interface of PettingZoo: one seat after the other observes and acts."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ...engine import Ask, Fast, Game, Refused, Result, Seat, State, apply, ask_for
from ..simulation.run_config import derive_seed
from .observation import Arrays

LIMIT = 10_000
"""Steps after which a game is cut off."""

Observation = dict[str, NDArray[Any]]


def guarded(env: Environment) -> OrderEnforcingWrapper[str, Observation, int]:
    """The environment, with a plain word for whoever acts before the first reset."""
    return OrderEnforcingWrapper(env)


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Every seat is an agent; whoever is asked observes and acts.

    An action is its code in the game's catalogue; one code more is silence, for an ask that may be left unanswered.
    Answers given at the same time are asked for one after the other and stay sealed. Who may interrupt is asked before
    whoever must choose, as in all simulations.

    At the end each winner is rewarded with 1 and everybody else with -1: so a shared win is a win, and where nobody
    wins all lose. Before that, and when a game is cut off at the limit, the reward is 0.
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
        """The code of saying nothing."""
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
        self._arrays = Arrays(self.seats, width)
        self._seed: int | None = None
        self._number = 0

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def action_name(self, code: int) -> str:
        """What an action is called in records and on the wire."""
        return "silence" if code == self.silence else str(self.game.catalogue[code])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed gives the same games again: this one, and those dealt after it without a seed.

        The options of a reset are not looked at; what is agreed before the game was said when the table was made.
        """
        if seed is not None:
            self._seed, self._number = seed, 0
        elif self._seed is None:
            self._seed = randbits(64)
        self.s: State = self.game.new(self.seats, Fast(derive_seed(self._seed, self._number)), self.options)
        self._number += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps = 0
        self._pondering: Seat | None = None
        self._queue = self._asked()
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the seat may know, and what it may do: whoever is not asked can only be silent."""
        seat = self._seats[agent]
        mask = np.zeros(self.silence + 1, np.int8)
        asked = bool(self._queue) and self._queue[0].seat == seat
        ask = ask_for(self.s, seat) if asked else None
        if ask is not None:
            mask[[self.game.catalogue.code(option) for option in ask.options]] = 1
        mask[self.silence] = ask is None or len(self._queue) > 1
        return {"observation": self._arrays.array(self.game.view(self.s, seat), seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Act for the seat that is asked. What its mask does not allow is refused with a reason."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused(f"{agent} must act: nothing but the code of an action, or of silence, will do.")
        self._answer(int(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.s.result is not None:
            self._finish(self.s.result)
        elif self._steps >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def render(self) -> str:
        """The table as the seat that is asked sees it, as text."""
        seat = self._seats[self.agent_selection]
        text = self.game.words.text_board(self.game.view(self.s, seat))
        for other, agent in enumerate(self.possible_agents):
            text = text.replace(f"{{{other}}}", agent)
        return text

    def close(self) -> None:
        """There is nothing to put away."""

    def _answer(self, code: int) -> None:
        ask = self._queue[0]
        if code not in range(self.silence + 1):
            raise Refused(f"There is no action of code {code}; they are 0 to {self.silence}.")
        if code != self.silence:
            apply(self.s, ask.seat, self.game.catalogue[code])
            self._queue = self._asked()
        elif len(self._queue) > 1:
            self._queue.pop(0)
        else:
            raise Refused(f"seat_{ask.seat} must choose, and cannot stay silent.")

    def _asked(self) -> list[Ask]:
        """Who is asked now, and who next if they stay silent; the order is that of the kernel's `run`."""
        asks = self.s.asks
        if not asks:
            return []
        must = next(ask for ask in asks if not ask.may)
        if must.seat == self._pondering:
            return [must]
        self._pondering = must.seat
        return [*(ask for ask in asks if ask.may), must]

    def _finish(self, result: Result) -> None:
        for agent in self.agents:
            self.rewards[agent] = 1.0 if self._seats[agent] in result.winners else -1.0
            self.terminations[agent] = True
            self.infos[agent] = {"ending": result.ending}
        self._accumulate_rewards()

    def _select(self) -> None:
        """The seat that is asked acts next; after the end each agent is told so, in seat order."""
        self.agent_selection = f"seat_{self._queue[0].seat}" if self._queue else self.agents[0]
        self._deads_step_first()
