"""What dice do to a column, as a bot says it to the whole table."""

from __future__ import annotations

from typing import Final

from ....engine import Seat
from ....engine.messages import Argument, Message, message
from ..components import LEFT, RIGHT, RUM
from ..presentation.dice_text import symbol
from ..rules.penalties import fatal_ending
from ..rules.quest import leaders
from ..state import Table
from .stakes import GOLD_REWARDS

NEARLY: Final = 2
"""A column that lacks at most this many dice is nearly filled."""


def harm(s: Table, column: int) -> Message:
    """What failing a column does, to stand after 'it will'."""
    penalty = s.adventure(column).penalty
    ending = fatal_ending(s, penalty)
    if ending is not None:
        return message(f"harm-{ending}")
    if penalty.kind == "damage":
        return message("harm-damage", n=penalty.n)
    return message(f"harm-{penalty.kind}")


def gain(s: Table, column: int) -> Message:
    """That the player fills a column, and what that brings."""
    reward, quest = s.adventure(column).reward, s.quest
    id, brings = f"reason-fills-{reward.kind}", dict[str, Argument](column=symbol(column))
    match reward.kind:
        case "none":
            return message("reason-fills", **brings, harm=harm(s, column))
        case "token" | "gold-and-token" if quest.token is not None:
            brings["token"] = quest.token
        case "hit" if quest.enemy is not None:
            brings["enemy"] = quest.enemy
        case "gold" | "spoils-if-more":
            id, brings["n"] = "reason-fills-gold", reward.n
        case "spoils-if-unlocked" if s.missing(RUM) <= 0 < s.black[RUM] and quest.enemy is not None:
            id, brings["enemy"] = "reason-fills-unlocked", quest.enemy
    return message(id, **brings)


def effect(s: Table, seat: Seat, column: int, count: int) -> Message:
    """What more dice of this player do to a column, in a sentence."""
    missing, reward = s.missing(column), s.adventure(column).reward
    if not s.black[column]:
        return message("reason-inactive", column=symbol(column))
    if missing > count:
        return shortage(s, column, missing - count)
    if missing > 0:
        if fatal_ending(s, s.adventure(column).penalty):
            return message("reason-fills", column=symbol(column), harm=harm(s, column))
        return gain(s, column)
    if reward.kind in GOLD_REWARDS and seat not in s.columns[column]:
        return message("reason-share-gold", column=symbol(column))
    return rank_reason(s, seat, column)


def shortage(s: Table, column: int, missing: int) -> Message:
    """A column still lacks so many dice, in a sentence."""
    id = "reason-nearly-filled" if missing <= NEARLY else "reason-still-short"
    return message(id, column=symbol(column), missing=missing, harm=harm(s, column))


def rank_reason(s: Table, seat: Seat, column: int) -> Message:
    """What dice in a filled column are still good for: the ranks. (BD-9.1)"""
    half, rank = (LEFT, "captain") if column in LEFT else (RIGHT, "sea-wolf")
    id = "reason-rank-ahead" if leaders(s, half) == [seat] else "reason-rank"
    return message(id, column=symbol(column), rank=rank)
