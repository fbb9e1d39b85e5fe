"""States to JSON and back. Only what a state declares as its parts is written, so nothing slips in or out unseen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from .actions import Action, Catalogue
from .chance import Chance
from .kernel import Phase, Result, State

S = TypeVar("S", bound=State)
Json = Any

RUN = ("seats", "agenda", "sealed", "result")


class Codec(Generic[S]):
    """Writes a game's states. Lists, numbers and text go as they are; anything else as {its name: its parts}.

    `blank` makes a state to fill; `kinds` are the phases and named tuples that may stand in it.
    """

    def __init__(
        self, blank: Callable[[int, Chance], S], parts: tuple[str, ...], catalogue: Catalogue, kinds: Iterable[type]
    ) -> None:
        self._blank = blank
        self._parts = RUN + parts
        self._catalogue = catalogue
        self._kinds = {kind.__name__: kind for kind in (*kinds, Result)}

    def encode(self, s: S) -> Json:
        return {name: self._write(getattr(s, name)) for name in self._parts}

    def decode(self, data: Json, chance: Chance) -> S:
        s = self._blank(data["seats"], chance)
        for name in self._parts:
            setattr(s, name, self._read(data[name]))
        if s.agenda:
            s.asks = [ask for ask in s.agenda[-1].ask(s) if ask.seat not in s.sealed]
        return s

    def _write(self, value: Any) -> Json:
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, list):
            return [self._write(item) for item in value]
        if isinstance(value, dict):
            return {"dict": [[self._write(key), self._write(item)] for key, item in value.items()]}
        if isinstance(value, Action):
            return {"action": str(value)}
        name = type(value).__name__
        if isinstance(value, Phase):
            return {name: [self._write(getattr(value, part)) for part in value.parts]}
        if isinstance(value, tuple):
            return {name: [self._write(item) for item in value]}
        raise TypeError(f"a state may not hold a {name}")

    def _read(self, data: Json) -> Any:
        if isinstance(data, list):
            return [self._read(item) for item in data]
        if not isinstance(data, dict):
            return data
        ((name, body),) = data.items()
        if name == "dict":
            return {self._read(key): self._read(item) for key, item in body}
        if name == "action":
            return self._catalogue.find(body)
        parts = [self._read(item) for item in body]
        return tuple(parts) if name == "tuple" else self._kinds[name](*parts)
