"""Prompts and outcomes, and all texts of the game put together. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Phase, Result, Seat, Words
from ....engine.text.english import does, listed, number, who, whose
from ..rules import penalties, pirates, rewards, settlement, turns
from ..state import Table
from .description import describe, goal
from .dice_text import symbol_name
from .event_text import event_text
from .option_text import label, option_texts, target
from .scenes import scene
from .tally import tally
from .text_board import hint_text, text_board


def prompt(s: Table, seat: Seat) -> str:
    """The question a player is being asked."""
    phase = s.agenda[-1] if s.agenda else None
    match phase:
        case turns.Acting():
            if any(s.black[face] for face in (*s.fresh, *s.rerolled)):
                return "Your turn. Which dice do you place?"
            return "None of your dice can be placed. What do you do?"
        case pirates.Picking(any_face=any_face):
            return f"{'Bullseye' if any_face else 'The Jibe'}: which die do you turn?"
        case pirates.Turning(face=face):
            return f"Bullseye: turn the {symbol_name(face)} to what?"
        case pirates.Putting(owner=owner, face=face):
            return f"On board! Where does {whose(owner, seat)} die from the {symbol_name(face)} go?"
        case settlement.Pardonable(column=column):
            return f"The {symbol_name(column)} failed: {phase.name(s)}. Ignore this penalty?"
        case penalties.Loading(count=count):
            return f"Penalty: put {number(count, 'more rum', 'more rum')} on the pirates. Who gets the next?"
        case penalties.Tossing(count=count):
            return f"You lose {number(count, 'gold token')}. Which one goes?"
    return PROMPTS[type(phase)] if phase is not None else "The game is over."


PROMPTS: dict[type[Phase[Table]], str] = {
    pirates.Swapping: "Change of course: which two lines of black dice change places?",
    pirates.Storming: "Storm: which black dice are re-rolled?",
    pirates.Hauling: "Keelhauling: which column is emptied of players' dice?",
    pirates.Taking: "On board! Whose die do you move?",
    rewards.MovingDie: "Anchor filled: you may move one of your dice from it. Where to?",
    penalties.Throwing: "Penalty: a pirate goes overboard for good. Who?",
}

LOSSES = {
    "sunk": "The ship has sunk: everyone loses.",
    "crew-lost": "There is no crew left: everyone loses.",
    "adrift": "The quest took too long and was given up: everyone loses.",
}
VICTORIES = {
    "most-gold": "with the most gold",
    "fewest-tokens": "with as much gold as another, in fewer tokens",
    "captain": "as the ship's captain of the last round, since gold and tokens were tied",
}


def outcome(result: Result, you: Seat | None) -> str:
    """A sentence about how the game ended."""
    if not result.winners:
        return LOSSES[result.ending]
    gold = listed(f"{who(seat, you)} {points}" for seat, points in enumerate(result.points))
    return f"{does(result.winners[0], you, 'win')} {VICTORIES[result.ending]}: {gold}."


WORDS: Words[Table] = Words(
    prompt=prompt,
    label=label,
    event_text=event_text,
    text_board=text_board,
    outcome=outcome,
    hints=hint_text,
    options=option_texts,
    target=target,
    scene=scene,
    goal=goal,
    describe=describe,
    cause=lambda view: f"{view['cause']}." if view["cause"] else "",
    tally=tally,
)
