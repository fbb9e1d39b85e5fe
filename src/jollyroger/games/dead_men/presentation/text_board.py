"""The table as text, with everything needed to play in a terminal."""

from __future__ import annotations

from ....engine import View
from ....engine.messages import Argument, message, person
from ....engine.text.marked_text import marked, without_marks
from ..component_reader import GOODS, LETTERS
from ..components import CHARACTERS, DECKHAND_COUNT, LOSING_EXPLOSIONS, SIDES
from ..messages import text
from .names import NONE, card_effects, card_text, character_called, foe_name, goods_name, item_called, place_name, yes
from .targets import ITEM_PILE

INNER_WIDTH = 9
ROOM_WIDTH = INNER_WIDTH + 2
GOODS_MARKS = {"treasure": "$", "cutlass": "c", "grog-4": "g4", "grog-5": "g5"}
LETTER = {who.id: who.letter for who in CHARACTERS}
STEP_X = {"north": 0, "east": 1, "south": 0, "west": -1}
STEP_Y = {"north": 1, "east": 0, "south": -1, "west": 0}


def text_board(view: View) -> str:
    """The whole table: counters, the ship, the rooms by name, and the pirates."""
    return without_marks(marked_board(view))


def marked_board(view: View) -> str:
    """The text board; rooms, boats, cells for a tile, pirates and cards are marked."""
    parts = [counters(view), ship_map(view), text("board-key"), *room_lines(view), *pirate_lines(view)]
    if view["tile"] is not None:
        parts.append(tile_line(view["tile"]))
    return "\n".join(parts)


def counters(view: View) -> str:
    """The counters: turn, treasures, explosions, deckhands, tiles, and the deck."""
    lines = [
        text(
            "board-counters",
            turn=view["turn"],
            looted=view["looted"],
            goal=view["goal"],
            all_crew=yes(view["all_crew"]),
            destroyed=view["destroyed"],
            explosions=view["explosions"],
            most=LOSING_EXPLOSIONS,
            supply=view["supply"],
            all_deckhands=DECKHAND_COUNT,
            tiles=view["tiles"],
        )
    ]
    last = view["card"] or (view["discard"][-1] if view["discard"] else None)
    shown: Argument = NONE if last is None else card_effects(last)
    lines.append(text("board-deck", count=view["cards_left"], fives=view["fives"], card=shown))
    if view["top"] is not None:
        lines.append(text("board-next-card", card=card_effects(view["top"])))
    if view["aside"] is not None:
        aside = tuple(marked(card_text(card), f"card:{card}") for card in view["aside"])
        lines.append(text("board-aside", cards=aside))
    return "\n".join(lines)


def letter(name: str) -> str:
    """The letter for something on the map."""
    return text(f"board-letter-{name}")


def side_letter(side: str) -> str:
    """The letter of a side, which views give as N, E, S or W."""
    return letter(SIDES[LETTERS.index(side)])


def door_letters(doors: str) -> str:
    return " ".join(side_letter(side) for side in doors)


def tile_line(tile: View) -> str:
    return text(
        "board-tile",
        tile=place_name(tile["id"]),
        fire=f"{letter(tile['colour'])}{tile['pips']}",
        doors=door_letters(tile["doors"]),
        keg=tile["keg"] or 0,
        keg_side=NONE if tile["keg_side"] is None else side_letter(tile["keg_side"]),
    )


def ship_map(view: View) -> str:
    """A map of the rooms, north up."""
    placed = {(room["x"], room["y"]): room for room in view["rooms"]}
    free = free_cells(view)
    drawn = {*placed, *free}
    xs = range(min(x for x, _ in drawn), max(x for x, _ in drawn) + 1)
    letters: dict[str, str] = {}
    for pirate in view["pirates"]:
        if pirate["place"] is not None:
            letters[pirate["place"]] = letters.get(pirate["place"], "") + LETTER[pirate["character"]]
    boats = enumerate(view["exits"])
    exits = {(exit["room"], exit["side"][0].upper()): f"boat:{n}" for n, exit in boats if exit is not None}
    lines = ["    " + "".join(f"{'x=' + str(x):^{ROOM_WIDTH}}" for x in xs)]
    for y in reversed(range(min(y for _, y in drawn), max(y for _, y in drawn) + 1)):
        cells = [free_cell_box(x, y) if (x, y) in free else room_box(placed.get((x, y)), letters, exits) for x in xs]
        for row in range(5):
            margin = f"y={y}" if row == 2 else ""
            lines.append(f"{margin:<4}{''.join(each[row] for each in cells)}".rstrip())
    return "\n".join(lines)


def free_cells(view: View) -> set[tuple[int, int]]:
    """The cells where the reader may lay the drawn tile. For others, the map does not grow and shrink again."""
    if view["tile"] is None or view["you"] != view["active"]:
        return set()
    rooms = {room["id"]: room for room in view["rooms"]}
    cells = set()
    for placement in view["tile"]["placements"]:
        _, room, side, _ = placement.split(":")
        cells.add((rooms[room]["x"] + STEP_X[side], rooms[room]["y"] + STEP_Y[side]))
    return cells


def free_cell_box(x: int, y: int) -> list[str]:
    """A cell for the drawn tile as five lines."""
    edge = "·    ·    ·"
    lines = [edge, "", f"{text('board-free-cell'):^{ROOM_WIDTH}}", "", edge]
    return [marked(f"{line:{ROOM_WIDTH}}", f"cell:{x},{y}") for line in lines]


def room_box(room: View | None, letters: dict[str, str], exits: dict[tuple[str, str], str]) -> list[str]:
    """One room as five lines. `exits` are the boats by room and side."""
    if room is None:
        return [" " * ROOM_WIDTH] * 5
    if room["exploded"]:
        solid, empty = "#" * ROOM_WIDTH, f"#{'':^{INNER_WIDTH}}#"
        return [solid, empty, f"#{text('board-exploded'):^{INNER_WIDTH}}#", empty, solid]
    doors = {side: ("~" if (room["id"], side) in exits else " ") if side in room["doors"] else None for side in "NESW"}
    target = f"room:{room['id']}"

    def wall_or_door(letter: str, wall: str) -> str:
        """A wall, a door, or an exit with its boat."""
        door = wall if doors[letter] is None else (doors[letter] or "") * len(wall)
        return marked(door, exits.get((room["id"], letter), target))

    first, second, third = (
        marked(f"{text:<{INNER_WIDTH}.{INNER_WIDTH}}", target) for text in contents(room, letters.get(room["id"], ""))
    )
    wall, left, right = marked("|", target), marked("+---", target), marked("---+", target)
    return [
        f"{left}{wall_or_door('N', '---')}{right}",
        f"{wall}{first}{wall}",
        f"{wall_or_door('W', '|')}{second}{wall_or_door('E', '|')}",
        f"{wall}{third}{wall}",
        f"{left}{wall_or_door('S', '---')}{right}",
    ]


def contents(room: View, pirates: str) -> tuple[str, str, str]:
    """What is in a room: fire, keg and trapdoor; enemies and deckhands; goods and pirates."""
    has_keg = room["keg"] is not None and not room["spent"]
    keg = f"{letter('keg')}{room['keg']}{side_letter(room['keg_side'])}" if has_keg else ""
    first = [fire_text(room), keg, letter("trapdoor") if room["trapdoor"] else ""]
    foes = [f"{letter(foe['front'])}{foe['strength']}" for foe in room["foes"]]
    hands = f"{letter('deckhands')}{room['deckhands']}" if room["deckhands"] else ""
    goods = "".join(GOODS_MARKS[kind] for kind in room["goods"])
    third = f"{goods} @{pirates}" if pirates else goods
    return fit_words(first), fit_words([*foes, hands]), third.strip()


def fit_words(words: list[str]) -> str:
    """The words separated by spaces, or without spaces if they would not fit."""
    text = " ".join(word for word in words if word)
    return text if len(text) <= INNER_WIDTH else text.replace(" ", "")


def fire_text(room: View) -> str:
    return f"{letter(room['colour'])}{room['fire']}"


def address(room: View) -> str:
    return f"({room['x']},{room['y']}) {text('describe-name', name=place_name(room['id']))}"


def goods_mark(kind: str) -> Argument:
    return message("board-goods", goods=goods_name(GOODS.index(kind)))


def room_lines(view: View) -> list[str]:
    """The rooms by coordinates and name, with what is in them."""
    lines = []
    for room in sorted(view["rooms"], key=lambda room: (room["y"], room["x"])):
        if room["exploded"]:
            continue
        notes = [fire_text(room), text("board-doors", doors=door_letters(room["doors"]))]
        if room["keg"] is not None:
            side = side_letter(room["keg_side"])
            notes.append(text("board-keg-spent") if room["spent"] else text("board-keg", keg=room["keg"], side=side))
        notes += [text("board-trapdoor")] if room["trapdoor"] else []
        notes += [text("count-deckhands", count=room["deckhands"])] if room["deckhands"] else []
        notes += [text("board-foe", foe=foe_name(foe["token"]), strength=foe["strength"]) for foe in room["foes"]]
        notes += [text("describe-part", part=goods_mark(kind)) for kind in room["goods"]]
        notes += [
            text("describe-name", name=character_called(pirate["character"]).noun)
            for pirate in view["pirates"]
            if pirate["place"] == room["id"]
        ]
        lines.append("  " + marked(f"{address(room)}: {', '.join(notes)}", f"room:{room['id']}"))
    return lines


def pirate_lines(view: View) -> list[str]:
    """The pirates: character, place, item and condition."""
    places = {room["id"]: address(room) for room in view["rooms"]}
    return [pirate_line(pirate, view, places) for pirate in view["pirates"]]


def pirate_line(pirate: View, view: View, places: dict[str, str]) -> str:
    seat = pirate["seat"]
    mark = ">" if seat == view["active"] else " "
    held = pirate["item"]
    item = text("board-no-item") if held is None else text("describe-name", name=item_called(held).noun)
    notes = [
        marked(item, ITEM_PILE),
        text("board-fatigue", fatigue=pirate["fatigue"]),
        text("board-strength", strength=pirate["battle"]),
    ]
    place = pirate["place"]
    notes.append(text("board-off-ship") if place is None else text("board-in-room", room=places[place]))
    if pirate["carries"]:
        notes.append(text("board-carries", goods=tuple(goods_mark(kind) for kind in pirate["carries"])))
    if seat == view["active"] and not view["ended"]:
        notes.append(text("board-actions", own=view["own"], given=view["given"]))
    character = pirate["character"]
    who = text("board-pirate", who=person(seat, view["you"]), character=character_called(character).noun)
    about = text("describe-part", part=character_called(character).skill)
    return f"{mark} {marked(who, f'pirate:{seat}')} ({LETTER[character]}; {about}): {', '.join(notes)}"
