"""Why to move a figure to a space, or to resolve it first."""

from __future__ import annotations

from collections.abc import Callable

from ....engine import Ask, Seat
from ....engine.messages import Message, message
from ..actions import First, Move
from ..board import ROLES
from ..messages import role_noun
from ..presentation.hints import landing_forecast
from ..presentation.landing import Forecast, figure_with, landing_note, percent
from ..presentation.text_board import symbols
from ..rules.turns import MoveChoice
from ..state import Table, figure_of
from .evaluation import Outlook
from .holdings import Holdings
from .policy import best

TRAPS = ("quicksand", "geyser", "thieves-den")


def move_advice(s: Table, ask: Ask, move: Move) -> Message:
    """Why to move there: what it brings, and what the other figure is spared."""
    figure = figure_of(ask.seat, move.role)
    end = landing_forecast(s, figure, move.space)
    reasons = [*castle_reason(end), *foe_reasons(end, ask.seat), *space_reason(s, ask.seat, end)]
    if not reasons:
        reasons = [fallback_reason(s, ask, move, end)]
    first, *more = [*reasons[:2], *other_figure_reason(s, ask, move)][:2]
    return message("advice-both", first=first, second=more[0]) if more else first


def castle_reason(end: Forecast) -> list[Message]:
    return [message("advice-castle", gold=end["castle"])] if end["castle"] else []


def foe_reasons(end: Forecast, you: Seat) -> list[Message]:
    """The fights there that look well."""
    found: list[Message] = []
    for foe in end["foes"]:
        role, figure = role_noun(end["role"]), figure_with(foe["seat"], foe["role"], you)
        if foe["wins"] is None:
            found.append(message("advice-foe", role=role, figure=figure, might=foe["might"]))
        elif 2 * foe["wins"][0] > foe["wins"][1]:
            # Cards that the other holds can change the odds.
            id = "advice-foe-odds-cards" if foe["cards"] else "advice-foe-odds"
            found.append(message(id, role=role, figure=figure, chance=percent(foe["wins"])))
    return found


def space_reason(s: Table, seat: Seat, end: Forecast) -> list[Message]:
    """What the space itself brings, if that is good."""
    if end["idle"] is not None:
        return []
    if end["hire"]:
        return [hire_reason(s, seat, end)]
    if end["gold"]:
        return [message("advice-gold", gold=end["gold"])]
    if end["kind"] in ("docks", "church", "tavern"):
        return [message("advice-cards", role=role_noun(end["role"]), count=end["n"])]
    if end["kind"] == "trading-post" and not s.item_deck and not s.item_discard:
        return []
    if end["kind"] in SPACE_REASONS:
        return [SPACE_REASONS[end["kind"]](s, end)]
    return []


def hire_reason(s: Table, seat: Seat, end: Forecast) -> Message:
    kinds = [kind for kind, crew in enumerate(s.box.crew) if crew.id in end["hire"]]
    kind = max(kinds, key=Holdings(s, seat).crew_value)
    crew, shown = s.box.crew[kind].noun, symbols(s.box, kind)
    if end["pay"]:
        return message("advice-hire-pay", crew=crew, symbols=shown, gold=end["pay"])
    return message("advice-hire", crew=crew, symbols=shown)


def cave_reason(s: Table, end: Forecast) -> Message:
    if end["odds"]:
        return message("advice-cave-odds", role=role_noun(end["role"]), chance=percent(end["odds"]))
    return message("advice-cave")


def mate_reason(s: Table, end: Forecast) -> Message:
    if end["odds"]:
        return message("advice-mate-odds", role=role_noun(end["role"]), chance=percent(end["odds"]))
    return message("advice-mate")


def lair_reason(s: Table, end: Forecast) -> Message:
    if end["game"] is None:
        return message("advice-lair")
    return message("advice-lair-odds", chance=round(100 * end["game"]))


def bridge_reason(s: Table, end: Forecast) -> Message:
    if end["role"] == "officer":
        return message("advice-bridge-crew")
    return message("advice-bridge-gold", gold=end["n"])


SPACE_REASONS: dict[str, Callable[[Table, Forecast], Message]] = {
    "cave": cave_reason,
    "smoky-cave": cave_reason,
    "lake-of-fire": mate_reason,
    "lair": lair_reason,
    "bridge": bridge_reason,
    "trading-post": lambda s, end: message("advice-trading-post"),
    "idol": lambda s, end: message("advice-idol"),
    "buried-treasure": lambda s, end: message("advice-buried-treasure"),
    "lava-tubes": lambda s, end: message("advice-lava-tubes"),
}


def fallback_reason(s: Table, ask: Ask, move: Move, end: Forecast) -> Message:
    """For a move to a space that brings nothing good."""
    moves = [option for option in ask.options if isinstance(option, Move)]
    outlook = Outlook(s, ask.seat)
    value_of = outlook.move_value if isinstance(s.agenda[-1], MoveChoice) else outlook.landing_value
    note = landing_note(end, ask.seat)
    if len(moves) == 1:
        return message("advice-only-move", note=note)
    steps, figure = s.box.board.steps_to_lake, figure_of(ask.seat, move.role)
    value = value_of(move)
    if value > 0 and steps[move.space] < steps[s.location[figure]]:
        return message("advice-nearer", role=role_noun(end["role"]), steps=steps[move.space])
    if value <= 0 and move == best(ask, Move, value_of):
        return message("advice-least-bad", note=note)
    return message("advice-note", note=note)


def other_figure_reason(s: Table, ask: Ask, move: Move) -> list[Message]:
    """What would happen to the other figure, if all its ways lead into the same trap."""
    if not isinstance(s.agenda[-1], MoveChoice):
        return []
    others = [option for option in ask.options if isinstance(option, Move) and option.role != move.role]
    ends = [landing_forecast(s, figure_of(ask.seat, other.role), other.space) for other in others]
    traps = {end["kind"] if end["kind"] in TRAPS and end["idle"] is None else None for end in ends}
    trap = traps.pop() if len(traps) == 1 else None
    return [message(f"advice-other-{trap}", role=role_noun(ends[0]["role"]))] if trap else []


def first_advice(s: Table, ask: Ask, first: First) -> Message:
    """Why to resolve this figure before the other."""
    figure, role = figure_of(ask.seat, first.role), role_noun(ROLES[1 - first.role])
    end = landing_forecast(s, figure, s.location[figure])
    if end["kind"] == "lair":
        return message("advice-lair-first")
    if end["idle"] is None:
        if end["hire"]:
            return message("advice-crew-first", role=role)
        if end["gold"] or end["kind"] in ("idol", "buried-treasure"):
            return message("advice-gold-first", role=role)
        if end["kind"] in ("docks", "church", "tavern"):
            return message("advice-cards-first", role=role)
        if end["kind"] in ("cave", "smoky-cave", "trading-post", "bridge"):
            return message("advice-prize-first", role=role)
    return message("advice-first", note=landing_note(end, ask.seat), role=role)
