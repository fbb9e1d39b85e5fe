"""Games for OpenSpiel.

Chance is explicit: every roll and every draw is a chance node with its outcomes. So algorithms that go through the tree
work (MCTS, CFR by sampling, IS-MCTS), and a copy of a state does not know the dice of the future. With sampled chance a
copy would share the luck of its original, and a search would see what is coming.

Simultaneous choices and interrupts are played one after the other, as in the PettingZoo environment; the last action is
silence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any
from zlib import crc32

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ...engine import BadSetup, Fast, Game, Option
from .encoding import SeatEncoder, at_least_one
from .explicit_game import ExplicitGame
from .serial_game import GameSource, load_game

MAX_CHANCE_OUTCOMES = 1024
"""More than the cards of any deck; OpenSpiel wants a limit."""
MAX_CHANCE_NODES_PER_ANSWER = 100
DEFAULT_LIMIT = 10_000
"""Answers after which a game ends without a winner, as in the PettingZoo environment."""
HISTORY_LENGTH = 256
"""Numbers of the information-state tensor for what happened before."""
SAMPLER_STEPS = 1 << 53
"""How many different numbers OpenSpiel's sampler returns."""


def game_type(game: Game[Any]) -> pyspiel.GameType:
    """What OpenSpiel knows of a game before it is loaded. Its parameters are the players, a limit, and its options."""
    kinds, utilities = pyspiel.GameType, pyspiel.GameType.Utility
    options = {option_name(option.id): parameter_default(option) for option in game.options}
    return kinds(
        short_name=f"jollyroger_{game.id.replace('-', '_')}",
        long_name=game.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utilities.IDENTICAL if game.cooperative else utilities.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seats[0], "limit": DEFAULT_LIMIT, **options},
        default_loadable=True,
    )


def option_name(id: str) -> str:
    return id.replace("-", "_")


def parameter_default(option: Option) -> str | int:
    """OpenSpiel reads digits as a number, and wants the default to be one then."""
    return int(option.default) if all(value.isdigit() for value in option.values) else option.default


def register(source: GameSource) -> str:
    """Register a game with OpenSpiel, unless it is. Returns the name to load it by."""
    kind = game_type(load_game(source))
    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, game_class(source, kind))
    name: str = kind.short_name
    return name


def game_class(source: GameSource, kind: pyspiel.GameType) -> type[SpielGame]:
    """What OpenSpiel calls to load the game. A class, because at exit OpenSpiel crashes if it frees a function."""

    class RegisteredGame(SpielGame):
        def __init__(self, parameters: Mapping[str, Any]) -> None:
            super().__init__(source, kind, parameters)

    return RegisteredGame


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its number of players and its options."""

    def __init__(self, source: GameSource, kind: pyspiel.GameType, parameters: Mapping[str, Any]) -> None:
        game = load_game(source)
        seats, self.limit = int(parameters["players"]), at_least_one("limit", int(parameters["limit"]))
        options = {option.id: str(parameters[option_name(option.id)]) for option in game.options}
        self.start = ExplicitGame(source, seats, options)
        """The game before its deal; every state begins with a copy."""
        self.encoder = SeatEncoder(game, seats)
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=self.start.silence + 1,
                max_chance_outcomes=MAX_CHANCE_OUTCOMES,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=self.limit,
            ),
            dict(parameters),
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MAX_CHANCE_NODES_PER_ANSWER * (self.limit + 1)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> SpielObserver:
        if parameters:
            raise BadSetup(f"Observations have no parameters, such as {', '.join(parameters)}.")
        return SpielObserver(self.encoder, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel copies and saves its one attribute, the game being played."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = game.start.clone()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        ask = self.play.ask
        if self.play.chance_count or ask is None:
            return int(pyspiel.PlayerId.CHANCE)
        return ask.seat

    def is_terminal(self) -> bool:
        return self.play.has_ended or self.play.answers >= self.get_game().limit

    def returns(self) -> list[float]:
        """1 for each winner and -1 for every other player; 0 for all before the end, and at the limit."""
        return self.play.rewards() if self.play.has_ended else [0.0] * self.play.seats

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.play.chance_count
        if count > MAX_CHANCE_OUTCOMES:
            raise BadSetup(f"A roll has {count} outcomes, and OpenSpiel was told of at most {MAX_CHANCE_OUTCOMES}.")
        return [(outcome, 1 / count) for outcome in range(count)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to this player, with everything it may not know dealt anew."""
        twin: SpielState = self.clone()
        twin.play = self.play.redealt(player, Fast(int(sampler() * SAMPLER_STEPS)))
        return twin

    def __str__(self) -> str:
        return self.play.describe_all()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.legal_codes())

    def _apply_action(self, action: int) -> None:
        if self.play.chance_count:
            self.play.decide(action)
        else:
            self.play.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.play.action_name(action)


class SpielObserver:
    """Writes what a player sees. With perfect recall it also writes what the player has seen and chosen before.

    The string holds that in full, a line for each event and each choice. In the tensor the lines are counted by feature
    hashing: which of them there have been, not in which order.
    """

    def __init__(self, encoder: SeatEncoder, has_perfect_recall: bool) -> None:
        self._encoder = encoder
        self._has_perfect_recall = has_perfect_recall
        length = encoder.length
        self.tensor = np.zeros(length + HISTORY_LENGTH * has_perfect_recall, np.float32)
        self.dict = {"observation": self.tensor[:length]}
        if has_perfect_recall:
            self.dict["history"] = self.tensor[length:]

    def set_from(self, state: SpielState, player: int) -> None:
        s = state.play.s
        self.dict["observation"][:] = 0 if s is None else self._encoder.encode(s, player)
        if self._has_perfect_recall:
            self.dict["history"][:] = hash_lines(state.play.history.text(player))

    def string_from(self, state: SpielState, player: int) -> str:
        now = state.play.describe(player)
        return state.play.history.text(player) + now if self._has_perfect_recall else now


def hash_lines(text: str) -> NDArray[np.float64]:
    """The lines of a text, counted on a logarithmic scale at an index and with a sign given by their hash."""
    numbers = np.array([crc32(line.encode()) for line in text.splitlines()], np.int64)
    totals = np.bincount((numbers >> 1) % HISTORY_LENGTH, np.where(numbers & 1, 1.0, -1.0), HISTORY_LENGTH)
    counts: NDArray[np.float64] = np.sign(totals) * np.log1p(np.abs(totals))
    return counts
