"""What one does aboard in tests, and what one looks for there. Rooms, tokens and actions are named by their ids."""

from __future__ import annotations

import pytest

from jollyroger.engine import Event, Phase, Refused, Result, Seat, State, apply, ask_of

from ..actions import CATALOGUE
from ..components import CHARACTERS, FROMM, GOODS, ITEMS, OFF, ROOMS
from ..state import CARRIED, IN_BAG, LYING, Ship, goods_at, kind_of, strength
from ..view import pieces
from .positions import Halt, look, room


def say(s: Ship, seat: Seat, *ids: str) -> None:
    """Play the actions of these ids; afterwards no piece may have got lost."""
    for id in ids:
        action = CATALOGUE.find(id)
        assert action is not None, f"there is no action {id}"
        before = pieces(s)
        apply(s, seat, action)
        assert pieces(s) == before


def refusal(s: State, seat: Seat, id: str) -> str | None:
    """The rule by which this is refused."""
    action = CATALOGUE.find(id)
    assert action is not None, f"there is no action {id}"
    with pytest.raises(Refused) as caught:
        apply(s, seat, action)
    return caught.value.rule


def offered(s: State, seat: Seat, verb: str = "") -> list[str]:
    """What this player may choose now (of these actions)."""
    ask = ask_of(s, seat)
    return [] if ask is None else [str(option) for option in ask.options if str(option).startswith(verb)]


def now(s: Ship) -> type[Phase[Ship]] | None:
    """The phase that is happening."""
    return type(s.agenda[-1]) if s.agenda else None


def halted(s: Ship) -> bool:
    return now(s) is Halt


def ended(s: Ship) -> Result | None:
    """How the game has ended. (Asked anew each time: the ship changes behind the reader's back.)"""
    return s.result


def lost(s: Ship) -> str | None:
    """How the game was lost, if it was."""
    return s.result.ending if s.result is not None and not s.result.winners else None


def name_of(number: int) -> str:
    return "off" if number == OFF else ROOMS[number].id.removeprefix("start-")


def stands(s: Ship, seat: Seat) -> str:
    """Where a pirate is."""
    return name_of(s.place[seat])


def fire(s: Ship, *names: str) -> list[int | None]:
    """The fire levels of these rooms; None where one has exploded."""
    return [s.fire[room(name)] if room(name) in s.rooms else None for name in names]


def deckhands(s: Ship, *names: str) -> list[int]:
    return [s.deckhands[room(name)] for name in names]


def foes(s: Ship, name: str) -> list[str]:
    """The enemies in a room."""
    here = [token for token, where in enumerate(s.at) if where == room(name)]
    return [f"fromm-{strength(s, token)}" if token == FROMM else look(token) for token in here]


def goods(s: Ship, name: str) -> list[str]:
    """What lies in a room, turned over."""
    return [GOODS[kind_of(s, token)] for token in goods_at(s, LYING + room(name))]


def carried(s: Ship, seat: Seat) -> list[str]:
    return [GOODS[kind_of(s, token)] for token in goods_at(s, CARRIED + seat)]


def character(s: Ship, seat: Seat) -> str:
    return CHARACTERS[s.character[seat]].id


def has(s: Ship, seat: Seat) -> str | None:
    """The item of a pirate."""
    number = s.item[seat]
    return None if number is None else ITEMS[number].id


def on_table(s: Ship) -> list[str]:
    return [ITEMS[number].id for number in s.items]


def fromm_in_bag(s: Ship) -> bool:
    return s.at[FROMM] == IN_BAG


def listen(s: Ship) -> list[Event]:
    """All that is told from now on."""
    told: list[Event] = []
    s.listener = told.append
    return told
