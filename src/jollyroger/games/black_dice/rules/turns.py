"""Stage 2, the turns: roll, roll again, drink, use pirates, place dice. (BD-6)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ....engine import Action, Phase, Refusal, Seat
from ..actions import DONE, DRINK, PLACE, REFILL, REROLL, REROLL_ALL, USE, Drink, Place, Refill, Reroll, RerollAll, Use
from ..components import FACES
from ..events import Drank, Placed, PlacedNothing, Refilled, Rerolled, Rolled
from ..state import Table
from .pirates import use_pirate, use_refusal
from .player_choice import PlayerChoice
from .rolling import roll_dice


class NextTurn(Phase[Table]):
    """The next player with unplaced dice, beginning with this seat, rolls them. (BD-6.1)

    Stage 2 ends if there is none, or if no column is active. (BD-4.5)
    """

    seat: Seat

    def resolve(self, s: Table, answers: Mapping[Seat, Action]) -> None:
        seat = next((seat for seat in s.seats_from(self.seat) if s.waiting[seat]), None)
        if seat is None or not any(s.black[1:]):
            return
        s.active = seat
        roll_all(s, seat)
        s.tell(Rolled, seat, tuple(s.fresh), tuple(s.active_columns()))
        s.plan(Acting(seat), NextTurn(s.after(seat)[0]))


def roll_all(s: Table, seat: Seat) -> None:
    """Roll all unplaced dice, including those that were out. (BD-6.1, BD-6.2)"""
    s.fresh = sorted(roll_dice(s, s.unplaced(seat)))
    s.waiting[seat] = 0
    s.rerolled.clear()
    s.out.clear()


class Acting(PlayerChoice):
    """A player's choices between rolling and placing, until he places dice or ends his turn. (BD-6.2, BD-6.3)"""

    def options(self, s: Table) -> Sequence[Action]:
        seat, black = self.seat, s.black
        shown = {*s.fresh, *s.rerolled}
        options: list[Action] = [PLACE[face] for face in FACES if black[face] and face in shown]
        must_place = bool(options)
        inactive = [face for face in FACES if not black[face] and face in s.fresh]
        for face in inactive:
            options += REROLL[face][1 : s.fresh.count(face) + 1]
        if len(inactive) > 1:
            options.append(REROLL_ALL)
        if s.rum[seat]:
            options.append(DRINK)
            options += [USE[pirate] for pirate in s.crew if use_refusal(s, seat, pirate) is None]
        if not s.pirates_with_room():
            options += [REFILL[gold] for gold in dict.fromkeys(s.purses[seat])]
        if not must_place:
            options.append(DONE)
        return options

    def decide(self, s: Table, action: Action) -> None:
        match action:
            case Place(face):
                place_dice(s, self.seat, face)
                return
            case Reroll(face, count):
                reroll(s, self.seat, [face] * count)
            case RerollAll():
                reroll(s, self.seat, [face for face in s.fresh if not s.black[face]])
            case Drink():
                s.rum[self.seat] -= 1
                s.hold += 1
                roll_all(s, self.seat)
                s.tell(Drank, self.seat, tuple(s.fresh), tuple(s.active_columns()))
            case Use(pirate):
                s.plan(self)
                use_pirate(s, self.seat, pirate)
                return
            case Refill(gold):
                toss_for_rum(s, self.seat, gold)
            case _:
                s.tell(PlacedNothing, self.seat)
                end_turn(s, self.seat)
                return
        s.plan(self)

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat != self.seat:
            return
        shown = {*s.fresh, *s.rerolled}
        for face in FACES:
            if face in shown and not s.black[face]:
                state = "blocked" if face == s.stage.blocked else "inactive"
                yield Refusal(PLACE[face], "BD-4.4", f"No black die lies there: the column is {state}.")
            elif face in s.out and face not in shown:
                yield Refusal(PLACE[face], "BD-6.2", "That die was inactive twice: it is out for this roll.")
        if not s.rum[seat]:
            yield Refusal(DRINK, "BD-6.2", "You have no rum left.")
        for pirate in s.crew:
            if reason := use_refusal(s, seat, pirate):
                yield Refusal(USE[pirate], *reason)
        if any(s.black[face] for face in shown):
            yield Refusal(DONE, "BD-6.3", "One of your symbols is active, so you must place.")

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if seat != self.seat:
            return super().refusal(s, seat, action)
        match action:
            case Place():
                return Refusal(action, "BD-6.3", "None of your dice shows that.")
            case Reroll(face, _) if s.black[face]:
                return Refusal(action, "BD-6.2", "Only dice with inactive symbols can be re-rolled for free.")
            case Reroll() | RerollAll():
                return Refusal(action, "BD-6.2", "You don't have that many dice to re-roll.")
            case Refill() if s.pirates_with_room():
                return Refusal(action, "BD-7.5", "Some pirates still have room for rum.")
            case Refill():
                return Refusal(action, "BD-7.5", "You have no such gold token to toss.")
        return super().refusal(s, seat, action)


def place_dice(s: Table, seat: Seat, face: int) -> None:
    """Place all usable dice of a symbol in its column. (BD-6.3)"""
    count = s.shown(face)
    s.columns[face] += [seat] * count
    s.fresh = [other for other in s.fresh if other != face]
    s.rerolled = [other for other in s.rerolled if other != face]
    s.tell(Placed, seat, face, count)
    end_turn(s, seat)


def end_turn(s: Table, seat: Seat) -> None:
    """Keep the remaining dice for the player's next turn. (BD-6.4)"""
    s.waiting[seat] = s.unplaced(seat)
    s.active = None
    s.fresh.clear()
    s.rerolled.clear()
    s.out.clear()


def reroll(s: Table, seat: Seat, faces: list[int]) -> None:
    """Roll dice with inactive symbols again. Those that are inactive again are out for this roll. (BD-6.2)"""
    for face in faces:
        s.fresh.remove(face)
    new = sorted(roll_dice(s, len(faces)))
    s.rerolled = sorted(s.rerolled + [face for face in new if s.black[face]])
    s.out = sorted(s.out + [face for face in new if not s.black[face]])
    s.tell(Rerolled, seat, tuple(faces), tuple(new), tuple(s.active_columns()))


def toss_for_rum(s: Table, seat: Seat, gold: int) -> None:
    """Toss a gold token to put all rum on the pirates back into the hold. (BD-7.5)"""
    s.purses[seat].remove(gold)
    s.tossed = sorted([*s.tossed, gold])
    for pirate in s.crew:
        s.return_rum(pirate)
    s.tell(Refilled, seat, gold)
