"""Why a bot chooses what it chooses, in one sentence for the whole table.

It says what the choice does by the rules, so it is true in every position. Nothing of it depends on what a gold token
is worth: everybody reads it. (BD-2.4)
"""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.text.english import number
from .. import actions as a
from ..components import FACES, opposite
from ..presentation.dice_text import lower_first, symbol_name
from ..rules.pirates import Picking, Putting
from ..rules.settlement import Pardonable, Penalty
from ..state import Table
from .column_reasons import HARMS, effect, harm, shortage
from .pirate_reasons import pirate_reason


def reason(s: Table, ask: Ask, action: Action) -> str:
    """Why the bot in the asked seat chooses this."""
    seat = ask.seat
    match action:
        case a.Place(face=face):
            return effect(s, seat, face, s.shown(face))
        case a.Reroll() | a.RerollAll():
            return "These dice fit nowhere, and to roll them again is free."
        case a.Drink():
            return drink_reason(s, ask)
        case a.Done():
            why = "I would rather keep my rum" if s.rum[seat] else "I have no rum for another roll"
            return f"None of my dice fit, and {why}."
        case a.Use(pirate=pirate):
            return pirate_reason(s, pirate)
        case a.Pick(face=face):
            return pick_reason(s, face)
        case a.Turn(face=face):
            return effect(s, seat, face, s.shown(face) + 1)
        case a.Put(face=face):
            return put_reason(s, seat, face)
        case a.Stay():
            return "My die does more good on the anchor than anywhere else."
        case a.Cancel() | a.Suffer():
            return pardon_reason(s, action)
    return rare_reason(s, action)


def drink_reason(s: Table, ask: Ask) -> str:
    places = [option.face for option in ask.options if isinstance(option, a.Place)]
    if not places:
        return "None of my dice fit, so I drink and roll again."
    short = [face for face in s.active_columns() if s.missing(face) > 0]
    if not short:
        return "Every column is filled, so I drink for a roll that pays me more."
    if not any(face in short for face in places):
        return "None of my dice fills a gap, so I drink and roll again."
    gaps = sum(s.missing(face) for face in short)
    return f"I drink for a better roll: {number(gaps, 'die is', 'dice are')} still missing."


def pick_reason(s: Table, face: int) -> str:
    """Which die is turned: by The Jibe! to its opposite, by Bullseye to any face. (BD-7.2)"""
    phase = s.agenda[-1]
    if isinstance(phase, Picking) and phase.any_face:
        return f"Of my dice, I can best do without {'this' if s.shown(face) == 1 else 'one'} {symbol_name(face)}."
    new = symbol_name(opposite(face))
    return f"This {symbol_name(face)} helps me more as {'an' if new[0] in 'aeiou' else 'a'} {new}."


def put_reason(s: Table, seat: Seat, face: int) -> str:
    phase = s.agenda[-1]
    if not isinstance(phase, Putting) or phase.owner == seat:
        return effect(s, seat, face, 1)
    if s.missing(face) > 1:
        return shortage(s, face, s.missing(face) - 1)
    if s.missing(face) == 1:
        return f"That fills the {symbol_name(face)}; otherwise it would {harm(s, face)}."
    return f"On the {symbol_name(face)} it is less in my way."


def pardon_reason(s: Table, action: Action) -> str:
    phase = s.agenda[-1]
    assert isinstance(phase, Pardonable)
    if isinstance(action, a.Cancel):
        threat = harm(s, phase.column) if isinstance(phase, Penalty) else HARMS["standard"]
        return f"I use my pardon: otherwise it would {threat}."
    short = [face for face in FACES if face > phase.column and s.missing(face) > 0]
    if short:
        return f"I keep my pardon: the {symbol_name(short[-1])} is short too."
    return "I keep my pardon for something worse."


def rare_reason(s: Table, action: Action) -> str:
    """The choices of the captain, of losses, and of pirates that change lines and columns."""
    match action:
        case a.Swap(one=one, other=other):
            more, fewer = (one, other) if s.black[one] >= s.black[other] else (other, one)
            if s.black[more] == s.black[fewer]:
                return "Both lines are as long, so this changes nothing."
            lines = f"{s.black[more]} on the {symbol_name(more)} and {s.black[fewer]} on the {symbol_name(fewer)}"
            return f"{lines}: better the other way round."
        case a.Storm(face=face):
            if s.missing(face) > 0:
                return f"The {symbol_name(face)} is {s.missing(face)} short, so let the wind take some of its dice."
            return f"The {symbol_name(face)} is full, but let us see where the wind takes its dice."
        case a.Haul(face=face):
            dice = number(len(s.columns[face]), "die", "dice")
            return f"{dice} on the {symbol_name(face)} can do more good elsewhere."
        case a.Take(face=face):
            if s.missing(face) < 0:
                return f"The {symbol_name(face)} has more dice than it needs."
            return f"That die does more good elsewhere than on the {symbol_name(face)}."
        case a.Throw(pirate=pirate):
            if len(s.crew) == 1:
                return "There is nobody else left to throw."
            return f"Of this crew, we can best spare {lower_first(s.components.pirates[pirate].title)}."
        case a.Load(pirate=pirate):
            title = s.components.pirates[pirate].title
            if s.rum_on[pirate] + 1 < s.limit(pirate):
                return f"{title} has room for more after that."
            return f"{title} is the one we need least."
        case a.Toss():
            return "I have to lose one, so I take the one I miss least."
        case a.Refill():
            return "All pirates are full, and we need them again."
    raise AssertionError(f"no reason for {action}")
