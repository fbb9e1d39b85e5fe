"""The table as text, with everything needed to play in a terminal."""

from __future__ import annotations

from typing import Any

from ....engine import View
from ....engine.text.english import listed, number
from ..components import CHARACTERS, DECKHAND_COUNT, ITEMS, LOSING_EXPLOSIONS
from .names import card_text

INNER_WIDTH = 9
ROOM_WIDTH = INNER_WIDTH + 2
GOODS_MARKS = {"treasure": "$", "cutlass": "c", "grog-4": "g4", "grog-5": "g5"}
LETTER = {who.id: who.letter for who in CHARACTERS}
NAME = {who.id: who.name for who in CHARACTERS}
ABOUT = {who.id: who.about for who in CHARACTERS}
ITEM = {item.id: item.name for item in ITEMS}
KEY = (
    "R4 Y2 fire · k5N keg 5 at the north door · T trapdoor · d2 deckhands · G7 guard, C3 crew, F4 Fromm\n"
    "$ treasure · c Cutlass · g4 Grog · @J pirates · gaps are doors, ~ is an exit, ### has exploded"
)


def text_board(view: View) -> str:
    """The whole table: counters, the ship, the rooms by name, and the pirates."""
    parts = [counters(view), ship_map(view), KEY, *room_lines(view), *pirate_lines(view)]
    if view["tile"] is not None:
        parts.append(tile_line(view["tile"]))
    return "\n".join(parts)


def counters(view: View) -> str:
    """The counters: turn, treasures, explosions, deckhands, tiles, and the deck."""
    crew = ", and all crew defeated" if view["all_crew"] else ""
    lines = [
        f"Turn {view['turn']}   Treasures {view['looted']} of {view['goal']}{crew} ({view['destroyed']} destroyed)   "
        f"Explosions {view['explosions']} of {LOSING_EXPLOSIONS}   "
        f"Deckhands left {view['supply']} of {DECKHAND_COUNT}   Tiles left {view['tiles']}"
    ]
    last = view["card"] or (view["discard"][-1] if view["discard"] else None)
    shown = f"last {card_text(last)}" if last is not None else "none drawn yet"
    lines.append(f"Revenge deck {view['cards_left']} cards, {number(view['fives'], 'five')} since the shuffle; {shown}")
    if view["top"] is not None:
        lines.append(f"You know the next card: {card_text(view['top'])}")
    if view["aside"] is not None:
        lines.append(f"You look at {listed(card_text(card) for card in view['aside'])}")
    return "\n".join(lines)


def tile_line(tile: View) -> str:
    keg = f", keg {tile['keg']} at {tile['keg_side']}" if tile["keg"] is not None else ""
    fire = f"{tile['colour'][0].upper()}{tile['pips']}"
    return f"To be placed: {tile['name']}, {fire}, doors {' '.join(tile['doors'])} as printed{keg}"


def ship_map(view: View) -> str:
    """A map of the rooms, north up."""
    placed = {(room["x"], room["y"]): room for room in view["rooms"]}
    xs = range(min(x for x, _ in placed), max(x for x, _ in placed) + 1)
    letters: dict[str, str] = {}
    for pirate in view["pirates"]:
        if pirate["place"] is not None:
            letters[pirate["place"]] = letters.get(pirate["place"], "") + LETTER[pirate["character"]]
    exits = {(exit["room"], exit["side"][0].upper()) for exit in view["exits"] if exit is not None}
    lines = ["    " + "".join(f"{'x=' + str(x):^{ROOM_WIDTH}}" for x in xs)]
    for y in reversed(range(max(y for _, y in placed) + 1)):
        cells = [room_box(placed.get((x, y)), letters, exits) for x in xs]
        for row in range(5):
            margin = f"y={y}" if row == 2 else ""
            lines.append(f"{margin:<4}{''.join(each[row] for each in cells)}".rstrip())
    return "\n".join(lines)


def room_box(room: View | None, letters: dict[str, str], exits: set[tuple[str, str]]) -> list[str]:
    """One room as five lines."""
    if room is None:
        return [" " * ROOM_WIDTH] * 5
    if room["exploded"]:
        solid, empty = "#" * ROOM_WIDTH, f"#{'':^{INNER_WIDTH}}#"
        return [solid, empty, f"#{'exploded':^{INNER_WIDTH}}#", empty, solid]
    doors = {side: ("~" if (room["id"], side) in exits else " ") if side in room["doors"] else None for side in "NESW"}
    north, south = (("---" if doors[side] is None else (doors[side] or "") * 3) for side in "NS")
    west, east = (("|" if doors[side] is None else doors[side] or "") for side in "WE")
    first, second, third = contents(room, letters.get(room["id"], ""))
    return [
        f"+---{north}---+",
        f"|{first:<{INNER_WIDTH}.{INNER_WIDTH}}|",
        f"{west}{second:<{INNER_WIDTH}.{INNER_WIDTH}}{east}",
        f"|{third:<{INNER_WIDTH}.{INNER_WIDTH}}|",
        f"+---{south}---+",
    ]


def contents(room: View, pirates: str) -> tuple[str, str, str]:
    """What is in a room: fire, keg and trapdoor; enemies and deckhands; goods and pirates."""
    keg = f"k{room['keg']}{room['keg_side']}" if room["keg"] is not None and not room["spent"] else ""
    first = [fire_text(room), keg, "T" if room["trapdoor"] else ""]
    foes = [f"{foe['front'][0].upper()}{foe['strength']}" for foe in room["foes"]]
    hands = f"d{room['deckhands']}" if room["deckhands"] else ""
    goods = "".join(GOODS_MARKS[kind] for kind in room["goods"])
    third = f"{goods} @{pirates}" if pirates else goods
    return fit_words(first), fit_words([*foes, hands]), third.strip()


def fit_words(words: list[str]) -> str:
    """The words separated by spaces, or without spaces if they would not fit."""
    text = " ".join(word for word in words if word)
    return text if len(text) <= INNER_WIDTH else text.replace(" ", "")


def fire_text(room: View) -> str:
    return f"{room['colour'][0].upper()}{room['fire']}"


def address(room: View) -> str:
    return f"({room['x']},{room['y']}) {room['name']}"


def room_lines(view: View) -> list[str]:
    """The rooms by coordinates and name, with what is in them."""
    lines = []
    for room in sorted(view["rooms"], key=lambda room: (room["y"], room["x"])):
        if room["exploded"]:
            continue
        notes = [fire_text(room), f"doors {' '.join(room['doors'])}"]
        if room["keg"] is not None:
            notes.append("keg spent" if room["spent"] else f"keg {room['keg']} at {room['keg_side']}")
        notes += ["trapdoor"] if room["trapdoor"] else []
        notes += [number(room["deckhands"], "deckhand")] if room["deckhands"] else []
        notes += [f"{foe['front']} {foe['strength']}" for foe in room["foes"]]
        notes += room["goods"]
        notes += [NAME[pirate["character"]] for pirate in view["pirates"] if pirate["place"] == room["id"]]
        lines.append(f"  {address(room)}: {', '.join(notes)}")
    return lines


def pirate_lines(view: View) -> list[str]:
    """The pirates: character, place, item and condition."""
    places = {room["id"]: address(room) for room in view["rooms"]}
    return [pirate_line(pirate, view, places) for pirate in view["pirates"]]


def pirate_line(pirate: View, view: View, places: dict[str, str]) -> str:
    seat = pirate["seat"]
    mark = ">" if seat == view["active"] else " "
    who = "you are" if seat == view["you"] else f"{{{seat}}} is"
    item = ITEM[pirate["item"]] if pirate["item"] is not None else "no item"
    notes: list[Any] = [item, f"fatigue {pirate['fatigue']}", f"battle +{pirate['battle']}"]
    notes.append("off ship" if pirate["place"] is None else f"in {places[pirate['place']]}")
    notes += [f"carries {listed(pirate['carries'])}"] if pirate["carries"] else []
    if seat == view["active"] and not view["ended"]:
        received = f" and {view['given']} received" if view["given"] else ""
        notes.append(f"{number(view['own'], 'action')}{received} left")
    character = pirate["character"]
    return f"{mark} {who} {NAME[character]} ({LETTER[character]}; {ABOUT[character]}): {', '.join(notes)}"
