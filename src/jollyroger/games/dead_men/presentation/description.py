"""The goal in one line, and the table in sentences for somebody who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Passage, View
from ....engine.text.english import listed, number, sentence, who
from ..component_reader import GOODS, LETTERS
from ..components import (
    CHARACTERS,
    CROWD_SIZE,
    DEATH_FATIGUE,
    FIVES_TO_SHUFFLE,
    ITEMS,
    LOSING_EXPLOSIONS,
    MAX_BATTLE,
    ROOMS,
    SIDES,
)
from .hints_text import PLACES
from .names import GOODS_NAMES, card_text, foe_kind

CHARACTER = {each.id: each for each in CHARACTERS}
ITEM = {each.id: each for each in ITEMS}
ROOM_NAME = {each.id: f"the {each.name}" for each in ROOMS}
OFF_SHIP_ID = "off-ship"
"""Where a door leads that is an exit."""


def goal(view: View) -> str:
    """One line: what it takes to win, and how far it is."""
    if view["looted"] >= view["goal"]:
        aboard = sum(pirate["place"] is not None for pirate in view["pirates"])
        what = "Beat the rest of the crew and get off" if view["all_crew"] else "Get everybody off the ship"
        return f"{what} · {aboard} still aboard · explosion {view['explosions']} of {LOSING_EXPLOSIONS}"
    crew = ", beat the whole crew" if view["all_crew"] else ""
    return (
        f"Carry {view['goal']} Treasures off{crew} before the {LOSING_EXPLOSIONS}th explosion · "
        f"{view['looted']} of {view['goal']} · {view['explosions']} of {LOSING_EXPLOSIONS}"
    )


def describe(view: View) -> Sequence[Passage]:
    """The table in passages: what is at stake now, the reader's pirate, the others, the ship."""
    if not view["pirates"]:
        return ()
    you = view["you"]
    own = [Passage("You", pirate_text(view, pirate)) for pirate in view["pirates"] if pirate["seat"] == you]
    others = [
        Passage(f"{{{pirate['seat']}}}", pirate_text(view, pirate))
        for pirate in view["pirates"]
        if pirate["seat"] != you
    ]
    matter = matter_text(view)
    return [
        *([Passage("Now", matter)] if matter else []),
        *own,
        *others,
        Passage("The game", game_text(view)),
        *(Passage(room["name"], room_text(view, room)) for room in live_rooms(view)),
        *lost_rooms(view),
        Passage("The table", table_text(view)),
    ]


def matter_text(view: View) -> str:
    """What is being decided."""
    if view["tile"] is not None:
        tile = view["tile"]
        keg = (
            f" and a keg of {tile['keg']} at its {side_name(tile['keg_side'])} door" if tile["keg"] is not None else ""
        )
        return (
            f"The {tile['name']} is to be placed. It is {tile['colour']} with fire {tile['pips']}{keg}; "
            f"as printed it has doors {listed(side_name(letter) for letter in tile['doors'])}."
        )
    if view["fight"] is not None:
        foes = listed(f"{foe_kind(foe['token'])} of strength {foe['strength']}" for foe in view["fight"]["foes"])
        die = view["fight"]["die"]
        rolled = f" The die shows {die}, which makes {view['fight']['total']} without battle strength." if die else ""
        return f"Battle {PLACES[view['fight']['room']]} against {foes}.{rolled}"
    if view["aside"] is not None:
        return f"You look at two revenge cards. {' '.join(sentence(card_text(card)) + '.' for card in view['aside'])}"
    return ""


def pirate_text(view: View, pirate: View) -> str:
    """A pirate: character, place, fatigue, battle strength, item and goods."""
    seat = pirate["seat"]
    you = seat == view["you"]
    name = sentence(who(seat, view["you"]))
    is_or_are, has, carries = ("are", "have", "carry") if you else ("is", "has", "carries")
    character = CHARACTER[pirate["character"]]
    hot = f" Fire {pirate['too_hot']} or more is too hot to enter." if pirate["too_hot"] <= 5 else ""
    floor = f", never below +{pirate['floor']} thanks to Cutlasses" if pirate["floor"] else ""
    item = ITEM[pirate["item"]] if pirate["item"] is not None else None
    held = "no item" if item is None else f"the {item.name}, which {item.about}"
    used = " It is used up for this turn." if seat == view["active"] and pirate["item"] in view["used"] else ""
    goods = [GOODS_NAMES[GOODS.index(kind)] for kind in pirate["carries"]]
    load = f" {name} {carries} {listed(goods)}." if goods else ""
    turn = ""
    if seat == view["active"] and not view["ended"]:
        given = f" and {view['given']} received" if view["given"] else ""
        turn = f" It is {'your' if you else 'their'} turn: {number(view['own'], 'action')}{given} left."
    place = "off the ship, in the boats" if pirate["place"] is None else PLACES[pirate["place"]]
    return (
        f"{name} {is_or_are} {character.name}, who {character.about}, {place}.{turn} "
        f"Fatigue {pirate['fatigue']} of {DEATH_FATIGUE}.{hot} "
        f"Battle strength +{pirate['battle']} of {MAX_BATTLE}{floor}. {name} {has} {held}.{used}{load}"
    )


def game_text(view: View) -> str:
    """The counters of the game."""
    burnt = f", {view['destroyed']} destroyed" if view["destroyed"] else ""
    lines = [
        f"Turn {view['turn']}. {view['looted']} of {number(view['goal'], 'Treasure')} in the boats{burnt}.",
        f"{number(view['explosions'], 'explosion')}; the {LOSING_EXPLOSIONS}th one loses.",
        f"{number(view['supply'], 'deckhand')} left in the supply; if one is due and none is left, you lose.",
        f"{number(view['tiles'], 'room')} still to be found"
        + (f", the next {view['double_tiles']} two a turn." if view["double_tiles"] else "."),
        f"{number(view['cards_left'], 'revenge card')} in the deck; "
        f"{view['fives']} of {FIVES_TO_SHUFFLE} fives until it is shuffled.",
    ]
    last = view["card"] or (view["discard"][-1] if view["discard"] else None)
    lines += [f"The last revenge card: {card_text(last)}."] if last is not None else []
    known = "You know the next revenge card" if view["result"] is None else "The next revenge card would have been"
    lines += [f"{known}: {card_text(view['top'])}."] if view["top"] is not None else []
    return " ".join(lines)


def live_rooms(view: View) -> list[View]:
    return [room for room in view["rooms"] if not room["exploded"]]


def room_text(view: View, room: View) -> str:
    """A room: its fire, its dangers, what is in it, and where its doors lead."""
    parts = [f"{room['colour']} fire {room['fire']}" if room["fire"] else f"no fire, {room['colour']}"]
    if room["keg"] is not None:
        where = side_name(room["keg_side"])
        parts.append("a spent keg" if room["spent"] else f"a keg at the {where} door that goes off at {room['keg']}")
    parts += ["a trapdoor"] if room["trapdoor"] else []
    if room["deckhands"]:
        crowd = ", so nobody gets in" if room["deckhands"] >= CROWD_SIZE else ""
        parts.append(f"{number(room['deckhands'], 'deckhand')}{crowd}")
    parts += [f"{foe_kind(foe['token'])} of strength {foe['strength']}" for foe in room["foes"]]
    parts += [GOODS_NAMES[GOODS.index(kind)] for kind in room["goods"]]
    parts += [who(pirate["seat"], view["you"]) for pirate in view["pirates"] if pirate["place"] == room["id"]]
    ways = [
        f"{side} {'off the ship' if beyond == OFF_SHIP_ID else 'to ' + ROOM_NAME[beyond]}"
        for side, beyond in room["leads"].items()
    ]
    unknown = [side_name(letter) for letter in room["doors"] if side_name(letter) not in room["leads"]]
    doors = "Doors" if len(unknown) > 1 else "The door"
    closed = f" {doors} {listed(unknown)} lead{'' if len(unknown) > 1 else 's'} nowhere." if unknown else ""
    return f"{sentence('; '.join(parts))}. Ways: {listed(ways)}.{closed}"


def lost_rooms(view: View) -> list[Passage]:
    lost = [room["name"] for room in view["rooms"] if room["exploded"]]
    return [Passage("Exploded", f"{listed(lost)}.")] if lost else []


def table_text(view: View) -> str:
    items = [f"the {ITEM[item].name}, which {ITEM[item].about}" for item in view["items"]]
    shown = f"Items on the table: {'; '.join(items)}." if items else "No items are on the table."
    return f"{shown} {number(len(view['reserve']), 'character')} in reserve."


def side_name(letter: str | None) -> str:
    return SIDES[LETTERS.index(letter)] if letter is not None else "no"
