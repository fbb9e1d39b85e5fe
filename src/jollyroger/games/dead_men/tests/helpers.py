"""Play actions and look at the state. Rooms, tokens and actions are named by their ids."""

from __future__ import annotations

from functools import partial

from jollyroger.engine import Seat
from jollyroger.testing import play as testing
from jollyroger.testing.play import current_phase

from .. import GAME
from ..component_reader import GOODS
from ..components import CHARACTERS, FROMM, ITEMS, OFF_SHIP, ROOMS
from ..state import CARRIED, IN_BAG, LYING, Ship, goods_at, goods_kind, strength
from .ids import room, token_front
from .positions import Halt

play_ids = partial(testing.play_ids, GAME)
refused_by_rule = partial(testing.refused_by_rule, GAME)


def is_halted(s: Ship) -> bool:
    return current_phase(s) is Halt


def loss(s: Ship) -> str | None:
    """The ending of a lost game."""
    return s.result.ending if s.result is not None and not s.result.winners else None


def name_of(number: int) -> str:
    return "off" if number == OFF_SHIP else ROOMS[number].id.removeprefix("start-")


def place_of(s: Ship, seat: Seat) -> str:
    """Where a pirate is."""
    return name_of(s.place[seat])


def fire(s: Ship, *names: str) -> list[int | None]:
    """The fire levels of these rooms; None where one has exploded."""
    return [s.fire[room(name)] if room(name) in s.rooms else None for name in names]


def deckhands(s: Ship, *names: str) -> list[int]:
    return [s.deckhands[room(name)] for name in names]


def foes(s: Ship, name: str) -> list[str]:
    """The enemies in a room."""
    here = [token for token, where in enumerate(s.token_at) if where == room(name)]
    return [f"fromm-{strength(s, token)}" if token == FROMM else token_front(token) for token in here]


def goods(s: Ship, name: str) -> list[str]:
    """Turned-over tokens in a room."""
    return [GOODS[goods_kind(s, token)] for token in goods_at(s, LYING + room(name))]


def carried(s: Ship, seat: Seat) -> list[str]:
    return [GOODS[goods_kind(s, token)] for token in goods_at(s, CARRIED + seat)]


def character(s: Ship, seat: Seat) -> str:
    return CHARACTERS[s.character[seat]].id


def item_of(s: Ship, seat: Seat) -> str | None:
    """The item of a pirate."""
    number = s.item[seat]
    return None if number is None else ITEMS[number].id


def on_table(s: Ship) -> list[str]:
    return [ITEMS[number].id for number in s.table_items]


def is_fromm_in_bag(s: Ship) -> bool:
    return s.token_at[FROMM] == IN_BAG
