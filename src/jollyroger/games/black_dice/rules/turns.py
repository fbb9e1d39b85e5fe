"""Stage 2, the turns: roll, roll again, drink, use pirates, place. (BD-6)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....engine import Action, Phase, Refusal, Seat
from ..actions import DONE, DRINK, PLACE, REFILL, REROLL, REROLL_ALL, USE, Drink, Place, Refill, Reroll, RerollAll, Use
from ..components import FACES
from ..events import Drank, Placed, PlacedNothing, Refilled, Rerolled, Rolled
from ..state import Table
from .pirates import hindrance, use
from .player_choice import Decision
from .rolling import roll


class NextTurn(Phase[Table]):
    """The next player with unplaced dice, beginning with this seat, rolls them; stage 2 ends when there is none.

    It ends too when no column is active: nothing could ever be placed. (BD-4.5, BD-6.1)
    """

    seat: Seat

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        seat = next((seat for seat in s.round_of(self.seat) if s.waiting[seat]), None)
        if seat is None or not any(s.black[1:]):
            return
        s.active = seat
        roll_all(s, seat)
        s.tell(Rolled, seat, tuple(s.fresh))
        s.plan(Acting(seat), NextTurn(s.after(seat)[0]))


def roll_all(s: Table, seat: Seat) -> None:
    """All unplaced dice are rolled: those that were out, too. (BD-6.1, BD-6.2)"""
    s.fresh = sorted(roll(s, s.unplaced(seat)))
    s.waiting[seat] = 0
    s.spent.clear()
    s.out.clear()


class Acting(Decision):
    """Between rolling and placing a player does what he likes, as often as he can pay for it. (BD-6.2, BD-6.3)"""

    def options(self, s: Table) -> list[Action]:
        seat, black = self.seat, s.black
        showing = {*s.fresh, *s.spent}
        options: list[Action] = [PLACE[face] for face in FACES if black[face] and face in showing]
        placing = bool(options)
        idle = [face for face in FACES if not black[face] and face in s.fresh]
        for face in idle:
            options += REROLL[face][1 : s.fresh.count(face) + 1]
        if len(idle) > 1:
            options.append(REROLL_ALL)
        if s.rum[seat]:
            options.append(DRINK)
            options += [USE[pirate] for pirate in s.crew if hindrance(s, seat, pirate) is None]
        if not s.unblocked():
            options += [REFILL[gold] for gold in dict.fromkeys(s.purses[seat])]
        if not placing:
            options.append(DONE)
        return options

    def decided(self, s: Table, action: Action) -> None:
        match action:
            case Place(face):
                place(s, self.seat, face)
                return
            case Reroll(face, count):
                reroll(s, self.seat, [face] * count)
            case RerollAll():
                reroll(s, self.seat, [face for face in s.fresh if not s.black[face]])
            case Drink():
                s.rum[self.seat] -= 1
                s.hold += 1
                roll_all(s, self.seat)
                s.tell(Drank, self.seat, tuple(s.fresh))
            case Use(pirate):
                s.plan(self)
                use(s, self.seat, pirate)
                return
            case Refill(gold):
                refill(s, self.seat, gold)
            case _:
                s.tell(PlacedNothing, self.seat)
                end_turn(s, self.seat)
                return
        s.plan(self)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat != self.seat:
            return
        showing = {*s.fresh, *s.spent}
        for face in FACES:
            if face in showing and not s.black[face]:
                state = "blocked" if face == s.waters.blocked else "inactive"
                yield Refusal(PLACE[face], "BD-4.4", f"No black die lies there: the column is {state}.")
            elif face in s.out and face not in showing:
                yield Refusal(PLACE[face], "BD-6.2", "That die was inactive twice: it is out for this roll.")
        if not s.rum[seat]:
            yield Refusal(DRINK, "BD-6.2", "You have no rum left.")
        for pirate in s.crew:
            if reason := hindrance(s, seat, pirate):
                yield Refusal(USE[pirate], *reason)
        if any(s.black[face] for face in showing):
            yield Refusal(DONE, "BD-6.3", "One of your symbols is active, so you must place.")

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if seat != self.seat:
            return super().refusal(s, seat, action)
        match action:
            case Place():
                return Refusal(action, "BD-6.3", "None of your dice shows that.")
            case Reroll(face, _) if s.black[face]:
                return Refusal(action, "BD-6.2", "Only dice with inactive symbols are rolled again for free.")
            case Reroll() | RerollAll():
                return Refusal(action, "BD-6.2", "You have not so many dice that may be rolled again.")
            case Refill() if s.unblocked():
                return Refusal(action, "BD-7.5", "Not every pirate has his fill of rum yet.")
            case Refill():
                return Refusal(action, "BD-7.5", "You have no such gold token to toss.")
        return super().refusal(s, seat, action)


def place(s: Table, seat: Seat, face: int) -> None:
    """All dice of one symbol go to its column; those that are out stay behind. (BD-6.3)"""
    count = s.fresh.count(face) + s.spent.count(face)
    s.columns[face] += [seat] * count
    s.fresh = [other for other in s.fresh if other != face]
    s.spent = [other for other in s.spent if other != face]
    s.tell(Placed, seat, face, count)
    end_turn(s, seat)


def end_turn(s: Table, seat: Seat) -> None:
    """What is left waits for the next turn. (BD-6.4)"""
    s.waiting[seat] = s.unplaced(seat)
    s.active = None
    s.fresh.clear()
    s.spent.clear()
    s.out.clear()


def reroll(s: Table, seat: Seat, faces: list[int]) -> None:
    """Dice with inactive symbols are rolled once more; inactive again, they are out for this roll. (BD-6.2)"""
    for face in faces:
        s.fresh.remove(face)
    new = sorted(roll(s, len(faces)))
    s.spent = sorted(s.spent + [face for face in new if s.black[face]])
    s.out = sorted(s.out + [face for face in new if not s.black[face]])
    s.tell(Rerolled, seat, tuple(faces), tuple(new))


def refill(s: Table, seat: Seat, gold: int) -> None:
    """When every pirate has his fill, a tossed gold token sends all their rum back to the hold. (BD-7.5)"""
    s.purses[seat].remove(gold)
    s.tossed = sorted([*s.tossed, gold])
    for pirate in s.crew:
        s.sober(pirate)
    s.tell(Refilled, seat, gold)
