"""A sentence for the player who is asked on why a good player would choose an option.

It says what the option does to the columns, by the rules and the policy's own estimates, so that it is true in every
position. Nothing of it depends on other players' purses. (BD-2.4)
"""

from __future__ import annotations

from ....engine import Action, Ask, Seat
from ....engine.messages import Argument, Message, message
from .. import actions as a
from ..components import ANCHOR, FACES, LEFT, opposite
from ..presentation.dice_text import symbol
from ..presentation.option_text import fatal_words
from ..rules.penalties import fatal_ending
from ..rules.pirates import Picking, Putting, is_last_pirate
from ..rules.settlement import Pardonable, Penalty
from ..state import Table
from .evaluation import Board
from .pirate_advice import pirate_advice
from .policy import MOST_USEFUL_PIRATES, best_turn, pardon_costs, shown_counts
from .stakes import GOLD_REWARDS
from .temperament import LOYAL


def advice(s: Table, ask: Ask, action: Action) -> Message:
    """Why to choose this, in a sentence."""
    match action:
        case a.Place(face=face):
            return place_advice(s, ask, face)
        case a.Reroll() | a.RerollAll():
            return message("advice-reroll")
        case a.Drink():
            return drink_advice(s, ask)
        case a.Done():
            return message("advice-done-keep-rum" if s.rum[ask.seat] else "advice-done-no-rum")
        case a.Use(pirate=pirate):
            return pirate_advice(s, ask.seat, pirate)
        case a.Pick(face=face):
            return pick_advice(s, ask.seat, face)
        case a.Turn(face=face):
            return column_effect(s, ask.seat, face, s.shown(face) + 1)
        case a.Put(face=face):
            return column_effect(s, ask.seat if is_own_die(s, ask.seat) else None, face, 1)
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
            return message("advice-toss-smallest") if gold == least else message("advice-toss", worth=least)
        case a.Refill(gold=gold):
            return message("advice-refill", worth=gold)
    return line_advice(s, action)


def column_effect(s: Table, seat: Seat | None, column: int, count: int, start: str = "any") -> Message:
    """What more dice do to a column: fill it, leave it short, or earn their owner a share (None: somebody else).

    With `only` the sentence begins by saying that no other die fits.
    """
    missing = s.missing(column)
    reward, penalty = s.adventure(column)
    cost = fatal_words(fatal_ending(s, penalty)) or penalty.words
    shown: dict[str, Argument] = {"start": start, "column": symbol(column)}
    if not s.black[column]:
        return message("advice-column-inactive", **shown)
    if missing > count:
        return message("advice-column-short", **shown, short=missing - count, cost=cost)
    if missing > 0:
        if reward.kind == "none":
            return message("advice-column-fills", **shown, cost=cost)
        return message("advice-column-pays", **shown, reward=reward.words, cost=cost)
    if seat is not None and reward.kind in GOLD_REWARDS and seat not in s.columns[column]:
        return message("advice-column-share", **shown, reward=reward.words)
    return message("advice-column-filled", **shown, half="left" if column in LEFT else "right")


def place_advice(s: Table, ask: Ask, face: int) -> Message:
    others = [option for option in ask.options if isinstance(option, a.Place) and option.face != face]
    return column_effect(s, ask.seat, face, s.shown(face), "any" if others else "only")


def drink_advice(s: Table, ask: Ask) -> Message:
    gaps = sum(max(0, s.missing(face)) for face in s.active_columns())
    if not any(isinstance(option, a.Place) for option in ask.options):
        return message("advice-drink-nothing-fits")
    return message("advice-drink-gaps", gaps=gaps) if gaps else message("advice-drink")


def pick_advice(s: Table, seat: Seat, face: int) -> Message:
    """What a die becomes: by The Jibe! its opposite, by Bullseye the best face. (BD-7.2)"""
    phase, new = s.agenda[-1], opposite(face)
    if isinstance(phase, Picking) and phase.any_face:
        new = best_turn(Board.of(s, seat, LOYAL), shown_counts(s), face)[1]
    if new == face:
        return message("advice-pick-no-better")
    return column_effect(s, seat, new, s.shown(new) + 1)


def is_own_die(s: Table, seat: Seat) -> bool:
    """Whether the die that is being moved is this player's. (BD-7.2, BD-8.6)"""
    phase = s.agenda[-1]
    return not isinstance(phase, Putting) or phase.owner == seat


def stay_advice(s: Table) -> Message:
    open_columns = [face for face in s.active_columns() if face != ANCHOR and not s.fates[face]]
    fills_one = any(s.missing(face) == 1 for face in open_columns)
    return message("advice-stay" if fills_one else "advice-stay-fills-none")


def pardon_advice(s: Table, action: Action) -> Message:
    """Whether to use the right to ignore a penalty now or to keep it. (BD-7.4)"""
    phase = s.agenda[-1]
    assert isinstance(phase, Pardonable)
    fatal = fatal_words(fatal_ending(s, s.adventure(phase.column).penalty)) if isinstance(phase, Penalty) else None
    cost, later = pardon_costs(s, phase, LOYAL)
    worse = max(later, key=lambda face: later[face], default=None)
    if isinstance(action, a.Cancel):
        if fatal:
            return message("advice-cancel-fatal", fatal=fatal)
        if worse is None:
            return message("advice-cancel")
        if cost >= later[worse]:
            return message("advice-cancel-worst")
        return message("advice-cancel-not-worst", penalty=phase.name(s), column=symbol(worse))
    if fatal:
        return message("advice-suffer-fatal", fatal=fatal)
    if worse is not None and later[worse] > cost:
        return message("advice-suffer-for", column=symbol(worse), penalty=s.adventure(worse).penalty.words)
    return message("advice-suffer", penalty=phase.name(s))


def throw_advice(s: Table, pirate: int) -> Message:
    name = s.components.pirates[pirate].name
    if is_last_pirate(s):
        return message("advice-throw-last")
    if pirate == max(s.crew, key=MOST_USEFUL_PIRATES.index):
        return message("advice-throw-least", pirate=name)
    return message("advice-throw", left=len(s.crew) - 1, pirate=name)


def load_advice(s: Table, pirate: int) -> Message:
    room = s.limit(pirate) - s.rum_on[pirate] - 1
    if room:
        return message("advice-load-room", count=room)
    least = pirate == max(s.pirates_with_room(), key=MOST_USEFUL_PIRATES.index)
    return message("advice-load-least" if least else "advice-load")


def line_advice(s: Table, action: Action) -> Message:
    """The choices of pirates that change lines and columns."""
    match action:
        case a.Swap(one=one, other=other):
            return swap_advice(s, one, other)
        case a.Storm(face=face):
            short = max(0, s.missing(face))
            if short:
                return message("advice-storm-short", column=symbol(face), short=short)
            return message("advice-storm", column=symbol(face))
        case a.Haul(face=face):
            return haul_advice(s, face)
        case a.Take(face=face):
            spare = -s.missing(face)
            if spare > 0:
                return message("advice-take-spare", column=symbol(face), count=spare)
            return message("advice-take", column=symbol(face))
    raise AssertionError(f"no advice on {action}")


def swap_advice(s: Table, one: int, other: int) -> Message:
    """Which column gets fewer black dice, and how many gaps are left in all."""
    if s.black[one] == s.black[other]:
        return message("advice-swap-equal")
    more, fewer = (one, other) if s.black[one] > s.black[other] else (other, one)
    before = max(0, s.missing(one)) + max(0, s.missing(other))
    after = sum(max(0, s.black[new] - len(s.columns[old])) for old, new in ((one, other), (other, one)))
    needs: dict[str, Argument] = {"column": symbol(more), "needed": s.black[fewer]}
    if after < before:
        return message("advice-swap-closes", gaps=before - after, **needs)
    return message("advice-swap", **needs, penalty=s.adventure(more).penalty.words)


def haul_advice(s: Table, face: int) -> Message:
    gaps = sum(max(0, s.missing(column)) for column in FACES if column != face)
    count = len(s.columns[face])
    if not s.black[face]:
        return message("advice-haul-inactive", column=symbol(face), count=count)
    return message("advice-haul", count=count, column=symbol(face), gaps=gaps)
