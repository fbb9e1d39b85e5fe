"""A sentence on why to pay a pirate a rum now. (BD-7.2)"""

from __future__ import annotations

from collections.abc import Callable

from ....engine import Seat
from ....engine.messages import Message, message
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
from ..presentation.dice_text import symbol
from ..presentation.option_text import fatal_words
from ..rules.penalties import fatal_ending
from ..rules.pirates import is_last_pirate
from ..state import Table
from .evaluation import Board
from .policy import best_turn, shown_counts, value_after_jibe
from .stakes import penalty_cost
from .temperament import LOYAL


def pirate_advice(s: Table, seat: Seat, pirate: int) -> Message:
    return ADVICE[pirate](s, seat)


def short_columns(s: Table) -> list[int]:
    """The active columns that lack dice, the costliest first."""
    short = [face for face in s.active_columns() if s.missing(face) > 0]
    return sorted(short, key=lambda face: -penalty_cost(s, s.adventure(face).penalty, LOYAL))


def overboard(s: Table, seat: Seat) -> Message:
    if is_last_pirate(s):
        return message("advice-overboard-last")
    short = short_columns(s)
    if not short:
        return message("advice-overboard-not-short")
    penalty = s.adventure(short[0]).penalty
    cost = fatal_words(fatal_ending(s, penalty)) or penalty.words
    return message("advice-overboard", column=symbol(short[0]), cost=cost)


def turned_die(s: Table, old: int, new: int) -> Message:
    """What a turned die would do."""
    count = s.shown(new) + 1
    short = s.missing(new) - count
    if old == new or not s.black[new]:
        return message("advice-turn")
    id = "advice-turn-short" if short > 0 else "advice-turn-fill" if s.missing(new) > 0 else "advice-turn-join"
    return message(id, old=symbol(old), new=symbol(new), count=count, short=max(0, short))


def bullseye(s: Table, seat: Seat) -> Message:
    board, shown = Board.of(s, seat, LOYAL), shown_counts(s)
    faces = [face for face in FACES if shown[face]]
    old = max(faces, key=lambda face: (best_turn(board, shown, face)[0], -shown[face]))
    return turned_die(s, old, best_turn(board, shown, old)[1])


def jibe(s: Table, seat: Seat) -> Message:
    board, shown = Board.of(s, seat, LOYAL), shown_counts(s)
    old = max((face for face in FACES if shown[face]), key=lambda face: value_after_jibe(board, shown, face))
    return turned_die(s, old, opposite(old))


def to_sails(s: Table, seat: Seat) -> Message:
    return message("advice-to-sails", seats=s.seats)


def change_of_course(s: Table, seat: Seat) -> Message:
    short = short_columns(s)
    if not short:
        return message("advice-course-not-short")
    penalty = s.adventure(short[0]).penalty.words
    return message("advice-course", column=symbol(short[0]), missing=s.missing(short[0]), penalty=penalty)


def storm(s: Table, seat: Seat) -> Message:
    short = short_columns(s)
    if not short:
        return message("advice-use-storm-not-short")
    longest = max(short, key=s.missing)
    return message("advice-use-storm", column=symbol(longest), missing=s.missing(longest))


def keelhauling(s: Table, seat: Seat) -> Message:
    short = short_columns(s)
    if not short:
        return message("advice-keelhauling-not-short")
    return message("advice-keelhauling", gaps=sum(map(s.missing, short)))


def on_board(s: Table, seat: Seat) -> Message:
    spare = [face for face in FACES[1:] if s.columns[face] and s.missing(face) < 0]
    short = [face for face in short_columns(s) if face in FACES[1:]]
    if spare and short:
        return message("advice-on-board-spare", spare=symbol(spare[0]), short=symbol(short[0]))
    if short:
        return message("advice-on-board-short", column=symbol(short[0]))
    return message("advice-on-board")


ADVICE: dict[int, Callable[[Table, Seat], Message]] = {
    OVERBOARD: overboard,
    BULLSEYE: bullseye,
    JIBE: jibe,
    TO_SAILS: to_sails,
    CHANGE_OF_COURSE: change_of_course,
    STORM: storm,
    KEELHAULING: keelhauling,
    ON_BOARD: on_board,
}
