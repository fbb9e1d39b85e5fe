"""What each player may know, which is almost everything; a table dealt anew; and all pieces. (DM-2.2)"""

from __future__ import annotations

from typing import Any

from ....engine import Chance, Seat, View, refresh_asks
from ..component_reader import GOODS, LETTERS
from ..components import (
    CHARACTERS,
    CREW,
    DEATH,
    FIRE_DICE,
    FROMM,
    GUARDS,
    ITEMS,
    LIMIT,
    OFF,
    REVENGE,
    ROOMS,
    SIDES,
    TOKENS,
    x_of,
    y_of,
)
from ..rules.battle import floor
from ..rules.crew import Hunting
from ..rules.movement import may_enter
from ..rules.tile_search import Placing, placements
from ..rules.votes import GroupChoice
from ..state import CARRIED, IN_BAG, LYING, Ship, destroyed, doors, goods_at, keg_side, kinds_at, looted, strength
from .static_view import LEGEND, fight_view


def view(s: Ship, seat: Seat | None) -> View:
    """What this player (None: a spectator) may know: all but the cards that Titian alone has seen."""
    phase = s.agenda[-1] if s.agenda else None
    knows = seat is not None and seat == s.knows_top
    peeks = seat is not None and seat == s.active and bool(s.aside)
    return {
        "you": seat,
        "phase": type(phase).__name__ if phase is not None else None,
        "turn": s.turn,
        "active": s.active,
        "own": s.own,
        "given": s.given,
        "ended": s.ended,
        "used": [item.id for number, item in enumerate(ITEMS) if s.used >> number & 1],
        "goal": s.goal,
        "all_crew": s.all_crew,
        "looted": looted(s),
        "destroyed": destroyed(s),
        "explosions": s.explosions,
        "supply": s.supply,
        "sunk": s.sunk,
        "tiles": len(s.stack),
        "double_tiles": max(0, s.marked - (len(ROOMS) - 4 - len(s.stack))),
        "stack": sorted(ROOMS[tile].id for tile in s.stack),
        "tile": None if s.tile is None else tile_view(s),
        "pirates": [pirate(s, other) for other in range(s.seats)],
        "rooms": [room_view(s, room) for room in range(len(ROOMS)) if s.cell[room] is not None],
        "exits": [None if door is None else exit_view(door) for door in s.exits],
        "bag": bag(s),
        "items": [ITEMS[item].id for item in s.items],
        "reserve": [CHARACTERS[who].id for who in sorted(s.reserve)],
        "graves": [CHARACTERS[who].id for who in s.graves],
        "card": None if s.card is None else REVENGE[s.card].id,
        "discard": [REVENGE[card].id for card in s.discard],
        "draw_pile": [REVENGE[card].id for card in unseen(s, knows, peeks)],
        "cards_left": len(s.deck) + len(s.aside) + (s.top is not None),
        "top": REVENGE[s.top].id if knows and s.top is not None else None,
        "top_known_by": s.knows_top,
        "aside": [REVENGE[card].id for card in s.aside] if peeks else None,
        "fives": s.fives,
        "shuffles": s.shuffles,
        "die": s.die,
        "votes": [str(vote) for vote in phase.votes] if isinstance(phase, GroupChoice) else [],
        "pending": [phase_view(phase) for phase in s.agenda],
        "fight": fight_view(s, phase),
        "hunter": phase.tokens[0] if isinstance(phase, Hunting) and phase.tokens else None,
        "result": None if s.result is None else s.result._asdict(),
        "legend": LEGEND,
    }


def phase_view(phase: Any) -> list[Any]:
    """A phase still to come: its name and parts, nothing of which is hidden."""
    return [type(phase).__name__, *(str(getattr(phase, part)) for part in phase.fields)]


def unseen(s: Ship, knows: bool, peeks: bool) -> list[int]:
    """The cards of the draw pile, in no order: those that a player cannot tell the place of."""
    cards = s.deck[:]
    if s.top is not None and not knows:
        cards.append(s.top)
    if not peeks:
        cards += s.aside
    return sorted(cards)


def tile_view(s: Ship) -> View:
    """The tile to be placed."""
    assert s.tile is not None
    tile = ROOMS[s.tile]
    phase = s.agenda[-1] if s.agenda else None
    return {
        "id": tile.id,
        "name": tile.name,
        "colour": ("red", "yellow")[tile.colour],
        "pips": tile.pips,
        "doors": letters(tile.doors[0]),
        "keg": tile.keg,
        "keg_side": None if tile.keg_side is None else LETTERS[tile.keg_side],
        "placements": [str(action) for action in placements(s, s.tile)] if isinstance(phase, Placing) else [],
    }


def letters(mask: int) -> str:
    return "".join(letter for side, letter in enumerate(LETTERS) if mask >> side & 1)


def pirate(s: Ship, seat: Seat) -> View:
    who, item, place = s.character[seat], s.item[seat], s.place[seat]
    return {
        "seat": seat,
        "character": CHARACTERS[who].id,
        "item": None if item is None else ITEMS[item].id,
        "fatigue": s.fatigue[seat],
        "battle": s.battle[seat],
        "place": None if place == OFF else ROOMS[place].id,
        "carries": [GOODS[s.back[token] or 0] for token in goods_at(s, CARRIED + seat)],
        "too_hot": LIMIT[tiredness(s, seat)],
        "floor": floor(s, seat),
    }


def tiredness(s: Ship, seat: Seat) -> int:
    """A pirate's fatigue; beyond death nobody counts it. (DM-7.7)"""
    return min(s.fatigue[seat], DEATH)


def room_view(s: Ship, room: int) -> View:
    cell, tile = s.cell[room], ROOMS[room]
    assert cell is not None
    live = room in s.rooms
    side = keg_side(s, room)
    return {
        "id": tile.id,
        "name": tile.name,
        "x": x_of(cell),
        "y": y_of(cell),
        "colour": ("red", "yellow")[tile.colour],
        "doors": letters(doors(s, room)),
        "exploded": not live,
        "fire": s.fire[room],
        "keg": tile.keg,
        "keg_side": None if side is None else LETTERS[side],
        "spent": s.spent[room],
        "trapdoor": s.trapdoor[room],
        "deckhands": s.deckhands[room],
        "foes": [
            {"token": token, "front": TOKENS[token].front, "strength": strength(s, token)}
            for token in (*GUARDS, *CREW, FROMM)
            if s.at[token] == room
        ],
        "goods": [GOODS[s.back[token] or 0] for token in goods_at(s, LYING + room)],
        "kinds": [GOODS[kind] for kind in kinds_at(s, LYING + room)],
        "shut_to": [seat for seat in range(s.seats) if live and not may_enter(s, room, tiredness(s, seat))],
    }


def exit_view(door: int) -> View:
    return {"room": ROOMS[door // 4].id, "side": SIDES[door % 4]}


def bag(s: Ship) -> dict[str, int]:
    """What is in the bag: who has watched the tokens come out knows what is left."""
    counts: dict[str, int] = {}
    for token, where in enumerate(s.at):
        if where == IN_BAG:
            front, value, _ = TOKENS[token]
            look = f"{front}-{value}" if front in ("guard", "crew") else front
            counts[look] = counts.get(look, 0) + 1
    return counts


def resample(s: Ship, seat: Seat | None, chance: Chance) -> Ship:
    """A table that looks the same from this seat. Stack, bag, reserve and deck have no order until they are drawn;
    only cards that Titian has seen, and this seat has not, are dealt anew."""
    twin = s.clone()
    twin.chance = chance.clone()
    hides_top = twin.top is not None and seat != twin.knows_top
    hides_aside = bool(twin.aside) and seat != twin.active
    if not hides_top and not hides_aside:
        return twin
    pool = twin.deck + (twin.aside if hides_aside else [])
    if hides_top and twin.top is not None:
        pool.append(twin.top)
    pool.sort()
    if hides_aside:
        twin.aside = sorted([chance.draw(pool), chance.draw(pool)])
    if hides_top:
        twin.top = chance.draw(pool)
    twin.deck = pool
    refresh_asks(twin)
    return twin


def pieces(s: Ship) -> dict[str, int]:
    """All pieces, wherever they are."""
    cards = [*s.deck, *s.aside, *s.discard, *(card for card in (s.top, s.card) if card is not None)]
    characters = [*s.character, *s.reserve, *s.graves]
    items = [*s.items, *s.lost_items, *(item for item in s.item if item is not None)]
    tiles = [*s.stack, *(room for room, cell in enumerate(s.cell) if cell is not None)]
    if s.tile is not None:
        tiles.append(s.tile)
    for pile in (cards, characters, items, tiles):
        assert len(set(pile)) == len(pile), f"something is in two places: {sorted(pile)}"
    dice = [sum(1 for room in s.rooms if s.fire[room] and ROOMS[room].colour == colour) for colour in (0, 1)]
    return {
        "tokens": sum(1 for token, where in enumerate(s.at) if sound(s, token, where)),
        "deckhands": s.supply + s.sunk + sum(s.deckhands),
        "revenge cards": len(cards),
        "characters": len(characters),
        "items": len(items),
        "room tiles": len(tiles),
        # A die for every fire; the rest lies beside the ship.
        "red dice": max(FIRE_DICE, dice[0]),
        "yellow dice": max(FIRE_DICE, dice[1]),
    }


def sound(s: Ship, token: int, where: int) -> bool:
    """Whether a token is where a token can be."""
    if where < OFF:
        return where in s.rooms or s.result is not None
    if LYING <= where < LYING + OFF:
        return s.back[token] is not None and (where - LYING in s.rooms or s.result is not None)
    return True
