"""The goal in one line, and the table in sentences for somebody who cannot see it."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine import Passage, View
from ....engine.messages import Argument, Message, Noun, message, person
from ..component_reader import GOODS
from ..components import (
    CROWD_SIZE,
    DEATH_FATIGUE,
    EXPLOSION_LEVEL,
    FIVES_TO_SHUFFLE,
    LOSING_EXPLOSIONS,
    MAX_BATTLE,
    SIDES,
)
from ..messages import text
from .names import (
    NONE,
    OFF_SHIP_ID,
    capitalized,
    card_effects,
    card_text,
    character_called,
    foe_name,
    goods_name,
    item_called,
    letter_side,
    place_name,
    side_name,
    yes,
)


def goal(view: View) -> str:
    """One line: what it takes to win, and how far it is."""
    explosions, all_crew = view["explosions"], yes(view["all_crew"])
    if view["looted"] >= view["goal"]:
        aboard = sum(pirate["place"] is not None for pirate in view["pirates"])
        return text("goal-get-off", all_crew=all_crew, aboard=aboard, explosions=explosions, most=LOSING_EXPLOSIONS)
    return text(
        "goal-carry",
        goal=view["goal"],
        all_crew=all_crew,
        looted=view["looted"],
        explosions=explosions,
        most=LOSING_EXPLOSIONS,
    )


def describe(view: View) -> Sequence[Passage]:
    """The table in passages: what is at stake now, the reader's pirate, the others, the ship."""
    if not view["pirates"]:
        return ()
    you = view["you"]
    own = [
        Passage(text("describe-you"), pirate_text(view, pirate)) for pirate in view["pirates"] if pirate["seat"] == you
    ]
    others = [
        Passage(f"{{{pirate['seat']}}}", pirate_text(view, pirate))
        for pirate in view["pirates"]
        if pirate["seat"] != you
    ]
    matter = matter_text(view)
    return [
        *([Passage(text("describe-now"), matter)] if matter else []),
        *own,
        *others,
        Passage(text("describe-game"), game_text(view)),
        *(Passage(room_heading(room), room_text(view, room)) for room in live_rooms(view)),
        *lost_rooms(view),
        Passage(text("describe-table"), table_text(view)),
    ]


def room_heading(room: View) -> str:
    return text("describe-name", name=place_name(room["id"]))


def matter_text(view: View) -> str:
    """What is being decided."""
    if view["tile"] is not None:
        tile = view["tile"]
        return text(
            "describe-tile",
            tile=place_name(tile["id"]),
            colour=Noun(f"colour-{tile['colour']}"),
            fire=tile["pips"],
            keg=tile["keg"] or 0,
            keg_side=NONE if tile["keg_side"] is None else letter_side(tile["keg_side"]),
            doors=tuple(letter_side(letter) for letter in tile["doors"]),
        )
    if view["fight"] is not None:
        fight = view["fight"]
        foes = tuple(foe_text(foe) for foe in fight["foes"])
        battle = text("describe-battle", room=place_name(fight["room"]), foes=foes)
        return f"{battle} {text('describe-die', die=fight['die'], total=fight['total'])}" if fight["die"] else battle
    if view["aside"] is not None:
        cards = " ".join(f"{capitalized(card_text(card))}." for card in view["aside"])
        return text("describe-aside", cards=cards)
    return ""


def foe_text(foe: View) -> Message:
    return message("describe-foe", foe=foe_name(foe["token"]), strength=foe["strength"])


def pirate_text(view: View, pirate: View) -> str:
    """A pirate: character, place, fatigue, battle strength, item and goods."""
    seat = pirate["seat"]
    who = person(seat, view["you"])
    has_turn = seat == view["active"]
    place = NONE if pirate["place"] is None else place_name(pirate["place"])
    character = character_called(pirate["character"]).noun
    about = character_called(pirate["character"]).skill
    lines = [text("describe-pirate", who=who, character=character, about=about, place=place)]
    if has_turn and not view["ended"]:
        lines.append(text("describe-turn", who=who, own=view["own"], given=view["given"]))
    lines.append(text("describe-fatigue", fatigue=pirate["fatigue"], most=DEATH_FATIGUE))
    if pirate["too_hot"] < EXPLOSION_LEVEL:
        lines.append(text("describe-hot", fire=pirate["too_hot"]))
    lines.append(text("describe-strength", strength=pirate["battle"], most=MAX_BATTLE, floor=pirate["floor"]))
    lines.append(item_text(who, pirate["item"]))
    if has_turn and pirate["item"] in view["used"]:
        lines.append(text("describe-item-used"))
    goods = tuple(goods_name(GOODS.index(kind)) for kind in pirate["carries"])
    if goods:
        lines.append(text("describe-load", who=who, goods=goods))
    return " ".join(lines)


def item_text(who: Argument, item: str | None) -> str:
    if item is None:
        return text("describe-item", who=who, item=NONE, about="")
    return text("describe-item", who=who, item=item_called(item).noun, about=item_called(item).use)


def game_text(view: View) -> str:
    """The counters of the game."""
    lines = [
        text(
            "describe-treasures",
            turn=view["turn"],
            looted=view["looted"],
            goal=view["goal"],
            destroyed=view["destroyed"],
        ),
        text("describe-explosions", explosions=view["explosions"], most=LOSING_EXPLOSIONS),
        text("describe-supply", count=view["supply"]),
        text("describe-rooms-left", count=view["tiles"], double=view["double_tiles"]),
        text("describe-deck", count=view["cards_left"], fives=view["fives"], most=FIVES_TO_SHUFFLE),
    ]
    last = view["card"] or (view["discard"][-1] if view["discard"] else None)
    if last is not None:
        lines.append(text("describe-last-card", card=card_effects(last)))
    if view["top"] is not None:
        id = "describe-next-card" if view["result"] is None else "describe-next-card-after"
        lines.append(text(id, card=card_effects(view["top"])))
    return " ".join(lines)


def live_rooms(view: View) -> list[View]:
    return [room for room in view["rooms"] if not room["exploded"]]


def room_text(view: View, room: View) -> str:
    """A room: its fire, its dangers, what is in it, and where its doors lead."""
    parts: list[Argument] = [message("describe-fire", fire=room["fire"], colour=Noun(f"colour-{room['colour']}"))]
    if room["keg"] is not None:
        side = NONE if room["keg_side"] is None else letter_side(room["keg_side"])
        parts.append(message("describe-keg", spent=yes(room["spent"]), side=side, keg=room["keg"]))
    parts += [message("describe-trapdoor")] if room["trapdoor"] else []
    if room["deckhands"]:
        crowd = yes(room["deckhands"] >= CROWD_SIZE)
        parts.append(message("describe-deckhands", count=room["deckhands"], crowd=crowd))
    parts += [foe_text(foe) for foe in room["foes"]]
    parts += [goods_name(GOODS.index(kind)) for kind in room["goods"]]
    parts += [person(pirate["seat"], view["you"]) for pirate in view["pirates"] if pirate["place"] == room["id"]]
    ways = tuple(way_text(SIDES.index(side), beyond) for side, beyond in room["leads"].items())
    contents = "; ".join(text("describe-part", part=part) for part in parts)
    described = capitalized(text("describe-room", contents=contents, ways=ways))
    sides = [letter_side(letter) for letter in room["doors"]]
    unknown = tuple(side for side in sides if side.id.removeprefix("side-") not in room["leads"])
    return f"{described} {text('describe-closed', count=len(unknown), sides=unknown)}" if unknown else described


def way_text(side: int, beyond: str) -> Message:
    """'north to the Galley'."""
    to = message("to-boats") if beyond == OFF_SHIP_ID else message("to-room", room=place_name(beyond))
    return message("describe-way", side=side_name(side), to=to)


def lost_rooms(view: View) -> list[Passage]:
    lost = tuple(place_name(room["id"]) for room in view["rooms"] if room["exploded"])
    return [Passage(text("describe-exploded"), text("describe-lost-rooms", rooms=lost))] if lost else []


def table_text(view: View) -> str:
    items = [
        text("describe-item-about", item=item_called(item).noun, about=item_called(item).use) for item in view["items"]
    ]
    shown = text("describe-items", items="; ".join(items)) if items else text("describe-no-items")
    return f"{shown} {text('describe-reserve', count=len(view['reserve']))}"
