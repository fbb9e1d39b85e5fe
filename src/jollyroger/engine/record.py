"""The record of a game: its header, its choices in order, and the rolls they caused, as a JSON file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from .errors import UserError
from .kernel import Result, Seat

T = TypeVar("T")

FORMAT = "jollyroger record 1"
HUMAN = "human"
"""In a record's `players`, the kind of player that is not a bot: "human:Anne"."""


class BadRecord(UserError):
    """Raised for a record that is incomplete, false, or of other rules. The message names the place."""


class Choice(NamedTuple):
    """What a seat chose, and the rolls it caused."""

    seat: Seat
    action: str
    rolls: tuple[int, ...]


@dataclass(frozen=True)
class Record:
    """A game from its header to its last choice. `secret` is None while others must not know it."""

    game: str
    version: int
    seats: int
    options: Mapping[str, str]
    players: tuple[str, ...]
    commitment: str
    salts: tuple[str, ...] = ()
    deal: tuple[int, ...] = ()
    choices: tuple[Choice, ...] = ()
    result: Result | None = None
    secret: str | None = None
    components_hash: str = ""
    played_on_from: int = 0
    """The number of choices taken over from another game's record. The luck sealed here begins after them."""

    def dumps(self) -> str:
        """The record as JSON, one choice per line so that people can read and compare it."""
        head = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "components_hash": self.components_hash,
            "seats": self.seats,
            "options": dict(self.options),
            "players": self.players,
            "commitment": self.commitment,
            "salts": self.salts,
            **({"played_on_from": self.played_on_from} if self.played_on_from else {}),
            "deal": self.deal,
        }
        tail = {"result": self.result, "secret": self.secret}
        lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        choices = ",\n".join(f"  {json.dumps(choice)}" for choice in self.choices)
        lines.append(f' "choices": [\n{choices}\n ],' if choices else ' "choices": [],')
        lines.append(",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in tail.items()))
        return "{\n" + "\n".join(lines) + "\n}\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise BadRecord(f"The record is incomplete or garbled at line {error.lineno}.") from None
        except (ValueError, RecursionError):
            # Raised for numbers of thousands of digits and for lists nested thousands deep.
            raise BadRecord("The record is garbled: no game has such long numbers or such deep lists.") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord(f'This is not a game record: one begins with "format": "{FORMAT}".')
        return cls(
            game=_entry(data, "game", _text),
            version=_entry(data, "version", _number),
            seats=_entry(data, "seats", _number),
            options=_entry(data, "options", _options),
            players=_entry(data, "players", _texts),
            commitment=_entry(data, "commitment", _text),
            salts=_entry(data, "salts", _texts),
            deal=_entry(data, "deal", _numbers),
            choices=_entry(data, "choices", _choices),
            result=_entry(data, "result", lambda value: None if value is None else _result(value)),
            secret=_entry(data, "secret", lambda value: None if value is None else _text(value)),
            components_hash=_entry(data, "components_hash", _text),
            played_on_from=_entry({"played_on_from": 0, **data}, "played_on_from", _number),
        )

    def rolls(self, choices: int | None = None) -> list[int]:
        """The rolls of the deal and of this many choices; None: of all."""
        return [*self.deal, *(roll for choice in self.choices[:choices] for roll in choice.rolls)]


def _entry(data: dict[str, Any], name: str, read: Callable[[Any], T]) -> T:
    if name not in data:
        raise BadRecord(f"The record has no entry '{name}'.")
    try:
        return read(data[name])
    except TypeError as error:
        raise BadRecord(f"The record's entry '{name}' has the wrong form: {error}.") from None


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is not a number")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not a text")
    return value


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a list")
    return value


def _numbers(value: object) -> tuple[int, ...]:
    return tuple(_number(item) for item in _list(value))


def _texts(value: object) -> tuple[str, ...]:
    return tuple(_text(item) for item in _list(value))


def _options(value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        raise TypeError(f"{value!r} is not a list of names with their values")
    return {_text(key): _text(item) for key, item in value.items()}


def _choices(value: object) -> tuple[Choice, ...]:
    choices = []
    for number, item in enumerate(_list(value), 1):
        try:
            seat, action, rolls = _three_items(item)
            choices.append(Choice(_number(seat), _text(action), _numbers(rolls)))
        except TypeError as error:
            raise TypeError(f"choice {number}: {error}") from None
    return tuple(choices)


def _result(value: object) -> Result:
    winners, ending, points = _three_items(value)
    return Result(_numbers(winners), _text(ending), _numbers(points))


def _three_items(value: object) -> list[Any]:
    if len(_list(value)) != 3:
        raise TypeError(f"{value!r} does not have three items")
    return _list(value)
