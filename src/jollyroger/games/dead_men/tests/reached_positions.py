"""Positions for property tests: reached by random play or by the policy, and scrambled versions of them."""

from __future__ import annotations

from collections.abc import Iterator

from jollyroger.engine import Chance, Fast, play, random_choice

from .. import GAME
from ..components import (
    CHARACTER_COUNT,
    CREW,
    DEATH_FATIGUE,
    EXPLOSION_LEVEL,
    GUARDS,
    ITEM_COUNT,
    MAX_BATTLE,
    OFF_SHIP,
    TOKENS,
)
from ..state import CARRIED, GONE, IN_BAG, LYING, Ship

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"edition": "reference", "difficulty": "scurvy-dog", "marker_start": "3"}),
    (3, {"captain_fromm": "on", "edition": "reference"}),
    (3, {"dead_pirate_loses": "on", "deckhands_set_aside": "10"}),
    (4, {"difficulty": "admiral", "group_choice": "active-player"}),
    (4, {"captain_fromm": "on", "edition": "reference", "extra_double_tiles": "10"}),
    (5, {"difficulty": "scurvy-dog", "extra_double_tiles": "5"}),
    (5, {"edition": "reference", "deckhands_set_aside": "15", "group_choice": "active-player"}),
]


def random_play(seats: int, options: dict[str, str], seed: int) -> Iterator[Ship]:
    """The state at every decision of a random game. Do not change it."""
    s, luck = GAME.new(seats, Fast(seed), options), Fast(seed + 1)
    while s.asks:
        yield s
        action = random_choice(s.asks[0], luck)
        assert action is not None
        play(s, s.asks[0].seat, action)


def policy_play(seats: int, options: dict[str, str], seed: int) -> Iterator[Ship]:
    """The state at every decision of a game played by the policy. Do not change it."""
    s, luck = GAME.new(seats, Fast(seed), options), Fast(seed + 1)
    while s.asks:
        yield s
        action = GAME.policy(s, s.asks[0], luck)
        assert action is not None
        play(s, s.asks[0].seat, action)


def scrambled(s: Ship, luck: Chance) -> Ship:
    """The same rooms with random fires, kegs, deckhands and tokens, and a random condition of the active pirate."""
    twin, seat = s.clone(), s.active
    for room in twin.rooms:
        twin.fire[room] = luck.pick([*range(EXPLOSION_LEVEL), 0, 1])
        twin.deckhands[room] = luck.pick([0, 0, 0, 0, 1, 2, 3, 4])
        twin.keg_spent[room] = luck.below(3) == 0
        twin.trapdoor[room] = luck.below(3) == 0
    scatter_tokens(twin, luck)
    twin.place[seat] = luck.pick([*twin.rooms, OFF_SHIP])
    twin.fatigue[seat] = luck.pick([*range(DEATH_FATIGUE), 0, DEATH_FATIGUE - 1, DEATH_FATIGUE - 1])
    twin.battle[seat] = luck.below(MAX_BATTLE + 1)
    twin.own_tokens, twin.received_tokens = luck.below(3), luck.below(2)
    twin.character[seat] = luck.below(CHARACTER_COUNT)
    twin.item[seat] = luck.below(ITEM_COUNT)
    twin.used_items = luck.below(1 << ITEM_COUNT) & luck.below(1 << ITEM_COUNT)
    twin.lost_items = [item for item in range(ITEM_COUNT) if item != twin.item[seat] and luck.below(6) == 0]
    twin.table_items = [item for item in range(ITEM_COUNT) if item not in (*twin.item, *twin.lost_items)]
    return twin


def scatter_tokens(s: Ship, luck: Chance) -> None:
    """Put guards and crew anywhere: undefeated or turned over in a room, carried by the active pirate, or away."""
    carries_treasure = False
    for token in (*GUARDS, *CREW):
        where = luck.below(5)
        s.token_back[token] = None
        if where == 0 and s.rooms:
            s.token_at[token] = luck.pick(s.rooms)
        elif where == 1 and s.rooms:
            s.token_at[token], s.token_back[token] = LYING + luck.pick(s.rooms), TOKENS[token].back
        elif where == 2 and not (carries_treasure and token in GUARDS):
            s.token_at[token], s.token_back[token] = CARRIED + s.active, TOKENS[token].back
            carries_treasure = carries_treasure or token in GUARDS
        else:
            s.token_at[token] = luck.pick([IN_BAG, GONE])


def sample_positions(seats: int, options: dict[str, str], games: int) -> Iterator[Ship]:
    """Positions of that many random games, each as it was reached and scrambled."""
    luck = Fast(seats)
    for seed in range(games):
        for s in random_play(seats, options, seed):
            yield s.clone()
            yield scrambled(s, luck)
