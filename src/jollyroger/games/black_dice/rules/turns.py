"""Stage 2, the turns: roll, roll again, drink, use pirates, place dice. (BD-6)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ....engine import Action, Refusal, Seat, Step
from ..actions import (
    DONE,
    DRINK,
    PLACE,
    REFILL,
    REROLL_ALL,
    REROLL_UP_TO,
    USE,
    Drink,
    Place,
    Refill,
    Reroll,
    RerollAll,
    Use,
)
from ..components import FACES, PLAYERS
from ..events import Drank, Placed, PlacedNothing, Refilled, Rerolled, Rolled
from ..messages import text
from ..state import Table
from .pirates import use_pirate, use_refusal
from .player_choice import PlayerChoice


class NextTurn(Step[Table]):
    """The next player with unplaced dice, beginning with this seat, rolls them. (BD-6.1)

    Stage 2 ends if there is none, or if no column is active. (BD-4.5)
    """

    seat: Seat

    def run(self, s: Table) -> None:
        seat = next_to_roll(s, self.seat)
        if seat is None or not any(s.black[1:]):
            return
        s.active = seat
        roll_all(s, seat)
        if s.listener is not None:  # a simulation has none, and to describe a roll takes longer than to roll
            s.tell(Rolled, seat, tuple(s.fresh), tuple(s.active_columns()))
        s.plan(ACTING[seat], NEXT_TURN[(seat + 1) % s.seats])


def next_to_roll(s: Table, first: Seat) -> Seat | None:
    """The first player with unplaced dice, beginning with this seat; None if there are no such dice. (BD-6.1)"""
    seat = first
    for _ in range(s.seats):
        if s.waiting[seat]:
            return seat
        seat = (seat + 1) % s.seats
    return None


def roll_all(s: Table, seat: Seat) -> None:
    """Roll all unplaced dice, including those that were out. (BD-6.1, BD-6.2)"""
    faces = s.chance.rolls(s.unplaced(seat))
    faces.sort()
    s.fresh = faces
    s.waiting[seat] = 0
    if s.rerolled or s.out:
        s.rerolled = []
        s.out = []


class Acting(PlayerChoice):
    """A player's choices between rolling and placing, until he places dice or ends his turn. (BD-6.2, BD-6.3)"""

    def options(self, s: Table) -> Sequence[Action]:
        seat, black, fresh, rerolled = self.seat, s.black, s.fresh, s.rerolled
        options: list[Action] = []
        rerolls: list[Action] = []
        inactive = 0
        for face in FACES:
            if black[face]:
                if face in fresh or face in rerolled:
                    options.append(PLACE[face])
            elif face in fresh:
                rerolls += REROLL_UP_TO[face][fresh.count(face)]
                inactive += 1
        must_place = bool(options)
        options += rerolls
        if inactive > 1:
            options.append(REROLL_ALL)
        if s.rum[seat]:
            options.append(DRINK)
            for pirate in s.crew:
                if use_refusal(s, seat, pirate) is None:
                    options.append(USE[pirate])
        if s.purses[seat] and not s.pirates_with_room():
            options += [REFILL[gold] for gold in dict.fromkeys(s.purses[seat])]
        if not must_place:
            options.append(DONE)
        return options

    def decide(self, s: Table, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Place):
            place_dice(s, seat, action.face)
            return
        if isinstance(action, Use):
            s.plan(self)
            use_pirate(s, seat, action.pirate)
            return
        if isinstance(action, Reroll):
            reroll(s, seat, [action.face] * action.count)
        elif isinstance(action, RerollAll):
            reroll(s, seat, [face for face in s.fresh if not s.black[face]])
        elif isinstance(action, Drink):
            s.rum[seat] -= 1
            s.hold += 1
            roll_all(s, seat)
            s.tell(Drank, seat, tuple(s.fresh), tuple(s.active_columns()))
        elif isinstance(action, Refill):
            toss_for_rum(s, seat, action.gold)
        else:
            s.tell(PlacedNothing, seat)
            end_turn(s, seat)
            return
        s.plan(self)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat != self.seat:
            return
        shown = {*s.fresh, *s.rerolled}
        for face in FACES:
            if face in shown and not s.black[face]:
                state = "blocked" if face == s.stage.blocked else "inactive"
                yield Refusal(PLACE[face], "BD-4.4", text("refusal-place-closed", state=state))
            elif face in s.out and face not in shown:
                yield Refusal(PLACE[face], "BD-6.2", text("refusal-place-out"))
        if not s.rum[seat]:
            yield Refusal(DRINK, "BD-6.2", text("refusal-drink-no-rum"))
        for pirate in s.crew:
            if reason := use_refusal(s, seat, pirate):
                rule, why = reason
                yield Refusal(USE[pirate], rule, text(why))
        if any(s.black[face] for face in shown):
            yield Refusal(DONE, "BD-6.3", text("refusal-done-must-place"))

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if seat != self.seat:
            return super().refusal(s, seat, action)
        match action:
            case Place():
                return Refusal(action, "BD-6.3", text("refusal-place-not-shown"))
            case Reroll(face=face) if s.black[face]:
                return Refusal(action, "BD-6.2", text("refusal-reroll-active"))
            case Reroll() | RerollAll():
                return Refusal(action, "BD-6.2", text("refusal-reroll-too-many"))
            case Refill() if s.pirates_with_room():
                return Refusal(action, "BD-7.5", text("refusal-refill-room"))
            case Refill():
                return Refusal(action, "BD-7.5", text("refusal-refill-no-such-gold"))
        return super().refusal(s, seat, action)


ACTING: Final = [Acting(seat) for seat in range(PLAYERS[-1])]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(PLAYERS[-1])]


def place_dice(s: Table, seat: Seat, face: int) -> None:
    """Place all usable dice of a symbol in its column. (BD-6.3)"""
    count = s.shown(face)
    s.columns[face] += [seat] * count
    s.tell(Placed, seat, face, count)
    end_turn(s, seat, count)


def end_turn(s: Table, seat: Seat, placed: int = 0) -> None:
    """Keep the dice that were not placed for the player's next turn. (BD-6.4)"""
    s.waiting[seat] = s.unplaced(seat) - placed
    s.active = None
    s.fresh = []
    if s.rerolled or s.out:
        s.rerolled = []
        s.out = []


def reroll(s: Table, seat: Seat, faces: list[int]) -> None:
    """Roll dice with inactive symbols again. Those that are inactive again are out for this roll. (BD-6.2)"""
    for face in faces:
        s.fresh.remove(face)
    new = sorted(s.chance.rolls(len(faces)))
    s.rerolled = sorted(s.rerolled + [face for face in new if s.black[face]])
    s.out = sorted(s.out + [face for face in new if not s.black[face]])
    if s.listener is not None:
        s.tell(Rerolled, seat, tuple(faces), tuple(new), tuple(s.active_columns()))


def toss_for_rum(s: Table, seat: Seat, gold: int) -> None:
    """Toss a gold token to put all rum on the pirates back into the hold. (BD-7.5)"""
    s.purses[seat].remove(gold)
    s.tossed = sorted([*s.tossed, gold])
    for pirate in s.crew:
        s.return_rum(pirate)
    s.tell(Refilled, seat, gold)
