"""A bot that has learnt by self-play or imitation: a baseline for learners, not an opponent for people."""

from __future__ import annotations

from math import exp, fsum
from pathlib import Path
from typing import Any, NamedTuple

from ..engine import Action, Game, Observer
from ..engine.messages import SHARED
from .decision import BadBot, Decision
from .policy_network import PolicyNetwork, catalogue_fingerprint, read_network

TEMPERATURE = 0.5
"""Below 1 it prefers its favourites more than it did while it learnt; at 0 it would always take the best."""
LUCK_STEPS = 1 << 30
SUFFIX = "-seats.json"


class Learnt(NamedTuple):
    """What the bot needs to play a game with so many seats."""

    game: Game[Any]
    seats: int
    observer: Observer[Any]
    network: PolicyNetwork


class Apprentice:
    """Plays by a small network that was trained by self-play or imitation."""

    def __init__(self) -> None:
        self._learnt: Learnt | None = None

    def choose(self, decision: Decision) -> Action | None:
        """Draw one of the options by the probabilities that the network gives them."""
        game, ask = decision.game, decision.ask
        # Drawn first: how much luck a sampled state takes may depend on what the seat cannot know.
        luck = decision.chance.below(LUCK_STEPS) / LUCK_STEPS
        choices: list[Action | None] = [*ask.options, None] if ask.may else [*ask.options]
        s = decision.sample_state()
        learnt = self._load(game, s.seats)
        silence = len(game.catalogue)
        codes = [silence if choice is None else game.catalogue.code(choice) for choice in choices]
        return choices[draw(learnt.network.scores(learnt.observer.encode(s, ask.seat), codes), luck)]

    def _load(self, game: Game[Any], seats: int) -> Learnt:
        if self._learnt is None or self._learnt.game is not game or self._learnt.seats != seats:
            self._learnt = load_learnt(game, seats)
        return self._learnt


def draw(scores: list[float], luck: float) -> int:
    """The index of a score, drawn by a number from 0 to 1: higher scores are likelier.

    >>> draw([1.0, 9.0], 0.5), draw([1.0, 1.0], 0.1), draw([1.0, 1.0], 0.9)
    (1, 0, 1)
    """
    highest = max(scores)
    weights = [exp((score - highest) / TEMPERATURE) for score in scores]
    left = luck * fsum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return weights.index(max(weights))


def trained_seats(game: Game[Any]) -> list[int]:
    """The numbers of seats that the apprentice of this game was trained for."""
    if game.apprentice is None or game.observation is None:
        return []
    return sorted(int(path.name.removesuffix(SUFFIX)) for path in game.apprentice.glob(f"*{SUFFIX}"))


def weights_path(game: Game[Any], seats: int) -> Path:
    assert game.apprentice is not None
    return game.apprentice / f"{seats}{SUFFIX}"


def check_trained(game: Game[Any], seats: int | None = None) -> None:
    """Raises BadBot if the apprentice cannot play this game with so many seats, or at all."""
    known = trained_seats(game)
    if not known:
        raise BadBot(SHARED.text("apprentice-untrained", game=game.name))
    if seats is not None and seats not in known:
        raise BadBot(SHARED.text("apprentice-seats", game=game.name, known=tuple(known), seats=seats))


def load_learnt(game: Game[Any], seats: int) -> Learnt:
    """Raises BadBot if there is no network for so many seats, or if it does not fit the game."""
    check_trained(game, seats)
    assert game.observation is not None
    observer, network = game.observation(seats), read_network(weights_path(game, seats))
    trained = network.about["observation"], network.about["catalogue"]
    if trained != (observer.spec.fingerprint(), catalogue_fingerprint(game)):
        raise BadBot(
            f"The apprentice of {game.name} was trained on other observations or actions; train it again: "
            "docs/training.md"
        )
    return Learnt(game, seats, observer, network)
