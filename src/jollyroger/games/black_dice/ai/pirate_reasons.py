"""Why a bot pays a pirate a rum, in one sentence for the whole table. (BD-7.2)"""

from __future__ import annotations

from typing import Final

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
)
from ..presentation.dice_text import symbol
from ..rules.pirates import is_last_pirate
from ..state import Table
from .column_reasons import harm
from .pirate_advice import short_columns

NOTHING_SHORT: Final = {
    CHANGE_OF_COURSE: "reason-course-not-short",
    STORM: "reason-use-storm-not-short",
    KEELHAULING: "reason-keelhauling-not-short",
    ON_BOARD: "reason-on-board-not-short",
}
"""Reasons to change the columns although all are filled."""


def pirate_reason(s: Table, pirate: int) -> Message:
    if pirate == TO_SAILS:
        return message("reason-to-sails")
    if pirate in (BULLSEYE, JIBE):
        return message("reason-turn-die")
    short = short_columns(s)
    if pirate == OVERBOARD:
        return overboard_reason(s, short)
    if not short:
        return message(NOTHING_SHORT[pirate])
    if pirate == STORM:
        return shortage("reason-use-storm", s, max(short, key=s.missing))
    if pirate == CHANGE_OF_COURSE:
        return shortage("reason-course", s, short[0])
    if pirate == ON_BOARD and any(s.missing(face) < 0 for face in FACES[1:] if s.columns[face]):
        return shortage("reason-on-board-spare", s, short[0])
    return shortage("reason-dice-idle", s, short[0])


def shortage(id: str, s: Table, column: int) -> Message:
    return message(id, column=symbol(column), missing=s.missing(column))


def overboard_reason(s: Table, short: list[int]) -> Message:
    if is_last_pirate(s):
        return message("reason-overboard-last")
    if not short:
        return message("reason-overboard-not-short")
    return message("reason-overboard", column=symbol(short[0]), harm=harm(s, short[0]))
