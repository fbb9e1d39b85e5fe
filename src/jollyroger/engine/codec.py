"""States to JSON data and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from .actions import Action, Catalogue
from .chance import Chance
from .kernel import Phase, Result, State, refresh_asks

S = TypeVar("S", bound=State)
Json = Any

KERNEL = ("seats", "agenda", "sealed", "result")
"""What the kernel keeps in a state and the codec saves."""
NOT_SAVED = ("chance", "asks", "listener")
"""What the kernel keeps and does not need saved: asks follow from the agenda."""


class Codec(Generic[S]):
    """Converts a game's states to JSON data and back.

    Lists, numbers and texts stay as they are; phases and named tuples become {class name: fields}. `blank` makes a
    state to fill; `kinds` are the phases and named tuples that may stand in it.
    """

    def __init__(self, blank: Callable[[int, Chance], S], catalogue: Catalogue, kinds: Iterable[type]) -> None:
        self._blank = blank
        self._catalogue = catalogue
        self._kinds = {kind.__name__: kind for kind in (*kinds, Result)}
        self._fields: tuple[str, ...] = ()

    def fields(self, s: S) -> tuple[str, ...]:
        """The names of the attributes that are saved."""
        if not self._fields:
            # Compiled classes have native attributes instead of slots or a dictionary.
            slots = [
                name
                for kind in type(s).__mro__
                for name in (*getattr(kind, "__slots__", ()), *getattr(kind, "__mypyc_attrs__", ()))
            ]
            ignored = {*KERNEL, *NOT_SAVED, *s.derived, "__dict__"}
            names = dict.fromkeys([*slots, *getattr(s, "__dict__", ())])
            self._fields = KERNEL + tuple(name for name in names if name not in ignored)
        return self._fields

    def encode(self, s: S) -> Json:
        return {name: self._write(getattr(s, name)) for name in self.fields(s)}

    def decode(self, data: Json, chance: Chance) -> S:
        s = self._blank(data["seats"], chance)
        for name in self.fields(s):
            setattr(s, name, self._read(data[name]))
        refresh_asks(s)
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
            self._check_known(name)
            return {name: [self._write(item) for item in value.values()]}
        if isinstance(value, tuple):
            if name != "tuple":
                self._check_known(name)
            return {name: [self._write(item) for item in value]}
        raise TypeError(
            f"A state may not hold a {name}: use numbers, texts, lists, dicts, tuples, actions and phases, or name the "
            "attribute in the state's `derived` if it need not be saved."
        )

    def _check_known(self, name: str) -> None:
        if name not in self._kinds:
            raise TypeError(f"The codec does not know {name}: add it to the kinds that the game hands to Codec(...).")

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
        items = [self._read(item) for item in body]
        return tuple(items) if name == "tuple" else self._kinds[name](*items)
