"""A sentence on why to pay a pirate a rum now. (BD-7.2)"""

from __future__ import annotations

from collections.abc import Callable

from ....engine import Seat
from ....engine.text.english import number
from ..components import (
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
from ..presentation.dice_text import symbol_name
from ..presentation.option_text import FATAL_TEXTS
from ..rules.penalties import fatal_ending
from ..rules.pirates import is_last_pirate
from ..state import Table
from .evaluation import Board
from .policy import best_turn, shown_counts, value_after_jibe
from .stakes import penalty_cost
from .temperament import LOYAL


def pirate_advice(s: Table, seat: Seat, pirate: int) -> str:
    return ADVICE[pirate](s, seat)


def short_columns(s: Table) -> list[int]:
    """The active columns that lack dice, the costliest first."""
    short = [face for face in s.active_columns() if s.missing(face) > 0]
    return sorted(short, key=lambda face: -penalty_cost(s, s.adventure(face).penalty, LOYAL))


def overboard(s: Table, seat: Seat) -> str:
    if is_last_pirate(s):
        return "He is the last of the crew: everyone would lose at once."
    short = short_columns(s)
    if not short:
        return "You may ignore one penalty of this settlement, whatever comes."
    penalty = s.adventure(short[0]).penalty
    cost = FATAL_TEXTS[fatal_ending(s, penalty)] or penalty.about
    return f"The {symbol_name(short[0])} is short; if it fails ({cost}), you may ignore that."


def turned_die(s: Table, old: int, new: int) -> str:
    """What a turned die would do."""
    count = s.shown(new) + 1
    short = s.missing(new) - count
    if old == new or not s.black[new]:
        return "One of your dice may be more useful with another face."
    does = f"leave the {symbol_name(new)} {short} short" if short > 0 else f"fill the {symbol_name(new)}"
    if s.missing(new) <= 0:
        does = f"join the {symbol_name(new)}"
    dice = "it" if count == 1 else f"{count} dice together"
    return f"Turn one of your dice from the {symbol_name(old)} to the {symbol_name(new)}: {dice} would {does}."


def bullseye(s: Table, seat: Seat) -> str:
    board, shown = Board.of(s, seat, LOYAL), shown_counts(s)
    faces = [face for face in FACES if shown[face]]
    old = max(faces, key=lambda face: (best_turn(board, shown, face)[0], -shown[face]))
    return turned_die(s, old, best_turn(board, shown, old)[1])


def jibe(s: Table, seat: Seat) -> str:
    board, shown = Board.of(s, seat, LOYAL), shown_counts(s)
    old = max((face for face in FACES if shown[face]), key=lambda face: value_after_jibe(board, shown, face))
    return turned_die(s, old, opposite(old))


def to_sails(s: Table, seat: Seat) -> str:
    return f"Next round everyone has one more die: {s.seats} dice more against the black ones."


def change_of_course(s: Table, seat: Seat) -> str:
    short = short_columns(s)
    if not short:
        return "No column is short, so no swap is needed."
    penalty = s.adventure(short[0]).penalty.about
    return f"The {symbol_name(short[0])} is {s.missing(short[0])} short ({penalty}); a shorter line would help it."


def storm(s: Table, seat: Seat) -> str:
    short = short_columns(s)
    if not short:
        return "No column is short; a storm would only move the danger about."
    longest = max(short, key=s.missing)
    return f"The {symbol_name(longest)} is {s.missing(longest)} short; a storm may blow its black dice elsewhere."


def keelhauling(s: Table, seat: Seat) -> str:
    short = short_columns(s)
    if not short:
        return "No gap is open, but dice could be placed anew where they pay you."
    gaps = number(sum(map(s.missing, short)), "gap is", "gaps are")
    return f"{gaps} open; dice that lie where they help little could be placed anew."


def on_board(s: Table, seat: Seat) -> str:
    spare = [face for face in FACES[1:] if s.columns[face] and s.missing(face) < 0]
    short = [face for face in short_columns(s) if face in FACES[1:]]
    if spare and short:
        return f"The {symbol_name(spare[0])} can spare a die, and the {symbol_name(short[0])} is short."
    if short:
        return f"The {symbol_name(short[0])} is short, and a die from elsewhere may be worth more there."
    return "It moves a placed die to a column where it may be worth more to you."


ADVICE: dict[int, Callable[[Table, Seat], str]] = {
    OVERBOARD: overboard,
    BULLSEYE: bullseye,
    JIBE: jibe,
    TO_SAILS: to_sails,
    CHANGE_OF_COURSE: change_of_course,
    STORM: storm,
    KEELHAULING: keelhauling,
    ON_BOARD: on_board,
}
