"""After the game: what decided it, and the final tally."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....engine import TallyRow, View
from ....engine.text.english import listed, number, sentence, who
from ..component_reader import GOODS
from ..components import DEATH_FATIGUE, DECKHAND_COUNT, LOSING_EXPLOSIONS, TILE_COUNT, TREASURE_COUNT
from .description import CHARACTER, ITEM
from .hints_text import PLACES, ROOM_NAMES
from .names import GOODS_NAMES, card_text

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven")


def cause(view: View) -> str:
    """What decided the game, in a sentence or two; empty while it goes on."""
    result = view["result"]
    return CAUSES[result["ending"]](view) if result is not None else ""


def count(things: int, noun: str) -> str:
    """'three rooms', '12 rooms'."""
    words = COUNTS[things] if things < len(COUNTS) else str(things)
    return f"{words} {noun}{'' if things == 1 else 's'}"


def won(view: View) -> str:
    left = LOSING_EXPLOSIONS - view["explosions"]
    spare = f"{count(left, 'more explosion')} would have lost it"
    return f"It took {number(view['turn'], 'turn')}, and {spare}."


def exploded(view: View) -> str:
    """What has gone up, and the card that did the rest. (DM-9.7)"""
    rooms = sum(room["exploded"] for room in view["rooms"])
    kegs = sum(room["spent"] for room in view["rooms"])
    lost = [count(*each) for each in ((rooms, "room"), (kegs, "keg")) if each[0]]
    early = ", besides those counted from the start" if view["explosions"] > rooms + kegs else ""
    return f"{sentence(listed(lost))} went up{early}; the last card said: {last_card(view)}."


def overwhelmed(view: View) -> str:
    """Where the deckhands stand, and what brought one too many. (DM-4.5, DM-9.9)"""
    rooms = [room["deckhands"] for room in view["rooms"] if room["deckhands"]]
    doors = count(sum(room["trapdoor"] for room in view["rooms"]), "trapdoor")
    if view["card"] is None:
        then = "when a new trapdoor opened"
    elif "spread" in last_card(view):
        then = f"when more spread from {doors}"
    else:
        then = f"when more came up through {doors}"
    return f"{sum(rooms)} deckhands stood in {count(len(rooms), 'room')} {then}."


def trapped(view: View) -> str:
    """The room that fits nowhere. (DM-4.4)"""
    return f"No door was left where the {view['tile']['name']} could have joined the ship."


def lost_treasure(view: View) -> str:
    """How many Treasures are gone. (DM-10.5)"""
    needed = f"you needed {view['goal']} and had {view['looted']} in the boats"
    gone = f"{sentence(count(view['destroyed'], 'Treasure'))} {'was' if view['destroyed'] == 1 else 'were'} destroyed"
    return f"{gone}, of {TREASURE_COUNT} in all; {needed}."


def died(view: View) -> str:
    """Who died, and how. (DM-10.1)"""
    before = f" {sentence(count(len(view['graves']), 'pirate'))} had died before." if view["graves"] else ""
    return f"{death(view)}{before}"


def death(view: View) -> str:
    """The death that ended the game: the figure still stands where it happened."""
    rooms = {room["id"]: room for room in view["rooms"]}
    aboard = [pirate for pirate in view["pirates"] if pirate["place"] is not None]
    for pirate in view["pirates"]:
        if pirate["fatigue"] >= DEATH_FATIGUE:
            where = "in the boats" if pirate["place"] is None else PLACES[pirate["place"]]
            return f"{pirate_name(view, pirate)} collapsed from exhaustion {where}."
    for pirate in aboard:
        if rooms[pirate["place"]]["exploded"]:
            return f"{pirate_name(view, pirate)} stood {PLACES[pirate['place']]} when it exploded."
    stranded = [pirate for pirate in aboard if not has_way_out(view, rooms[pirate["place"]])]
    if len(stranded) == 1:
        return f"{pirate_name(view, stranded[0])} had no way out, {PLACES[stranded[0]['place']]}."
    return "No way out was left."


def pirate_name(view: View, pirate: View) -> str:
    """'You, as Jade,'."""
    return f"{sentence(who(pirate['seat'], view['you']))}, as {CHARACTER[pirate['character']].name},"


def has_way_out(view: View, start: View) -> bool:
    """Whether some door leads on from this room to an exit."""
    rooms = {room["id"]: room for room in view["rooms"]}
    queue, exits = [start["id"]], {way["room"] for way in view["exits"] if way is not None}
    for id in queue:
        queue += [other for other in rooms[id]["leads"].values() if other in rooms and other not in queue]
    return not exits.isdisjoint(queue)


def blocked(view: View) -> str:
    """Who is left aboard without an exit. (DM-12.2)"""
    aboard = [who(pirate["seat"], view["you"]) for pirate in view["pirates"] if pirate["place"] is not None]
    return f"Still aboard: {listed(aboard)}."


def last_card(view: View) -> str:
    """The revenge card that was being carried out."""
    return card_text(view["card"]) if view["card"] is not None else ""


CAUSES: dict[str, Callable[[View], str]] = {
    "win": won,
    "explosion": exploded,
    "overwhelmed": overwhelmed,
    "trapped": trapped,
    "untimely-death": died,
    "no-more-pirates": died,
    "lost-treasure": lost_treasure,
    "dead-pirate": died,
    "blocked": blocked,
    "burnt-out": lambda view: f"It had burnt for {number(view['turn'], 'turn')}.",
}


def tally(view: View) -> Sequence[TallyRow]:
    """What the crew has achieved, and how every pirate ended."""
    if view["result"] is None:
        return ()
    pirates = view["pirates"]
    found = TILE_COUNT - view["tiles"] - (view["tile"] is not None)
    shared = [
        ("Treasures in the boats", f"{view['looted']} of {view['goal']}"),
        ("Treasures destroyed", f"{view['destroyed']} of {TREASURE_COUNT}"),
        ("Explosions", f"{view['explosions']} of {LOSING_EXPLOSIONS}"),
        ("Deckhands left", f"{view['supply']} of {DECKHAND_COUNT}"),
        ("Rooms found", f"{found} of {TILE_COUNT}"),
        ("Turns", str(view["turn"])),
        ("Pirates lost", str(len(view["graves"]))),
    ]
    return [
        *(TallyRow(label, (value,)) for label, value in shared),
        TallyRow("Pirate", tuple(CHARACTER[pirate["character"]].name for pirate in pirates)),
        TallyRow("Fatigue", tuple(f"{pirate['fatigue']} of {DEATH_FATIGUE}" for pirate in pirates)),
        TallyRow("Where", tuple(place_name(pirate) for pirate in pirates)),
        TallyRow("Has", tuple(belongings(pirate) for pirate in pirates)),
    ]


def place_name(pirate: View) -> str:
    return "the boats" if pirate["place"] is None else ROOM_NAMES[pirate["place"]]


def belongings(pirate: View) -> str:
    """The item and the goods of a pirate: 'Sword, Treasure'."""
    item = [ITEM[pirate["item"]].name] if pirate["item"] is not None else []
    goods = [sentence(GOODS_NAMES[GOODS.index(kind)].removeprefix("the ")) for kind in pirate["carries"]]
    return ", ".join([*item, *goods]) or "nothing"
