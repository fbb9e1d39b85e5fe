"""A player who plays by rules of thumb: he places dice where they are worth most, and pays rum if it is worth it.

`policy` plays for the ship, `selfish_policy` for its own purse.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from ....engine import Action, Ask, Chance, Seat
from ..actions import (
    CANCEL,
    DONE,
    DRINK,
    PLACE,
    REROLL_ALL,
    STAY,
    SUFFER,
    TURN,
    USE,
    Haul,
    Pick,
    PirateAction,
    Put,
    Reroll,
    Storm,
    Swap,
    Take,
    Toss,
)
from ..components import (
    ANCHOR,
    BULLSEYE,
    CHANGE_OF_COURSE,
    FACES,
    JIBE,
    KEELHAULING,
    ON_BOARD,
    OVERBOARD,
    STORM,
    TO_SAILS,
    opposite,
)
from ..rules.penalties import Loading, Throwing, Tossing
from ..rules.pirates import Hauling, Picking, Putting, Storming, Swapping, Taking, Turning, dice_to_storm
from ..rules.player_choice import PlayerChoice
from ..rules.rewards import MovingDie
from ..rules.rolling import black_columns
from ..rules.settlement import Pardonable, Penalty, Surplus
from ..rules.turns import Acting
from ..state import Table
from .evaluation import (
    GAME_LOST_COST,
    LOYAL,
    NEXT_TO_LAST_PIRATE_COST,
    PIRATE_COST,
    SELFISH,
    SURPLUS_DIE_COST,
    Board,
    Priorities,
    penalty_cost,
)

A = TypeVar("A", bound=Action)

# The numbers below are set by hand, on the scale of `evaluation`.
RUM_VALUE = 1.2
"""An effect is worth a rum if it gains more than this."""
TO_SAILS_VALUE = 4.0
SAMPLES = 6
"""How many rolls are averaged to estimate the value of a new roll."""
WORST_VALUE = -GAME_LOST_COST * len(FACES)
MOST_USEFUL_PIRATES = (ON_BOARD, TO_SAILS, BULLSEYE, CHANGE_OF_COURSE, JIBE, OVERBOARD, KEELHAULING, STORM)
"""The pirates, the most useful first."""


def policy(s: Table, ask: Ask, chance: Chance, priorities: Priorities = LOYAL) -> Action | None:
    """A sensible choice for the player who is asked."""
    board = Board(s, ask.seat, priorities)
    match s.agenda[-1]:
        case Acting():
            return choose_in_turn(s, ask, board, chance)
        case Throwing() | Loading():
            pirates = [option for option in ask.options if isinstance(option, PirateAction)]
            return max(pirates, key=lambda option: MOST_USEFUL_PIRATES.index(option.pirate))
        case Tossing():
            return min(ask.options, key=lambda option: option.gold if isinstance(option, Toss) else 0)
        case Pardonable() as penalty:
            return choose_pardon(s, penalty)
        case MovingDie():
            return choose_anchor_move(ask, board)
        case Picking(any_face=any_face):
            return choose_die(s, ask, board, any_face)
        case Turning(face=face):
            turn = TURN[best_turn(board, shown_counts(s), face)[1]]
            return turn if turn in ask.options else ask.options[0]
        case Putting(owner=owner, face=old):
            puts = [option for option in ask.options if isinstance(option, Put)]
            return max(puts, key=lambda put: board.moved(owner, old, put.face).value())
    values: dict[Action, float] = {}
    for _, action, value in column_changes(s, ask.seat, board, s.crew, chance):
        values[action] = max(value, values.get(action, value))
    return max(ask.options, key=lambda option: values.get(option, WORST_VALUE))


def selfish_policy(s: Table, ask: Ask, chance: Chance) -> Action | None:
    """A choice by the same rules of thumb for a player who cares for his own purse."""
    return policy(s, ask, chance, SELFISH)


def shown_counts(s: Table) -> list[int]:
    """How many usable dice show each face."""
    return [s.shown(face) for face in range(7)]


def choose_in_turn(s: Table, ask: Ask, board: Board, chance: Chance) -> Action:
    """Roll inactive dice again; then use the best pirate or drink if that is worth a rum; then place."""
    if REROLL_ALL in ask.options:
        return REROLL_ALL
    rerolls = [option for option in ask.options if isinstance(option, Reroll)]
    if rerolls:
        return rerolls[-1]
    shown = shown_counts(s)
    best, value = best_placement(board, shown)
    choice: Action = DONE if best is None else PLACE[best]
    if not s.rum[ask.seat]:
        return choice
    gains: list[tuple[float, Action]] = [(value_after_drink(board, chance) - value, DRINK)]
    usable = [pirate for pirate in s.crew if USE[pirate] in ask.options]
    before = board.value()
    gains += [(after - before, USE[pirate]) for pirate, _, after in column_changes(s, ask.seat, board, usable, chance)]
    if BULLSEYE in usable:
        gains.append((max(best_turn(board, shown, face)[0] for face in FACES if shown[face]) - value, USE[BULLSEYE]))
    if JIBE in usable:
        gains.append((max(value_after_jibe(board, shown, face) for face in FACES if shown[face]) - value, USE[JIBE]))
    gains.append((TO_SAILS_VALUE, USE[TO_SAILS]))
    gains.append((pardon_value(s, board), USE[OVERBOARD]))
    gain, action = max((pair for pair in gains if pair[1] in ask.options), key=lambda pair: pair[0])
    return action if gain > RUM_VALUE else choice


def best_placement(board: Board, shown: list[int]) -> tuple[int | None, float]:
    """The best symbol to place, and the value of the board after that."""
    values = [(board.placed(face, shown[face]).value(), -face) for face in FACES if shown[face] and board.black[face]]
    if not values:
        return None, board.value()
    value, face = max(values)
    return -face, value


def value_after_drink(board: Board, chance: Chance) -> float:
    """The average value of the board after a new roll of all unplaced dice. (BD-6.2)"""
    total = 0.0
    for _ in range(SAMPLES):
        shown = [0] * 7
        for _ in range(board.own_left):
            face = chance.roll()
            shown[face if board.black[face] else chance.roll()] += 1
        total += best_placement(board, shown)[1]
    return total / SAMPLES


def choose_anchor_move(ask: Ask, board: Board) -> Action:
    """Move an anchor die to where it helps most, if it helps at all. (BD-8.6)"""
    puts = [option for option in ask.options if isinstance(option, Put)]
    best = max(puts, key=lambda put: board.moved(ask.seat, ANCHOR, put.face).value())
    return best if board.moved(ask.seat, ANCHOR, best.face).value() > board.value() else STAY


def best_turn(board: Board, shown: list[int], old: int) -> tuple[float, int]:
    """The value of the board after a die is turned to the best active face and placed, and that face."""
    best = (WORST_VALUE, old)
    for face in FACES:
        if face != old and board.black[face]:
            best = max(best, (board.placed(face, shown[face] + 1).value(), face))
    return best


def value_after_jibe(board: Board, shown: list[int], old: int) -> float:
    """The value of the board after a die is turned to the opposite face and placed."""
    new = opposite(old)
    return board.placed(new, shown[new] + 1).value() if board.black[new] else WORST_VALUE


def choose_die(s: Table, ask: Ask, board: Board, any_face: bool) -> Action:
    """The die to turn: the one that gains most; for Bullseye, of equal ones that of the smallest group."""
    shown = shown_counts(s)
    picks = [option for option in ask.options if isinstance(option, Pick)]
    if not any_face:
        return max(picks, key=lambda pick: value_after_jibe(board, shown, pick.face))
    return max(picks, key=lambda pick: (best_turn(board, shown, pick.face)[0], -shown[pick.face]))


def options_of(phase: PlayerChoice, s: Table, kind: type[A]) -> list[A]:
    return [option for option in phase.options(s) if isinstance(option, kind)]


def column_changes(
    s: Table, seat: Seat, board: Board, pirates: list[int], chance: Chance
) -> Iterator[tuple[int, Action, float]]:
    """What these pirates can do to the columns: the pirate, the first choice, and the value of the board after it."""
    if CHANGE_OF_COURSE in pirates:
        for swap in options_of(Swapping(seat), s, Swap):
            yield CHANGE_OF_COURSE, swap, board.swapped(swap.one, swap.other).value()
    if KEELHAULING in pirates:
        for haul in options_of(Hauling(seat), s, Haul):
            yield KEELHAULING, haul, board.hauled(haul.face).value()
    if ON_BOARD in pirates:
        for take in options_of(Taking(seat), s, Take):
            for put in options_of(Putting(seat, take.seat, take.face), s, Put):
                yield ON_BOARD, take, board.moved(take.seat, take.face, put.face).value()
    if STORM in pirates:
        for storm in options_of(Storming(seat), s, Storm):
            if s.missing(storm.face) > 1:
                yield STORM, storm, value_after_storm(s, board, storm.face, chance)


def value_after_storm(s: Table, board: Board, face: int, chance: Chance) -> float:
    """The average value of the board after a black line is rolled again. (BD-4.3, BD-7.2)"""
    rolls = [[chance.roll() for _ in range(dice_to_storm(s, face))] for _ in range(SAMPLES)]
    return sum(board.stormed(face, black_columns(s.stage, faces, chance)).value() for faces in rolls) / SAMPLES


def pardon_value(s: Table, board: Board) -> float:
    """The value of a pardon: the worst likely penalty, less a pirate. 0 early in a round."""
    if len(s.crew) < 2 or board.left > 2 * s.seats:
        return 0.0
    chances = board.fill_chances()
    worst = max((1 - chances[face]) * board.stakes[face].loss for face in FACES if board.black[face])
    return worst - (NEXT_TO_LAST_PIRATE_COST if len(s.crew) == 2 else PIRATE_COST)


def choose_pardon(s: Table, phase: Pardonable) -> Action:
    """Ignore a penalty if no later column in danger has a worse one. (BD-7.4)"""
    cost, later = pardon_costs(s, phase)
    if isinstance(phase, Surplus) and not later:
        return CANCEL  # later columns fail only if the surplus joins them
    return CANCEL if cost >= max(later.values(), default=0.0) else SUFFER


def pardon_costs(s: Table, phase: Pardonable) -> tuple[float, dict[int, float]]:
    """The cost of this penalty, and those of the printed ones of later columns that are short."""
    if isinstance(phase, Penalty):
        cost = penalty_cost(s, s.adventure(phase.column).penalty)
    else:
        cost = SURPLUS_DIE_COST * s.missing(phase.column)
    later = [face for face in range(phase.column + 1, 7) if s.missing(face) > 0]
    return cost, {face: penalty_cost(s, s.adventure(face).penalty) for face in later}
