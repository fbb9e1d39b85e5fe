"""A played game as a file: who sat where, what luck was sealed, and every choice in order. The record is the truth."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from .kernel import Result, Seat

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
    box: str = ""

    def dumps(self) -> str:
        """One choice a line, so that a record can be read, compared and mended by people."""
        head = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "box": self.box,
            "seats": self.seats,
            "options": dict(self.options),
            "players": self.players,
            "commitment": self.commitment,
            "salts": self.salts,
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
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord(f'This is not a game record: one begins with "format": "{FORMAT}".')
        try:
            return cls(
                game=_text(data["game"]),
                version=_number(data["version"]),
                seats=_number(data["seats"]),
                options={_text(key): _text(value) for key, value in data["options"].items()},
                players=tuple(_text(player) for player in data["players"]),
                commitment=_text(data["commitment"]),
                salts=tuple(_text(salt) for salt in data["salts"]),
                deal=tuple(_number(roll) for roll in data["deal"]),
                choices=tuple(
                    Choice(_number(seat), _text(action), tuple(_number(roll) for roll in rolls))
                    for seat, action, rolls in data["choices"]
                ),
                result=None if data["result"] is None else _result(*data["result"]),
                secret=None if data["secret"] is None else _text(data["secret"]),
                box=_text(data["box"]),
            )
        except KeyError as error:
            raise BadRecord(f"The record has no entry {error}.") from None
        except (TypeError, ValueError, AttributeError) as error:
            raise BadRecord(f"The record has an entry of the wrong form: {error}.") from None


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is not a number")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not a text")
    return value


def _result(winners: list[Any], ending: Any, points: list[Any]) -> Result:
    return Result(tuple(_number(seat) for seat in winners), _text(ending), tuple(_number(point) for point in points))
