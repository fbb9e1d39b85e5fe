"""A played game as a file: who sat where, what luck was sealed, and every choice in order. The record is the truth."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from .kernel import Result, Seat

T = TypeVar("T")

FORMAT = "jollyroger record 1"


class BadRecord(ValueError):
    """A record that is not whole, not true, or not of these rules. The message names the place."""


class Choice(NamedTuple):
    """What a seat chose, and the luck that followed from it."""

    seat: Seat
    action: str
    rolls: tuple[int, ...]


@dataclass(frozen=True)
class Record:
    """A game from its header to its last choice. `secret` is left out while others must not know it."""

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
    """Played on from another game's record: the luck sealed here begins after so many choices."""

    def dumps(self) -> str:
        """One choice a line, so that a record can be read, compared and mended by people."""
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
            raise BadRecord(f"The record is not whole: it breaks off or is garbled at line {error.lineno}.") from None
        except (ValueError, RecursionError):
            # A number longer than any, or lists within lists without end.
            raise BadRecord("The record is garbled: nothing in a game is so long or so deep.") from None
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
        """All that was rolled, up to this many choices."""
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
            seat, action, rolls = _parts(item)
            choices.append(Choice(_number(seat), _text(action), _numbers(rolls)))
        except TypeError as error:
            raise TypeError(f"choice {number}: {error}") from None
    return tuple(choices)


def _result(value: object) -> Result:
    winners, ending, points = _parts(value)
    return Result(_numbers(winners), _text(ending), _numbers(points))


def _parts(value: object) -> list[Any]:
    if len(_list(value)) != 3:
        raise TypeError(f"{value!r} has not three parts")
    return _list(value)
