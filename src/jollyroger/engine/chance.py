"""Sources of luck: sealed and verifiable at a live table, fast in simulations, scripted in tests.

Rolls, draws and shuffles all go through `below`, so the sequence of its results is the whole history of a game's luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from .messages import SHARED

T = TypeVar("T")


class Chance:
    """A source of luck."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def clone(self) -> Chance:
        """An independent source that continues as this one would."""
        raise NotImplementedError

    def roll(self, faces: int = 6) -> int:
        return self.below(faces) + 1

    def rolls(self, count: int) -> list[int]:
        """Roll several dice."""
        return [self.roll() for _ in range(count)]

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def draw(self, bag: list[T]) -> T:
        """Take one thing out of the bag. A face-down deck is a bag: its order is decided only when a card is drawn."""
        return bag.pop(self.below(len(bag)))

    def shuffle(self, things: list[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


class Sealed(Chance):
    """BLAKE2 in counter mode, keyed by a secret and a salt from each seat.

    The table publishes `commitment` before anybody gives a salt, and the secret after the game; then anyone can
    derive every roll again. Neither the table nor a single seat can steer the rolls.
    """

    def __init__(self, secret: bytes, salts: Sequence[bytes] = (), seeded: bool = False) -> None:
        self.secret = secret
        self.salts = tuple(salts)
        self.seeded = seeded
        """Whether the secret comes from a seed that somebody knew before the game. It does not change the rolls."""
        self._key: bytes | None = None
        self._counter = 0

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def below(self, n: int) -> int:
        if self._key is None:
            self._key = self._mix()
        # Rejection sampling: a plain modulo would make small numbers more likely.
        limit = (1 << 64) // n * n
        while True:
            block = blake2b(self._counter.to_bytes(8, "big"), key=self._key, digest_size=8, person=b"jr-roll")
            self._counter += 1
            number = int.from_bytes(block.digest(), "big")
            if number < limit:
                return number % n

    def clone(self) -> Sealed:
        twin = Sealed(self.secret, self.salts, self.seeded)
        twin._key = self._key
        twin._counter = self._counter
        return twin

    def _mix(self) -> bytes:
        """The key, from the secret and the salts."""
        mixed = blake2b(key=self.secret[:64], person=b"jr-key")
        for salt in self.salts:
            mixed.update(len(salt).to_bytes(4, "big") + salt)
        return mixed.digest()


def commitment(secret: bytes) -> str:
    """The hash that a table publishes at the start, so that it cannot change its secret later."""
    return blake2b(secret, digest_size=32, person=b"jr-commit").hexdigest()


def secret_from_seed(seed: int) -> bytes:
    """The secret of a table whose luck comes from a known seed."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"jr-seed").digest()


class Scripted(Chance):
    """For tests: returns the given outcomes. `Scripted([6, 1])` rolls a six, then a one.

    A roll is given as the face shown, a draw or pick as the thing drawn, and `below` as the number itself. After the
    last outcome, luck comes from `then`.
    """

    def __init__(self, outcomes: Sequence[object], then: Chance | None = None) -> None:
        self._outcomes = list(outcomes)
        self._then = then

    def below(self, n: int) -> int:
        if not self._outcomes and self._then is not None:
            return self._then.below(n)
        number = self._next()
        if not isinstance(number, int) or not 0 <= number < n:
            raise ValueError(f"scripted {number!r} where a number below {n} is due")
        return number

    def roll(self, faces: int = 6) -> int:
        if self._outcomes:
            self._outcomes[0] = int(str(self._outcomes[0])) - 1
        return self.below(faces) + 1

    def pick(self, things: Sequence[T]) -> T:
        return things[self._index(things)]

    def draw(self, bag: list[T]) -> T:
        return bag.pop(self._index(bag))

    def clone(self) -> Scripted:
        return Scripted(self._outcomes, None if self._then is None else self._then.clone())

    def _index(self, things: Sequence[T]) -> int:
        if not self._outcomes and self._then is not None:
            return self._then.below(len(things))
        thing = self._next()
        for index, other in enumerate(things):
            if other == thing:
                return index
        raise ValueError(f"scripted {thing!r}, which is not among {list(things)!r}")

    def _next(self) -> object:
        if not self._outcomes:
            raise ValueError("there are no more scripted outcomes")
        return self._outcomes.pop(0)


class Replayed(Chance):
    """Returns the rolls of a record."""

    def __init__(self, rolls: Sequence[int]) -> None:
        self._rolls = tuple(rolls)
        self._next = 0

    def below(self, n: int) -> int:
        if self._next == len(self._rolls):
            raise ValueError(SHARED.text("rolls-too-few"))
        number = self._rolls[self._next]
        self._next += 1
        if not 0 <= number < n:
            raise ValueError(SHARED.text("rolls-impossible", roll=number, limit=n))
        return number

    def clone(self) -> Replayed:
        twin = Replayed(self._rolls)
        twin._next = self._next
        return twin


class Chained(Chance):
    """Takes a number of rolls from each source in turn, and all further ones from `last`."""

    def __init__(self, parts: Sequence[tuple[int, Chance]], last: Chance) -> None:
        self._parts = list(reversed(parts))
        self.last = last
        self._left = 0
        """How many more rolls the current source gives."""
        self._current = last
        self._advance()

    def below(self, n: int) -> int:
        number = self._current.below(n)
        self._left -= 1
        if self._left == 0:
            self._advance()
        return number

    def _advance(self) -> None:
        while self._parts:
            self._left, self._current = self._parts.pop()
            if self._left:
                return
        self._current = self.last

    def clone(self) -> Chained:
        parts = [(count, source.clone()) for count, source in reversed(self._parts)]
        if self._left > 0:
            parts.insert(0, (self._left, self._current.clone()))
        return Chained(parts, self.last.clone())


class Recorder(Chance):
    """Passes on the results of another source and keeps them until they are collected."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self._rolls: list[int] = []

    def below(self, n: int) -> int:
        number = self.source.below(n)
        self._rolls.append(number)
        return number

    def collect(self) -> tuple[int, ...]:
        """The results since the last call."""
        rolls = tuple(self._rolls)
        self._rolls.clear()
        return rolls

    def clone(self) -> Recorder:
        twin = Recorder(self.source.clone())
        twin._rolls = self._rolls[:]
        return twin
