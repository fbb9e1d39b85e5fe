"""A game whose luck is decided from outside, one outcome after the other."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ...engine import Ask, Chance, Event, Refused, Seat, State, apply, ask_for
from .seen_history import SeenHistory
from .serial_game import GameSource, SerialGame


class Undecided(Exception):
    """Raised when luck is needed that has not been decided yet: a number below `count`."""

    def __init__(self, count: int) -> None:
        super().__init__(f"a number below {count}")
        self.count = count


class Outcomes(Chance):
    """Returns the outcomes decided so far, and raises Undecided for the next."""

    def __init__(self, outcomes: Sequence[int], used: int = 0) -> None:
        self._outcomes = outcomes
        self._used = used

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self._used == len(self._outcomes):
            raise Undecided(n)
        self._used += 1
        return self._outcomes[self._used - 1]

    def clone(self) -> Outcomes:
        return Outcomes(self._outcomes, self._used)


class ExplicitGame(SerialGame):
    """Answers and chance outcomes alternate, as in a game tree.

    The engine draws its luck in the middle of a rule and cannot stop there. So an answer that needs luck is tried on a
    copy of the state: each time an outcome is decided it is tried again, until it needs no more. The state itself never
    changes; copies share it.
    """

    def __init__(self, source: GameSource, seats: int | None = None, options: Mapping[str, str] | None = None) -> None:
        super().__init__(source, seats, options)
        self.history = SeenHistory(self.seats)
        self.chance_count = 0
        """How many outcomes are possible, all equally likely; 0 if a seat is to answer."""
        self._choice: int | None = None
        self._outcomes: tuple[int, ...] = ()
        self._try()

    @property
    def has_ended(self) -> bool:
        return self.s is not None and self.s.result is not None

    def answer(self, code: int) -> None:
        """Answer for the asked seat. Raises Refused with the reason if it may not do that."""
        ask = self.ask
        if code == self.silence and ask is not None:
            super().answer(code)
            self.history.add(ask.seat, "silence", ())
            return
        self._choice, self._outcomes = code, ()
        self._try()

    def decide(self, outcome: int) -> None:
        """Decide the luck that is needed now. Raises Refused if it has no such outcome, and changes nothing."""
        if outcome not in range(self.chance_count):
            raise Refused(f"There is no outcome {outcome}; outcomes are 0 to {self.chance_count - 1}.")
        self._outcomes = (*self._outcomes, outcome)
        self._try()

    def describe(self, seat: Seat) -> str:
        """What this seat sees now, its options included, as JSON."""
        if self.s is None:
            return "{}"
        ask = self.ask if self.chance_count == 0 else None
        options = [self.action_name(code) for code in self.legal_codes()] if ask and ask.seat == seat else None
        return json.dumps({"view": self.game.view(self.s, seat), "options": options}, separators=(",", ":"))

    def describe_all(self) -> str:
        """The whole game as JSON, secrets included."""
        state = None if self.s is None else self.game.codec.encode(self.s)
        name = None if self._choice is None or not self.chance_count else self.action_name(self._choice)
        queue = [ask.seat for ask in self._queue]
        return json.dumps({"state": state, "asked": queue, "choice": name, "outcomes": self._outcomes})

    def redealt(self, seat: Seat, luck: Chance) -> ExplicitGame:
        """A game that looks the same to this seat, with everything it may not know dealt anew."""
        twin = self.clone()
        s: State = self.game.resample(self.state, seat, luck)
        asks: list[Ask | None] = [ask_for(s, ask.seat) for ask in self._queue]
        twin.s, twin._queue = s, [ask for ask in asks if ask is not None]
        twin.history = self.history.redealt_for(seat)
        return twin

    def clone(self) -> ExplicitGame:
        twin = ExplicitGame.__new__(ExplicitGame)
        twin.__dict__.update(self.__dict__)
        twin._queue = self._queue[:]
        twin.history = self.history.clone()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> ExplicitGame:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        own = {name: self.__dict__[name] for name in ("history", "chance_count", "_choice", "_outcomes")}
        return {**super().__getstate__(), "own": own}

    def __setstate__(self, data: dict[str, Any]) -> None:
        super().__setstate__(data)
        self.__dict__.update(data["own"])

    def _try(self) -> None:
        """Try the current answer, or the deal, with the outcomes decided so far."""
        events: list[Event] = []
        luck = Outcomes(self._outcomes)
        seat, name = None, ""
        try:
            if self._choice is None:
                s = self.game.new(self.seats, luck, self.options, events.append)
            else:
                assert self.ask is not None, "the game is over"
                seat, name = self.ask.seat, self.action_name(self._choice)
                s = self.state.clone()
                s.chance, s.listener = luck, events.append
                apply(s, seat, self.game.catalogue[self._choice])
        except Undecided as undecided:
            self.chance_count = undecided.count
            return
        s.listener = None
        self.s, self.chance_count = s, 0
        self.answers += self._choice is not None
        self.history.add(seat, name, events)
        self._queue_asks()
