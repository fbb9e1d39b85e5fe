"""A player who plays by rules of thumb: he places dice where they are worth most, and pays rum if it is worth it.

His temperament says how much the ship and his purse are worth to him.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ....engine import Action, Ask, Chance, Seat
from ..actions import (
    CANCEL,
    DONE,
    DRINK,
    PLACE,
    STAY,
    SUFFER,
    TURN,
    USE,
    Haul,
    Pick,
    PirateAction,
    Put,
    Reroll,
    RerollAll,
    Storm,
    Swap,
    Take,
    Toss,
    Use,
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
from ..rules.pirates import Hauling, Picking, Putting, Storming, Swapping, Taking, Turning, dice_to_storm, move_targets
from ..rules.rewards import MovingDie
from ..rules.rolling import black_columns
from ..rules.settlement import Pardonable, Penalty, Surplus
from ..rules.turns import Acting
from ..state import Table
from .evaluation import Board
from .stakes import penalty_cost, pirate_cost
from .temperament import BALANCED, GAME_LOST_COST, Temperament

SAMPLES: Final = 6
"""How many rolls are averaged to estimate the value of a new roll."""
WORST_VALUE: Final = -GAME_LOST_COST * len(FACES)
MOST_USEFUL_PIRATES: Final = (ON_BOARD, TO_SAILS, BULLSEYE, CHANGE_OF_COURSE, JIBE, OVERBOARD, KEELHAULING, STORM)
"""The pirates, the most useful first."""


def policy(s: Table, ask: Ask, chance: Chance, temperament: Temperament = BALANCED) -> Action | None:
    """A sensible choice for the player who is asked."""
    phase = s.agenda[-1]
    if isinstance(phase, Acting):
        return choose_in_turn(s, ask, chance, temperament)
    if isinstance(phase, (Throwing, Loading)):
        pirates = [option for option in ask.options if isinstance(option, PirateAction)]
        return max(pirates, key=lambda option: MOST_USEFUL_PIRATES.index(option.pirate))
    if isinstance(phase, Tossing):
        return min(ask.options, key=lambda option: option.gold if isinstance(option, Toss) else 0)
    if isinstance(phase, Pardonable):
        return choose_pardon(s, phase, temperament)
    board = Board.of(s, ask.seat, temperament)
    if isinstance(phase, MovingDie):
        return choose_anchor_move(ask, board)
    if isinstance(phase, Picking):
        return choose_die(s, ask, board, phase.any_face)
    if isinstance(phase, Turning):
        turn = TURN[best_turn(board, shown_counts(s), phase.face)[1]]
        return turn if turn in ask.options else ask.options[0]
    if isinstance(phase, Putting):
        puts = [option for option in ask.options if isinstance(option, Put)]
        owner, old = phase.owner, phase.face
        return max(puts, key=lambda put: board.moved(owner, old, put.face).value())
    values: dict[Action, float] = {}
    for change in column_changes(s, ask.seat, board, s.crew, chance):
        values[change.action] = max(change.value, values.get(change.action, change.value))
    return max(ask.options, key=lambda option: values.get(option, WORST_VALUE))


def shown_counts(s: Table) -> list[int]:
    """How many usable dice show each face."""
    counts = [0] * (len(FACES) + 1)
    for face in s.fresh:
        counts[face] += 1
    for face in s.rerolled:
        counts[face] += 1
    return counts


def choose_in_turn(s: Table, ask: Ask, chance: Chance, temperament: Temperament) -> Action:
    """Roll inactive dice again; then use the best pirate or drink if that is worth a rum; then place."""
    reroll: Action | None = None
    usable = []
    for option in ask.options:
        if isinstance(option, (Reroll, RerollAll)):
            reroll = option  # the last one is of most dice
        elif isinstance(option, Use):
            usable.append(option.pirate)
    if reroll is not None:
        return reroll
    board, shown = Board.of(s, ask.seat, temperament), shown_counts(s)
    best, value = best_placement(board, shown)
    choice: Action = DONE if best is None else PLACE[best]
    if not s.rum[ask.seat]:
        return choice
    gain, action = best_gain(s, board, shown, value, usable, chance)
    return action if gain > temperament.rum_cost else choice


def best_gain(
    s: Table, board: Board, shown: list[int], value: float, usable: list[int], chance: Chance
) -> tuple[float, Action]:
    """The best that a rum can do, to drink or to pay one of the usable pirates, and how much it gains.

    `value` is that of the best placement now.
    """
    best: tuple[float, Action] = (value_after_drink(board, chance) - value, DRINK)
    gains: list[tuple[float, int]] = []
    if usable:
        before = board.value()
        gains = [
            (change.value - before, change.pirate) for change in column_changes(s, board.seat, board, usable, chance)
        ]
    if BULLSEYE in usable:
        gains.append((max(best_turn(board, shown, face)[0] for face in FACES if shown[face]) - value, BULLSEYE))
    if JIBE in usable:
        gains.append((max(value_after_jibe(board, shown, face) for face in FACES if shown[face]) - value, JIBE))
    if TO_SAILS in usable:
        gains.append((board.stakes.temperament.to_sails, TO_SAILS))
    if OVERBOARD in usable:
        gains.append((pardon_value(s, board), OVERBOARD))
    for gain, pirate in gains:
        if gain > best[0]:
            best = (gain, USE[pirate])
    return best


def best_placement(board: Board, shown: list[int]) -> tuple[int | None, float]:
    """The best symbol to place, and the value of the board after that."""
    best: int | None = None
    best_value = 0.0
    for face in FACES:
        if shown[face] and board.black[face]:
            value = board.placed_value(face, shown[face])
            if best is None or value > best_value:
                best, best_value = face, value
    return best, board.value() if best is None else best_value


def value_after_drink(board: Board, chance: Chance) -> float:
    """The average value of the board after a new roll of all unplaced dice. (BD-6.2)"""
    black, total = board.black, 0.0
    for _ in range(SAMPLES):
        shown = [0] * 7
        for _ in range(board.own_left):
            face = chance.roll()
            shown[face if black[face] else chance.roll()] += 1
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
            best = max(best, (board.placed_value(face, shown[face] + 1), face))
    return best


def value_after_jibe(board: Board, shown: list[int], old: int) -> float:
    """The value of the board after a die is turned to the opposite face and placed."""
    new = opposite(old)
    return board.placed_value(new, shown[new] + 1) if board.black[new] else WORST_VALUE


def choose_die(s: Table, ask: Ask, board: Board, any_face: bool) -> Action:
    """The die to turn: the one that gains most; for Bullseye, of equal ones that of the smallest group."""
    shown = shown_counts(s)
    picks = [option for option in ask.options if isinstance(option, Pick)]
    if not any_face:
        return max(picks, key=lambda pick: value_after_jibe(board, shown, pick.face))
    return max(picks, key=lambda pick: (best_turn(board, shown, pick.face)[0], -shown[pick.face]))


class ColumnChange(NamedTuple):
    """What a pirate can do to the columns: his first choice, and the value of the board after it."""

    pirate: int
    action: Action
    value: float


def column_changes(s: Table, seat: Seat, board: Board, pirates: list[int], chance: Chance) -> list[ColumnChange]:
    """What these pirates can do to the columns."""
    changes: list[ColumnChange] = []
    if CHANGE_OF_COURSE in pirates:
        for swap in Swapping(seat).options(s):
            assert isinstance(swap, Swap)
            changes.append(ColumnChange(CHANGE_OF_COURSE, swap, board.swapped(swap.one, swap.other).value()))
    if KEELHAULING in pirates:
        for haul in Hauling(seat).options(s):
            assert isinstance(haul, Haul)
            changes.append(ColumnChange(KEELHAULING, haul, board.hauled(haul.face).value()))
    if ON_BOARD in pirates:
        for take in Taking(seat).options(s):
            assert isinstance(take, Take)
            best = max(board.moved(take.seat, take.face, new).value() for new in move_targets(s, take.face))
            changes.append(ColumnChange(ON_BOARD, take, best))
    if STORM in pirates:
        shown = shown_counts(s)
        for storm in Storming(seat).options(s):
            assert isinstance(storm, Storm)
            # Not where the dice that he shows would nearly fill the column.
            if s.missing(storm.face) - shown[storm.face] > 1:
                changes.append(ColumnChange(STORM, storm, value_after_storm(s, board, storm.face, chance)))
    return changes


def value_after_storm(s: Table, board: Board, face: int, chance: Chance) -> float:
    """The average value of the board after a black line is rolled again. (BD-4.3, BD-7.2)"""
    dice, total = dice_to_storm(s, face), 0.0
    rolls = [chance.rolls(dice) for _ in range(SAMPLES)]
    for faces in rolls:
        total += board.stormed(face, black_columns(s.stage, faces, chance)).value()
    return total / SAMPLES


def pardon_value(s: Table, board: Board) -> float:
    """The value of a pardon: the worst likely penalty, less a pirate. 0 early in a round."""
    if len(s.crew) < 2 or board.left > 2 * s.seats:
        return 0.0
    chances = board.fill_chances()
    worst = max((1 - chances[face]) * board.stakes.columns[face].loss for face in FACES if board.black[face])
    return worst - pirate_cost(s, board.stakes.temperament)


def choose_pardon(s: Table, phase: Pardonable, temperament: Temperament) -> Action:
    """Ignore a penalty if no later column in danger has a worse one. (BD-7.4)"""
    cost, later = pardon_costs(s, phase, temperament)
    if isinstance(phase, Surplus) and not later:
        return CANCEL  # later columns fail only if the surplus joins them
    return CANCEL if cost >= max(later.values(), default=0.0) else SUFFER


def pardon_costs(s: Table, phase: Pardonable, temperament: Temperament) -> tuple[float, dict[int, float]]:
    """The cost of this penalty, and those of the printed ones of later columns that are short."""
    if isinstance(phase, Penalty):
        cost = penalty_cost(s, s.adventure(phase.column).penalty, temperament)
    else:
        cost = temperament.surplus_die * s.missing(phase.column)
    later = [face for face in range(phase.column + 1, 7) if s.missing(face) > 0]
    return cost, {face: penalty_cost(s, s.adventure(face).penalty, temperament) for face in later}
