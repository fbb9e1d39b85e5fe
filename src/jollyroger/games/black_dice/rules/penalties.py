"""The printed penalties of failed columns. (BD-8.5, BD-8.9 to BD-8.11)"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....engine import Action, Ask, Refusal, Result, Seat
from ..actions import LOAD, THROW, TOSS, Load, Throw, Toss
from ..components import Effect
from ..events import Plied, Sank, ShipHit, Tossed
from ..state import Table
from .pirates import flip
from .player_choice import Decision

LOSS, GREATER_LOSS = 1, 2


class Throwing(Decision):
    """The captain throws one of the pirates overboard. (BD-8.9)"""

    def options(self, s: Table) -> list[Action]:
        return [THROW[pirate] for pirate in s.crew]

    def decided(self, s: Table, action: Action) -> None:
        assert isinstance(action, Throw)
        flip(s, action.pirate)


class Loading(Decision):
    """The captain puts rum from the hold on the pirates, one by one, as far as hold and limits allow. (BD-8.9)"""

    count: int

    def options(self, s: Table) -> list[Action]:
        return [LOAD[pirate] for pirate in s.unblocked()] if s.hold else []

    def decided(self, s: Table, action: Action) -> None:
        assert isinstance(action, Load)
        s.hold -= 1
        s.drunk[action.pirate] += 1
        s.tell(Plied, self.seat, s.box.pirates[action.pirate].name)
        if self.count > 1:
            s.plan(Loading(self.seat, self.count - 1))

    def refusals(self, s: Table, seat: Seat) -> Iterator[Refusal]:
        if seat == self.seat:
            for pirate in s.crew:
                if s.drunk[pirate] >= s.limit(pirate):
                    yield Refusal(LOAD[pirate], "BD-8.9", "He has had his fill of rum.")


class Tossing(Decision):
    """A player loses gold tokens of his own choice, as many as he has. (BD-8.11)"""

    count: int

    def options(self, s: Table) -> list[Action]:
        return [TOSS[gold] for gold in dict.fromkeys(s.purses[self.seat])]

    def ask(self, s: Table) -> list[Ask]:
        # Whether he is asked may depend on how many tokens he has, which all can see, but not on what they are worth.
        return [Ask(self.seat, self.options(s))] if len(s.purses[self.seat]) > self.count else []

    def decided(self, s: Table, action: Action) -> None:
        assert isinstance(action, Toss)
        s.purses[self.seat].remove(action.gold)
        s.tossed = sorted([*s.tossed, action.gold])
        s.tell(Tossed, self.seat, action.gold)
        if self.count > 1:
            s.plan(Tossing(self.seat, self.count - 1))

    def refusal(self, s: Table, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Toss) and seat == self.seat:
            return Refusal(action, "BD-8.11", "You have no token of that value.")
        return super().refusal(s, seat, action)


def throw_pirate(s: Table, column: int, penalty: Effect) -> None:
    s.plan(Throwing(s.captain))


def more_black(s: Table, column: int, penalty: Effect) -> None:
    """As many black dice more next round as there are players. (BD-4.1)"""
    s.more_black += s.seats


def damage(s: Table, column: int, penalty: Effect) -> None:
    """The ship is damaged; the third damage sinks it at once, and nobody wins. (BD-8.5, BD-10.3)"""
    bears = s.box.numbers.ship_damage
    s.damage = min(bears, s.damage + penalty.n)
    s.tell(ShipHit, s.damage, bears)
    if s.damage == bears:
        s.tell(Sank)
        s.end(Result((), "sunk"))


def rum_on_pirates(s: Table, column: int, penalty: Effect) -> None:
    s.plan(Loading(s.captain, penalty.n))


def lose_die(s: Table, column: int, penalty: Effect) -> None:
    """Everyone has a die fewer next round; it never adds up. (BD-8.10)"""
    s.short_next = True


def lose_gold(s: Table, column: int, penalty: Effect) -> None:
    """Participants lose one gold token, the others two; captain first, then clockwise. (BD-8.11)"""
    seats = s.round_of(s.captain)
    s.plan(*[Tossing(seat, LOSS if seat in s.columns[column] else GREATER_LOSS) for seat in seats])


PENALTIES: dict[str, Callable[[Table, int, Effect], None]] = {
    "throw-pirate": throw_pirate,
    "more-black": more_black,
    "damage": damage,
    "rum-on-pirates": rum_on_pirates,
    "lose-die": lose_die,
    "lose-gold": lose_gold,
}
