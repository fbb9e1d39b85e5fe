"""The options as players see them: label, button, note, risk, and what on the board they are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....engine import Action, Ask, OptionText, Seat
from ....engine.messages import Message, kept_by_language, message, person
from .. import actions as a
from ..components import OVERBOARD, PIRATES, SYMBOLS, Pirate, opposite
from ..messages import shown, text
from ..rules import pirates, rewards, settlement
from ..rules.penalties import fatal_ending
from ..rules.pirates import is_last_pirate
from ..state import Table
from .dice_text import counted_dice, owner_list, symbol


def fatal_words(ending: str | None) -> Message | None:
    """What a penalty that ends the game like this does; None if it does not end."""
    return None if ending is None else message(f"fatal-{ending}")


def target(s: Table, seat: Seat, action: Action) -> str:
    """What on the board an action is about: a column, a rolled die, a pair of lines, a pirate or a gold token."""
    match action:
        case a.Place(face) | a.Turn(face) | a.Storm(face) | a.Haul(face) | a.Put(face) | a.Take(_, face):
            return f"column:{SYMBOLS[face]}"
        case a.Pick(face) | a.Reroll(face, _):
            return f"die:{SYMBOLS[face]}"
        case a.Swap(one, other):
            return f"swap:{SYMBOLS[one]}-{SYMBOLS[other]}"
        case a.PirateAction(pirate):
            return f"crew:{PIRATES[pirate]}"
        case a.Refill(gold) | a.Toss(gold):
            return f"gold:{gold}"
    return ""


def label(s: Table, seat: Seat, action: Action) -> str:
    """The text of an option, complete by itself."""
    return option_text(s, seat, action).label


def option_texts(s: Table, ask: Ask) -> Sequence[OptionText]:
    """How the options of an ask are shown."""
    return [option_text(s, ask.seat, action)._replace(target=target(s, ask.seat, action)) for action in ask.options]


def option_text(s: Table, seat: Seat, action: Action) -> OptionText:
    """How an option is shown, its target left out."""
    return TEXTS[type(action)](s, seat, action)


def place(s: Table, seat: Seat, action: a.Place) -> OptionText:
    face, count = action.face, s.shown(action.face)
    missing = s.missing(face)
    reward = s.adventure(face).reward
    notes = [column_after(s, face, count)]
    if 0 < missing <= count and reward.kind != "none":
        notes.append(text("note-pays", reward=reward.words))
    return OptionText(
        label=text("option-place", count=count, column=symbol(face)),
        button=text("option-place.button", count=count),
        note=" · ".join(notes),
        group=text("group-place"),
        risk=placing_risk(s, face, count),
        rank=10 if 0 < missing <= count else 20 if missing > 0 else 30,
    )


def column_after(s: Table, column: int, added: int) -> str:
    """What a column lacks after this many dice are added."""
    if not s.black[column]:
        return text("note-blocked" if column == s.stage.blocked else "note-inactive")
    short = s.missing(column) - added
    if short > 0:
        return text("note-short", count=short)
    return text("note-more", count=-short) if short else text("note-fills")


def placing_risk(s: Table, face: int, count: int) -> str:
    """A warning if too few dice would be left for a column whose failure ends the game. (BD-7.6, BD-8.5)"""
    left = sum(s.unplaced(other) for other in range(s.seats)) - count
    for column in s.active_columns():
        missing = s.missing(column) - (count if column == face else 0)
        fatal = fatal_words(fatal_ending(s, s.adventure(column).penalty))
        if fatal and missing > max(0, left):
            return text("risk-too-few-dice", left=left, missing=missing, column=symbol(column), fatal=fatal)
    return ""


def reroll(s: Table, seat: Seat, action: a.Reroll) -> OptionText:
    face, count = action.face, action.count
    return OptionText(
        label=text("option-reroll", dice=counted_dice(face, count)),
        button=text("option-reroll.button", count=count),
        note=reroll_note(s),
        group=text("group-reroll"),
        rank=-count,
        # Dice that are kept could not be placed anyway.
        folded=count < s.fresh.count(face),
    )


def reroll_note(s: Table) -> str:
    return text("note-reroll", active=len(s.active_columns()))


def reroll_all(s: Table, seat: Seat, action: a.RerollAll) -> OptionText:
    count = sum(1 for face in s.fresh if not s.black[face])
    return OptionText(
        label=text("option-reroll-all", count=count),
        button=text("option-reroll.button", count=count),
        note=reroll_note(s),
        group=text("group-reroll"),
        icon="die",
        rank=-10,
    )


def drink(s: Table, seat: Seat, action: a.Drink) -> OptionText:
    count = s.unplaced(seat)
    return OptionText(
        label=text("option-drink", count=count),
        button=text("option-drink.button", count=count),
        note=rum_note(s.rum[seat] - 1),
        group=text("group-rum"),
        icon="rum",
        rank=50,
    )


def rum_note(left: int) -> str:
    return text("note-rum", count=left)


def use(s: Table, seat: Seat, action: a.Use) -> OptionText:
    printed, rum = s.components.pirates[action.pirate], s.rum[seat] - 1
    if action.pirate == OVERBOARD:
        return use_text(printed, rum, len(s.crew) - 1, is_last_pirate(s))
    return use_text(printed, rum)


@kept_by_language
def use_text(printed: Pirate, rum: int, left: int | None = None, is_last: bool = False) -> OptionText:
    """The ability of a pirate. `left`: how many pirates are left if one goes overboard by it."""
    does = printed.about if isinstance(printed.about, str) else message(f"pirate-{printed.id}.does")
    risk = ""
    if left is not None:
        risk = text("risk-last-pirate") if is_last else text("risk-overboard", left=left)
    return OptionText(
        label=text("option-use-last" if is_last else "option-use", pirate=printed.name, does=does),
        button=text("option-use.button"),
        note=rum_note(rum),
        group=text("group-rum"),
        risk=risk,
        rank=60,
    )


def refill(s: Table, seat: Seat, action: a.Refill) -> OptionText:
    return OptionText(
        label=text("option-refill", worth=action.gold),
        button=text("option-refill.button"),
        note=text("note-refill"),
        group=text("group-gold"),
        rank=70 + action.gold,
    )


def done(s: Table, seat: Seat, action: a.Done) -> OptionText:
    return OptionText(
        label=text("option-done"),
        button=text("option-done.button"),
        note=text("note-dice-wait", count=s.unplaced(seat)),
        icon="hourglass",
        rank=100,
        ends_turn=True,
    )


def pick(s: Table, seat: Seat, action: a.Pick) -> OptionText:
    face = action.face
    phase = s.agenda[-1] if s.agenda else None
    if isinstance(phase, pirates.Picking) and not phase.any_face:
        new = opposite(face)
        return OptionText(
            label=text("option-turn-over", old=symbol(face), new=symbol(new)),
            button=text("option-turn.button", new=symbol(new)),
            note=column_after(s, new, s.shown(new) + 1) if s.black[new] else text("note-inactive"),
        )
    return OptionText(
        label=text("option-pick", die=symbol(face)), button=text("option-pick.button"), note=text("note-any-face")
    )


def turn(s: Table, seat: Seat, action: a.Turn) -> OptionText:
    face = action.face
    count = s.shown(face) + 1
    notes = [text("note-with-it", count=count)] if s.black[face] else []
    return OptionText(
        label=text("option-turn", new=symbol(face)),
        button=text("option-turn.button", new=symbol(face)),
        note=" · ".join([*notes, column_after(s, face, count)]),
        rank=0 if s.black[face] else 1,
    )


def swap(s: Table, seat: Seat, action: a.Swap) -> OptionText:
    one, other = action.one, action.other
    pair = {"one": symbol(one), "other": symbol(other)}
    return OptionText(
        label=text("option-swap", **pair),
        button=text("option-swap.button"),
        note=text("note-swap", **pair, mine=s.black[one], its=s.black[other]),
        group=text("group-swap", column=symbol(one)),
    )


def storm(s: Table, seat: Seat, action: a.Storm) -> OptionText:
    count = s.black[action.face]
    return OptionText(
        label=text("option-storm", count=count, column=symbol(action.face)),
        button=text("option-storm.button", count=count),
        note=text("note-storm"),
        rank=-max(0, s.missing(action.face)),
    )


def haul(s: Table, seat: Seat, action: a.Haul) -> OptionText:
    dice = owner_list(s.columns[action.face], seat)
    return OptionText(
        label=text("option-haul", column=symbol(action.face), dice=dice),
        button=text("option-haul.button"),
        note=text("note-haul", dice=dice),
    )


def take(s: Table, seat: Seat, action: a.Take) -> OptionText:
    owner, face = person(action.seat, seat), action.face
    return OptionText(
        label=text("option-take", owner=owner, column=symbol(face)),
        button=text("option-take.button", owner=owner),
        note=text("note-then", after=column_after(s, face, -1)) if s.black[face] else "",
        group=text("group-take", column=symbol(face)),
    )


def put(s: Table, seat: Seat, action: a.Put) -> OptionText:
    missing = s.missing(action.face)
    phase = s.agenda[-1] if s.agenda else None
    id = "option-put-anchor" if isinstance(phase, rewards.MovingDie) else "option-put"
    return OptionText(
        label=text(id, column=symbol(action.face)),
        button=text("option-put.button"),
        note=column_after(s, action.face, 1),
        rank=0 if missing == 1 else 1 if missing > 1 else 2,
    )


def stay(s: Table, seat: Seat, action: a.Stay) -> OptionText:
    return OptionText(
        label=text("option-stay"), button=text("option-stay.button"), icon="anchor", rank=100, ends_turn=True
    )


def cancel(s: Table, seat: Seat, action: a.Cancel) -> OptionText:
    return OptionText(label=text("option-cancel"), button=text("option-cancel.button"), icon="heart")


def suffer(s: Table, seat: Seat, action: a.Suffer) -> OptionText:
    phase = s.agenda[-1] if s.agenda else None
    fatal = None
    if isinstance(phase, settlement.Penalty):
        fatal = fatal_words(fatal_ending(s, s.adventure(phase.column).penalty))
    return OptionText(
        label=text("option-suffer-fatal", fatal=fatal) if fatal else text("option-suffer"),
        button=text("option-suffer"),
        note=shown(fatal) if fatal else "",
        icon="skull",
        risk=text("risk-fatal", fatal=fatal) if fatal else "",
        rank=100,
        ends_turn=True,
    )


def throw(s: Table, seat: Seat, action: a.Throw) -> OptionText:
    printed, is_last = s.components.pirates[action.pirate], is_last_pirate(s)
    return OptionText(
        label=text("option-throw-last" if is_last else "option-throw", title=printed.title, pirate=printed.name),
        button=text("option-throw.button"),
        note=text("note-pirates-left", left=len(s.crew) - 1),
        risk=text("risk-last-pirate") if is_last else "",
    )


def load(s: Table, seat: Seat, action: a.Load) -> OptionText:
    printed, rum = s.components.pirates[action.pirate], s.rum_on[action.pirate] + 1
    is_full = rum == printed.limit
    return OptionText(
        label=text("option-load", title=printed.title, pirate=printed.name),
        button=text("option-load.button"),
        note=text("note-full-then") if is_full else text("note-rum-then", rum=rum, limit=printed.limit),
        rank=1 if is_full else 0,
    )


def toss(s: Table, seat: Seat, action: a.Toss) -> OptionText:
    return OptionText(label=text("option-toss", worth=action.gold), button=text("option-toss.button"), rank=action.gold)


TEXTS: dict[type[Action], Callable[[Table, Seat, Any], OptionText]] = {
    a.Place: place,
    a.Reroll: reroll,
    a.RerollAll: reroll_all,
    a.Drink: drink,
    a.Use: use,
    a.Refill: refill,
    a.Done: done,
    a.Pick: pick,
    a.Turn: turn,
    a.Swap: swap,
    a.Storm: storm,
    a.Haul: haul,
    a.Take: take,
    a.Put: put,
    a.Stay: stay,
    a.Cancel: cancel,
    a.Suffer: suffer,
    a.Throw: throw,
    a.Load: load,
    a.Toss: toss,
}
