"""What dice do to a column, as a bot says it to the whole table."""

from __future__ import annotations

from typing import Final

from ....engine import Seat
from ....engine.text.english import number
from ..components import LEFT, RIGHT, RUM
from ..presentation.dice_text import symbol_name
from ..rules.penalties import fatal_ending
from ..rules.quest import leaders
from ..state import Table
from .stakes import GOLD_REWARDS

FATAL_HARMS: Final = {"sunk": "sink us", "crew-lost": "be the end of our crew"}
HARMS: Final = {
    "standard": "send its black dice on to other columns",
    "throw-pirate": "cost us a pirate",
    "more-black": "bring more black dice",
    "rum-on-pirates": "fill up our pirates",
    "lose-die": "cost everyone a die",
    "lose-gold": "cost us gold",
}
"""What a failed column will do, by the kind of its penalty; damage is said with its number."""
GAINS: Final = {
    "move-die": ", and if nobody follows I may move a die",
    "rum": ", and there is rum for everyone",
    "unlock": " and unlocks the flag",
    "fewer-black": " and rids us of some black dice",
    "spoils-if-unlocked": ", and if the rum barrel holds, there is gold and a hit in it",
}
"""What a completed column does, by the kind of its reward."""
NEARLY: Final = 2
"""A column that lacks at most this many dice is nearly filled."""


def harm(s: Table, column: int) -> str:
    """What failing a column does, to stand after 'it will'."""
    penalty = s.adventure(column).penalty
    ending = fatal_ending(s, penalty)
    if ending is not None:
        return FATAL_HARMS[ending]
    if penalty.kind == "damage":
        return f"cost us {penalty.n} damage"
    return HARMS[penalty.kind]


def gain(s: Table, column: int) -> str:
    """What filling a column with a die of the player's brings, as the end of a sentence."""
    reward, quest = s.adventure(column).reward, s.quest
    match reward.kind:
        case "token":
            return f" and brings us a {quest.token}"
        case "gold-and-token":
            return f": gold for me, and a {quest.token} for all of us"
        case "hit":
            return f" and hits {quest.enemy}"
        case "gold" | "spoils-if-more":
            return f", and {number(reward.n, 'gold token is', 'gold tokens are')} mine"
        case "spoils-if-unlocked" if s.missing(RUM) <= 0 < s.black[RUM]:
            return f" and hits {quest.enemy}, with gold for me"
        case "none":
            return f"; otherwise it would {harm(s, column)}"
    return GAINS[reward.kind]


def effect(s: Table, seat: Seat, column: int, count: int) -> str:
    """What more dice of this player do to a column, in a sentence."""
    name, missing, reward = symbol_name(column), s.missing(column), s.adventure(column).reward
    if not s.black[column]:
        return f"No black die lies on the {name}, so I can roll it again."
    if missing > count:
        return shortage(s, column, missing - count)
    if missing > 0:
        if fatal_ending(s, s.adventure(column).penalty):
            return f"That fills the {name}; otherwise it would {harm(s, column)}."
        return f"That fills the {name}{gain(s, column)}."
    if reward.kind in GOLD_REWARDS and seat not in s.columns[column]:
        return f"The {name} is full, and with a die there I share its gold."
    return rank_reason(s, seat, column)


def shortage(s: Table, column: int, missing: int) -> str:
    """A column still lacks so many dice, in a sentence."""
    name = symbol_name(column)
    short = f"That leaves the {name} only {missing}" if missing <= NEARLY else f"The {name} is still {missing}"
    return f"{short} short; if it fails, it will {harm(s, column)}."


def rank_reason(s: Table, seat: Seat, column: int) -> str:
    """What dice in a filled column are still good for: the ranks. (BD-9.1)"""
    half, rank = (LEFT, "captain") if column in LEFT else (RIGHT, "sea wolf")
    if leaders(s, half) == [seat]:
        return f"The {symbol_name(column)} is full, but dice there keep me ahead for {rank}."
    return f"The {symbol_name(column)} is full, but dice there still count for {rank}."
