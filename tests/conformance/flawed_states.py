"""States of Liar's Cove with one flaw in how they are copied or played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Self

from jollyroger.engine import Action, Event, Result, Seat

from ..toy import Cove
from ..toy.actions import GIVE, LAY, PAY, Drop
from ..toy.events import Drew, Gave, Laid, Shown
from ..toy.rules import Turn

GLOBAL_RANDOM = random.Random(0)


def clone_with(change: Callable[[Cove, Cove], object]) -> type[Cove]:
    """A cove whose `clone` does one thing differently: `change(original, twin)`."""

    class FlawedClone(Cove):
        def clone(self) -> Self:
            twin = super().clone()
            change(self, twin)
            return twin

    FlawedClone.__name__ = "Cove"
    return FlawedClone


def forgetting(field: str) -> type[Cove]:
    """`clone` does not copy this field: it has its initial value."""
    return clone_with(lambda s, twin: setattr(twin, field, getattr(Cove(s.seats, s.chance), field)))


def lacking(field: str) -> type[Cove]:
    """`clone` does not even set this field."""
    return clone_with(lambda s, twin: delattr(twin, field))


def sharing(field: str) -> type[Cove]:
    """`clone` shares this field with the original."""
    return clone_with(lambda s, twin: setattr(twin, field, getattr(s, field)))


def _share_each_hand(s: Cove, twin: Cove) -> None:
    twin.hands = s.hands[:]


SHARED_HANDS = clone_with(_share_each_hand)
"""`clone` copies the list of hands, but not the hands."""


class LostCards(Cove):
    """A three is lost when it should go back into the bag."""

    def stow(self, card: int) -> None:
        if card != 3:
            super().stow(card)


class NewCoins(Cove):
    """A believed claim earns a coin that is not taken from the chest."""

    def earn(self, seat: Seat) -> None:
        self.coins[seat] += 1


class NoOptions(Cove):
    """A captain with one coin has no option to forfeit."""

    def forfeits(self, seat: Seat) -> list[Action]:
        return [] if self.coins[seat] == 1 else super().forfeits(seat)


class RepeatedOption(Cove):
    def forfeits(self, seat: Seat) -> list[Action]:
        return [PAY, *super().forfeits(seat)]


class UnplayableOption(Cove):
    """A captain with three different cards may lay the fourth, which he does not hold."""

    def lays(self, seat: Seat) -> list[Action]:
        return list(LAY.values()) if len(set(self.hands[seat])) == 3 else super().lays(seat)


class UncataloguedOption(Cove):
    def forfeits(self, seat: Seat) -> list[Action]:
        return [*super().forfeits(seat), Drop(7)]


class LeakyOptions(Cove):
    """The cards one may give depend on what the next captain holds."""

    def gifts(self, seat: Seat) -> list[Action]:
        mine = super().gifts(seat)
        return [give for give in mine if give != GIVE[1] or 2 not in self.hands[self.after(seat)[0]]] or mine


class EndlessGame(Cove):
    """Dawn never comes, and nobody is ever broke."""

    def end(self, result: Result) -> None:
        self.chest += sum(self.coins) - 2 * self.seats
        self.coins = [2] * self.seats
        self.turns = 8


class AgendaAfterEnd(Cove):
    def end(self, result: Result) -> None:
        super().end(result)
        self.agenda.append(Turn(0))


class UnsavedTurns(Cove):
    """The codec does not save how many turns are left."""

    derived = ("turns",)


class OutsideRandom(Cove):
    """Draws depend on a random source outside the state."""

    def refill(self, seat: Seat) -> None:
        GLOBAL_RANDOM.shuffle(self.bag)
        super().refill(seat)


class UnmarkedShown(Shown):
    reveals = False


class UnmarkedGave(Gave):
    reveals = False


class LaidSeenByAll(Laid):
    def seen_by(self, seat: Seat | None) -> Laid:
        return self


class DrewSeenByAll(Drew):
    def seen_by(self, seat: Seat | None) -> Drew:
        return self


class FadingLaid(Laid):
    """Each call of `seen_by` changes the event once more."""

    def seen_by(self, seat: Seat | None) -> Laid:
        return self if self.card is None else FadingLaid(self.seat, None if seat is None else self.card - 1 or None)


def telling(usual: type[Event], other: type[Event]) -> type[Cove]:
    """A state that tells this event instead of the usual one."""

    class OtherEvent(Cove):
        def tell(self, event: Callable[..., Event], *args: Any, **kwargs: Any) -> None:
            super().tell(other if event is usual else event, *args, **kwargs)

    return OtherEvent
