"""Actions, the choices a seat can make, and the catalogue of all actions of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .frozen import Frozen


class Action(Frozen):
    """One choice. `str(action)` is its id, a verb and what it acts on: `walk:north`."""

    def __str__(self) -> str:
        return ":".join([type(self).__name__.lower(), *map(str, self.values())])


class Catalogue:
    """Every action a game can ever offer, each with a stable id and code (its index)."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._actions = tuple(actions)
        self._by_id = {str(action): action for action in self._actions}
        self._codes = {action: code for code, action in enumerate(self._actions)}
        if not len(self._actions) == len(self._by_id) == len(self._codes):
            raise ValueError("two actions of the catalogue share an id or are equal")

    def find(self, id: str) -> Action | None:
        """The action with this id, if there is one."""
        return self._by_id.get(id)

    def code(self, action: Action) -> int:
        return self._codes[action]

    def __getitem__(self, code: int) -> Action:
        return self._actions[code]

    def __contains__(self, action: object) -> bool:
        return action in self._codes

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)
