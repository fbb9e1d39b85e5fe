"""A sentence for the player who is asked on why a good player would choose an option.

It says what the option does to the columns, by the rules and the policy's own estimates, so that it is true in every
position. Nothing of it depends on other players' purses. (BD-2.4)
"""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.text.english import number, sentence
from .. import actions as a
from ..components import ANCHOR, FACES, LEFT, opposite
from ..presentation.dice_text import symbol_name
from ..presentation.option_text import FATAL_TEXTS
from ..rules.penalties import fatal_ending
from ..rules.pirates import Picking, Putting, is_last_pirate
from ..rules.settlement import Pardonable, Penalty
from ..state import Table
from .evaluation import Board
from .pirate_advice import pirate_advice
from .policy import MOST_USEFUL_PIRATES, best_turn, pardon_costs, shown_counts
from .stakes import GOLD_REWARDS
from .temperament import LOYAL


def advice(s: Table, ask: Ask, action: Action) -> str:
    """Why to choose this, in a sentence."""
    match action:
        case a.Place(face=face):
            return place_advice(s, ask, face)
        case a.Reroll() | a.RerollAll():
            return "It is free, and dice of a column without black dice are of no use."
        case a.Drink():
            return drink_advice(s, ask)
        case a.Done():
            waits = "your rum is worth more later" if s.rum[ask.seat] else "you have no rum for a new roll"
            return f"Nothing that you show can be placed, and {waits}."
        case a.Use(pirate=pirate):
            return pirate_advice(s, ask.seat, pirate)
        case a.Pick(face=face):
            return pick_advice(s, ask.seat, face)
        case a.Turn(face=face):
            return sentence(f"{column_effect(s, ask.seat, face, s.shown(face) + 1)}.")
        case a.Put(face=face):
            owner = ask.seat if is_own_die(s, ask.seat) else None
            return sentence(f"{column_effect(s, owner, face, 1)}.")
        case a.Stay():
            return stay_advice(s)
        case a.Cancel() | a.Suffer():
            return pardon_advice(s, action)
        case a.Throw(pirate=pirate):
            return throw_advice(s, pirate)
        case a.Load(pirate=pirate):
            return load_advice(s, pirate)
        case a.Toss(gold=gold):
            least = min(s.purses[ask.seat])
            return "It is your smallest token." if gold == least else f"A token worth {least} would cost you less."
        case a.Refill(gold=gold):
            return f"All pirates are full; for a token worth {gold} everybody can pay them again."
    return line_advice(s, action)


def column_effect(s: Table, seat: Seat | None, column: int, count: int) -> str:
    """What more dice do to a column: fill it, leave it short, or earn their owner a share (None: somebody else)."""
    name, missing = symbol_name(column), s.missing(column)
    reward, penalty = s.adventure(column)
    fatal = FATAL_TEXTS[fatal_ending(s, penalty)]
    cost = fatal or penalty.about
    if not s.black[column]:
        return f"no black die lies on the {name}, so it could not be placed"
    if missing > count:
        return f"the {name} is only {missing - count} short then; if it fails: {cost}"
    if missing > 0:
        pays = "" if reward.kind == "none" else f", which pays {reward.about}"
        return f"it fills the {name}{pays}; failed, it would mean: {cost}"
    if seat is not None and reward.kind in GOLD_REWARDS and seat not in s.columns[column]:
        return f"the {name} is filled already, and with a die there you share its reward: {reward.about}"
    half = "left" if column in LEFT else "right"
    return f"the {name} is filled already, but dice there still count for the {half} half"


def place_advice(s: Table, ask: Ask, face: int) -> str:
    effect = column_effect(s, ask.seat, face, s.shown(face))
    others = [option for option in ask.options if isinstance(option, a.Place) and option.face != face]
    if not others:
        return f"Only this one fits: {effect}."
    return sentence(f"{effect}.")


def drink_advice(s: Table, ask: Ask) -> str:
    gaps = sum(max(0, s.missing(face)) for face in s.active_columns())
    if not any(isinstance(option, a.Place) for option in ask.options):
        return "Nothing that you show can be placed; a new roll may change that."
    if gaps:
        return f"{number(gaps, 'gap is', 'gaps are')} still open, and a new roll may fit them better than these dice."
    return "All columns are filled; a new roll may bring your dice to where they pay you."


def pick_advice(s: Table, seat: Seat, face: int) -> str:
    """What a die becomes: by The Jibe! its opposite, by Bullseye the best face. (BD-7.2)"""
    phase, new = s.agenda[-1], opposite(face)
    if isinstance(phase, Picking) and phase.any_face:
        new = best_turn(Board.of(s, seat, LOYAL), shown_counts(s), face)[1]
    if new == face:
        return "There is no better face for it, but the die can be placed as well with another."
    return sentence(f"{column_effect(s, seat, new, s.shown(new) + 1)}.")


def is_own_die(s: Table, seat: Seat) -> bool:
    """Whether the die that is being moved is this player's. (BD-7.2, BD-8.6)"""
    phase = s.agenda[-1]
    return not isinstance(phase, Putting) or phase.owner == seat


def stay_advice(s: Table) -> str:
    open_columns = [face for face in s.active_columns() if face != ANCHOR and not s.fates[face]]
    if not any(s.missing(face) == 1 for face in open_columns):
        return "No column is short by just one die, so moving yours would fill none."
    return "On the anchor your die counts for the left half, and whoever has most there is the next captain."


def pardon_advice(s: Table, action: Action) -> str:
    """Whether to use the right to ignore a penalty now or to keep it. (BD-7.4)"""
    phase = s.agenda[-1]
    assert isinstance(phase, Pardonable)
    fatal = FATAL_TEXTS[fatal_ending(s, s.adventure(phase.column).penalty)] if isinstance(phase, Penalty) else None
    cost, later = pardon_costs(s, phase, LOYAL)
    worse = max(later, key=lambda face: later[face], default=None)
    if isinstance(action, a.Cancel):
        if fatal:
            return f"Otherwise {fatal}, and everyone loses."
        if worse is None:
            return "No later column is short yet, so this is the penalty to ignore."
        if cost >= later[worse]:
            return "No later column that is short has a worse penalty."
        return f"It spares us {phase.name(s)}, but the {symbol_name(worse)} may cost more."
    if fatal:
        return f"Beware: {fatal}, and everyone loses."
    if worse is not None and later[worse] > cost:
        return f"Keep the right for the {symbol_name(worse)}, which is short: {s.adventure(worse).penalty.about}."
    return f"You would keep the right for later columns, but suffer {phase.name(s)}."


def throw_advice(s: Table, pirate: int) -> str:
    printed = s.components.pirates[pirate]
    if is_last_pirate(s):
        return "He is the last of the crew, so the game is lost."
    if pirate == max(s.crew, key=MOST_USEFUL_PIRATES.index):
        return f"Of this crew, {printed.name.rstrip('!')} is usually missed least."
    return f"The crew goes on with {number(len(s.crew) - 1, 'pirate')}, without {printed.name.rstrip('!')}."


def load_advice(s: Table, pirate: int) -> str:
    room = s.limit(pirate) - s.rum_on[pirate] - 1
    if room:
        return f"He can still be paid {number(room, 'time')} after that."
    if pirate == max(s.pirates_with_room(), key=MOST_USEFUL_PIRATES.index):
        return "He is full then, but of those with room he is usually missed least."
    return "He is full then."


def line_advice(s: Table, action: Action) -> str:
    """The choices of pirates that change lines and columns."""
    match action:
        case a.Swap(one=one, other=other):
            return swap_advice(s, one, other)
        case a.Storm(face=face):
            short = max(0, s.missing(face))
            why = f"The {symbol_name(face)} is {short} short" if short else f"The {symbol_name(face)} needs nothing"
            return f"{why}; a storm re-rolls its black dice, so that some may leave."
        case a.Haul(face=face):
            return haul_advice(s, face)
        case a.Take(face=face):
            spare = -s.missing(face)
            if spare > 0:
                return f"The {symbol_name(face)} has {number(spare, 'die', 'dice')} more than it needs."
            return f"A die of the {symbol_name(face)} may be worth more elsewhere, though it will be missing there."
    raise AssertionError(f"no advice on {action}")


def swap_advice(s: Table, one: int, other: int) -> str:
    """Which column gets fewer black dice, and how many gaps are left in all."""
    if s.black[one] == s.black[other]:
        return "Both lines have as many dice, so this changes nothing."
    more, fewer = (one, other) if s.black[one] > s.black[other] else (other, one)
    before = max(0, s.missing(one)) + max(0, s.missing(other))
    after = sum(max(0, s.black[new] - len(s.columns[old])) for old, new in ((one, other), (other, one)))
    if after < before:
        return f"It closes {number(before - after, 'gap')}: the {symbol_name(more)} needs only {s.black[fewer]} then."
    cost = s.adventure(more).penalty.about
    return f"The {symbol_name(more)} needs only {s.black[fewer]} then, so this is less likely: {cost}."


def haul_advice(s: Table, face: int) -> str:
    gaps = sum(max(0, s.missing(column)) for column in FACES if column != face)
    dice = number(len(s.columns[face]), "die", "dice")
    if not s.black[face]:
        return f"The {symbol_name(face)} pays nothing any more, and {dice} can be placed anew."
    where = f"{number(gaps, 'gap is', 'gaps are')} open elsewhere"
    return f"{sentence(dice)} from the {symbol_name(face)} can be placed anew; {where}."
