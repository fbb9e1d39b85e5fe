"""Test positions: `ship("room-02@2,0", at=["room-02"], fire={"centre": 3})`.

The four starting rooms (left, centre, right, top) are always there; further tiles are `id@x,y` or `id@x,y/turns`.
By default nothing burns, there are no enemies, and all pirates are off ship. Whatever is not mentioned is in the
stack, the bag, the deck or the reserve.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from jollyroger.engine import Ask, Chance, Phase, Scripted, Seat, start

from ..actions import END_TURN
from ..component_reader import LETTERS
from ..components import (
    CARD_COUNT,
    CHARACTER_COUNT,
    DECKHAND_COUNT,
    FROMM,
    ITEM_COUNT,
    OFF_SHIP,
    ROOMS,
    START_ROOM_COUNT,
    cell_at,
)
from ..layout import lay_tile, remove_room, set_exit
from ..rules.action_phase import Acting
from ..rules.crew import Hunting, hunting_order
from ..rules.revenge import Revenge
from ..rules.setup import lay_starting_rooms
from ..rules.tile_search import Search
from ..rules.turn import Turn
from ..state import CARRIED, GONE, IN_BAG, LOOTED, TRAPDOOR_IN, Ship
from .ids import OUTCOMES, card, character_number, item, place, room, token_front
from .token_bag import TokenBag

DEFAULT_PIRATES = ("cobalt-kallen", "crimson-flynn", "jade", "lydia-lamore", "black-gus-garrett")
DEFAULT_ITEMS = ("bucket", "blanket", "pistol", "dagger", "rum")
"""Characters and items by default. Kallen in seat 0 has no special skill as long as he carries no treasure."""
NO_ICON = "revenge-13"
"""A card without an icon."""


class Halt(Phase[Ship]):
    """Stops a test: it asks for the end of the turn and nothing else."""

    def ask(self, s: Ship) -> list[Ask]:
        return [Ask(s.active, [END_TURN])]


class Settings(TypedDict, total=False):
    """The settings of `ship`. Mappings are by room, sequences by seat; several ids are separated by spaces."""

    seats: int
    who_plays: Sequence[str]
    items: Sequence[str | None]
    at: Sequence[str]
    fatigue: Sequence[int]
    battle: Sequence[int]
    carries: Sequence[str]
    fire: Mapping[str, int]
    deckhands: Mapping[str, int]
    tokens: Mapping[str, str]
    trapdoors: Sequence[str]
    spent: Sequence[str]
    exploded: Sequence[str]
    dinghy: str
    stack: str
    looted: int
    destroyed: int
    beaten: bool  # all other crew has left the game
    fromm: bool
    supply: int
    explosions: int
    deck: str
    top: str
    knows_top: Seat
    fives: int
    shuffles: int
    reserve: str
    active: Seat
    own: int
    received: int
    goal: int
    all_crew: bool
    dead_pirate_loses: bool
    reference: bool
    by_vote: bool
    double_tiles: int
    draws: Sequence[str | int]  # scripted outcomes; a crew or guard is one of those left in the bag
    chance: Chance


def ship(*tiles: str, **given: Unpack[Settings]) -> Ship:
    """A ship with these settings. Without `chance`, any outcome that is not in `draws` is an error."""
    s = Ship(given.get("seats", 3), given.get("chance", Scripted([])))
    lay_tiles(s, tiles, given)
    lay_tokens(s, given)
    apply_damage(s, given)
    place_pirates(s, given)
    lay_cards(s, given)
    s.active, s.own_tokens, s.received_tokens = given.get("active", 0), given.get("own", 5), given.get("received", 0)
    s.goal, s.all_crew = given.get("goal", 5), given.get("all_crew", False)
    s.dead_pirate_loses = given.get("dead_pirate_loses", False)
    s.reference_edition, s.by_vote = given.get("reference", False), given.get("by_vote", True)
    s.double_tiles, s.explosions = given.get("double_tiles", 0), given.get("explosions", 0)
    if "chance" not in given:
        s.chance = Scripted([outcome(s, drawn) for drawn in given.get("draws", ())])
    return s


def lay_tiles(s: Ship, tiles: Sequence[str], given: Settings) -> None:
    """The rooms with their fires and deckhands; other tiles are in the stack."""
    lay_starting_rooms(s)
    for tile in tiles:
        name, _, spot = tile.partition("@")
        cell, _, turns = spot.partition("/")
        x, y = cell.split(",")
        lay_tile(s, room(name), cell_at(int(x), int(y)), int(turns or 0))
    for name, level in given.get("fire", {}).items():
        s.fire[room(name)] = level
    s.deckhands = [0] * (OFF_SHIP + 1)
    for name, count in given.get("deckhands", {}).items():
        s.deckhands[room(name)] = count
    aboard = sum(s.deckhands)
    s.removed_deckhands = DECKHAND_COUNT - aboard - given["supply"] if "supply" in given else 0
    s.supply = DECKHAND_COUNT - aboard - s.removed_deckhands
    left = [number for number in range(START_ROOM_COUNT, len(ROOMS)) if s.cell[number] is None]
    s.stack = sorted(room(name) for name in given["stack"].split()) if "stack" in given else left


def lay_tokens(s: Ship, given: Settings) -> None:
    """Enemies, goods and trapdoors; other tokens are in the bag."""
    bag = TokenBag(s, given.get("fromm", False))
    for name in given.get("trapdoors", ()):
        s.token_at[bag.find("trapdoor")] = TRAPDOOR_IN + room(name)
        s.trapdoor[room(name)] = True
    for name, names in given.get("tokens", {}).items():
        bag.put(room(name), names)
    for seat, names in enumerate(given.get("carries", ())):
        bag.put(CARRIED + seat, names)
    for where, count in ((LOOTED, given.get("looted", 0)), (GONE, given.get("destroyed", 0))):
        bag.put(where, " ".join(["treasure"] * count))
    if given.get("beaten"):
        for token in bag.left():
            if token_front(token).startswith("crew"):
                s.token_at[token] = GONE


def apply_damage(s: Ship, given: Settings) -> None:
    """Spent kegs and exploded rooms; and the Dinghy."""
    for name in given.get("spent", ()):
        s.keg_spent[room(name)] = True
    for name in given.get("exploded", ()):
        remove_room(s, room(name))
    if "dinghy" in given:
        name, _, side = given["dinghy"].partition(":")
        set_exit(s, 1, 4 * room(name) + LETTERS.index(side))


def place_pirates(s: Ship, given: Settings) -> None:
    """The pirates and their condition; other characters are in reserve, other items on the table."""
    pirates, items, seats = given.get("who_plays", ()), given.get("items", ()), s.seats
    names = [*pirates, *[id for id in DEFAULT_PIRATES if id not in pirates]][:seats]
    s.character = [character_number(id) for id in names]
    things = [*items, *[id for id in DEFAULT_ITEMS if id not in items]][:seats]
    s.item = [None if id is None else item(id) for id in things]
    s.table_items = [number for number in range(ITEM_COUNT) if number not in s.item]
    spare = [number for number in range(CHARACTER_COUNT) if number not in s.character]
    s.reserve = sorted(character_number(id) for id in given["reserve"].split()) if "reserve" in given else spare
    s.dead_characters = [number for number in spare if number not in s.reserve]
    at, fatigue, battle = given.get("at", ()), given.get("fatigue", ()), given.get("battle", ())
    s.place = [place(name) for name in [*at, *["off"] * (seats - len(at))]]
    s.fatigue = [*fatigue, *[0] * (seats - len(fatigue))]
    s.battle = [*battle, *[0] * (seats - len(battle))]


def lay_cards(s: Ship, given: Settings) -> None:
    """The revenge cards: in the deck, or else discarded."""
    s.top_card, s.top_card_known_by = card(given["top"]) if "top" in given else None, given.get("knows_top")
    cards = [number for number in range(CARD_COUNT) if number != s.top_card]
    s.deck = sorted(card(id) for id in given["deck"].split()) if "deck" in given else cards
    s.discard = [number for number in cards if number not in s.deck]
    s.fives_since_shuffle, s.shuffles = given.get("fives", 0), given.get("shuffles", 0)


def outcome(s: Ship, drawn: str | int) -> int:
    """The number behind an id in `draws`; a number is a roll."""
    if isinstance(drawn, int):
        return drawn
    if drawn in OUTCOMES:
        return OUTCOMES[drawn]
    return next(token for token in range(FROMM + 1) if s.token_at[token] == IN_BAG and token_front(token) == drawn)


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


def revenge_step(s: Ship) -> Ship:
    """A revenge card is drawn; nothing comes after."""
    s.own_tokens, s.actions_over = 0, True
    return start(s, Revenge(), Halt())


def hunting(s: Ship) -> Ship:
    """The crew moves; nothing comes after."""
    s.own_tokens, s.actions_over = 0, True
    return start(s, Hunting(hunting_order(s)), Halt())


def turn(s: Ship, seat: Seat = 0) -> Ship:
    """A whole turn of this player begins."""
    return start(s, Turn(seat))
