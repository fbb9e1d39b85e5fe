"""The hints as text, for the terminal."""

from __future__ import annotations

from ....engine import Seat, View
from ....engine.messages import Message, Noun, message, person
from ..actions import WAYS
from ..messages import MESSAGES, text
from .names import NONE, capitalized, card_text, percent, place_name, way_name, yes


def hints_text(view: View) -> str:
    """The hints as text."""
    if not view:
        return ""
    you, pirate = view["you"], view["pirate"]
    lines = [text("hint-next-card")]
    for card in view["cards"]:
        notes = card_notes(card, you)
        if notes:
            listed = "; ".join(text("hint-note", note=note) for note in notes)
            chance = MESSAGES.render(percent(card["odds"]))
            lines.append(f"  {chance:>5}  {text('hint-card', card=capitalized(card_text(card['card'])), notes=listed)}")
    if len(lines) == 1:
        lines.append(f"  {text('hint-no-harm')}")
    elif view["loses"]:
        lines.append(f"  {text('hint-loses', chance=percent(view['loses']))}")
    deckhands = view["deckhands"]
    for icon in ("add", "spread"):
        due, supply = deckhands[icon], deckhands["supply"]
        odds, loses = percent(due["odds"]), yes(due["loses"])
        lines.append(text(f"hint-deckhands-{icon}", chance=odds, due=due["due"], supply=supply, loses=loses))
    if view["battles"]:
        battles = "; ".join(map(battle_text, view["battles"]))
        lines.append(text("hint-battles", who=person(pirate, you), battles=battles))
    if view["moves"]:
        lines.append(text("hint-moves", moves="; ".join(map(move_text, view["moves"]))))
    return "\n".join(lines)


def battle_text(battle: View) -> str:
    kind = battle["foe"].split("-")[0]
    foe = message("foe-strong", foe=Noun(f"foe-{kind}"), strength=battle["strength"])
    track = percent(battle["track"]) if battle["track"] != battle["bare"] else NONE
    return text("hint-battle", foe=foe, bare=percent(battle["bare"]), track=track)


def card_notes(card: View, you: Seat | None) -> list[Message]:
    """What a card would do, the worst first."""
    notes = []
    if card["loses"] is not None:
        notes.append(message("harm-loses"))
    if card["dies"]:
        notes.append(message("harm-kills", pirates=tuple(person(seat, you) for seat in card["dies"])))
    if card["explodes"]:
        rooms = tuple(message("harm-room", room=place_name(room)) for room in card["explodes"])
        notes.append(message("harm-explodes", rooms=rooms))
    if card["kegs"]:
        notes.append(message("harm-kegs", rooms=tuple(place_name(room) for room in card["kegs"])))
    rises = [room for room in dict.fromkeys(card["rises"]) if room not in card["explodes"]]
    if len(rises) == 1:
        notes.append(message("harm-rises", room=place_name(rises[0])))
    elif rises:
        notes.append(message("harm-rises-many", count=len(rises)))
    if card["deckhands"]:
        notes.append(message("harm-deckhands", count=card["deckhands"]))
    return notes


def move_text(move: View) -> str:
    way, room = way_name(WAYS.index(move["way"])), place_name(move["room"])
    if not move["open"]:
        return text("hint-move-closed", way=way, room=room)
    return text("hint-move", way=way, room=room, fatigue=move["fatigue"], kills=yes(move["kills"]))
