"""Why to move a figure to a space, or to resolve it first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Ask, Seat
from ....engine.text.english import number, sentence, whose
from ..actions import First, Move
from ..presentation.hints import landing_forecast
from ..presentation.landing import Forecast, landing_note, percent
from ..presentation.text_board import symbols_text
from ..rules.turns import MoveChoice
from ..state import Table, figure_of
from .evaluation import crew_value, landing_value, move_value
from .policy import best

TRAPS = {
    "quicksand": "would get stuck in Quicksand",
    "geyser": "would be thrown home by a Geyser",
    "thieves-den": "would pay a toll in the Thieves' Den",
}


def move_advice(s: Table, ask: Ask, move: Move) -> str:
    """Why to move there: what it brings, and what the other figure is spared."""
    figure = figure_of(ask.seat, move.role)
    end = landing_forecast(s, figure, move.space)
    reasons = [*castle_reason(end), *foe_reasons(end, ask.seat), *space_reason(s, ask.seat, end)]
    if not reasons:
        reasons = [fallback_reason(s, ask, move, end)]
    return " ".join([*reasons[:2], *other_figure_reason(s, ask, move)][:2])


def role_name(end: Forecast) -> str:
    return str(end["role"].capitalize())


def castle_reason(end: Forecast) -> list[str]:
    return [f"The Castle pays {end['castle']} gold on the way."] if end["castle"] else []


def foe_reasons(end: Forecast, you: Seat) -> list[str]:
    """The fights there that look well."""
    return [
        f"Your {role_name(end)} fights {whose(foe['seat'], you)} {foe['role'].capitalize()} there"
        + (f" and wins {percent(foe['wins'])}{before_cards(foe)}." if foe["wins"] else f", Might {foe['might']}.")
        for foe in end["foes"]
        if foe["wins"] is None or 2 * foe["wins"][0] > foe["wins"][1]
    ]


def before_cards(foe: dict[str, Any]) -> str:
    """Cards that the other holds can change the odds."""
    return " before cards" if foe["cards"] else ""


def space_reason(s: Table, seat: Seat, end: Forecast) -> list[str]:
    """What the space itself brings, if that is good."""
    name = role_name(end)
    if end["idle"] is not None:
        return []
    if end["hire"]:
        return [hire_reason(s, seat, end)]
    if end["gold"]:
        return [f"{end['gold']} gold lies there to be taken."]
    if end["kind"] in ("docks", "church", "tavern"):
        return [f"Your {name} draws {number(end['n'], 'Fortune card')} there."]
    if end["kind"] == "trading-post" and not s.item_deck and not s.item_discard:
        return []
    if end["kind"] in SPACE_REASONS:
        return [SPACE_REASONS[end["kind"]](s, end)]
    return []


def hire_reason(s: Table, seat: Seat, end: Forecast) -> str:
    kinds = [kind for kind, crew in enumerate(s.box.crew) if crew.id in end["hire"]]
    kind = max(kinds, key=lambda kind: crew_value(s, seat, kind))
    cost = f", for {end['pay']} gold to others" if end["pay"] else ""
    return f"There you can hire a {s.box.crew[kind].name} ({symbols_text(s.box, kind)}){cost}."


def cave_reason(s: Table, end: Forecast) -> str:
    odds = f"Your {role_name(end)} beats the next enemy {percent(end['odds'])}, and" if end["odds"] else "In a cave"
    return f"{odds} losing costs nothing."


def mate_reason(s: Table, end: Forecast) -> str:
    if end["odds"]:
        return f"Your {role_name(end)} beats the First Mate {percent(end['odds'])}; the Lair is the next move."
    return "Beat the First Mate there, and the Lair is the next move."


def lair_reason(s: Table, end: Forecast) -> str:
    if end["game"] is None:
        return "On the Lair you can win at once."
    return f"On the Lair you win the game {round(100 * end['game'])} %, by gold or by fighting."


def bridge_reason(s: Table, end: Forecast) -> str:
    if end["role"] == "officer":
        return "Your Officer takes a crew card from whoever has the most."
    return f"Your Pirate takes up to {end['n']} gold from the richest."


SPACE_REASONS: dict[str, Callable[[Table, Forecast], str]] = {
    "cave": cave_reason,
    "smoky-cave": cave_reason,
    "lake-of-fire": mate_reason,
    "lair": lair_reason,
    "bridge": bridge_reason,
    "trading-post": lambda s, end: "An item is auctioned there, and you bid last.",
    "idol": lambda s, end: "The Idol gives a die of gold; only a blank sends you home.",
    "buried-treasure": lambda s, end: "Both dice in gold are buried there, 5 on average.",
    "lava-tubes": lambda s, end: "The Lava Tubes carry your figure on by another die.",
}


def fallback_reason(s: Table, ask: Ask, move: Move, end: Forecast) -> str:
    """For a move to a space that brings nothing good."""
    moves = [option for option in ask.options if isinstance(option, Move)]
    value_of = move_value if isinstance(s.agenda[-1], MoveChoice) else landing_value
    note = landing_note(end, ask.seat)
    if len(moves) == 1:
        return f"It is your only move: {note}."
    steps, figure = s.box.board.steps_to_lake, figure_of(ask.seat, move.role)
    value = value_of(s, move, ask.seat)
    if value > 0 and steps[move.space] < steps[s.location[figure]]:
        left = number(steps[move.space], "step")
        return f"It brings your {role_name(end)} nearer to the King: {left} to the Lake of Fire."
    if value <= 0 and move == best(ask, Move, lambda option: value_of(s, option, ask.seat)):
        return f"No move is good here; this one costs least: {note}."
    return sentence(f"{note}.")


def other_figure_reason(s: Table, ask: Ask, move: Move) -> list[str]:
    """What would happen to the other figure, if all its ways lead into the same trap."""
    if not isinstance(s.agenda[-1], MoveChoice):
        return []
    others = [option for option in ask.options if isinstance(option, Move) and option.role != move.role]
    ends = [landing_forecast(s, figure_of(ask.seat, other.role), other.space) for other in others]
    traps = {TRAPS.get(end["kind"]) if end["idle"] is None else None for end in ends}
    trap = traps.pop() if len(traps) == 1 else None
    return [f"Your {role_name(ends[0])} {trap}."] if trap else []


def first_advice(s: Table, ask: Ask, first: First) -> str:
    """Why to resolve this figure before the other."""
    figure, other = figure_of(ask.seat, first.role), ("Pirate", "Officer")[first.role]
    end = landing_forecast(s, figure, s.location[figure])
    if end["kind"] == "lair":
        return "The Lair first: if you win there, nothing else matters."
    if end["idle"] is None:
        if end["hire"]:
            return f"Crew hired first already counts when your {other} acts."
        if end["gold"] or end["kind"] in ("idol", "buried-treasure"):
            return f"Gold taken first can pay for what your {other} meets."
        if end["kind"] in ("docks", "church", "tavern"):
            return f"Fortune cards drawn first may help your {other}."
        if end["kind"] in ("cave", "smoky-cave", "trading-post", "bridge"):
            return f"What you win first may already help your {other}."
    return f"First this: {landing_note(end, ask.seat)}. Your {other} comes after it."
