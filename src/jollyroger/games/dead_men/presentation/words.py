"""The texts of the game. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Action, Phase, Result, Seat, Words
from ....engine.text.english import sentence, who
from .. import actions as a
from ..components import OFF_SHIP, SIDES
from ..rules import action_phase, battle, crew, effects, revenge, tile_search
from ..state import Ship, crew_in, place_beyond, strength
from .description import describe, goal
from .ending_text import cause, tally
from .event_text import ENDINGS, event_text
from .hints_text import hints_text
from .labels import hunter_name, label
from .names import foe_kind, foe_name, in_room, room_name
from .option_text import options
from .scenes import scene
from .targets import target
from .text_board import text_board

COUNTS = ("No", "One", "Two", "Three", "Four", "Five")


def prompt(s: Ship, seat: Seat) -> str:
    """The question a player is being asked."""
    match s.agenda[-1] if s.agenda else None:
        case action_phase.Acting():
            left = s.own_tokens + s.received_tokens
            return "Your turn. What do you do?" if left else "You have no actions left."
        case tile_search.Placing():
            return "Where does it lie?" if s.drawn_tile is None else f"Where does {room_name(s.drawn_tile)} lie?"
        case battle.Facing():
            return "Enemies! Whom do you fight?" if s.place[seat] == OFF_SHIP else facing_prompt(s, seat)
        case battle.Aiming():
            return "Whom do you shoot at?"
        case battle.Reckoning() as phase:
            score = f"{phase.total_without_track(s)} against {strength(s, phase.token)}"
            return f"{score}. Add your battle strength?"
        case battle.Aftermath() as phase:
            return f"You lost to {foe_name(phase.token, strength(s, phase.token))}. What now?"
        case battle.Clash() as phase:
            return f"Enemies {in_room(phase.room)}! Who fights?{votes_text(s, seat, phase.votes)}"
        case crew.Hunting() as phase:
            return f"Which way does {hunter_name(s)} go?{votes_text(s, seat, phase.votes)}"
        case tile_search.Mooring() as phase:
            return f"Where does the Dinghy wait?{votes_text(s, seat, phase.votes)}"
        case None:
            return "The game is over."
        case phase:
            return PROMPTS[type(phase)].format(active=who(s.active, seat))


PROMPTS: dict[type[Phase[Ship]], str] = {
    effects.Eliminating: "Strike down a second deckhand?",
    effects.Robbed: "{active} took your item. Which one do you take instead?",
    revenge.Foresight: "Which card happens? The other one goes back on top.",
}


def facing_prompt(s: Ship, seat: Seat) -> str:
    foes = crew_in(s, s.place[seat])
    return (
        f"{sentence(foe_kind(foes[0]))}! Do you fight, or send it away?"
        if len(foes) == 1
        else "Enemies! Whom do you face first?"
    )


def votes_text(s: Ship, seat: Seat, votes: tuple[Action, ...]) -> str:
    """The votes cast so far: ' One vote for Long Tom.'"""
    counts = [(votes.count(vote), vote) for vote in dict.fromkeys(votes)]
    texts = [
        f"{COUNTS[count]} vote{'s' if count > 1 else ''} for {choice_text(s, seat, vote)}." for count, vote in counts
    ]
    return "".join(f" {text}" for text in texts)


def choice_text(s: Ship, seat: Seat, vote: Action) -> str:
    """What a vote is for."""
    phase = s.agenda[-1]
    if isinstance(vote, a.Name):
        return who(vote.pirate, seat)
    if isinstance(vote, a.Steer) and isinstance(phase, crew.Hunting):
        beyond = None if vote.way == a.HERE else place_beyond(s, s.token_at[phase.tokens[0]], vote.way)
        return "staying" if beyond is None else room_name(beyond)
    assert isinstance(vote, a.Moor)
    return f"the {SIDES[vote.way]} door"


def outcome(result: Result, you: Seat | None) -> str:
    """How the game ended, in a sentence."""
    return ENDINGS[result.ending]


WORDS: Words[Ship] = Words(
    prompt=prompt,
    label=label,
    event_text=event_text,
    text_board=text_board,
    outcome=outcome,
    hints=hints_text,
    options=options,
    target=target,
    scene=scene,
    goal=goal,
    describe=describe,
    cause=cause,
    tally=tally,
)
