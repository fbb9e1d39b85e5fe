"""No silly play: what no sensible player does, looked for in some hundred games between bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from jollyroger.bots.decision import Bot, ask_bot
from jollyroger.bots.levels import Captain, Mate
from jollyroger.engine import Action, Ask, Budget, Fast, run

from .. import GAME
from ..actions import Done, Haul, Pick, Place, Reroll, RerollAll, Swap, Use
from ..components import COMPONENTS, OVERBOARD, opposite
from ..rules.penalties import fatal_ending
from ..rules.pirates import Picking, is_last_pirate
from ..state import Table

QUESTS = [quest.id for quest in COMPONENTS.quests]
LONGEST_TURN = 25
"""More choices than this in a turn would be a loop; the longest in 800 games was 19."""


def throws_the_game_away(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Flips the last pirate. (BD-7.6)"""
    return isinstance(action, Use) and action.pirate == OVERBOARD and is_last_pirate(s)


def ends_with_a_free_roll_left(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Places nothing although dice may be rolled again for free. (BD-6.2)"""
    return isinstance(action, Done) and any(isinstance(option, (Reroll, RerollAll)) for option in ask.options)


def swaps_for_nothing(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Exchanges equal lines, or two lines back and forth. (BD-7.2)"""
    return isinstance(action, Swap) and (s.black[action.one] == s.black[action.other] or action in turn)


def turns_a_die_back(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Turns a die by The Jibe! and back again. (BD-7.2)"""
    phase = s.agenda[-1]
    if not isinstance(action, Pick) or not isinstance(phase, Picking) or phase.any_face:
        return False
    return any(isinstance(before, Pick) and before.face == opposite(action.face) for before in turn)


def hauls_twice(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Sends the dice of a column back twice in a turn. (BD-7.2)"""
    return isinstance(action, Haul) and action in turn


def lets_the_ship_sink(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Places other dice, although those that would save the game are the last that can. (BD-8.5)"""
    if not isinstance(action, Place):
        return False
    left = sum(s.unplaced(seat) for seat in range(s.seats)) - s.shown(action.face)
    deadly = [face for face in s.active_columns() if fatal_ending(s, s.adventure(face).penalty) and s.missing(face) > 0]
    saved = [face for face in deadly if s.missing(face) <= s.shown(face)]
    return len(deadly) == len(saved) == 1 and action.face not in saved and left < s.missing(saved[0])


ABSURD: tuple[Callable[[Table, Ask, Action, list[Action]], bool], ...] = (
    throws_the_game_away,
    ends_with_a_free_roll_left,
    swaps_for_nothing,
    turns_a_die_back,
    hauls_twice,
    lets_the_ship_sink,
)


class Watcher:
    """Plays a game with a bot in all seats, and counts what is absurd."""

    def __init__(self, bot: Bot, seed: int, found: Counter[str]) -> None:
        self.bot, self.found, self.chance = bot, found, Fast(seed)
        self.s = GAME.new(2 + seed % 3, Fast(seed), {"quest": QUESTS[seed % 4]})
        self.turn: list[Action] = []

    def choose(self, ask: Ask) -> Action | None:
        s = self.s
        if self.turn and isinstance(self.turn[-1], (Place, Done)):
            self.turn = []
        action = ask_bot(self.bot, GAME, s, ask, self.chance).action
        assert action is not None
        for rule in ABSURD:
            self.found[rule.__name__] += rule(s, ask, action, self.turn)
        self.turn.append(action)
        self.found["endless turn"] += len(self.turn) > LONGEST_TURN
        return action


@pytest.mark.parametrize(("bot", "games"), [(Mate(), 120), (Captain(Budget(trials=12)), 4)], ids=["mate", "captain"])
def test_nobody_plays_absurdly(bot: Bot, games: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(games):
        watcher = Watcher(bot, seed, found)
        run(watcher.s, watcher.choose)
    assert not +found
