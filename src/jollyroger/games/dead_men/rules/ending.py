"""Chapter 11, the end of the game: all win or all lose. (DM-10.5, DM-11)"""

from __future__ import annotations

from ....engine import Result
from ..components import CREW, FROMM, OFF_SHIP, TREASURE_COUNT
from ..events import Over
from ..state import IN_BAG, Ship, destroyed_count, looted_count

LOSSES = (
    "explosion",
    "overwhelmed",
    "trapped",
    "untimely-death",
    "no-more-pirates",
    "lost-treasure",
    "dead-pirate",
    "blocked",
    "burnt-out",
)


def lose(s: Ship, cause: str) -> None:
    """End the game with a loss, unless it has ended already."""
    if s.result is None:
        s.tell(Over, cause)
        s.end(Result((), cause))


def check_treasures(s: Ship) -> None:
    """The game is lost when too few treasures are left to reach the goal. (DM-10.5)"""
    if TREASURE_COUNT - destroyed_count(s) < s.goal:
        lose(s, "lost-treasure")


def has_undefeated_crew(s: Ship) -> bool:
    """Whether crew is undefeated, aboard or still in the bag. (DM-11.1)"""
    return any(s.token_at[token] < OFF_SHIP or s.token_at[token] == IN_BAG for token in CREW)


def check_win(s: Ship) -> None:
    """The game is won with enough treasure, all pirates off ship, no Fromm aboard, and crew as demanded. (DM-11.1)"""
    if s.result is not None or looted_count(s) < s.goal or s.token_at[FROMM] < OFF_SHIP:
        return
    if all(place == OFF_SHIP for place in s.place) and not (s.all_crew and has_undefeated_crew(s)):
        s.tell(Over, "win")
        s.end(Result(tuple(range(s.seats)), "win"))
