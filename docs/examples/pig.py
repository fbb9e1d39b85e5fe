"""Pig, a dice game, as a complete game in one file: rules, actions, events, state, a phase, texts and a policy.

A package that holds this file adds the game to `jollyroger` by an entry point in its pyproject.toml:

    [project.entry-points."jollyroger.games"]
    pig = "pig:GAME"
"""

from __future__ import annotations

from collections.abc import Mapping

from jollyroger.engine import (
    Action,
    Ask,
    Catalogue,
    Chance,
    Codec,
    Event,
    Game,
    Option,
    Phase,
    Result,
    Rules,
    Seat,
    State,
    View,
    Words,
)
from jollyroger.engine.text.english import does

RULES = """# Pig

**PIG-1** On your turn roll a die, as often as you like. What you roll counts for the turn.

**PIG-2** If you hold, the points of the turn are added to your score, and the turn passes to the left.

**PIG-3** If you roll a 1, the points of the turn are lost, and the turn passes to the left.

**PIG-4** Whoever holds and reaches the goal wins.
"""


# Actions: everything a player can ever choose. The ids of these two are "roll" and "hold".
class Roll(Action):
    pass


class Hold(Action):
    pass


ROLL, HOLD = Roll(), Hold()
CATALOGUE = Catalogue([ROLL, HOLD])


# Events: what has happened, for the log and the screen.
class Rolled(Event):
    seat: Seat
    face: int


class Held(Event):
    seat: Seat
    points: int


class Pig(State):
    """The scores, and the points of the current turn. Whose turn it is, the phase knows."""

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.goal = 0
        self.scores = [0] * seats
        self.points = 0

    def clone(self) -> Pig:
        twin = Pig(self.seats, self.chance.clone())
        twin.copy_kernel(self)
        twin.goal = self.goal
        twin.scores = self.scores[:]
        twin.points = self.points
        return twin


class Turn(Phase[Pig]):
    """A player rolls or holds, once; then the next turn or the rest of this one is planned. (PIG-1)"""

    seat: Seat

    def ask(self, s: Pig) -> list[Ask]:
        return [Ask(self.seat, [ROLL, HOLD] if s.points else [ROLL])]

    def resolve(self, s: Pig, answers: Mapping[Seat, Action]) -> None:
        if answers[self.seat] == HOLD:
            s.tell(Held, self.seat, s.points)
            s.scores[self.seat] += s.points  # PIG-2
            if s.scores[self.seat] >= s.goal:
                s.end(Result((self.seat,), "goal", tuple(s.scores)))  # PIG-4
        else:
            face = s.chance.roll()
            s.tell(Rolled, self.seat, face)
            if face > 1:
                s.points += face
                s.plan(self)
                return
        s.points = 0  # PIG-3
        s.plan(Turn(s.after(self.seat)[0]))


def deal(seats: int, options: Mapping[str, str], chance: Chance) -> Pig:
    s = Pig(seats, chance)
    s.goal = int(options["goal"])
    s.plan(Turn(0))
    return s


def view(s: Pig, seat: Seat | None) -> View:
    """What a seat may know. Pig has no secrets."""
    return {"goal": s.goal, "scores": s.scores[:], "points": s.points}


# Words: a player is written {seat}, and the reader is "you".
def prompt(s: Pig, seat: Seat) -> str:
    return f"You have {s.points} points this turn. Roll or hold?" if s.points else "It is your turn: roll."


def label(s: Pig, seat: Seat, action: Action) -> str:
    return "Roll" if action == ROLL else f"Hold {s.points} points"


def event_text(event: Event, reader: Seat | None) -> str:
    match event:
        case Rolled(seat, face):
            return f"{does(seat, reader, 'roll')} a {face}."
        case Held(seat, points):
            return f"{does(seat, reader, 'hold')} {points} points."
    return ""


def text_board(view: View) -> str:
    rows = [f"{{{seat}}}: {score} of {view['goal']} points" for seat, score in enumerate(view["scores"])]
    return "\n".join([*rows, f"This turn: {view['points']} points"])


def outcome(result: Result, reader: Seat | None) -> str:
    return f"{does(result.winners[0], reader, 'win')}!"


def policy(s: Pig, ask: Ask, chance: Chance) -> Action:
    """What a sensible player does: hold at 20 points, or if that wins."""
    return HOLD if s.points >= 20 or s.scores[ask.seat] + s.points >= s.goal else ROLL


GAME = Game(
    id="pig",
    name="Pig",
    about="Roll as long as you dare: a 1 loses it all.",
    version=1,
    seats=range(2, 9),
    options=(Option("goal", ("100", "50", "200"), "the score that wins"),),
    catalogue=CATALOGUE,
    codec=Codec(Pig, CATALOGUE, [Turn]),
    rules=Rules(RULES),
    words=Words(prompt, label, event_text, text_board, outcome),
    deal=deal,
    view=view,
    policy=policy,
)
