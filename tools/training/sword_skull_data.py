"""Positions of Sword & Skull with their outcomes, from games that bots play against each other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from jollyroger.bots import Decision
from jollyroger.bots.search import Search
from jollyroger.engine import Action, Ask, Budget, Fast, Game, play, random_choice
from jollyroger.games.sword_skull import GAME
from jollyroger.games.sword_skull.ai.features import Standing, features
from jollyroger.games.sword_skull.ai.learnt_value import Network
from jollyroger.games.sword_skull.rules.turns import BeforeRoll, MoveChoice
from jollyroger.games.sword_skull.state import Table

WIDTH = 48
"""More features than a player can have at once."""
KEEP_ONE_IN = 5
"""Of the turns of a game, this share is kept: neighbours are much alike."""
RANDOM_ONE_IN = 12
"""One choice in this many is made at random, so that the value also learns what mistakes cost."""


class Data(NamedTuple):
    """Positions of one number of players: the features of every player, and who won."""

    kinds: np.ndarray[Any, Any]  # position, seat, feature
    amounts: np.ndarray[Any, Any]
    winners: np.ndarray[Any, Any]

    def __len__(self) -> int:
        return len(self.winners)

    def part(self, rows: Any) -> Data:
        return Data(self.kinds[rows], self.amounts[rows], self.winners[rows])


def joined(parts: list[Data]) -> Data:
    return Data(*[np.concatenate([part[column] for part in parts]) for column in range(3)])


class Player:
    """Plays for all seats: by the policy, or by a search with this network."""

    def __init__(self, network: Network | None, trials: int, chance: Fast) -> None:
        game: Game[Table] = GAME
        self._game = game if network is None else replace(game, value=network.value, horizon=0)
        self._trials = 0 if network is None else trials
        self._chance = chance

    def choose(self, s: Table, ask: Ask) -> Action | None:
        if self._chance.below(RANDOM_ONE_IN) == 0:
            return random_choice(ask, self._chance)
        if not self._trials or len(ask.options) == 1:
            return self._game.policy(s, ask, self._chance)
        search = Search(Decision(self._game, s, ask, self._chance))
        search.run(Budget(trials=self._trials))
        return search.best()


def collect(seats: int, games: int, seed: int, network: Network | None = None, trials: int = 0) -> Data:
    """Play games and keep some of their positions."""
    kinds: list[list[list[int]]] = []
    amounts: list[list[list[int]]] = []
    winners: list[int] = []
    for number in range(games):
        chance = Fast(seed + number)
        player = Player(network, trials, chance)
        s = GAME.new(seats, Fast(chance.below(1 << 60)), {"start_gold": "20" if number % 8 == 0 else "10"})
        turn = positions = 0
        while s.asks:
            if s.turn != turn and isinstance(s.agenda[-1], (BeforeRoll, MoveChoice)):
                turn = s.turn
                if chance.below(KEEP_ONE_IN) == 0:
                    standings = [Standing(s, seat) for seat in range(seats)]
                    found = [features(s, seat, standings) for seat in range(seats)]
                    kinds.append([padded([kind for kind, _ in each]) for each in found])
                    amounts.append([padded([amount for _, amount in each]) for each in found])
                    positions += 1
            ask = s.asks[0]
            action = player.choose(s, ask)
            assert action is not None
            play(s, ask.seat, action)
        assert s.result is not None
        winners += [s.result.winners[0]] * positions
    return Data(np.array(kinds, np.int16), np.array(amounts, np.int16), np.array(winners))


def padded(numbers: list[int]) -> list[int]:
    return numbers + [0] * (WIDTH - len(numbers))
