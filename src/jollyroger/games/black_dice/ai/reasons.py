"""Why a bot chooses what it chooses, in one sentence for the whole table.

It says what the choice does by the rules, so it is true in every position. Nothing of it depends on what a gold token
is worth: everybody reads it. (BD-2.4)
"""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.messages import Message, message
from .. import actions as a
from ..components import FACES, opposite
from ..presentation.dice_text import symbol
from ..rules.pirates import Picking, Putting
from ..rules.settlement import Pardonable, Penalty
from ..state import Table
from .column_reasons import effect, harm, shortage
from .pirate_reasons import pirate_reason


def reason(s: Table, ask: Ask, action: Action) -> Message:
    """Why the bot in the asked seat chooses this."""
    seat = ask.seat
    match action:
        case a.Place(face=face):
            return effect(s, seat, face, s.shown(face))
        case a.Reroll() | a.RerollAll():
            return message("reason-reroll")
        case a.Drink():
            return drink_reason(s, ask)
        case a.Done():
            return message("reason-done-keep-rum" if s.rum[seat] else "reason-done-no-rum")
        case a.Use(pirate=pirate):
            return pirate_reason(s, pirate)
        case a.Pick(face=face):
            return pick_reason(s, face)
        case a.Turn(face=face):
            return effect(s, seat, face, s.shown(face) + 1)
        case a.Put(face=face):
            return put_reason(s, seat, face)
        case a.Stay():
            return message("reason-stay")
        case a.Cancel() | a.Suffer():
            return pardon_reason(s, action)
    return rare_reason(s, action)


def drink_reason(s: Table, ask: Ask) -> Message:
    places = [option.face for option in ask.options if isinstance(option, a.Place)]
    if not places:
        return message("reason-drink-nothing-fits")
    short = [face for face in s.active_columns() if s.missing(face) > 0]
    if not short:
        return message("reason-drink-all-filled")
    if not any(face in short for face in places):
        return message("reason-drink-no-gap")
    return message("reason-drink", missing=sum(s.missing(face) for face in short))


def pick_reason(s: Table, face: int) -> Message:
    """Which die is turned: by The Jibe! to its opposite, by Bullseye to any face. (BD-7.2)"""
    phase = s.agenda[-1]
    if isinstance(phase, Picking) and phase.any_face:
        return message("reason-pick-any", count=s.shown(face), die=symbol(face))
    return message("reason-pick-opposite", old=symbol(face), new=symbol(opposite(face)))


def put_reason(s: Table, seat: Seat, face: int) -> Message:
    phase = s.agenda[-1]
    if not isinstance(phase, Putting) or phase.owner == seat:
        return effect(s, seat, face, 1)
    if s.missing(face) > 1:
        return shortage(s, face, s.missing(face) - 1)
    if s.missing(face) == 1:
        return message("reason-fills", column=symbol(face), harm=harm(s, face))
    return message("reason-put-away", column=symbol(face))


def pardon_reason(s: Table, action: Action) -> Message:
    phase = s.agenda[-1]
    assert isinstance(phase, Pardonable)
    if isinstance(action, a.Cancel):
        threat = harm(s, phase.column) if isinstance(phase, Penalty) else message("harm-standard")
        return message("reason-pardon", harm=threat)
    short = [face for face in FACES if face > phase.column and s.missing(face) > 0]
    if short:
        return message("reason-keep-pardon-for", column=symbol(short[-1]))
    return message("reason-keep-pardon")


def rare_reason(s: Table, action: Action) -> Message:
    """The choices of the captain, of losses, and of pirates that change lines and columns."""
    match action:
        case a.Swap(one=one, other=other):
            more, fewer = (one, other) if s.black[one] >= s.black[other] else (other, one)
            if s.black[more] == s.black[fewer]:
                return message("reason-swap-equal")
            return message(
                "reason-swap", most=s.black[more], more=symbol(more), least=s.black[fewer], fewer=symbol(fewer)
            )
        case a.Storm(face=face):
            if s.missing(face) > 0:
                return message("reason-storm-short", column=symbol(face), missing=s.missing(face))
            return message("reason-storm", column=symbol(face))
        case a.Haul(face=face):
            return message("reason-haul", count=len(s.columns[face]), column=symbol(face))
        case a.Take(face=face):
            return message("reason-take-spare" if s.missing(face) < 0 else "reason-take", column=symbol(face))
        case a.Throw(pirate=pirate):
            if len(s.crew) == 1:
                return message("reason-throw-last")
            return message("reason-throw", title=s.components.pirates[pirate].title)
        case a.Load(pirate=pirate):
            has_room = s.rum_on[pirate] + 1 < s.limit(pirate)
            return message("reason-load-room" if has_room else "reason-load", title=s.components.pirates[pirate].title)
        case a.Toss():
            return message("reason-toss")
        case a.Refill():
            return message("reason-refill")
    raise AssertionError(f"no reason for {action}")
