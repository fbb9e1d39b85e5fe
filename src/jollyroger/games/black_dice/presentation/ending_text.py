"""Why the game is over, and what everybody has at the end, line by line."""

from __future__ import annotations

from collections.abc import Iterable

from ....engine import Seat, TallyRow, View
from ....engine.messages import Message, message, person
from ..messages import text, with_full_stop
from .dice_text import sinking_text
from .names import enemy_name, token_name


def cause_sentence(view: View) -> str:
    """Why the game is over, in a sentence; empty if it is not."""
    return with_full_stop(cause_text(view)) if view["cause"] else ""


def cause_text(view: View) -> str:
    """Why the game is over, without a full stop. (BD-10.1, BD-10.3, BD-10.4)"""
    round, kind = view["round"], view["cause"]["kind"]
    if kind == "sunk":
        return sinking_text(round, view["cause"]["damages"])
    if kind == "hits":
        return text("cause-hits", enemy=enemy_name(view), hits=view["enemy"]["needed"], round=round)
    return text(f"cause-{kind}", round=round)


def gold_list(points: Iterable[int], you: Seat | None) -> tuple[Message, ...]:
    """What everybody's gold is worth: '{0} 3 and you 9'."""
    return tuple(message("worth-of", who=person(seat, you), worth=worth) for seat, worth in enumerate(points))


def tally(view: View) -> list[TallyRow]:
    """Everybody's gold and rum, then how the quest and the ship fared. Empty until the game is over. (BD-10.2)"""
    if view["result"] is None:
        return []
    purses, players, ship = view["purses"], view["players"], view["ship"]
    rows = gold_rows(view) if view["campaign"] else [row(text("tally-worth"), map(sum, purses))]
    rows.append(row(text("tally-gold-tokens"), map(len, purses)))
    rows.append(row(text("tally-rum"), (player["rum"] for player in players)))
    rows.append(row(text("tally-rounds"), [view["round"]]))
    if view["enemy"]:
        hits = part(view["enemy"]["hits"], view["enemy"]["needed"])
        rows.append(row(text("tally-hits", enemy=enemy_name(view)), [hits]))
    else:
        rows.append(row(text("tally-chest"), [view["pool"]]))
    if view["tokens"]:
        found = part(view["tokens"]["found"], view["tokens"]["needed"])
        rows.append(row(text("tally-tokens", token=token_name(view)), [found]))
    rows.append(row(text("tally-damage"), [part(ship["damage"], ship["bears"])]))
    rows.append(row(text("tally-pirates"), [part(len(view["crew"]), len(view["crew"]) + len(view["overboard"]))]))
    return rows


def gold_rows(view: View) -> list[TallyRow]:
    """The gold of a campaign. That of its last quest is in the sum only if the quest was won. (BD-10.5)"""
    last, banked = [sum(purse) for purse in view["purses"]], [player["banked"] for player in view["players"]]
    won = bool(view["result"]["winners"])
    earlier = [total - worth for total, worth in zip(banked, last, strict=True)] if won else banked
    rows = [row(text("tally-worth-all"), banked)] if won else []
    return [*rows, row(text("tally-worth-earlier"), earlier), row(text("tally-worth-quest"), last)]


def part(count: int, whole: int) -> str:
    return text("tally-part", count=count, whole=whole)


def row(label: str, values: Iterable[object]) -> TallyRow:
    return TallyRow(label, tuple(map(str, values)))
