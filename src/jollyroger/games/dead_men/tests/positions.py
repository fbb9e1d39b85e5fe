"""Ships for tests, written as one would lay them out: `ship("room-02@2,0", at=["room-02"], fire={"centre": 3})`.

The four starting rooms (left, centre, right, top) are always there; further tiles are `id@x,y` or `id@x,y/turns`.
Nothing burns, nobody is in the way, and all pirates are off ship, unless it is said. What is not laid out is in the
stack, the bag, the deck or the reserve.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from jollyroger.engine import Ask, Chance, Loaded, Phase, Seat, start

from ..acting import Acting
from ..actions import END_TURN
from ..components import (
    CARDS,
    CHARACTER_COUNT,
    CHARACTERS,
    DECKHANDS,
    FROMM,
    GOODS,
    ITEM_COUNT,
    ITEMS,
    LETTERS,
    OFF,
    REVENGE,
    ROOMS,
    STARTS,
    TOKENS,
    TRAPDOORS,
    cell_at,
)
from ..crew import Hunting, hunters
from ..fire import unhinge
from ..revenge import Revenge
from ..search import Search, lay
from ..state import CARRIED, GONE, IN_BAG, LOOTED, LYING, SET, Ship
from ..turn import Turn, starting_rooms

PIRATES = ("cobalt-kallen", "crimson-flynn", "jade", "lydia-lamore", "black-gus-garrett")
BELONGINGS = ("bucket", "blanket", "pistol", "dagger", "rum")
"""Who plays what unless it is said: seat 0 is a pirate like any other as long as he carries no treasure."""
NO_ICON, BLANK_RED, BLANK_YELLOW = "revenge-13", "revenge-08", "revenge-14"


class Halt(Phase[Ship]):
    """What a test wants to see has happened."""

    def ask(self, s: Ship) -> list[Ask]:
        return [Ask(s.active, [END_TURN])]


def room(name: str) -> int:
    """A room by its id, a starting room by where it is."""
    id = name if name.startswith("room-") else f"start-{name}"
    return next(number for number, tile in enumerate(ROOMS) if tile.id == id)


def place(name: str) -> int:
    return OFF if name == "off" else room(name)


def who(id: str) -> int:
    return next(number for number, character in enumerate(CHARACTERS) if character.id == id)


def item(id: str) -> int:
    return next(number for number, thing in enumerate(ITEMS) if thing.id == id)


def card(id: str) -> int:
    return next(number for number, one in enumerate(REVENGE) if one.id == id)


def look(token: int) -> str:
    """What is seen of a token, face up."""
    front, strength, _ = TOKENS[token]
    return front if token in TRAPDOORS or token == FROMM else f"{front}-{strength}"


LUCK: dict[str, int] = {
    **{tile.id: number for number, tile in enumerate(ROOMS)},
    **{one.id: number for number, one in enumerate(REVENGE)},
    **{character.id: number for number, character in enumerate(CHARACTERS)},
    **{thing.id: number for number, thing in enumerate(ITEMS)},
    **{kind: number for number, kind in enumerate(GOODS)},
}


class Bag:
    """The tokens not yet laid out."""

    def __init__(self, s: Ship, fromm: bool) -> None:
        self.s = s
        s.at = [IN_BAG] * FROMM + [IN_BAG if fromm else GONE]
        s.back = [None] * (FROMM + 1)

    def put(self, where: int, names: str) -> None:
        """Enemies (`crew-3 guard-8 fromm-4`) or goods (`treasure cutlass grog-5`) in a room; goods also elsewhere."""
        for name in names.split():
            if name.startswith("fromm"):
                self.s.at[FROMM] = where
                self.s.fromm = int(name.rpartition("-")[2])
            elif name in GOODS:
                kind = GOODS.index(name)
                token = next(token for token in self.left() if TOKENS[token].back == kind)
                self.s.at[token] = where + LYING if where < OFF else where
                self.s.back[token] = kind
            else:
                self.s.at[self.find(name)] = where

    def left(self) -> list[int]:
        return [token for token in range(FROMM) if self.s.at[token] == IN_BAG]

    def find(self, name: str) -> int:
        return next(token for token in self.left() if look(token) == name)


def ship(
    *tiles: str,
    seats: int = 3,
    who_plays: Sequence[str] = (),
    items: Sequence[str | None] = (),
    at: Sequence[str] = (),
    fatigue: Sequence[int] = (),
    battle: Sequence[int] = (),
    carries: Sequence[str] = (),
    fire: Mapping[str, int] | None = None,
    deckhands: Mapping[str, int] | None = None,
    tokens: Mapping[str, str] | None = None,
    trapdoors: Sequence[str] = (),
    spent: Sequence[str] = (),
    exploded: Sequence[str] = (),
    dinghy: str | None = None,
    stack: str | None = None,
    looted: int = 0,
    destroyed: int = 0,
    beaten: bool = False,
    fromm: bool = False,
    supply: int | None = None,
    explosions: int = 0,
    deck: str | None = None,
    top: str | None = None,
    knows_top: Seat | None = None,
    fives: int = 0,
    shuffles: int = 0,
    reserve: str | None = None,
    active: Seat = 0,
    own: int = 5,
    given: int = 0,
    goal: int = 5,
    all_crew: bool = False,
    dead_pirate_loses: bool = False,
    reference: bool = False,
    by_vote: bool = True,
    marked: int = 0,
    draws: Sequence[str | int] = (),
    chance: Chance | None = None,
) -> Ship:
    """A ship with all that on it. `draws` is what luck will bring, in order; other luck than that is an error.

    A crew or guard in `draws` is one of those left in the bag; `beaten` crew has left the game.
    """
    s = Ship(seats, chance or Loaded([]))
    s.supply = DECKHANDS
    starting_rooms(s)
    s.supply, s.deckhands = DECKHANDS, [0] * len(ROOMS)
    for tile in tiles:
        name, _, spot = tile.partition("@")
        cell, _, turns = spot.partition("/")
        x, y = cell.split(",")
        lay(s, room(name), cell_at(int(x), int(y)), int(turns or 0))
    for name, level in (fire or {}).items():
        s.fire[room(name)] = level
    for name, count in (deckhands or {}).items():
        s.deckhands[room(name)] = count
    laid = [number for number, cell in enumerate(s.cell) if cell is not None]
    left = [number for number in range(STARTS, len(ROOMS)) if number not in laid]
    s.stack = left if stack is None else sorted(room(name) for name in stack.split())
    bag = Bag(s, fromm)
    for name in trapdoors:
        s.at[bag.find("trapdoor")] = SET + room(name)
        s.trapdoor[room(name)] = True
    for name, names in (tokens or {}).items():
        bag.put(room(name), names)
    for seat, names in enumerate(carries):
        bag.put(CARRIED + seat, names)
    for where, count in ((LOOTED, looted), (GONE, destroyed)):
        bag.put(where, " ".join(["treasure"] * count))
    if beaten:
        s.at = [
            GONE if where == IN_BAG and look(token).startswith("crew") else where for token, where in enumerate(s.at)
        ]
    for name in spent:
        s.spent[room(name)] = True
    for name in exploded:
        unhinge(s, room(name))
    if dinghy is not None:
        name, _, side = dinghy.partition(":")
        door = 4 * room(name) + LETTERS.index(side)
        s.exits[1], s.link[door] = door, OFF
    s.sunk = 0 if supply is None else DECKHANDS - sum(s.deckhands) - supply
    s.supply = DECKHANDS - sum(s.deckhands) - s.sunk
    s.character = [who(id) for id in [*who_plays, *[id for id in PIRATES if id not in who_plays]][:seats]]
    things = [*items, *[id for id in BELONGINGS if id not in items]][:seats]
    s.item = [None if id is None else item(id) for id in things]
    s.items = [number for number in range(ITEM_COUNT) if number not in s.item]
    spare = [number for number in range(CHARACTER_COUNT) if number not in s.character]
    s.reserve = spare if reserve is None else sorted(who(id) for id in reserve.split())
    s.graves = [number for number in spare if number not in s.reserve]
    s.place = [place(name) for name in [*at, *["off"] * (seats - len(at))]]
    s.fatigue = [*fatigue, *[0] * (seats - len(fatigue))]
    s.battle = [*battle, *[0] * (seats - len(battle))]
    s.top, s.knows_top = None if top is None else card(top), knows_top
    cards = [number for number in range(CARDS) if number != s.top]
    s.deck = cards if deck is None else sorted(card(id) for id in deck.split())
    s.discard = [number for number in cards if number not in s.deck]
    s.fives, s.shuffles, s.explosions = fives, shuffles, explosions
    s.active, s.own, s.given, s.marked = active, own, given, marked
    s.goal, s.all_crew, s.dead_pirate_loses = goal, all_crew, dead_pirate_loses
    s.reference, s.by_vote = reference, by_vote
    if chance is None:
        s.chance = Loaded([luck(s, drawn) for drawn in draws])
    return s


def luck(s: Ship, drawn: str | int) -> int:
    """What a name in `draws` means to the chance; a number is a roll."""
    if isinstance(drawn, int):
        return drawn
    if drawn in LUCK:
        return LUCK[drawn]
    return next(token for token in range(FROMM + 1) if s.at[token] == IN_BAG and look(token) == drawn)


def acting(s: Ship) -> Ship:
    """The active pirate is about to act; nothing comes after."""
    return start(s, Acting(), Halt())


def rest_of_turn(s: Ship) -> Ship:
    """The active pirate is about to act; then the card, and the next player's turn."""
    return start(s, Acting(), Revenge(), Turn((s.active + 1) % s.seats))


def searching(s: Ship, tiles: int = 1) -> Ship:
    """The active player searches the ship; nothing comes after."""
    return start(s, *[Search()] * tiles, Halt())


def search_and_act(s: Ship) -> Ship:
    return start(s, Search(), Acting(), Halt())


def avenging(s: Ship) -> Ship:
    """A revenge card is drawn; nothing comes after."""
    s.own, s.ended = 0, True
    return start(s, Revenge(), Halt())


def hunting(s: Ship) -> Ship:
    """The crew moves; nothing comes after."""
    s.own, s.ended = 0, True
    return start(s, Hunting(hunters(s)), Halt())


def turn(s: Ship, seat: Seat = 0) -> Ship:
    """A whole turn of this player begins."""
    return start(s, Turn(seat))
