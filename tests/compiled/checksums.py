"""Prints which build is loaded and checksums of seeded games, as JSON: `python -m tests.compiled.checksums`.

Two builds that print the same play the same: each game at random and by its policy, at all numbers of seats and with
different options, what learners observe in them, and the choices of a search and of bots.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any

from jollyroger.bots import Decision, bot_named
from jollyroger.bots.search import Search
from jollyroger.build import is_compiled
from jollyroger.engine import Action, Ask, Fast, Game, State, playout, random_choice, run
from jollyroger.games import GAMES

SETUPS = 12
"""How many set-ups of a game are played."""
CHOICES = 400
"""How many choices of a game are played at most; many games end before."""
TRIALS = 40
BOTS = {"deckhand": 200, "mate": 200, "strength:75@32": 20, "captain@16": 20}
"""The bots whose choices are compared, and how many of them."""


def setups(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Numbers of seats and options, each value of an option in turn."""
    seats = list(game.seats)
    yield from ((count, {}) for count in seats)
    for option in game.options:
        for number, value in enumerate(option.values[1:]):
            count = seats[number % len(seats)]
            if option.problem_with(value, count) is None:
                yield count, {option.id: value}


def played(game: Game[Any], seats: int, options: dict[str, str], seed: int, by_policy: bool) -> State:
    """A game after some hundred choices."""
    s: State = game.new(seats, Fast(seed), options)
    chance = Fast(seed + 1)

    def choose(ask: Ask) -> Action | None:
        return game.policy(s, ask, chance) if by_policy else random_choice(ask, chance)

    run(s, choose, CHOICES)
    return s


def state_checksum(game: Game[Any], s: State) -> str:
    """A hash of everything that is saved, in the order in which it is saved, and of the luck to come."""
    text = json.dumps([game.codec.encode(s), s.chance.below(1 << 62), s.chance.below(6)])
    return blake2b(text.encode(), digest_size=8).hexdigest()


def observation_checksum(game: Game[Any], s: State) -> str:
    """A hash of what each seat observes."""
    assert game.observation is not None
    observer = game.observation(s.seats)
    seen = [observer.spec.fingerprint(), *(observer.encode(s, seat) for seat in range(s.seats))]
    return blake2b(json.dumps(seen).encode(), digest_size=8).hexdigest()


def search_choice(game: Game[Any], seed: int) -> list[Any]:
    """What a search finds in the middle of a game."""
    s: State = game.new(game.default_seats, Fast(seed))
    chance = Fast(seed + 1)
    playout(s, chance, 25)
    while s.asks and all(ask.may or len(ask.options) < 2 for ask in s.asks):
        playout(s, chance, 1)
    if not s.asks:
        return []
    ask = next(ask for ask in s.asks if not ask.may and len(ask.options) > 1)
    search = Search(Decision(game, s, ask, Fast(seed)))
    for _ in range(TRIALS):
        search.run_trial()
    return [str(search.best()), [(str(each.action), each.scores) for each in search.candidates]]


def bot_choices(game: Game[Any], name: str, seed: int) -> list[str]:
    """What bots choose at the beginning of a game, each seat with the same one."""
    s: State = game.new(game.default_seats, Fast(seed))
    bot, chance = bot_named(name), Fast(seed + 1)
    found: list[str] = []

    def choose(ask: Ask) -> Action | None:
        action = bot.choose(Decision(game, s, ask, chance))
        found.append(str(action))
        return action

    run(s, choose, BOTS[name])
    return found


def checksums(game: Game[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for seed, (seats, options) in enumerate(islice(setups(game), SETUPS)):
        for by_policy in (False, True):
            s = played(game, seats, options, seed, by_policy)
            name = f"{seats} seats, {options or 'no options'}, {'policy' if by_policy else 'random'}"
            found[f"{name}, observed"] = observation_checksum(game, s)
            found[name] = state_checksum(game, s)
    found["search"] = [search_choice(game, seed) for seed in range(2)]
    return found | {name: bot_choices(game, name, 3) for name in BOTS}


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(), "games": {game.id: checksums(game) for game in GAMES}}))  # noqa: T201
