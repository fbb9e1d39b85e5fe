"""After the game: what decided it, and the final tally."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....engine import TallyRow, View
from ....engine.messages import message, person
from ..component_reader import GOODS
from ..components import DEATH_FATIGUE, DECKHAND_COUNT, LOSING_EXPLOSIONS, TILE_COUNT, TREASURE_COUNT
from ..messages import text
from .names import CARDS, capitalized, card_effects, character_called, goods_name, item_called, place_name, yes


def cause(view: View) -> str:
    """What decided the game, in a sentence or two; empty while it goes on."""
    result = view["result"]
    return CAUSES[result["ending"]](view) if result is not None else ""


def won(view: View) -> str:
    left = LOSING_EXPLOSIONS - view["explosions"]
    return text("cause-win", turns=view["turn"], left=message("number-explosions", count=left))


def exploded(view: View) -> str:
    """What has gone up, and the card that did the rest. (DM-9.7)"""
    rooms = sum(room["exploded"] for room in view["rooms"])
    kegs = sum(room["spent"] for room in view["rooms"])
    lost = [message("number-rooms", count=rooms)] if rooms else []
    lost += [message("number-kegs", count=kegs)] if kegs else []
    early = yes(view["explosions"] > rooms + kegs)
    card = "" if view["card"] is None else card_effects(view["card"])
    return capitalized(text("cause-explosion", lost=tuple(lost), early=early, card=card))


def overwhelmed(view: View) -> str:
    """Where the deckhands stand, and what brought one too many. (DM-4.5, DM-9.9)"""
    rooms = [room["deckhands"] for room in view["rooms"] if room["deckhands"]]
    doors = sum(room["trapdoor"] for room in view["rooms"])
    card = None if view["card"] is None else CARDS[view["card"]]
    source = "trapdoor" if card is None else "spread" if card.icon == "spread" else "add"
    return text(
        "cause-overwhelmed",
        deckhands=sum(rooms),
        rooms=message("number-rooms", count=len(rooms)),
        source=source,
        doors=message("number-trapdoors", count=doors),
    )


def trapped(view: View) -> str:
    """The room that fits nowhere. (DM-4.4)"""
    return text("cause-trapped", room=place_name(view["tile"]["id"]))


def lost_treasure(view: View) -> str:
    """How many Treasures are gone. (DM-10.5)"""
    destroyed = view["destroyed"]
    return capitalized(
        text(
            "cause-lost-treasure",
            gone=message("number-treasures", count=destroyed),
            destroyed=destroyed,
            all=TREASURE_COUNT,
            goal=view["goal"],
            looted=view["looted"],
        )
    )


def died(view: View) -> str:
    """Who died, and how. (DM-10.1)"""
    if not view["graves"]:
        return death(view)
    pirates = message("number-pirates", count=len(view["graves"]))
    before = capitalized(text("cause-died-before", pirates=pirates))
    return f"{death(view)} {before}"


def death(view: View) -> str:
    """The death that ended the game: the figure still stands where it happened."""
    rooms = {room["id"]: room for room in view["rooms"]}
    aboard = [pirate for pirate in view["pirates"] if pirate["place"] is not None]
    for pirate in view["pirates"]:
        if pirate["fatigue"] >= DEATH_FATIGUE:
            return death_text("cause-exhaustion", view, pirate)
    for pirate in aboard:
        if rooms[pirate["place"]]["exploded"]:
            return death_text("cause-in-explosion", view, pirate)
    stranded = [pirate for pirate in aboard if not has_way_out(view, rooms[pirate["place"]])]
    if len(stranded) == 1:
        return death_text("cause-cut-off", view, stranded[0])
    return text("cause-no-way-out")


def death_text(id: str, view: View, pirate: View) -> str:
    """A sentence about a pirate: who, as whom, and where."""
    who, character = person(pirate["seat"], view["you"]), character_called(pirate["character"]).noun
    return text(id, who=who, character=character, room=place_name(pirate["place"]))


def has_way_out(view: View, start: View) -> bool:
    """Whether some door leads on from this room to an exit."""
    rooms = {room["id"]: room for room in view["rooms"]}
    queue, exits = [start["id"]], {way["room"] for way in view["exits"] if way is not None}
    for id in queue:
        queue += [other for other in rooms[id]["leads"].values() if other in rooms and other not in queue]
    return not exits.isdisjoint(queue)


def blocked(view: View) -> str:
    """Who is left aboard without an exit. (DM-12.2)"""
    aboard = tuple(person(pirate["seat"], view["you"]) for pirate in view["pirates"] if pirate["place"] is not None)
    return text("cause-blocked", pirates=aboard)


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
    "burnt-out": lambda view: text("cause-burnt-out", turns=view["turn"]),
}


def tally(view: View) -> Sequence[TallyRow]:
    """What the crew has achieved, and how every pirate ended."""
    if view["result"] is None:
        return ()
    pirates = view["pirates"]
    found = TILE_COUNT - view["tiles"] - (view["tile"] is not None)
    shared = [
        ("tally-treasures", share(view["looted"], view["goal"])),
        ("tally-destroyed", share(view["destroyed"], TREASURE_COUNT)),
        ("tally-explosions", share(view["explosions"], LOSING_EXPLOSIONS)),
        ("tally-deckhands", share(view["supply"], DECKHAND_COUNT)),
        ("tally-rooms", share(found, TILE_COUNT)),
        ("tally-turns", str(view["turn"])),
        ("tally-lost-pirates", str(len(view["graves"]))),
    ]
    characters = [text("tally-name", name=character_called(pirate["character"]).noun) for pirate in pirates]
    places = [text("tally-place", room=place_name(pirate["place"])) for pirate in pirates]
    return [
        *(TallyRow(text(label), (value,)) for label, value in shared),
        TallyRow(text("tally-pirate"), tuple(characters)),
        TallyRow(text("tally-fatigue"), tuple(share(pirate["fatigue"], DEATH_FATIGUE) for pirate in pirates)),
        TallyRow(text("tally-where"), tuple(places)),
        TallyRow(text("tally-has"), tuple(belongings(pirate) for pirate in pirates)),
    ]


def share(count: int, of: int) -> str:
    return text("tally-of", count=count, all=of)


def belongings(pirate: View) -> str:
    """The item and the goods of a pirate: 'Sword, Treasure'."""
    item = [text("tally-name", name=item_called(pirate["item"]).noun)] if pirate["item"] is not None else []
    goods = [text("tally-goods", goods=goods_name(GOODS.index(kind))) for kind in pirate["carries"]]
    return ", ".join([*item, *goods]) or text("tally-nothing")
