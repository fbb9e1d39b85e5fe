"""Prompts and outcomes, and all texts of the game put together. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Phase, Result, Seat, Words
from ....engine.messages import person
from ..messages import text
from ..rules import penalties, pirates, rewards, settlement, turns
from ..state import Table
from .description import describe, goal
from .dice_text import symbol
from .ending_text import cause_sentence, gold_list, tally
from .event_text import event_text
from .option_text import label, option_texts, target
from .scenes import scene
from .text_board import hint_text, marked_board, text_board


def prompt(s: Table, seat: Seat) -> str:
    """The question a player is being asked."""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case turns.Acting():
            if any(s.black[face] for face in (*s.fresh, *s.rerolled)):
                return text("prompt-place")
            return text("prompt-nothing-to-place")
        case pirates.Picking(any_face=any_face):
            return text("prompt-pick-any" if any_face else "prompt-pick-opposite")
        case pirates.Turning(face=face):
            return text("prompt-turn", die=symbol(face))
        case pirates.Putting(owner=owner, face=face):
            return text("prompt-put", owner=person(owner, seat), column=symbol(face))
        case settlement.Pardonable(column=column):
            return text("prompt-pardon", column=symbol(column), penalty=phase.name(s))
        case penalties.Loading(count=count):
            return text("prompt-load", count=count)
        case penalties.Tossing(count=count):
            return text("prompt-toss", count=count)
    return text(PROMPTS[type(phase)] if phase is not None else "prompt-over")


PROMPTS: dict[type[Phase[Table]], str] = {
    pirates.Swapping: "prompt-swap",
    pirates.Storming: "prompt-storm",
    pirates.Hauling: "prompt-haul",
    pirates.Taking: "prompt-take",
    rewards.MovingDie: "prompt-move-die",
    penalties.Throwing: "prompt-throw",
}


def outcome(result: Result, you: Seat | None) -> str:
    """A sentence about how the game ended."""
    if not result.winners:
        return text("outcome-lost", ending=result.ending)
    return text(
        "outcome-won", who=person(result.winners[0], you), ending=result.ending, gold=gold_list(result.points, you)
    )


WORDS: Words[Table] = Words(
    prompt=prompt,
    label=label,
    event_text=event_text,
    text_board=text_board,
    marked_board=marked_board,
    outcome=outcome,
    hints=hint_text,
    options=option_texts,
    target=target,
    scene=scene,
    goal=goal,
    describe=describe,
    cause=cause_sentence,
    tally=tally,
)
