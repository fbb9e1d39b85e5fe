"""The printed penalties of failed columns. (BD-8.5, BD-8.9 to BD-8.11)"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ....engine import Action, Refusal, Result, Seat
from ..actions import LOAD, THROW, TOSS, Load, Throw, Toss
from ..components import Effect
from ..events import RumLoaded, Sank, ShipHit, Tossed
from ..messages import text
from ..state import Table
from .pirates import flip, is_last_pirate
from .player_choice import PlayerChoice

PARTICIPANT_LOSS, OTHERS_LOSS = 1, 2
"""How many gold tokens the penalty costs participants, and the other players. (BD-8.11)"""


class Throwing(PlayerChoice):
    """The captain throws a pirate overboard. (BD-8.9)"""

    def options(self, s: Table) -> Sequence[Action]:
        return [THROW[pirate] for pirate in s.crew]

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Throw)
        flip(s, action.pirate)


class Loading(PlayerChoice):
    """The captain puts rum from the hold on the pirates, as far as the hold and their limits allow. (BD-8.9)"""

    count: int

    def options(self, s: Table) -> Sequence[Action]:
        return [LOAD[pirate] for pirate in s.pirates_with_room()] if s.hold else []

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Load)
        s.hold -= 1
        s.rum_on[action.pirate] += 1
        printed = s.components.pirates[action.pirate]
        s.tell(RumLoaded, self.seat, printed.title, printed.name)
        if self.count > 1:
            s.plan(Loading(self.seat, self.count - 1))

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            for pirate in s.crew:
                if s.rum_on[pirate] >= s.limit(pirate):
                    yield Refusal(LOAD[pirate], "BD-8.9", text("refusal-pirate-full"))


class Tossing(PlayerChoice):
    """A player loses gold tokens of his choice, or all that he has. (BD-8.11)"""

    count: int

    def options(self, s: Table) -> Sequence[Action]:
        return [TOSS[gold] for gold in dict.fromkeys(s.purses[self.seat])]

    def needs_answer(self, s: Table, options: Sequence[Action]) -> bool:
        # This may depend on the number of his tokens, which all can see, but not on their values.
        return len(s.purses[self.seat]) > self.count

    def decide(self, s: Table, action: Action) -> None:
        assert isinstance(action, Toss)
        s.purses[self.seat].remove(action.gold)
        s.tossed = sorted([*s.tossed, action.gold])
        s.tell(Tossed, self.seat, action.gold)
        if self.count > 1:
            s.plan(Tossing(self.seat, self.count - 1))

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Toss) and seat == self.seat:
            return Refusal(action, "BD-8.11", text("refusal-no-such-gold"))
        return super().refusal(s, seat, action)


def throw_pirate(s: Table, column: int, penalty: Effect) -> None:
    s.plan(Throwing(s.captain))


def extra_black(s: Table, column: int, penalty: Effect) -> None:
    """One black die more per player next round. (BD-4.1)"""
    s.extra_black += s.seats


def damage(s: Table, column: int, penalty: Effect) -> None:
    """Damage the ship. The third damage sinks it at once, and nobody wins. (BD-8.5, BD-10.3)"""
    count = min(s.damage_left(), penalty.n)
    s.damage += count
    s.damages.append([s.round, column, count])
    s.tell(ShipHit, column, s.damage, s.components.numbers.ship_damage)
    if not s.damage_left():
        s.tell(Sank, s.round, tuple((round, column, count) for round, column, count in s.damages))
        s.end(Result((), "sunk"))


def rum_on_pirates(s: Table, column: int, penalty: Effect) -> None:
    s.plan(Loading(s.captain, penalty.n))


def lose_die(s: Table, column: int, penalty: Effect) -> None:
    """Everyone has a die fewer next round, however often this happens. (BD-8.10)"""
    s.die_fewer_next = True


def lose_gold(s: Table, column: int, penalty: Effect) -> None:
    """Participants lose one gold token, the others two; captain first, then clockwise. (BD-8.11)"""
    seats = s.seats_from(s.captain)
    s.plan(*[Tossing(seat, PARTICIPANT_LOSS if seat in s.columns[column] else OTHERS_LOSS) for seat in seats])


def fatal_ending(s: Table, penalty: Effect) -> str | None:
    """The ending with which this penalty would end the game now; None if it would not. (BD-7.6, BD-8.5)"""
    if penalty.kind == "damage" and penalty.n >= s.damage_left():
        return "sunk"
    if penalty.kind == "throw-pirate" and is_last_pirate(s):
        return "crew-lost"
    return None


PENALTIES: Final[dict[str, Callable[[Table, int, Effect], None]]] = {
    "throw-pirate": throw_pirate,
    "more-black": extra_black,
    "damage": damage,
    "rum-on-pirates": rum_on_pirates,
    "lose-die": lose_die,
    "lose-gold": lose_gold,
}
