"""A game in which one seat after the other answers with the code of an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import index
from typing import Any

from ...engine import Action, Ask, BadSetup, Fast, Game, Refused, Seat, State, apply, ask_order, play

DEFAULT_STEP_LIMIT = 10_000
"""Answers of all seats after which a game is truncated. Random play takes up to a few thousand."""

GameSource = Game[Any] | Callable[[], Game[Any]]
"""A game, or the function that loads it. Functions of modules can be pickled; not every game can."""


def load_game(source: GameSource) -> Game[Any]:
    game = source() if callable(source) else source
    if not isinstance(game, Game):
        raise BadSetup(f"A game is given by its id, as an object, or as a function that returns it, not as {game!r}.")
    return game


def whole_number(name: str, value: int) -> int:
    """The value as an int, or BadSetup: 2.5 seats or the seed "7" are a mistake of the caller."""
    try:
        return index(value)
    except TypeError:
        raise BadSetup(f"{name} must be a whole number, not {value!r}.") from None


def action_code(action: object) -> int:
    """The action as a whole number, or Refused: a fraction is a mistake of the learner."""
    try:
        return index(action)  # type: ignore[arg-type]  # it is checked here
    except TypeError:
        raise Refused(f"An action is a whole number, the code of an action, not {action!r}.") from None


def checked_options(options: Mapping[str, str]) -> Mapping[str, str]:
    """These options, or BadSetup: names and values are texts, as on the command line."""
    if not isinstance(options, Mapping):
        raise BadSetup(f"Options are a mapping such as {{'length': 'long-game'}}, not {options!r}.")
    for name, value in options.items():
        if not isinstance(value, str):
            raise BadSetup(f"Option {name} is given as a text, such as 'on' or '2', not as {value!r}.")
    return options


class SerialGame:
    """Puts asks one after the other, in the engine's `ask_order`.

    An answer is the code of an action in the game's catalogue. One more code is silence, for a seat that may interrupt;
    it is asked before the seat that must choose. Answers of seats that choose at the same time stay sealed.

    A copy plays on in the same way. A pickle holds the state as data, by the game's codec: compiled classes cannot be
    pickled by themselves.
    """

    def __init__(self, source: GameSource, seats: int | None = None, options: Mapping[str, str] | None = None) -> None:
        self.source = source
        self.game = load_game(source)
        self.seats = self.game.seats[0] if seats is None else whole_number("seats", seats)
        self.options = self.game.fill_options(self.seats, checked_options(options or {}))
        self.silence = len(self.game.catalogue)
        """The code of silence."""
        self.answers = 0
        """How many answers there have been, silence included."""
        self.s: State | None = None
        self._queue: list[Ask] = []
        self._pending: Seat | None = None

    @property
    def state(self) -> State:
        assert self.s is not None, "no game has been dealt"
        return self.s

    @property
    def ask(self) -> Ask | None:
        """The ask to answer now; None after the end."""
        return self._queue[0] if self._queue else None

    @property
    def may_be_silent(self) -> bool:
        return len(self._queue) > 1

    def deal(self, seed: int) -> None:
        """Start a new game."""
        self.answers = 0
        self.s = self.game.new(self.seats, Fast(seed), self.options)
        self._pending = None
        self._queue_asks()

    def legal_codes(self) -> list[int]:
        """The codes that the asked seat may answer with, in the order of its options; silence is the last."""
        ask = self.ask
        if ask is None:
            return []
        code = self.game.catalogue.code
        codes = [code(option) for option in ask.options]
        if self.may_be_silent:
            codes.append(self.silence)
        return codes

    def answer(self, code: int) -> None:
        """Answer for the asked seat. Raises Refused with the reason, and changes nothing, if it may not do that."""
        s, ask = self.state, self.ask
        if ask is None:
            raise Refused("The game is over.")
        self._check_code(code)
        if code == self.silence:
            self._stay_silent(ask)
            return
        apply(s, ask.seat, self.game.catalogue[code])
        self.answers += 1
        self._queue_asks()

    def answer_with(self, action: Action | None) -> None:
        """Answer with an action that is known to be legal; None is silence."""
        s, ask = self.state, self.ask
        assert ask is not None, "the game is over"
        if action is None:
            self._stay_silent(ask)
            return
        play(s, ask.seat, action)
        self.answers += 1
        self._queue_asks()

    def rewards(self) -> list[float]:
        """At the end 1 for each winner and -1 for every other seat; 0 before."""
        result = self.state.result
        if result is None:
            return [0.0] * self.seats
        return [1.0 if seat in result.winners else -1.0 for seat in range(self.seats)]

    def action_name(self, code: int) -> str:
        """The id of an action, as records and the network protocol use it."""
        self._check_code(code)
        return "silence" if code == self.silence else str(self.game.catalogue[code])

    def text_board(self, seat: Seat) -> str:
        """The table as text, as this seat sees it."""
        text = self.game.words.text_board(self.game.view(self.state, seat))
        for other in range(self.seats):
            text = text.replace(f"{{{other}}}", f"seat_{other}")
        return text

    def clone(self) -> SerialGame:
        twin = SerialGame.__new__(SerialGame)
        twin.__dict__.update(self.__dict__)
        twin._queue = self._queue[:]
        twin.s = None if self.s is None else self.s.clone()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {
            "source": self.source,
            "seats": self.seats,
            "options": self.options,
            "answers": self.answers,
            "state": None if self.s is None else (self.game.codec.encode(self.s), self.s.chance),
            "queue": [ask.seat for ask in self._queue],
            "pending": self._pending,
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        SerialGame.__init__(self, data["source"], data["seats"], data["options"])
        self.answers, self._pending = data["answers"], data["pending"]
        if data["state"] is not None:
            self.s = self.game.codec.decode(*data["state"])
            asks = {ask.seat: ask for ask in self.s.asks}
            self._queue = [asks[seat] for seat in data["queue"]]

    def _check_code(self, code: int) -> None:
        if code not in range(self.silence + 1):
            raise Refused(f"There is no action with code {code}; codes are 0 to {self.silence}.")

    def _stay_silent(self, ask: Ask) -> None:
        if not self.may_be_silent:
            raise Refused(f"seat_{ask.seat} must choose, and cannot stay silent.")
        self._queue.pop(0)
        self.answers += 1

    def _queue_asks(self) -> None:
        """Queue the seats to ask, each in case those before it stay silent."""
        self._queue = [*ask_order(self.state, self._pending)]
        self._pending = self._queue[-1].seat if self._queue else None
