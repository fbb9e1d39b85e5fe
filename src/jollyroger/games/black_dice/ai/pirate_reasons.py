"""Why a bot pays a pirate a rum, in one sentence for the whole table. (BD-7.2)"""

from __future__ import annotations

from typing import Final

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
from ..presentation.dice_text import symbol_name
from ..rules.pirates import is_last_pirate
from ..state import Table
from .column_reasons import harm
from .pirate_advice import short_columns

NOTHING_SHORT: Final = {
    CHANGE_OF_COURSE: "No column is short now, but I like these lines better the other way round.",
    STORM: "No column is short now, but the wind may turn that line to my liking.",
    KEELHAULING: "No column is short, so I want these dice where they pay me.",
    ON_BOARD: "No column is short, so I want that die where it serves me better.",
}
"""Reasons to change the columns although all are filled."""


def pirate_reason(s: Table, pirate: int) -> str:
    if pirate == TO_SAILS:
        return "Next round each of us has one more die."
    if pirate in (BULLSEYE, JIBE):
        return "One of my dice is worth a rum to me with another face."
    short = short_columns(s)
    if pirate == OVERBOARD:
        return overboard_reason(s, short)
    if not short:
        return NOTHING_SHORT[pirate]
    name, missing = symbol_name(short[0]), s.missing(short[0])
    if pirate == CHANGE_OF_COURSE:
        return f"The {name} is {missing} short; a shorter line there would help."
    if pirate == STORM:
        longest = max(short, key=s.missing)
        return f"The {symbol_name(longest)} is {s.missing(longest)} short; a storm may blow some of its dice away."
    if pirate == ON_BOARD and any(s.missing(face) < 0 for face in FACES[1:] if s.columns[face]):
        return f"The {name} is {missing} short, and another column can spare a die."
    return f"The {name} is {missing} short, and some dice lie where they do little."


def overboard_reason(s: Table, short: list[int]) -> str:
    if is_last_pirate(s):
        return "He is the last of us, and it is all over."
    if not short:
        return "Whatever fails now, we can ignore one penalty."
    return f"If the {symbol_name(short[0])} fails, it will {harm(s, short[0])}; with him gone I can ignore that."
