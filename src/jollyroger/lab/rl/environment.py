"""A game as a PettingZoo environment: one seat after the other observes and acts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from operator import index
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ...engine import (
    Ask,
    Fast,
    Game,
    ObservationSpec,
    Refused,
    Result,
    Seat,
    State,
    apply,
    ask_for,
    ask_order,
)
from ..seeds import derive_seed
from .observation import at_least_one, make_observation

DEFAULT_STEP_LIMIT = 10_000
"""Steps after which a game is truncated. Random play takes up to a few thousand."""

Observation = dict[str, NDArray[Any]]


def make_environment(
    game: Game[Any],
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    limit: int | None = None,
    width: int | None = None,
    load: Callable[[], Game[Any]] | None = None,
) -> OrderEnforcingWrapper[str, Observation, int]:
    """The environment, wrapped so that acting before the first reset raises a readable error.

    `load` returns the same game in another process. Without it a pickle holds the game itself.
    """
    return OrderEnforcingWrapper(Environment(game, seats, options, limit, width, load))


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
        game: Game[Any],
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        limit: int | None = None,
        width: int | None = None,
        load: Callable[[], Game[Any]] | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        self.options = game.fill_options(self.seats, options or {})
        self.limit = DEFAULT_STEP_LIMIT if limit is None else at_least_one("limit", limit)
        self.width = width
        self.metadata = {"name": f"{game.id}_v{game.version}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.silence = len(game.catalogue)
        """The code of silence."""
        self._load = load
        self._observation = make_observation(game, self.seats, width)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(self.silence + 1) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict(
                {"observation": self._observation.space(), "action_mask": Box(0, 1, (self.silence + 1,), np.int8)}
            )
            for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed: int | None = None
        self._games_dealt = 0
        self._queue: list[Ask] = []

    def observation_spec(self) -> ObservationSpec | None:
        """The names and ranges of the numbers in an observation; None for a hashed one."""
        return self._observation.spec

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
        return {"observation": self._observation.encode(self.s, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Act for the seat that is asked. Raises Refused with the reason if its mask forbids the action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused(f"{agent} must act: give the code of an action, or of silence.")
        self._answer(action_code(action))
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

    def __deepcopy__(self, memo: dict[int, Any]) -> Environment:
        """A copy that goes on exactly as this one would. It shares what never changes."""
        twin = type(self).__new__(type(self))
        memo[id(self)] = twin
        for name, value in self.__dict__.items():
            match name:
                case "game" | "_load" | "_observation":
                    twin.__dict__[name] = value
                case "s":
                    twin.__dict__[name] = value.clone()
                case "_queue":
                    twin.__dict__[name] = value[:]
                case _:
                    twin.__dict__[name] = deepcopy(value, memo)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle holds. The game's codec saves the state: compiled classes cannot be pickled by themselves."""
        saved = {name: value for name, value in self.__dict__.items() if name != "_observation"}
        if self._load is not None:
            del saved["game"]
        if "s" in saved:
            saved["s"] = self.game.codec.encode(self.s), self.s.chance
            saved["_queue"] = [ask.seat for ask in self._queue]
        return saved

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__dict__.update(saved)
        if self._load is not None:
            self.game = self._load()
        self._observation = make_observation(self.game, self.seats, self.width)
        if "s" in saved:
            self.s = self.game.codec.decode(*saved["s"])
            asks = {ask.seat: ask for ask in self.s.asks}
            self._queue = [asks[seat] for seat in saved["_queue"]]

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
        self._queue = [*ask_order(self.s, self._pending)]
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


def action_code(action: object) -> int:
    """The action as a whole number, or Refused: a fraction is a mistake of the learner."""
    try:
        return index(action)  # type: ignore[arg-type]  # it is checked here
    except TypeError:
        raise Refused(f"An action is a whole number, the code of an action, not {action!r}.") from None
