"""The hints as text, for the terminal."""

from __future__ import annotations

from ....engine import Seat, View
from ....engine.english import does, listed, who
from ..components import ROOMS
from .text_board import card_text

ROOM_NAMES = {tile.id: tile.name for tile in ROOMS}


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


def hints_text(view: View) -> str:
    """The hints as text."""
    if not view:
        return ""
    you, pirate = view["you"], view["pirate"]
    lines = ["The next revenge card:"]
    for card in view["cards"]:
        notes = card_notes(card, you)
        if notes:
            lines.append(f"  {percent(card['odds']):>5}  {card_text(card['card'])}: {'; '.join(notes)}")
    if len(lines) == 1:
        lines.append("  nothing to fear from any of them.")
    elif view["loses"]:
        lines.append(f"  The game would be lost with {percent(view['loses'])} of them.")
    deckhands = view["deckhands"]
    for icon in ("add", "spread"):
        due = deckhands[icon]
        danger = ": MORE THAN THERE ARE" if due["loses"] else ""
        lines.append(
            f"Deckhands {icon} ({percent(due['odds'])}): {due['due']} due, {deckhands['supply']} in the supply{danger}."
        )
    if view["battles"]:
        odds = [
            f"{battle['foe']} {percent(battle['bare'])}, with the track {percent(battle['track'])}"
            for battle in view["battles"]
        ]
        lines.append(f"{does(pirate, you, 'would win', 'would win')} against {'; '.join(odds)}.")
    if view["moves"]:
        lines.append(f"Steps: {'; '.join(move_text(move) for move in view['moves'])}.")
    return "\n".join(lines)


def card_notes(card: View, you: Seat | None) -> list[str]:
    """The effects of a card that matter to a player."""
    notes = []
    if card["explodes"]:
        notes.append(f"explodes {listed(ROOM_NAMES[room] for room in card['explodes'])}")
    if card["kegs"]:
        notes.append(f"sets off the keg of {listed(ROOM_NAMES[room] for room in card['kegs'])}")
    rises = [room for room in dict.fromkeys(card["rises"]) if room not in card["explodes"]]
    if rises:
        notes.append(f"raises {listed(ROOM_NAMES[room] for room in rises)}")
    if card["dies"]:
        notes.append(f"kills {listed(who(seat, you) for seat in card['dies'])}")
    if card["loses"] is not None:
        notes.append("LOSES THE GAME")
    return notes


def move_text(move: View) -> str:
    name = ROOM_NAMES.get(move["room"], "off the ship")
    if not move["open"]:
        return f"{move['way']} to {name} is closed"
    deadly = ", deadly" if move["kills"] else ""
    return f"{move['way']} to {name} +{move['cost']} (fatigue {move['fatigue']}{deadly})"
