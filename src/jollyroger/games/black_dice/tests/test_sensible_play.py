"""No silly play: what no sensible player does, looked for in some hundred games between bots.

With JOLLYROGER_SOAK set, a hundred times as many games are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest

from jollyroger.bots import ask_bot, bot_named
from jollyroger.engine import Action, Ask, Chance, Fast, run
from jollyroger.testing.soak import SOAK_FACTOR

from .. import GAME
from ..actions import DRINK, PLACE, USE, Done, Drink, Pick, Place, Put, Reroll, RerollAll, Swap, Take, Turn, Use
from ..ai.stakes import GOLD_REWARDS
from ..components import CHANGE_OF_COURSE, COMPONENTS, FACES, JIBE, MAP, OVERBOARD, RUM, opposite
from ..rules.penalties import fatal_ending
from ..rules.pirates import Picking, Putting, Turning, is_last_pirate
from ..state import Table
from .positions import say, shown, table

QUESTS = [quest.id for quest in COMPONENTS.quests]
GAMES_PLAYED = {"mate": 120, "mate:loyal": 20, "mate:selfish": 20, "captain@12": 4}
LONGEST_TURN = 25
"""More choices than this in a turn would be a loop; the longest in 800 games was 19."""
ENOUGH_DICE = 3
"""With fewer dice for each gap nobody may count on luck to fill it."""

Choose = Callable[[Table, Ask, list[Action], Chance], Action]
"""What a player chooses, who is told the choices that were made before in the turn."""
Absurd = Callable[[Table, Ask, Action, list[Action]], bool]
"""Whether a choice is absurd, after those that were made before in the same turn."""


def throws_the_game_away(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Flips the last pirate. (BD-7.6)"""
    return isinstance(action, Use) and action.pirate == OVERBOARD and is_last_pirate(s)


def ends_with_a_free_roll_left(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Places nothing although dice may be rolled again for free. (BD-6.2)"""
    return isinstance(action, Done) and any(isinstance(option, (Reroll, RerollAll)) for option in ask.options)


def drinks_when_all_is_done(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Pays a rum to roll again where no column lacks a die, and none pays him gold that he is not in. (BD-6.2)"""

    def is_of_use(face: int) -> bool:
        pays = s.adventure(face).reward.kind in GOLD_REWARDS
        return s.missing(face) > 0 or (pays and ask.seat not in s.columns[face])

    return isinstance(action, Drink) and not any(map(is_of_use, s.active_columns()))


def pays_a_pirate_for_nothing(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Pays a pirate who can only exchange equal lines, or turn dice to inactive faces. (BD-7.2)"""
    if not isinstance(action, Use):
        return False
    if action.pirate == CHANGE_OF_COURSE:
        return len({s.black[face] for face in s.active_columns()}) == 1
    return action.pirate == JIBE and not any(s.shown(face) and s.black[opposite(face)] for face in FACES)


def turns_a_die_to_nothing(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Turns a die to a face that cannot be placed. (BD-7.2)"""
    phase = s.agenda[-1]
    if isinstance(action, Turn) and isinstance(phase, Turning):
        return not s.black[action.face]
    return isinstance(action, Pick) and is_jibe(s) and not s.black[opposite(action.face)]


def turns_a_die_back(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Turns a die by The Jibe! and back again. (BD-7.2)"""
    if not isinstance(action, Pick) or not is_jibe(s):
        return False
    return any(isinstance(before, Pick) and before.face == opposite(action.face) for before in turn)


def is_jibe(s: Table) -> bool:
    phase = s.agenda[-1]
    return isinstance(phase, Picking) and not phase.any_face


def swaps_for_nothing(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Exchanges equal lines, or two lines back and forth. (BD-7.2)"""
    return isinstance(action, Swap) and (s.black[action.one] == s.black[action.other] or action in turn)


def moves_a_die_back(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Moves a die by On board! and, without a roll in between, back again. (BD-7.2)"""
    phase = s.agenda[-1]
    if not isinstance(action, Put) or not isinstance(phase, Putting):
        return False
    rolls = [number for number, before in enumerate(turn) if isinstance(before, (Drink, Reroll, RerollAll))]
    since = turn[rolls[-1] :] if rolls else turn
    return any(
        isinstance(take, Take)
        and isinstance(put, Put)
        and (take.seat, take.face, put.face) == (phase.owner, action.face, phase.face)
        for take, put in pairwise(since)
    )


def gambles_with_the_ship(s: Table, ask: Ask, action: Action, turn: list[Action]) -> bool:
    """Places other dice, although those that would save the game are on the table and few are left to roll. (BD-8.5)"""
    if not isinstance(action, Place):
        return False
    deadly = [face for face in s.active_columns() if s.missing(face) > 0 and is_deadly(s, face)]
    if len(deadly) != 1 or action.face in deadly or s.missing(deadly[0]) > s.shown(deadly[0]):
        return False
    left = sum(s.unplaced(seat) for seat in range(s.seats)) - s.shown(action.face)
    return left < ENOUGH_DICE * s.missing(deadly[0])


def is_deadly(s: Table, face: int) -> bool:
    """Whether the game is lost if this column fails."""
    return fatal_ending(s, s.adventure(face).penalty) is not None


ABSURD: tuple[Absurd, ...] = (
    throws_the_game_away,
    ends_with_a_free_roll_left,
    drinks_when_all_is_done,
    pays_a_pirate_for_nothing,
    turns_a_die_to_nothing,
    turns_a_die_back,
    swaps_for_nothing,
    moves_a_die_back,
    gambles_with_the_ship,
)


class Watcher:
    """Plays a game with a bot in all seats, and counts what is absurd."""

    def __init__(self, choose: Choose, seed: int, found: Counter[str]) -> None:
        self.play, self.found, self.chance = choose, found, Fast(seed)
        self.s = GAME.new(2 + seed % 3, Fast(seed), {"quest": QUESTS[seed % 4]})
        self.turn: list[Action] = []
        self.placed = 0

    def choose(self, ask: Ask) -> Action:
        s, placed = self.s, sum(map(len, self.s.columns))
        # A player who can only place one symbol is not asked, so the last choice need not be his.
        if placed > self.placed or (self.turn and isinstance(self.turn[-1], (Place, Done))):
            self.turn = []
        self.placed = placed
        action = self.play(s, ask, self.turn, self.chance)
        self.found.update(rule.__name__ for rule in ABSURD if rule(s, ask, action, self.turn))
        self.turn.append(action)
        self.found["endless turn"] += len(self.turn) > LONGEST_TURN
        return action


def absurd_choices(choose: Choose, games: int) -> Counter[str]:
    """How often each absurd choice is made in these games."""
    found: Counter[str] = Counter()
    for seed in range(games):
        watcher = Watcher(choose, seed, found)
        run(watcher.s, watcher.choose)
    return +found


def bot(name: str) -> Choose:
    player = bot_named(name)

    def choose(s: Table, ask: Ask, turn: list[Action], chance: Chance) -> Action:
        action = ask_bot(player, GAME, s, ask, chance).action
        assert action is not None
        return action

    return choose


def contrary_bot(s: Table, ask: Ask, turn: list[Action], chance: Chance) -> Action:
    """Plays as a Mate or at random, and in one of two choices does something absurd if it can."""
    silly = [option for option in ask.options if any(rule(s, ask, option, turn) for rule in ABSURD)]
    if silly and chance.below(2):
        return chance.pick(silly)
    return chance.pick(ask.options) if chance.below(4) == 0 else bot("mate")(s, ask, turn, chance)


def is_absurd(rule: Absurd, s: Table, action: Action) -> bool:
    (ask,) = s.asks
    assert action in ask.options
    return rule(s, ask, action, [])


@pytest.mark.timeout(120 * SOAK_FACTOR)
@pytest.mark.parametrize(
    ("name", "games"), [("mate", 120), ("mate:loyal", 20), ("mate:selfish", 20), ("captain@12", 4)]
)
def test_nobody_plays_absurdly(name: str, games: int) -> None:
    assert absurd_choices(bot(name), games * SOAK_FACTOR) == {}


def test_whatever_is_absurd_could_be_done_in_these_games() -> None:
    found = absurd_choices(contrary_bot, 60)
    rare = {throws_the_game_away.__name__, moves_a_die_back.__name__}  # these are tried below
    assert found.keys() | rare == {rule.__name__ for rule in ABSURD}


def test_the_last_pirate_is_not_thrown_overboard() -> None:  # BD-7.6
    s = shown(table(black="0 0 0 2 0 1", crew="overboard", flipped="storm", damage=1, rum=[1]), 0, "flag flag")
    assert is_absurd(throws_the_game_away, s, USE[OVERBOARD])
    assert bot("mate")(s, s.asks[0], [], Fast(1)) != USE[OVERBOARD]


def test_a_die_is_not_moved_to_and_fro() -> None:  # BD-7.2
    s = shown(table(black="0 1 0 2 2 0", dice={"map": [0, 1]}, crew="on-board storm", rum=[2]), 0, "rum")
    moved = ["use:on-board", "take:0:map", "put:ship", "use:on-board", "take:0:ship"]
    say(s, 0, *moved)
    turn = [action for id in moved if (action := GAME.catalogue.find(id)) is not None]
    back = {str(option): moves_a_die_back(s, s.asks[0], option, turn) for option in s.asks[0].options}
    assert back == {"put:rum": False, "put:map": True}


def test_dice_that_save_the_ship_are_placed_first() -> None:  # BD-8.5
    s = shown(table(black="0 1 0 2 0 0", damage=1, crew="jibe storm"), 0, "map map rum")
    assert is_deadly(s, MAP)
    assert is_absurd(gambles_with_the_ship, s, PLACE[RUM])
    assert not is_absurd(gambles_with_the_ship, s, PLACE[MAP])


def test_many_dice_may_still_save_the_ship() -> None:
    s = shown(table(black="0 1 0 2 0 0", damage=1, crew="jibe storm", waiting=[0, 3, 3]), 0, "map map rum")
    assert not is_absurd(gambles_with_the_ship, s, PLACE[RUM])


def test_rum_is_not_spent_where_nothing_is_to_be_gained() -> None:  # BD-6.2
    dice = {"sword": [0, 1], "rum": [1]}
    s = shown(table(black="0 1 2 0 0 0", dice=dice, rum=[2]), 0, "sword rum")
    assert is_absurd(drinks_when_all_is_done, s, DRINK)
    s = shown(table(black="0 1 3 0 0 0", dice=dice, rum=[2]), 0, "sword rum")
    assert not is_absurd(drinks_when_all_is_done, s, DRINK)
