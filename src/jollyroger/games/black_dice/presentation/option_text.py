"""The options as players see them: label, button, note, risk, and what on the board they are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....engine import Action, Ask, OptionText, Seat
from ....engine.text.english import number, sentence, whose
from .. import actions as a
from ..components import OVERBOARD, PIRATES, SYMBOLS, opposite
from ..rules import pirates, rewards, settlement
from ..rules.penalties import fatal_ending
from ..rules.pirates import is_last_pirate
from ..state import Table
from .dice_text import lower_first, owner_list, symbol_name

FATAL_TEXTS = {None: None, "sunk": "the ship sinks", "crew-lost": "the last of the crew is gone"}
"""What a penalty that ends the game does, by ending."""
LAST_PIRATE = "He is the last of the crew: everyone loses at once."


def last_pirate_warning(s: Table) -> str:
    """A warning before the last pirate is flipped. (BD-7.6)"""
    return " (the last of the crew: everyone loses)" if is_last_pirate(s) else ""


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
    pays = f" · pays {reward.about}" if 0 < missing <= count and reward.kind != "none" else ""
    return OptionText(
        label=f"Place {number(count, 'die', 'dice')} on the {symbol_name(face)}",
        button=f"Place {number(count, 'die', 'dice')} here",
        note=column_after(s, face, count) + pays,
        group="Place dice and end your turn",
        risk=placing_risk(s, face, count),
        rank=10 if 0 < missing <= count else 20 if missing > 0 else 30,
    )


def column_after(s: Table, column: int, added: int) -> str:
    """What a column lacks after this many dice are added."""
    if not s.black[column]:
        return "blocked" if column == s.stage.blocked else "inactive"
    short = s.missing(column) - added
    return "fills it" if short == 0 else f"{short} still short" if short > 0 else f"{-short} more than needed"


def placing_risk(s: Table, face: int, count: int) -> str:
    """A warning if too few dice would be left for a column whose failure ends the game. (BD-7.6, BD-8.5)"""
    left = sum(s.unplaced(other) for other in range(s.seats)) - count
    for column in s.active_columns():
        missing = s.missing(column) - (count if column == face else 0)
        fatal = FATAL_TEXTS[fatal_ending(s, s.adventure(column).penalty)]
        if fatal and missing > max(0, left):
            dice = f"Only {number(left, 'die is', 'dice are')}" if left else "No die is"
            gaps = f"{number(missing, 'gap')} on the {symbol_name(column)}"
            return f"{dice} left then for {gaps}. If it fails, {fatal}."
    return ""


def reroll(s: Table, seat: Seat, action: a.Reroll) -> OptionText:
    face, count = action.face, action.count
    return OptionText(
        label=f"Re-roll {number(count, symbol_name(face), symbol_name(face, 2))}",
        button=f"Re-roll {count}",
        note=reroll_note(s),
        group="Re-roll for free",
        rank=-count,
        # Dice that are kept could not be placed anyway.
        folded=count < s.fresh.count(face),
    )


def reroll_note(s: Table) -> str:
    return f"free · {len(s.active_columns())} of 6 symbols are active"


def reroll_all(s: Table, seat: Seat, action: a.RerollAll) -> OptionText:
    count = sum(1 for face in s.fresh if not s.black[face])
    return OptionText(
        label=f"Re-roll all {count} inactive dice",
        button=f"Re-roll {count}",
        note=reroll_note(s),
        group="Re-roll for free",
        icon="die",
        rank=-10,
    )


def drink(s: Table, seat: Seat, action: a.Drink) -> OptionText:
    count = s.unplaced(seat)
    return OptionText(
        label=f"Drink a rum: re-roll {number(count, 'die', 'dice') if count == 1 else f'all {count} dice'}",
        button=f"Drink: re-roll {count}",
        note=rum_note(s, seat),
        group="Spend rum",
        icon="rum",
        rank=50,
    )


def rum_note(s: Table, seat: Seat) -> str:
    return f"{s.rum[seat] - 1} rum left"


def use(s: Table, seat: Seat, action: a.Use) -> OptionText:
    printed = s.components.pirates[action.pirate]
    risk = warning = ""
    if action.pirate == OVERBOARD:
        warning = last_pirate_warning(s)
        crew = len(s.crew) - 1
        left = number(crew, "pirate is", "pirates are")
        risk = LAST_PIRATE if is_last_pirate(s) else f"He goes for good: {left} left. Without any, everyone loses."
    return OptionText(
        label=f"{printed.name} (1 rum): {lower_first(printed.about.rstrip('.'))}{warning}",
        button="Pay 1 rum",
        note=rum_note(s, seat),
        group="Spend rum",
        risk=risk,
        rank=60,
    )


def refill(s: Table, seat: Seat, action: a.Refill) -> OptionText:
    return OptionText(
        label=f"Toss a gold token worth {action.gold}: all rum leaves the pirates",
        button="Toss it for sober pirates",
        note="all rum on the pirates goes back to the hold",
        group="Toss gold",
        rank=70 + action.gold,
    )


def done(s: Table, seat: Seat, action: a.Done) -> OptionText:
    count = s.unplaced(seat)
    return OptionText(
        label="End turn without placing",
        button="End turn",
        note=f"{number(count, 'die waits', 'dice wait')} for your next turn",
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
            label=f"Turn the {symbol_name(face)} to the {symbol_name(new)}",
            button=f"Turn it to the {symbol_name(new)}",
            note=column_after(s, new, s.shown(new) + 1) if s.black[new] else "inactive",
        )
    return OptionText(label=f"Turn the {symbol_name(face)}", button="Turn this one", note="to any face")


def turn(s: Table, seat: Seat, action: a.Turn) -> OptionText:
    face = action.face
    count = s.shown(face) + 1
    with_it = f"with it {number(count, 'die', 'dice')} to place · " if s.black[face] else ""
    return OptionText(
        label=f"Turn it to the {symbol_name(face)}",
        button=f"Turn it to the {symbol_name(face)}",
        note=with_it + column_after(s, face, count),
        rank=0 if s.black[face] else 1,
    )


def swap(s: Table, seat: Seat, action: a.Swap) -> OptionText:
    one, other = action.one, action.other
    mine, its = s.black[one], s.black[other]
    return OptionText(
        label=f"Swap the black dice of the {symbol_name(one)} and the {symbol_name(other)}",
        button="Swap them",
        note=f"{symbol_name(one)} {mine} → {its} · {symbol_name(other)} {its} → {mine}",
        group=f"With the {symbol_name(one)}",
    )


def storm(s: Table, seat: Seat, action: a.Storm) -> OptionText:
    count = number(s.black[action.face], "black die", "black dice")
    return OptionText(
        label=f"Re-roll the {count} of the {symbol_name(action.face)}",
        button=f"Re-roll {count}",
        note="each goes to the column it shows then",
        rank=-max(0, s.missing(action.face)),
    )


def haul(s: Table, seat: Seat, action: a.Haul) -> OptionText:
    return OptionText(
        label=f"Take all dice off the {symbol_name(action.face)}: {owner_list(s.columns[action.face], seat)}",
        button="Take all dice back",
        note=f"{owner_list(s.columns[action.face], seat)}, to be placed again",
    )


def take(s: Table, seat: Seat, action: a.Take) -> OptionText:
    owner = whose(action.seat, seat)
    return OptionText(
        label=f"Move {owner} die from the {symbol_name(action.face)}",
        button=f"Move {owner} die",
        note=column_after(s, action.face, -1) + " then" if s.black[action.face] else "",
        group=f"From the {symbol_name(action.face)}",
    )


def put(s: Table, seat: Seat, action: a.Put) -> OptionText:
    missing = s.missing(action.face)
    phase = s.agenda[-1] if s.agenda else None
    die = "your anchor die" if isinstance(phase, rewards.MovingDie) else "it"
    return OptionText(
        label=f"Move {die} to the {symbol_name(action.face)}",
        button="Move it here",
        note=column_after(s, action.face, 1),
        rank=0 if missing == 1 else 1 if missing > 1 else 2,
    )


def stay(s: Table, seat: Seat, action: a.Stay) -> OptionText:
    return OptionText(
        label="Leave your anchor dice where they are", button="Move none", icon="anchor", rank=100, ends_turn=True
    )


def cancel(s: Table, seat: Seat, action: a.Cancel) -> OptionText:
    return OptionText(label="Ignore this penalty", button="Ignore it", icon="heart")


def suffer(s: Table, seat: Seat, action: a.Suffer) -> OptionText:
    phase = s.agenda[-1] if s.agenda else None
    fatal = None
    if isinstance(phase, settlement.Penalty):
        fatal = FATAL_TEXTS[fatal_ending(s, s.adventure(phase.column).penalty)]
    return OptionText(
        label=f"Let it happen: {fatal} and everyone loses" if fatal else "Let it happen",
        button="Let it happen",
        note=fatal or "",
        icon="skull",
        risk=f"{sentence(fatal)}: everyone loses." if fatal else "",
        rank=100,
        ends_turn=True,
    )


def throw(s: Table, seat: Seat, action: a.Throw) -> OptionText:
    printed = s.components.pirates[action.pirate]
    return OptionText(
        label=f"Throw {lower_first(printed.full_name)} overboard{last_pirate_warning(s)}",
        button="Overboard with him",
        note=f"{number(len(s.crew) - 1, 'pirate', 'pirates')} left",
        risk=LAST_PIRATE if is_last_pirate(s) else "",
    )


def load(s: Table, seat: Seat, action: a.Load) -> OptionText:
    printed, rum = s.components.pirates[action.pirate], s.rum_on[action.pirate] + 1
    return OptionText(
        label=f"Put a rum on {lower_first(printed.full_name)}",
        button="Put a rum on him",
        note="full then" if rum == printed.limit else f"{rum} of {printed.limit} rum then",
        rank=1 if rum == printed.limit else 0,
    )


def toss(s: Table, seat: Seat, action: a.Toss) -> OptionText:
    return OptionText(label=f"Lose a gold token worth {action.gold}", button="Lose this one", rank=action.gold)


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
