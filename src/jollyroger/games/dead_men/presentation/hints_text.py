"""The hints as text, for the terminal."""

from __future__ import annotations

from ....engine import Seat, View
from ....engine.text.english import does, listed, number, sentence, who
from ..components import ROOMS
from .names import card_text, in_room, percent

ROOM_NAMES = {tile.id: f"the {tile.name}" for tile in ROOMS}
PLACES = {tile.id: in_room(room) for room, tile in enumerate(ROOMS)}


def hints_text(view: View) -> str:
    """The hints as text."""
    if not view:
        return ""
    you, pirate = view["you"], view["pirate"]
    lines = ["The next revenge card:"]
    for card in view["cards"]:
        notes = card["notes"]
        if notes:
            lines.append(
                f"  {percent(card['odds']):>5}  {sentence(card_text(card['card']))}: it {'; it '.join(notes)}."
            )
    if len(lines) == 1:
        lines.append("  No card does any harm.")
    elif view["loses"]:
        lines.append(f"  {percent(view['loses'])} of the cards lose the game.")
    deckhands = view["deckhands"]
    for icon, what in (("add", "come up"), ("spread", "spread")):
        due = deckhands[icon]
        danger = ", more than there are" if due["loses"] else ""
        lines.append(
            f"If deckhands {what} ({percent(due['odds'])}): {due['due']} of the {deckhands['supply']} left{danger}."
        )
    if view["battles"]:
        lines.append(f"{does(pirate, you, 'would win', 'would win')} {'; '.join(map(battle_text, view['battles']))}.")
    if view["moves"]:
        lines.append(f"Steps: {'; '.join(move_text(move) for move in view['moves'])}.")
    return "\n".join(lines)


def battle_text(battle: View) -> str:
    kind = battle["foe"].split("-")[0]
    name = {"guard": "the guard", "crew": "the crewman", "fromm": "Captain Fromm"}[kind]
    strong = f", {percent(battle['track'])} with battle strength" if battle["track"] != battle["bare"] else ""
    return f"against {name} ({battle['strength']}) {percent(battle['bare'])}{strong}"


def card_notes(card: View, you: Seat | None) -> list[str]:
    """What a card would do, the worst first."""
    notes = []
    if card["loses"] is not None:
        notes.append("loses the game")
    if card["dies"]:
        notes.append(f"kills {listed(who(seat, you) for seat in card['dies'])}")
    if card["explodes"]:
        notes.append(f"blows up {listed(ROOM_NAMES[room] for room in card['explodes'])}")
    if card["kegs"]:
        notes.append(f"sets off the keg {listed(PLACES[room] for room in card['kegs'])}")
    rises = [room for room in dict.fromkeys(card["rises"]) if room not in card["explodes"]]
    if len(rises) == 1:
        notes.append(f"raises the fire {PLACES[rises[0]]}")
    elif rises:
        notes.append(f"raises {len(rises)} fires")
    if card["deckhands"]:
        notes.append(f"brings {number(card['deckhands'], 'deckhand')}")
    return notes


def move_text(move: View) -> str:
    name = ROOM_NAMES.get(move["room"], "the boats")
    if not move["open"]:
        return f"{move['way']} to {name} is closed"
    deadly = ", deadly" if move["kills"] else ""
    return f"{move['way']} to {name}, fatigue {move['fatigue']}{deadly}"
