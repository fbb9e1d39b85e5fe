"""Our bots as players in OpenSpiel, and the games' own estimates for its searches."""

from __future__ import annotations

from typing import Any

import pyspiel
from open_spiel.python.algorithms import mcts

from ...bots import ask_bot, bot_factory
from ...engine import Action, Ask, Fast, Game, State, run
from ..seeds import derive_seed
from .spiel_game import SpielState


class SpielBot(pyspiel.Bot):  # type: ignore[misc]  # OpenSpiel has no types
    """A bot by its name, `mate` or `captain@200`. It sees only what its player may know."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__()
        self._bot = bot_factory(name)()
        self._seed = seed
        self._choices = 0

    def step(self, state: SpielState) -> int:
        play = state.play
        ask = play.ask
        assert ask is not None, "the game is over"
        self._choices += 1
        luck = Fast(derive_seed(self._seed, self._choices))
        action = ask_bot(self._bot, play.game, play.state, ask, luck).action
        return play.silence if action is None else play.game.catalogue.code(action)


class PolicyEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """Values a position for MCTS and IS-MCTS by the game's own means, like the Captain.

    It plays on by the game's policy for as many choices as the game asks for, and takes the game's estimate there. All
    actions have the same prior.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._evaluations = 0

    def evaluate(self, state: SpielState) -> list[float]:
        play = state.play
        self._evaluations += 1
        luck = Fast(derive_seed(self._seed, self._evaluations))
        s = play.state.clone()
        s.chance = Fast(derive_seed(self._seed, -self._evaluations))

        def choose(ask: Ask) -> Action | None:
            return play.game.policy(s, ask, luck)

        run(s, choose, play.game.horizon)
        while (values := estimates(play.game, s)) is None:
            run(s, choose, 1)
        return values

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def estimates(game: Game[Any], s: State) -> list[float] | None:
    """What each seat can expect, from -1 to 1; None where the game must be played on to tell."""
    if s.result is not None:
        return [1.0 if seat in s.result.winners else -1.0 for seat in range(s.seats)]
    values = [game.value(s, seat) for seat in range(s.seats)]
    known = [2 * value - 1 for value in values if value is not None]
    return known if len(known) == s.seats else None
