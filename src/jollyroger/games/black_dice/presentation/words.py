"""Prompts, labels and outcomes. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Action, Phase, Result, Seat, Words
from ....engine.english import does, listed, number, sentence, who, whose
from .. import actions as a
from ..components import OVERBOARD, opposite
from ..rules import penalties, pirates, rewards, settlement, turns
from ..rules.penalties import fatal_ending
from ..rules.pirates import is_last_pirate
from ..state import Table
from .dice_text import dice_list, owner_list, symbol_name
from .event_text import event_text
from .hints import FATAL_TEXTS
from .text_board import hint_text, text_board


def prompt(s: Table, seat: Seat) -> str:
    """The question a player is being asked."""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case turns.Acting():
            out = f" ({dice_list(s.out)} out)" if s.out else ""
            return f"You show {dice_list(sorted(s.fresh + s.rerolled))}{out}. What do you do?"
        case pirates.Turning(face=face):
            return f"Bullseye: to which face do you turn the {symbol_name(face)}?"
        case pirates.Putting(owner=owner, face=face):
            return f"On board! Where does {whose(owner, seat)} die from the {symbol_name(face)} go?"
        case settlement.Pardonable(column=column):
            return f"The {symbol_name(column)} failed: {phase.name(s)}. Do you ignore this penalty?"
        case penalties.Loading(count=count):
            return (
                f"Penalty: {number(count, 'rum', 'rum')} from the hold must go on the pirates. On whom goes the next?"
            )
        case penalties.Tossing(count=count):
            return f"You lose {number(count, 'gold token')}. Which goes first?"
    return PROMPTS[type(phase)] if phase is not None else "The game is over."


PROMPTS: dict[type[Phase[Table]], str] = {
    pirates.Picking: "Which of your dice do you turn?",
    pirates.Swapping: "Change of course: which two black lines change places?",
    pirates.Storming: "Storm: which black line is rolled again?",
    pirates.Hauling: "Keelhauling: from which column do all players take their dice back?",
    pirates.Taking: "On board! Whose die do you move?",
    rewards.MovingDie: "The anchor is weighed: you may move one of your anchor dice. Where?",
    penalties.Throwing: "A pirate must go overboard, for good. Who?",
}


def label(s: Table, seat: Seat, action: Action) -> str:
    """The text of an option's button."""
    match action:
        case a.Place(face):
            count = s.shown(face)
            return f"Place {number(count, symbol_name(face), symbol_name(face, 2))} ({column_after(s, face, count)})"
        case a.Reroll(face, count):
            return f"Roll {number(count, symbol_name(face), symbol_name(face, 2))} again"
        case a.Use(pirate):
            return use_label(s, pirate)
        case a.Pick(face):
            phase = s.agenda[-1] if s.agenda else None
            jibe = isinstance(phase, pirates.Picking) and not phase.any_face
            return f"The {symbol_name(face)}" + (f", to {symbol_name(opposite(face))}" if jibe else "")
        case a.Turn(face):
            return f"To the {symbol_name(face)}{inactive_note(s, face)}"
        case a.Swap(one, other):
            return f"{sentence(symbol_name(one))} ({s.black[one]}) and {symbol_name(other)} ({s.black[other]})"
        case a.Storm(face):
            return f"The {symbol_name(face)}: {number(s.black[face], 'black die', 'black dice')}"
        case a.Haul(face):
            return f"The {symbol_name(face)}: {owner_list(s.columns[face], seat)}"
        case a.Take(owner, face):
            return f"{sentence(whose(owner, seat))} die from the {symbol_name(face)}"
        case a.Put(face):
            return f"To the {symbol_name(face)} ({column_after(s, face, 1)})"
        case a.Refill(gold):
            return f"Toss a gold token worth {gold}: all rum on the pirates goes back to the hold"
        case a.Toss(gold):
            return f"A token worth {gold}"
        case a.Throw(pirate):
            return f"{pirate_name(s, pirate)}{last_pirate_warning(s)}"
        case a.Load(pirate):
            return f"{pirate_name(s, pirate)} ({s.rum_on[pirate]} of {s.limit(pirate)} rum)"
        case a.Suffer():
            return f"Let it happen{fatal_penalty_warning(s)}"
    return LABELS[type(action)]


LABELS: dict[type[Action], str] = {
    a.RerollAll: "Roll all dice with inactive symbols again",
    a.Drink: "Drink a rum: roll all your unplaced dice again",
    a.Done: "Place nothing and end your turn",
    a.Stay: "Leave them where they are",
    a.Cancel: "Ignore it",
}


def column_after(s: Table, column: int, added: int) -> str:
    """What a column lacks after this many dice are added."""
    if not s.black[column]:
        return "blocked" if column == s.stage.blocked else "inactive"
    short = s.missing(column) - added
    return "fills it" if short == 0 else f"{short} still short" if short > 0 else f"{-short} more than needed"


def inactive_note(s: Table, face: int) -> str:
    return "" if s.black[face] else " (inactive)"


def pirate_name(s: Table, pirate: int) -> str:
    printed = s.components.pirates[pirate]
    return f"{printed.title}{'*' if printed.guessed_title else ''} ({printed.name})"


def use_label(s: Table, pirate: int) -> str:
    printed = s.components.pirates[pirate]
    warning = last_pirate_warning(s) if pirate == OVERBOARD else ""
    return f"{printed.name} (1 rum{warning}): {printed.about.rstrip('.')}"


def last_pirate_warning(s: Table) -> str:
    """A warning before the last pirate is flipped. (BD-7.6)"""
    return ", THE LAST OF THE CREW: THE GAME IS LOST" if is_last_pirate(s) else ""


def fatal_penalty_warning(s: Table) -> str:
    """A warning before a penalty that ends the game. (BD-7.6, BD-8.5)"""
    phase = s.agenda[-1] if s.agenda else None
    if not isinstance(phase, settlement.Penalty):
        return ""
    end = FATAL_TEXTS[fatal_ending(s, s.adventure(phase.column).penalty)]
    return f": {end.upper()}, THE GAME IS LOST" if end else ""


LOSSES = {
    "sunk": "The ship has sunk: everyone loses.",
    "crew-lost": "There is no crew left: everyone loses.",
    "adrift": "The quest took too long and was given up: everyone loses.",
}
VICTORIES = {
    "most-gold": "with the most gold",
    "fewest-tokens": "with as much gold as another, in fewer tokens",
    "captain": "as captain of the last round: gold and tokens were tied",
}


def outcome(result: Result, you: Seat | None) -> str:
    """A sentence about how the game ended."""
    if not result.winners:
        return LOSSES[result.ending]
    gold = listed(f"{who(seat, you)} {points}" for seat, points in enumerate(result.points))
    return f"{does(result.winners[0], you, 'win')} {VICTORIES[result.ending]}: {gold}."


WORDS: Words[Table] = Words(
    prompt=prompt, label=label, event_text=event_text, text_board=text_board, outcome=outcome, hints=hint_text
)
