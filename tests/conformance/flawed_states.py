"""Tables of Liar's Cove with one thing wrong in how they are played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Self

from jollyroger.engine import Action, Event, Result, Seat

from ..toy import Cove
from ..toy.actions import GIVE, LAY, PAY, Drop
from ..toy.events import Drew, Gave, Laid, Shown
from ..toy.rules import Turn

ELSEWHERE = random.Random(0)


class Shallow(Cove):
    """A clone shares its hands with the original."""

    def clone(self) -> Self:
        twin = super().clone()
        twin.hands = self.hands
        return twin


class OneLuck(Cove):
    """A clone draws from the luck of the original."""

    def clone(self) -> Self:
        twin = super().clone()
        twin.chance = self.chance
        return twin


class Holed(Cove):
    """A three that is put into the bag falls through a hole."""

    def stow(self, card: int) -> None:
        if card != 3:
            super().stow(card)


class Counterfeit(Cove):
    """A believed claim earns a coin that comes from nowhere."""

    def earn(self, seat: Seat) -> None:
        self.coins[seat] += 1


class Stuck(Cove):
    """Whoever has one coin has no way to forfeit."""

    def forfeits(self, seat: Seat) -> list[Action]:
        return [] if self.coins[seat] == 1 else super().forfeits(seat)


class Stammering(Cove):
    """An option stands twice."""

    def forfeits(self, seat: Seat) -> list[Action]:
        return [PAY, *super().forfeits(seat)]


class Boastful(Cove):
    """A captain with three different cards may lay the fourth, which he does not hold."""

    def lays(self, seat: Seat) -> list[Action]:
        return list(LAY.values()) if len(set(self.hands[seat])) == 3 else super().lays(seat)


class Uncatalogued(Cove):
    """A forfeit that has no number."""

    def forfeits(self, seat: Seat) -> list[Action]:
        return [*super().forfeits(seat), Drop(7)]


class Telltale(Cove):
    """What one may give depends on what the next captain holds."""

    def gifts(self, seat: Seat) -> list[Action]:
        mine = super().gifts(seat)
        return [give for give in mine if give != GIVE[1] or 2 not in self.hands[self.after(seat)[0]]] or mine


class Endless(Cove):
    """Dawn never comes, and nobody is ever broke."""

    def end(self, result: Result) -> None:
        self.chest += sum(self.coins) - 2 * self.seats
        self.coins = [2] * self.seats
        self.turns = 8


class Restless(Cove):
    """Something is still to happen after the end."""

    def end(self, result: Result) -> None:
        super().end(result)
        self.agenda.append(Turn(0))


class Forgetful(Cove):
    """The codec does not know of the turns that are left."""

    derived = ("turns",)


class Gambling(Cove):
    """Luck comes from elsewhere."""

    def refill(self, seat: Seat) -> None:
        ELSEWHERE.shuffle(self.bag)
        super().refill(seat)


class QuietlyShown(Shown):
    reveals = False


class QuietlyGave(Gave):
    reveals = False


class LoudlyLaid(Laid):
    def seen_by(self, seat: Seat | None) -> Laid:
        return self


class LoudlyDrew(Drew):
    def seen_by(self, seat: Seat | None) -> Drew:
        return self


class Fading(Laid):
    """Seen once, it is no longer what it was."""

    def seen_by(self, seat: Seat | None) -> Laid:
        return self if self.card is None else Fading(self.seat, None if seat is None else self.card - 1 or None)


def telling(usual: type[Event], other: type[Event]) -> type[Cove]:
    """A table that tells of something by another event than the usual."""

    class Telling(Cove):
        def tell(self, event: Callable[..., Event], *args: Any, **kwargs: Any) -> None:
            super().tell(other if event is usual else event, *args, **kwargs)

    return Telling
