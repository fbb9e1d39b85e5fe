"""What a move to a space brings: as a sentence, as a short note, and as a badge on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ....engine import Seat
from ....engine.text.english import number, whose
from ..components import Box

Forecast = dict[str, Any]
"""What `hints.landing_forecast` returns."""
CAVES = ("cave", "smoky-cave")
CARD_SPACES = ("docks", "church", "tavern")


def percent(odds: Sequence[int] | None) -> str:
    """'57 %'; empty if the table hides odds."""
    return "" if odds is None else f"{round(100 * odds[0] / odds[1])} %"


def landing_text(box: Box, end: Forecast, you: Seat) -> str:
    """What ending a move on a space brings, complete: 'hire a Smuggler Boss, then pay 2 gold'."""
    parts = []
    if end["castle"] is not None:
        parts.append(f"collect {end['castle']} gold at the Castle")
    parts += space_parts(box, end)
    parts += [f"fight {foe_text(foe, you)}" for foe in end["foes"]]
    return ", then ".join(parts) if parts else "nothing happens"


def space_parts(box: Box, end: Forecast) -> list[str]:
    """What the space itself does."""
    odds = f" ({percent(end['odds'])} to win)" if end["odds"] else ""
    if end["idle"] is not None:
        return ["nothing: nobody has more than you" if end["idle"] == "most" else "nothing, thanks to your Rope"]
    if end["hire"] is not None:
        names = {crew.id: crew.name for crew in box.crew}
        hire = f"hire a {' or a '.join(names[id] for id in end['hire'])}" if end["hire"] else "nobody is left to hire"
        return [hire, *([f"pay {end['pay']} gold"] if end["pay"] else [])]
    match end["kind"]:
        case "castle":
            return []
        case "chest" | "treasure-trove":
            return [f"take {end['gold']} gold" if end["gold"] else "nothing: no gold lies there"]
        case "cave" | "smoky-cave":
            return [f"fight an enemy{odds}"]
        case "lake-of-fire":
            return [f"fight the First Mate{odds}, or else go to the Thieves' Den"]
        case "lair":
            return [f"pay the Pirate King's price, or fight him{odds}"]
        case "docks" | "church" | "tavern":
            return [f"draw {number(end['n'], 'Fortune card')}"]
    return [end["about"][:1].lower() + end["about"][1:].rstrip(".")]


def foe_text(foe: dict[str, Any], you: Seat) -> str:
    """ "{1}'s Pirate (Might 3, 43 % to win)"; cards that the other holds can change the odds."""
    before_cards = " before cards" if foe["cards"] else ""
    chance = f", {percent(foe['wins'])} to win{before_cards}" if foe["wins"] is not None else ""
    return f"{whose(foe['seat'], you)} {foe['role'].capitalize()} (Might {foe['might']}{chance})"


def landing_note(end: Forecast, you: Seat) -> str:
    """What ending a move on a space brings, in a few words: 'hire crew · pay 2 gold'."""
    parts = []
    if end["castle"] is not None:
        parts.append(f"Castle +{end['castle']} gold")
    parts += space_notes(end)
    for foe in end["foes"]:
        name = f"{whose(foe['seat'], you)} {foe['role'].capitalize()}"
        before_cards = " before cards" if foe["cards"] else ""
        parts.append(f"beat {name} {percent(foe['wins'])}{before_cards}" if foe["wins"] else f"fight {name}")
    return " · ".join(parts) if parts else "nothing happens"


NOTES = {
    "trading-post": "an auction",
    "quicksand": "stuck for a turn",
    "idol": "roll for gold",
    "lava-tubes": "roll and move on",
    "geyser": "back to the Ship",
    "thieves-den": "roll, and pay that much",
    "buried-treasure": "roll both dice for gold",
}


def space_notes(end: Forecast) -> list[str]:
    kind, odds = end["kind"], end["odds"]
    if end["idle"] is not None:
        return ["nothing happens"]
    if end["hire"] is not None:
        return ["hire crew" if end["hire"] else "nobody to hire", *([f"pay {end['pay']} gold"] if end["pay"] else [])]
    if end["gold"] is not None:
        return [f"+{end['gold']} gold" if end["gold"] else "no gold there"]
    if end["pay"] is not None:
        return [f"pay {end['pay']} gold"]
    if kind in CAVES:
        return [f"beat the enemy {percent(odds)}" if odds else "fight an enemy"]
    if kind == "lake-of-fire":
        return [f"beat the First Mate {percent(odds)}" if odds else "fight the First Mate"]
    if kind == "lair":
        return ["face the Pirate King" if end["game"] is None else f"win the game {round(100 * end['game'])} %"]
    if kind in CARD_SPACES:
        return [number(end["n"], "Fortune card")]
    if kind == "bridge":
        return ["take a crew card" if end["role"] == "officer" else f"take {end['n']} gold"]
    return [NOTES[kind]] if kind in NOTES else []


def landing_chance(end: Forecast) -> float | None:
    """The chance that the note speaks of; None if there is no fight there, or more than one."""
    if end["kind"] == "lair" and not end["foes"]:
        chance: float | None = end["game"]
        return chance
    fights = [odds for odds in (end["odds"], *(foe["wins"] for foe in end["foes"])) if odds]
    return fights[0][0] / fights[0][1] if len(fights) == 1 else None


class Badge(NamedTuple):
    """A mark on a space that can be reached: a text of at most nine letters, and how good it is."""

    text: str
    tone: str
    """'good', 'bad', 'plain', or 'chance', which is coloured by `chance`."""
    chance: float | None = None


BADGES = {
    "trading-post": Badge("auction", "plain"),
    "bridge": Badge("take", "good"),
    "quicksand": Badge("stuck", "bad"),
    "idol": Badge("roll", "good"),
    "lava-tubes": Badge("roll on", "plain"),
    "geyser": Badge("to Ship", "bad"),
    "thieves-den": Badge("pay toll", "bad"),
    "buried-treasure": Badge("2 dice", "good"),
}

FIGHT_SPACES = (*CAVES, "lake-of-fire", "lair")


def landing_badge(end: Forecast) -> Badge:
    """The most important thing that happens there."""
    chance = landing_chance(end)
    if chance is not None:
        return Badge(f"win {round(100 * chance)} %", "chance", chance)
    if end["foes"] or end["kind"] in FIGHT_SPACES:
        return Badge("fight", "plain")
    if end["idle"] is not None:
        return Badge("nothing", "plain")
    if end["pay"]:
        return Badge(f"pay {end['pay']}", "bad")
    if end["gold"] is not None:
        return Badge(f"+{end['gold']}", "good") if end["gold"] else Badge("empty", "plain")
    if end["hire"] is not None:
        return Badge("hire", "good") if end["hire"] else Badge("nobody", "plain")
    if end["kind"] == "castle":
        return Badge(f"+{end['castle']}" if end["castle"] else "nothing", "good" if end["castle"] else "plain")
    if end["kind"] in CARD_SPACES:
        return Badge(number(end["n"], "card"), "good")
    return BADGES.get(end["kind"], Badge("", "plain"))
