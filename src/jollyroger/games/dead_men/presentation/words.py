"""The texts of the game. A player is written {seat}; the reader is 'you'."""

from __future__ import annotations

from ....engine import Action, Phase, Result, Seat, Words
from ....engine.messages import Message, message, person
from .. import actions as a
from ..components import OFF_SHIP
from ..messages import MESSAGES, text
from ..rules import action_phase, battle, crew, effects, revenge, tile_search
from ..state import Ship, crew_in, place_beyond, strength
from .description import describe, goal
from .ending_text import cause, tally
from .event_text import ending_text, event_text
from .hints_text import hints_text
from .labels import hunter_name, label
from .names import foe_name, room_name, side_name, strong_foe
from .option_text import options
from .scenes import scene
from .targets import target
from .text_board import marked_board, text_board


def prompt(s: Ship, seat: Seat) -> str:
    """The question a player is being asked."""
    match s.agenda[-1] if s.agenda else None:
        case action_phase.Acting():
            return text("prompt-turn" if s.own_tokens + s.received_tokens else "prompt-no-actions")
        case tile_search.Placing():
            if s.drawn_tile is None:
                return text("prompt-place-unknown")
            return text("prompt-place", tile=room_name(s.drawn_tile))
        case battle.Facing():
            return text("prompt-enemies") if s.place[seat] == OFF_SHIP else facing_prompt(s, seat)
        case battle.Aiming():
            return text("prompt-aim")
        case battle.Reckoning() as phase:
            return text("prompt-track", total=phase.total_without_track(s), strength=strength(s, phase.token))
        case battle.Aftermath() as phase:
            return text("prompt-lost", foe=strong_foe(phase.token, strength(s, phase.token)))
        case battle.Clash() as phase:
            return with_votes(s, seat, message("prompt-clash", room=room_name(phase.room)), phase.votes)
        case crew.Hunting() as phase:
            return with_votes(s, seat, message("prompt-hunt", foe=hunter_name(s)), phase.votes)
        case tile_search.Mooring() as phase:
            return with_votes(s, seat, message("prompt-moor"), phase.votes)
        case effects.Robbed():
            return text("prompt-robbed", who=person(s.active, seat))
        case None:
            return text("prompt-over")
        case phase:
            return text(PROMPTS[type(phase)])


PROMPTS: dict[type[Phase[Ship]], str] = {
    effects.Eliminating: "prompt-strike",
    revenge.Foresight: "prompt-foresight",
}


def facing_prompt(s: Ship, seat: Seat) -> str:
    foes = crew_in(s, s.place[seat])
    return text("prompt-face", foe=foe_name(foes[0])) if len(foes) == 1 else text("prompt-face-many")


def with_votes(s: Ship, seat: Seat, question: Message, votes: tuple[Action, ...]) -> str:
    """A question to all, and the votes cast so far: 'Who fights? One vote for Long Tom.'"""
    for vote in dict.fromkeys(votes):
        counted = message("votes", count=votes.count(vote), choice=choice_text(s, seat, vote))
        question = message("prompt-with-votes", prompt=question, votes=counted)
    return MESSAGES.render(question)


def choice_text(s: Ship, seat: Seat, vote: Action) -> Message:
    """What a vote is for."""
    phase = s.agenda[-1]
    if isinstance(vote, a.Name):
        return message("choice-pirate", who=person(vote.pirate, seat))
    if isinstance(vote, a.Steer) and isinstance(phase, crew.Hunting):
        beyond = None if vote.way == a.HERE else place_beyond(s, s.token_at[phase.tokens[0]], vote.way)
        return message("choice-stay") if beyond is None else message("choice-room", room=room_name(beyond))
    assert isinstance(vote, a.Moor)
    return message("choice-door", side=side_name(vote.way))


def outcome(result: Result, you: Seat | None) -> str:
    """How the game ended, in a sentence."""
    return ending_text(result.ending)


WORDS: Words[Ship] = Words(
    prompt=prompt,
    label=label,
    event_text=event_text,
    text_board=text_board,
    marked_board=marked_board,
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
