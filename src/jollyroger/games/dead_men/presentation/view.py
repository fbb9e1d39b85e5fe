"""What each player may know, resampling of what he may not, and the count of all pieces. (DM-2.2)"""

from __future__ import annotations

from functools import cache
from typing import Any

from ....engine import Phase, Seat, SplitView, View
from ..component_reader import GOODS, LETTERS
from ..components import (
    CHARACTERS,
    CREW,
    DEATH_FATIGUE,
    DICE_PER_COLOUR,
    FIRE_LIMIT,
    FROMM,
    GUARDS,
    ITEMS,
    OFF_SHIP,
    REVENGE_CARDS,
    ROOMS,
    SIDES,
    TILE_COUNT,
    TOKENS,
    x_of,
    y_of,
)
from ..messages import text
from ..rules.battle import track_floor
from ..rules.choices import GroupChoice
from ..rules.crew import Hunting
from ..rules.movement import may_enter
from ..rules.tile_search import Placing, legal_placements
from ..state import (
    CARRIED,
    IN_BAG,
    LYING,
    Ship,
    destroyed_count,
    doors,
    goods_at,
    goods_kinds_at,
    keg_side,
    looted_count,
    strength,
)
from .battle_view import battle_view
from .names import NONE, OFF_SHIP_ID
from .static_view import STATIC_VIEW

ENEMIES = (*GUARDS, *CREW, FROMM)
"""The tokens of enemies."""


def public_view(s: Ship) -> View:
    """What everybody knows: everything but the cards that only Titian has seen."""
    phase = s.agenda[-1] if s.agenda else None
    return {
        "phase": type(phase).__name__ if phase is not None else None,
        "turn": s.turn_number,
        "active": s.active,
        "own": s.own_tokens,
        "given": s.received_tokens,
        "ended": s.actions_over,
        "used": [item.id for number, item in enumerate(ITEMS) if s.used_items >> number & 1],
        "goal": s.goal,
        "all_crew": s.all_crew,
        "looted": looted_count(s),
        "destroyed": destroyed_count(s),
        "explosions": s.explosions,
        "supply": s.supply,
        "sunk": s.removed_deckhands,
        "tiles": len(s.stack),
        "double_tiles": max(0, s.double_tiles - (TILE_COUNT - len(s.stack))),
        "stack": sorted(ROOMS[tile].id for tile in s.stack),
        "tile": None if s.drawn_tile is None else tile_view(s),
        "pirates": [pirate_view(s, other) for other in range(s.seats)],
        "rooms": room_views(s),
        "exits": [None if door is None else exit_view(door) for door in s.exits],
        "bag": bag_view(s),
        "items": [ITEMS[item].id for item in s.table_items],
        "reserve": [CHARACTERS[who].id for who in sorted(s.reserve)],
        "graves": [CHARACTERS[who].id for who in s.dead_characters],
        "card": None if s.current_card is None else REVENGE_CARDS[s.current_card].id,
        "discard": [REVENGE_CARDS[card].id for card in s.discard],
        "cards_left": len(s.deck) + len(s.peeked) + (s.top_card is not None),
        "top_known_by": s.top_card_known_by,
        "fives": s.fives_since_shuffle,
        "shuffles": s.shuffles,
        "die": s.last_roll,
        "votes": [str(vote) for vote in phase.votes] if isinstance(phase, GroupChoice) else [],
        "pending": [phase_view(phase) for phase in s.agenda],
        "fight": battle_view(s, phase),
        "hunter": phase.tokens[0] if isinstance(phase, Hunting) and phase.tokens else None,
        "result": None if s.result is None else s.result._asdict(),
        "legend": STATIC_VIEW,
    }


def private_view(s: Ship, seat: Seat | None) -> View:
    """What this player (None: a spectator) knows of the draw pile. After the game everything is open."""
    knows = s.result is not None or (seat is not None and seat == s.top_card_known_by)
    peeks = seat is not None and seat == s.active and bool(s.peeked)
    return {
        "you": seat,
        "draw_pile": [REVENGE_CARDS[card].id for card in unknown_cards(s, knows, peeks)],
        "top": REVENGE_CARDS[s.top_card].id if knows and s.top_card is not None else None,
        "aside": [REVENGE_CARDS[card].id for card in s.peeked] if peeks else None,
    }


view = SplitView(public_view, private_view)


def turn_number(s: Ship) -> int:
    return s.turn_number


def roles(s: Ship) -> list[dict[str, str]]:
    """Each player's character and item. (DM-2.3)"""
    return [
        {
            "character": text("tally-name", name=CHARACTERS[character].noun),
            "item": NONE if item is None else text("tally-name", name=ITEMS[item].noun),
        }
        for character, item in zip(s.character, s.item, strict=True)
    ]


def phase_view(phase: Phase[Any]) -> list[str]:
    """The name and fields of a phase on the agenda; none of it is hidden."""
    return [type(phase).__name__, *(str(value) for value in phase.values())]


def unknown_cards(s: Ship, knows_top: bool, peeks: bool) -> list[int]:
    """The cards of the draw pile whose place a player does not know, sorted."""
    cards = s.deck[:]
    if s.top_card is not None and not knows_top:
        cards.append(s.top_card)
    if not peeks:
        cards += s.peeked
    return sorted(cards)


def tile_view(s: Ship) -> View:
    """The drawn tile."""
    assert s.drawn_tile is not None
    tile = ROOMS[s.drawn_tile]
    phase = s.agenda[-1] if s.agenda else None
    return {
        "id": tile.id,
        "colour": ("red", "yellow")[tile.colour],
        "pips": tile.pips,
        "doors": door_letters(tile.doors[0]),
        "keg": tile.keg,
        "keg_side": None if tile.keg_side is None else LETTERS[tile.keg_side],
        "placements": [str(action) for action in legal_placements(s, s.drawn_tile)]
        if isinstance(phase, Placing)
        else [],
    }


@cache
def door_letters(mask: int) -> str:
    return "".join(letter for side, letter in enumerate(LETTERS) if mask >> side & 1)


def pirate_view(s: Ship, seat: Seat) -> View:
    who, item, place = s.character[seat], s.item[seat], s.place[seat]
    return {
        "seat": seat,
        "character": CHARACTERS[who].id,
        "item": None if item is None else ITEMS[item].id,
        "fatigue": s.fatigue[seat],
        "battle": s.battle[seat],
        "place": None if place == OFF_SHIP else ROOMS[place].id,
        "carries": [GOODS[s.token_back[token] or 0] for token in goods_at(s, CARRIED + seat)],
        "too_hot": FIRE_LIMIT[capped_fatigue(s, seat)],
        "floor": track_floor(s, seat),
    }


def capped_fatigue(s: Ship, seat: Seat) -> int:
    """A pirate's fatigue, at most the deadly one: after a lost game it can be more. (DM-7.7)"""
    return min(s.fatigue[seat], DEATH_FATIGUE)


def room_views(s: Ship) -> list[View]:
    """The rooms that were found, also the exploded ones."""
    fatigue = [capped_fatigue(s, seat) for seat in range(s.seats)]
    return [room_view(s, room, cell, fatigue) for room, cell in enumerate(s.cell) if cell is not None]


def room_view(s: Ship, room: int, cell: int, fatigue: list[int]) -> View:
    """A room. `fatigue` is that of each pirate: a tired one cannot enter a hot room."""
    tile = ROOMS[room]
    live = room in s.rooms
    side = keg_side(s, room)
    goods = goods_at(s, LYING + room)
    return {
        "id": tile.id,
        "x": x_of(cell),
        "y": y_of(cell),
        "colour": ("red", "yellow")[tile.colour],
        "doors": door_letters(doors(s, room)),
        "leads": {
            SIDES[side]: OFF_SHIP_ID if other == OFF_SHIP else ROOMS[other].id
            for side, other in enumerate(s.link[4 * room : 4 * room + 4])
            if other is not None
        },
        "exploded": not live,
        "fire": s.fire[room],
        "keg": tile.keg,
        "keg_side": None if side is None else LETTERS[side],
        "spent": s.keg_spent[room],
        "trapdoor": s.trapdoor[room],
        "deckhands": s.deckhands[room],
        "foes": [
            {"token": token, "front": TOKENS[token].front, "strength": strength(s, token)}
            for token in (ENEMIES if room in s.token_at else ())
            if s.token_at[token] == room
        ],
        "goods": [GOODS[s.token_back[token] or 0] for token in goods],
        "kinds": [GOODS[kind] for kind in goods_kinds_at(s, LYING + room)] if goods else [],
        "shut_to": [seat for seat, tired in enumerate(fatigue) if live and not may_enter(s, room, tired)],
    }


def exit_view(door: int) -> View:
    return {"room": ROOMS[door // 4].id, "side": SIDES[door % 4]}


def bag_view(s: Ship) -> dict[str, int]:
    """Tokens left in the bag, which anyone can tell from the tokens drawn."""
    counts: dict[str, int] = {}
    for token, where in enumerate(s.token_at):
        if where == IN_BAG:
            front, strength, _ = TOKENS[token]
            name = f"{front}-{strength}" if front in ("guard", "crew") else front
            counts[name] = counts.get(name, 0) + 1
    return counts


def pieces(s: Ship) -> dict[str, int]:
    """The number of pieces of each kind, wherever they are."""
    cards = [*s.deck, *s.peeked, *s.discard, *(card for card in (s.top_card, s.current_card) if card is not None)]
    characters = [*s.character, *s.reserve, *s.dead_characters]
    items = [*s.table_items, *s.lost_items, *(item for item in s.item if item is not None)]
    tiles = [*s.stack, *(room for room, cell in enumerate(s.cell) if cell is not None)]
    if s.drawn_tile is not None:
        tiles.append(s.drawn_tile)
    for pile in (cards, characters, items, tiles):
        assert len(set(pile)) == len(pile), f"a piece is in two places: {sorted(pile)}"
    dice = [sum(1 for room in s.rooms if s.fire[room] and ROOMS[room].colour == colour) for colour in (0, 1)]
    return {
        "tokens": sum(1 for token, where in enumerate(s.token_at) if is_valid_place(s, token, where)),
        "deckhands": s.supply + s.removed_deckhands + sum(s.deckhands),
        "revenge_cards": len(cards),
        "characters": len(characters),
        "items": len(items),
        "room_tiles": len(tiles),
        # Dice not on a room are not part of the state: count at least all of them.
        "red_dice": max(DICE_PER_COLOUR, dice[0]),
        "yellow_dice": max(DICE_PER_COLOUR, dice[1]),
    }


def is_valid_place(s: Ship, token: int, where: int) -> bool:
    """Whether a token can be there: enemies and goods only in live rooms, goods only turned over."""
    if where < OFF_SHIP:
        return where in s.rooms or s.result is not None
    if LYING <= where < LYING + OFF_SHIP:
        return s.token_back[token] is not None and (where - LYING in s.rooms or s.result is not None)
    return True
