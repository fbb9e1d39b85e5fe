"""Texts that are made later: kept for readers of any language, and written as JSON."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from .arguments import Argument, Message, Noun, Person
from .catalogue import Catalogue

Remark: TypeAlias = "Message | str"
"""What a bot says. Games without a catalogue, and logs of old versions, have plain text. Empty: nothing."""


class LazyText(NamedTuple):
    """A message of a catalogue. `str()` makes it, in the language of the reader."""

    messages: Catalogue
    id: str

    def __str__(self) -> str:
        return self.messages.text(self.id)


AnyText: TypeAlias = "str | LazyText"
"""A plain text, or a message. `str()` gives what the reader sees."""


def encode_message(text: Remark) -> Any:
    """A text that is kept, as JSON. Plain text stays as it is.

    >>> encode_message(Message("reason-lay", (("card", Noun("card-rum")),)))
    {'message': 'reason-lay', 'with': {'card': {'noun': 'card-rum'}}}
    """
    return encode_argument(text)


def encode_argument(value: Argument) -> Any:
    match value:
        case Person(seat, is_reader):
            return {"seat": seat, "is_reader": True} if is_reader else {"seat": seat}
        case Noun(id):
            return {"noun": id}
        case Message(id, arguments):
            encoded = {name: encode_argument(argument) for name, argument in arguments}
            return {"message": id, "with": encoded} if encoded else {"message": id}
        case str() | int():
            return value
        case items:
            return [encode_argument(item) for item in items]


def decode_message(data: Any) -> Remark:
    """The opposite of `encode_message`. Raises ValueError for anything else."""
    text = decode_argument(data)
    if not isinstance(text, (str, Message)):
        raise ValueError(f"{data!r} is no message.")
    return text


def decode_argument(data: Any) -> Argument:
    match data:
        case str() | int():
            return data
        case list():
            return tuple(decode_argument(item) for item in data)
        case {"seat": int(seat)}:
            return Person(seat, data.get("is_reader") is True)
        case {"noun": str(id)}:
            return Noun(id)
        case {"message": str(id)}:
            arguments = data.get("with", {})
            return Message(id, tuple((str(name), decode_argument(value)) for name, value in arguments.items()))
    raise ValueError(f"{data!r} is no argument of a message.")
