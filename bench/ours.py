"""Our games, played at random and searched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from jollyroger.bots import Decision
from jollyroger.bots.search import Search
from jollyroger.engine import Action, Ask, Chance, Fast, Game, State, playout, random_choice
from jollyroger.games import game_named

from .timing import ChoiceCounter, time_random_play, time_search
from .worker import Measure

PLAY_SEATS = 4
SEARCH_SEATS = 2


def random_play(id: str) -> Measure:
    game = game_named(id)

    def play(seed: int) -> int:
        return playout(game.new(PLAY_SEATS, Fast(seed)), Fast(seed + 1))[0]

    def make_clone(seed: int) -> Callable[[], Any]:
        s = game.new(PLAY_SEATS, Fast(seed))
        playout(s, Fast(seed + 1), play(seed) // 2)
        clone: Callable[[], Any] = s.clone
        return clone

    return lambda seconds: time_random_play(seconds, play, make_clone)


def search_at_random(id: str) -> Measure:
    """Trials are played at random to the end."""
    game = game_named(id)
    plain = replace(game, candidates=lambda s, ask: ask.options, value=lambda s, seat: None)
    return _search(plain, lambda s, ask, chance: random_choice(ask, chance))


def search_with_policy(id: str) -> Measure:
    """The search as the Captain uses it."""
    game = game_named(id)
    return _search(game, game.policy)


def _search(game: Game[Any], policy: Callable[[Any, Ask, Chance], Action | None]) -> Measure:
    def start_search(seed: int, counter: ChoiceCounter) -> Callable[[], int]:
        def counting_policy(s: State, ask: Ask, chance: Chance) -> Action | None:
            # Called for every choice of a trial but the first.
            action = policy(s, ask, chance)
            counter.choices += action is not None
            return action

        s, ask = half_played(game, seed)
        search = Search(Decision(replace(game, policy=counting_policy), s, ask, Fast(seed)))

        def run_trials() -> int:
            search.run_trial()
            counter.choices += 1
            return 1

        return run_trials

    return lambda seconds: time_search(seconds, start_search)


def half_played(game: Game[Any], seed: int) -> tuple[State, Ask]:
    """A position half-way through a random game, and an ask there with several options."""
    chance = Fast(seed + 1)
    decisions = playout(game.new(SEARCH_SEATS, Fast(seed)), chance.clone())[0]
    s: State = game.new(SEARCH_SEATS, Fast(seed))
    playout(s, chance, decisions // 2)
    while True:
        ask = next(ask for ask in s.asks if not ask.may)
        if len(ask.options) > 1:
            return s, ask
        playout(s, chance, 1)
