"""What a move to a space brings: as a sentence, as a short note, and as a badge on the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from typing import Any, NamedTuple

from ....engine import Seat
from ....engine.messages import Message, message, person
from ..board import ROLES
from ..components import Box
from ..messages import Wording, role_noun, shown

Forecast = dict[str, Any]
"""What `hints.landing_forecast` returns."""
CAVES = ("cave", "smoky-cave")
CARD_SPACES = ("docks", "church", "tavern")


def percent(odds: Sequence[int]) -> int:
    """57 for odds of 4 in 7."""
    return round(100 * odds[0] / odds[1])


def with_odds(id: str, odds: Sequence[int] | None) -> Message:
    """A message that has another form with the chance, if the table shows odds."""
    # messages: landing-enemy*, messages: landing-mate*, messages: landing-king*
    # messages: note-enemy*, messages: note-mate*
    return message(f"{id}-odds", chance=percent(odds)) if odds else message(id)


def landing(box: Box, end: Forecast, you: Seat) -> Wording:
    """What ending a move on a space brings, complete: 'hire a Smuggler Boss, then pay 2 gold'."""
    parts: list[Wording] = []
    if end["castle"] is not None:
        parts.append(message("landing-castle", gold=end["castle"]))
    parts += space_parts(box, end)
    parts += [foe_part(foe, you) for foe in end["foes"]]
    if not parts:
        return message("landing-none")
    return reduce(lambda first, second: message("landing-then", first=first, second=second), parts)


def landing_text(box: Box, end: Forecast, you: Seat) -> str:
    return shown(landing(box, end, you))


def space_parts(box: Box, end: Forecast) -> list[Wording]:
    """What the space itself does."""
    odds = end["odds"]
    if end["idle"] is not None:
        return [message(f"landing-idle-{end['idle']}")]  # messages: landing-idle-*
    if end["hire"] is not None:
        return [hire_part(box, end["hire"]), *([message("landing-pay", gold=end["pay"])] if end["pay"] else [])]
    match end["kind"]:
        case "castle":
            return []
        case "chest" | "treasure-trove":
            return [message("landing-gold", gold=end["gold"]) if end["gold"] else message("landing-gold-none")]
        case "cave" | "smoky-cave":
            return [with_odds("landing-enemy", odds)]
        case "lake-of-fire":
            return [with_odds("landing-mate", odds)]
        case "lair":
            return [with_odds("landing-king", odds)]
        case "docks" | "church" | "tavern":
            return [message("landing-cards", count=end["n"])]
    return [box.effects[end["kind"]].clauses[ROLES.index(end["role"])]]


def hire_part(box: Box, ids: Sequence[str]) -> Message:
    """Whom a figure can hire there: a settlement has two piles."""
    names = [crew.noun for crew in box.crew if crew.id in ids]
    match names:
        case []:
            return message("landing-hire-none")
        case [first]:
            return message("landing-hire", first=first)
    return message("landing-hire-two", first=names[0], second=names[1])


@cache
def figure_with(seat: Seat, role: str, you: Seat | None) -> Message:
    """A figure as an argument of messages: 'your Officer', "{1}'s Pirate"."""
    return message("figure", owner=person(seat, you), role=role_noun(role))


def foe_part(foe: dict[str, Any], you: Seat) -> Message:
    """ "fight {1}'s Pirate (Might 3, 43 % to win)"; cards that the other holds can change the odds."""
    figure = figure_with(foe["seat"], foe["role"], you)
    if foe["wins"] is None:
        return message("landing-foe", figure=figure, might=foe["might"])
    id = "landing-foe-odds-cards" if foe["cards"] else "landing-foe-odds"
    return message(id, figure=figure, might=foe["might"], chance=percent(foe["wins"]))


def landing_note(end: Forecast, you: Seat) -> Message:
    """What ending a move on a space brings, in a few words: 'hire crew · pay 2 gold'."""
    parts: list[Message] = []
    if end["castle"] is not None:
        parts.append(message("note-castle", gold=end["castle"]))
    parts += space_notes(end)
    parts += [foe_note(foe, you) for foe in end["foes"]]
    return reduce(lambda first, second: message("note-and", first=first, second=second), parts or [NO_EFFECT])


def foe_note(foe: dict[str, Any], you: Seat) -> Message:
    figure = figure_with(foe["seat"], foe["role"], you)
    if not foe["wins"]:
        return message("note-foe", figure=figure)
    id = "note-foe-odds-cards" if foe["cards"] else "note-foe-odds"
    return message(id, figure=figure, chance=percent(foe["wins"]))


NO_EFFECT = message("note-none")
NOTES = {
    "trading-post": message("note-trading-post"),
    "quicksand": message("note-quicksand"),
    "idol": message("note-idol"),
    "lava-tubes": message("note-lava-tubes"),
    "geyser": message("note-geyser"),
    "thieves-den": message("note-thieves-den"),
    "buried-treasure": message("note-buried-treasure"),
}


def space_notes(end: Forecast) -> list[Message]:
    kind, odds = end["kind"], end["odds"]
    if end["idle"] is not None:
        return [NO_EFFECT]
    if end["hire"] is not None:
        hire = message("note-hire" if end["hire"] else "note-hire-none")
        return [hire, *([message("note-pay", gold=end["pay"])] if end["pay"] else [])]
    if end["gold"] is not None:
        return [message("note-gold", gold=end["gold"]) if end["gold"] else message("note-gold-none")]
    if end["pay"] is not None:
        return [message("note-pay", gold=end["pay"])]
    if kind in CAVES:
        return [with_odds("note-enemy", odds)]
    if kind == "lake-of-fire":
        return [with_odds("note-mate", odds)]
    if kind == "lair":
        return [message("note-king") if end["game"] is None else message("note-win", chance=round(100 * end["game"]))]
    if kind in CARD_SPACES:
        return [message("note-cards", count=end["n"])]
    if kind == "bridge":
        return [message("note-take-crew") if end["role"] == "officer" else message("note-take-gold", gold=end["n"])]
    return [NOTES[kind]] if kind in NOTES else []


def landing_chance(end: Forecast) -> float | None:
    """The chance that the note speaks of; None if there is no fight there, or more than one."""
    if end["kind"] == "lair" and not end["foes"]:
        chance: float | None = end["game"]
        return chance
    fights = [odds for odds in (end["odds"], *(foe["wins"] for foe in end["foes"])) if odds]
    return fights[0][0] / fights[0][1] if len(fights) == 1 else None


class Badge(NamedTuple):
    """A mark on a space that can be reached: a message `badge-ID` of at most nine letters, and how good it is."""

    id: str
    """Empty: no mark."""
    tone: str
    """'good', 'bad', 'plain', or 'chance', which is coloured by `chance`."""
    chance: float | None = None
    n: int = 0
    """The number in the message."""


BADGES = {
    "trading-post": Badge("auction", "plain"),
    "bridge": Badge("take", "good"),
    "quicksand": Badge("stuck", "bad"),
    "idol": Badge("roll", "good"),
    "lava-tubes": Badge("roll-on", "plain"),
    "geyser": Badge("to-ship", "bad"),
    "thieves-den": Badge("toll", "bad"),
    "buried-treasure": Badge("two-dice", "good"),
}

FIGHT_SPACES = (*CAVES, "lake-of-fire", "lair")


def landing_badge(end: Forecast) -> Badge:
    """The most important thing that happens there."""
    chance = landing_chance(end)
    if chance is not None:
        return Badge("win", "chance", chance, round(100 * chance))
    if end["foes"] or end["kind"] in FIGHT_SPACES:
        return Badge("fight", "plain")
    if end["idle"] is not None:
        return Badge("nothing", "plain")
    if end["pay"]:
        return Badge("pay", "bad", n=end["pay"])
    if end["gold"] is not None:
        return Badge("gold", "good", n=end["gold"]) if end["gold"] else Badge("empty", "plain")
    if end["hire"] is not None:
        return Badge("hire", "good") if end["hire"] else Badge("nobody", "plain")
    if end["kind"] == "castle":
        return Badge("gold", "good", n=end["castle"]) if end["castle"] else Badge("nothing", "plain")
    if end["kind"] in CARD_SPACES:
        return Badge("cards", "good", n=end["n"])
    return BADGES.get(end["kind"], Badge("", "plain"))
