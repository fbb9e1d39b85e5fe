"""The record of a game: its header, its choices in order, and the rolls they caused, as a JSON file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from string import hexdigits
from typing import Any, NamedTuple, TypeVar

from .errors import UserError
from .kernel import Result, Seat
from .messages import SHARED

T = TypeVar("T")
words = SHARED.text

FORMAT = "jollyroger record 1"
HUMAN = "human"
"""In a record's `players`, the kind of player that is not a bot: "human:Anne"."""


MAX_ORIGINS = 16
"""How many games back a record proves its luck. More would let a forger cut a game into parts of a few rolls each."""
MAX_HEX_DIGITS = 256
"""The longest secret or salt in a record. Our own have 64 digits."""
MAX_TEXT = 1000
"""The longest text in a record."""
MAX_NUMBER = 2**63 - 1
MAX_QUOTED = 60
"""How much of a wrong value an error message quotes."""


class BadRecord(UserError):
    """Raised for a record that is false or malformed. The message names the place."""


class UnreadableRecord(BadRecord):
    """Raised where nothing can be said about a record: it is not one, or it needs other rules than these."""


class Choice(NamedTuple):
    """What a seat chose, and the rolls it caused."""

    seat: Seat
    action: str
    rolls: tuple[int, ...]


@dataclass(frozen=True)
class LuckProof:
    """What proves the rolls of a game: its secret, the salts mixed in, and the commitment published at the start.

    The secret is None while it is not public. Without any of them (the default) nothing is known about the luck.
    """

    commitment: str = ""
    salts: tuple[str, ...] = ()
    secret: str | None = None
    seeded: bool = False
    """Whether the secret comes from a seed, so that somebody could know the luck before the game."""
    played_on_from: int = 0
    """The number of choices taken over from another game. The luck sealed here begins after them."""
    origin: LuckProof | None = None
    """The proof of the game that they were taken over from; None if this game was dealt anew."""

    def limited(self, origins: int) -> LuckProof:
        """The same with at most this many origins: nothing is said any more about the luck of the oldest games."""
        if self.origin is None:
            return self
        if origins > 1:
            return replace(self, origin=self.origin.limited(origins - 1))
        return self if self.origin.origin is None else replace(self, origin=LuckProof())


class LuckPart(NamedTuple):
    """Consecutive choices of a record whose rolls come from the same secret. The first part includes the deal."""

    proof: LuckProof
    first: int
    """The number of choices before this part."""
    last: int
    rolls: tuple[int, ...]
    is_own: bool
    """Whether the rolls were made in this game, not in one that it was played on from."""


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
    """The number of choices taken over from another game. The luck sealed here begins after them."""
    origin: LuckProof | None = None
    """The proof of the game that they were taken over from; None if this game was dealt anew."""
    seeded: bool = False
    practice: bool = False
    """Whether rivals could ask for hints."""

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
            **({"seeded": True} if self.seeded else {}),
            **({"practice": True} if self.practice else {}),
            **({} if self.origin is None else {"played_on_from": self.played_on_from}),
            **({} if self.origin is None else {"origin": _proof_as_json(self.origin)}),
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
            data = json.loads(text, object_pairs_hook=_object)
        except BadRecord:
            raise
        except json.JSONDecodeError as error:
            raise UnreadableRecord(words("record-garbled", line=error.lineno)) from None
        except (ValueError, RecursionError):
            # Raised for numbers of thousands of digits and for lists nested thousands deep.
            raise UnreadableRecord(words("record-garbled-values")) from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise UnreadableRecord(words("record-none", format=FORMAT))
        proof = _proof(data)
        return cls(
            game=_entry(data, "game", _text),
            version=_entry(data, "version", _number),
            seats=_entry(data, "seats", _number),
            options=_entry(data, "options", _options),
            players=_entry(data, "players", _texts),
            commitment=proof.commitment,
            salts=proof.salts,
            deal=_entry(data, "deal", _numbers),
            choices=_entry(data, "choices", _choices),
            result=_entry(data, "result", lambda value: None if value is None else _result(value)),
            secret=proof.secret,
            components_hash=_entry(data, "components_hash", _text),
            played_on_from=proof.played_on_from,
            origin=proof.origin,
            seeded=proof.seeded,
            practice=_entry({"practice": False, **data}, "practice", _boolean),
        )

    def rolls(self, choices: int | None = None) -> list[int]:
        """The rolls of the deal and of this many choices; None: of all."""
        return [*self.deal, *(roll for choice in self.choices[:choices] for roll in choice.rolls)]

    @property
    def proof(self) -> LuckProof:
        """The proof of this game's luck, as the entries of the record have it."""
        return LuckProof(self.commitment, self.salts, self.secret, self.seeded, self.played_on_from, self.origin)

    def proof_until(self, choices: int) -> LuckProof:
        """The proof of this many choices, for the record of a game that is played on from there."""
        proof = self.proof
        while proof.origin is not None and proof.played_on_from >= choices:
            proof = proof.origin
        return proof.limited(MAX_ORIGINS - 1)

    def luck_parts(self) -> list[LuckPart]:
        """The record cut where its luck changes from one secret to another, the oldest part first."""
        parts: list[LuckPart] = []
        proof: LuckProof | None = self.proof
        last = len(self.choices)
        while proof is not None:
            first = proof.played_on_from
            if not 0 <= first <= last:
                raise BadRecord(words("record-taken-over", claimed=first, choices=last))
            deal = self.deal if proof.origin is None else ()
            rolls = (*deal, *(roll for choice in self.choices[first:last] for roll in choice.rolls))
            parts.append(LuckPart(proof, first, last, rolls, is_own=not parts))
            proof, last = proof.origin, first
        return parts[::-1]


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object. A name that occurs twice is refused: other programs might read the other value."""
    data: dict[str, Any] = {}
    for name, value in pairs:
        if name in data:
            raise BadRecord(words("record-entry-twice", entry=_quoted(name)))
        data[name] = value
    return data


def _proof(data: dict[str, Any], origins: int = MAX_ORIGINS) -> LuckProof:
    """The entries on the luck of a game, those of the games it was played on from included."""
    played_on_from = _entry({"played_on_from": 0, **data}, "played_on_from", _count)
    origin = None
    if data.get("origin") is not None:
        if not origins:
            raise BadRecord(words("record-origins", most=MAX_ORIGINS))
        origin = _proof(_entry(data, "origin", _dict), origins - 1)
        if origin.origin is not None and origin.played_on_from >= played_on_from:
            raise BadRecord(words("record-origin-unused"))
    elif played_on_from:
        origin = LuckProof()
    return LuckProof(
        commitment=_entry(data, "commitment", _hexadecimal),
        salts=_entry(data, "salts", lambda value: tuple(_hexadecimal(item) for item in _list(value))),
        secret=_entry(data, "secret", lambda value: None if value is None else _hexadecimal(value)),
        seeded=_entry({"seeded": False, **data}, "seeded", _boolean),
        played_on_from=played_on_from,
        origin=origin,
    )


def _proof_as_json(proof: LuckProof) -> dict[str, Any]:
    data: dict[str, Any] = {"commitment": proof.commitment, "salts": proof.salts, "secret": proof.secret}
    if proof.seeded:
        data["seeded"] = True
    if proof.origin is not None:
        data["played_on_from"] = proof.played_on_from
        data["origin"] = _proof_as_json(proof.origin)
    return data


def _entry(data: dict[str, Any], name: str, read: Callable[[Any], T]) -> T:
    if name not in data:
        raise BadRecord(words("record-no-entry", entry=name))
    try:
        return read(data[name])
    except TypeError as error:
        raise BadRecord(words("record-wrong-form", entry=name, problem=str(error))) from None


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(words("value-not-number", value=_quoted(value)))
    if abs(value) > MAX_NUMBER:
        raise TypeError(words("value-too-large", value=_quoted(value)))
    return value


def _count(value: object) -> int:
    if _number(value) < 0:
        raise TypeError(words("value-negative", value=_quoted(value)))
    return _number(value)


def _boolean(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(words("value-not-boolean", value=_quoted(value)))
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(words("value-not-text", value=_quoted(value)))
    if len(value) > MAX_TEXT:
        raise TypeError(words("value-too-long", value=_quoted(value), most=MAX_TEXT))
    if not value.isprintable():
        raise TypeError(words("value-unprintable", value=_quoted(value)))
    return value


def _hexadecimal(value: object) -> str:
    text = _text(value)
    if len(text) > MAX_HEX_DIGITS or len(text) % 2 or not set(text) <= set(hexdigits):
        raise TypeError(words("value-not-hexadecimal", value=_quoted(value), most=MAX_HEX_DIGITS))
    return text


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(words("value-not-list", value=_quoted(value)))
    return value


def _dict(value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError(words("value-not-names", value=_quoted(value)))
    return value


def _numbers(value: object) -> tuple[int, ...]:
    return tuple(_number(item) for item in _list(value))


def _texts(value: object) -> tuple[str, ...]:
    return tuple(_text(item) for item in _list(value))


def _options(value: object) -> dict[str, str]:
    return {_text(key): _text(item) for key, item in _dict(value).items()}


def _choices(value: object) -> tuple[Choice, ...]:
    choices = []
    for number, item in enumerate(_list(value), 1):
        try:
            seat, action, rolls = _three_items(item)
            choices.append(Choice(_number(seat), _text(action), _numbers(rolls)))
        except TypeError as error:
            raise TypeError(words("value-of-choice", number=number, problem=str(error))) from None
    return tuple(choices)


def _result(value: object) -> Result:
    winners, ending, points = _three_items(value)
    return Result(_numbers(winners), _text(ending), _numbers(points))


def _three_items(value: object) -> list[Any]:
    if len(_list(value)) != 3:
        raise TypeError(words("value-not-three", value=_quoted(value)))
    return _list(value)


def _quoted(value: object) -> str:
    """A wrong value for an error message, cut to a bearable length."""
    text = repr(value)
    return text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}…"
